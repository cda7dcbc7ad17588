# Accounts and notifications.

error-unknown = You are not logged in. Choose a name to play as a guest, or log in.
error-token = This token is not valid: it is mistyped, or was revoked. Create a new one.
error-token-scope = A token gives access to tables, not to the account. Do this in a browser where you are logged in.
error-login = The name or the password is wrong.
error-login-wait = Too many wrong passwords from here. Wait { $wait } { $wait ->
        [one] second
       *[other] seconds
    }, or use a browser in which you have logged in before.
error-logins-busy = Too many people are logging in at once. Try again in a moment.
error-password = That is not your current password.
error-name-taken = This name, or one that looks like it, belongs to somebody else. Choose another one.
error-name-bot = “{ $name }” is the name of a bot, or looks like one. Choose another name.
error-name-alike = “{ $name }” looks like “{ $other }”, who is already at this table. Choose another name.
error-name-invisible = This name contains invisible characters. Without them it would be “{ $name }”.
error-login-form = The name “{ $name }” cannot be protected with a password: in its plain form, a name needs 1 to { $most } characters.
error-still-playing = You have just taken a seat at a table. Try again in a moment.
error-tokens = You have { $most } tokens, which is the limit. Revoke one that you no longer need.
error-no-token = You have no token with the id “{ $token }”.
error-no-person = There is nobody with the id “{ $person }” here.

error-webhook-url = This is not a valid webhook URL: it must begin with https:// or http://, and must not contain a user name or password.
error-webhook-host = The host “{ $host }” was not found. Is it spelled correctly?
error-webhook-private = “{ $host }” is not a public address, and this server sends notifications to public addresses only (private_webhooks).
error-webhook-status = “{ $host }” did not accept the notification: it responded with status { $status } instead of 200 to 299.
error-webhook-silent = “{ $host }” could not be reached, or failed.
error-webhook-none = You have no webhook. Set one first.

notice-place = “{ $title }” ({ $game })
notice-your-turn = It is your turn: { $place }. { $url }
notice-game-over = The game is over: { $place }. { $url }
notice-proposal = A proposal needs your vote: { $place }. { $url }
notice-rematch = You are invited to a rematch: { $place }. { $url }
notice-trial = Notifications from your tables will arrive here. { $url }
