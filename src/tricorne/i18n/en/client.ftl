# Playing on a server from the terminal, and running a bot there.

cli-option-table = A table on the server: its id, or an invitation link.
cli-option-name = Your name on the server (default: the last one you used).
cli-option-seat = The seat to take, counted from 1 (default: your own, or the first open one).
cli-play-option-server = Play on this server.
cli-play-option-watch = Only watch.
cli-bot-join-help = Let your bot play on a server.
cli-bot-join-option-server = URL of the server, or an invitation link.
cli-bot-join-option-bot = The bot: exec:COMMAND, python:FILE.py:Class, or one of “tricorne bot list”.
cli-bot-join-option-token = Token of the person for whom the bot plays; TRICORNE_TOKEN is safer.
cli-bot-join-option-name = Name of the bot on the server.
cli-bot-join-option-forever = After the game, wait for the next one: a rematch, or another table where the bot has a seat.

cli-bot-seated = { $bot } plays as { $name } at seat { $seat }: { $table }
cli-bot-played = The game is over{ $won ->
    [yes] , and the bot has won.
   *[no] .
} Points by seat: { $points }

play-your-name = Your name:{" "}
play-invite = Invite others with this link. In a terminal, they type: tricorne play --table LINK
play-waiting = Waiting for { $names }…
play-waiting-open = Waiting for { $count ->
    [one] somebody at the open seat…
   *[other] people at the { $count } open seats…
}
play-away = A bot plays for you. Press Enter to take over.
play-agree = Do you agree? ({ $yes }/{ $no }){" "}
play-yes = y
play-no = n
play-remark = { $name }: { $said }
play-come-back = Your seat stays yours. Come back with: { $command }
play-come-back-watching = Watch again with: { $command }
play-finished-inn = The game is stored on the server. See it again with: { $command }
play-help-inn = say TEXT     send a chat message

table-lost = The server cannot be reached; trying again…
table-back = The server is back.
table-line-sit = { $who ->
    [person] { $name } sits down.
   *[bot] The bot { $bot } takes a seat.
}
table-line-leave = { $seat } is free again.
table-line-commit = { $seat } takes part in shuffling the cards.
table-line-reveal = { $seat } has shuffled the cards.
table-line-start = The game begins.
table-line-undo = { $seat } takes back the last move.
table-line-deputy = { $why ->
    [time] { $seat } has run out of time: { $bot } takes over.
    [vote] The others have decided: { $bot } takes over for { $seat }.
   *[wish] { $bot } plays for { $seat }.
}
table-line-return = { $seat } plays again.
table-line-failure = { $seat }: { $said }
table-line-propose = { $what ->
    [rewind] { $seat } proposes going back { $to ->
        [0] to the beginning
       *[other] to move { $to }
    }.
   *[deputy] { $seat } proposes letting a bot play for { $about }.
}
table-line-agree = { $seat } agrees.
table-line-refuse = { $seat } does not agree.
table-line-continue = A game that was begun in a browser continues here.
table-line-redeal = The browser’s page knew the cards, so everything hidden is dealt anew. Only the seats of the person who brought the game keep their hands.
table-line-rewind = All agree: the game goes back { $to ->
    [0] to the beginning
   *[other] to move { $to }
}.
table-line-close = The host has closed the table.
table-line-rematch = { $seat } proposes a rematch at table { $table }.

error-server-address = “{ $address }” is not the address of a server. Examples: https://play.example.org or http://192.168.1.5:8017
error-server-missing = No server given. Add --server, for example --server https://play.example.org
error-link = “{ $link }” is not an invitation. Invitations look like https://play.example.org/join#SECRET. If yours begins with /join, also give its server: --server URL
error-link-and-table = The address is an invitation, so the table “{ $table }” is not needed. Remove one of them.
error-unreachable = { $server } cannot be reached: { $problem }
error-no-table-server = { $server } does not respond like a Tricorne server.
error-server-said = { $said }
error-other-layout = This Tricorne and the server are incompatible for { $game }: rules version { $rules } here, { $found } on the server, or different engines. Install the server’s version of Tricorne.
error-name-missing = No name given. Add --name NAME
error-seats-me = “{ $seats }”: on a server, exactly one seat is “me”; the others are “open” or bots, as in me,planner,open
error-no-seat-free = All seats at table { $table } are taken. Use --watch to watch.
error-server-settles = { $option } is not possible on a server; remove it.
error-table-settles = The table already exists; remove { $option }.
error-game-or-table = Name a game to create a table, or an existing table with --table.
error-nowhere-to-play = The bot has no seat at any table. Name a table: --table ID or its link. With --forever it waits for a seat.
