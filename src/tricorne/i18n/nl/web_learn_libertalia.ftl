# De les van Libertalia. De eerste regel van een pagina is haar titel. Pagina’s met een nummer komen vóór de zet van
# een stap; “-leap” wordt verteld terwijl er voor de leerling wordt gezet. $one zit links, $two rechts.

web-learn-libertalia-choose-1 =
    Drie campagnes, één schip
    Jij en twee andere bemanningen delen de buit van één schip. Drie campagnes van zes dagen; wie aan het einde de meeste dubloenen heeft, wint.
web-learn-libertalia-choose-2 =
    Dezelfde hand voor iedereen
    Iedereen heeft dezelfde negen personages. Elke dag stuurt elke bemanning er in het geheim één aan boord. Het getal is de rang.
web-learn-libertalia-choose-3 =
    Laag handelt, hoog neemt
    Overdag doen de personages hun actie van de laagste rang naar de hoogste. In de schemering nemen ze buit, van de hoogste naar de laagste. De buit van vandaag: een juweel (3), goederen (1) en een vervloekte relikwie (−3).
web-learn-libertalia-choose =
    Stuur de Wapensmid
    De laatste krijgt vandaag de relikwie. De Wapensmid heeft rang 20: hoog genoeg om vroeg te kiezen. Stuur hem aan boord.
web-learn-libertalia-loot-1 =
    Twee Wapensmeden
    { $one } heeft ook een Wapensmid gestuurd! Bij gelijke rang beslist het zilveren getal, de invloed. Die van { $one } heeft er meer, en nam het juweel.
web-learn-libertalia-loot =
    Neem de goederen
    Goederen zijn 1 waard, de relikwie kost 3. Neem de goederen.
web-learn-libertalia-night-1 =
    Thuis in het hol
    Je Wapensmid zit nu in je hol. Een actie overdag gebeurt één keer; een actie ’s nachts komt elke nacht terug, zolang het personage in je hol blijft.
web-learn-libertalia-night =
    Stuur de Bevrijde slaaf
    Elke nacht levert hij een dubloen op voor elk personage boven 12 in je hol: de Wapensmid telt mee. Hoe eerder hij thuiskomt, hoe beter.
web-learn-libertalia-monkey-1 =
    Een vervloekte relikwie
    De Bevrijde slaaf was de laagste, maar moest iets nemen: een relikwie, aan het einde 3 dubloenen verlies. En { $two } heeft er ook een.
web-learn-libertalia-monkey =
    De Aap weet raad
    Overdag draagt hij al je relikwieën naar je linkerbuur: { $one }. Stuur de Aap.
web-learn-libertalia-officer-1 =
    Doorgegeven, twee keer
    { $two } had hetzelfde idee en gaf jou een relikwie; jouw Aap kwam daarna aan de beurt en bracht ze allebei naar { $one }.
web-learn-libertalia-officer =
    Pas op voor de officier
    Een Spaanse officier doodt het personage dat hem neemt: dat zou je Aap zijn. Neem de goederen.
web-learn-libertalia-bosun =
    Stuur de Bootsman
    Overdag levert hij 2 dubloenen op voor elk personage onder 19 in je hol. Aap en Bevrijde slaaf: 4 dubloenen ineens.
web-learn-libertalia-goods =
    Neem de goederen
    Het juweel is weg, maar je Bootsman komt vóór de laatste, die de relikwie moet nemen.
web-learn-libertalia-gambler-1 =
    De buit van morgen is bekend
    Alle zes dagen liggen vanaf het begin open. Vandaag zijn er een kist (5), een juweel (3) en een sabel. Het loont om de eerste te zijn.
web-learn-libertalia-gambler =
    Stuur de Gokker
    Hij kost een dubloen voor elk fiche dat je hebt, maar levert er 8 op als hij op de rustdag nog in je hol zit. En met rang 24 neemt hij vroeg.
web-learn-libertalia-saber =
    Neem de sabel
    De kist is 5 waard. Maar een sabel doodt een personage van een buur, en je Wapensmid levert elke nacht een dubloen op voor elke sabel die je hebt. Neem hem.
web-learn-libertalia-strike =
    Wie treft hij?
    De Bevrijde slaaf van { $one } levert nacht na nacht dubloenen op. Tref die.
web-learn-libertalia-cabin-boy-1 =
    De laatste dag
    Je buren hebben nog hoge kaarten; jij zou laat zijn en krijgen wat overblijft, misschien de officier. De Kwartiermeester zou nu 4 opleveren, en morgen 8 kosten.
web-learn-libertalia-cabin-boy =
    Stuur de Scheepsjongen
    Hij neemt helemaal geen buit, dus geen officier kan hem vandaag doden. Na vandaag komt de rustdag.
