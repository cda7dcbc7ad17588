# Mensajes del servidor de mesas.

error-stale = La mesa ha avanzado: habías visto la entrada { $version } de su registro, y ya hay { $now }. Mira qué ha cambiado y elige de nuevo.
error-version-ahead = El registro de la mesa tiene { $now } entradas, así que nadie puede haber visto la entrada { $version }.
error-table-open = La partida no ha empezado: hay asientos libres.
error-table-running = La partida ya ha empezado.
error-table-full = Todos los asientos de esta mesa están ocupados.
error-table-finished = La partida ha terminado.
error-table-closed = La mesa está cerrada.
error-table-broken = Esta partida no puede continuar con esta versión de Tricorne: { $problem }
error-rules-changed = Esta partida empezó con la versión { $version } de las reglas, pero este programa usa la versión { $current }. Puede continuar con la versión de Tricorne con la que empezó.
error-components-changed = Esta partida empezó con otras cartas u otros personajes que los de este programa.
error-no-table = No hay ninguna mesa «{ $table }», o no puedes verla. Pide un enlace a quien te invitó.
error-no-link = Este enlace no es válido: se ha revocado o está incompleto. Pide uno nuevo.
error-no-seat = No hay ningún asiento { $seat }: los asientos se numeran del 1 al { $last }.
error-seat-yours = El asiento { $seat } ya es tuyo.
error-seat-taken = El asiento { $seat } lo ocupa { $name }.
error-number-late = El asiento { $seat } ya no puede comprometerse con un número: otros han revelado el suyo.
error-number-early = El número del asiento { $seat } no se puede revelar ahora: ya se ha revelado, o alguien no se ha comprometido todavía con el suyo.
error-number-hash = El número del asiento { $seat } no coincide con su compromiso.
error-number-none = El reparto de esta mesa no admite números: no tiene compromiso.
error-second-hand = Ya has visto otra mano en esta partida, y nadie puede ver dos.
error-seat-free = Nadie se sienta en el asiento { $seat }.
error-seat-bot = Ya juega un bot en el asiento { $seat }.
error-seat-present = Ningún bot juega por la persona del asiento { $seat }.
error-seat-away = Un bot juega por ti en el asiento { $seat }. Recupera antes tu asiento.
error-not-your-seat = El asiento { $seat } no es tuyo.
error-not-seated = Eso solo puede hacerlo quien se sienta a esta mesa.
error-not-host = Eso solo puede hacerlo el anfitrión de la mesa.
error-not-asked = No le toca al asiento { $seat }.
error-rated-hint = Esta partida es clasificatoria, así que no hay pistas. Las hay en las mesas no clasificatorias.
error-rated-program = Esta partida es clasificatoria, así que solo pueden jugar personas, en el navegador. Los programas pueden jugar en mesas no clasificatorias.
error-not-over = Eso solo es posible cuando la partida ha terminado.
error-close-others = Otras personas tienen asiento aquí, aunque un bot juegue por ellas. Puedes cerrar la mesa cuando se hayan ido o lleven suficiente tiempo inactivas.
error-rematch = La revancha ya está en la mesa { $table }.
error-no-lesson = No hay ninguna lección de «{ $game }».
error-lesson-step = La lección espera otra elección: { $action }. Después podrás jugar como quieras, en una partida tuya.
error-lesson-seat = En una lección nadie puede jugar por ti. Puedes dejar la página y seguir cuando quieras.
error-rewind-to = Se puede volver a cualquier jugada de la 0 a la { $most }, no a la { $to }.
error-continue-rules = Esta partida empezó con la versión { $version } de las reglas, cuyas cartas ocultas no se pueden repartir de nuevo. Termínala donde empezó.
error-continue-over = Esta partida ha terminado. Importa su grabación para repasarla.
error-continue-seat = Quédate al menos con un asiento para ti.
error-history = Puedes ver la partida tras cualquier jugada de la 0 a la { $most }, no tras la { $moves }.
error-proposal = Hay otra propuesta, en la entrada { $number } del registro. Vota antes esa.
error-proposal-incomplete = A esta propuesta le falta «{ $field }».
error-no-proposal = La propuesta de la entrada { $number } del registro ya no está abierta.
error-answered = El asiento { $seat } ya ha dicho que sí, o no tiene voto.
error-deputy-own = El asiento { $seat } es el tuyo: puedes cedérselo a un bot sin votación.
error-deputy-clock = Esta mesa tiene reloj: un bot ocupa un asiento cuando se acaba su tiempo, y no antes.
error-deputy-not-asked = La partida no está esperando al asiento { $seat }.
error-deputy-present = La partida aún no ha esperado bastante al asiento { $seat }. Podrás proponer un bot dentro de { $seconds } segundos.
error-own-cards-off = Quien lleva este servidor no ha activado las cartas propias. Puedes jugar con las tuyas sin otras personas, en este navegador.
error-card-sets-many = Tienes aquí { $most } colecciones de cartas, que es el máximo. Borra antes una de ellas.
error-no-card-set = Esa colección de cartas no está entre las tuyas ni entre las que ofrece este servidor.
error-no-own-cards = En esta mesa se juega con las cartas incluidas.
error-cards-unknown = Esta partida se jugó con cartas propias de alguien (sha256 { $found }), que no están entre las tuyas. Añade antes su archivo de material a tus colecciones de cartas.
error-rules-stopped = Las reglas no han podido continuar con las cartas de esta mesa, así que la partida ha terminado.
error-proposals-many = Has hecho { $most } propuestas en una hora. Espera antes de hacer otra.
error-key-used = Esta clave de idempotencia se usó para otra cosa. Usa una nueva para cada operación.
error-tables-many = Tienes { $most } mesas sin terminar. Termina o cierra antes alguna.
error-sockets-many = Estás siguiendo { $most } mesas a la vez. Cierra antes algunas de sus páginas.
error-title = «{ $title }» no puede ser un título: debe ser una línea de caracteres imprimibles, sin espacios en los extremos.
error-chat-empty = Envía un texto o una de las reacciones, pero no ambas cosas.
error-reaction = No hay ninguna reacción «{ $reaction }». Hay: { $right }.
error-after = «{ $after }» no es un cursor válido: usa el valor de «more» de la página anterior.
error-busy = Esta mesa está demasiado ocupada ahora mismo. No se ha perdido nada; inténtalo de nuevo.
error-imports-busy = Se están importando varias partidas ahora mismo. Inténtalo de nuevo dentro de un momento.
error-storage-unknown = Se ha perdido la conexión con la base de datos, así que no se sabe si esto se ha guardado. Mira la mesa, o envía otra vez la misma petición.
error-storage-lost = No se puede conectar ahora con la base de datos. No se ha guardado nada; inténtalo de nuevo dentro de un momento.
error-storage-full = El disco del servidor está lleno. Esto no se ha guardado, pero no se ha perdido nada de lo anterior. Quien lleva el servidor tiene que liberar espacio.
error-storage-damaged = La base de datos del servidor está dañada, y parte de ella no se puede leer. Quien lleva el servidor tiene que repararla, y quizá necesite una copia de seguridad.
error-too-large = Eso ocupa más de { $most } bytes.
error-too-often = Demasiadas peticiones: el límite «{ $limit }» es { $most }. Espera { $wait } { $wait ->
        [one] segundo
       *[other] segundos
    }.
