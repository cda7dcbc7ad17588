# La arena: su ayuda, su salida y su informe.

cli-arena-help = Jugar un torneo entre bots e informar de su fuerza.
cli-arena-option-bots = Los bots, separados por comas. Tantos como jugadores forman una alineación; con más, se juegan todas las combinaciones; si son menos, ocupan los asientos por turno. No hace falta con --resume.
cli-arena-option-games = Cuántas partidas, redondeando a rondas completas. Por defecto: 400.
cli-arena-option-seed = Cualquier texto; la misma semilla da las mismas partidas.
cli-arena-option-clock = Los segundos que tiene un bot para cada decisión.
cli-arena-option-out = El directorio para grabaciones, resultados e informe. Por defecto: arena, juego y semilla, en el directorio actual.
cli-arena-option-resume = Continuar la arena de ese directorio; con un --games mayor se añaden partidas.
cli-arena-option-workers = Cuántos procesos juegan. Por defecto: uno por núcleo.
cli-arena-option-ray = Jugar en el clúster de Ray de esta dirección; «local» pone uno en marcha en esta máquina.
cli-arena-option-json = Mostrar el informe como JSON, y nada más.

## La salida del comando

arena-begins = { $games } partidas en { $deals } repartos, guardadas en { $directory }.
arena-rounded = { $more ->
    [one] Es una partida más de las pedidas
   *[other] Son { $more } partidas más de las pedidas
}, para que cada bot juegue cada reparto desde cada asiento.
arena-resumes = Ya se han jugado { $done } de { $games } partidas, en { $directory }.
arena-ending = { $share } de las partidas: { $ending }
arena-failed = { $bot } ha fallado { $count ->
    [one] una vez
   *[other] { $count } veces
}:
arena-done = El informe es { $file }.

error-worker-lost = Un proceso ha terminado de improviso, quizá por falta de memoria. Las partidas jugadas hasta ahora están guardadas: continúa con --resume y, si vuelve a pasar, con menos --workers.

error-arena-bots = ¿Qué bots? Nómbralos tras --bots, separados por comas. Hay: { $right }.
error-arena-clock = Un reloj de { $clock } segundos no deja tiempo para pensar; tiene que ser mayor que 0.
error-arena-exists = { $directory } ya existe. Elige otro directorio con --out, o continúa esa arena con --resume.
error-arena-played = Otro proceso está jugando esta arena, en { $directory }: espéralo o páralo antes.
error-arena-none = En { $directory } no hay ninguna arena que continuar: no hay un { $file } legible.
error-arena-where = ¿Qué arena hay que continuar? Indica su directorio con --out, o su --seed.
error-arena-differs = La arena de { $directory } tiene otros ajustes: { $what }. Omítelos o elige otro directorio.
error-arena-cluster = --ray necesita Ray: instálalo con «make install EXTRAS=cluster».
error-arena-cluster-none = No se puede conectar con el clúster de Ray en { $address }: { $problem }

## El informe, en el terminal y como página

arena-title = { $game }: la arena
arena-lead = { $players } jugadores · { $options } · semilla { $seed }
arena-fact-games = partidas
arena-fact-deals = repartos
arena-fact-decisions = decisiones
arena-fact-speed = decisiones por segundo y núcleo
arena-fact-computing = de tiempo de cálculo

arena-column-bot = Bot
arena-column-rating = Nivel
arena-column-wins = Victorias
arena-column-interval = 95 %
arena-column-points = Puntos
arena-column-games = Partidas
arena-column-time = Tiempo por jugada
arena-column-p99 = 99 % en
arena-column-failures = Fallos
arena-all = Todos los bots

arena-standings = Clasificación
arena-standings-note = Las victorias se cuentan por cada asiento de un bot; una victoria compartida cuenta como fracción. Cada bot ha jugado cada reparto desde cada asiento.
arena-ratings = Niveles
arena-ratings-note = Niveles OpenSkill (Plackett–Luce) con sus intervalos del 95 %. Un bot nuevo tiene 25.
arena-shares = Victorias
arena-shares-note = La proporción de victorias por asiento, con su intervalo del 95 %. La línea discontinua es la igualdad.
arena-points = Puntos
arena-points-note = La distribución de los puntos; una línea marca la media.
arena-history = Niveles, partida a partida
arena-history-note = Cómo han evolucionado los niveles, en el orden de las partidas.
arena-endings = Finales
arena-endings-note = Cómo han acabado las partidas.
arena-times = Tiempo por jugada
arena-times-note = El tiempo de una decisión con más de una acción legal, en escala logarítmica: de la mediana al más largo, con un punto en la media y un trazo en el percentil 99. Los bots que juegan en código máquina solo se cronometran en la primera partida de los primeros repartos.
arena-time-hint = media { $mean }, 99 % en { $p99 }, máximo { $longest } ({ $measured } mediciones)
arena-seats = Victorias por asiento
arena-seats-note = Si los asientos son iguales, los bots en conjunto ganan la misma proporción desde cada uno.
arena-head-to-head = Cara a cara
arena-head-to-head-note = Con qué frecuencia el bot de una fila ha quedado por delante del bot de una columna en la misma partida; un empate cuenta la mitad.
arena-failures = Fallos
arena-failures-note = Dónde un bot no dio a tiempo una respuesta válida; la partida siguió.
arena-failure = Partida { $game }, jugada { $move }:
arena-footer = Tricorne { $version }, reglas { $rules }, material { $components }.
