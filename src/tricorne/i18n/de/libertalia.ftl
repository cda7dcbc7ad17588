# Libertalia: was geschieht, warum etwas nicht geht, und was auf dem Bildschirm steht.

libertalia-title = Libertalia
libertalia-colour = { $colour ->
    [yellow] gelb
    [red] rot
    [blue] blau
    [green] grün
    [black] schwarz
   *[white] weiß
}
libertalia-kind = { $kind ->
    [chest] Truhe
    [jewel] Juwel
    [goods] Waren
    [officer] spanischer Offizier
    [saber] Säbel
    [map] Schatzkarte
   *[relic] verfluchte Reliquie
}
# Im Akkusativ.
libertalia-a-kind = { $kind ->
    [chest] eine Truhe
    [jewel] ein Juwel
    [goods] Waren
    [officer] einen spanischen Offizier
    [saber] einen Säbel
    [map] eine Schatzkarte
   *[relic] eine verfluchte Reliquie
}
# Im Akkusativ.
libertalia-tokens = { $count ->
    [one] { libertalia-a-kind }
   *[other] { $count } { $kind ->
        [chest] Truhen
        [jewel] Juwelen
        [goods] Waren
        [officer] spanische Offiziere
        [saber] Säbel
        [map] Schatzkarten
       *[relic] verfluchte Reliquien
    }
}
libertalia-heap = { $chest ->
    [0] {""}
   *[other] { " · " }Truhe ×{ $chest }
}{ $jewel ->
    [0] {""}
   *[other] { " · " }Juwel ×{ $jewel }
}{ $goods ->
    [0] {""}
   *[other] { " · " }Waren ×{ $goods }
}{ $officer ->
    [0] {""}
   *[other] { " · " }spanischer Offizier ×{ $officer }
}{ $saber ->
    [0] {""}
   *[other] { " · " }Säbel ×{ $saber }
}{ $map ->
    [0] {""}
   *[other] { " · " }Schatzkarte ×{ $map }
}{ $relic ->
    [0] {""}
   *[other] { " · " }verfluchte Reliquie ×{ $relic }
}
# Im Akkusativ.
libertalia-doubloons = { $doubloons ->
    [one] eine Dublone
   *[other] { $doubloons } Dublonen
}

## Die Charaktere: ihre Namen, und dieselben im Satz mit Artikel, auch im Akkusativ und Dativ

libertalia-name-parrot = Papagei
libertalia-the-parrot = der Papagei
    .accusative = den Papagei
    .dative = dem Papagei
libertalia-name-monkey = Affe
libertalia-the-monkey = der Affe
    .accusative = den Affen
    .dative = dem Affen
libertalia-name-beggar = Bettler
libertalia-the-beggar = der Bettler
    .accusative = den Bettler
    .dative = dem Bettler
libertalia-name-recruiter = Anwerber
libertalia-the-recruiter = der Anwerber
    .accusative = den Anwerber
    .dative = dem Anwerber
libertalia-name-cabin-boy = Schiffsjunge
libertalia-the-cabin-boy = der Schiffsjunge
    .accusative = den Schiffsjungen
    .dative = dem Schiffsjungen
libertalia-name-preacher = Prediger
libertalia-the-preacher = der Prediger
    .accusative = den Prediger
    .dative = dem Prediger
libertalia-name-barkeep = Wirt
libertalia-the-barkeep = der Wirt
    .accusative = den Wirt
    .dative = dem Wirt
libertalia-name-waitress = Bardame
libertalia-the-waitress = die Bardame
    .accusative = die Bardame
    .dative = der Bardame
    .gender = feminine
libertalia-name-carpenter = Zimmermann
libertalia-the-carpenter = der Zimmermann
    .accusative = den Zimmermann
    .dative = dem Zimmermann
libertalia-name-french-officer = Französischer Offizier
libertalia-the-french-officer = der Französische Offizier
    .accusative = den Französischen Offizier
    .dative = dem Französischen Offizier
libertalia-name-voodoo-witch = Voodoo-Hexe
libertalia-the-voodoo-witch = die Voodoo-Hexe
    .accusative = die Voodoo-Hexe
    .dative = der Voodoo-Hexe
    .gender = feminine
libertalia-name-freed-slave = Freigelassener
libertalia-the-freed-slave = der Freigelassene
    .accusative = den Freigelassenen
    .dative = dem Freigelassenen
libertalia-name-mutineer = Meuterer
libertalia-the-mutineer = der Meuterer
    .accusative = den Meuterer
    .dative = dem Meuterer
libertalia-name-brute = Raufbold
libertalia-the-brute = der Raufbold
    .accusative = den Raufbold
    .dative = dem Raufbold
