# Libertalia in the browser: what stands on the cards, what is asked, what numbers mean.

## The characters; between two asterisks stands a sum of doubloons.

web-libertalia-day-1 = Discard him and play another character from your hand.
web-libertalia-day-2 = Hand all your cursed relics to the den on your left.
web-libertalia-day-3 = The highest character’s owner gives you *3*.
web-libertalia-day-4 = Take one character from your den back into your hand.
web-libertalia-dusk-5 = Takes no booty.
web-libertalia-day-6 = Discard all your booty but one.
web-libertalia-end-6 = *{ $sum }*
web-libertalia-night-7 = *+1*
web-libertalia-night-8 = You may sell one treasure map for *3*.
web-libertalia-day-9 = Lose half your doubloons, rounded down.
web-libertalia-end-9 = *{ $sum }*
web-libertalia-day-10 = If you have fewer than 9 doubloons: *+5*
web-libertalia-day-11 = *+2* for each character in your cemetery.
web-libertalia-night-12 = *+1* for each character above 12 in your den.
web-libertalia-night-13 = Discard the lowest other character of your den: *+2*
web-libertalia-day-14 = Discard the highest character on the ship.
web-libertalia-day-15 = Pay *3* and discard one character from any den.
web-libertalia-end-16 = *+5* if no den is smaller than yours.
web-libertalia-day-17 = Swap all your Spanish officers for tokens from the bag.
web-libertalia-dusk-18 = Takes two tokens instead of one.
web-libertalia-day-19 = *+2* for each character below 19 in your den.
web-libertalia-night-20 = *+1* for each saber you own.
web-libertalia-day-21 = Trade two alike for *3* or three alike for *5*.
web-libertalia-day-22 = Take back one character from your cemetery.
web-libertalia-end-23 = *+1* for each chest, jewel and goods you own.
web-libertalia-day-24 = Pay *1* for each of your tokens.
web-libertalia-end-24 = *{ $sum }*
web-libertalia-end-25 = The only one in any den: *+6*. Otherwise *−3*.
web-libertalia-day-26 = *+1* for each of your tokens.
web-libertalia-end-26 = *{ $sum }*
web-libertalia-night-27 = The only one in any den: *+2*. Otherwise all Granny Watas die.
web-libertalia-end-28 = *+1* for each character in your den.
web-libertalia-day-29 = *+3*
web-libertalia-end-29 = *−3* for each of your cursed relics.
web-libertalia-day-30 = Discard every character in your den.

web-libertalia-time = { $time ->
    [sunrise] Sunrise
    [day] Day
    [dusk] Dusk
    [night] Every night
    [rest] Day of rest
   *[end] End of campaign
}
web-libertalia-sum = { $sum } doubloons
web-libertalia-influence = Influence

## Booty

web-libertalia-kind = { $kind ->
    [chest] Chest
    [jewel] Jewel
    [goods] Goods
    [officer] Spanish officer
    [saber] Saber
    [map] Treasure map
   *[relic] Cursed relic
}
web-libertalia-worth = { $kind ->
    [officer] kills whoever takes it
    [saber] hits a neighbour
    [map] { $maps } make { $set }
   *[other] { $sign ->
        [minus] costs { $worth }
       *[plus] worth { $worth }
    }
}
web-libertalia-face-down = Booty, face down
web-libertalia-nth-map = { $nth ->
    [1] your first of { $maps }
    [2] your second of { $maps }
   *[other] your { $nth }th of { $maps }
}
web-libertalia-last-map = completes a set: +{ $set }
web-libertalia-saber-none = nobody in reach
web-libertalia-left-of = { $left } left of { $all }
web-libertalia-today = today’s booty
web-libertalia-all-taken = all taken
web-libertalia-left-over = left behind

## Where the game stands

