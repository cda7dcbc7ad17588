# Qué dicen las páginas en el navegador.

## Juegos

web-game-liberte = Liberté
web-game-liberte-pitch = Francia, 1789. Tres facciones, 27 provincias; nadie conserva el poder mucho tiempo.
web-game-liberte-time = unos 60 minutos
web-game-liberte-short = 3–6 jugadores, una hora más o menos
web-game-libertalia = Libertalia
web-game-libertalia-pitch = Todos tienen los mismos piratas. Elige uno en secreto; el rango decide quién se lleva qué.
web-game-libertalia-time = unos 30 minutos
web-game-libertalia-short = 2–6 jugadores, media hora

web-option-edition = Edición
web-option-edition-more = Ambas ediciones usan las mismas cartas. La segunda tiene reglas más nuevas; la primera es el juego original.
web-option-edition-second = Segunda
web-option-edition-first = Primera
web-option-second_card = Una segunda carta de valor 1
web-option-second_card-more = Tras una carta de valor 1 puede seguir otra en la misma región.
web-option-counter_revolution = Contrarrevolución
web-option-counter_revolution-more = Si la detecta el programa o tiene que proclamarla alguien.
web-option-counter_revolution-automatic = Automática
web-option-counter_revolution-claimed = Hay que proclamarla
web-option-fair_colours = Colores equilibrados
web-option-fair_colours-more = Con dos o tres jugadores, colores cuyos números plateados se compensan.
web-option-fair_colours-void = Solo importa con dos o tres jugadores.
web-option-open_booty = Botín a la vista
web-option-open_booty-more = Todos ven el botín de todas las guaridas. Bueno para una primera partida.
web-option-last_campaign_breaks_ties = La última campaña desempata
web-option-last_campaign_breaks_ties-more = Si hay empate, gana la mejor tercera campaña; sin esta opción, se comparte la victoria.

## En todas partes

web-skip = Saltar al contenido
web-page-failed = No se ha podido cargar esta página. Comprueba la conexión e inténtalo de nuevo.
web-unreachable = No se puede conectar con el servidor. Comprueba la conexión; nada de lo confirmado se ha perdido.
web-update-ready = Hay una versión nueva.
web-update-reload = Recargar
web-update-load = Cargar la versión nueva
web-update-later = Más tarde
web-outdated = Esta página está anticuada
web-outdated-more = El servidor tiene una versión más nueva. Recarga la página para abrir esta mesa; las partidas de este navegador se conservan.
web-here = En este navegador
web-played-here = en este navegador
web-here-more = Esta partida está en tu navegador: no necesita servidor, y nadie más puede unirse.
web-here-remove = Quitar
web-here-remove-sure = ¿Quitarla de este navegador?
web-here-full = El almacenamiento de tu navegador está lleno. Esto no se ha guardado, pero no se ha perdido nada de lo anterior. Quita partidas viejas e inténtalo de nuevo.
web-here-storage = Tu navegador no ha podido guardar esto. No se ha perdido nada de lo anterior; recarga la página e inténtalo de nuevo.
web-here-rules = No se han podido cargar las reglas. Comprueba la conexión e inténtalo de nuevo.
web-continue-lede = Lleva esta partida al servidor para que puedan unirse otros. Conservas tu mano. Todo lo que no puedes ver se repartirá de nuevo cuando estén ocupados todos los asientos, porque esta página conoce las cartas. La partida no será clasificatoria, y su reparto no se podrá verificar.
web-continue-seat = Asiento { $seat }: { $name }
web-continue-me = sigue en este dispositivo
web-continue-open = libre para otra persona
web-continue-bot = juega un bot
web-continue-go = Llevarla al servidor
web-continue-copy = La partida de este navegador se queda como está.
web-continued-lede = Esta partida empezó en un navegador y continúa aquí tras { $moves } jugadas. Aquella página conocía las cartas, así que todo lo oculto se reparte de nuevo al empezar; solo conservan su mano los asientos de quien la trajo. No tiene huella, de modo que este reparto no se puede verificar.
web-loading = Un momento…
web-close = Cerrar
web-again = Intentar de nuevo
web-save = Guardar
web-saved = Guardado.
web-more = Mostrar más
web-any = Cualquiera
web-yes = sí
web-no = no
web-you = tú
web-all = todas
web-all-count = ver las { $count }
web-copy = Copiar
web-copied = Copiado
web-revoke = Revocar
web-review = Repasar
web-watch = Mirar
web-look = Ver
web-act = Seguir
web-begin = Empezar

