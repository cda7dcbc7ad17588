# Konten und Benachrichtigungen.

error-unknown = Du bist nicht angemeldet. Wähle einen Namen, um als Gast zu spielen, oder melde dich an.
error-token = Dieses Token ist ungültig: Es ist vertippt oder wurde widerrufen. Erstelle ein neues.
error-token-scope = Ein Token öffnet Tische, nicht das Konto. Tu das in einem Browser, in dem du angemeldet bist.
error-login = Name oder Passwort ist falsch.
error-login-wait = Zu viele falsche Passwörter von hier. Warte { $wait } { $wait ->
        [one] Sekunde
       *[other] Sekunden
    } oder nimm einen Browser, in dem du schon einmal angemeldet warst.
error-logins-busy = Gerade melden sich zu viele zugleich an. Versuche es in einem Moment noch einmal.
error-password = Das ist nicht dein bisheriges Passwort.
error-name-taken = Dieser Name, oder einer, der so aussieht, gehört jemand anderem. Wähle einen anderen.
error-name-bot = „{ $name }“ ist der Name eines Bots oder sieht so aus. Wähle einen anderen Namen.
error-name-alike = „{ $name }“ sieht aus wie „{ $other }“ an diesem Tisch. Wähle einen anderen Namen.
error-name-invisible = Dieser Name enthält unsichtbare Zeichen. Ohne sie hieße er „{ $name }“.
error-login-form = Der Name „{ $name }“ lässt sich nicht mit einem Passwort schützen: In seiner einfachen Form braucht ein Name 1 bis { $most } Zeichen.
error-still-playing = Du hast gerade an einem Tisch Platz genommen. Versuche es in einem Moment noch einmal.
error-tokens = Du hast { $most } Tokens, mehr geht nicht. Widerrufe eines, das du nicht mehr brauchst.
error-no-token = Du hast kein Token mit der Kennung „{ $token }“.
error-no-person = Hier gibt es niemanden mit der Kennung „{ $person }“.

error-webhook-url = Das ist keine gültige Webhook-URL: Sie muss mit https:// oder http:// beginnen und darf weder Benutzernamen noch Passwort enthalten.
error-webhook-host = Der Host „{ $host }“ wurde nicht gefunden. Ist er richtig geschrieben?
error-webhook-private = „{ $host }“ ist keine öffentliche Adresse, und dieser Server sendet Benachrichtigungen nur an öffentliche Adressen (private_webhooks).
error-webhook-status = „{ $host }“ hat die Benachrichtigung nicht angenommen: Die Antwort hatte den Status { $status } statt 200 bis 299.
error-webhook-silent = „{ $host }“ war nicht erreichbar oder hat versagt.
error-webhook-none = Du hast keinen Webhook. Richte zuerst einen ein.

notice-place = „{ $title }“ ({ $game })
notice-your-turn = Du bist am Zug: { $place }. { $url }
notice-game-over = Die Partie ist vorbei: { $place }. { $url }
notice-proposal = Ein Vorschlag braucht deine Stimme: { $place }. { $url }
notice-rematch = Du bist zu einer Revanche eingeladen: { $place }. { $url }
notice-trial = Benachrichtigungen von deinen Tischen kommen hier an. { $url }
