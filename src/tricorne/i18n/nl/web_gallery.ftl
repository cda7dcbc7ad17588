# De galerij: alle kaarten en personages, en wie het waren.

web-gallery-title = Wie het waren: { $game }
web-gallery-lede-liberte = Elke kaart met nummer en set, en een regel over de mensen, clubs, plaatsen en veldslagen van de Revolutie.
web-gallery-lede-libertalia = Elk personage, en wie zulke mensen aan boord waren. Libertalia zelf is een legende: een boek uit 1728 vertelt over een vrije piratenkolonie op Madagaskar, en niemand heeft die ooit gevonden.
web-gallery-set = Set { $set }
web-gallery-id = { $set } { $number }
web-gallery-copies = { $set } { $numbers }, { $count } kaarten
web-gallery-provinces = Provincies
web-gallery-battles = Veldslagen
web-gallery-battle = { $name } (beurt { $turn })