web-title-new = Una mesa nueva
web-title-tables = Mesas
web-title-table = Mesa
web-title-review = Repaso
web-title-join = Una invitación
web-title-rules = Reglas
web-title-aid = Ayuda de juego
web-title-gallery = Quiénes fueron
web-title-learn = Aprender
web-title-person = Tú en Tricorne
web-title-leaderboard = Clasificación
web-title-settings = Ajustes
web-title-lost = Aquí no hay nada

web-nav = Páginas
web-nav-menu = Mostrar las páginas
web-nav-play = Jugar
web-nav-tables = Mesas
web-nav-learn = Aprender
web-nav-rules = Reglas
web-nav-leaderboard = Clasificación
web-log-in = Entrar
web-log-out = Salir

web-lost = Nadie lleva este sombrero.
web-lost-more = Esta página no existe. Quizá el enlace ha perdido una letra.
web-lost-home = A la portada
web-no-server = Para esto hace falta un servidor
web-no-server-more = Aquí puedes jugar contra bots o en torno a un solo dispositivo, aprender, leer las reglas y repasar partidas.
web-server-open = Ir a { $server }
web-elsewhere = Jugar con otros
web-elsewhere-more = Para jugar con gente de otros sitios, queda con ella en este servidor.

## Portada

web-home-title = Toma asiento.
web-home-lede = Dos juegos bajo un mismo sombrero.
web-home-bots = Jugar contra bots
web-home-due = { $count ->
    [one] mesa te espera
   *[other] mesas te esperan
}
web-home-mine = Tus mesas
web-home-open = Mesas abiertas
web-home-open-none = Ninguna mesa busca jugadores. Abre una, y los demás la verán aquí.
web-home-away = Ahora no se puede conectar con el servidor, así que no se ven las mesas de los demás.
web-home-first = ¿Tu primera vez aquí?
web-home-first-more = Juega una partida guiada: diez minutos, cada cosa a su tiempo, sin manual.
web-home-learn-liberte = Cartas, provincias, una elección
web-home-learn-libertalia = Piratas, un barco, el botín
web-host-own = Monta tu servidor
web-host-install = Instálalo en cualquier ordenador
web-host-serve = Pon en marcha el servidor
web-host-invite = Envía el enlace a tus amigos. Solo necesitan un navegador.
web-make-table = Crear una mesa
web-players = { $low }–{ $high } jugadores
web-players-label = Jugadores
web-bots-label = Bots
web-bots-strength = Nivel de los bots
web-level-gentle = Fácil
web-level-sound = Medio
web-level-sharp = Fuerte
web-play-game = Jugar a { $game }
web-with-friends = Con amigos
web-learn-first = ¿Primera vez? Aprende en diez minutos
web-learn-game = Aprende { $game }
web-foot-rules = Reglas en tu idioma
web-foot-offline = Funciona sin internet
web-foot-account = Sin cuenta
web-foot-keyboard = Teclado y lector de pantalla
web-foot-aid = Ayuda de juego: { $game }
web-foot-designers = Liberté es un juego de Martin Wallace; Libertalia, de Paolo Mori: gracias a los dos.
web-foot-map = Datos del mapa: Natural Earth

web-guest-names = Corsario Audaz, Tribuno Callado, Cocinera Alegre, Vigía Atento, Ciudadana Altiva, Gaviota Salada, Enviada Sagaz, Marinero con Suerte, Tambor Valiente, Loro Astuto, Panadera Honrada, Correo Veloz, Lobo de Mar, Escarapela Brillante, Gran Orador, Grumete Fiel, Artillera Intrépida, Cartógrafa Sabia, Barbero Jovial, Timonel Tranquilo
web-bot-names = Viejo Ned, Bonny, Ciudadano Marat, Barnabé, Madame Roland, Tom el Largo, Théroigne, Sans-Souci, Jane la Tuerta, Cadet, Père Duchesne, Lucy la Roja, Fabre, Will el Loco, Olympe, Patch

## Listas de mesas