libertalia-name-gunner = Kanonier
libertalia-the-gunner = der Kanonier
    .accusative = den Kanonier
    .dative = dem Kanonier
libertalia-name-topman = Toppgast
libertalia-the-topman = der Toppgast
    .accusative = den Toppgast
    .dative = dem Toppgast
libertalia-name-spanish-spy = Spanischer Spion
libertalia-the-spanish-spy = der Spanische Spion
    .accusative = den Spanischen Spion
    .dative = dem Spanischen Spion
libertalia-name-cook = Koch
libertalia-the-cook = der Koch
    .accusative = den Koch
    .dative = dem Koch
libertalia-name-bosun = Bootsmann
libertalia-the-bosun = der Bootsmann
    .accusative = den Bootsmann
    .dative = dem Bootsmann
libertalia-name-armorer = Waffenmeister
libertalia-the-armorer = der Waffenmeister
    .accusative = den Waffenmeister
    .dative = dem Waffenmeister
libertalia-name-merchant = Händler
libertalia-the-merchant = der Händler
    .accusative = den Händler
    .dative = dem Händler
libertalia-name-surgeon = Schiffsarzt
libertalia-the-surgeon = der Schiffsarzt
    .accusative = den Schiffsarzt
    .dative = dem Schiffsarzt
libertalia-name-treasurer = Schatzmeister
libertalia-the-treasurer = der Schatzmeister
    .accusative = den Schatzmeister
    .dative = dem Schatzmeister
libertalia-name-gambler = Glücksspieler
libertalia-the-gambler = der Glücksspieler
    .accusative = den Glücksspieler
    .dative = dem Glücksspieler
libertalia-name-governor-s-daughter = Gouverneurs{"\u00AD"}tochter
libertalia-the-governor-s-daughter = die Gouverneurstochter
    .accusative = die Gouverneurstochter
    .dative = der Gouverneurstochter
    .gender = feminine
libertalia-name-quartermaster = Quartiermeister
libertalia-the-quartermaster = der Quartiermeister
    .accusative = den Quartiermeister
    .dative = dem Quartiermeister
libertalia-name-granny-wata = Oma Wata
libertalia-the-granny-wata = Oma Wata
    .gender = feminine
libertalia-name-first-mate = Erster Maat
libertalia-the-first-mate = der Erste Maat
    .accusative = den Ersten Maat
    .dative = dem Ersten Maat
libertalia-name-captain = Kapitän
libertalia-the-captain = der Kapitän
    .accusative = den Kapitän
    .dative = dem Kapitän
libertalia-name-spanish-governor = Spanischer Gouverneur
libertalia-the-spanish-governor = der Spanische Gouverneur
    .accusative = den Spanischen Gouverneur
    .dative = dem Spanischen Gouverneur

## Was geschieht

libertalia-event-campaign = Kampagne { $campaign } beginnt.
libertalia-event-dealt = Alle bekommen { FORM($rank, "accusative") }.
libertalia-event-laid-out = Tag { $day }{ libertalia-heap }.
libertalia-event-day = Die Sonne geht auf: Tag { $day }.
libertalia-event-chose = { $seat } wählt { FORM($rank, "accusative") }.
libertalia-event-chose-hidden = { $seat } hat gewählt.
libertalia-event-changed = { $seat } wählt stattdessen { FORM($rank, "accusative") }.
libertalia-event-played = { $seat } schickt { FORM($rank, "accusative") } an Bord.
libertalia-event-died = { $seat } verliert { FORM($rank, "accusative") } an den Friedhof.
libertalia-event-handed-on = Der Affe von { $seat } bringt { $count ->
    [one] eine verfluchte Reliquie
   *[other] { $count } verfluchte Reliquien
} zu { $owner }.
libertalia-event-begged = { $owner } gibt { libertalia-doubloons } an den Bettler von { $seat }.
libertalia-event-recruited = { $seat } holt { FORM($rank, "accusative") } aus der Höhle zurück.
libertalia-event-operated = { $seat } holt { FORM($rank, "accusative") } vom Friedhof zurück.
libertalia-event-operated-hidden = { $seat } holt einen Charakter vom Friedhof zurück.
libertalia-event-kept = Der Prediger lässt { $seat } nur { libertalia-a-kind }.
libertalia-event-returned = { $seat } legt { libertalia-tokens } in den Beutel zurück.
libertalia-event-gained = { $seat } bekommt { libertalia-doubloons } durch { FORM($rank, "accusative") }.
libertalia-event-paid = { $seat } zahlt { libertalia-doubloons } für { FORM($rank, "accusative") }.
libertalia-event-struck-down = { $self ->
    [yes] Der Raufbold von { $seat } wirft sich selbst über Bord.
   *[no] Der Raufbold von { $seat } wirft { FORM($rank, "accusative") } von { $owner } über Bord.
}
libertalia-event-shot = Der Kanonier von { $seat } trifft { FORM($rank, "accusative") } in der Höhle von { $owner }.
libertalia-event-draw = { $seat } zieht aus dem Beutel{ libertalia-heap }.
libertalia-event-traded = { $seat } tauscht { libertalia-tokens } gegen { libertalia-doubloons }.
libertalia-event-looted = { $seat } nimmt { libertalia-a-kind } mit { FORM($rank, "dative") }.
libertalia-event-sabered = Der Säbel von { $seat } trifft { FORM($rank, "accusative") } in der Höhle von { $owner }.
libertalia-event-empty-handed = { $seat } findet keine Beute mehr für { FORM($rank, "accusative") }.
libertalia-event-went-home = { $seat } bringt { FORM($rank, "accusative") } heim in die Höhle.
libertalia-event-sold = { $seat } verkauft eine Schatzkarte für { libertalia-doubloons }.
libertalia-event-declined = { $seat } behält die Schatzkarte.
libertalia-event-rest = Der Ruhetag nach Kampagne { $campaign }.
libertalia-event-added = { $seat } bekommt { libertalia-doubloons } für { FORM($rank, "accusative") }.
libertalia-event-lost = { $seat } verliert { libertalia-doubloons } durch { FORM($rank, "accusative") }.
libertalia-event-scored = { $seat } rückt auf der Punkteleiste um { $gain } vor, auf { $score }.
libertalia-event-over = Die drei Kampagnen sind vorbei.

