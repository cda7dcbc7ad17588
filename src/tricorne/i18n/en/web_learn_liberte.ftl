# The lesson of Liberté. The first line of a page is its title. Pages with a number come before the move of a step;
# “-leap” is told while moves are made for the learner. $one and $two are the opponents.

web-learn-liberte-play-1 =
    France, 1789
    Red Radicals, blue Moderates, white Royalists: three factions want to govern. You belong to none of them. You support whichever serves you, with the cards in your hand.
web-learn-liberte-play-2 =
    Three ways to win
    Most victory points after four turns. Or a red landslide: 17 red votes in one election. Or a white counter-revolution: seven provinces with a fleur-de-lis, the lily of the king. The two meters show how near the sudden ends are; keep an eye on them.
web-learn-liberte-play-3 =
    A card
    Its spine shows colour and value: three white blocks. The colour of the spine shows the region they go to. { $one } and { $two } have already played; now it is your turn.
web-learn-liberte-play =
    Play Condé
    Louis-Joseph de Condé: three white blocks for the Est. Choose his card in your hand.
web-learn-liberte-place =
    Place a block
    Every block goes to a province of the region. Lorraine has a fleur-de-lis, a lily for short: set the first block there.
web-learn-liberte-place-second =
    Another province
    You may spread the blocks. One block alone may win a whole province. Choose Alsace.
web-learn-liberte-place-third =
    The third
    And Bourgogne. A stack can have up to three blocks, a province up to three stacks, and only one of them yours.
web-learn-liberte-keep =
    Keep him?
    A card that stays on display helps you to break ties later, and comes back to your hand next turn. There is room for four. Keep Condé.
web-learn-liberte-special =
    A special card as well
    With a personality or club you may play one special in the same action. Bread Shortage takes a block off the map. Play it.
web-learn-liberte-remove =
    Paris is worth three
    Paris, province 8, can bring up to three votes. Do not leave it to { $two }: take that block away.
web-learn-liberte-take-leap =
    Two rounds pass
    Everybody takes one action in turn, again and again. You play two more cards in the west, and place blue blocks: any colour may serve you.
web-learn-liberte-take-1 =
    Your hand is running low
    Instead of playing you can take a card: one of the three face-up cards, or the top card of the deck, unseen.
web-learn-liberte-take =
    Take La Rouërie
    Two white blocks for the Ouest, where lilies grow in many provinces. Take the card.
web-learn-liberte-small-card-leap =
    Eleven rounds later
    The map fills up. See the supplies run down: the first colour that runs out ends the actions of this turn.
web-learn-liberte-small-card =
    A card of value 1
    Cards with one block have an advantage: two of one region may be played in one action. Play Victor-François de Broglie.
web-learn-liberte-small-place =
    Make a stack grow
    Put his block on your stack in Alsace: two blocks beat one. Your display is full, so he is discarded afterwards.
web-learn-liberte-second-card =
    And a second one
    Now the other: Edmond Dubois-Crancé, also of value 1 and from the Est. Its colour does not matter.
web-learn-liberte-second-place =
    Red in Franche-Comté
    A red block of yours there makes a tie, and takes a safe vote from { $two }.
web-learn-liberte-last-round-leap =
    Blue runs out
    The last blue block is placed: this round is the last of the turn.
web-learn-liberte-last-round-1 =
    The last action
    After it the provinces vote, from 1 to 27. In each the single highest stack wins one vote for its colour, and its owner holds it.
web-learn-liberte-last-round =
    Robespierre for Paris
    In Paris a stack of three is three votes. Play Robespierre.
web-learn-liberte-paris =
    All three
    Set the first of three red blocks in Île-de-France.
web-learn-liberte-paris-second =
    Higher
    The second one on top.
web-learn-liberte-paris-third =
    To the top
    And the third: nobody can be higher now.
web-learn-liberte-advance-leap =
    France votes
    Province by province. Where the highest stacks are level, the tied players may advance a card.
web-learn-liberte-advance-1 =
    A tie in Dauphiné
    Your two blue blocks against two white ones of { $one }, who advances nothing. A blue card from your display would win the vote. All advanced cards are discarded.
web-learn-liberte-advance =
    Advance a small one
    Le Chapelier has value 1; that is enough against nothing. Keep the strong cards for later.
web-learn-liberte-general-1 =
    The Royalists govern
    Most votes: white forms the government. { $one } held most of them: 5 points, and 3 more for leading the opposition. You were second in the government: 2 points.
