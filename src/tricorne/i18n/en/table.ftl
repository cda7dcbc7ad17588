# What is said at every table, in the terminal and in the browser.

table-seat = Seat { $seat }
table-result = { $reason } { $count ->
    [one] { $winners } wins.
   *[other] { $winners } share the win.
}
table-points = { $seat }: { $points }
game-title = { $game ->
    [liberte] Liberté
    [libertalia] Libertalia
   *[other] { $game }
}

# Why a game is not rated.
unrated-branch = Not rated: this game goes on from another one.
unrated-replay = Not rated: this is a record to look at.
unrated-lesson = Not rated: this is a lesson.
unrated-unwanted = Not rated: the table was made so.
unrated-dealt-old = Not rated: this game was dealt before the deal was made safe.
unrated-bot = Not rated: a bot has one of the seats.
unrated-several-seats = Not rated: { $name } shares a device with somebody at another seat.
unrated-program = Not rated: a program plays for { $name }.
unrated-guest = Not rated: { $name } sat down as a guest. Names that are kept with a password are rated.
unrated-rewind = Not rated: it was rewound.
unrated-closed = Not rated: the table was closed before the end.
unrated-too-few = Not rated: too few people took part and stayed.