web-pace-live = en vivo
web-pace-minutes = { $count ->
    [one] un minuto por jugada
   *[other] { $count } minutos por jugada
}
web-pace-days = { $count ->
    [one] una jugada al día
   *[other] una jugada cada { $count } días
}
web-seats-left = { $count ->
    [0] completa
    [one] queda un asiento
   *[other] quedan { $count } asientos
}
web-invited = { $count ->
    [one] Tienes una invitación para jugar (queda un asiento)
   *[other] Tienes una invitación para jugar (quedan { $count } asientos)
}
web-waits-for-you = Te toca (última jugada { $when })
web-waits-for = { $name } está pensando
web-running = en juego, última jugada { $when }
web-closed-table = cerrada antes del final
web-you-won = Ganaste { $when }
web-you-shared = Compartiste la victoria { $when }
web-they-won = { $count ->
    [one] Ganó { $names }
   *[other] Compartieron la victoria { $names }
}
web-with = con { $names }
web-bots-count = { $count ->
    [one] un bot
   *[other] { $count } bots
}
web-begun = empezada { $when }
web-what-if = ¿Y si…? Una copia privada de una partida: nada de lo que pase aquí cuenta.
web-a-bot = Un bot
web-players-count = { $count } jugadores
web-kind-of-table = { $kind ->
    [branch] y si…
    [lesson] una lección
    [continued] empezada en un navegador
   *[replay] una partida importada
}
web-tables = Mesas
web-tables-lede = Siéntate, o mira por encima del hombro de alguien.
web-tables-lede-here = Tus partidas en este navegador.
web-tables-whose = De quién son las mesas
web-tables-public = Públicas
web-tables-mine = Mías
web-tables-none = Ahora mismo no hay mesas. Crea una, y los demás la verán aquí.
web-tables-none-mine = Todavía no has jugado. Juega contra bots o crea una mesa para tus amigos.
web-tables-none-such = Ninguna mesa coincide.
web-tables-widen = Mostrar todas
web-tables-due = Te esperan
web-tables-due-none = Nadie te espera. Aquí aparecen las mesas en las que te toca.
web-replay = Importar una partida
web-replay-more = ¿Has guardado la grabación de una partida? Repásala aquí jugada a jugada y continúa desde cualquier posición.
web-replay-choose = Elegir una grabación
web-filter-game = Juego
web-filter-status = Estado
web-status-open = esperando jugadores
web-status-running = en juego
web-status-finished = terminada
web-status-closed = cerrada

## Una mesa nueva

web-new-title = Una mesa nueva
web-new-lede = Los asientos se pueden cambiar hasta que empiece la partida.
web-new-lede-here = En torno a un dispositivo, con personas y bots.
web-new-game = Juego
web-new-seats = Asientos
web-new-seats-order = en sentido horario
web-new-rules = Opciones
web-new-table = La mesa
web-new-name = Nombre
web-new-name-usual = La pandilla del viernes
web-new-pace = Ritmo
web-new-public = Pública
web-new-public-more = Cualquiera en este servidor puede sentarse o mirar.
web-new-rated = Clasificatoria
web-new-rated-more = El resultado cambia el nivel de todos. No hay pistas.
web-new-rated-void = Imposible si varias personas comparten dispositivo.
web-new-rated-bots = Imposible con bots.
web-new-rated-cards = Imposible con cartas propias.
web-new-rated-guest = Solo se clasifica quien tiene contraseña. Puedes poner una en tu página.
web-new-make = Crear la mesa
web-new-make-more = { $count ->
    [one] Hay un asiento libre: ahora recibirás un enlace para tu amigo.
   *[other] Hay { $count } asientos libres: ahora recibirás un enlace para tus amigos.
}
web-new-start = Empezar
web-new-start-more = No hay asientos libres, así que la partida empieza enseguida, en tu navegador.
web-new-start-here = La partida empieza enseguida, en tu navegador.
web-pace-choice-live = En vivo
web-pace-choice-minutes = 5 minutos
web-pace-choice-day = Un día
web-pace-choice-week = Una semana
web-pace-live-more = Sin límite de tiempo.
web-pace-minutes-more = Si alguien tarda más en una jugada, juega un bot hasta que vuelva.
web-pace-day-more = Una jugada al día; pasado ese tiempo, juega un bot hasta que la persona vuelva.
web-pace-week-more = Una jugada a la semana, para partidas por correspondencia.
web-kind-open = Libre
web-kind-bot = Bot
web-kind-here = Aquí
web-seat-open = Asiento libre
web-seat-bot = Bot
web-seat-me-more = tu asiento
web-seat-open-more = quien abra el enlace
web-seat-bot-more = juega al momento, a cualquier hora
web-seat-here = Nombre de la persona del asiento { $number }, en este dispositivo
web-seat-here-name = Jugador { $number }
web-seat-here-now = ya está en la mesa
web-seat-up = Subir el asiento { $number }
web-seat-down = Bajar el asiento { $number }
web-seat-remove = Quitar el asiento { $number }
web-seat-add = Añadir asiento
web-seat-shuffle = Sortear
web-round = Alrededor de la mesa
web-round-aloud = Asientos en sentido horario: { $names }