web-learn-libertalia-brute-leap =
    Rustdag, en weer naar zee
    Dubloenen, buit en wat de personages opleveren, worden opgeteld. Holen en beurzen worden leeggemaakt; iedereen krijgt zes nieuwe personages, en houdt wat in de hand zat.
web-learn-libertalia-brute-1 =
    Campagne II, dag 3
    Je ligt voor: 34 punten. Je hebt een schatkaart gevonden; drie zijn 12 waard, minder zijn niets waard. Vandaag ligt er nog een.
web-learn-libertalia-brute =
    Stuur de Bruut
    Overdag gooit hij het hoogste personage van het schip. Dat verliest zijn actie en zijn buit.
web-learn-libertalia-second-map-1 =
    De ene Bruut verslaat de andere
    { $one } stuurde ook een Bruut, met meer invloed. Die stond dus hoger; de jouwe kwam eerst aan de beurt en gooide hem overboord.
web-learn-libertalia-second-map =
    De tweede schatkaart
    Nu ben jij de hoogste en kies je als eerste. Neem de schatkaart.
web-learn-libertalia-surgeon-leap =
    Drie dagen later
    Je Muiter verjaagt elke nacht een personage uit het hol, voor 2 dubloenen per stuk.
web-learn-libertalia-surgeon =
    Stuur de Chirurgijn
    Hij haalt een personage terug van je kerkhof, en met rang 22 is hij hoog genoeg voor de laatste schatkaart.
web-learn-libertalia-recall =
    Haal de Bruut terug
    Niemand ziet wie je neemt. Hij komt terug in je hand, voor de volgende campagne.
web-learn-libertalia-third-map =
    De derde schatkaart
    Drie schatkaarten: 12 dubloenen. Pak hem!
web-learn-libertalia-finale-leap =
    De laatste campagne
    Met 81 punten lig je duidelijk voor. Er gaan nog vijf dagen voorbij.
web-learn-libertalia-finale =
    De laatste ochtend
    De Bruut die je hebt teruggehaald, zit nog in je hand. De anderen willen vandaag hoog zijn. Stuur hem.
web-learn-libertalia-lesser-evil-1 =
    Overboord
    Je Bruut heeft een Koopman van { $one } van het schip gegooid. Maar de schatkaart is weg: er liggen nog een officier en een relikwie, en iets moet je nemen.
web-learn-libertalia-lesser-evil =
    Het minste kwaad
    De relikwie zou 3 kosten. De officier doodt de Bruut, maar het spel is toch voorbij. Neem de officier.
web-learn-libertalia-end =
    Rijk, en met pensioen
    95 dubloenen in drie campagnes: je wint. Nu nog drie vragen.

web-learn-libertalia-ask-order = Er zijn een Bedelaar (3) en een Kapitein (29) aan boord. Wie doet wat het eerst?
web-learn-libertalia-ask-order-low = De Bedelaar doet overdag eerst zijn actie; de Kapitein neemt in de schemering eerst
web-learn-libertalia-ask-order-low-why = Ja: laag handelt, hoog neemt.
web-learn-libertalia-ask-order-high = De Kapitein doet allebei het eerst
web-learn-libertalia-ask-order-high-why = In de schemering wel. Overdag begint de laagste rang.
web-learn-libertalia-ask-order-turn = Wie het eerst in de ronde zit
web-learn-libertalia-ask-order-turn-why = De plaats aan tafel doet er niet toe, alleen de rang, en bij gelijke rang de invloed.
web-learn-libertalia-ask-maps = Wat zijn twee schatkaarten op de rustdag waard?
web-learn-libertalia-ask-maps-eight = 8 dubloenen
web-learn-libertalia-ask-maps-eight-why = Alleen volle sets van drie tellen.
web-learn-libertalia-ask-maps-nothing = Niets
web-learn-libertalia-ask-maps-nothing-why = Ja: drie leveren er 12 op, minder niets.
web-learn-libertalia-ask-maps-keep = Ze blijven bewaard voor de volgende campagne
web-learn-libertalia-ask-maps-keep-why = Alle buit gaat na elke campagne terug in de zak.
web-learn-libertalia-ask-equal = Twee bemanningen sturen een Kok. Wie staat hoger?
web-learn-libertalia-ask-equal-first = Wie het eerst is gekozen
web-learn-libertalia-ask-equal-first-why = Alle keuzes worden tegelijk onthuld.
web-learn-libertalia-ask-equal-influence = Wie meer invloed heeft, het zilveren getal
web-learn-libertalia-ask-equal-influence-why = Ja. Elke bemanning heeft andere getallen, dus kijk ernaar.
web-learn-libertalia-ask-equal-rich = Die van de rijkste bemanning
web-learn-libertalia-ask-equal-rich-why = Dubloenen doen er op het schip niet toe.
