# Libertalia im Browser: was auf den Karten steht, was gefragt wird, was die Zahlen bedeuten.

## Die Charaktere; zwischen zwei Sternchen steht eine Summe in Dublonen.

web-libertalia-day-1 = Wirf ihn ab und spiele einen anderen Charakter.
web-libertalia-day-2 = Alle deine verfluchten Reliquien gehen in die Höhle links.
web-libertalia-day-3 = Der Besitzer des höchsten Charakters gibt dir *3*.
web-libertalia-day-4 = Nimm einen Charakter aus deiner Höhle zurück.
web-libertalia-dusk-5 = Nimmt keine Beute.
web-libertalia-day-6 = Behalte nur ein Beuteplättchen.
web-libertalia-end-6 = *{ $sum }*
web-libertalia-night-7 = *+1*
web-libertalia-night-8 = Du darfst eine Schatzkarte für *3* verkaufen.
web-libertalia-day-9 = Verliere die Hälfte deiner Dublonen, abgerundet.
web-libertalia-end-9 = *{ $sum }*
web-libertalia-day-10 = Hast du weniger als 9 Dublonen: *+5*
web-libertalia-day-11 = *+2* je Charakter auf deinem Friedhof.
web-libertalia-night-12 = *+1* je Charakter über 12 in deiner Höhle.
web-libertalia-night-13 = Wirf den niedrigsten anderen Charakter deiner Höhle ab: *+2*
web-libertalia-day-14 = Wirf den höchsten Charakter auf dem Schiff ab.
web-libertalia-day-15 = Zahle *3* und wirf einen Charakter einer beliebigen Höhle ab.
web-libertalia-end-16 = *+5*, wenn keine Höhle leerer ist als deine.
web-libertalia-day-17 = Tausche deine spanischen Offiziere gegen Plättchen aus dem Beutel.
web-libertalia-dusk-18 = Nimmt zwei Plättchen statt nur eines.
web-libertalia-day-19 = *+2* je Charakter unter 19 in deiner Höhle.
web-libertalia-night-20 = *+1* je Säbel, den du hast.
web-libertalia-day-21 = Tausche zwei gleiche für *3* oder drei gleiche für *5*.
web-libertalia-day-22 = Nimm einen Charakter von deinem Friedhof zurück.
web-libertalia-end-23 = *+1* für jede Truhe, jedes Juwel und jede Ware.
web-libertalia-day-24 = Zahle *1* je Plättchen, das du hast.
web-libertalia-end-24 = *{ $sum }*
web-libertalia-end-25 = Als einzige in allen Höhlen: *+6*. Sonst *−3*.
web-libertalia-day-26 = *+1* je Plättchen, das du hast.
web-libertalia-end-26 = *{ $sum }*
web-libertalia-night-27 = Als einzige in allen Höhlen: *+2*. Sonst sterben alle Oma Watas.
web-libertalia-end-28 = *+1* je Charakter in deiner Höhle.
web-libertalia-day-29 = *+3*
web-libertalia-end-29 = *−3* je verfluchte Reliquie, die du hast.
web-libertalia-day-30 = Wirf alle Charaktere deiner Höhle ab.

web-libertalia-time = { $time ->
    [sunrise] Sonnenaufgang
    [day] Tag
    [dusk] Dämmerung
    [night] Jede Nacht
    [rest] Ruhetag
   *[end] Ende der Kampagne
}
web-libertalia-sum = { $sum } Dublonen
web-libertalia-influence = Einfluss

## Beute

