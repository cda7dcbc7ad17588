# El comando `tricorne`: ayuda y mensajes.

cli-help = Jugar a Liberté y a Libertalia, ofrecer mesas y clasificar bots.
cli-panel-arguments = Argumentos
cli-panel-options = Opciones
cli-panel-commands = Comandos

cli-option-version = Mostrar la versión.
cli-option-language = El idioma: { $languages }.
cli-option-help = Mostrar esta ayuda.
cli-option-game = El juego: liberte o libertalia.
cli-option-players = Número de jugadores.
cli-option-seed = Cualquier texto; la misma semilla da la misma partida.
cli-option-option = Una opción del juego; se puede repetir. «tricorne games» enumera las opciones.
cli-option-edition = Abreviatura de --option edition=…
cli-option-components = Un archivo con el material de tu propio ejemplar.
cli-option-backend = Cómo se ejecutan las reglas: wasm, native (código máquina, que se instala aparte) o interpreted. Con «check», se compara con el código máquina.
cli-option-file = Un archivo de grabación.

cli-play-help = Jugar una partida en el terminal, aquí o en un servidor.
cli-play-option-game = El juego: liberte o libertalia; no hace falta con --resume o --table.
cli-play-option-seats = Quién se sienta dónde, separado por comas: human o un bot (por defecto: un human, los demás planner). Con --server: me, open o un bot. «tricorne bot list» enumera los bots.
cli-play-option-names = Nombres de los jugadores, separados por comas.
cli-play-option-save = Dónde guardar la partida (por defecto: un archivo en este directorio, con el nombre del juego y la semilla).
cli-play-option-resume = Continuar la partida de este archivo.

cli-simulate-help = Jugar partidas al azar y guardar la grabación de cada una.
cli-simulate-option-games = Número de partidas.
cli-simulate-option-out = Directorio para las grabaciones.

cli-replay-help = Reproducir una grabación y mostrar lo que pasó.
cli-replay-option-check = Solo comprobar que la grabación es válida.

cli-trace-help = Mostrar cada decisión de una grabación con el estado completo anterior, en líneas JSON.
cli-trace-option-out = Escribir en este archivo en vez de mostrarlo.

cli-dataset-help = Escribir en un archivo Parquet cada decisión de partidas entre bots, o de partidas grabadas, para el aprendizaje supervisado.
cli-dataset-option-out = El archivo Parquet que se escribe.
cli-dataset-option-bots = Los bots, separados por comas; ocupan los asientos por turno, y cada partida empieza por el siguiente.
cli-dataset-option-players = Número de jugadores. Por defecto: tantos como bots, si el juego lo permite.
cli-dataset-option-games = Número de partidas. Por defecto: 100.
cli-dataset-option-seed = Cualquier texto; la misma semilla da las mismas partidas.
cli-dataset-option-variety = Con qué frecuencia, de 0 a 1, un bot que busca juega, en vez de la mejor acción, una sorteada según su parte de las simulaciones. Por defecto: 0.
cli-dataset-option-records = En vez de jugar, leer las grabaciones de este directorio.

cli-perft-help = Contar las secuencias legales de decisiones.
cli-perft-option-depth = Profundidad, en decisiones.

cli-check-help = Comprobar las reglas en partidas al azar con todos los números de jugadores y todas las opciones.
cli-check-option-games = Número de partidas.

cli-bench-help = Medir la velocidad de las reglas y de los bots en esta máquina.
cli-bench-option-what = Un juego, para medir sus reglas; o «bots», para medir los bots de los juegos que siguen, o de todos.
cli-bench-option-games = Juegos cuyos bots se miden.
cli-bench-option-seconds = Duración de cada medición.
cli-bench-option-json = Mostrar JSON en vez de una tabla.

cli-games-help = Enumerar los juegos, con sus números de jugadores y sus opciones.

cli-components-help = Jugar con el material de tu propio ejemplar.
cli-components-export-help = Mostrar el material incluido, para editarlo y pasarlo a --components.
cli-components-check-help = Comprobar un archivo de material.
cli-components-check-option-file = El archivo de material.

## Mensajes de los comandos

