# Custom bots: their names, and what can go wrong with them.

error-bot-form = “{ $bot }” is not a bot. A custom bot has one of these forms: { $right }.
error-bot-command = “{ $bot }” cannot be split into a program and its arguments: { $problem }.
error-bot-program = “{ $bot }”: there is no program “{ $program }” that can be run. A program in this directory needs ./ before its name, and has to be executable.
error-bot-system = “{ $bot }”: programs can only play on Linux and macOS. A bot in Python can play as python:FILE.py:Class.
error-bot-import = “{ $bot }”: { $source } cannot be loaded: { $problem }
error-bot-class = “{ $bot }”: { $source } has no class { $found } that is a subclass of tricorne.bots.Bot.
error-bot-made = “{ $bot }”: creating the bot failed: { $problem }
error-resume-own = { $file } was played with somebody’s own programs. To run them here, name them yourself: --seats '{ $seats }'. To go on without them, name others.
error-seats-quotes = “{ $text }”: a quotation mark is missing.

## What a bot did wrong, during a game

bot-failure = { $seat } ({ $bot }): { $said }
bot-replaced = Greedy decides in its place.
bot-says = { $seat }: “{ $said }”
bot-raised = The bot failed: { $problem }
bot-no-action = The bot answered { $answer }, which is not the number of an action.
bot-illegal = The bot chose “{ $action }”, which is not legal now.
bot-late = The bot took { $seconds } seconds and had { $clock }.

## What a program did wrong, and how to fix it

outside-last-words = { $lines ->
    [0] It wrote nothing on standard error.
   *[other] On standard error it wrote: { $tail }
}

outside-start = The program cannot be started: { $problem }
outside-start-cure = Make the file executable, and check that its first line (#!) names an installed interpreter.
outside-no-hello = The program did not answer “hello” within { $seconds } seconds. { outside-last-words }
outside-no-hello-cure = Answer “hello” immediately, before loading anything big, and flush standard output after every line.
outside-silent = The program did not answer within { $seconds } seconds. { outside-last-words }
outside-silent-cure = Answer every “ask” within its “clock”, and flush standard output after every line.
outside-exit = The program ended with exit code { $code }. { outside-last-words }
outside-exit-cure = Keep running until “quit” is received or standard input ends, and handle all errors.
outside-closed = The program closed its standard output. { outside-last-words }
outside-closed-cure = Keep standard output open until “quit” is received.
outside-too-long = The program wrote a line of more than { $most } bytes. It begins: { $text }
outside-too-long-cure = End every message with a line feed, and send fewer candidates.
outside-not-utf8 = The program wrote a line that is not UTF-8: { $text }
outside-not-utf8-cure = Write standard output as UTF-8.
outside-not-json = The program wrote a line that is not JSON (at character { $column }): { $text }
outside-not-json-cure = Write one JSON object per line on standard output and nothing else; everything else belongs on standard error.
outside-too-deep = The program wrote JSON that is nested too deeply: { $text }
outside-too-deep-cure = Write the flat objects that the protocol describes.
outside-not-object = The program wrote a line that is not a JSON object: { $text }
outside-not-object-cure = Write every message as an object: {"{"}"type": …{"}"}.
outside-twice = The program wrote an object with a duplicate key “{ $field }”.
outside-twice-cure = Write every key of an object once.
outside-no-number = The program wrote { $found }, which is not an accepted JSON number.
outside-no-number-cure = Write numbers of at most 18 digits, and null instead of NaN or Infinity.
outside-protocol = The program uses version { $found } of the protocol, but this Tricorne uses version { $right }.
outside-protocol-cure = Send "protocol": { $right } in “hello”, and follow that version.
outside-field = The program sent { $found } as “{ $field }”. Expected: { $right }
outside-field-cure = Copy “id” and “move” from the question into the answer, and give every field the form that the protocol describes.
outside-text = The program sent { $found } as “{ $field }”. Expected: a text of 1 to { $most } printable characters.
outside-text-cure = Shorten it, and remove line feeds and other unprintable characters.
outside-number = The program sent { $found } as “{ $field }”. Expected: a number from { $low } to { $high }.
outside-number-cure = Send a number within these limits, or leave the field out.
outside-illegal = The program chose “{ $action }”, which is not one of the { $count } legal actions, such as “{ $example }”.
outside-illegal-cure = Choose one of the texts in “legal”, exactly as it is written there.
outside-game = The program does not play { $game }; it plays: { $games }.
outside-game-cure = List in “hello” the games that the program plays, by the names in the “hello” that it receives.
outside-given-up = The program has failed { $times } times in this game and is not restarted.

## The conformance checks: `tricorne bot test`

outside-unasked = The program wrote something without being asked: { $text }
outside-unasked-cure = Write one line for every “hello” and every “ask”, and nothing else; everything else belongs on standard error.
outside-no-game = The program plays { $games }, none of which is known here. Known games: { $right }.
outside-no-game-cure = List in “hello” at least one of: { $right }.
outside-differs = With the same seed, decision { $move } was once “{ $first }” and once “{ $second }”.
outside-differs-cure = Seed all random numbers with the “seed” of the game, and do not depend on the clock. This is optional, but makes games repeatable.
outside-stays = The program was still running { $seconds } seconds after it was told to end.
outside-stays-cure = End the program, and everything it has started, when “quit” is received and when standard input ends.

exam-hello = Answers hello
exam-games = Plays a known game
exam-whole = Plays a whole game of { $game } with { $players } players
exam-leave = Leaves a game, and plays another one in the same process
exam-at-once = Plays two games at the same time
exam-unknown = Ignores unknown messages and fields
exam-refused = Goes on after an error message
exam-seed = Makes the same decisions with the same seed
exam-quit = Ends on “quit”
exam-end-of-input = Ends when its standard input ends

cli-bot-help = List the bots, and test your own.
cli-bot-list-help = List the built-in bots.
cli-bot-test-help = Test whether a program follows the protocol for external bots.
cli-bot-test-option-command = The program and its arguments, as in: tricorne bot test node mybot.js
cli-bot-test-option-clock = The seconds that the program has for each decision.
cli-bot-list-name = Bot
cli-bot-list-what = How it plays
cli-bot-list-own = Your own: exec:COMMAND runs a program, python:FILE.py:Class creates a bot from a class.
cli-bot-passed = ✓ { $said }
cli-bot-failed = ✗ { $said }
cli-bot-noted = ! { $said }
cli-bot-sent = Sent: { $text }
cli-bot-back = Received: { $text }
cli-bot-nothing-back = Received: nothing
cli-bot-cure = Fix: { $said }
cli-bot-conforms = { $name } follows the protocol.
cli-bot-does-not = { $count ->
    [one] One check failed.
   *[other] { $count } checks failed.
}

bots-random = any legal action, all with the same probability
bots-greedy = the action that looks best, without looking ahead
bots-planner = a careful player that looks a little ahead, by hand-made rules
bots-search-1 = a search that thinks briefly
bots-search-2 = a search that thinks for a moment
bots-search-3 = a search that thinks carefully
bots-search-4 = a search that thinks for a long time
bots-search-5 = a search that thinks for a very long time
