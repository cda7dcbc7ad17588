# Die Galerie: alle Karten und Charaktere, und wer sie waren.

web-gallery-title = Wer sie waren: { $game }
web-gallery-lede-liberte = Jede Karte mit Nummer und Satz und einer Zeile über die Menschen, Clubs, Orte und Schlachten der Revolution.
web-gallery-lede-libertalia = Jeder Charakter, und wer solche Leute an Bord waren. Libertalia selbst ist eine Legende: Ein Buch von 1728 erzählt von einer freien Piratenkolonie auf Madagaskar, und niemand hat sie je gefunden.
web-gallery-set = Satz { $set }
web-gallery-id = { $set } { $number }
web-gallery-copies = { $set } { $numbers }, { $count } Karten
web-gallery-provinces = Provinzen
web-gallery-battles = Schlachten
web-gallery-battle = { $name } (Runde { $turn })
