# The rules of Libertalia, in our own words. A blank line separates paragraphs; “- ” begins a point, “> ” an example,
# “! ” a warning, “@” a picture; [text|anchor] is a link, _text_ is emphasized.

web-rules-libertalia-goal = What it is about
web-rules-libertalia-goal-text =
    You are pirates who share the booty of one ship, and each wants to retire richer than the others to Libertalia: the free colony of pirates that legend puts on Madagascar. In three campaigns of six days you send one character a day aboard. Everybody holds _the same characters_: what matters is guessing right what the others will send.

    Whoever has the most doubloons after three campaigns wins.

web-rules-libertalia-characters = Characters
web-rules-libertalia-characters-text =
    There are thirty characters, by [rank|rank] from 1, the Parrot, to 30, the Spanish Governor. Each has an action, with a sign for when it happens:

    - _Day:_ once, on the day on which the character is played.
    - _Dusk:_ when the booty is shared.
    - _Night:_ every night, as long as the character is in your [den|den].
    - _End of the campaign:_ on the day of rest, if the character is in your den then.

    @card

    Actions happen by themselves; you only choose where there is a choice. What is impossible is skipped. Only the [Waitress|character-8] may decline.

web-rules-libertalia-setup = How a campaign begins
web-rules-libertalia-setup-text =
    Everybody begins with 10 doubloons. In the first campaign everybody gets the same nine characters; in the second and third, the same six more, in addition to those still in hand. So hands grow apart a little, and a good memory pays.

    For each of the six days, as many tokens as there are players are laid out face up under the ship: you know the booty of the whole campaign.

web-rules-libertalia-day = A day
web-rules-libertalia-day-text =
    - [Sunrise|sunrise]: everybody secretly chooses a character.
    - [Day|daytime]: the characters act, from the lowest rank to the highest.
    - [Dusk|dusk]: they take booty, from the highest rank to the lowest, and go home.
    - [Night|night]: the characters in the dens act.

    @ship

web-rules-libertalia-sunrise = Sunrise
web-rules-libertalia-sunrise-text =
    Everybody chooses a character from the hand, in secret; you may change your mind until all have chosen. Then all come aboard at once, in order of rank. Of two equal ranks, the one with more [influence|influence] stands higher.

web-rules-libertalia-daytime = Day
web-rules-libertalia-daytime-text =
    From the lowest to the highest, every character with a sun does its action. So the Brute (14) can throw a Captain (29) off the ship before he has gained anything.

    > Aboard are a Beggar (3), a Brute (14) and a Captain (29). The Beggar takes 3 doubloons from the owner of the Captain, since he is the highest. Then the Brute throws the Captain off: he gains nothing and takes no booty.

web-rules-libertalia-dusk = Dusk
web-rules-libertalia-dusk-text =
    From the highest to the lowest, every character takes one token of today’s booty, and goes home to its owner’s den at once. You have to take one while there is any; with none left, the character goes home empty-handed. What nobody takes stays until the campaign is over.

    - A [Spanish officer|booty] kills the character that takes it.
    - If you take a [saber|booty], you have to kill a character in the den of a direct neighbour, to the left or to the right; if neither has one, nothing happens.

    Tokens are kept face down in the den.

web-rules-libertalia-night = Night
web-rules-libertalia-night-text =
    All characters with a moon act, in every den, from the highest rank to the lowest. Characters that came home today already act tonight.

web-rules-libertalia-rest = The day of rest
web-rules-libertalia-rest-text =
    After the sixth night everybody adds up:

    - the doubloons,
    - what the characters in the den bring or cost at the end of the campaign,
    - the worth of the [booty|booty].

    The sum, never less than zero, is added to the score. Then doubloons, booty, dens and cemeteries are cleared: the characters there are out of the game. Only what is in hand stays, including anyone whom a Recruiter or a Surgeon has brought back.

web-rules-libertalia-booty = Booty
web-rules-libertalia-booty-text =
    @booty

web-rules-libertalia-den = Den and cemetery
web-rules-libertalia-den-text =
    Your _den_ is where your characters go after their day; there they act by night and at the end of the campaign. Your _cemetery_ is for those that were killed or discarded in this campaign. Both are open to all; only what a Surgeon took back stays a secret.

web-rules-libertalia-final = The end
web-rules-libertalia-final-text =
    After three campaigns the highest score wins. Equal scores share the win, unless the option says that the third campaign decides.