## Antes de la partida

web-wait-lede = { $count ->
    [0] Ya están todos.
    [one] Queda un asiento libre.
   *[other] Quedan { $count } asientos libres.
}
web-wait-fill = { $count ->
    [0] Empezar
    [one] Completar con un bot y empezar
   *[other] Completar con { $count } bots y empezar
}
web-wait-more = O espera: la partida empieza sola cuando se ocupe el último asiento.
web-sit-here = Sentarme aquí
web-stand-up = Levantarme
web-seat-free = Liberar el asiento
web-seat-a-bot = Sentar un bot
web-seat-waiting = esperando
web-invite = Invitar
web-invite-make = Crear un enlace
web-invite-link = Enlace a esta mesa
web-invite-more = { $public ->
    [yes] Envía este enlace: un clic, y tu amigo se sienta aquí. Nadie necesita cuenta. La mesa es pública, así que también sale en la lista de mesas.
   *[no] Envía este enlace: un clic, y tu amigo se sienta aquí. Nadie necesita cuenta. Con solo la dirección de esta página no entra nadie.
}
web-share = Compartir
web-seat-came = { $name } se ha sentado.
web-choose-seat = Elegir asiento
web-table-private = Las mesas son privadas, salvo que su anfitrión las haga públicas. Si te ha invitado un amigo, pídele el enlace de invitación: la página de la mesa se lo muestra al anfitrión. Si tienes un asiento aquí, entra con tu nombre o usa el navegador en el que te sentaste.
web-invite-seat = Enlace a mi asiento
web-invite-seat-more = Quien abra este enlace ocupará tu asiento: otro dispositivo tuyo, o un amigo.
web-invite-made = creado { $when }
web-join-title = Tienes una invitación a una mesa
web-join-by = { $name } te invita a jugar a { $game }
web-join-failed = Este enlace no funciona
web-join-unrated = no clasificatoria
web-join-as = Juegas como { $name }.
web-join-sit = { $count ->
    [one] Queda un asiento libre.
   *[other] Quedan { $count } asientos libres.
}
web-join-sit-go = Sentarme
web-join-watch = Solo mirar
web-join-take = Con este enlace ocupas el asiento de { $name } para siempre.
web-join-take-go = Ocupar este asiento
web-join-full = Todos los asientos están ocupados. Aun así puedes mirar.
web-join-full-go = Mirar
web-join-running = La partida ya ha empezado y no hay asientos libres. Aun así puedes mirar.
web-join-running-go = Mirar
web-join-review = Esta partida ha terminado. Aun así puedes ver cómo fue.
web-join-review-go = Repasar la partida
web-join-closed = Ya no hay a qué unirse: la partida ha terminado o se cerró la mesa.
web-join-seated = Ya tienes un asiento en esta mesa.
web-join-seated-go = A la mesa
web-join-name = ¿Cómo te llamamos?
web-join-more = Sin cuenta ni contraseña. Puedes cambiar el nombre más tarde.
web-join-empty = Este enlace está incompleto. Pide el enlace completo a quien te invitó.

## En la mesa

web-table-home = Tricorne: a la portada
web-table-closed-door = No puedes ver esta mesa
web-table-broken = Esta partida no puede continuar aquí
web-menu = Menú
web-undo = Deshacer
web-hint = Pista
web-hint-more = Pide a un bot fuerte que valore tus opciones
web-hint-thinking = Un bot fuerte está pensando…
web-hint-not-asked = Ahora no hay nada que elegir.
web-hint-about = La probabilidad de ganar tras cada opción, tal como la estima un bot fuerte con lo que tú sabes.
web-hint-lead = { $count ->
    [0] Apenas mejor que la siguiente.
    [one] Un punto porcentual por delante de la siguiente.
   *[other] { $count } puntos porcentuales por delante de la siguiente.
}
web-leave = Dejar la mesa
web-leave-for-now = A la portada: tu asiento sigue siendo tuyo
web-sheet-log = Registro
web-sheet-talk = Chat
web-sheet-notes = Notas
web-sheet-people = Personas
web-sheet-rules = Reglas
web-sheet-aid = Ayuda de juego
web-sheet-settings = Ajustes
web-sheet-cards = Cartas propias
web-sheet-keys = Teclas
web-sheet-result = Cómo acabó
web-sheet-hint = Una pista
web-sheet-continue = Seguir con amigos
web-rail = Registro, chat y notas
web-link-connecting = Conectando…
web-link-live = Conexión activa
web-link-lost = Reconectando…
web-link-refused = Acceso denegado

