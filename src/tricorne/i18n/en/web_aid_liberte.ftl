# The player aid of Liberté: everything on one page. Numbers come from the reference data.

web-aid-liberte-turn = A turn
web-aid-liberte-turn-order = _Order_ (from turn { $battle } on): the highest score goes first; chance decides between equals.
web-aid-liberte-turn-refresh = _Refresh_ (from turn { $battle } on): take your display back, discard what you like, fill up to { $hand }.
web-aid-liberte-turn-actions = _Actions:_ one each in order, round after round. When a supply is empty, that round is the last.
web-aid-liberte-turn-battle = _Battle_ (from turn { $battle } on): most tokens, but only with a general on display.
web-aid-liberte-turn-election = _Election:_ provinces 1 to { $provinces }, then government, opposition and points.

web-aid-liberte-action = Your action: one of these
web-aid-liberte-action-play = _Play_ one personality or club, one special, or both. After a card of value 1 that placed its block, another one may follow in the same region.
web-aid-liberte-action-blocks = It places its blocks in its region (a club: anywhere), or with a cannon, from turn { $battle } on, one token in the battle box.
web-aid-liberte-action-keep = Then keep it on display ({ $display }, or { $most } with sans-culottes) or discard it.
web-aid-liberte-action-take = _Take_ one of { $open } face-up cards, or draw. With { $large } or more in hand, discard two first. After a face-up card of value 1, another one.
web-aid-liberte-action-pass = _Pass._ You may act again in the next round.
web-aid-liberte-placing = A stack is up to { $stack } blocks of one colour. A province holds up to { $stacks } stacks, one of each player. A new stack takes a token; you have { $tokens }.

web-aid-liberte-specials = Special cards: one per action
web-aid-liberte-specials-note = Any player may be hit, yourself included. There must be something to hit.
web-aid-liberte-card = Card
web-aid-liberte-count = Number
web-aid-liberte-effect = Effect

web-aid-liberte-points = Points
web-aid-liberte-award = For
web-aid-liberte-vp = VP
web-aid-liberte-shared = Tie stays
web-aid-liberte-shared-each = { $points } each
web-aid-liberte-battle-of = battle of { $name } (turn { $turn })
web-aid-liberte-provinces = winning, from turn { $turn } on: { $names }
web-aid-liberte-points-note = A vote of the government’s colour is presence until the next election.

web-aid-liberte-endings = The game ends
web-aid-liberte-end-turns = _After turn { $turns }:_ most points. Equal: higher value on display.
web-aid-liberte-end-landslide = _Radical landslide:_ { $votes } red votes or more in one election, any turn. Most red wins: votes, map, cards in hand and on display. If equal: more on cards.
web-aid-liberte-end-counter = _Royalist counter-revolution:_ from turn { $turn } on, not during an election: { $count } or more in all: fleurs-de-lis where one white stack is higher than any other, and lost battles. Most white wins: map, cards in hand and on display. If equal: more on cards.
web-aid-liberte-end-shared = Still equal: the win is shared.

web-aid-liberte-ties = Ties
web-aid-liberte-ties-note = Advance a card from your display, openly and in player order. Advanced cards are discarded.
web-aid-liberte-tied = Tied
web-aid-liberte-with = Cards
web-aid-liberte-rounds = Rounds
web-aid-liberte-otherwise = If the tie stays
web-aid-liberte-once = one
web-aid-liberte-until = until one is alone, or nobody advances
web-aid-liberte-tie-battle = battle
web-aid-liberte-tie-battle-with = generals
web-aid-liberte-tie-battle-otherwise = lost: one more for the counter-revolution
web-aid-liberte-tie-province = province
web-aid-liberte-tie-province-with = colour of your stack there
web-aid-liberte-tie-province-otherwise = no vote. Tied provinces are always cleared
web-aid-liberte-tie-paris = Paris
web-aid-liberte-tie-paris-with = colour of your stack there
web-aid-liberte-tie-paris-otherwise = no votes. Cleared
web-aid-liberte-tie-track = government, opposition
web-aid-liberte-tie-track-with = a tied faction’s colour, by everybody; the highest card wins
web-aid-liberte-tie-track-otherwise = red before blue before white
web-aid-liberte-tie-award = points
web-aid-liberte-tie-award-with = colour of the award, by those who hold a vote of it
web-aid-liberte-tie-award-otherwise = shared points (see Points); losing the tie for first makes you second

web-aid-liberte-pieces = In the box
web-aid-liberte-blocks = Blocks: { $red } red, { $blue } blue, { $white } white; { $reserve } of each colour wait for turn { $battle }.
web-aid-liberte-cards = Cards: { $a } in set A, { $b } in set B.
web-aid-liberte-lilies = Fleurs-de-lis: { $names }.
