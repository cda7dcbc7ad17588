# The pages of the rules.

web-rules-title = The rules of { $game }
web-rules-choose = Which game?
web-rules-search = Search the rules
web-rules-contents = Contents
web-rules-found = { $count ->
    [0] Nothing found. Another word?
    [one] One place found
   *[other] { $count } places found
}
web-rules-clear = Clear the search
web-rules-link = Link to “{ $title }”
web-rules-lesson = Prefer to try it? Ten minutes of a guided game
web-rules-aid = Player aid, on one page
web-rules-gallery = Who they were: all cards
web-aid-title = { $game }: player aid
web-aid-print = Print
web-aid-rules = All the rules
web-rules-own = { $game } is a game by { $designer }. These are its rules in our own words, as this program plays; the printed rulebook is the author’s own text.
