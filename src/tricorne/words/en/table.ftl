# What is said at every table, in the terminal and in the browser.

table-seat = Seat { $number }
table-result = { $reason } { $count ->
    [one] { $winners } wins.
   *[other] { $winners } share the win.
}
table-points = { $seat }: { $points }
