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
   *[other] { " · " }chest ×{ $chest }
}{ $jewel ->
    [0] {""}
   *[other] { " · " }jewel ×{ $jewel }
}{ $goods ->
    [0] {""}
   *[other] { " · " }goods ×{ $goods }
}{ $officer ->
    [0] {""}
   *[other] { " · " }Spanish officer ×{ $officer }
}{ $saber ->
    [0] {""}
   *[other] { " · " }saber ×{ $saber }
}{ $map ->
    [0] {""}
   *[other] { " · " }treasure map ×{ $map }
}{ $relic ->
    [0] {""}
   *[other] { " · " }cursed relic ×{ $relic }
}
libertalia-doubloons = { $doubloons ->
    [one] a doubloon
   *[other] { $doubloons } doubloons
}

## The characters: their names, and the same within a sentence

libertalia-name-parrot = Parrot
libertalia-the-parrot = the Parrot
libertalia-name-monkey = Monkey
libertalia-the-monkey = the Monkey
libertalia-name-beggar = Beggar
libertalia-the-beggar = the Beggar
libertalia-name-recruiter = Recruiter
libertalia-the-recruiter = the Recruiter
libertalia-name-cabin-boy = Cabin Boy
libertalia-the-cabin-boy = the Cabin Boy
libertalia-name-preacher = Preacher
libertalia-the-preacher = the Preacher
libertalia-name-barkeep = Barkeep
libertalia-the-barkeep = the Barkeep
libertalia-name-waitress = Waitress
libertalia-the-waitress = the Waitress
libertalia-name-carpenter = Carpenter
libertalia-the-carpenter = the Carpenter
libertalia-name-french-officer = French Officer
libertalia-the-french-officer = the French Officer
libertalia-name-voodoo-witch = Voodoo Witch
libertalia-the-voodoo-witch = the Voodoo Witch
libertalia-name-freed-slave = Freed Slave
libertalia-the-freed-slave = the Freed Slave
libertalia-name-mutineer = Mutineer
libertalia-the-mutineer = the Mutineer
libertalia-name-brute = Brute
libertalia-the-brute = the Brute
libertalia-name-gunner = Gunner
libertalia-the-gunner = the Gunner
libertalia-name-topman = Topman
libertalia-the-topman = the Topman
libertalia-name-spanish-spy = Spanish Spy
libertalia-the-spanish-spy = the Spanish Spy
libertalia-name-cook = Cook
libertalia-the-cook = the Cook
libertalia-name-bosun = Bosun
libertalia-the-bosun = the Bosun
libertalia-name-armorer = Armorer
libertalia-the-armorer = the Armorer
libertalia-name-merchant = Merchant
libertalia-the-merchant = the Merchant
libertalia-name-surgeon = Surgeon
libertalia-the-surgeon = the Surgeon
libertalia-name-treasurer = Treasurer
libertalia-the-treasurer = the Treasurer
libertalia-name-gambler = Gambler
libertalia-the-gambler = the Gambler
libertalia-name-governor-s-daughter = Governor’s Daughter
libertalia-the-governor-s-daughter = the Governor’s Daughter
libertalia-name-quartermaster = Quartermaster
libertalia-the-quartermaster = the Quartermaster
libertalia-name-granny-wata = Granny Wata
libertalia-the-granny-wata = Granny Wata
libertalia-name-first-mate = First Mate
libertalia-the-first-mate = the First Mate
libertalia-name-captain = Captain
libertalia-the-captain = the Captain
libertalia-name-spanish-governor = Spanish Governor
libertalia-the-spanish-governor = the Spanish Governor

## What happens

libertalia-event-campaign = Campaign { $campaign } begins.
libertalia-event-dealt = Everybody gets { $rank }.
libertalia-event-laid-out = Day { $day }{ libertalia-heap }.
libertalia-event-day = The sun rises on day { $day }.
libertalia-event-chose = { $seat } chooses { $rank }.
libertalia-event-chose-hidden = { $seat } has chosen.
libertalia-event-changed = { $seat } chooses { $rank } instead.
libertalia-event-played = { $seat } sends { $rank } aboard.
libertalia-event-died = { $seat } loses { $rank } to the cemetery.
libertalia-event-handed-on = { $seat }’s Monkey hands { $count ->
    [one] a cursed relic
   *[other] { $count } cursed relics
} to { $owner }.
libertalia-event-begged = { $owner } gives { libertalia-doubloons } to { $seat }’s Beggar.
libertalia-event-recruited = { $seat } takes { $rank } back from the den.
libertalia-event-operated = { $seat } takes { $rank } back from the cemetery.
libertalia-event-operated-hidden = { $seat } takes a character back from the cemetery.
libertalia-event-kept = The Preacher lets { $seat } keep { libertalia-a-kind }, and nothing else.
libertalia-event-returned = { $seat } returns { libertalia-tokens } to the bag.
libertalia-event-gained = { $seat } gains { libertalia-doubloons } ({ $rank }).
libertalia-event-paid = { $seat } pays { libertalia-doubloons } ({ $rank }).
libertalia-event-struck-down = { $self ->
    [yes] { $seat }’s Brute throws himself overboard.
   *[no] { $seat }’s Brute throws { $rank } of { $owner } overboard.
}
libertalia-event-shot = { $seat }’s Gunner hits { $rank } in { $owner }’s den.
libertalia-event-draw = { $seat } draws from the bag{ libertalia-heap }.
libertalia-event-traded = { $seat } trades { libertalia-tokens } for { libertalia-doubloons }.
libertalia-event-looted = { $seat } takes { libertalia-a-kind } with { $rank }.
libertalia-event-sabered = { $seat }’s saber hits { $rank } in { $owner }’s den.
libertalia-event-empty-handed = { $seat } finds no booty left for { $rank }.
libertalia-event-went-home = { $seat } brings { $rank } home to the den.
libertalia-event-sold = { $seat } sells a treasure map for { libertalia-doubloons }.
libertalia-event-declined = { $seat } keeps the treasure map.
libertalia-event-rest = The day of rest after campaign { $campaign }.
libertalia-event-added = { $seat } gets { libertalia-doubloons } for { $rank }.
libertalia-event-lost = { $seat } loses { libertalia-doubloons } for { $rank }.
libertalia-event-scored = { $seat } moves up { $gain } on the score track, to { $score }.
libertalia-event-over = The three campaigns are over.

## How it ended

libertalia-result-campaigns = Three campaigns have been played.

## Why something may not be done

libertalia-reason-game-over = The game is over.
libertalia-reason-not-your-decision = It is not your turn to decide.
libertalia-reason-not-asked = That does not answer the question.
libertalia-reason-not-in-hand = You do not have { $rank } in your hand.
libertalia-reason-not-in-den = You do not have { $rank } in your den.
libertalia-reason-not-in-cemetery = You do not have { $rank } in your cemetery.
libertalia-reason-no-such-token = You have no token of that kind.
libertalia-reason-too-few-tokens = You have fewer than { $count } tokens of that kind.
libertalia-reason-not-on-board = There is no token of that kind today.
libertalia-reason-no-such-seat = Nobody sits there.
libertalia-reason-not-in-that-den = { $owner } does not have { $rank } in the den.
libertalia-reason-own-character = A saber never hits your own characters.
libertalia-reason-no-neighbour = A saber reaches only your direct neighbours, and { $owner } is not one of them.

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
libertalia-ask-nothing = There is nothing to decide.

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