error-host = Este servidor no acepta el nombre { $host }. Si es tuyo, configura `url` o `hosts`.
error-origin = Las páginas de { $origin } no pueden usar este servidor.
error-shape = La petición no es válida. { $problem }
error-null = Una URL no puede contener el carácter U+0000.
error-unreadable = No se puede leer el cuerpo de la petición: debe ser JSON en UTF-8.
error-no-page = En { $path } no hay nada.
error-http = { $problem }.
error-internal = Algo ha fallado en el servidor, y ha quedado anotado. Comprueba si tu acción ha tenido efecto antes de intentarlo de nuevo.
error-workers-database = { $workers } procesos necesitan una base de datos PostgreSQL: --database postgresql://USUARIO:CONTRASEÑA@SERVIDOR/NOMBRE

serve-listening = Mesas servidas en { $url }
serve-database = guardadas en { $database }
serve-stop = Se detiene con Ctrl+C; se guarda cada jugada.
error-setting = El ajuste «{ $setting }» no es válido: { $problem }
error-setting-unknown = «{ $text }» no es un ajuste: escribe NOMBRE=VALOR, con uno de estos: { $right }.
error-port = No se puede escuchar en { $host }, puerto { $port }: { $problem }

verify-good = El reparto es limpio: el secreto coincide con el compromiso, la semilla se calculó a partir de él y de los números de los jugadores, y las { $moves } jugadas siguen las reglas.
verify-old = Las { $moves } jugadas se deducen de la semilla, y la semilla coincide con el compromiso. Pero esta partida se repartió con la versión 1 de las reglas, cuyo compromiso permitía calcular el reparto.
verify-number = El asiento { $seat } aportó el número { $number }
verify-no-numbers = La página de ningún jugador aportó un número. El reparto se fijó antes de la primera jugada, pero quien lleva el servidor pudo elegirlo.
verify-rewinds = { $rewinds ->
    [one] Los jugadores volvieron atrás una vez y siguieron con una nueva secuencia aleatoria.
   *[other] Los jugadores volvieron atrás { $rewinds } veces y siguieron cada vez con una nueva secuencia aleatoria.
}
verify-commitment = compromiso sha256:{ $commitment }
verify-compare = Compáralo con la huella del reparto que mostró la mesa antes de la primera jugada.
verify-none = { $file } no contiene ningún compromiso. Las { $moves } jugadas se deducen de su semilla y de las reglas, pero nada muestra quién eligió la semilla.
verify-redealt = Empezó en un navegador cuya página conocía sus cartas y continuó en un servidor: tras la jugada { $moves }, todo lo oculto para los asientos que conservaron su mano ({ $kept }) se repartió de nuevo con la semilla { $seed } del servidor. No se publicó ningún compromiso, así que nada muestra cómo se eligió esa semilla.
error-verify = { $file } no coincide: su compromiso es { $found }, pero se publicó { $right }.
error-verify-secret = { $file } tiene un compromiso, pero ningún secreto con el que comprobarlo. Descarga otra vez la grabación desde la mesa.
error-verify-seed = { $file } no coincide: el secreto y los números dan la semilla { $right }, pero la partida se repartió con { $seed }.
error-verify-number = { $file } no contiene el número { $number }: no se usó en el reparto.
error-number-form = «{ $text }» no es un número para un reparto: debe tener 64 cifras hexadecimales.
error-commitment = «{ $text }» no es un compromiso: deben ser las 64 cifras hexadecimales de un SHA-256.
