bench-server-title = { $games } games, { $sockets } live sockets, { $database }, { $servers ->
    [one] one server
   *[other] { $servers } servers
}
bench-server-first-page = From start to first page
bench-server-memory = Memory of the server, without tables
bench-server-memory-game = Memory of a game
bench-server-memory-socket = Memory of a live socket
bench-server-steady = 100 moves a second
bench-server-flat-out = As many moves as go, { $at_once } at once
bench-server-beside-bots = 100 moves a second, while { $bot } thinks at { $tables } other tables
bench-server-load = load { $load }
bench-server-moves = Moves a second
bench-server-acknowledged = Move acknowledged: half within, 99 of 100 within, longest
bench-server-seen = Move seen by others: half within, 99 of 100 within, longest
bench-server-work = Work of the server for each move, on one core
bench-server-refused = Moves refused
bench-server-together = Rounds in which { $people } people choose in the same instant
bench-server-choices = Choices made in them
bench-server-rejected = Choices rejected
bench-server-wrong = Choices lost or doubled

bench-crash-killing = Killing servers (seed { $seed })
bench-crash-title = Killed while people play: { $database }, { $servers ->
    [one] one server
   *[other] { $servers } servers
}, seed { $seed }
bench-crash-servers = Servers killed
bench-crash-backends = Processes of the database killed
bench-crash-databases = Times that the whole database crashed
bench-crash-start = From start to first page, usually
bench-crash-games = Games played to their end
bench-crash-moves = Moves acknowledged
bench-crash-tries = Requests sent again
bench-crash-again = Moves stored whose answer was lost, and made once all the same
bench-crash-wrong = Moves lost, doubled or refused

error-bench-start = The server of the bench did not start: { $log }
error-bench-answer = The server answered { $status }: { $answer }
error-postgresql-start = PostgreSQL did not start: { $log }
error-postgresql-missing = There is no program { $program } here: install PostgreSQL, or give --database the address of one that runs.

bench-web-title = The web pages in Chromium { $browser }
bench-web-home = The front page
bench-web-size = { $page }: all that a first visit loads
bench-web-interactive = Until it can be used
bench-web-seen = From a click to the acknowledged move seen: half within, 99 of 100 within, longest
bench-web-election = Frames drawn while an election is told: { $events } events in { $seconds } s
bench-web-show = Frames drawn while the move of which most came is shown: { $events } events in { $seconds } s
bench-web-within = Frames that stood no longer than 17 ms / 34 ms
bench-web-longest = Longest frame

error-bench-playwright = The pages are measured in a real browser, for which Playwright is missing: make install EXTRAS=bench
error-bench-chromium = There is no Chromium here: install it (package chromium), then try again.
error-bench-site = The web pages are not built: make install
