# Libertalia on the table: what the screen says, and what each character does in one line.

libertalia-standing = Campaign { $campaign } of 3 · day { $day } of 6 · { $phase ->
    [sunrise] sunrise
    [day] day
    [dusk] dusk
    [night] night
   *[rest] day of rest
}
libertalia-bag = Bag: { $count } tokens
libertalia-bag-open = Bag{ libertalia-heap }
libertalia-unseen = Characters that nobody has seen yet: { $count }
libertalia-ship = On the ship: { $characters }
libertalia-aboard = { $number } { $name } ({ $seat })
libertalia-day = Day { $day }
libertalia-nothing = nothing
libertalia-column-number = No.
libertalia-column-seat = Player
libertalia-column-colour = Colour
libertalia-column-score = Score
libertalia-column-doubloons = Doubloons
libertalia-column-hand = Hand
libertalia-column-booty = Booty
libertalia-column-ready = Chosen
libertalia-ready = yes
libertalia-some-tokens = { $count ->
    [one] one token
   *[other] { $count } tokens
}
libertalia-den = { $seat }’s den: { $characters }
libertalia-cemetery = { $seat }’s cemetery: { $characters }
libertalia-cemetery-more = and { $count } that nobody can be sure of
libertalia-hand = { $seat }’s hand
libertalia-chosen = (chosen)
libertalia-legend = Characters are in order of rank: on the ship the lowest acts first by day, and the highest takes booty first at dusk. A chosen character may be changed until everybody has chosen.

libertalia-does-1 = day: goes to the cemetery; play another character at once
libertalia-does-2 = day: your cursed relics go to the player on your left
libertalia-does-3 = day: the owner of the highest character gives you 3 doubloons
libertalia-does-4 = day: take a character from your den back into your hand
libertalia-does-5 = dusk: takes no booty
libertalia-does-6 = day: keep one booty token only; rest: 5 doubloons
libertalia-does-7 = night: 1 doubloon
libertalia-does-8 = night: you may sell a treasure map for 3 doubloons
libertalia-does-9 = day: lose half your doubloons, rounded down; rest: 10 doubloons
libertalia-does-10 = day: 5 doubloons if you have fewer than 9
libertalia-does-11 = day: 2 doubloons for each character in your cemetery
libertalia-does-12 = night: 1 doubloon for each character above 12 in your den
libertalia-does-13 = night: the lowest other character in your den dies; 2 doubloons
libertalia-does-14 = day: throws the highest character overboard
libertalia-does-15 = day: pay 3 doubloons and hit a character in any den
libertalia-does-16 = rest: 5 doubloons if no den holds fewer characters than yours
libertalia-does-17 = day: your Spanish officers go back into the bag; draw as many tokens
libertalia-does-18 = dusk: takes two tokens
libertalia-does-19 = day: 2 doubloons for each character below 19 in your den
libertalia-does-20 = night: 1 doubloon for each of your sabers
libertalia-does-21 = day: trade two equal tokens for 3 doubloons, or three for 5
libertalia-does-22 = day: take a character from your cemetery back into your hand, unseen
libertalia-does-23 = rest: 1 doubloon for each of your goods, jewels and chests
libertalia-does-24 = day: pay 1 doubloon for each of your tokens; rest: 8 doubloons
libertalia-does-25 = rest: 6 doubloons if she is the only one; else pay 3
libertalia-does-26 = day: 1 doubloon for each of your tokens; rest: lose 8
libertalia-does-27 = night: 2 doubloons if she is the only one; otherwise all Granny Watas die
libertalia-does-28 = rest: 1 doubloon for each character in your den
libertalia-does-29 = day: 3 doubloons; rest: lose 3 for each cursed relic
libertalia-does-30 = day: all characters in your den die