web-libertalia-hour = { $phase ->
    [sunrise] Sunrise
    [day] Day
    [dusk] Dusk
    [night] Night
   *[rest] Day of rest
}
web-libertalia-hours = Time of day
web-libertalia-campaign = Campaign
web-libertalia-of-three = of III
web-libertalia-day = Day
web-libertalia-of-six = of 6
web-libertalia-moment = Campaign { $campaign }, { $phase ->
    [rest] day of rest
   *[other] day { $day }, { $phase ->
        [sunrise] sunrise
        [day] day
        [dusk] dusk
       *[night] night
    }
}
web-libertalia-chapter-campaign = Campaign { $campaign }
web-libertalia-chapter-day = Day { $day }
web-libertalia-chapter-rest = Day of rest

## Dens and places

web-libertalia-den = { $name }’s den
web-libertalia-own-den = Your den
web-libertalia-dens = The other dens
web-libertalia-empty-den = an empty den
web-libertalia-board = The ship and the booty
web-libertalia-ship = The ship
web-libertalia-days = The booty of six days
web-libertalia-mine = Your place
web-libertalia-hand = Your hand
web-libertalia-hand-tomorrow = Your hand, for tomorrow
web-libertalia-doubloons = Doubloons
web-libertalia-booty-down = Booty, face down
web-libertalia-booty = Booty
web-libertalia-booty-open = Booty: { $tokens }
web-libertalia-cards = Cards in hand
web-libertalia-cards-known = Cards in hand: { $names }
web-libertalia-score = Points scored in the campaigns before
web-libertalia-cemetery = { $count ->
    [0] Nobody in the cemetery
   *[other] In the cemetery: { $names }
}
web-libertalia-doubtful = { $count ->
    [one] one that nobody can be sure of
   *[other] { $count } that nobody can be sure of
}
web-libertalia-reach = { $side ->
    [left] left
    [right] right
   *[both] beside you
}
web-libertalia-reach-more = Your saber reaches this den.
web-libertalia-ready = ready
web-libertalia-thinking = thinking
web-libertalia-boards = goes aboard
web-libertalia-open-den = Open { $name }’s den
web-libertalia-crew = { $colour ->
    [yellow] yellow crew, sun
    [red] red crew, hourglass
    [blue] blue crew, anchor
    [green] green crew, palm
    [black] black crew, skull
   *[white] white crew, star
}
web-libertalia-letter = { $colour ->
    [yellow] Y
    [red] R
    [blue] B
    [green] G
    [black] K
   *[white] W
}
web-libertalia-bot = bot
web-libertalia-person = person

## On the ship

web-libertalia-acts-first = lowest acts first
web-libertalia-picks-first = highest picks first
web-libertalia-order = { web-libertalia-order-short } to pick
web-libertalia-order-short = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
web-libertalia-acts = acts
web-libertalia-picks = picks
web-libertalia-you-act = You act
web-libertalia-you-pick = You pick
web-libertalia-you = you
web-libertalia-gone-home = home to { $name }’s den
web-libertalia-gone-home-yours = home to your den
web-libertalia-home = home
web-libertalia-dead = { $by ->
    [struck] thrown off by the Brute
    [officer] killed by the officer
    [replaced] gave way
   *[other] gone
}
web-libertalia-dead-short = { $by ->
    [struck] thrown off
    [officer] killed
   *[other] gone
}
web-libertalia-aboard-aloud = { $name }’s { $character }
web-libertalia-aboard-yours = Your { $character }

## What is asked

