# De regels van Libertalia, in onze eigen woorden. Een lege regel scheidt alinea’s; “- ” begint een punt, “> ” een
# voorbeeld, “! ” een waarschuwing, “@” een plaatje; [tekst|anker] is een link, _tekst_ krijgt nadruk.

web-rules-libertalia-goal = Waar het om gaat
web-rules-libertalia-goal-text =
    Jullie zijn piraten die de buit van één schip delen, en ieder wil rijker dan de anderen met pensioen, in Libertalia: de vrije piratenkolonie die volgens de legende op Madagaskar lag. In drie campagnes van zes dagen stuur je elke dag één personage aan boord. Iedereen heeft _dezelfde personages_: het komt erop aan te raden wat de anderen sturen.

    Wie na drie campagnes de meeste dubloenen heeft, wint.

web-rules-libertalia-characters = Personages
web-rules-libertalia-characters-text =
    Er zijn dertig personages, met een [rang|rank] van 1, de Papegaai, tot 30, de Spaanse gouverneur. Elk heeft een actie, met een teken dat zegt wanneer die gebeurt:

    - _Dag:_ één keer, op de dag dat het personage wordt gespeeld.
    - _Schemering:_ als de buit wordt verdeeld.
    - _Nacht:_ elke nacht, zolang het personage in je [hol|den] zit.
    - _Einde van de campagne:_ op de rustdag, als het personage dan in je hol zit.

    @card

    Acties gebeuren vanzelf; je kiest alleen waar er iets te kiezen valt. Wat niet kan, wordt overgeslagen. Alleen de [Serveerster|character-8] mag ervan afzien.

web-rules-libertalia-setup = Zo begint een campagne
web-rules-libertalia-setup-text =
    Iedereen heeft 10 dubloenen. In de eerste campagne krijgt iedereen dezelfde negen personages; in de tweede en derde dezelfde zes erbij, naast wat nog in de hand zit. Zo lopen de handen een beetje uiteen, en loont een goed geheugen.

    Voor elk van de zes dagen liggen er zoveel fiches als er spelers zijn, open onder het schip: je kent de buit van de hele campagne.

web-rules-libertalia-day = Een dag
web-rules-libertalia-day-text =
    - [Zonsopgang|sunrise]: iedereen kiest in het geheim een personage.
    - [Dag|daytime]: de personages doen hun actie, van de laagste rang naar de hoogste.
    - [Schemering|dusk]: ze nemen buit, van de hoogste rang naar de laagste, en gaan naar huis.
    - [Nacht|night]: de personages in de holen doen hun actie.

    @ship

web-rules-libertalia-sunrise = Zonsopgang
web-rules-libertalia-sunrise-text =
    Iedereen kiest in het geheim een personage uit de hand; je mag je bedenken tot iedereen heeft gekozen. Dan komen ze allemaal tegelijk aan boord, in volgorde van rang. Van twee gelijke rangen staat die met de meeste [invloed|influence] hoger.

web-rules-libertalia-daytime = Dag
web-rules-libertalia-daytime-text =
    Van laag naar hoog doet elk personage met een zon zijn actie. Zo kan de Bruut (14) een Kapitein (29) van het schip gooien voordat die iets heeft verdiend.

    > Aan boord zijn een Bedelaar (3), een Bruut (14) en een Kapitein (29). De Bedelaar pakt 3 dubloenen van de eigenaar van de Kapitein, want die is de hoogste. Dan gooit de Bruut de Kapitein overboord: die verdient niets en neemt geen buit.

web-rules-libertalia-dusk = Schemering
web-rules-libertalia-dusk-text =
    Van hoog naar laag neemt elk personage één fiche van de buit van vandaag, en gaat meteen naar huis, naar het hol van zijn eigenaar. Nemen moet, zolang er iets ligt; is er niets meer, dan gaat het personage met lege handen naar huis. Wat niemand neemt, blijft liggen tot de campagne voorbij is.

    - Een [Spaanse officier|booty] doodt het personage dat hem neemt.
    - Neem je een [sabel|booty], dan moet je een personage doden in het hol van een directe buur, links of rechts; heeft geen van beiden er een, dan gebeurt er niets.

    Fiches liggen gedekt in het hol.

