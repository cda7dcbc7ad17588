# The gallery: all cards and characters, and who they were.

web-gallery-title = Who they were: { $game }
web-gallery-lede-liberte = Every card with its number and set, and a line about the people, clubs, places and battles of the Revolution.
web-gallery-lede-libertalia = Every character, and who such people were aboard. Libertalia itself is a legend: a book of 1728 tells of a free colony of pirates on Madagascar, and nobody has found it.
web-gallery-set = Set { $set }
web-gallery-id = { $set } { $number }
web-gallery-copies = { $set } { $numbers }, { $count } cards
web-gallery-provinces = Provinces
web-gallery-battles = Battles
web-gallery-battle = { $name } (turn { $turn })
