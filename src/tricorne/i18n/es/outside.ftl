# Bots propios: sus nombres, y lo que puede fallar con ellos.

error-bot-form = «{ $bot }» no es un bot. Un bot propio tiene una de estas formas: { $right }.
error-bot-command = «{ $bot }» no se puede dividir en un programa y sus argumentos: { $problem }.
error-bot-program = «{ $bot }»: no hay ningún programa «{ $program }» que se pueda ejecutar. Un programa de este directorio necesita ./ delante de su nombre, y tiene que ser ejecutable.
error-bot-system = «{ $bot }»: los programas solo pueden jugar en Linux y macOS. Un bot en Python puede jugar como python:ARCHIVO.py:Clase.
error-bot-import = «{ $bot }»: no se puede cargar { $source }: { $problem }
error-bot-class = «{ $bot }»: { $source } no tiene ninguna clase { $found } que sea subclase de tricorne.bots.Bot.
error-bot-made = «{ $bot }»: no se ha podido crear el bot: { $problem }
error-resume-own = { $file } se jugó con programas propios de alguien. Para ejecutarlos aquí, nómbralos tú: --seats '{ $seats }'. Para seguir sin ellos, nombra otros.
error-seats-quotes = «{ $text }»: falta una comilla.

## Qué hizo mal un bot durante una partida

bot-failure = { $seat } ({ $bot }): { $said }
bot-replaced = Greedy decide en su lugar.
bot-says = { $seat }: «{ $said }»
bot-raised = El bot ha fallado: { $problem }
bot-no-action = El bot ha respondido { $answer }, que no es el número de ninguna acción.
bot-illegal = El bot ha elegido «{ $action }», que ahora no es legal.
bot-late = El bot ha tardado { $seconds } segundos y tenía { $clock }.

## Qué hizo mal un programa, y cómo arreglarlo

outside-last-words = { $lines ->
    [0] No ha escrito nada en el error estándar.
   *[other] En el error estándar ha escrito: { $tail }
}

