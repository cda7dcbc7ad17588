# The lesson of Libertalia. The first line of a page is its title. Pages with a number come before the move of a step;
# “-leap” is told while moves are made for the learner. $one sits to the left, $two to the right.

web-learn-libertalia-choose-1 =
    Three campaigns, one ship
    You and two other crews share the booty of one ship. Three campaigns of six days; whoever has the most doubloons at the end wins.
web-learn-libertalia-choose-2 =
    The same hand for all
    Everybody holds the same nine characters. Each day every crew sends one of them aboard, in secret. The number is the rank.
web-learn-libertalia-choose-3 =
    Low acts, high takes
    By day the characters act from the lowest rank to the highest. At dusk they take booty, from the highest to the lowest. Today’s booty is a jewel (3), goods (1) and a cursed relic (−3).
web-learn-libertalia-choose =
    Send the Armorer
    The last one today gets the relic. The Armorer has rank 20: high enough to choose early. Send him aboard.
web-learn-libertalia-loot-1 =
    Two Armorers
    { $one } has sent an Armorer too! Between equal ranks, influence decides: the silver number. That Armorer has more of it, so he took the jewel.
web-learn-libertalia-loot =
    Take the goods
    Goods are worth 1, the relic costs 3. Take the goods.
web-learn-libertalia-night-1 =
    Home to the den
    Your Armorer is in your den now. Day actions happen once; night actions repeat every night, as long as the character stays in your den.
web-learn-libertalia-night =
    Send the Freed Slave
    Every night he brings a doubloon for each character above 12 in your den: the Armorer counts. The earlier he comes home, the better.
web-learn-libertalia-monkey-1 =
    A cursed relic
    The Freed Slave was the lowest but had to take something: a relic, 3 doubloons lost at the end. And { $two } has one as well.
web-learn-libertalia-monkey =
    The Monkey knows what to do
    By day he carries all your relics to your neighbour on the left: { $one }. Send the Monkey.
web-learn-libertalia-officer-1 =
    Handed on, twice
    { $two } had the same idea and gave you a relic; your Monkey acted after that, and carried both to { $one }.
web-learn-libertalia-officer =
    Mind the officer
    A Spanish officer kills the character that takes him: he would kill your Monkey. Take the goods.
web-learn-libertalia-bosun =
    Send the Bosun
    By day he brings 2 doubloons for each character below 19 in your den. Monkey and Freed Slave: 4 doubloons at once.
web-learn-libertalia-goods =
    Take the goods
    The jewel is gone, but your Bosun comes before the last one, who has to take the relic.
web-learn-libertalia-gambler-1 =
    Tomorrow’s booty is known
    All six days lie open from the start. Today there is a chest (5), a jewel (3) and a saber. It pays to be first.
web-learn-libertalia-gambler =
    Send the Gambler
    He costs a doubloon for each token you own, but brings 8 on the day of rest if he is still in your den. And with rank 24 he takes early.
web-learn-libertalia-saber =
    Take the saber
    The chest is worth 5. But a saber kills a character of a neighbour, and your Armorer brings a doubloon a night for each saber you own. Take it.
web-learn-libertalia-strike =
    Whom does it hit?
    { $one }’s Freed Slave earns doubloons night after night. Hit that one.
web-learn-libertalia-cabin-boy-1 =
    The last day
    Your neighbours have high cards left; you would be late and get what is left, perhaps the officer. The Quartermaster would bring 4 now, and cost 8 tomorrow.
web-learn-libertalia-cabin-boy =
    Send the Cabin Boy
    He takes no booty at all, so no officer can kill him today. After today comes the day of rest.
web-learn-libertalia-brute-leap =
    Day of rest, and out again
    Doubloons, booty and what the characters bring are added up. Dens and purses are cleared; everybody gets six new characters, and keeps what was in hand.
web-learn-libertalia-brute-1 =
    Campaign II, day 3
    You are ahead: 34 points. You have found a treasure map; three of them are worth 12, fewer are worth nothing. Today there is another one.
web-learn-libertalia-brute =
    Send the Brute
    By day he throws the highest character off the ship. It loses its action and its booty.
web-learn-libertalia-second-map-1 =
    One Brute beats another
    { $one } sent a Brute too, with more influence. So his stood higher, yours acted first, and threw him off.
web-learn-libertalia-second-map =
    The second map
    You are the highest now, and choose first. Take the map.
web-learn-libertalia-surgeon-leap =
    Three days later
    Your Mutineer drives a character out of the den every night, for 2 doubloons each.
web-learn-libertalia-surgeon =
    Send the Surgeon
    He takes a character back from your cemetery, and with rank 22 he is high enough for the last map.
web-learn-libertalia-recall =
    Bring back the Brute
    Nobody sees whom you take. He comes back into your hand, for the next campaign.
web-learn-libertalia-third-map =
    The third map
    Three maps: 12 doubloons. Take it!
web-learn-libertalia-finale-leap =
    The last campaign
    With 81 points you lead clearly. Five more days pass.
web-learn-libertalia-finale =
    The last morning
    The Brute whom you brought back is still in your hand. The others will want to be high today. Send him.
web-learn-libertalia-lesser-evil-1 =
    Overboard
    Your Brute has thrown a Merchant of { $one } off the ship. But the map is gone: an officer and a relic are left, and you have to take something.
web-learn-libertalia-lesser-evil =
    The lesser evil
    The relic would cost 3. The officer kills the Brute, but the game is over anyway. Take the officer.
web-learn-libertalia-end =
    Rich, and retired
    95 doubloons in three campaigns: you win. Three questions remain.

web-learn-libertalia-ask-order = A Beggar (3) and a Captain (29) are aboard. Who does what first?
web-learn-libertalia-ask-order-low = The Beggar acts first by day; the Captain takes first at dusk
web-learn-libertalia-ask-order-low-why = Yes: low acts, high takes.
web-learn-libertalia-ask-order-high = The Captain does both first
web-learn-libertalia-ask-order-high-why = At dusk, yes. By day the lowest rank begins.
web-learn-libertalia-ask-order-turn = Whoever sits first in the round
web-learn-libertalia-ask-order-turn-why = Seats do not matter, only rank, and influence between equals.
web-learn-libertalia-ask-maps = What are two treasure maps worth on the day of rest?
web-learn-libertalia-ask-maps-eight = 8 doubloons
web-learn-libertalia-ask-maps-eight-why = Only complete sets of three count.
web-learn-libertalia-ask-maps-nothing = Nothing
web-learn-libertalia-ask-maps-nothing-why = Yes: three make 12, fewer nothing.
web-learn-libertalia-ask-maps-keep = They are kept for the next campaign
web-learn-libertalia-ask-maps-keep-why = All booty goes back into the bag after each campaign.
web-learn-libertalia-ask-equal = Two crews send a Cook. Which stands higher?
web-learn-libertalia-ask-equal-first = The one that was chosen first
web-learn-libertalia-ask-equal-first-why = All choices are revealed at once.
web-learn-libertalia-ask-equal-influence = The one with more influence, the silver number
web-learn-libertalia-ask-equal-influence-why = Yes. Every crew has different numbers, so look at them.
web-learn-libertalia-ask-equal-rich = The one of the richer crew
web-learn-libertalia-ask-equal-rich-why = Doubloons do not matter on the ship.