cli-warning = Aviso: { $said }
cli-compiling = Cargando el código máquina de las reglas; si antes hay que compilarlo, tardará uno o dos minutos…
cli-getting-ready = Cargando las reglas…
cli-simulating = Jugando
cli-simulated = { $games ->
    [one] Una partida
   *[other] { $games } partidas
}, { $moves } jugadas, en { $directory }. La semilla era { $seed }.
cli-dataset-reading = Leyendo
cli-dataset-played = { $games ->
    [one] Una partida
   *[other] { $games } partidas
}, { $rows } decisiones, en { $file }. La semilla era { $seed }.
cli-dataset-read = { $games ->
    [one] Una partida
   *[other] { $games } partidas
}, { $rows } decisiones, en { $file }{ $unfinished ->
    [0] .
    [one] ; falta otra grabación, porque su partida no ha terminado.
   *[other] ; faltan otras { $unfinished } grabaciones, porque sus partidas no han terminado.
}
cli-replay-fits = { $file }: { $moves } jugadas, todas legales, y la partida ha terminado.
cli-replay-fits-unfinished = { $file }: { $moves } jugadas, todas legales; la partida no ha terminado.
cli-transcript-title = { $game }, { $players } jugadores, semilla { $seed }
cli-transcript-unfinished = La partida no ha terminado.
cli-perft-depth = Profundidad
cli-perft-sequences = Secuencias
cli-counting = Contando…
cli-checking = Comprobando
cli-checked = { $games ->
    [one] Una partida
   *[other] { $games } partidas
} de { $variants } variantes, { $moves } jugadas: no se ha incumplido ningún invariante.
cli-checked-equal = Todos los repartos, estados, acciones legales, sucesos, observaciones, determinizaciones y árboles de búsqueda de «{ $backend }» son iguales a los de «{ $other }», byte a byte.
check-foul = Se ha incumplido un invariante tras la jugada { $move } de la partida con semilla { $seed }, { $players } jugadores, { $options }: { $problem }
cli-measuring = Midiendo…
cli-games-game = Juego
cli-games-players = Jugadores
cli-games-options = Opciones, primero la predeterminada
cli-components-fit = Se puede jugar con { $file }{ $warnings ->
    [0] .
    [one] ; hay un aviso.
   *[other] ; hay { $warnings } avisos.
}

## En la mesa

play-prompt = Tu elección (? para ver la ayuda):{" "}
play-question = Se te pregunta: { $ask }
play-curtain = Pasa el teclado a { $seat }. Pulsa Intro cuando nadie más esté mirando.
play-no-choice = Elige un número del 1 al { $count }, o escribe una acción.
play-legal = Ahora puedes «{ $action }».
play-undone = Deshecho: { $action }
play-saved = Guardado en { $file }.
play-log-cut = … { $count } sucesos anteriores; «log» los muestra todos.
play-resume = La partida está guardada en { $file }. Continúala con: { $command }
play-finished = La grabación de la partida es { $file }.
play-thinking = { $bot } está pensando…
play-hint-chance = Probabilidad de ganar
play-hint-choice = Opción
play-hint-percent = { $percent } %
play-help =
    Escribe el número de una opción, o la propia acción (por ejemplo, «pass»).
    ?            esta ayuda
    why ACCIÓN   ¿por qué se puede hacer ahora una acción, o por qué no?
    hint         qué haría un bot fuerte, con sus probabilidades
    board        dibujarlo todo otra vez
    log          todo lo que has visto pasar
    undo         deshacer tu última jugada, si no te reveló nada nuevo
    quit         salir; la partida se puede continuar después
    Intro        mostrar otra vez las opciones
play-help-home = save [ARCHIVO]  guardar una copia en un archivo; la partida misma se guarda tras cada jugada

cli-serve-help = Poner en marcha un servidor: mesas para personas y bots, en el navegador.
cli-serve-option-host = Dirección en la que escucha; 0.0.0.0 para todas.
cli-serve-option-port = Puerto en el que escucha.
cli-serve-option-database = Base de datos para las mesas: sqlite:///ARCHIVO o postgresql://USUARIO:CONTRASEÑA@SERVIDOR/NOMBRE
cli-serve-option-workers = Número de procesos del servidor; más de uno exige PostgreSQL.
cli-serve-option-url = URL pública del servidor, para los enlaces.
cli-serve-option-setting = Cualquier otro ajuste; ver docs/hosts.md.

cli-verify-help = Verificar que una partida se repartió según el compromiso anterior a su primera jugada.
cli-verify-option-commitment = El compromiso (la huella del reparto) que mostró la mesa antes de la primera jugada, si la grabación no lo tiene.
cli-verify-option-number = El número que aportó tu cliente, para comprobar que el reparto lo usó.
