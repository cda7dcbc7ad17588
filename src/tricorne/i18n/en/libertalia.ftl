# Libertalia: what happens, why something may not be done, and what is on the screen.

libertalia-title = Libertalia
libertalia-colour = { $colour ->
    [yellow] yellow
    [red] red
    [blue] blue
    [green] green
    [black] black
   *[white] white
}
libertalia-kind = { $kind ->
    [chest] chest
    [jewel] jewel
    [goods] goods
    [officer] Spanish officer
    [saber] saber
    [map] treasure map
   *[relic] cursed relic
}
libertalia-a-kind = { $kind ->
    [goods] goods
   *[other] a { libertalia-kind }
}
libertalia-tokens = { $kind ->
    [goods] { $count } goods
   *[other] { $count } { libertalia-kind }{ $count ->
        [one] {""}
       *[other] s
    }
}
libertalia-heap = { $chest ->
    [0] {""}
   *[other] { " " }chest ×{ $chest }
}{ $jewel ->
    [0] {""}
   *[other] { " " }jewel ×{ $jewel }
}{ $goods ->
    [0] {""}
   *[other] { " " }goods ×{ $goods }
}{ $officer ->
    [0] {""}
   *[other] { " " }Spanish officer ×{ $officer }
}{ $saber ->
    [0] {""}
   *[other] { " " }saber ×{ $saber }
}{ $map ->
    [0] {""}
   *[other] { " " }treasure map ×{ $map }
}{ $relic ->
    [0] {""}
   *[other] { " " }cursed relic ×{ $relic }
}
libertalia-doubloons = { $doubloons ->
    [one] a doubloon
   *[other] { $doubloons } doubloons
}

## What happens

libertalia-event-campaign = Campaign { $campaign } begins.
libertalia-event-dealt = Everybody gets { $rank }.
libertalia-event-laid-out = Day { $day }:{ libertalia-heap }.
libertalia-event-day = The sun rises on day { $day }.
libertalia-event-chose = { $seat } chooses { $rank }.
libertalia-event-chose-hidden = { $seat } has chosen.
libertalia-event-changed = { $seat } prefers { $rank }.
libertalia-event-played = { $seat } sends { $rank } aboard.
libertalia-event-died = { $seat } loses { $rank } to the cemetery.
libertalia-event-handed-on = The Monkey of { $seat } hands { $count ->
    [one] a cursed relic
   *[other] { $count } cursed relics
} on to { $owner }.
libertalia-event-begged = { $owner } gives { libertalia-doubloons } to the Beggar of { $seat }.
libertalia-event-recruited = { $seat } takes { $rank } back from the den.
libertalia-event-operated = { $seat } takes { $rank } back from the cemetery.
libertalia-event-operated-hidden = { $seat } takes a character back from the cemetery.
libertalia-event-kept = The Preacher lets { $seat } keep { libertalia-a-kind }, and nothing else.
libertalia-event-returned = { $seat } returns { libertalia-tokens } to the bag.
libertalia-event-gained = { $seat } gains { libertalia-doubloons } ({ $rank }).
libertalia-event-paid = { $seat } pays { libertalia-doubloons } ({ $rank }).
libertalia-event-struck-down = The Brute of { $seat } throws { $rank } of { $owner } off the ship.
libertalia-event-shot = The Gunner of { $seat } hits { $rank } in the den of { $owner }.
libertalia-event-draw = { $seat } draws from the bag:{ libertalia-heap }.
libertalia-event-traded = { $seat } trades { libertalia-tokens } for { libertalia-doubloons }.
libertalia-event-looted = { $rank } takes { libertalia-a-kind } for { $seat }.
libertalia-event-sabered = The saber of { $seat } hits { $rank } in the den of { $owner }.
libertalia-event-empty-handed = { $rank } of { $seat } finds nothing left to take.
libertalia-event-went-home = { $rank } goes home to the den of { $seat }.
libertalia-event-sold = { $seat } sells a treasure map for { libertalia-doubloons }.
libertalia-event-declined = { $seat } keeps the treasure map.
libertalia-event-rest = The day of rest after campaign { $campaign }.
libertalia-event-added = { $rank } brings { $seat } { libertalia-doubloons }.
libertalia-event-lost = { $rank } costs { $seat } { libertalia-doubloons }.
libertalia-event-scored = { $seat } moves up { $gain } on the score track, to { $score }.
libertalia-event-over = The three campaigns are over.

## How it ended

libertalia-result-campaigns = Three campaigns have been played.

## Why something may not be done

libertalia-reason-game-over = The game is over.
libertalia-reason-not-your-decision = It is not your decision now.
libertalia-reason-not-asked = That is no answer to what is asked now.
libertalia-reason-not-in-hand = { $rank } is not in your hand.
libertalia-reason-not-in-den = { $rank } is not in your den.
libertalia-reason-not-in-cemetery = { $rank } is not in your cemetery.
libertalia-reason-no-such-token = You have no token of that kind.
libertalia-reason-too-few-tokens = You have fewer than { $count } tokens of that kind.
libertalia-reason-not-on-board = There is no token of that kind today.
libertalia-reason-no-such-seat = Nobody sits there.
libertalia-reason-not-in-that-den = { $rank } is not in the den of { $owner }.
libertalia-reason-own-character = A saber never hits your own characters.
libertalia-reason-no-neighbour = A saber reaches only your direct neighbours, and { $owner } is none.

## What is asked

libertalia-ask-choose = Choose a character; you may choose again until everybody has.
libertalia-ask-parrot = Which character takes the place of the Parrot?
libertalia-ask-recruit = Whom does the Recruiter bring back from your den?
libertalia-ask-operate = Whom does the Surgeon bring back from your cemetery?
libertalia-ask-preach = Which token does the Preacher let you keep?
libertalia-ask-trade = Which tokens does the Merchant trade?
libertalia-ask-shoot = Whom does the Gunner hit?
libertalia-ask-loot = What does { $rank } take?
libertalia-ask-saber = Whom does the saber hit?
libertalia-ask-serve = Does the Waitress sell a treasure map?
libertalia-ask-nothing = Nothing is asked.

## What can be done

libertalia-action-choose = { $rank }
libertalia-action-play = play { $rank }
libertalia-action-recall = take { $rank } back
libertalia-action-keep = keep { libertalia-a-kind }
libertalia-action-trade = trade { libertalia-tokens }
libertalia-action-shoot = { $rank } of { $owner }
libertalia-action-loot = take { libertalia-a-kind }
libertalia-action-saber = { $rank } of { $owner }
libertalia-action-sell = sell a map
libertalia-action-decline = keep the maps

## The components

components-few-tokens = { $file }, line { $line }: there are { $found } booty tokens; six players need { $right } at least.
