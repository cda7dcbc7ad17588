# The arena: its help, what it says, and its report.

cli-arena-help = Let bots play against each other, and tell how good they are.
cli-arena-option-bots = The bots, with commas between. As many as players make one table; of more, every choice of so many plays; fewer sit several times. Not needed with --resume.
cli-arena-option-games = How many games, rounded up to whole rounds. The usual: 400.
cli-arena-option-seed = Any text; the same seed gives the same games.
cli-arena-option-clock = The seconds that a bot has for a decision.
cli-arena-option-out = The directory for records, results and report. The usual: arena, game and seed, in this directory.
cli-arena-option-resume = Go on with the arena in that directory; with a greater --games it gets more games.
cli-arena-option-workers = How many processes play. The usual: one for every core.
cli-arena-option-ray = Play on the Ray cluster at this address; “local” starts one on this machine.
cli-arena-option-json = Print the report as JSON, and nothing else.

## What the command says

arena-begins = { $games } games in { $deals } deals, kept in { $directory }.
arena-rounded = That is { $more ->
    [one] one game
   *[other] { $more } games
} more than asked for, so that every bot plays every deal from every seat.
arena-resumes = { $done } of { $games } games are there already, in { $directory }.
arena-ending = { $share } of the games: { $ending }
arena-failed = { $bot } failed { $count ->
    [one] once
   *[other] { $count } times
}:
arena-done = The report is { $file }.

error-worker-lost = A process that played has ended before its time, perhaps for want of memory. What was played is kept: go on with --resume, and with fewer --workers if it happens again.

error-arena-bots = Which bots? Name them after --bots, with commas between. There are: { $right }.
error-arena-clock = A clock of { $clock } seconds leaves no time to think; it has to be more than 0.
error-arena-exists = { $directory } is there already. Choose another directory with --out, or go on with that arena by --resume.
error-arena-played = Another process plays this arena already, in { $directory }: wait for it, or stop it first.
error-arena-none = { $directory } holds no arena to go on with: it has no { $file } that can be read.
error-arena-where = Go on with which arena? Name its directory with --out, or its --seed.
error-arena-differs = The arena in { $directory } has other settings: { $what }. Leave that out, or choose another directory.
error-arena-cluster = For --ray Tricorne needs Ray: install it with “make install EXTRAS=cluster”.
error-arena-cluster-none = The Ray cluster at { $address } cannot be reached: { $problem }

## The report, on the terminal and as a page

arena-title = { $game }: the arena
arena-lead = { $players } players · { $options } · seed { $seed }
arena-fact-games = games
arena-fact-deals = deals
arena-fact-decisions = decisions
arena-fact-speed = decisions a second and core
arena-fact-computing = of computing

arena-column-bot = Bot
arena-column-rating = Rating
arena-column-wins = Wins
arena-column-interval = 95 %
arena-column-points = Points
arena-column-games = Games
arena-column-time = Time a move
arena-column-p99 = 99 % within
arena-column-failures = Failures
arena-all = All bots

arena-standings = Standings
arena-standings-note = Wins are counted for each seat that a bot held, and a shared win in parts. Every bot played every deal from every seat.
arena-ratings = Ratings
arena-ratings-note = Strength by openskill (Plackett–Luce), with 95 % of what is likely. A bot of which nothing is known has 25.
arena-shares = Wins
arena-shares-note = The share of wins for each seat held, with its 95 % interval. The dashed line is parity.
arena-points = Points
arena-points-note = How often each number of points was reached; a line marks the mean.
arena-history = Ratings, game by game
arena-history-note = How the ratings settled, in the order of the games.
arena-endings = Endings
arena-endings-note = How the games ended.
arena-times = Time a move
arena-times-note = The time for a decision with a choice, on a logarithmic scale: from the median to the longest, with a dot for the mean and a stroke for what 99 % stay within. Bots that play in machine code are timed in the first game of the first deals only.
arena-time-hint = mean { $mean }, 99 % within { $p99 }, longest { $longest } ({ $measured } measured)
arena-seats = Wins by seat
arena-seats-note = If the seats are alike, all bots together win the same share from each.
arena-head-to-head = Head to head
arena-head-to-head-note = How often the bot of a row finished before the bot of a column at the same table; level counts half.
arena-failures = Failures
arena-failures-note = Where a bot had no good answer; the game went on.
arena-failure = Game { $game }, move { $move }:
arena-footer = Tricorne { $version }, rules { $rules }, components { $components }.