web-prompt = Pregunta
web-prompt-waiting = { $name } está pensando
web-prompt-waiting-many = { $count } están pensando
web-prompt-waiting-more = Mientras tanto puedes mirar lo que quieras.
web-prompt-spectator = Estás mirando.
web-prompt-moment = Un momento…
web-prompt-sending = Enviando…
web-prompt-skip = Pulsa cualquier tecla para saltar.
web-prompt-skip-tap = Toca para saltar.
web-prompt-past = Estás viendo una posición anterior.
web-prompt-lost = Reconectando
web-prompt-lost-more = No se ha perdido nada; la página se reconecta sola.
web-prompt-lost-kept = Tu última jugada está guardada aquí y se enviará.
web-prompt-over = La partida ha terminado
web-prompt-closed = La mesa se cerró antes del final
web-prompt-away = Un bot juega por ti
web-prompt-away-more = Vuelve cuando quieras.
web-skip-show = Saltar
web-now = Volver al presente
web-at-now = ahora
web-come-back = Ya he vuelto
web-promised = { $action }: en espera
web-left-minutes = { $count ->
    [one] queda un minuto
   *[other] quedan { $count } minutos
}
web-left-clock = quedan { $time }
web-left-hours = { $count ->
    [one] queda { $count } hora
   *[other] quedan { $count } horas
}
web-left-days = { $count ->
    [one] queda { $count } día
   *[other] quedan { $count } días
}

web-log-empty = Todavía no ha pasado nada.
web-log-earlier = Mostrar lo anterior
web-line-sit = { $name } se sienta.
web-line-leave = { $name } deja su asiento.
web-line-undo = { $name } deshace una jugada.
web-line-deputy = { $why ->
    [time] A { $name } se le ha acabado el tiempo: mientras tanto juega un bot.
    [vote] Todos de acuerdo: mientras tanto, un bot juega por { $name }.
   *[wish] { $name } deja que juegue un bot mientras tanto.
}
web-line-return = { $name } ha vuelto.
web-line-failure = El bot de { $name } falló; otro eligió por él.
web-line-propose = { $what ->
    [rewind] { $name } propone volver { $to ->
        [0] al principio
       *[other] a la jugada { $to }
    }.
   *[deputy] { $name } propone que un bot juegue por { $about }.
}
web-line-agree = { $name } está de acuerdo.
web-line-refuse = { $name } no está de acuerdo.
web-line-rewind = Todos de acuerdo: la partida sigue { $to ->
    [0] desde el principio
   *[other] desde la jugada { $to }
}.
web-line-redeal = La partida continúa aquí desde un navegador cuya página conocía las cartas: todo lo oculto se ha repartido de nuevo. Solo han conservado su mano los asientos de quien la trajo.
web-line-close = { $why ->
    [rules] Las reglas no han podido continuar con las cartas de esta mesa. Se ha cerrado.
   *[other] La mesa está cerrada.
}
web-line-rematch = { $name } pide la revancha.

web-talk-say = Di algo…
web-talk-send = Enviar
web-talk-empty = Nadie ha dicho nada todavía.
web-talk-empty-spectators = Este es el chat de los espectadores; los jugadores no lo ven.
web-reaction-well-played = ¡Bien jugado!
web-reaction-thanks = ¡Gracias!
web-reaction-surprise = ¡Oh!
web-reaction-laughter = ¡Ja, ja!
web-reaction-thinking = Déjame pensar…
web-reaction-sorry = ¡Perdón!
web-notes-write = Solo tú puedes leer esto.
web-notes-kept = Guardado.
web-notes-keeping = …
web-notes-nobody = Solo puede tomar notas quien tiene asiento.