web-libertalia-choose = Whom do you send aboard?
web-libertalia-choose-more = Nobody sees your card until all are ready. The lowest rank acts first by day, the highest picks first at dusk.
web-libertalia-chosen = You send { $character }. { $count ->
    [0] {""}
    [one] Waiting for { $names }.
   *[other] Waiting for { $count } others.
}
web-libertalia-chosen-more = Nobody sees your card. Choose another to change your mind until the last is ready.
web-libertalia-parrot = Who takes the Parrot’s place?
web-libertalia-parrot-more = The Parrot goes to the cemetery, and another character from your hand goes aboard at once.
web-libertalia-recruit = Whom does the Recruiter bring back?
web-libertalia-recruit-more = One character of your den returns to your hand.
web-libertalia-operate = Whom does the Surgeon bring back?
web-libertalia-operate-more = One character of your cemetery returns to your hand; nobody sees which.
web-libertalia-preach = Which token does the Preacher let you keep?
web-libertalia-preach-more = All the others go back into the bag.
web-libertalia-trade = What does the Merchant trade?
web-libertalia-trade-more = Two alike bring { $two } doubloons, three alike bring { $three }.
web-libertalia-gunner-empty = All dens are empty now: { $character } would hit nobody, and the shot would still cost { $shot } doubloons.
web-libertalia-gunner-own = Only your own den has a crew now: { $character } would have to hit one of yours.
web-libertalia-shoot = Whom does the Gunner hit?
web-libertalia-shoot-more = Any character in any den, your own too. The shot costs { $shot } doubloons.
web-libertalia-loot = { $left ->
    [one] Your { $character } takes a token.
   *[other] Your { $character } takes { $left } tokens. Choose the first.
}
web-libertalia-loot-second = Your { $character } takes another token.
web-libertalia-loot-next = { $count ->
    [0] Nobody picks after you.
   *[other] After you: { $names }.
}
web-libertalia-loot-officer = The officer will kill { $character } once the booty is taken.
web-libertalia-saber = Whom does your saber hit?
web-libertalia-saber-more = One character in the den on your left or on your right.
web-libertalia-serve = Does the Waitress sell a treasure map?
web-libertalia-brings = +{ $sum } doubloons
web-libertalia-serve-more = You have { $count ->
    [one] one map
   *[other] { $count } maps
}; each set of { $maps } is worth { $set } on the day of rest.

web-libertalia-do-choose = Send { $character } aboard
web-libertalia-do-play = Play { $character }
web-libertalia-do-recall = Take { $character } back
web-libertalia-do-keep = Keep { web-libertalia-the-kind }
web-libertalia-do-loot = Take { web-libertalia-the-kind }
web-libertalia-do-trade = Trade { $count } { $kind ->
    [goods] goods
   *[other] { web-libertalia-kind-bare }s
}
web-libertalia-do-shoot = Shoot { $character } of { $owner }
web-libertalia-do-saber = Hit { $character } of { $owner }
web-libertalia-do-sell = Sell a map
web-libertalia-do-decline = Keep the maps
web-libertalia-the-kind = the { web-libertalia-kind-bare }
web-libertalia-kind-bare = { $kind ->
    [chest] chest
    [jewel] jewel
    [goods] goods
    [officer] Spanish officer
    [saber] saber
    [map] treasure map
   *[relic] cursed relic
}
web-libertalia-not-now = { $phase ->
    [dusk] At dusk booty is shared. Your hand waits for sunrise.
    [night] At night only characters in dens act. Your hand waits for sunrise.
   *[other] By day the characters on the ship act. Your hand waits for sunrise.
}
web-libertalia-key-den = Next den

## What numbers are made of

web-libertalia-so-far = { $sum } so far.
web-libertalia-open = Not counted yet: { $names }.
web-libertalia-part-kind = { $count ->
    [one] { web-libertalia-kind-bare }
   *[other] { $count } × { web-libertalia-kind-bare }
}
web-libertalia-part-maps = maps
web-libertalia-next-map = One more map would make it { $sum }.
web-libertalia-fortunes = Fortunes
web-libertalia-scored = scored
web-libertalia-in-sight = expected this campaign
web-libertalia-fortune-of = { $name }: { $score } points scored, { $sight } expected this campaign

## Night and rest

web-libertalia-night = Night pays
web-libertalia-night-quiet = A quiet night.
web-libertalia-night-line = { $name }’s { $character }
web-libertalia-night-yours = Your { $character }
web-libertalia-night-died = goes
web-libertalia-night-sold = sells a map
web-libertalia-rest-of = Day of rest after campaign { $campaign }
web-libertalia-rest-purse = Doubloons
web-libertalia-rest-end = Characters
web-libertalia-rest-gain = Gain
web-libertalia-rest-score = Score
web-libertalia-rest-on = On to campaign { $campaign }
web-libertalia-rest-none = nothing
web-libertalia-rest-tokens = { $count } × { web-libertalia-kind-bare } = { $sum }
web-libertalia-rest-never = A fortune never falls below zero.
web-libertalia-you-cap = You
