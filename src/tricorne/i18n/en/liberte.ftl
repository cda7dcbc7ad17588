# Liberté: what happens, why something may not be done, and what is on the screen.

liberte-title = Liberté
liberte-faction = { $faction ->
    [blue] Moderates
    [white] Royalists
   *[red] Radicals
}
liberte-colour = { $faction ->
    [blue] blue
    [white] white
   *[red] red
}
liberte-letter = { $faction ->
    [blue] B
    [white] W
   *[red] R
}
liberte-contest = { $contest ->
    [battle] the battle
    [province] a province
    [government] the government
    [opposition] the opposition
    [first] first place in the government
    [second] second place in the government
   *[lead] leading the opposition
}

## The special cards: their names, and the same within a sentence

liberte-name-bread-shortage = Bread Shortage
liberte-the-bread-shortage = Bread Shortage
liberte-name-emigration = Emigration
liberte-the-emigration = Emigration
liberte-name-religious-problems = Religious Problems
liberte-the-religious-problems = Religious Problems
liberte-name-guillotine = Guillotine
liberte-the-guillotine = Guillotine
liberte-name-purge = Purge
liberte-the-purge = Purge
liberte-name-terror = Terror
liberte-the-terror = Terror

## The clubs within a sentence; alone they have their printed names

liberte-the-feuillants = the Feuillants
liberte-the-societe-de-1789 = the Société de 1789
liberte-the-amis-des-noirs = the Amis des Noirs
liberte-the-club-breton = the Club breton
liberte-the-club-monarchique = the Club monarchique
liberte-the-salon-francais = the Salon français
liberte-the-club-massiac = the Club Massiac
liberte-the-cordeliers = the Cordeliers
liberte-the-jacobins = the Jacobins
liberte-the-cercle-constitutionnel = the Cercle constitutionnel
liberte-the-club-de-clichy = the Club de Clichy
liberte-the-institut-philanthropique = the Institut philanthropique
liberte-the-club-du-pantheon = the Club du Panthéon
liberte-the-club-du-manege = the Club du Manège
liberte-the-republicaines-revolutionnaires = the Républicaines révolutionnaires
liberte-the-societe-populaire = the Société populaire

## What happens

liberte-event-turn = Turn { $turn } begins.
liberte-event-order = { $seat } is number { $place } in the player order.
liberte-event-reserve = { $count } { liberte-colour } { $count ->
    [one] block comes
   *[other] blocks come
} into the supply.
liberte-event-took-back = { $seat } takes { $card } back from the display.
liberte-event-discarded = { $seat } discards { $card }.
liberte-event-took = { $seat } takes { $card } from the face-up cards.
liberte-event-drew = { $seat } draws { $card }.
liberte-event-drew-hidden = { $seat } draws a card.
liberte-event-faced = A new face-up card: { $card }.
liberte-event-reshuffled = The discards are shuffled: the new deck has { $count ->
    [one] one card
   *[other] { $count } cards
}.
liberte-event-round = Round { $round }.
liberte-event-passed = { $seat } passes.
liberte-event-played = { $seat } plays { $card }.
liberte-event-placed = { $seat } places a { liberte-colour } block in { $province }: { $height ->
    [one] a new stack
   *[other] a stack of { $height }
}.
liberte-event-to-battle = { $seat } puts a token into the battle box ({ $count } in all).
liberte-event-placed-nothing = { $seat } can place nothing with { $card }.
liberte-event-removed = { $seat } removes { $count ->
    [one] a block
   *[other] { $count } blocks
} of { $owner } from { $province }.
liberte-event-struck = { $seat } strikes { $card } from { $owner }’s display{ $returned ->
    [1] ; the card leaves the game
   *[other] {""}
}.
liberte-event-kept = { $seat } keeps { $card } in the display.
liberte-event-dropped = { $seat } discards { $card }.
liberte-event-supply-empty = The supply of { liberte-colour } blocks is empty: this round is the last.
liberte-event-tie = { $contest ->
    [province] A tie in { $province }.
   *[other] A tie for { liberte-contest }.
}
liberte-event-advanced = { $seat } advances { $card }.
liberte-event-declined = { $seat } advances nothing.
liberte-event-battle-won = { $seat } wins the battle for { $points } VP.
liberte-event-battle-lost = The battle of turn { $turn } is lost.
liberte-event-white-laid-out = { $count ->
    [one] A white block is
   *[other] { $count } white blocks are
} laid out for lost battles.
liberte-event-elected = { $seat } wins { $province } for the { liberte-faction }{ $count ->
    [one] {""}
   *[other] { " " }with { $count } votes
}.
liberte-event-nobody-elected = Nobody wins { $province }.
liberte-event-cleared = { $province } is cleared.
liberte-event-province-points = { $seat } gets { $points } VP for { $province }.
liberte-event-stepped-back = The { liberte-faction } move one space back on the election track.
liberte-event-government = The { liberte-faction } form the government.
liberte-event-opposition = The { liberte-faction } are the opposition.
liberte-event-award = { $seat } gets { $points } VP for { liberte-contest }.
liberte-event-presence = { $seat } has presence in the government.
liberte-event-claimed = { $seat } claims the counter-revolution.
liberte-event-over = { $ending ->
    [landslide] The Radicals win by a landslide!
    [counter_revolution] The counter-revolution has won!
   *[turns] The four turns are over.
}