web-seat-deputy = fuera; un bot le guarda el sitio
web-seat-thinking = está pensando
web-bot-gentle = bot, juega por diversión
web-bot-sound = bot, juega con solidez
web-bot-sharp = bot, ve muy lejos
web-hand-over = Dejar que juegue un bot
web-propose-deputy = Proponer un bot
web-propose-rewind = Proponer deshacer la última jugada
web-propose-rewind-here = Proponer volver hasta aquí
web-rewind = Deshacer la última jugada
web-rewind-here = Seguir desde aquí
web-proposal-waits = Hay una propuesta
web-proposal-rewind = { $count ->
    [one] ¿Deshacer la última jugada?
   *[other] ¿Deshacer las últimas { $count } jugadas?
}
web-proposal-deputy = ¿Que un bot juegue por { $name } mientras tanto?
web-proposal-agreed = De acuerdo: { $names }
web-proposal-here = Estoy aquí
web-proposal-withdraw = Retirarla
web-agree = De acuerdo
web-refuse = Rechazar
web-leave-seat = Ceder mi asiento
web-leave-seat-sure = ¿De verdad? Un bot ocupará tu lugar para siempre
web-leave-seat-more = Si solo te vas, tu asiento te espera. Si lo cedes, un bot ocupa tu lugar para siempre.
web-close-table = Cerrar la mesa
web-close-sure = ¿Cerrarla de verdad?
web-close-table-more = Si solo te vas, la mesa te espera. Si la cierras, la partida acaba sin resultado.
web-commitment = Huella del reparto, publicada antes de la primera jugada:
web-deal-number = El número que aportó tu navegador al reparto:
web-deal-good = El reparto fue limpio: todo coincide con lo publicado antes de la primera jugada.
web-deal-no-number = El reparto coincide con lo publicado antes de la primera jugada, pero no incluye ningún número tuyo.
web-deal-bad = Algo va mal: el reparto no coincide con lo publicado antes de la primera jugada.
web-deal-old = Esta partida la repartió una versión anterior, cuya huella publicada permitía calcular las cartas. Se puede terminar, pero no es clasificatoria.
web-deal-continued = Esta partida empezó en un navegador cuya página conocía las cartas. Al empezar aquí, todo lo oculto se repartió de nuevo; solo conservaron su mano los asientos de quien la trajo. No tiene huella, de modo que este reparto no se puede verificar.
web-dealing = Barajando: esperando a los navegadores de { $names }.

web-curtain = Pasa el dispositivo a { $name }
web-curtain-more = Los demás, a mirar el mar.
web-curtain-me = Soy { $name }
web-since = Desde tu última jugada
web-since-watch = Enséñamelo
web-since-go-on = Seguir
web-result = Cómo acabó
web-result-you = ¡Has ganado!
web-result-shared = ¡Compartes la victoria!
web-result-they = { $count ->
    [one] Gana { $names }
   *[other] Comparten la victoria { $names }
}
web-result-winner = victoria
web-rematch = Revancha
web-rematch-look = A la revancha
web-rematch-asked = { $name } pide la revancha.
web-rematch-join = Unirme
web-record = Guardar la grabación
web-notice-turn = Te toca.

web-scrub = Recorrer la partida hacia atrás
web-scrub-back = Una jugada atrás
web-scrub-forward = Una jugada adelante
web-key-choices = las opciones, en el orden en que aparecen
web-key-move = moverse entre ellas
web-key-do = elegirla
web-key-back = un paso atrás
web-key-undo = deshacer
web-key-hint = pista
web-key-log = registro
web-key-talk = chat
web-key-people = personas
web-key-rules = reglas
web-key-scrub = una jugada atrás, una jugada adelante
web-key-now = volver al presente
web-key-keys = esta lista

## Ajustes