web-libertalia-kind = { $kind ->
    [chest] Truhe
    [jewel] Juwel
    [goods] Waren
    [officer] Spanischer Offizier
    [saber] Säbel
    [map] Schatzkarte
   *[relic] Verfluchte Reliquie
}
web-libertalia-worth = { $kind ->
    [officer] tötet den, der ihn nimmt
    [saber] trifft einen Nachbarn
    [map] { $maps } bringen { $set }
   *[other] { $sign ->
        [minus] kostet { $worth }
       *[plus] { $worth } wert
    }
}
web-libertalia-face-down = Beute, verdeckt
web-libertalia-nth-map = { $nth ->
    [1] deine erste von { $maps }
    [2] deine zweite von { $maps }
   *[other] deine { $nth }. von { $maps }
}
web-libertalia-last-map = macht das Trio voll: +{ $set }
web-libertalia-saber-none = niemand in Reichweite
web-libertalia-left-of = noch { $left } von { $all }
web-libertalia-today = die heutige Beute
web-libertalia-all-taken = alles genommen
web-libertalia-left-over = liegen geblieben

## Wie die Partie steht

web-libertalia-hour = { $phase ->
    [sunrise] Sonnenaufgang
    [day] Tag
    [dusk] Dämmerung
    [night] Nacht
   *[rest] Ruhetag
}
web-libertalia-hours = Tageszeit
web-libertalia-campaign = Kampagne
web-libertalia-of-three = von III
web-libertalia-day = Tag
web-libertalia-of-six = von 6
web-libertalia-moment = Kampagne { $campaign }, { $phase ->
    [rest] Ruhetag
   *[other] Tag { $day }, { $phase ->
        [sunrise] Sonnenaufgang
        [day] Tag
        [dusk] Dämmerung
       *[night] Nacht
    }
}
web-libertalia-chapter-campaign = Kampagne { $campaign }
web-libertalia-chapter-day = Tag { $day }
web-libertalia-chapter-rest = Ruhetag

## Höhlen und Plätze

web-libertalia-den = Höhle von { $name }
web-libertalia-own-den = Deine Höhle
web-libertalia-dens = Die anderen Höhlen
web-libertalia-empty-den = eine leere Höhle
web-libertalia-board = Schiff und Beute
web-libertalia-ship = Das Schiff
web-libertalia-days = Die Beute der sechs Tage
web-libertalia-mine = Dein Platz
web-libertalia-hand = Deine Hand
web-libertalia-hand-tomorrow = Deine Hand, für morgen
web-libertalia-doubloons = Dublonen
web-libertalia-booty-down = Beute, verdeckt
web-libertalia-booty = Beute
web-libertalia-booty-open = Beute: { $tokens }
web-libertalia-cards = Karten auf der Hand
web-libertalia-cards-known = Karten auf der Hand: { $names }
web-libertalia-score = Punkte aus früheren Kampagnen
web-libertalia-cemetery = { $count ->
    [0] Niemand auf dem Friedhof
   *[other] Auf dem Friedhof: { $names }
}
web-libertalia-doubtful = { $count ->
    [one] einer, den niemand sicher kennt
   *[other] { $count }, die niemand sicher kennt
}
web-libertalia-reach = { $side ->
    [left] links
    [right] rechts
   *[both] neben dir
}
web-libertalia-reach-more = Dein Säbel reicht bis in diese Höhle.
web-libertalia-ready = bereit
web-libertalia-thinking = überlegt
web-libertalia-boards = geht an Bord
web-libertalia-open-den = Höhle von { $name } öffnen
web-libertalia-crew = { $colour ->
    [yellow] gelbe Mannschaft, Sonne
    [red] rote Mannschaft, Sanduhr
    [blue] blaue Mannschaft, Anker
    [green] grüne Mannschaft, Palme
    [black] schwarze Mannschaft, Totenkopf
   *[white] weiße Mannschaft, Stern
}
web-libertalia-letter = { $colour ->
    [yellow] G
    [red] R
    [blue] B
    [green] N
    [black] S
   *[white] W
}
web-libertalia-bot = Bot
web-libertalia-person = Mensch

## Auf dem Schiff

