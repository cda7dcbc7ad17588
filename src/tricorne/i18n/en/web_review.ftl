# Looking back at a game that is over.

web-review-kind = { $kind ->
    [branch] “what if?”
    [replay] an imported game
    [lesson] a lesson
    [continued] begun in a browser, { $players } players
   *[play] { $players } players
}
web-review-share = Share
web-review-copied = Copied
web-review-address = The address of this page
web-review-again = Play again
web-review-again-look = The rematch
web-review-open = Open the table
web-review-record = Download the record
web-review-standing = How it ended
web-review-chances = Win probability
web-review-judged = as strong bots would have estimated it, knowing every card
web-review-thinking = Computing: the curves appear step by step.
web-review-unjudged = not computed: the game was closed before its end
web-review-failed = The win probabilities could not be computed. You can still review the game.
web-review-line = { $name }: from { $start }, between { $low } and { $high }.
web-review-moments = { $count ->
    [one] The moment that decided it
   *[other] { $count } moments that decided it
}
web-review-turns = What decided it
web-review-moments-soon = The turning points follow when the whole game has been computed.
web-review-moments-none = No single move decided the game.
web-review-change = { $name } { $sign }{ $points }%
web-review-go = Go there
web-review-what-if = What if?
web-review-what-if-more = Continue from here yourself, at your own table, against bots.
web-review-log = What happened
web-review-play = Play from here
web-review-pause = Pause
web-review-back = One decision back
web-review-forward = One decision forward
web-review-seat = Seen by
web-review-spectator = a spectator
web-review-openly = everybody: all cards open
web-review-hands = All hands
web-review-chosen = chosen
web-review-no-cards = no cards
web-review-return = Back to the review
web-review-table = The numbers as a table
web-review-moves = Moves
web-review-running = This game is not over yet.
web-review-to-table = Go to the table
web-review-gains = By part of the game
