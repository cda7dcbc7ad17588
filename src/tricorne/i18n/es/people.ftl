# Cuentas y notificaciones.

error-unknown = No has iniciado sesión. Elige un nombre para jugar sin cuenta, o entra con el tuyo.
error-token = Este token no es válido: está mal escrito o se ha revocado. Crea uno nuevo.
error-token-scope = Un token da acceso a las mesas, no a la cuenta. Hazlo en un navegador en el que hayas iniciado sesión.
error-login = El nombre o la contraseña no son correctos.
error-login-wait = Demasiadas contraseñas erróneas desde aquí. Espera { $wait } { $wait ->
        [one] segundo
       *[other] segundos
    }, o usa un navegador en el que ya hayas iniciado sesión antes.
error-logins-busy = Demasiada gente está entrando a la vez. Inténtalo de nuevo dentro de un momento.
error-password = Esa no es tu contraseña actual.
error-name-taken = Este nombre, o uno parecido, es de otra persona. Elige otro.
error-name-bot = «{ $name }» es el nombre de un bot, o se parece a uno. Elige otro nombre.
error-name-alike = «{ $name }» se parece a «{ $other }», que ya está en esta mesa. Elige otro nombre.
error-name-invisible = Este nombre contiene caracteres invisibles. Sin ellos sería «{ $name }».
error-login-form = El nombre «{ $name }» no se puede proteger con contraseña: en su forma simple, un nombre debe tener de 1 a { $most } caracteres.
error-still-playing = Acabas de sentarte a una mesa. Inténtalo de nuevo dentro de un momento.
error-tokens = Tienes { $most } tokens, que es el límite. Revoca uno que ya no necesites.
error-no-token = No tienes ningún token con el id «{ $token }».
error-no-person = Aquí no hay nadie con el id «{ $person }».

error-webhook-url = Esta URL de webhook no es válida: debe empezar por https:// o http://, y no puede contener usuario ni contraseña.
error-webhook-host = No se ha encontrado el servidor «{ $host }». ¿Está bien escrito?
error-webhook-private = «{ $host }» no es una dirección pública, y este servidor solo envía notificaciones a direcciones públicas (private_webhooks).
error-webhook-status = «{ $host }» no ha aceptado la notificación: ha respondido con el código { $status } en vez de 200 a 299.
error-webhook-silent = «{ $host }» no responde, o ha fallado.
error-webhook-none = No tienes ningún webhook. Pon uno primero.

notice-place = «{ $title }» ({ $game })
notice-your-turn = Te toca: { $place }. { $url }
notice-game-over = La partida ha terminado: { $place }. { $url }
notice-proposal = Una propuesta necesita tu voto: { $place }. { $url }
notice-rematch = Te invitan a una revancha: { $place }. { $url }
notice-trial = Aquí llegarán las notificaciones de tus mesas. { $url }
