# The rules of Liberté, in our own words. A blank line separates paragraphs; “- ” begins a point, “> ” an example,
# “! ” a warning, “@” a picture; [text|anchor] is a link, _text_ is emphasized.

web-rules-liberte-goal = What it is about
web-rules-liberte-goal-text =
    France, 1789 to 1799. Three factions struggle for power: the Radicals (red), the Moderates (blue) and the Royalists (white). _You belong to none of them._ You support whichever serves you: with the cards in your hand you set blocks of any colour on the map, win votes in the provinces, and score for your share in each new government.

    There are four turns. Each is a series of quick actions, one after another around the table, then (from turn II on) a battle, then an election in all 27 provinces.

    @factions

web-rules-liberte-win = Three ways to win
web-rules-liberte-win-text =
    A game of Liberté can end in three ways, and you have to keep an eye on all three:

    - _Victory points._ If nothing else happens, the game ends after turn IV, and whoever has the most [victory points|points] wins.
    - _Radical landslide._ If red wins 17 votes or more in one election, the game ends at once. Points count for nothing; whoever has the most red blocks wins. See [landslide|landslide].
    - _Royalist counter-revolution._ If in turn III or IV white controls seven provinces with a fleur-de-lis, lost battles included, the game ends at once. Points count for nothing; whoever has the most white blocks wins. See [counter-revolution|counter-revolution].

    @ways

    ! The two sudden ends make the leader nervous: somebody far behind in points may hold the most red or white blocks.

web-rules-liberte-board = The map
web-rules-liberte-board-text =
    France has 27 provinces in six regions. Each province has a number, and elections follow that order. Fourteen carry a [fleur-de-lis|fleur-de-lis]; four are worth one or two victory points in turns III and IV; number 8, Île-de-France, is [Paris|paris].

    @provinces

web-rules-liberte-cards = The cards
web-rules-liberte-cards-text =
    There are 110 cards in two sets. Set A comes first and favours Moderates and Royalists; set B lies below it and favours the Radicals. A card’s letter and number are in its corner; records use the number.

    - A _personality_ shows one to three blocks of one colour: that is its [value|value]. Its blocks go to the region that it names.
    - A _club_ has one block, and may place it in any province. Every club shows a cannon.
    - A _special_ has no value; it removes cards or blocks, no matter whose. See [specials|specials].

    @cards

    A card may show these symbols:

    - the _cannon_: it may send a token to the [battle|battle] instead of blocks to the map,
    - the _general_: with one in your [display|display] you can win the battle,
    - the _sans-culottes_: with one, your display has room for a fifth card.

web-rules-liberte-setup = How a game begins
web-rules-liberte-setup-text =
    Everybody gets seven cards of set A; three cards lie face up beside the deck. Chance decides who begins. There are 30 red, 28 blue and 24 white blocks; two of each colour are set aside until turn II. Everybody has 18 control tokens to mark what is theirs: there are 20 in the box, but two stand on the tracks, one for points and one for player order.

web-rules-liberte-turn = A turn
web-rules-liberte-turn-text =
    - _Order_ (from turn II on): players go in order of points, the highest first; chance decides between equals.
    - _Refresh_ (from turn II on): see [refresh|refresh].
    - _Actions_: in order, everybody takes one [action|actions], again and again, until a supply of blocks [runs out|round-end].
    - _Battle_ (from turn II on): see [battle|battle].
    - _Election_: see [election|election].

web-rules-liberte-refresh = Refreshing your hand
web-rules-liberte-refresh-text =
    At the start of turns II to IV the cards of your display come back into your hand. You may discard as many as you like. Then you fill up to seven, each time with a face-up card or from the deck. With seven or more you take none, and keep them all.

web-rules-liberte-actions = Your action
web-rules-liberte-actions-text =
    When it is your turn, you do _one_ of these:

    - _Play:_ one personality or club, one special, or both, in any order. A [second card|second-card] of value 1 may follow.
    - _Take:_ one card, face up or from the deck.
    - _Pass._ You may act again in the next round.