web-rules-libertalia-night = Nacht
web-rules-libertalia-night-text =
    Alle personages met een maan doen hun actie, in elk hol, van de hoogste rang naar de laagste. Wie vandaag is thuisgekomen, doet vannacht al mee.

web-rules-libertalia-rest = De rustdag
web-rules-libertalia-rest-text =
    Na de zesde nacht telt iedereen op:

    - de dubloenen,
    - wat de personages in het hol aan het einde van de campagne opleveren of kosten,
    - de waarde van de [buit|booty].

    De som, nooit minder dan nul, komt bij de score. Dan gaan dubloenen en buit terug, en worden holen en kerkhoven leeggemaakt: de personages die er lagen, zijn uit het spel. Alleen wat je in de hand hebt, blijft, ook de personages die door een Ronselaar of een Chirurgijn zijn teruggehaald.

web-rules-libertalia-booty = Buit
web-rules-libertalia-booty-text =
    @booty

web-rules-libertalia-den = Hol en kerkhof
web-rules-libertalia-den-text =
    In je _hol_ zitten je personages na hun dag; daar doen ze hun actie ’s nachts en aan het einde. Op je _kerkhof_ ligt wie in deze campagne is gedood of afgelegd. Beide zijn voor iedereen te zien; alleen welk personage door een Chirurgijn is teruggehaald, blijft geheim.

web-rules-libertalia-final = Het einde
web-rules-libertalia-final-text =
    Na drie campagnes wint de hoogste score. Gelijke scores delen de overwinning, tenzij de optie zegt dat de derde campagne beslist.

web-rules-libertalia-fine = Fijne kneepjes
web-rules-libertalia-fine-text =
    - Wie niet alles kan betalen, betaalt wat er is, en de rest van de actie gebeurt toch. Niemand zakt onder nul.
    - De Timmerman kost je de helft van je dubloenen, naar beneden afgerond: van 7 verlies je er 3 en houd je er 4.
    - Wie op het schip de hoogste is, bepaalt eerst de rang, dan de invloed. Is het de Bruut zelf, dan gooit hij zichzelf overboord. Is het de Bedelaar zelf, dan gebeurt er niets.
    - Van twee Bruten doet die met minder invloed eerst zijn actie, en de ander kan weg zijn voor hij aan de beurt komt.
    - Wie door de Bruut overboord wordt gegooid, verliest zijn actie, zijn buit en zijn plaats in het hol.
    - Het personage dat de plaats van de Papegaai inneemt, doet dezelfde dag nog zijn actie.
    - De Kok neemt twee fiches achter elkaar. Is een ervan een officier, dan sterft hij na het tweede.
    - Een sabel treft nooit je eigen hol. Met twee spelers geldt de tegenstander als buur aan beide kanten.
    - De Kanonnier schiet in een hol naar keuze: zit er alleen in dat van jou iemand, dan moet hij daar schieten. Hij betaalt ook als er nergens iemand zit.
    - Officieren die de Spaanse spion teruggeeft, gaan in de zak voordat hij trekt; officieren en sabels die hij trekt, doen niets.
    - De Koopman moet ruilen als je twee gelijke fiches hebt, ook met verlies. Jij kiest welke.
    - Alle Oma Wata’s worden tegelijk bekeken. Wie door de Muiter is verjaagd, doet die nacht niets meer.
    - De Marsgast scoort als geen ander hol minder personages heeft dan het jouwe; evenveel is goed genoeg.
    - De Voodooheks telt een Papegaai mee die eerder op dezelfde dag is afgelegd, en de Chirurgijn kan hem terughalen.
    - Relikwieën die de ene Aap doorgeeft, kan de volgende weer doorgeven.
    - Een personage dat is teruggehaald en weer wordt gespeeld, doet zijn actie opnieuw.