## How it ended

liberte-result-turns = Four turns have been played.
liberte-result-landslide = A Radical landslide.
liberte-result-counter-revolution = A Royalist counter-revolution.

## Why something may not be done

liberte-reason-game-over = The game is over.
liberte-reason-not-your-decision = It is not your turn to decide.
liberte-reason-not-asked = That does not answer the question.
liberte-reason-not-in-hand = That card is not in your hand.
liberte-reason-not-face-up = That card is not one of the face-up cards.
liberte-reason-not-in-a-display = That card is in nobody’s display.
liberte-reason-not-in-your-display = That card is not in your display.
liberte-reason-no-card-to-take = There is no card to take, neither face up nor in the deck.
liberte-reason-deck-empty = The deck is empty.
liberte-reason-hand-too-large = With nine cards or more in hand you discard two before you take one.
liberte-reason-hand-small-enough = You discard before taking a card only with nine or more in hand.
liberte-reason-not-value-one = Only a card of value 1 can be the second one.
liberte-reason-special-already-played = You have played a special card in this action already.
liberte-reason-card-already-played = You have played your club or personality of this action already.
liberte-reason-other-region = That is in another region.
liberte-reason-no-place-in-region = There is no room for the block of that card in the region of your first one.
liberte-reason-needs-presence = That card needs presence in the government.
liberte-reason-needs-radical-government = That card needs a Radical government.
liberte-reason-no-target = There is nothing that this card can hit.
liberte-reason-no-supply = There is no block of that colour left in the supply.
liberte-reason-stack-full = Your stack there has three blocks already.
liberte-reason-other-colour = Your stack there has another colour.
liberte-reason-three-stacks = There are three stacks already.
liberte-reason-no-token = You have no free control token.
liberte-reason-no-battle-yet = There is no battle in the first turn.
liberte-reason-no-cannon = The card shows no cannon.
liberte-reason-block-already-placed = The card has placed a block already, so it is too late for the battle box.
liberte-reason-second-card-no-battle = A second card never goes to the battle box.
liberte-reason-must-place = The block has to be placed as long as there is room for it.
liberte-reason-display-full = Your display is full.
liberte-reason-no-stack = There is no such stack.
liberte-reason-not-government-colour = The card hits only blocks in the colour of the government.
liberte-reason-white-is-safe = The card does not hit white blocks.
liberte-reason-no-red-stack = There is no red stack in that province.
liberte-reason-not-white-personality = The card hits only Royalist personalities.
liberte-reason-not-personality = The card hits only personalities.
liberte-reason-not-general = Only a general counts in a battle.
liberte-reason-card-does-not-count = That card does not count in this tie.
liberte-reason-claim-not-needed = The counter-revolution is detected automatically in this game; nobody has to claim it.
liberte-reason-claim-unfounded = There is no counter-revolution yet.