web-rules-liberte-playing = Playing a card
web-rules-liberte-playing-text =
    A personality or club does one of two things:

    - it _places blocks_: as many as its value, of its colour, in its region (a club: one block anywhere); or
    - with a cannon, from turn II on, it sends _one token to the battle box_, whatever its value.

    You must place all blocks of the card if there is room and supply; if not, as many as you can. Right afterwards you decide whether to keep the card in your [display|display] or discard it.

web-rules-liberte-placing = Where blocks may stand
web-rules-liberte-placing-text =
    - A [stack|stack] is one to three blocks of one colour and one owner.
    - You have at most one stack in a province, and nobody adds to the stack of another.
    - A province holds at most three stacks.
    - A new stack needs one of your [tokens|token].

    @stacks

    The blocks of one card may go to different provinces of the region. Nobody may move blocks; only specials take them away.

web-rules-liberte-second-card = A second card of value 1
web-rules-liberte-second-card-text =
    If your first card had value 1 and placed its block on the map, you may play another card of value 1: from the same region, or a club. Its colour does not matter, but its block has to go to the region of the first block. It can’t go to the battle.

    The same goes for taking: if the card you took face up has value 1, you may take a second face-up card of value 1.

web-rules-liberte-taking = Taking a card
web-rules-liberte-taking-text =
    You choose one of the three face-up cards, or draw unseen from the deck. A face-up card is replaced at once. With nine or more cards in hand you first discard two. When the deck is empty, the discards are shuffled and become the new deck: from then on, sets A and B are mixed.

web-rules-liberte-display = Your display
web-rules-liberte-display-text =
    A card that you have played can stay in front of you, face up, instead of being discarded. There is room for four, or five if one of the five shows sans-culottes. Cards on display

    - break [ties|ties] in elections,
    - lead the army, if they are [generals|general],
    - come back into your hand in the next turn.

    Others can strike them with specials. You can’t take a card off your display yourself.

    @display

web-rules-liberte-round-end = When the actions end
web-rules-liberte-round-end-text =
    As soon as one colour has no blocks left in the supply, the round is played to its end, so that everybody has had the same number of actions; then the phase is over, even if blocks come back meanwhile. If a supply is empty from the start of a turn, exactly one round is played.

web-rules-liberte-battle = The battle
web-rules-liberte-battle-text =
    Turn II: Valmy, 4 points. Turn III: Fleurus, 5. Turn IV: Rivoli, 6.

    To win you need at least one token in the battle box _and_ a general in your display. Among those who have both, whoever has the most tokens wins. On a tie, the tied players in order may each [advance|ties] one general; the highest value wins.

    If nobody can win, or the tie is not broken, the battle is _lost_: a white block is laid out for the rest of the game, and counts as a province for the [counter-revolution|counter-revolution]. If the supply has no white block, the battle counts as lost all the same, and the block is owed: it is laid out as soon as there is one again.

    > You have two tokens but no general; Clémence has one token and Hoche on display. Clémence wins the battle.

web-rules-liberte-election = The election
web-rules-liberte-election-text =
    Province by province, from 1 to 27, the _single highest stack_ wins; not the colour with the most blocks in all. Its owner takes one block of it as a [vote|vote], and that faction goes one step up the election track. The other blocks stay for the next turn.

    > Three stacks stand in Anjou: two white blocks of yours, one red of Clémence, one red of Bastien. There are as many red blocks as white, but yours is the highest stack. You take one block as a vote for the Royalists; the other stays.

    From turn III on, the winner of a province with victory points gets them too.

web-rules-liberte-ties = Ties, and advancing cards
web-rules-liberte-ties-text =
    Where the highest stacks are equal, the tied players may, in player order, each advance one card from their display, of the colour of their own stack there. The highest value wins the vote. If nobody is alone on top, nobody wins the province.

    @tie

    ! After every tie, broken or not, the province is cleared: everything left there goes back to the supply, including stacks that were not part of the tie.

    Advanced cards are discarded, whether they won or not. In Paris, for the government and for points, equal players go on, round after round, until one is alone or nobody advances any more.

web-rules-liberte-paris = Paris
web-rules-liberte-paris-text =
    In Île-de-France (number 8) the winner takes _all_ blocks of the stack: up to three votes. A tie there is fought in several rounds: whoever shares the highest value may go on, until one is alone on top or a whole round passes without a card.

    > In Paris you have two red blocks, Clémence two blue ones, and Bastien one white. You and Clémence are tied. You advance Desmoulins (2), Clémence advances Bailly (2): still level. In the second round you advance the Jacobins (1), and Clémence has no blue card left. You win two votes for the Radicals. The province is cleared, Bastien’s white block included, and all three cards are discarded.