## Wie es ausging

libertalia-result-campaigns = Drei Kampagnen sind gespielt.

## Warum etwas nicht geht

libertalia-reason-game-over = Die Partie ist vorbei.
libertalia-reason-not-your-decision = Du bist gerade nicht an der Reihe.
libertalia-reason-not-asked = Das beantwortet die Frage nicht.
libertalia-reason-not-in-hand = Du hast { FORM($rank, "accusative") } nicht auf der Hand.
libertalia-reason-not-in-den = Du hast { FORM($rank, "accusative") } nicht in deiner Höhle.
libertalia-reason-not-in-cemetery = Du hast { FORM($rank, "accusative") } nicht auf deinem Friedhof.
libertalia-reason-no-such-token = Du hast kein Plättchen dieser Art.
libertalia-reason-too-few-tokens = Du hast weniger als { $count } Plättchen dieser Art.
libertalia-reason-not-on-board = Ein Plättchen dieser Art gibt es heute nicht.
libertalia-reason-no-such-seat = Dort sitzt niemand.
libertalia-reason-not-in-that-den = { $owner } hat { FORM($rank, "accusative") } nicht in der Höhle.
libertalia-reason-own-character = Ein Säbel trifft nie deine eigenen Charaktere.
libertalia-reason-no-neighbour = Ein Säbel reicht nur zu deinen direkten Nachbarn, und { $owner } gehört nicht dazu.

## Was gefragt wird

libertalia-ask-choose = Wähle einen Charakter; du darfst neu wählen, bis alle gewählt haben.
libertalia-ask-parrot = Welcher Charakter nimmt den Platz des Papageis ein?
libertalia-ask-recruit = Wen holt der Anwerber aus deiner Höhle zurück?
libertalia-ask-operate = Wen holt der Schiffsarzt von deinem Friedhof zurück?
libertalia-ask-preach = Welches Plättchen lässt der Prediger dir?
libertalia-ask-trade = Welche Plättchen tauscht der Händler?
libertalia-ask-shoot = Wen trifft der Kanonier?
libertalia-ask-loot = Was nimmt { $rank }?
libertalia-ask-saber = Wen trifft der Säbel?
libertalia-ask-serve = Verkauft die Bardame eine Schatzkarte?
libertalia-ask-nothing = Gerade gibt es nichts zu entscheiden.

## Was möglich ist

libertalia-action-choose = { FORM($rank, "accusative") }
libertalia-action-play = { FORM($rank, "accusative") } spielen
libertalia-action-recall = { FORM($rank, "accusative") } zurückholen
libertalia-action-keep = { libertalia-a-kind } behalten
libertalia-action-trade = { libertalia-tokens } tauschen
libertalia-action-shoot = { FORM($rank, "accusative") } von { $owner }
libertalia-action-loot = { libertalia-a-kind } nehmen
libertalia-action-saber = { FORM($rank, "accusative") } von { $owner }
libertalia-action-sell = eine Schatzkarte verkaufen
libertalia-action-decline = die Schatzkarten behalten
