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
web-rules-lesson = Rather try it? Ten minutes of a guided game
web-rules-own = In our own words. The authors’ rulebook has all the details.
