# Messages of every table, in the terminal and in the browser.

table-seat = Seat { $seat }
# The forms that FORM knows, one attribute each. A name without a form of its own (see liberte-the-…) has the one here.
# English needs none.
name-forms = { $name }
table-result = { $reason } { $count ->
    [one] { $winners } wins.
   *[other] { $winners } share the win.
}
table-points = { $seat }: { $points }
table-label = { $label }:
game-title = { $game ->
    [liberte] Liberté
    [libertalia] Libertalia
   *[other] { $game }
}

# Why a game is not rated.
unrated-branch = Not rated: this game continues another one.
unrated-replay = Not rated: this is a replay of a record.
unrated-lesson = Not rated: this is a lesson.
unrated-continued = Not rated: this game was begun in a browser.
unrated-unwanted = Not rated: the table was created as unrated.
unrated-own-cards = Not rated: it is played with somebody’s own cards.
unrated-dealt-old = Not rated: this game was dealt before deals were verifiable.
unrated-bot = Not rated: a bot has one of the seats.
unrated-several-seats = Not rated: { $name } shares a device with somebody at another seat.
unrated-program = Not rated: a program plays for { $name }.
unrated-guest = Not rated: { $name } plays as a guest. Only names with a password are rated.
unrated-rewind = Not rated: it was rewound.
unrated-closed = Not rated: the table was closed before the end.
unrated-too-few = Not rated: too few people played to the end.