web-libertalia-acts-first = der niedrigste handelt zuerst
web-libertalia-picks-first = der höchste nimmt zuerst
web-libertalia-order = nimmt als { web-libertalia-order-short }
web-libertalia-order-short = { $place }.
web-libertalia-acts = handelt
web-libertalia-picks = nimmt
web-libertalia-you-act = Du handelst
web-libertalia-you-pick = Du nimmst
web-libertalia-you = du
web-libertalia-gone-home = heim in die Höhle von { $name }
web-libertalia-gone-home-yours = heim in deine Höhle
web-libertalia-home = daheim
web-libertalia-dead = { $by ->
    [struck] vom Raufbold über Bord geworfen
    [officer] vom Offizier getötet
    [replaced] hat Platz gemacht
   *[other] weg
}
web-libertalia-dead-short = { $by ->
    [struck] über Bord
    [officer] getötet
   *[other] weg
}
web-libertalia-aboard-aloud = { $character } von { $name }
web-libertalia-aboard-yours = { GENDER($character) ->
    [feminine] Deine
   *[masculine] Dein
} { $character }

## Was gefragt wird

web-libertalia-choose = Wen schickst du an Bord?
web-libertalia-choose-more = Niemand sieht deine Karte, bis alle bereit sind. Am Tag handelt der niedrigste Rang zuerst, in der Dämmerung nimmt der höchste zuerst.
web-libertalia-chosen = Du schickst { FORM($character, "accusative") }. { $count ->
    [0] {""}
    [one] Gewartet wird auf { $names }.
   *[other] Gewartet wird auf { $count } andere.
}
web-libertalia-chosen-more = Niemand sieht deine Karte. Überlegst du es dir anders, wähle eine andere, bis alle bereit sind.
web-libertalia-parrot = Wer nimmt den Platz des Papageis ein?
web-libertalia-parrot-more = Der Papagei kommt auf den Friedhof, und ein anderer Charakter von deiner Hand geht sofort an Bord.
web-libertalia-recruit = Wen holt der Anwerber zurück?
web-libertalia-recruit-more = Ein Charakter aus deiner Höhle kommt zurück auf deine Hand.
web-libertalia-operate = Wen holt der Schiffsarzt zurück?
web-libertalia-operate-more = Ein Charakter von deinem Friedhof kommt zurück auf deine Hand; niemand sieht, welcher.
web-libertalia-preach = Welches Plättchen lässt der Prediger dir?
web-libertalia-preach-more = Alle anderen gehen zurück in den Beutel.
web-libertalia-trade = Was tauscht der Händler?
web-libertalia-trade-more = Zwei gleiche bringen { $two } Dublonen, drei gleiche { $three }.
web-libertalia-gunner-empty = Alle Höhlen sind jetzt leer: { CAP($character) } träfe niemanden, und der Schuss würde trotzdem { $shot } Dublonen kosten.
web-libertalia-gunner-own = Nur in deiner Höhle ist jetzt jemand: { CAP($character) } müsste einen von deinen treffen.
web-libertalia-shoot = Wen trifft der Kanonier?
web-libertalia-shoot-more = Einen beliebigen Charakter in einer beliebigen Höhle, auch in deiner. Der Schuss kostet { $shot } Dublonen.
web-libertalia-loot = { GENDER($character) ->
    [feminine] Deine
   *[masculine] Dein
} { $character } nimmt { $left ->
    [one] ein Plättchen.
   *[other] { $left } Plättchen. Wähle das erste.
}
web-libertalia-loot-second = { GENDER($character) ->
    [feminine] Deine
   *[masculine] Dein
} { $character } nimmt noch ein Plättchen.
web-libertalia-loot-next = { $count ->
    [0] Nach dir nimmt niemand mehr.
   *[other] Nach dir: { $names }.
}
web-libertalia-loot-officer = Der Offizier tötet { FORM($character, "accusative") }, sobald die Beute genommen ist.
web-libertalia-saber = Wen trifft dein Säbel?
web-libertalia-saber-more = Einen Charakter in der Höhle links oder rechts von dir.
web-libertalia-serve = Verkauft die Bardame eine Schatzkarte?
web-libertalia-brings = +{ $sum } Dublonen
web-libertalia-serve-more = Du hast { $count ->
    [one] eine Schatzkarte
   *[other] { $count } Schatzkarten
}; je { $maps } sind am Ruhetag { $set } wert.

