# The command `tricorne`: its help, and what it says.

cli-help = Play Liberté and Libertalia, and look into the games that were played.
cli-panel-arguments = What is needed
cli-panel-options = Options
cli-panel-commands = Commands

cli-option-version = Say which version this is.
cli-option-language = The language to speak: en or fr.
cli-option-help = Show this help.
cli-option-game = The game: liberte or libertalia.
cli-option-players = How many play.
cli-option-seed = Any text; the same seed gives the same game.
cli-option-option = An option of the game; can be given several times. “tricorne games” lists them.
cli-option-edition = Short for --option edition=…
cli-option-components = A file with the components of your own copy.
cli-option-file = The record of a game.

cli-play-help = Play a game in the terminal, here or at a server.
cli-play-option-game = The game: liberte or libertalia; not needed with --resume or --table.
cli-play-option-seats = Who plays, in order of the seats: human or a bot, with commas between. The usual: one person among planners. With --server: me, open or a bot. “tricorne bot list” lists the bots.
cli-play-option-names = What the players are called, with commas between.
cli-play-option-save = The file that the game is kept in. The usual: its name and seed, in this directory.
cli-play-option-resume = Continue the game in this file.

cli-simulate-help = Play games at random and write down each.
cli-simulate-option-games = How many games.
cli-simulate-option-out = The directory for the records.

cli-replay-help = Play a record again and print what happened.
cli-replay-option-check = Only say whether everything in it fits.

cli-trace-help = Print every decision of a record with the true state before it, as JSON lines.
cli-trace-option-out = The file to write to, instead of printing.

cli-perft-help = Count the legal sequences of decisions.
cli-perft-option-depth = How many decisions deep.

cli-check-help = Let the referee watch random games with all numbers of players and all options.
cli-check-option-games = How many games.

cli-bench-help = Measure how fast the rules and the bots are on this machine.
cli-bench-option-what = A game, to measure its rules; or “bots”, to measure the bots of the games named after it, or of all games.
cli-bench-option-games = Games whose bots are measured.
cli-bench-option-seconds = How long to measure each thing.
cli-bench-option-json = Print JSON instead of a table.
cli-bench-option-interpreted = Measure the rules as plain Python, uncompiled.

cli-games-help = List the games, how many can play, and their options.

cli-components-help = Play with the components of your own copy.
cli-components-export-help = Print the built-in components, to be changed and given to --components.
cli-components-check-help = Check a component file.
cli-components-check-option-file = The component file.

## What the commands say

cli-warning = Note: { $said }
cli-compiling = Compiling the rules, once; this takes about half a minute…
cli-getting-ready = Getting the rules ready…
cli-simulating = Playing
cli-simulated = { $games ->
    [one] One game
   *[other] { $games } games
}, { $moves } moves, in { $directory }. The seed was { $seed }.
cli-replay-fits = { $file }: { $moves } moves, all of them legal, and the game is over.
cli-replay-fits-unfinished = { $file }: { $moves } moves, all of them legal; the game is not over.
cli-transcript-title = { $game }, { $players } players, seed { $seed }
cli-transcript-unfinished = The game is not over.
cli-perft-depth = Depth
cli-perft-sequences = Sequences
cli-counting = Counting…
cli-checking = Watching
cli-checked = { $games ->
    [one] One game
   *[other] { $games } games
} of { $kinds } kinds, { $moves } moves: no law was broken.
check-foul = A law was broken after move { $move } of the game with seed { $seed }, { $players } players, { $options }: { $problem }
cli-measuring = Measuring…
cli-games-game = Game
cli-games-players = Players
cli-games-options = Options, the usual value first
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
play-legal = You may “{ $action }” now.
play-undone = Taken back: { $action }
play-saved = Saved in { $file }.
play-log-cut = … { $count } earlier things; “log” shows them all.
play-resume = The game is kept in { $file }. Continue with: { $command }
play-finished = The record of the game is { $file }.
play-thinking = { $bot } is thinking …
play-hint-chance = Chance to win
play-hint-choice = Choice
play-hint-percent = { $percent } %
play-help =
    Write the number of a choice, or the action itself (for example “pass”).
    ?            this help
    why ACTION   why an action can be done now, or not
    hint         what a strong bot would do, with its chances
    board        draw everything again
    log          all that you have seen happen
    undo         take back your last move, as long as it told you nothing new
    quit         leave; the game can be continued later
    Enter        list the choices again
play-help-home = save [FILE]  save; it is also saved after every move

cli-serve-help = Open a place to play: tables for people and bots, over the web.
cli-serve-option-host = The address to listen at; 0.0.0.0 for all.
cli-serve-option-port = The port to listen at.
cli-serve-option-database = Where tables are kept: sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME
cli-serve-option-workers = Processes that serve; more than one needs PostgreSQL.
cli-serve-option-url = The address that people see, for links.
cli-serve-option-setting = Any other setting, as in docs/hosts.md.

cli-verify-help = Prove that a game was dealt as was promised before its first move.
cli-verify-option-commitment = What the table showed before the first move, if the record does not say.
cli-verify-option-number = The number that your page added, to see that the deal was made with it.
