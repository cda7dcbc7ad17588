# People: who they are to the server, and what they are told.

error-unknown = You are not known here. Come as a guest with a name, or log in.
error-token = This token opens nothing: it is mistyped, or was revoked. Make a new one.
error-token-scope = A token opens tables, not the account. Do this in a browser in which you are logged in.
error-login = Nobody is known by this name and this password.
error-login-wait = Too many wrong passwords from here. Wait { $wait } { $wait ->
        [one] second
       *[other] seconds
    }, or use a browser in which you have logged in before.
error-logins-busy = Too many people are logging in at once. Try again in a moment.
error-password = The current password is another one.
error-name-taken = Somebody else is known by this name, or by one that looks like it. Choose another one.
error-name-bot = “{ $name }” is the name of a bot, or looks like it. Choose another one.
error-name-alike = “{ $name }” looks like “{ $other }”, who is at this table already. Choose another name.
error-name-invisible = There are invisible characters in this name. Without them it would be “{ $name }”.
error-login-form = “{ $name }” cannot be kept with a password: written plainly, a name has to have 1 to { $most } characters.
error-still-playing = You have just taken a seat at a table. Try again in a moment.
error-tokens = You have { $most } tokens, and more there cannot be. Revoke one that is not needed any more.
error-no-token = You have no token with the id “{ $token }”.
error-no-person = Nobody here has the id “{ $person }”.

error-webhook-url = This is no address for notices: it has to begin with https:// or http://, and to have no name or password in it.
error-webhook-host = There is no way to find the host “{ $host }”. Is it spelled right?
error-webhook-private = “{ $host }” is not a public address, and this server sends notices to no others (private_webhooks).
error-webhook-status = “{ $host }” has not taken the notice: it answered with status { $status }, where 200 to 299 would be right.
error-webhook-silent = “{ $host }” could not be reached, or failed.
error-webhook-none = You have no webhook. Name one first.

notice-place = “{ $title }” ({ $game })
notice-your-turn = It is your turn: { $place }. { $url }
notice-game-over = The game is over: { $place }. { $url }
notice-proposal = Something is proposed that needs your consent: { $place }. { $url }
notice-rematch = You are asked to a rematch: { $place }. { $url }
notice-trial = Notices from your tables will arrive here. { $url }