web-libertalia-do-choose = { CAP(FORM($character, "accusative")) } an Bord schicken
web-libertalia-do-play = { CAP(FORM($character, "accusative")) } spielen
web-libertalia-do-recall = { CAP(FORM($character, "accusative")) } zurückholen
web-libertalia-do-keep = { web-libertalia-the-kind } behalten
web-libertalia-do-loot = { web-libertalia-the-kind } nehmen
web-libertalia-do-trade = { $count } × { web-libertalia-kind-bare } tauschen
web-libertalia-do-shoot = { CAP(FORM($character, "accusative")) } von { $owner } treffen
web-libertalia-do-saber = { CAP(FORM($character, "accusative")) } von { $owner } treffen
web-libertalia-do-sell = Eine Schatzkarte verkaufen
web-libertalia-do-decline = Die Schatzkarten behalten
# Im Akkusativ, am Anfang einer Schaltfläche.
web-libertalia-the-kind = { $kind ->
    [chest] Die Truhe
    [jewel] Das Juwel
    [goods] Die Waren
    [officer] Den spanischen Offizier
    [saber] Den Säbel
    [map] Die Schatzkarte
   *[relic] Die verfluchte Reliquie
}
web-libertalia-kind-bare = { $kind ->
    [chest] Truhe
    [jewel] Juwel
    [goods] Waren
    [officer] spanischer Offizier
    [saber] Säbel
    [map] Schatzkarte
   *[relic] verfluchte Reliquie
}
web-libertalia-not-now = { $phase ->
    [dusk] In der Dämmerung wird die Beute geteilt. Deine Hand wartet auf den Sonnenaufgang.
    [night] Nachts handeln nur Charaktere in den Höhlen. Deine Hand wartet auf den Sonnenaufgang.
   *[other] Am Tag handeln die Charaktere auf dem Schiff. Deine Hand wartet auf den Sonnenaufgang.
}
web-libertalia-key-den = Nächste Höhle

## Woraus die Zahlen bestehen

web-libertalia-so-far = { $sum } bisher.
web-libertalia-open = Noch nicht mitgezählt: { $names }.
web-libertalia-part-kind = { $count ->
    [one] { web-libertalia-kind-bare }
   *[other] { $count } × { web-libertalia-kind-bare }
}
web-libertalia-part-maps = Schatzkarten
web-libertalia-next-map = Mit einer weiteren Schatzkarte wären es { $sum }.
web-libertalia-fortunes = Vermögen
web-libertalia-scored = gesichert
web-libertalia-in-sight = in dieser Kampagne erwartet
web-libertalia-fortune-of = { $name }: { $score } Punkte gesichert, { $sight } in dieser Kampagne erwartet

## Nacht und Ruhetag

web-libertalia-night = Die Nacht zahlt aus
web-libertalia-night-quiet = Eine ruhige Nacht.
web-libertalia-night-line = { $character } von { $name }
web-libertalia-night-yours = { GENDER($character) ->
    [feminine] Deine
   *[masculine] Dein
} { $character }
web-libertalia-night-died = muss gehen
web-libertalia-night-sold = verkauft eine Schatzkarte
web-libertalia-rest-of = Ruhetag nach Kampagne { $campaign }
web-libertalia-rest-purse = Dublonen
web-libertalia-rest-end = Charaktere
web-libertalia-rest-gain = Gewinn
web-libertalia-rest-score = Punkte
web-libertalia-rest-on = Weiter zu Kampagne { $campaign }
web-libertalia-rest-none = nichts
web-libertalia-rest-tokens = { $count } × { web-libertalia-kind-bare } = { $sum }
web-libertalia-rest-never = Ein Vermögen fällt nie unter null.
web-libertalia-you-cap = Du