web-rules-liberte-government = Government and opposition
web-rules-liberte-government-text =
    The faction with the most votes forms the government, the next one is the opposition. If they are level, everybody may advance a card of one of the tied colours; the faction with the highest card goes ahead, and those level with it or below step back by one. If it stays level: red before blue before white. A tie for second place is resolved in the same way.

    Players who hold at least one vote of the government’s colour have [presence|presence] until the next election.

web-rules-liberte-points = Victory points
web-rules-liberte-points-text =
    @points

    Only players with a vote of the colour take part. Ties are broken by advancing cards of that colour, round after round. If a tie is not broken:

    - for first place in the government each tied player gets 3, and second place is still awarded;
    - for second place each gets 1;
    - for the opposition each gets 2.

    If the tie for first place is broken, the one who lost it is second; several losers contest second place in the same way.

    > White governs. You and Clémence hold four white votes each, Bastien holds two. You advance Condé (3), Clémence advances Cazalès (3): still level. In the second round both of you advance nothing. Each of you gets 3 points for first place, and Bastien is second: 2 points. Had Clémence advanced nothing in the first round, you would have got 5 and Clémence 2.

    Afterwards all votes go back to the supply.

web-rules-liberte-specials = Special cards
web-rules-liberte-specials-text =
    One special per action. It may hit anybody, yourself included, and may be played only if it has something to hit.

    @specials

    - _Bread Shortage_ (four in set A): one block of the government’s colour leaves the map. Before the first election: any block.
    - _Emigration_ (two in A): one white personality in a display is discarded.
    - _Religious Problems_ (two in A): one blue or red block leaves the map.
    - _Guillotine_ (two in set B): one personality in a display leaves the game for good.
    - _Purge_ (four in B): one club or personality in a display is discarded. Needs [presence|presence].
    - _Terror_ (six in B): a whole stack leaves a province in which there is a red stack (it may be that one); one club or personality in a display may leave the game as well. Needs presence in a _red_ government.

web-rules-liberte-landslide = Radical landslide
web-rules-liberte-landslide-text =
    If, when all provinces have voted, red has 17 votes or more, the game is over, in any turn. Everybody adds up their red: votes held, blocks on the map, blocks on the cards in hand and on display. Whoever has the most red wins; on a tie, whoever has more of it on cards; still tied, the win is shared.

web-rules-liberte-counter-revolution = Royalist counter-revolution
web-rules-liberte-counter-revolution-text =
    In turns III and IV, at any time except during an election: count the provinces with a [fleur-de-lis|fleur-de-lis] in which one white stack is strictly the highest, and add the lost battles. Seven or more end the game at once. Everybody adds up their white: blocks on the map, blocks on the cards in hand and on display. Whoever has the most white wins; on a tie, whoever has more of it on cards; still tied, the win is shared.

    The table counts for you. With the option _Has to be claimed_, a player has to notice it and claim it while it holds; afterwards it is too late.

web-rules-liberte-final = After turn IV
web-rules-liberte-final-text =
    Whoever has the most victory points wins. On a tie, the higher total value on display; still tied, the win is shared.

web-rules-liberte-options = Options
web-rules-liberte-options-text =
    - _Second card_ off: only one personality or club in an action, and only one card taken.
    - _Counter-revolution: has to be claimed:_ see [above|counter-revolution].
    - _First edition:_ no second card; elections go region by region, in the order below; a tie on the election track is decided by the sum of the advanced cards, and only those who were tied step back; the fifth card of a display has to show sans-culottes itself; votes held don’t count after a landslide; a counter-revolution may happen during an election too.

    @regions

web-rules-liberte-set = About this set of cards
web-rules-liberte-set-text =
    No public text lists the cards and the map of the boxed game. The ones here are a reconstruction: it contains every fact that could be found, and is completed from history so that all known totals are right. If you own the game, you can play with the names and numbers of your own cards: “{ web-own-cards }” in { web-settings } explains how.