web-settings = Ajustes
web-settings-lede = Se guardan solo en este navegador.
web-language = Idioma
web-language-failed = No se ha podido cargar: { $language }. Sin red solo están los idiomas en los que ya se leyeron estas páginas en este dispositivo.
web-theme = Tema
web-theme-system = Como el dispositivo
web-theme-light = De día
web-theme-dark = A la luz de las velas
web-theme-to-light = Pasar a la luz del día
web-theme-to-dark = Pasar a la luz de las velas
web-motion = Animaciones
web-motion-system = Como el dispositivo
web-motion-full = Siempre
web-motion-none = Nunca
web-speed = Velocidad de las animaciones
web-speed-slow = Lenta
web-speed-middle = Media
web-speed-fast = Rápida
web-speed-now = Velocidad de las animaciones: { $speed ->
    [slow] lenta
    [fast] rápida
   *[middle] media
}
web-speed-off = Las animaciones están desactivadas. Puedes activarlas en los ajustes.
web-told = Resumir las jugadas de los bots
web-told-more = Las jugadas de los bots no se animan; una lista muestra lo que ha pasado desde tu última decisión.
web-told-since = Desde tu última decisión
web-text = Tamaño del texto
web-text-normal = Normal
web-text-large = Grande
web-text-larger = Más grande
web-colours = Colores
web-colours-drawn = Originales
web-colours-apart = Más distintos
web-colours-more = Más distintos: una ayuda si el rojo y el verde te parecen iguales. Cada color tiene además un símbolo.
web-forced = Responder al momento cuando solo queda una respuesta
web-forced-more = Solo cuando juegas a solas contra bots: con más gente, la pausa podría revelar algo de tu mano.
web-contrast = Más contraste
web-contrast-more = Tinta más oscura, líneas más claras.
web-sound = Sonido
web-sound-more = Un tono breve cuando te toca.
web-notify = Notificaciones del navegador
web-notify-more = Cuando te toca y esta página está abierta en segundo plano.
web-notify-refused = El navegador no lo permite. Puedes cambiarlo en sus ajustes para esta página.

## Quién eres

web-person-since = aquí desde el { $when }
web-person-nobody = Todavía no tienes nombre: juega una partida para tener uno.
web-person-records = Resultados
web-person-games = Partidas
web-person-won = Ganadas
web-person-points = Puntos de media
web-person-best = Mejor
web-person-rating = Nivel
web-person-none = Aún no hay partidas terminadas.
web-person-tables = Mesas
web-person-tables-none = Aún no hay mesas.
web-account = Tu nombre
web-account-called = Cómo te llaman los demás
web-account-rename = Cambiar el nombre
web-account-guest = En este navegador juegas de invitado. Con una contraseña puedes entrar desde cualquier sitio. Al ponerla se cierran las sesiones de tus otros navegadores y se revocan tus tokens.
web-account-registered = Tu nombre está protegido con contraseña. Si la cambias, solo se mantiene esta sesión: se cierran las de todos los demás navegadores y se revocan todos los tokens.
web-account-name = Nombre
web-account-password = Contraseña
web-account-current = Contraseña actual
web-account-new-password = Contraseña nueva
web-account-keep = Poner la contraseña
web-account-change = Cambiar la contraseña
web-account-kept = Tu nombre está protegido: puedes entrar con él desde cualquier sitio. Se han cerrado las sesiones de otros navegadores y se han revocado tus tokens.
web-account-forget = Borrar mi cuenta
web-account-forget-sure = ¿Borrarla de verdad? No se puede deshacer
web-webhook = Avisarme en otro sitio
web-webhook-more = Cuando te toca, se envía un mensaje a tu canal.
web-webhook-form = Servicio
web-webhook-discord = Discord
web-webhook-slack = Slack
web-webhook-matrix = Matrix
web-webhook-json = Otro (JSON)
web-webhook-url = URL del webhook
web-webhook-try = Enviar un mensaje de prueba
web-webhook-tried = Enviado. ¿Ha llegado?
web-webhook-drop = Quitar
web-tokens = Tokens
web-tokens-more = Para programas que juegan en tu nombre. Un token da acceso a las mesas, no a tu cuenta.
web-token-once = Solo se muestra esta vez:
web-token-name = Para qué es
web-token-make = Crear un token
web-token-revoked = Revocado: ya no funciona.

## La clasificación

