# Bots of one's own: how they are named, and what can go wrong with them.

error-bot-form = “{ $bot }” names no bot. A bot of your own is one of: { $right }.
error-bot-command = “{ $bot }” cannot be taken apart into a program and its arguments: { $problem }.
error-bot-program = “{ $bot }”: there is no program “{ $program }” that can be run. A program in this directory is named with ./ before it, and has to be executable.
error-bot-system = “{ $bot }”: programs can be run as bots on Linux and macOS only. A bot in Python can play as python:FILE.py:Class.
error-bot-import = “{ $bot }”: { $source } cannot be loaded: { $problem }
error-bot-class = “{ $bot }”: in { $source } there is no class { $found } made from tricorne.bots.Bot.
error-bot-made = “{ $bot }”: making the bot failed: { $problem }
error-resume-own = { $file } was played with programs of somebody's own. To run them here, name them yourself: --seats '{ $seats }'. To go on without them, name others.
error-seats-quotes = “{ $text }”: a quotation mark is missing.

## What a bot did wrong, in the flow of a game

bot-failure = { $seat } ({ $bot }): { $said }
bot-replaced = Greedy decides in its place.
bot-says = { $seat }: “{ $said }”
bot-raised = The bot failed: { $problem }
bot-no-action = The bot answered { $answer }, which is not the number of an action.
bot-illegal = The bot chose “{ $action }”, which is not legal now.
bot-late = The bot took { $seconds } seconds and had { $clock }.

## What a program did wrong, and what to do about it

outside-last-words = { $lines ->
    [0] It wrote nothing on standard error.
   *[other] On standard error it wrote: { $tail }
}

outside-start = The program cannot be started: { $problem }
outside-start-cure = Make the file executable, and see that its first line (#!) names an interpreter that is there.
outside-no-hello = The program did not say hello within { $seconds } seconds. { outside-last-words }
outside-no-hello-cure = Answer “hello” at once, before loading anything big, and flush standard output after every line.
outside-silent = The program did not answer within { $seconds } seconds. { outside-last-words }
outside-silent-cure = Answer every “ask” within its “clock”, and flush standard output after every line.
outside-exit = The program ended, with exit code { $code }. { outside-last-words }
outside-exit-cure = Run until “quit” comes or standard input ends, and let no error end the program.
outside-closed = The program closed its standard output. { outside-last-words }
outside-closed-cure = Keep standard output open until “quit” comes.
outside-too-long = The program wrote a line of more than { $most } bytes. It begins: { $text }
outside-too-long-cure = End every message with a line feed, and name fewer candidates.
outside-not-utf8 = The program wrote a line that is not UTF-8: { $text }
outside-not-utf8-cure = Write standard output as UTF-8.
outside-not-json = The program wrote a line that is not JSON (at character { $column }): { $text }
outside-not-json-cure = Write one JSON object a line on standard output and nothing else; the rest belongs on standard error.
outside-too-deep = The program wrote JSON that is nested too deeply: { $text }
outside-too-deep-cure = Write the flat objects that the protocol describes.
outside-not-object = The program wrote a line that is no JSON object: { $text }
outside-not-object-cure = Write every message as an object: {"{"}"type": …{"}"}.
outside-twice = The program wrote an object with the key “{ $field }” twice.
outside-twice-cure = Write every key of an object once.
outside-no-number = The program wrote { $found }, which is no number for JSON here.
outside-no-number-cure = Write numbers of at most 18 digits, and null instead of NaN or Infinity.
outside-protocol = The program speaks version { $found } of the protocol, and this Tricorne speaks version { $right }.
outside-protocol-cure = Say "protocol": { $right } in “hello”, and keep to that version.
outside-field = In what the program wrote, “{ $field }” is { $found }. Right would be: { $right }
outside-field-cure = Repeat “id” and “move” of the question in the answer, and give every field the form that the protocol describes.
outside-text = In what the program wrote, “{ $field }” is { $found }. Right would be a text of 1 to { $most } printable characters.
outside-text-cure = Shorten it, and leave out line feeds and other characters that cannot be printed.
outside-number = In what the program wrote, “{ $field }” is { $found }. Right would be a number from { $low } to { $high }.
outside-number-cure = Give a number within these limits, or leave the field out.
outside-illegal = The program chose “{ $action }”, which is not one of the { $count } legal actions, such as “{ $example }”.
outside-illegal-cure = Choose one of the texts in “legal”, exactly as it stands there.
outside-game = The program does not play { $game }; it plays: { $games }.
outside-game-cure = Name in “hello” the games that the program plays, by the names that the other “hello” lists.
outside-given-up = The program has failed { $times } times in this game and is not started again.

## The examination: `tricorne bot test`

outside-unasked = The program wrote something that nobody asked for: { $text }
outside-unasked-cure = Write one line for every “hello” and every “ask”, and nothing else; the rest belongs on standard error.
outside-no-game = The program plays { $games }, and none of these is known here. There are: { $right }.
outside-no-game-cure = Name in “hello” at least one of: { $right }.
outside-differs = With the same seed, decision { $move } was once “{ $first }” and once “{ $second }”.
outside-differs-cure = Draw all chance from the “seed” of the game, and leave the clock out of it. That is not needed, but a game can then be played again.
outside-stays = The program was still there { $seconds } seconds after it was told to end.
outside-stays-cure = End the program, with all that it has started, when “quit” comes and when standard input ends.

exam-hello = Says hello
exam-games = Plays a game that is known here
exam-whole = Plays a whole game of { $game } with { $players } players
exam-leave = Leaves a game, and plays another in the same process
exam-at-once = Plays two games at once
exam-unknown = Passes over messages and fields that it does not know
exam-refused = Goes on after it was told of an error
exam-seed = Decides the same way with the same seed
exam-quit = Ends when it is told to quit
exam-end-of-input = Ends when its standard input ends

cli-bot-help = List the bots, and test your own.
cli-bot-list-help = List the bots that come with Tricorne.
cli-bot-test-help = Test whether a program keeps to the protocol for outside bots.
cli-bot-test-option-command = The program and its arguments, as in: tricorne bot test node mybot.js
cli-bot-test-option-clock = The seconds that the program has for a decision.
cli-bot-list-name = Bot
cli-bot-list-what = How it plays
cli-bot-list-own = Your own: exec:COMMAND runs a program, python:FILE.py:Class makes a bot from a class.
cli-bot-passed = ✓ { $said }
cli-bot-failed = ✗ { $said }
cli-bot-noted = ! { $said }
cli-bot-sent = Sent: { $text }
cli-bot-back = Came back: { $text }
cli-bot-nothing-back = Came back: nothing
cli-bot-cure = Cure: { $said }
cli-bot-conforms = { $name } keeps to the protocol.
cli-bot-does-not = { $count ->
    [one] One check failed.
   *[other] { $count } checks failed.
}

bots-random = any legal action, all with the same chance
bots-greedy = what looks best at a glance
bots-planner = a careful player that thinks ahead by hand-made rules
bots-search-1 = a search that thinks briefly
bots-search-2 = a search that thinks for a moment
bots-search-3 = a search that thinks well
bots-search-4 = a search that thinks long
bots-search-5 = a search that thinks very long
