# The table of Liberté in the browser.

## Cards

web-liberte-special = Special
web-liberte-anywhere = any province
web-liberte-card-id = card { $set } { $number }
web-liberte-effect-bread-shortage = Take one block of the government’s colour off the map; before the first election, any block.
web-liberte-effect-emigration = One Royalist personality in a display is discarded.
web-liberte-effect-religious-problems = Take one blue or red block off the map.
web-liberte-effect-guillotine = One personality in a display leaves the game for good.
web-liberte-effect-purge = One club or personality in a display is discarded.
web-liberte-effect-terror = Remove a whole stack from a province with red in it; a card in a display may leave the game.
web-liberte-needs-purge = Needs presence in the government
web-liberte-needs-terror = Needs presence in a red government
web-liberte-office-orator = orator
web-liberte-office-jurist = jurist
web-liberte-office-soldier = soldier
web-liberte-office-cleric = churchman
web-liberte-office-journalist = journalist
web-liberte-office-noble = nobleman
web-liberte-office-prince = prince
web-liberte-office-pastor = pastor
web-liberte-office-intendant = intendant of the navy
web-liberte-office-rebel = rebel leader
web-liberte-office-letters = man of letters
web-liberte-office-letters-woman = woman of letters
web-liberte-office-scholar = scholar
web-liberte-office-financier = financier
web-liberte-office-plotter = plotter
web-liberte-office-engineer = engineer
web-liberte-office-tribune = tribune of the street
web-liberte-office-envoy = envoy on mission
web-liberte-card-blocks = { $count } { liberte-colour } { $count ->
    [one] block
   *[other] blocks
}

## The map

web-liberte-map = The map of France
web-liberte-province = { $name }, number { $number }, { $region }
web-liberte-fleur = fleur-de-lis
web-liberte-pays = { $points ->
    [one] one point
   *[other] { $points } points
} from turn { $turn } on
web-liberte-stack = { $name }: { $count } { liberte-colour }
web-liberte-nobody = no stacks there
web-liberte-place-new = Choose it: a new { liberte-colour } stack
web-liberte-place-grows = Choose it: your { liberte-colour } stack grows to { $height }
web-liberte-can-hit = Choose it: hits { $names }
web-liberte-assembly = The Assembly
web-liberte-assembly-now = If the vote were held now: { $red } red, { $blue } blue, { $white } white, { $open } tied.
web-liberte-assembly-tip = How the Assembly would sit if the election were held now: Radicals on the left, Royalists on the right. { $landslide } red votes are a landslide and end the game. An empty seat means a tie, or no stack.
web-liberte-would-govern = now: the { liberte-faction } would govern
web-liberte-would-tie = now: nobody is ahead
web-liberte-governs = in office: { liberte-faction }, { $votes ->
    [one] one vote
   *[other] { $votes } votes
}
web-liberte-battle = Battle of { $name }
web-liberte-battle-none = No battle yet
web-liberte-battle-later = from turn { $turn } on
web-liberte-battle-empty = no tokens yet
web-liberte-battle-row = { $name }: { $count } { $count ->
    [one] token
   *[other] tokens
}{ $general ->
    [no] , without a general
   *[yes] , with a general
}
web-liberte-battle-tip = Worth { $points } points. Most tokens win, but only with a general on display. Leading: { $leading }. A battle that nobody wins counts for the counter-revolution.
web-liberte-leads = leads
web-liberte-no-general = no general
web-liberte-points-word = { $count ->
    [one] point
   *[other] points
}
web-liberte-lost = { $count } lost

## The bar

web-liberte-turns = Turn { $turn } of { $of }
web-liberte-phase-refresh = Refresh
web-liberte-phase-action = Action
web-liberte-phase-battle = Battle
web-liberte-phase-election = Election
web-liberte-round = round { $round }
web-liberte-last = last round
web-liberte-landslide = Landslide
web-liberte-landslide-tip = Red votes if the election were held now: { $count }. { $of } red votes in an election end the game at once; then the most red wins: votes held, blocks on the map, and blocks on cards in hand and on display.
web-liberte-landslide-so-far = Red votes so far: { $count }. { $of } end the game.
web-liberte-counter-revolution = Counter-revolution
web-liberte-counter-revolution-tip = Fleur-de-lis provinces led by white, and lost battles: { $count }. From turn { $turn } on, { $of } end the game at once; then the most white wins: blocks on the map, and blocks on cards in hand and on display.
web-liberte-of = { $count } of { $of }
web-liberte-gauge-of = { " " }of { $of }
web-liberte-short = { $count ->
    [0] now!
    [one] one short
   *[other] two short
}