web-board = Clasificación
web-board-lede = Quién juega mejor, por juego y número de jugadores.
web-board-rank = Puesto
web-board-name = Nombre
web-board-doubtful = ¿{ $rating }?
web-board-provisional = provisional
web-board-provisional-more = Los signos de interrogación significan menos de diez partidas.
web-board-figure = El nivel es una estimación prudente: la fuerza entre paréntesis menos tres veces su incertidumbre.
web-board-none = Nadie ha terminado aún una partida clasificatoria de este tipo.
web-rated = clasificatoria
web-rated-open = Esta partida será clasificatoria: no hay pistas, y quien se va queda en último lugar.
web-rated-running = Esta partida es clasificatoria: no hay pistas, y quien se va queda en último lugar.
web-rated-finished = Esta partida fue clasificatoria.
web-rated-leave = Si te vas, cedes tu asiento o dejas que juegue un bot por ti, quedas en último lugar.
web-rated-rewind = Si estáis todos de acuerdo, la partida deja de ser clasificatoria.
web-rated-rule = Qué es clasificatorio
web-rated-rule-people = Una partida es clasificatoria si en cada asiento hay una persona distinta con contraseña y la mesa se creó así. Con bots, invitados o programas no lo es; cada mesa lo dice antes de que empiece su partida.
web-rated-rule-hints = Nuestras páginas no dan pistas en una partida clasificatoria. Ningún servidor puede ver lo que alguien pregunta a otro programa.
web-rated-rule-leave = Quedas en último lugar si te vas, si estás fuera al final, si cedes tu asiento, si pides que un bot juegue por ti o si un bot hizo la mayoría de tus jugadas. Los demás se clasifican entre sí por sus resultados.
web-rated-rule-rewind = Volver atrás, con lo que todos deben estar de acuerdo, hace que la partida deje de ser clasificatoria. Nadie puede hacerlo solo.
web-rated-rule-figure = El nivel es una estimación prudente: la fuerza estimada menos tres veces su incertidumbre. Empieza en 0 y crece a medida que la estimación se hace más segura.
web-rated-rule-repeated = En un mismo día, cada nueva partida contra las mismas personas cuenta menos.
web-rated-rule-trust = Ninguna regla puede detectar si dos nombres son de la misma persona, o si dos personas cooperan. Si sospechas de alguien, díselo a quien lleva el servidor.

## Cartas propias

web-cards = Cartas
web-own-cards = Cartas propias
web-with-own-cards = con cartas propias
web-cards-lede = Si tienes el juego físico, puedes jugar con los nombres y los números de tus propias cartas. Exporta el material incluido con «tricorne components export», cambia lo que sea distinto en tu ejemplar y añade aquí el archivo. Se comprueba y se guarda en este navegador.
web-cards-server-on = En mesas con otras personas, el servidor guarda una copia. Solo puede verla quien esté en esas mesas.
web-cards-server-off = Este servidor no ha activado las cartas propias: con gente de otros sitios juegas con las suyas.
web-cards-add = Añadir un archivo de material
web-cards-added = Comprobado y añadido.
web-cards-removed = Borrado. Las mesas que empezaron con estas cartas las conservan.
web-cards-look = Verlo
web-cards-remove = Borrar «{ $name }»
web-cards-manage = Tus colecciones de cartas
web-cards-unnamed = Cartas propias sin nombre
web-cards-by-host = ofrecidas por este servidor
web-cards-at-server = en este servidor
web-cards-choose = Con qué cartas juegas
web-cards-built-in = Las cartas incluidas
web-cards-chosen = No clasificatoria. Todos ven en qué se diferencian estas cartas de las incluidas antes de sentarse.
web-cards-with = con las cartas «{ $name }»
web-cards-hash = SHA-256: { $hash }…
web-cards-changes = { $count ->
    [0] Ninguna diferencia con las cartas incluidas.
    [one] Una diferencia con las cartas incluidas.
   *[other] { $count } diferencias con las cartas incluidas.
}
web-cards-what = Qué cambia
web-cards-before = Incluido
web-cards-after = Aquí
web-cards-section = { $section ->
    [cards] Carta
    [provinces] Provincia
    [battles] Batalla, puntos
    [battle_names] Batalla, nombre
    [blocks] Bloques
    [reserve] Bloques apartados
    [tokens] Fichas de control
    [characters] Personaje
    [influence] Influencia
    [booty] Fichas de botín
    [worth] Valor del botín
   *[other] { $section }
}
web-cards-field = { $field ->
    [name] nombre
    [set] mazo
    [type] tipo
    [region] región
    [faction] facción
    [value] bloques
    [cannon] cañón
    [sans_culottes] sans-culottes
    [general] general
    [fleur_de_lis] flor de lis
    [victory_points] puntos de victoria
    [timing] cuándo actúa
    [end] qué da al final
    [blue] azul
    [white] blanco
    [red] rojo
    [yellow] amarillo
    [green] verde
    [black] negro
    [chest] cofre
    [jewel] joya
    [goods] mercancía
    [officer] oficial
    [saber] sable
    [map] mapa
    [relic] reliquia
   *[other] { $field }
}
web-cards-value = { $value ->
    [true] sí
    [false] no
   *[other] { $value }
}