## What is asked

liberte-ask-refresh = Discard what you do not want to keep.
liberte-ask-refill = Fill up your hand.
liberte-ask-action = Your action: play a card, take one, or pass.
liberte-ask-give = Discard the second card.
liberte-ask-gain = Take a card.
liberte-ask-again = You may take a second card of value 1.
liberte-ask-place = Place a block of { $card } ({ $left } left).
liberte-ask-target = What does { $card } hit?
liberte-ask-strike = You may also strike a card with { $card }.
liberte-ask-clean = Keep { $card } in your display, or discard the card?
liberte-ask-more = Play another card, or end your action.
liberte-ask-advance = A tie for { liberte-contest }: advance a card or none.
liberte-ask-advance-province = A tie in { $province }: advance a card or none.
liberte-ask-nothing = There is nothing to decide.

## What can be done

liberte-action-pass = do nothing this time
liberte-action-draw = draw the top card of the deck
liberte-action-done = keep the rest
liberte-action-end = end your action
liberte-action-battle = send a token to the battle box
liberte-action-skip = place nothing, or strike nothing
liberte-action-keep = keep it in your display
liberte-action-drop = discard it
liberte-action-decline = advance nothing
liberte-action-claim = claim the counter-revolution
liberte-action-play = { $card }
liberte-action-take = { $card }
liberte-action-discard = { $card }
liberte-action-strike = { $card } of { $owner }
liberte-action-advance = { $card }
liberte-action-place = { $province }
liberte-action-remove = { $province }: { $owner }, { liberte-colour } × { $height }

## The screen

liberte-standing = Turn { $turn } of 4 · { $phase ->
    [refresh] refreshing hands
    [action] actions, round { $round }
    [battle] the battle
   *[election] the election
}{ $ending ->
    [1] { " " }(the last)
   *[other] {""}
}
liberte-order = Player order: { $order }
liberte-supply = Supply
liberte-reserve = Until turn 2
liberte-track = Election track
liberte-government = Government: { liberte-faction }
liberte-opposition = Opposition: { liberte-faction }
liberte-no-government = No government yet
liberte-battle = Battle of { $name }: { $points } VP
liberte-no-battle = No battle this turn
liberte-lost-battles = Lost battles: { $count }{ $owed ->
    [0] {""}
   *[other] { " " }({ $owed } white still owed)
}
liberte-counter-revolution = Counter-revolution: { $count } of 7
liberte-face-up = Face up
liberte-deck = Deck: { $deck } · discards: { $discards } · out of the game: { $box }
liberte-in-play = In play: { $card }
liberte-column-number = No.
liberte-column-seat = Player
liberte-column-vp = VP
liberte-column-hand = Hand
liberte-column-tokens = Tokens
liberte-column-battle = Battle box
liberte-column-votes = Votes B/W/R
liberte-column-presence = Presence
liberte-display = { $seat }’s display:
liberte-presence = yes
liberte-hand = { $seat }’s hand
liberte-column-card = Card
liberte-column-faction = Faction
liberte-column-region = Region
liberte-column-now = Not now, because
liberte-type-special = special
liberte-type-club = club, anywhere
liberte-mark-cannon = cannon
liberte-mark-sans-culottes = sans-culottes
liberte-mark-general = general
liberte-legend = A stack reads “2:RRR”: the number of its owner, then a letter for each block: B Moderates (blue), W Royalists (white), R Radicals (red). ⚜ counts for the counter-revolution, ★ gives VP in turns 3 and 4.