outside-start = No se puede iniciar el programa: { $problem }
outside-start-cure = Haz ejecutable el archivo, y comprueba que su primera línea (#!) nombra un intérprete instalado.
outside-no-hello = El programa no ha respondido a «hello» en { $seconds } segundos. { outside-last-words }
outside-no-hello-cure = Responde a «hello» al momento, antes de cargar nada grande, y vacía el búfer de la salida estándar tras cada línea.
outside-silent = El programa no ha respondido en { $seconds } segundos. { outside-last-words }
outside-silent-cure = Responde a cada «ask» dentro de su «clock», y vacía el búfer de la salida estándar tras cada línea.
outside-exit = El programa ha terminado con el código { $code }. { outside-last-words }
outside-exit-cure = Sigue en marcha hasta recibir «quit» o hasta que acabe la entrada estándar, y trata todos los errores.
outside-closed = El programa ha cerrado su salida estándar. { outside-last-words }
outside-closed-cure = Mantén abierta la salida estándar hasta recibir «quit».
outside-too-long = El programa ha escrito una línea de más de { $most } bytes. Empieza así: { $text }
outside-too-long-cure = Termina cada mensaje con un salto de línea, y envía menos candidatos.
outside-not-utf8 = El programa ha escrito una línea que no es UTF-8: { $text }
outside-not-utf8-cure = Escribe la salida estándar en UTF-8.
outside-not-json = El programa ha escrito una línea que no es JSON (en el carácter { $column }): { $text }
outside-not-json-cure = Escribe en la salida estándar un objeto JSON por línea y nada más; todo lo demás va al error estándar.
outside-too-deep = El programa ha escrito JSON anidado a demasiada profundidad: { $text }
outside-too-deep-cure = Escribe los objetos planos que describe el protocolo.
outside-not-object = El programa ha escrito una línea que no es un objeto JSON: { $text }
outside-not-object-cure = Escribe cada mensaje como un objeto: {"{"}"type": …{"}"}.
outside-twice = El programa ha escrito un objeto con la clave «{ $field }» repetida.
outside-twice-cure = Escribe cada clave de un objeto una sola vez.
outside-no-number = El programa ha escrito { $found }, que no es un número JSON aceptado.
outside-no-number-cure = Escribe números de 18 cifras como mucho, y null en vez de NaN o Infinity.
outside-protocol = El programa usa la versión { $found } del protocolo, pero este Tricorne usa la versión { $right }.
outside-protocol-cure = Envía "protocol": { $right } en «hello», y sigue esa versión.
outside-field = El programa ha enviado { $found } como «{ $field }». Se esperaba: { $right }
outside-field-cure = Copia «id» y «move» de la pregunta en la respuesta, y da a cada campo la forma que describe el protocolo.
outside-text = El programa ha enviado { $found } como «{ $field }». Se esperaba un texto de 1 a { $most } caracteres imprimibles.
outside-text-cure = Acórtalo, y quita los saltos de línea y otros caracteres no imprimibles.
outside-number = El programa ha enviado { $found } como «{ $field }». Se esperaba un número de { $low } a { $high }.
outside-number-cure = Envía un número dentro de estos límites, u omite el campo.
outside-illegal = El programa ha elegido «{ $action }», que no es una de las { $count } acciones legales, como «{ $example }».
outside-illegal-cure = Elige uno de los textos de «legal», exactamente como está escrito.
outside-game = El programa no juega a { $game }; juega a: { $games }.
outside-game-cure = Enumera en «hello» los juegos a los que juega el programa, con los nombres del «hello» que recibe.
outside-given-up = El programa ha fallado { $times } veces en esta partida y no se vuelve a iniciar.

## Las pruebas de conformidad: `tricorne bot test`

outside-unasked = El programa ha escrito algo sin que se le preguntara: { $text }
outside-unasked-cure = Escribe una línea por cada «hello» y cada «ask», y nada más; todo lo demás va al error estándar.
outside-no-game = El programa juega a { $games }, y aquí no se conoce ninguno. Juegos conocidos: { $right }.
outside-no-game-cure = Enumera en «hello» al menos uno de estos: { $right }.
outside-differs = Con la misma semilla, la decisión { $move } fue una vez «{ $first }» y otra vez «{ $second }».
outside-differs-cure = Toma de la «seed» de la partida todos los números aleatorios, y no dependas del reloj. Es opcional, pero hace que las partidas se puedan repetir.
outside-stays = El programa seguía en marcha { $seconds } segundos después de pedirle que terminara.
outside-stays-cure = Termina el programa, y todo lo que haya iniciado, al recibir «quit» y al acabar la entrada estándar.

exam-hello = Responde a hello
exam-games = Juega a un juego conocido
exam-whole = Juega una partida entera de { $game } con { $players } jugadores
exam-leave = Deja una partida y juega otra en el mismo proceso
exam-at-once = Juega dos partidas a la vez
exam-unknown = Pasa por alto mensajes y campos desconocidos
exam-refused = Sigue tras un mensaje de error
exam-seed = Toma las mismas decisiones con la misma semilla
exam-quit = Termina con «quit»
exam-end-of-input = Termina cuando acaba su entrada estándar

cli-bot-help = Enumerar los bots y probar el tuyo.
cli-bot-list-help = Enumerar los bots incluidos.
cli-bot-test-help = Probar si un programa sigue el protocolo para bots externos.
cli-bot-test-option-command = El programa y sus argumentos, como en: tricorne bot test node mybot.js
cli-bot-test-option-clock = Los segundos que tiene el programa para cada decisión.
cli-bot-list-name = Bot
cli-bot-list-what = Cómo juega
cli-bot-list-own = El tuyo: exec:COMANDO ejecuta un programa, python:ARCHIVO.py:Clase crea un bot a partir de una clase.
cli-bot-passed = ✓ { $said }
cli-bot-failed = ✗ { $said }
cli-bot-noted = • { $said }
cli-bot-sent = Enviado: { $text }
cli-bot-back = Recibido: { $text }
cli-bot-nothing-back = Recibido: nada
cli-bot-cure = Arreglo: { $said }
cli-bot-conforms = { $name } sigue el protocolo.
cli-bot-does-not = { $count ->
    [one] Una prueba ha fallado.
   *[other] Han fallado { $count } pruebas.
}

bots-random = cualquier acción legal, todas con la misma probabilidad
bots-greedy = la acción que parece mejor, sin mirar adelante
bots-planner = un jugador prudente que mira un poco adelante, con reglas hechas a mano
bots-search-1 = una búsqueda que piensa brevemente
bots-search-2 = una búsqueda que piensa un momento
bots-search-3 = una búsqueda que piensa con cuidado
bots-search-4 = una búsqueda que piensa mucho rato
bots-search-5 = una búsqueda que piensa muchísimo rato