web-rules-liberte-terms = Terms

web-rules-liberte-term-advance = Advance
web-rules-liberte-term-advance-means = Playing a card from your display in a [tie|ties], openly and in player order. Whether it wins or not, it is discarded.
web-rules-liberte-term-block = Block
web-rules-liberte-term-block-means = A cube of a faction: red, blue or white. On the map it works for whoever owns its [stack|stack].
web-rules-liberte-term-cannon = Cannon
web-rules-liberte-term-cannon-means = A card that shows it may send one token to the [battle|battle] instead of its blocks to the map.
web-rules-liberte-term-club = Club
web-rules-liberte-term-club-means = A card with one block for any province, and a cannon.
web-rules-liberte-term-control = Control
web-rules-liberte-term-control-means = A province is controlled by the one stack that is higher than every other.
web-rules-liberte-term-fleur-de-lis = Fleur-de-lis
web-rules-liberte-term-fleur-de-lis-means = The lily of the king: fourteen provinces carry it. They count for the [counter-revolution|counter-revolution].
web-rules-liberte-term-general = General
web-rules-liberte-term-general-means = A card that can lead the army when it is on display. See [battle|battle].
web-rules-liberte-term-opposition = Opposition
web-rules-liberte-term-opposition-means = The faction with the second most votes. See [government|government].
web-rules-liberte-term-presence = Presence
web-rules-liberte-term-presence-means = You have it if you held a vote of the colour that governs. Purge and Terror need it.
web-rules-liberte-term-round = Round
web-rules-liberte-term-round-means = One action for everybody, in player order.
web-rules-liberte-term-sans-culottes = Sans-culottes
web-rules-liberte-term-sans-culottes-means = The people of the street: a card with this sign makes room for a fifth one on display.
web-rules-liberte-term-stack = Stack
web-rules-liberte-term-stack-means = One to three blocks of one colour with your token on top. See [placing|placing].
web-rules-liberte-term-supply = Supply
web-rules-liberte-term-supply-means = The blocks that are not in play. When one colour runs out, the [actions end|round-end].
web-rules-liberte-term-token = Token
web-rules-liberte-term-token-means = Your own mark, on stacks, in the battle box and for presence. You have 18 free ones, since two of your 20 stand on the tracks; with none left you can only add to your stacks.
web-rules-liberte-term-value = Value
web-rules-liberte-term-value-means = The number of blocks on a card: 1, 2 or 3. Specials have none.
web-rules-liberte-term-vote = Vote
web-rules-liberte-term-vote-means = A block taken from a stack that has won its province. You hold it until the points are given.

web-rules-liberte-figure-factions-red = Radicals
web-rules-liberte-figure-factions-blue = Moderates
web-rules-liberte-figure-factions-white = Royalists
web-rules-liberte-figure-ways-points = Most victory points after { $turns } turns
web-rules-liberte-figure-ways-landslide = { $votes } red votes in an election
web-rules-liberte-figure-ways-counter = { $count } fleurs-de-lis under white, lost battles included
web-rules-liberte-figure-cards = A personality, a club and a special. The coloured spine shows the region, the blocks on it colour and value.
web-rules-liberte-figure-stacks = Three stacks in a province, each with the token of its owner. The highest controls it.
web-rules-liberte-figure-tie = Two stacks of two: a tie. The card of value 3 beats the card of value 2.
web-rules-liberte-figure-display = Four cards on display; a fifth only with sans-culottes.
web-rules-liberte-figure-number = No.
web-rules-liberte-figure-province = Province
web-rules-liberte-figure-region = Region
web-rules-liberte-figure-regions = The order of the regions in the first edition; within a region, provinces vote by number.
web-rules-liberte-figure-lily = Fleur-de-lis
web-rules-liberte-figure-pays = Points
web-rules-liberte-figure-award = Award
web-rules-liberte-figure-vp = Points
web-rules-liberte-figure-award-first = most votes in the government
web-rules-liberte-figure-award-second = second most votes in the government
web-rules-liberte-figure-award-lead = most votes in the opposition
web-rules-liberte-figure-award-battle = the battle: { $names }
web-rules-liberte-figure-award-provinces = provinces with points, from turn { $turn } on
