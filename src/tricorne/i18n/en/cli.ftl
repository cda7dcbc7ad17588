# The command `tricorne`: help and messages.

cli-help = Play Liberté and Libertalia, host tables, and rank bots.
cli-panel-arguments = Arguments
cli-panel-options = Options
cli-panel-commands = Commands

cli-option-version = Print the version.
cli-option-language = The language: { $languages }.
cli-option-help = Show this help.
cli-option-game = The game: liberte or libertalia.
cli-option-players = Number of players.
cli-option-seed = Any text; the same seed gives the same game.
cli-option-option = An option of the game; may be repeated. “tricorne games” lists the options.
cli-option-edition = Short for --option edition=…
cli-option-components = A file with the components of your own copy.
cli-option-backend = How the rules run: wasm, native (machine code, to be installed as an extra) or interpreted. With “check”, the backend is compared with machine code.
cli-option-file = A record file.

cli-play-help = Play a game in the terminal, locally or on a server.
cli-play-option-game = The game: liberte or libertalia; not needed with --resume or --table.
cli-play-option-seats = Who sits where, separated by commas: human or a bot (default: one human, else planner). With --server: me, open or a bot. “tricorne bot list” lists the bots.
cli-play-option-names = Names of the players, separated by commas.
cli-play-option-save = Where to save the game (default: a file in this directory, named after game and seed).
cli-play-option-resume = Resume the game in this file.

cli-simulate-help = Play random games and save a record of each.
cli-simulate-option-games = Number of games.
cli-simulate-option-out = Directory for the records.

cli-replay-help = Replay a record and print what happened.
cli-replay-option-check = Only check that the record is valid.

cli-trace-help = Print every decision of a record with the full state before it, as JSON lines.
cli-trace-option-out = Write to this file instead of printing.

cli-dataset-help = Write every decision of games between bots, or of recorded games, to a Parquet file for supervised learning.
cli-dataset-option-out = The Parquet file to write.
cli-dataset-option-bots = The bots, separated by commas; they fill the seats in turn, and each game begins with the next one.
cli-dataset-option-players = Number of players. Default: as many as there are bots, if the game allows it.
cli-dataset-option-games = Number of games. Default: 100.
cli-dataset-option-seed = Any text; the same seed gives the same games.
cli-dataset-option-variety = How often, from 0 to 1, a bot that searches plays an action drawn by its share of the simulations instead of the best one. Default: 0.
cli-dataset-option-records = Instead of playing, read the records in this directory.

cli-perft-help = Count the legal sequences of decisions.
cli-perft-option-depth = Depth, in decisions.

cli-check-help = Check the rules in random games with all numbers of players and all options.
cli-check-option-games = Number of games.

cli-bench-help = Measure how fast the rules and the bots are on this machine.
cli-bench-option-what = A game, to measure its rules; or “bots”, to measure the bots of the games named after it, or of all games.
cli-bench-option-games = Games whose bots are measured.
cli-bench-option-seconds = Duration of each measurement.
cli-bench-option-json = Print JSON instead of a table.

cli-games-help = List the games with their player counts and options.

cli-components-help = Play with the components of your own copy.
cli-components-export-help = Print the built-in components, to edit and pass to --components.
cli-components-check-help = Check a component file.
cli-components-check-option-file = The component file.

## Messages of the commands

cli-warning = Warning: { $said }
cli-compiling = Loading the machine code of the rules; if it has to be compiled first, that takes a minute or two…
cli-getting-ready = Loading the rules…
cli-simulating = Playing
cli-simulated = { $games ->
    [one] One game
   *[other] { $games } games
}, { $moves } moves, in { $directory }. The seed was { $seed }.
cli-dataset-reading = Reading
cli-dataset-played = { $games ->
    [one] One game
   *[other] { $games } games
}, { $rows } decisions, in { $file }. The seed was { $seed }.
cli-dataset-read = { $games ->
    [one] One game
   *[other] { $games } games
}, { $rows } decisions, in { $file }{ $unfinished ->
    [0] .
    [one] ; one more record was left out, because its game is not over.
   *[other] ; { $unfinished } more records were left out, because their games are not over.
}
cli-replay-fits = { $file }: { $moves } moves, all of them legal, and the game is over.
cli-replay-fits-unfinished = { $file }: { $moves } moves, all of them legal; the game is not over.
cli-transcript-title = { $game }, { $players } players, seed { $seed }
cli-transcript-unfinished = The game is not over.
cli-perft-depth = Depth
cli-perft-sequences = Sequences
cli-counting = Counting…
cli-checking = Checking
cli-checked = { $games ->
    [one] One game
   *[other] { $games } games
} of { $variants } variants, { $moves } moves: no invariant was violated.
cli-checked-equal = All deals, states, legal actions, events, observations, determinizations and search trees of “{ $backend }” equal those of “{ $other }”, byte for byte.
check-foul = An invariant was violated after move { $move } of the game with seed { $seed }, { $players } players, { $options }: { $problem }
cli-measuring = Measuring…
cli-games-game = Game
cli-games-players = Players
cli-games-options = Options, the default first
cli-components-fit = { $file } can be played with{ $warnings ->
    [0] .
    [one] ; there is one thing to note.
   *[other] ; there are { $warnings } things to note.
}

## At the table

play-prompt = Your choice (? for help):{" "}
play-question = You are asked: { $ask }
play-curtain = Pass the keyboard to { $seat }. Press Enter when nobody else is looking.
play-no-choice = Choose a number from 1 to { $count }, or write an action.
play-legal = You can “{ $action }” now.
play-undone = Taken back: { $action }
play-saved = Saved in { $file }.
play-log-cut = … { $count } earlier events; “log” shows them all.
play-resume = The game is saved in { $file }. Resume it with: { $command }
play-finished = The record of the game is { $file }.
play-thinking = { $bot } is thinking…
play-hint-chance = Win probability
play-hint-choice = Choice
play-hint-percent = { $percent }%
play-help =
    Write the number of a choice, or the action itself (for example “pass”).
    ?            this help
    why ACTION   why an action can be done now, or not
    hint         what a strong bot would do, with its chances
    board        draw everything again
    log          everything you have seen happen
    undo         take back your last move, as long as it told you nothing new
    quit         leave; the game can be continued later
    Enter        list the choices again
play-help-home = save [FILE]  save a copy to a file; the game itself is saved after every move

cli-serve-help = Run a server: tables for people and bots, in the browser.
cli-serve-option-host = Address to listen on; 0.0.0.0 for all.
cli-serve-option-port = Port to listen on.
cli-serve-option-database = Database for the tables: sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME
cli-serve-option-workers = Number of server processes; more than one needs PostgreSQL.
cli-serve-option-url = Public URL of the server, for links.
cli-serve-option-setting = Any other setting, see docs/hosts.md.

cli-verify-help = Verify that a game was dealt as committed before its first move.
cli-verify-option-commitment = The commitment that the table showed before the first move, if the record has none.
cli-verify-option-number = The number that your client contributed, to check that the deal used it.