## Players and cards

web-liberte-you = you
web-liberte-bot = bot
web-liberte-vp = VP
web-liberte-player = { $name }: { $points } victory points, { $cards ->
    [one] one card
   *[other] { $cards } cards
} in hand
web-liberte-tokens = { $count ->
    [one] One control token is left.
   *[other] { $count } control tokens are left.
}
web-liberte-presence = Presence in the { liberte-colour } government
web-liberte-in-battle = { $count ->
    [one] One token
   *[other] { $count } tokens
} in the battle box
web-liberte-in-hand = { $count ->
    [one] One card
   *[other] { $count } cards
} in hand
web-liberte-hand-word = Hand
web-liberte-vp-tip = { $points } victory points
web-liberte-order = Number { $place } in the player order.
web-liberte-display = On display
web-liberte-hand = Your hand: { $count ->
    [one] one card
   *[other] { $count } cards
}
web-liberte-market = Cards and supply
web-liberte-discards = { $count ->
    [0] no discards
    [one] one discard
   *[other] { $count } discards
}
web-liberte-discards-empty = Nothing has been discarded yet.
web-liberte-box = Out of the game: { $count }
web-liberte-deck = Deck: { $count ->
    [one] one card
   *[other] { $count } cards
}
web-liberte-draw-tip = Draw the top card
web-liberte-supply-of = { liberte-faction }: { $count ->
    [0] no block is left
    [one] one block is left
   *[other] { $count } blocks are left
} in the supply.
web-liberte-reserve = { $count } more come in turn II.
web-liberte-plays = { $name } plays

## What is asked

web-liberte-ask-refresh = Refresh your hand
web-liberte-ask-refresh-text = Discard what you do not want to keep; then you fill up your hand.
web-liberte-ask-refill = Take a card
web-liberte-ask-refill-text = Fill up your hand with face-up cards, or from the deck.
web-liberte-ask-action = Your action
web-liberte-ask-action-text = Play a card from your hand, take one, or pass.
web-liberte-ask-discarding = Discard two cards to take one
web-liberte-ask-discarding-text = You have { $count } or more in hand. Which one goes first?
web-liberte-ask-give = Discard the second card
web-liberte-ask-give-text = Then you take a new one.
web-liberte-ask-gain = Take a card
web-liberte-ask-gain-text = A face-up card, or the top of the deck.
web-liberte-ask-again = A second card?
web-liberte-ask-again-text = You may also take one of the highlighted cards of value 1.
web-liberte-ask-place = Place a block of { $card }
web-liberte-ask-place-text = { $left ->
    [one] One { liberte-colour } block
   *[other] { $left } { liberte-colour } blocks
} to place: { $where ->
    [anywhere] any highlighted province
   *[other] { $where }, a highlighted province
}{ $battle ->
    [yes] , or the battle box
   *[no] {""}
}.
web-liberte-ask-place-battle = There is no room on the map: send a token to the battle, or place nothing.
web-liberte-ask-target = What does { $card } hit?
web-liberte-ask-strike = { $card } may strike a card too
web-liberte-ask-strike-text = The struck card leaves the game for good.
web-liberte-ask-clean = Keep { $card }?
web-liberte-ask-clean-text = On display the card can break ties and, if it is a general, lead the army; next turn it comes back to your hand. Otherwise it is discarded.
web-liberte-ask-more = Another card?
web-liberte-ask-more-text = { $region ->
    [none] A special card, or that is all.
   *[other] A special, or one more of value 1 in { $region }, or that is all.
}
web-liberte-ask-more-none = You have nothing else to play now. The others cannot see that.
web-liberte-ask-advance = { $place ->
    [none] A tie for { liberte-contest }
   *[other] A tie in { $place }
}
web-liberte-stake = At stake: { $contest ->
    [province] { $votes ->
        [one] one vote
       *[other] { $votes } votes
    }{ $points ->
        [0] {""}
        [one] {" "}and one point
       *[other] {" "}and { $points } points
    }
    [government] who governs
    [opposition] who is the opposition
   *[other] { $points } points
}.
web-liberte-ask-which = Whose stack in { $province }?
web-liberte-last-line = A supply has run out: this round is the last of the turn.
web-liberte-draw = Draw
web-liberte-pass = Pass
web-liberte-discard-two = Discard two, take one
web-liberte-harm-card = This hits your own card: { $card }.
web-liberte-harm-blocks = This removes { $count ->
    [one] your own block
   *[other] { $count } of your own blocks
} in { $province }.
web-liberte-harm-text = Nothing has been done yet: take it back, or confirm it.
web-liberte-harm-go = Do it all the same
web-liberte-put-back = Back
web-liberte-done = Keep the rest
web-liberte-end = That is all
web-liberte-end-after = End after this card
web-liberte-end-turn = … for the whole turn
web-liberte-to-battle = To the battle
web-liberte-skip = Place nothing
web-liberte-spare = Strike no card
web-liberte-keep = Keep it
web-liberte-drop = Discard it
web-liberte-hold-back = Advance nothing
web-liberte-claim = Claim the counter-revolution
web-liberte-which = { $name }: { liberte-colour } × { $height }
web-liberte-do-play = Play { $card }
web-liberte-do-take = Take { $card }
web-liberte-do-discard = Discard { $card }
web-liberte-do-strike = Strike { $card }
web-liberte-do-advance = Advance { $card }
web-liberte-do-place = Place in { $province }
web-liberte-do-remove = { $province }: hit { $name }