web-learn-liberte-general-2 =
    Presence
    You held white votes, so you have presence in the government. Some specials need it. And the cards of your display are back in your hand.
web-learn-liberte-general =
    A general
    From turn II on there is a battle: Valmy, 4 points. You need a token in the battle box and a general on display. Play La Fayette: he has both signs.
web-learn-liberte-battle =
    To the battle
    The cannon sends a token to the battle box instead of blocks to the map. Choose the battle.
web-learn-liberte-keep-general =
    Keep the general
    Only a general on display can win. Keep him.
web-learn-liberte-white-leap =
    A year of misfortune
    { $two } uses Purge on La Fayette in your display: nobody can lead the army, and the battle is lost. The second election is held; you get 5 points. Then turn III begins.
web-learn-liberte-white-1 =
    Look at the white meter
    From turn III on, seven lilies under white end the game at once. A lost battle counts as one. There are four already. If that happens, points are worth nothing: whoever has the most white blocks wins, and that is you.
web-learn-liberte-white =
    Louis de Précy
    Three white blocks for the Sud-Est. Play him.
web-learn-liberte-languedoc =
    Languedoc
    It has a lily. The first block there.
web-learn-liberte-languedoc-second =
    Be strictly higher
    Only a white stack that is higher than all others counts. A second block.
web-learn-liberte-provence =
    Provence
    Put the third block in Provence. There, one white against one blue of { $one } is only a tie, so this lily does not count yet. But every white block of yours does, if it comes to the end.
web-learn-liberte-keep-white =
    White on display counts too
    In a counter-revolution the white blocks on your cards count, in hand and on display. Keep him.
web-learn-liberte-decide-leap =
    Once around
    The others see it coming, but can’t stop you any more.
web-learn-liberte-decide-1 =
    Five of seven
    You have 7 points, { $one } has 10: on points you would lose. Two more lilies, and points do not matter.
web-learn-liberte-decide =
    La Rochejaquelein
    Two white blocks for the Ouest. Play him.
web-learn-liberte-bretagne =
    Bretagne
    The sixth.
web-learn-liberte-normandie =
    Normandie
    The seventh. Vive le roi!
web-learn-liberte-end =
    Counter-revolution!
    Twenty white blocks against nine and seven: you win, though { $one } had more points. Three questions remain.

web-learn-liberte-ask-ways = What are the three ways to win Liberté?
web-learn-liberte-ask-ways-points = Most victory points after four turns
web-learn-liberte-ask-ways-points-why = Yes: if no sudden end comes first.
web-learn-liberte-ask-ways-landslide = A landslide: 17 red votes in an election
web-learn-liberte-ask-ways-landslide-why = Yes: then whoever has the most red blocks wins.
web-learn-liberte-ask-ways-counter = A counter-revolution: seven lilies under white, lost battles included
web-learn-liberte-ask-ways-counter-why = Yes, in turns III and IV: then whoever has the most white blocks wins.
web-learn-liberte-ask-ways-battles = Winning all three battles
web-learn-liberte-ask-ways-battles-why = Battles bring points; they do not end the game.
web-learn-liberte-ask-ways-paris = Holding Paris in two elections
web-learn-liberte-ask-ways-paris-why = Paris brings up to three votes, no more.
web-learn-liberte-ask-ways-supply = Placing the last block of a colour
web-learn-liberte-ask-ways-supply-why = That ends the actions of a turn, not the game.
web-learn-liberte-ask-tie = You are tied in a province. What can win you the vote?
web-learn-liberte-ask-tie-hand = A card of the right colour from your hand
web-learn-liberte-ask-tie-hand-why = Only cards on display can be advanced.
web-learn-liberte-ask-tie-display = A card of your stack’s colour from your display
web-learn-liberte-ask-tie-display-why = Yes; the highest value wins, and the card is discarded.
web-learn-liberte-ask-tie-points = More victory points than the other
web-learn-liberte-ask-tie-points-why = Points do not break this tie.
web-learn-liberte-ask-battle = What do you need to win a battle?
web-learn-liberte-ask-battle-tokens = The most tokens in the box
web-learn-liberte-ask-battle-tokens-why = Not on their own: without a general they are worth nothing.
web-learn-liberte-ask-battle-both = A token in the box, and a general on display
web-learn-liberte-ask-battle-both-why = Yes; among those who have both, whoever has the most tokens wins.
web-learn-liberte-ask-battle-general = A general in your hand
web-learn-liberte-ask-battle-general-why = He has to be on display, with a token in the box.
