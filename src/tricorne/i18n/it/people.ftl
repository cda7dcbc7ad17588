# Account e avvisi.

error-unknown = Non hai effettuato l’accesso. Scegli un nome per giocare come ospite, o accedi.
error-token = Questo token non è valido: è scritto male, o è stato revocato. Creane uno nuovo.
error-token-scope = Un token dà accesso ai tavoli, non all’account. Fallo in un browser in cui hai effettuato l’accesso.
error-login = Il nome o la password non sono corretti.
error-login-wait = Troppe password sbagliate da qui. Aspetta { $wait } { $wait ->
        [one] secondo
       *[other] secondi
    }, o usa un browser da cui hai già effettuato l’accesso.
error-logins-busy = Troppe persone stanno accedendo insieme. Riprova tra un momento.
error-password = Non è la tua password attuale.
error-name-taken = Questo nome, o uno che gli somiglia, è di qualcun altro. Scegline un altro.
error-name-bot = «{ $name }» è il nome di un bot, o gli somiglia. Scegli un altro nome.
error-name-alike = «{ $name }» somiglia a «{ $other }», che è già a questo tavolo. Scegli un altro nome.
error-name-invisible = Questo nome contiene caratteri invisibili. Senza, sarebbe «{ $name }».
error-login-form = Il nome «{ $name }» non si può proteggere con una password: nella sua forma semplice un nome ha da 1 a { $most } caratteri.
error-still-playing = Hai appena preso posto a un tavolo. Riprova tra un momento.
error-tokens = Hai { $most } token, che è il massimo. Revocane uno che non ti serve più.
error-no-token = Non hai un token con l’identificativo «{ $token }».
error-no-person = Qui non c’è nessuno con l’identificativo «{ $person }».

error-webhook-url = Non è un URL valido per un webhook: deve cominciare con https:// o http://, e non contenere nome utente o password.
error-webhook-host = L’host «{ $host }» non è stato trovato. È scritto bene?
error-webhook-private = «{ $host }» non è un indirizzo pubblico, e questo server manda avvisi solo a indirizzi pubblici (private_webhooks).
error-webhook-status = «{ $host }» non ha accettato l’avviso: ha risposto con lo stato { $status } invece che da 200 a 299.
error-webhook-silent = «{ $host }» non è raggiungibile, o ha dato errore.
error-webhook-none = Non hai un webhook. Impostane prima uno.

notice-place = «{ $title }» ({ $game })
notice-your-turn = Tocca a te: { $place }. { $url }
notice-game-over = La partita è finita: { $place }. { $url }
notice-proposal = Una proposta aspetta il tuo voto: { $place }. { $url }
notice-rematch = Hai un invito alla rivincita: { $place }. { $url }
notice-trial = Gli avvisi dei tuoi tavoli arriveranno qui. { $url }
