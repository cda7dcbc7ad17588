# Errors, with what to do about them.

error-because = { $said } { $reason }
error-interrupted = Stopped.
error-usage = { $problem }. See “{ $command } --help”.
error-language = There is no translation for the language “{ $language }”. Available: { $right }.

error-game-unknown = There is no game called “{ $game }”. There are: { $right }.
error-option-unknown = There is no option “{ $option }”. There are: { $right }.
error-backend-unknown = There is no backend “{ $backend }”. There are: { $right }.
error-backend-missing = The backend “{ $backend }” is not installed ({ $problem }). Install the extra: pip install "tricorne[native]", or in a clone: make install EXTRAS=native.
error-option-value = The option “{ $option }” cannot be “{ $value }”. It can be: { $right }.
error-option-form = “{ $text }” is not a valid option: write name=value, for example { $example }.
error-option-twice = The option “{ $option }” is given twice.
error-players = { $game } is played by { $low } to { $high } people, not by { $players }.
error-seed = “{ $seed }” cannot be a seed: it must be one line of at most { $most } printable characters, without a space at either end.
error-name = “{ $name }” cannot be a name at the table: it must be one line of at most { $most } printable characters, without commas and without a space at either end.
error-names-count = There are { $found } names for { $players } players.
error-seats-count = There are { $found } seats for { $players } players.
error-bot-unknown = There is no bot called “{ $bot }”. There are: { $right }.
error-search-budget = “{ $budget }” is not a search budget. A budget is a number of simulations or seconds per decision, optionally with threads after a slash: { $right }.
error-resume-with = A resumed game keeps its settings: leave out { $option }.
error-resume-game = { $file } contains a game of { $found }, not of { $game }.
error-file-exists = { $file } already exists. Choose another name, or continue that game with --resume.
error-write = { $file } cannot be written: { $problem }
error-number = { $what } must be { $low } or more, not { $value }.

error-action-empty = The action is empty. An action begins with one of: { $verbs }.
error-action-operands = “{ $text }” has too few or too many parts: write { $form }.
error-action-unknown = “{ $text }” is not a valid action. An action begins with one of: { $verbs }.
error-illegal-action = { $seat } may not “{ $action }” now.
error-undo-nothing = There is nothing to undo.
error-undo-other = The last move was { $seat }’s; you can only undo your own.
error-undo-turn = That move ended the turn, so it cannot be undone.
error-undo-together = Everybody chooses at the same time here: choose again instead of undoing.
error-undo-informed = That move revealed something new, so it cannot be undone.
error-rewind-redealt = The game cannot go back to { $to } moves: after { $first } moves, the hidden cards were dealt anew.

components-not-toml = { $file }, line { $line }: this is not TOML. { $problem }
components-unreadable = { $file } cannot be read: { $problem }
components-game = { $file }, line { $line }: these are the components of “{ $value }”, but “{ $right }” was expected.
components-section = { $file }, line { $line }: a section “{ $section }” is missing here.
components-missing-key = { $file }, line { $line }: “{ $key }” is missing.
components-unknown-key = { $file }, line { $line }: “{ $key }” is unknown. Possible keys: { $right }.
components-number = { $file }, line { $line }: “{ $key }” is { $value }, but must be a whole number from { $low } to { $high }.
components-choice = { $file }, line { $line }: “{ $key }” is “{ $value }”, but must be one of: { $right }.
components-name = { $file }, line { $line }: “{ $key }” is “{ $value }”, but must be a name: printable text that is not empty.
components-too-many = { $file }, line { $line }: “{ $section }” has { $found } entries; the maximum is { $most }.
components-twice = { $file }, line { $line }: “{ $key }” { $value } appears twice.
components-gap = { $file }, line { $line }: “{ $key }” { $value } is missing; the numbers must be consecutive.
components-few-cards = { $file }, line { $line }: set A has { $found } cards; six players need at least { $right }.
components-no-club = { $file }, line { $line }: there must be a club of every colour, and none is { $faction }.
components-regions = { $file }, line { $line }: the provinces are in { $found } regions, but must be in { $right }.
components-reserve = { $file }, line { $line }: all { $faction } blocks are set aside until turn 2; at least one must be in the supply.
components-total = { $file }, line { $line }: { $what }: { $found }, but the printed game has { $right }.

record-unreadable = { $file } cannot be read: { $problem }
record-too-large = { $file } is larger than { $most } bytes, the limit for records (LARGEST_RECORD).
record-not-text = { $file }, line { $line }: this is not UTF-8 text, so it is not a record.
record-first-line = { $file }, line 1: a record begins with “{ $right }”.
record-format-newer = { $file }, line 1: this record has format { $found }, but this Tricorne reads format { $right }. A newer Tricorne can read it.
record-line = { $file }, line { $line }: “{ $text }” is neither a header such as “seed: 1789” nor a move such as “2: pass”.
record-header-unknown = { $file }, line { $line }: there is no header “{ $header }”. There are: { $right }.
record-header-twice = { $file }, line { $line }: the header “{ $header }” appears a second time.
record-header-late = { $file }, line { $line }: the header “{ $header }” must come before the first move.
record-header-missing = { $file }, line { $line }: the header “{ $header }” is missing; a line such as “{ $right }” must come before the first move.
record-header-value = { $file }, line { $line }: “{ $header }” cannot be “{ $value }”; write, for example, “{ $right }”.
record-refused = { $file }, line { $line }: this move is not possible.
record-rules-newer = { $file }, line { $line }: this game was played with version { $found } of the rules, but this Tricorne has version { $right }. A newer Tricorne can replay it.
record-rules-older = { $file }, line { $line }: this game was played with version { $found } of the rules, but this Tricorne has version { $right }. The Tricorne that wrote it can replay it.
record-components = { $file }, line { $line }: this game was played with other components ({ $name }, sha256 { $found }) than those in use (sha256 { $right }). Give the right file with --components.
record-move = { $file }, line { $line }: this is not a move.
record-line-long = { $file }, line { $line }: the line has { $length } characters; the maximum is { $most }.
record-moves-many = { $file }, line { $line }: no game has more than { $most } moves.
record-seat = { $file }, line { $line }: there is no seat { $seat }; seats are 0 to { $last }.
record-wrong-seat = { $file }, line { $line }: it is not seat { $seat }’s turn here, but seat { $right }’s.
record-illegal = { $file }, line { $line }: seat { $seat } may not “{ $action }” here.
record-after-end = { $file }, line { $line }: the game is over, but there is another move.
record-after-result = { $file }, line { $line }: nothing may follow the result.
record-result-form = { $file }, line { $line }: “{ $text }” is not a result; write, for example, “{ $right }”.
record-stream = { $file }, line { $line }: “{ $text }” is not the number of the next random stream. Streams are numbered consecutively, with at least one move in between: { $right }
record-redeal = { $file }, line { $line }: “{ $text }” does not say who keeps their hands and from which seed the hidden cards are dealt anew, with at least one move since the last such line. Write for example: { $right }
record-result-early = { $file }, line { $line }: there is a result, but the game is not over.
record-result-wrong = { $file }, line { $line }: the result is “{ $text }”, but the moves lead to “{ $right }”.
error-game-missing = Which game? “tricorne games” lists them.
error-seat-unknown = “{ $seat }” cannot take a seat. Possible: { $right }.