web-rules-libertalia-fine = Fine points
web-rules-libertalia-fine-text =
    - Anyone who can’t pay pays what they have, and the rest of the action still happens. Nobody falls below zero.
    - The Carpenter costs you half your doubloons, rounded down: of 7 you lose 3 and keep 4.
    - The highest on the ship is judged by rank, then influence. If it is the Brute himself, he throws himself off. If it is the Beggar himself, nothing happens.
    - Of two Brutes the one with less influence acts first, and the other may be gone before he acts.
    - A character thrown off by the Brute loses its action, its booty and its place in the den.
    - The character that takes the Parrot’s place acts on that same day.
    - The Cook takes two tokens in a row. If one of them is an officer, he dies after the second.
    - A saber never hits your own den. With two players, the opponent counts as the neighbour on both sides.
    - The Gunner shoots into any den: if only yours has somebody in it, he has to shoot there. He pays even if there is nobody at all.
    - Officers that the Spanish Spy gives back go into the bag before he draws; officers and sabers that he draws have no effect.
    - The Merchant has to trade if you have two equal tokens, even at a loss. You choose which.
    - Granny Watas are judged all at once. Whoever is driven out by the Mutineer acts no more that night.
    - The Topman scores if no other den holds fewer characters than yours; equal is good enough.
    - The Voodoo Witch counts a Parrot that was discarded earlier the same day, and the Surgeon can take it back.
    - Relics that one Monkey hands on can be handed on by the next.
    - A character that was taken back and is played again acts again.

web-rules-libertalia-options = Options
web-rules-libertalia-options-text =
    - _Fair colours_ (on): with two or three players, only colours with balanced influence are used.
    - _Open booty_ (off): the tokens in all dens stay visible.
    - _The last campaign breaks ties_ (off): on equal scores, the higher gain in the third campaign wins.

web-rules-libertalia-cast = The thirty characters
web-rules-libertalia-cast-text =
    @cast

web-rules-libertalia-terms = Terms

web-rules-libertalia-term-bag = Bag
web-rules-libertalia-term-bag-means = Where booty comes from and goes back to: fifty tokens.
web-rules-libertalia-term-campaign = Campaign
web-rules-libertalia-term-campaign-means = Six days and a day of rest. There are three.
web-rules-libertalia-term-cemetery = Cemetery
web-rules-libertalia-term-cemetery-means = Where characters go that were killed or discarded. It is emptied after each campaign. See [den and cemetery|den].
web-rules-libertalia-term-doubloon = Doubloon
web-rules-libertalia-term-doubloon-means = The coin. You begin each campaign with ten.
web-rules-libertalia-term-influence = Influence
web-rules-libertalia-term-influence-means = The silver number on a card. It decides between two equal characters; every crew has different numbers.
web-rules-libertalia-term-map = Treasure map
web-rules-libertalia-term-map-means = Three make 12 doubloons; one or two are worth nothing.
web-rules-libertalia-term-neighbour = Neighbour
web-rules-libertalia-term-neighbour-means = Whoever sits directly to your left or right. Sabers reach only them; the Monkey goes to the left.
web-rules-libertalia-term-rank = Rank
web-rules-libertalia-term-rank-means = The large number on a card, from 1 to 30. Low ranks act first, high ranks take first.
web-rules-libertalia-term-relic = Cursed relic
web-rules-libertalia-term-relic-means = Costs 3 doubloons at the end of the campaign.
web-rules-libertalia-term-score = Score
web-rules-libertalia-term-score-means = What you have secured in the campaigns that are over. Nobody can take it from you.

web-rules-libertalia-figure-card = The pennant shows rank and crew, the silver coin the influence; the sign before the text tells when it happens.
web-rules-libertalia-figure-rank = rank
web-rules-libertalia-figure-crew = crew
web-rules-libertalia-figure-effect = when and what
web-rules-libertalia-figure-influence = influence
web-rules-libertalia-figure-first-to-act = acts first
web-rules-libertalia-figure-first-to-take = takes first
web-rules-libertalia-figure-ship = By day from left to right, at dusk from right to left. Two Cooks: the higher influence stands higher.
web-rules-libertalia-figure-token = Token
web-rules-libertalia-figure-worth = Worth
web-rules-libertalia-figure-count = In the bag
web-rules-libertalia-figure-worth-chest = { $worth } { $worth ->
    [one] doubloon
   *[other] doubloons
}
web-rules-libertalia-figure-worth-jewel = { $worth } { $worth ->
    [one] doubloon
   *[other] doubloons
}
web-rules-libertalia-figure-worth-goods = { $worth } { $worth ->
    [one] doubloon
   *[other] doubloons
}
web-rules-libertalia-figure-worth-officer = nothing; the character that takes him dies
web-rules-libertalia-figure-worth-saber = nothing; kill a character of a neighbour
web-rules-libertalia-figure-worth-map = { $set } doubloons for { $maps }, else nothing
web-rules-libertalia-figure-worth-relic = costs { $worth } doubloons
