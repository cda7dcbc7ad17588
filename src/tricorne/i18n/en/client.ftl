# Playing at a server from the terminal, and bots of one's own there.

cli-option-table = A table of the server: its id, or the link of an invitation.
cli-option-name = What you are called at the server. The usual: as the last time.
cli-option-seat = The seat to take, counted from 1. The usual: your own, or the first that is open.
cli-play-option-server = Play at a table of this server.
cli-play-option-watch = Only look on.
cli-bot-join-help = Let a bot of your own play at a table of a server.
cli-bot-join-option-server = The address of the server, or the link of an invitation.
cli-bot-join-option-bot = The bot: exec:COMMAND, python:FILE.py:Class, or one of “tricorne bot list”.
cli-bot-join-option-token = The token of the person for whom the bot plays; better in TRICORNE_TOKEN.
cli-bot-join-option-name = What the bot is called at the server.
cli-bot-join-option-forever = After the game, wait for the next: a rematch, or another table where the bot has a seat.

cli-bot-seated = { $bot } plays as { $name } at seat { $seat }: { $table }
cli-bot-played = The game is over{ $won ->
    [yes] , and the bot has won.
   *[no] .
} Points by seat: { $points }

play-your-name = Your name:{" "}
play-invite = Invite others with this link. In a terminal they write: tricorne play --table LINK
play-waiting = Waiting for { $names } …
play-waiting-open = Waiting for { $count ->
    [one] somebody at the open seat …
   *[other] people at the { $count } open seats …
}
play-away = A bot plays for you. Press Enter to play again yourself.
play-agree = Do you agree? ({ $yes }/{ $no }){" "}
play-yes = y
play-no = n
play-remark = { $name }: { $said }
play-preparing = Waiting: the server prepares the rules of { game-title }, { $percent } % done …
play-come-back = Your seat stays yours. Come back with: { $command }
play-come-back-watching = Look on again with: { $command }
play-finished-inn = The game is kept at the server. Look at it again with: { $command }
play-help-inn = say TEXT     say something to the others at the table

table-lost = The server cannot be reached; trying again …
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
    [time] The time of { $seat } is up: { $bot } plays on.
    [vote] The others have decided: { $bot } plays on for { $seat }.
   *[wish] { $bot } plays for { $seat }.
}
table-line-return = { $seat } plays again.
table-line-failure = { $seat }: { $said }
table-line-propose = { $what ->
    [rewind] { $seat } proposes to go back to where { $to ->
        [one] one move
       *[other] { $to } moves
    } had been played.
   *[deputy] { $seat } proposes that a bot plays for { $about }.
}
table-line-agree = { $seat } agrees.
table-line-refuse = { $seat } does not agree.
table-line-rewind = All agree: the game goes back to where { $to ->
    [one] one move
   *[other] { $to } moves
} had been played.
table-line-close = The host has closed the table.
table-line-rematch = { $seat } asks for a rematch, at table { $table }.

error-server-address = “{ $address }” is no address of a server: it looks like https://play.example.org or http://192.168.1.5:8017
error-server-missing = At which server? Name it: --server https://play.example.org
error-link = “{ $link }” is no invitation: a link looks like https://play.example.org/join#SECRET. If it begins with /join, name its server, too: --server URL
error-link-and-table = The address is an invitation already, so there is nothing to say about the table “{ $table }”. Leave one of them out.
error-unreachable = { $server } cannot be reached: { $problem }
error-no-table-server = { $server } does not answer as a Tricorne table server does.
error-server-said = { $said }
error-other-layout = This Tricorne and the server do not fit together for { $game }: here are the rules of version { $rules }, there those of version { $found }, or the engines differ. Install the version of Tricorne that the server runs.
error-name-missing = Under which name? Say it: --name NAME
error-seats-me = “{ $seats }”: at a server, one seat is yours. Name exactly one “me”; others are “open” or bots, as in me,planner,open
error-no-seat-free = All seats at table { $table } are taken. “tricorne play --server” with --watch looks on.
error-server-settles = At a server there is no { $option }: leave it out.
error-table-settles = The table is what it was made for: leave out { $option }.
error-game-or-table = What shall be played? Name a game to make a table, or one that is there with --table.
error-nowhere-to-play = The bot has no seat at any table there. Name one: --table ID or its link. With --forever it waits for one.
