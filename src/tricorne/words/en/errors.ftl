# What goes wrong, said so that it can be put right.

error-because = { $said } { $reason }
error-interrupted = Stopped.
error-usage = { $problem }. “{ $command } --help” shows how it is meant.
error-language = There are no words in the language “{ $language }”. There are: { $right }.

error-game-unknown = There is no game called “{ $game }”. There are: { $right }.
error-option-unknown = There is no option “{ $option }”. There are: { $right }.
error-option-value = The option “{ $option }” cannot be “{ $value }”. It can be: { $right }.
error-option-form = “{ $text }” is no option: write name=value, for example { $example }.
error-option-twice = The option “{ $option }” is chosen twice.
error-players = { $game } is played by { $low } to { $high } people, not by { $players }.
error-seed = “{ $seed }” cannot be a seed: it has to be one line of at most { $most } printable characters, with no space at either end.
error-name = “{ $name }” cannot be a name at the table: it has to be one line of at most { $most } printable characters without a comma, with no space at either end.
error-names-count = There are { $found } names for { $players } players.
error-seats-count = There are { $found } seats for { $players } players.
error-bot-unknown = There is no bot called “{ $bot }”. There are: { $right }.
error-resume-with = A game that is continued is what it was: leave out { $option }.
error-resume-game = { $file } holds a game of { $found }, not of { $game }.
error-file-exists = { $file } is there already. Choose another name, or continue that game with --resume.
error-write = { $file } cannot be written: { $problem }
error-number = { $what } has to be { $low } or more, not { $value }.

error-action-empty = There is no action there. An action begins with one of: { $verbs }.
error-action-operands = “{ $text }” is not complete or goes too far: write { $form }.
error-action-unknown = “{ $text }” is no action. An action begins with one of: { $verbs }.
error-illegal-action = { $seat } may not “{ $action }” now.
error-undo-nothing = There is nothing to take back.
error-undo-other = The last move was { $seat }'s; only one's own can be taken back.
error-undo-turn = That move ended the turn, so it stands.
error-undo-together = Everybody chooses at once here: choose again instead of taking back.
error-undo-informed = That move brought something new to light, so it stands.

components-not-toml = { $file }, line { $line }: this is not TOML. { $problem }
components-unreadable = { $file } cannot be read: { $problem }
components-game = { $file }, line { $line }: these are the components of “{ $value }”, and “{ $right }” was wanted.
components-section = { $file }, line { $line }: there has to be a section “{ $section }” here.
components-missing-key = { $file }, line { $line }: “{ $key }” is missing.
components-unknown-key = { $file }, line { $line }: nobody knows “{ $key }” here. What can stand here: { $right }.
components-number = { $file }, line { $line }: “{ $key }” is { $value }, and has to be a whole number from { $low } to { $high }.
components-choice = { $file }, line { $line }: “{ $key }” is “{ $value }”, and has to be one of: { $right }.
components-name = { $file }, line { $line }: “{ $key }” is “{ $value }”, and has to be a name: printable text that is not empty.
components-too-many = { $file }, line { $line }: there are { $found } entries in “{ $section }”, and at most { $most } can be.
components-twice = { $file }, line { $line }: “{ $key }” { $value } is there twice.
components-gap = { $file }, line { $line }: “{ $key }” { $value } is missing; the numbers have to run without a gap.
components-few-cards = { $file }, line { $line }: set A has { $found } cards; six players need { $right } at least.
components-no-club = { $file }, line { $line }: there has to be a club of every colour, and none is { $faction }.
components-regions = { $file }, line { $line }: the provinces lie in { $found } regions, and have to lie in { $right }.
components-reserve = { $file }, line { $line }: all { $faction } blocks lie out until turn 2; at least one has to be in the supply.
components-total = { $file }, line { $line }: { $what }: { $found }, where the printed game has { $right }.

record-unreadable = { $file } cannot be read: { $problem }
record-too-large = { $file } is larger than { $most } bytes, the limit for records (LARGEST_RECORD).
record-not-text = { $file }, line { $line }: this is no text in UTF-8, so it is no record.
record-first-line = { $file }, line 1: a record begins with “{ $right }”.
record-format-newer = { $file }, line 1: this record has format { $found }, and this Tricorne reads format { $right }. A newer Tricorne can read it.
record-line = { $file }, line { $line }: “{ $text }” is neither a header such as “seed: 1789” nor a move such as “2: pass”.
record-header-unknown = { $file }, line { $line }: there is no header “{ $header }”. There are: { $right }.
record-header-twice = { $file }, line { $line }: the header “{ $header }” is there a second time; once is right.
record-header-late = { $file }, line { $line }: the header “{ $header }” has to stand before the first move.
record-header-missing = { $file }, line { $line }: the header “{ $header }” is missing; a line such as “{ $right }” has to stand before the first move.
record-header-value = { $file }, line { $line }: “{ $header }” cannot be “{ $value }”; it looks like “{ $right }”.
record-refused = { $file }, line { $line }: this cannot be played.
record-rules-newer = { $file }, line { $line }: this game was played by version { $found } of the rules, and this Tricorne plays version { $right }. A newer Tricorne can replay it.
record-rules-older = { $file }, line { $line }: this game was played by version { $found } of the rules, and this Tricorne plays version { $right }. The Tricorne that wrote it can replay it.
record-components = { $file }, line { $line }: this game was played with other components ({ $name }, sha256 { $found }) than the ones in use (sha256 { $right }). Give the right file with --components.
record-move = { $file }, line { $line }: this is no move.
record-seat = { $file }, line { $line }: there is no seat { $seat }; seats are 0 to { $last }.
record-wrong-seat = { $file }, line { $line }: seat { $seat } is not asked here; it is seat { $right }.
record-illegal = { $file }, line { $line }: seat { $seat } may not “{ $action }” here.
record-after-end = { $file }, line { $line }: the game is over, and yet there is another move.
record-after-result = { $file }, line { $line }: nothing may follow the result.
record-result-form = { $file }, line { $line }: “{ $text }” is no result; it looks like “{ $right }”.
record-result-early = { $file }, line { $line }: there is a result, and the game is not over.
record-result-wrong = { $file }, line { $line }: the result is “{ $text }”, and the moves lead to “{ $right }”.
error-game-missing = Which game? “tricorne games” lists them.
error-seat-unknown = Nobody called “{ $seat }” can sit there. There are: { $right }.
