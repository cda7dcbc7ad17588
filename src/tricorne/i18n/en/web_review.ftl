# Looking back at a game that is over.

web-review-kind = { $kind ->
    [branch] What if?
    [replay] A record that was brought along
    [lesson] A lesson
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
web-review-chances = Chances to win
web-review-judged = as careful players would have judged them, knowing every card
web-review-thinking = Being judged: the lines draw in as they come.
web-review-unjudged = not judged: the game was closed before its end
web-review-failed = The chances could not be judged. The game can be looked at all the same.
web-review-line = { $name }: from { $start }, between { $low } and { $high }.
web-review-moments = { $count ->
    [one] The moment that decided it
   *[other] { $count } moments that decided it
}
web-review-turns = What decided it
web-review-moments-soon = The turning points follow as soon as the whole game is judged.
web-review-moments-none = No moment stands out: the chances never turned at one stroke.
web-review-change = { $name } { $sign }{ $points } %
web-review-go = Go there
web-review-what-if = What if?
web-review-what-if-more = Go on from here yourself, at a table of your own, against bots.
web-review-log = What happened
web-review-play = Play from here
web-review-pause = Pause
web-review-back = One decision back
web-review-forward = One decision on
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
web-review-to-table = To the table
web-review-gains = By part of the game
