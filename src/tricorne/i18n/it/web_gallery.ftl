# La galleria: tutte le carte e i personaggi, e chi erano.

web-gallery-title = Chi erano: { $game }
web-gallery-lede-liberte = Ogni carta con il suo numero e il suo set, e una riga sulle persone, i club, i luoghi e le battaglie della Rivoluzione.
web-gallery-lede-libertalia = Ogni personaggio, e chi erano, a bordo, persone come queste. Libertalia stessa è una leggenda: un libro del 1728 racconta di una libera colonia di pirati in Madagascar, e nessuno l’ha mai trovata.
web-gallery-set = Set { $set }
web-gallery-id = { $set } { $number }
web-gallery-copies = { $set } { $numbers }, { $count } carte
web-gallery-provinces = Province
web-gallery-battles = Battaglie
web-gallery-battle = { $name } (turno { $turn })
