# The arena: its help, its output, and its report.

cli-arena-help = Play a tournament between bots, and report how strong they are.
cli-arena-option-bots = The bots, separated by commas. As many as players make one lineup; with more, every combination plays; fewer fill the seats in turn. Not needed with --resume.
cli-arena-option-games = How many games, rounded up to full rounds. Default: 400.
cli-arena-option-seed = Any text; the same seed gives the same games.
cli-arena-option-clock = The seconds that a bot has for each decision.
cli-arena-option-out = The directory for records, results and report. Default: arena, game and seed, in the current directory.
cli-arena-option-resume = Resume the arena in that directory; a greater --games adds games.
cli-arena-option-workers = How many processes play. Default: one per core.
cli-arena-option-ray = Play on the Ray cluster at this address; “local” starts one on this machine.
cli-arena-option-json = Print the report as JSON, and nothing else.

## The output of the command

arena-begins = { $games } games in { $deals } deals, stored in { $directory }.
arena-rounded = That is { $more ->
    [one] one game
   *[other] { $more } games
} more than asked for, so that every bot plays every deal from every seat.
arena-resumes = { $done } of { $games } games have already been played, in { $directory }.
arena-ending = { $share } of the games: { $ending }
arena-failed = { $bot } failed { $count ->
    [one] once
   *[other] { $count } times
}:
arena-done = The report is { $file }.

error-worker-lost = A worker process ended unexpectedly, perhaps for lack of memory. The games so far are stored: continue with --resume, and with fewer --workers if it happens again.

error-arena-bots = Which bots? Name them after --bots, separated by commas. There are: { $right }.
error-arena-clock = A clock of { $clock } seconds leaves no time to think; it has to be greater than 0.
error-arena-exists = { $directory } already exists. Choose another directory with --out, or resume that arena with --resume.
error-arena-played = Another process is playing this arena, in { $directory }: wait for it, or stop it first.
error-arena-none = { $directory } has no arena to resume: there is no readable { $file }.
error-arena-where = Resume which arena? Name its directory with --out, or its --seed.
error-arena-differs = The arena in { $directory } has different settings: { $what }. Leave them out, or choose another directory.
error-arena-cluster = --ray needs Ray: install it with “make install EXTRAS=cluster”.
error-arena-cluster-none = The Ray cluster at { $address } cannot be reached: { $problem }

## The report, in the terminal and as a page

arena-title = { $game }: the arena
arena-lead = { $players } players · { $options } · seed { $seed }
arena-fact-games = games
arena-fact-deals = deals
arena-fact-decisions = decisions
arena-fact-speed = decisions per second and core
arena-fact-computing = of computing time

arena-column-bot = Bot
arena-column-rating = Rating
arena-column-wins = Wins
arena-column-interval = 95%
arena-column-points = Points
arena-column-games = Games
arena-column-time = Time per move
arena-column-p99 = 99% within
arena-column-failures = Failures
arena-all = All bots

arena-standings = Standings
arena-standings-note = Wins are counted for each seat of a bot; a shared win counts as a fraction. Every bot played every deal from every seat.
arena-ratings = Ratings
arena-ratings-note = OpenSkill ratings (Plackett–Luce) with their 95% intervals. A new bot has 25.
arena-shares = Wins
arena-shares-note = The proportion of wins for each seat, with its 95% interval. The dashed line is parity.
arena-points = Points
arena-points-note = The distribution of points; a line marks the mean.
arena-history = Ratings, game by game
arena-history-note = How the ratings developed, in the order of the games.
arena-endings = Endings
arena-endings-note = How the games ended.
arena-times = Time per move
arena-times-note = The time for a decision with more than one legal action, on a logarithmic scale: from the median to the longest, with a dot for the mean and a stroke for the 99th percentile. Bots that play in machine code are timed only in the first game of the first deals.
arena-time-hint = mean { $mean }, 99% within { $p99 }, longest { $longest } ({ $measured } measured)
arena-seats = Wins by seat
arena-seats-note = If the seats are equal, all bots together win the same proportion from each.
arena-head-to-head = Head to head
arena-head-to-head-note = How often the bot in a row finished before the bot in a column in the same game; a tie counts half.
arena-failures = Failures
arena-failures-note = Where a bot failed to give a valid answer in time; the game went on.
arena-failure = Game { $game }, move { $move }:
arena-footer = Tricorne { $version }, rules { $rules }, components { $components }.
