# The player aid of Libertalia: everything on one page. Numbers come from the reference data.

web-aid-libertalia-campaign = { $campaigns } campaigns of { $days } days
web-aid-libertalia-start = Everybody has { $doubloons } doubloons and the same characters: { $first } at first, { $further } more in each later campaign.
web-aid-libertalia-laid-out = Under the ship, for each day: as many tokens as players, face up.
web-aid-libertalia-day = A day
web-aid-libertalia-sunrise = _Sunrise:_ everybody secretly chooses a character; then all go aboard by rank.
web-aid-libertalia-daytime = _Day:_ sun actions, from the lowest to the highest.
web-aid-libertalia-dusk = _Dusk:_ from the highest to the lowest, each takes a token and goes home to the den. Taking is obligatory.
web-aid-libertalia-night = _Night:_ moon actions in all dens, from the highest to the lowest.
web-aid-libertalia-rest = Day of rest
web-aid-libertalia-rest-sum = Doubloons, end-of-campaign actions and booty are added up, never below zero, and go to the score.
web-aid-libertalia-rest-clear = Doubloons, booty, dens and cemeteries are cleared; hands are kept.
web-aid-libertalia-end = After { $campaigns } campaigns the highest score wins.
web-aid-libertalia-booty = Booty
web-aid-libertalia-characters = Characters
web-aid-libertalia-ties = Ties
web-aid-libertalia-tied = Tied
web-aid-libertalia-decides = What decides
web-aid-libertalia-tie-rank = ranks on the ship
web-aid-libertalia-tie-rank-by = influence, the silver number: the higher one stands higher
web-aid-libertalia-tie-topman = dens, for the Topman
web-aid-libertalia-tie-topman-by = equal is good enough
web-aid-libertalia-tie-alone = several Granny Watas, or Governor’s Daughters
web-aid-libertalia-tie-alone-by = none is the only one: the other outcome, for all of them
web-aid-libertalia-tie-score = scores at the end
web-aid-libertalia-tie-score-by = shared; with the option, the best third campaign
