# What hosts and visitors of a server read: the front page, the documentation of the API, and errors.

error-unwell = The database does not answer.
error-unwell-writing = Nothing could be stored for { $seconds } { $seconds ->
        [one] second
       *[other] seconds
    }.
error-port-taken = Port { $port } at { $host } is taken, perhaps by another Tricorne. Choose another one with --port; 0 takes any that is free.
error-settings-file = The settings in { $file } cannot be read: { $problem }

page-description = A place to play board games of intrigue and plunder, live or over days, with friends and with bots.
page-docs = For programs
page-independent = Tricorne is an independent work. It is not affiliated with the designers or publishers of the games, and contains none of their texts or pictures.

front-page-title = Tricorne: a place to play
front-title = Intrigue and plunder, under one hat.
front-lead = Make a table, send a link, and play: live in an evening or over days, with friends, with strangers, and with bots in any seat.
front-players = { $least } to { $most } players
front-tables = Public tables
front-no-tables = Nobody plays in public just now. Make the first table.
front-open = { $seats ->
    [one] one seat free
   *[other] { $seats } seats free
}
front-running = being played
front-seat-open = free
front-join = Sit down
front-terminal = With Tricorne on your computer, one command opens this place in your terminal:
front-programs = Bots and programs of your own can play here, too:

liberte-blurb = The French Revolution as a struggle between three factions. Place your supporters in the provinces, win the elections, serve in the government, and know when to change sides.
libertalia-blurb = Every captain starts the day with the same crew. Choose one pirate in secret, reveal all at once, and come away with the better share of the booty.

docs-page-title = Tricorne for programs
docs-title = Tricorne for programs
docs-lead = All that people can do here, programs can do, over the same addresses. Requests and answers are JSON; a field that is not known is refused, so that a slip never goes unnoticed.
docs-people = Whoever asks is known by a session or by a token. A browser gets a session with `POST /api/people`: a name is enough. A program has a token, made once with `POST /api/me/tokens`, and sends it along:
docs-names = In all examples `$SERVER` stands for the address of this server, `$TOKEN` for your token.
docs-versions = Each table has a log whose lines are numbered from 1. A move says in `version` which line its player had seen last. If what was asked has changed since, the move is refused with 409 and with all that happened meanwhile; if it only comes twice, it is one move.
docs-openapi = The same as OpenAPI
docs-known = Wants a session or a token.
docs-parameter = parameter
docs-field = field
docs-type = type
docs-meaning = what it is
docs-message = type
docs-code = code
docs-status = status
docs-body = Body:
docs-answer = Answer { $status }:
docs-refusals = Can be refused with
docs-example = Example
docs-optional = may be left out
docs-usual = usually { $value }
docs-shapes = Shapes
docs-errors = Errors
docs-errors-lead = Whatever is refused is answered with one shape: a key and arguments for programs, and a sentence for people in the language of `Accept-Language`.
docs-live = Live
docs-live-lead = One socket follows a table from a seat, and tells what happens as soon as it is stored. It is known like any request, by its cookie or by its `Authorization` header. What is played is sent with `POST`, not here: the socket only speaks, and wants to hear nothing.
docs-live-seat = the seat to look from, if you have several
docs-live-since = the number of the last line that you know; what came after it is told first
docs-live-chat = the number of the last remark that you know; what was said after it is told, too
docs-live-messages = Every message is a JSON object with a `type`:
docs-live-hello = comes first: the whole table as it stands, and how many seconds apart signs of life are
docs-live-changed = new lines of the log, and how things stand after them
docs-live-said = somebody has said something
docs-live-heartbeat = nothing has happened, and the connection is alive; if nothing at all comes for twice as long, connect anew
docs-live-resume = To go on after a loss, connect with `since` and the highest `number` that you have seen: no line is lost, and none comes twice. A socket that is refused is answered like a request, with a status and an error. One that is closed says why:
docs-live-policy = you said too much
docs-live-restart = the server stops or starts anew: come back in a moment
docs-live-slow = you did not read fast enough: connect with `since`
docs-live-seats = your seats at this table have changed: connect anew to see what you see now
docs-live-unknown = your session or token is no longer known: log in again first
