# Jugar en un servidor desde el terminal, y hacer jugar allí a un bot.

cli-option-table = Una mesa del servidor: su id o un enlace de invitación.
cli-option-name = Tu nombre en el servidor (por defecto: el último que usaste).
cli-option-seat = Qué asiento ocupar, contando desde 1 (por defecto: el tuyo, o el primero libre).
cli-play-option-server = Jugar en este servidor.
cli-play-option-watch = Solo mirar.
cli-bot-join-help = Hacer jugar a tu bot en un servidor.
cli-bot-join-option-server = URL del servidor, o un enlace de invitación.
cli-bot-join-option-bot = El bot: exec:COMANDO, python:ARCHIVO.py:Clase, o uno de «tricorne bot list».
cli-bot-join-option-token = Token de la persona por la que juega el bot; TRICORNE_TOKEN es más seguro.
cli-bot-join-option-name = Nombre del bot en el servidor.
cli-bot-join-option-forever = Tras la partida, esperar la siguiente: una revancha, u otra mesa donde el bot tenga asiento.

cli-bot-seated = { $bot } juega como { $name } en el asiento { $seat }: { $table }
cli-bot-played = La partida ha terminado{ $won ->
    [yes] , y ha ganado el bot.
   *[no] .
} Puntos por asiento: { $points }

play-your-name = Tu nombre:{" "}
play-invite = Invita a otros con este enlace. En un terminal se escribe: tricorne play --table ENLACE
play-waiting = Esperando a { $names }…
play-waiting-open = Esperando a { $count ->
    [one] alguien en el asiento libre…
   *[other] gente en los { $count } asientos libres…
}
play-away = Un bot juega por ti. Pulsa Intro para volver a jugar.
play-agree = ¿Estás de acuerdo? ({ $yes }/{ $no }){" "}
play-yes = s
play-no = n
play-remark = { $name }: { $said }
play-come-back = Tu asiento sigue siendo tuyo. Vuelve con: { $command }
play-come-back-watching = Vuelve a mirar con: { $command }
play-finished-inn = La partida está guardada en el servidor. Vuelve a verla con: { $command }
play-help-inn = say TEXTO    enviar un mensaje al chat

table-lost = No se puede conectar con el servidor; intentándolo de nuevo…
table-back = El servidor ha vuelto.
table-line-sit = { $who ->
    [person] { $name } se sienta.
   *[bot] El bot { $bot } toma asiento.
}
table-line-leave = { $seat } vuelve a estar libre.
table-line-commit = { $seat } participa en barajar las cartas.
table-line-reveal = { $seat } ha barajado las cartas.
table-line-start = Empieza la partida.
table-line-undo = { $seat } deshace la última jugada.
table-line-deputy = { $why ->
    [time] A { $seat } se le ha acabado el tiempo: sigue { $bot }.
    [vote] Los demás lo han decidido: { $bot } sigue por { $seat }.
   *[wish] { $bot } juega por { $seat }.
}
table-line-return = { $seat } vuelve a jugar.
table-line-failure = { $seat }: { $said }
table-line-propose = { $what ->
    [rewind] { $seat } propone volver { $to ->
        [0] al principio
       *[other] a la jugada { $to }
    }.
   *[deputy] { $seat } propone que un bot juegue por { $about }.
}
table-line-agree = { $seat } está de acuerdo.
table-line-refuse = { $seat } no está de acuerdo.
table-line-continue = Aquí continúa una partida que empezó en un navegador.
table-line-redeal = La página del navegador conocía las cartas, así que todo lo oculto se reparte de nuevo. Solo conservan su mano los asientos de quien trajo la partida.
table-line-rewind = Todos de acuerdo: la partida vuelve { $to ->
    [0] al principio
   *[other] a la jugada { $to }
}.
table-line-close = El anfitrión ha cerrado la mesa.
table-line-rematch = { $seat } propone una revancha en la mesa { $table }.

error-server-address = «{ $address }» no es la dirección de un servidor. Ejemplos: https://play.example.org o http://192.168.1.5:8017
error-server-missing = No se ha indicado ningún servidor. Añade --server, por ejemplo --server https://play.example.org
error-link = «{ $link }» no es una invitación. Las invitaciones son así: https://play.example.org/join#SECRETO. Si la tuya empieza por /join, indica además su servidor: --server URL
error-link-and-table = La dirección es una invitación, así que la mesa «{ $table }» sobra. Quita una de las dos.
error-unreachable = No se puede conectar con { $server }: { $problem }
error-no-table-server = { $server } no responde como un servidor de Tricorne.
error-server-said = { $said }
error-other-layout = Este Tricorne y el servidor no son compatibles para { $game }: versión { $rules } de las reglas aquí, { $found } en el servidor, o motores distintos. Instala la versión de Tricorne del servidor.
error-name-missing = No se ha indicado ningún nombre. Añade --name NOMBRE
error-seats-me = «{ $seats }»: en un servidor, exactamente un asiento es «me»; los demás son «open» o bots, como en me,planner,open
error-no-seat-free = Todos los asientos de la mesa { $table } están ocupados. Usa --watch para mirar.
error-server-settles = { $option } no es posible en un servidor; quítalo.
error-table-settles = La mesa ya existe; quita { $option }.
error-game-or-table = Indica un juego para crear una mesa, o una mesa existente con --table.
error-nowhere-to-play = El bot no tiene asiento en ninguna mesa. Indica una mesa: --table ID o su enlace. Con --forever espera a tener uno.