web-rules-libertalia-options = Opties
web-rules-libertalia-options-text =
    - _Eerlijke kleuren_ (aan): met twee of drie spelers worden alleen kleuren met een evenwichtige invloed gebruikt.
    - _Open buit_ (uit): de fiches in alle holen blijven zichtbaar.
    - _De laatste campagne beslist_ (uit): bij gelijke score wint wie in de derde campagne het meeste verdiende.

web-rules-libertalia-cast = De dertig personages
web-rules-libertalia-cast-text =
    @cast

web-rules-libertalia-terms = Begrippen

web-rules-libertalia-term-bag = Zak
web-rules-libertalia-term-bag-means = Waar de buit uit komt en naar terugkeert: vijftig fiches.
web-rules-libertalia-term-campaign = Campagne
web-rules-libertalia-term-campaign-means = Zes dagen en een rustdag. Er zijn er drie.
web-rules-libertalia-term-cemetery = Kerkhof
web-rules-libertalia-term-cemetery-means = Waar personages heen gaan die zijn gedood of afgelegd. Na elke campagne wordt het leeggemaakt. Zie [hol en kerkhof|den].
web-rules-libertalia-term-doubloon = Dubloen
web-rules-libertalia-term-doubloon-means = De munt. Je begint elke campagne met tien.
web-rules-libertalia-term-influence = Invloed
web-rules-libertalia-term-influence-means = Het zilveren getal op een kaart. Het beslist tussen twee gelijke personages; elke bemanning heeft andere getallen.
web-rules-libertalia-term-map = Schatkaart
web-rules-libertalia-term-map-means = Drie leveren 12 dubloenen op; een of twee zijn niets waard.
web-rules-libertalia-term-neighbour = Buur
web-rules-libertalia-term-neighbour-means = Wie direct links of rechts van je zit. Sabels komen niet verder; de Aap gaat naar links.
web-rules-libertalia-term-rank = Rang
web-rules-libertalia-term-rank-means = Het grote getal op een kaart, van 1 tot 30. Lage rangen doen eerst hun actie, hoge rangen nemen eerst buit.
web-rules-libertalia-term-relic = Vervloekte relikwie
web-rules-libertalia-term-relic-means = Kost 3 dubloenen aan het einde van de campagne.
web-rules-libertalia-term-score = Score
web-rules-libertalia-term-score-means = Wat je in de vorige campagnes hebt veiliggesteld. Niemand kan het je afnemen.

web-rules-libertalia-figure-card = Op de wimpel staan rang en bemanning, op de zilveren munt de invloed; het teken voor de tekst zegt wanneer het gebeurt.
web-rules-libertalia-figure-rank = rang
web-rules-libertalia-figure-crew = bemanning
web-rules-libertalia-figure-effect = wanneer en wat
web-rules-libertalia-figure-influence = invloed
web-rules-libertalia-figure-first-to-act = doet eerst zijn actie
web-rules-libertalia-figure-first-to-take = neemt eerst
web-rules-libertalia-figure-ship = Overdag van links naar rechts, in de schemering van rechts naar links. Twee Koks: meer invloed staat hoger.
web-rules-libertalia-figure-token = Fiche
web-rules-libertalia-figure-worth = Waarde
web-rules-libertalia-figure-count = In de zak
web-rules-libertalia-figure-worth-chest = { $worth } { $worth ->
    [one] dubloen
   *[other] dubloenen
}
web-rules-libertalia-figure-worth-jewel = { $worth } { $worth ->
    [one] dubloen
   *[other] dubloenen
}
web-rules-libertalia-figure-worth-goods = { $worth } { $worth ->
    [one] dubloen
   *[other] dubloenen
}
web-rules-libertalia-figure-worth-officer = niets; het personage dat hem neemt, sterft
web-rules-libertalia-figure-worth-saber = niets; dood een personage van een buur
web-rules-libertalia-figure-worth-map = { $set } dubloenen voor { $maps }, anders niets
web-rules-libertalia-figure-worth-relic = kost { $worth } dubloenen