## Ties

web-liberte-tied-in = { $place } is tied
web-liberte-tied-for = A tie for { liberte-contest }
web-liberte-tied-seats = Level: { $names }. The highest card wins.
web-liberte-tied-factions = Level:
web-liberte-duel-round = round { $round }
web-liberte-shows-nothing = advances nothing
web-liberte-your-answer = your answer
web-liberte-thinks = thinking
web-liberte-advance-or-not = Advance a card from your display, or nothing
web-liberte-hold-back-more = You keep { $cards }.
web-liberte-verdict-first = You show { $value }; the others answer.
web-liberte-verdict-ahead = { $value } against { $best }: ahead
web-liberte-verdict-level = { $value } against { $best }: still level
web-liberte-verdict-behind = { $value } against { $best }: behind

## The election

web-liberte-story = Province by province
web-liberte-story-of = { $count } of { $of }
web-liberte-nobody-won = nobody
web-liberte-tie = tie
web-liberte-votes-cast = { $count ->
    [one] one vote cast
   *[other] { $count } votes cast
}
web-liberte-votes-line = { $red } red, { $blue } blue, { $white } white votes
web-liberte-votes-held = Votes held
web-liberte-ties-ahead = Provinces still tied
web-liberte-at-stake = At stake
web-liberte-award-first = most votes in the government
web-liberte-award-second = second most votes in the government
web-liberte-award-lead = most votes in the opposition
web-liberte-sleeps = No counter-revolution during the election

## What is shown

web-liberte-turn = Turn { $turn }
web-liberte-turn-text = { $turn ->
    [2] The armies gather: the battle is { $battle }.
    [3] Some provinces now give points, and the counter-revolution can come. Battle: { $battle }.
   *[4] The last turn. Battle: { $battle }.
}
web-liberte-supply-empty = { $faction ->
    [blue] Blue has run out
    [white] White has run out
   *[red] Red has run out
}
web-liberte-last-round = This round is the last of the turn.
web-liberte-passes = passes
web-liberte-gains = +{ $points } VP
web-liberte-over = The game is over
web-liberte-moment = Turn { $turn }, { $phase ->
    [refresh] refreshing hands
    [action] round { $round }
    [battle] the battle
   *[election] the election
}

## Summaries of battles and elections

web-liberte-summary-election = Election of turn { $turn }
web-liberte-summary-text = Who got which points, and why. The game goes on when you are ready.
web-liberte-summary-continue = Continue
web-liberte-summary-votes = Votes won
web-liberte-summary-points = Points this turn
web-liberte-summary-none = none
web-liberte-summary-won = { $name } wins the Battle of { $battle } for { $points } VP.
web-liberte-summary-lost = The Battle of { $battle } is lost, and counts towards a counter-revolution: { $count } of { $of } (possible from turn { $from } on).
web-liberte-summary-presence = Present in the { liberte-colour } government:

## On a phone

web-liberte-tabs = Views
web-liberte-tab-map = Map
web-liberte-tab-players = Players
web-liberte-tab-cards = Cards
web-liberte-tab-log = Log
web-liberte-regions = Zoom to a region
web-liberte-all-france = All of France
web-liberte-whole = Zoom out

## Keys

web-liberte-key-more = the digits for the next nine choices
web-liberte-key-draw = draw a card; discard two to take one
web-liberte-key-not = pass; discard the card; advance nothing
web-liberte-key-battle = to the battle
web-liberte-key-keep = keep the card
web-liberte-key-skip = place nothing
web-liberte-key-end = end after this card
web-liberte-key-all = that is all, for the whole turn
web-liberte-key-claim = claim the counter-revolution
