# De regels van Liberté, in onze eigen woorden. Een lege regel scheidt alinea’s; “- ” begint een punt, “> ” een
# voorbeeld, “! ” een waarschuwing, “@” een plaatje; [tekst|anker] is een link, _tekst_ krijgt nadruk.

web-rules-liberte-goal = Waar het om gaat
web-rules-liberte-goal-text =
    Frankrijk, 1789 tot 1799. Drie facties vechten om de macht: de Radicalen (rood), de Gematigden (blauw) en de Royalisten (wit). _Zelf hoor je bij geen van drieën._ Je steunt wie je van pas komt: met de kaarten in je hand zet je blokjes van elke kleur op de kaart van Frankrijk, je wint stemmen in de provincies, en je scoort voor je aandeel in elke nieuwe regering.

    Het spel duurt vier beurten. Elke beurt is een reeks snelle acties, de tafel rond, dan (vanaf beurt II) een veldslag, en dan verkiezingen in alle 27 provincies.

    @factions

web-rules-liberte-win = Drie manieren om te winnen
web-rules-liberte-win-text =
    Een spel Liberté kan op drie manieren eindigen, en je moet ze alle drie in de gaten houden:

    - _Overwinningspunten._ Gebeurt er niets bijzonders, dan eindigt het spel na beurt IV en wint wie de meeste [overwinningspunten|points] heeft.
    - _Radicale aardverschuiving._ Wint rood bij één verkiezing 17 stemmen of meer, dan is het spel meteen voorbij. Punten tellen niet meer; wie de meeste rode blokjes heeft, wint. Zie [aardverschuiving|landslide].
    - _Royalistische contrarevolutie._ Beheerst wit in beurt III of IV zeven provincies met een lelie, verloren veldslagen meegeteld, dan is het spel meteen voorbij. Punten tellen niet meer; wie de meeste witte blokjes heeft, wint. Zie [contrarevolutie|counter-revolution].

    @ways

    ! De twee plotselinge eindes maken de koploper zenuwachtig: wie ver achterligt in punten, heeft misschien wel de meeste rode of witte blokjes.

web-rules-liberte-board = De landkaart
web-rules-liberte-board-text =
    Frankrijk heeft 27 provincies in zes regio’s. Elke provincie heeft een nummer, en in die volgorde wordt er gestemd. Veertien dragen een [lelie|fleur-de-lis]; vier zijn in beurt III en IV een of twee overwinningspunten waard; nummer 8, Île-de-France, is [Parijs|paris].

    @provinces

web-rules-liberte-cards = De kaarten
web-rules-liberte-cards-text =
    Er zijn 110 kaarten in twee sets. Set A komt eerst en is gunstig voor Gematigden en Royalisten; set B ligt eronder en is gunstig voor de Radicalen. De letter en het nummer van een kaart staan in de hoek; verslagen gebruiken het nummer.

    - Een _persoonlijkheid_ toont één tot drie blokjes van één kleur: dat is de [waarde|value]. De blokjes gaan naar de regio die erop staat.
    - Een _club_ heeft één blokje, dat in elke provincie mag komen. Elke club toont een kanon.
    - Een _speciale kaart_ heeft geen waarde; die haalt kaarten of blokjes weg, van wie dan ook. Zie [speciale kaarten|specials].

    @cards

    Deze tekens kunnen op een kaart staan:

    - het _kanon_: de kaart mag een schijfje naar de [veldslag|battle] sturen in plaats van blokjes naar de landkaart,
    - de _generaal_: met een generaal in je [speelveld|display] kun je de veldslag winnen,
    - de _sansculotten_: met zo’n kaart is er in je speelveld plaats voor een vijfde.

web-rules-liberte-setup = Zo begint het spel
web-rules-liberte-setup-text =
    Iedereen krijgt zeven kaarten van set A; drie kaarten liggen open naast het dek. Het lot bepaalt wie begint. Er zijn 30 rode, 28 blauwe en 24 witte blokjes; van elke kleur doen er twee pas vanaf beurt II mee. Iedereen heeft 18 controleschijfjes om zijn bezit te markeren: in de doos zitten er 20 per speler, maar twee staan op de sporen, één voor de punten en één voor de spelersvolgorde.

web-rules-liberte-turn = Een beurt
web-rules-liberte-turn-text =
    - _Volgorde_ (vanaf beurt II): wie de meeste punten heeft, gaat eerst; bij gelijke stand beslist het lot.
    - _Aanvullen_ (vanaf beurt II): zie [aanvullen|refresh].
    - _Acties_: om de beurt doet iedereen één [actie|actions], steeds opnieuw, tot een voorraad blokjes [op is|round-end].
    - _Veldslag_ (vanaf beurt II): zie [veldslag|battle].
    - _Verkiezing_: zie [verkiezing|election].

web-rules-liberte-refresh = Je hand aanvullen
web-rules-liberte-refresh-text =
    Aan het begin van beurt II tot en met IV komen de kaarten uit je speelveld terug in je hand. Je mag er zoveel afleggen als je wilt. Daarna vul je aan tot zeven, telkens met een open kaart of van het dek. Heb je er zeven of meer, dan pak je niets en houd je ze allemaal.

web-rules-liberte-actions = Jouw actie
web-rules-liberte-actions-text =
    Als je aan zet bent, doe je _één_ van deze dingen:

    - _Spelen:_ één persoonlijkheid of club, één speciale kaart, of allebei, in willekeurige volgorde. Er mag een [tweede kaart|second-card] met waarde 1 op volgen.
    - _Pakken:_ één kaart, open of van het dek.
    - _Passen._ In de volgende ronde mag je weer gewoon meedoen.

web-rules-liberte-playing = Een kaart spelen
web-rules-liberte-playing-text =
    Een persoonlijkheid of club doet een van twee dingen:

    - ze _plaatst blokjes_: zoveel als de waarde zegt, in de kleur en de regio van de kaart (een club: één blokje waar je wilt); of
    - met een kanon stuurt ze vanaf beurt II _één schijfje naar het veldslagvak_, wat de waarde ook is.

    Je moet alle blokjes van de kaart plaatsen als er plek en voorraad is; anders zoveel als kan. Direct daarna beslis je of je de kaart in je [speelveld|display] houdt of aflegt.

web-rules-liberte-placing = Waar blokjes mogen staan
web-rules-liberte-placing-text =
    - Een [stapel|stack] bestaat uit één tot drie blokjes van één kleur en van één speler.
    - Je hebt in een provincie hoogstens één stapel, en niemand bouwt verder op de stapel van een ander.
    - In een provincie staan hoogstens drie stapels.
    - Een nieuwe stapel kost een van je [schijfjes|token].

    @stacks

    De blokjes van één kaart mogen naar verschillende provincies van de regio. Niemand mag blokjes verplaatsen; alleen speciale kaarten halen ze weg.

web-rules-liberte-second-card = Een tweede kaart met waarde 1
web-rules-liberte-second-card-text =
    Had je eerste kaart waarde 1 en staat het blokje daarvan op de landkaart, dan mag je nog een kaart met waarde 1 spelen: uit dezelfde regio, of een club. De kleur doet er niet toe, maar het blokje moet naar de regio van het eerste blokje. Naar de veldslag kan die kaart niet.

    Voor pakken geldt hetzelfde: heeft de open kaart die je pakte waarde 1, dan mag je een tweede open kaart met waarde 1 pakken.

web-rules-liberte-taking = Een kaart pakken
web-rules-liberte-taking-text =
    Je kiest een van de drie open kaarten, of je trekt blind van het dek. Een open kaart wordt meteen vervangen. Met negen of meer kaarten in je hand leg je er eerst twee af. Is het dek op, dan wordt de aflegstapel geschud en vormt die het nieuwe dek: vanaf dan zitten set A en B door elkaar.

web-rules-liberte-display = Je speelveld
web-rules-liberte-display-text =
    Een kaart die je hebt gespeeld, mag open voor je blijven liggen in plaats van te worden afgelegd. Er is plaats voor vier kaarten, of vijf als een van de vijf sansculotten toont. Kaarten in je speelveld

    - beslissen bij verkiezingen een [gelijke stand|ties],
    - voeren het leger aan, als het [generaals|general] zijn,
    - komen in de volgende beurt terug in je hand.

    Anderen kunnen ze treffen met speciale kaarten. Zelf kun je een kaart niet uit je speelveld halen.

    @display

web-rules-liberte-round-end = Wanneer de acties voorbij zijn
web-rules-liberte-round-end-text =
    Zodra van één kleur geen blokjes meer in de voorraad liggen, wordt de ronde nog afgemaakt, zodat iedereen evenveel acties heeft gehad; daarna is de fase voorbij, ook als er intussen blokjes terugkomen. Is een voorraad al aan het begin van een beurt leeg, dan wordt er precies één ronde gespeeld.

web-rules-liberte-battle = De veldslag
web-rules-liberte-battle-text =
    Beurt II: Valmy, 4 punten. Beurt III: Fleurus, 5. Beurt IV: Rivoli, 6.

    Om te winnen heb je minstens één schijfje in het veldslagvak nodig _en_ een generaal in je speelveld. Van de spelers die allebei hebben, wint wie de meeste schijfjes heeft. Bij gelijke stand mogen de betrokken spelers om de beurt één generaal [inzetten|ties]; de hoogste waarde wint.

    Kan niemand winnen, of blijft het gelijk, dan is de veldslag _verloren_: een wit blokje wordt voor de rest van het spel opzijgelegd en telt als provincie voor de [contrarevolutie|counter-revolution]. Is er in de voorraad geen wit blokje, dan telt de veldslag toch als verloren, en het blokje wordt opzijgelegd zodra er weer een is.

    > Jij hebt twee schijfjes maar geen generaal; Clémence heeft één schijfje, en Hoche in haar speelveld. Clémence wint de veldslag.

web-rules-liberte-election = De verkiezing
web-rules-liberte-election-text =
    Provincie voor provincie, van 1 tot 27, wint _de stapel die hoger is dan alle andere_; niet de kleur met in totaal de meeste blokjes. De eigenaar neemt er één blokje van als [stem|vote], en die factie gaat een stap omhoog op het verkiezingsspoor. De andere blokjes blijven staan voor de volgende beurt.

    > In Anjou staan drie stapels: twee witte blokjes van jou, een rood van Clémence, een rood van Bastien. Er zijn evenveel rode blokjes als witte, maar jouw stapel is de hoogste. Jij neemt één blokje als stem voor de Royalisten; het andere blijft staan.

    Vanaf beurt III krijgt wie een provincie met overwinningspunten wint, ook die punten.

web-rules-liberte-ties = Gelijke stand, en kaarten inzetten
web-rules-liberte-ties-text =
    Zijn de hoogste stapels even hoog, dan mogen de betrokken spelers, in spelersvolgorde, elk één kaart uit hun speelveld inzetten: in de kleur van hun eigen stapel daar. De hoogste waarde wint de stem. Staat niemand alleen bovenaan, dan wint niemand de provincie.

    @tie

    ! Na elke gelijke stand, beslist of niet, wordt de provincie leeggehaald: alles wat er nog staat, gaat terug naar de voorraad, ook stapels die er niets mee te maken hadden.

    Ingezette kaarten worden afgelegd, of ze nu gewonnen hebben of niet. In Parijs, om de regering en om punten gaat dat door, ronde na ronde, tot iemand alleen overblijft of niemand meer inzet.

web-rules-liberte-paris = Parijs
web-rules-liberte-paris-text =
    In Île-de-France (nummer 8) neemt de winnaar _alle_ blokjes van de stapel: tot drie stemmen. Een gelijke stand wordt daar in meer rondes uitgevochten: wie de hoogste waarde met een ander deelt, mag doorgaan, tot iemand alleen bovenaan staat of een hele ronde zonder kaart voorbijgaat.

    > In Parijs heb jij twee rode blokjes, Clémence twee blauwe en Bastien één wit. Jij en Clémence staan gelijk. Jij zet Desmoulins (2) in, Clémence Bailly (2): nog steeds gelijk. In de tweede ronde zet jij de Jacobins (1) in, en Clémence heeft geen blauwe kaart meer. Jij wint twee stemmen voor de Radicalen. De provincie wordt leeggehaald, het witte blokje van Bastien incluis, en alle drie de kaarten worden afgelegd.

web-rules-liberte-government = Regering en oppositie
web-rules-liberte-government-text =
    De factie met de meeste stemmen vormt de regering, de volgende is de oppositie. Staan ze gelijk, dan mag iedereen een kaart in een van die kleuren inzetten; de factie met de hoogste kaart gaat voor, en elke factie die even ver of minder ver is, gaat een stap terug. Blijft het gelijk: rood vóór blauw vóór wit. Een gelijke stand om de tweede plaats wordt net zo beslist.

    Wie minstens één stem in de kleur van de regering heeft, is tot de volgende verkiezing [aanwezig|presence] in de regering.

web-rules-liberte-points = Overwinningspunten
web-rules-liberte-points-text =
    @points

    Alleen wie een stem in die kleur heeft, doet mee. Bij gelijke stand worden kaarten in die kleur ingezet, ronde na ronde. Blijft het gelijk:

    - om de eerste plaats in de regering krijgt ieder die gelijkstaat er 3, en de tweede plaats wordt nog steeds toegekend;
    - om de tweede plaats krijgt ieder 1;
    - om de oppositie krijgt ieder 2.

    Wordt de gelijke stand om de eerste plaats beslist, dan is de verliezer tweede; zijn er meer verliezers, dan strijden ze op dezelfde manier om de tweede plaats.

    > Wit regeert. Jij en Clémence hebben elk vier witte stemmen, Bastien heeft er twee. Jij zet Condé (3) in, Clémence Cazalès (3): nog steeds gelijk. In de tweede ronde zetten jullie allebei niets in. Jullie krijgen elk 3 punten voor de eerste plaats, en Bastien is tweede: 2 punten. Had Clémence in de eerste ronde niets ingezet, dan had jij er 5 gekregen en Clémence 2.

    Daarna gaan alle stemmen terug naar de voorraad.

web-rules-liberte-specials = Speciale kaarten
web-rules-liberte-specials-text =
    Eén speciale kaart per actie. Die kan iedereen treffen, jezelf ook, en mag alleen worden gespeeld als er iets te treffen is.

    @specials

    - _Broodtekort_ (vier in set A): één blokje in de kleur van de regering verdwijnt van de landkaart. Vóór de eerste verkiezing: een blokje naar keuze.
    - _Emigratie_ (twee in A): één witte persoonlijkheid gaat uit een speelveld naar de aflegstapel.
    - _Religieuze onrust_ (twee in A): één blauw of rood blokje verdwijnt van de landkaart.
    - _Guillotine_ (twee in set B): één persoonlijkheid uit een speelveld gaat voorgoed uit het spel.
    - _Zuivering_ (vier in B): één club of persoonlijkheid gaat uit een speelveld naar de aflegstapel. Vereist [aanwezigheid|presence].
    - _Terreur_ (zes in B): een hele stapel verdwijnt uit een provincie waar een rode stapel staat (dat mag die stapel zelf zijn); één club of persoonlijkheid uit een speelveld mag bovendien uit het spel gaan. Vereist aanwezigheid in een _rode_ regering.

web-rules-liberte-landslide = Radicale aardverschuiving
web-rules-liberte-landslide-text =
    Heeft rood 17 stemmen of meer als alle provincies hebben gestemd, dan is het spel voorbij, in welke beurt ook. Iedereen telt zijn rood op: stemmen, blokjes op de landkaart, blokjes op de kaarten in de hand en in het speelveld. Wie het meeste rood heeft, wint; gelijk: wie het meeste op kaarten heeft; nog gelijk: gedeelde overwinning.

web-rules-liberte-counter-revolution = Royalistische contrarevolutie
web-rules-liberte-counter-revolution-text =
    In beurt III en IV, op elk moment behalve tijdens een verkiezing: tel de provincies met een [lelie|fleur-de-lis] waar één witte stapel hoger is dan alle andere, en tel de verloren veldslagen erbij. Zeven of meer beëindigen het spel meteen. Iedereen telt zijn wit op: blokjes op de landkaart, blokjes op de kaarten in de hand en in het speelveld. Wie het meeste wit heeft, wint; gelijk: wie het meeste op kaarten heeft; nog gelijk: gedeelde overwinning.

    De tafel telt voor je. Met de optie _Moet worden uitgeroepen_ moet een speler het zelf zien en uitroepen zolang het geldt; gemist is gemist.

web-rules-liberte-final = Na beurt IV
web-rules-liberte-final-text =
    Wie de meeste overwinningspunten heeft, wint. Gelijk: de hoogste totale waarde in het speelveld; nog gelijk: de overwinning wordt gedeeld.

web-rules-liberte-options = Opties
web-rules-liberte-options-text =
    - _Tweede kaart_ uit: per actie maar één persoonlijkheid of club, en maar één kaart gepakt.
    - _Contrarevolutie: moet worden uitgeroepen:_ zie [hierboven|counter-revolution].
    - _Eerste editie:_ geen tweede kaart; de verkiezing gaat regio voor regio, in de volgorde hieronder; een gelijke stand op het verkiezingsspoor wordt beslist door de som van de ingezette kaarten, en alleen wie gelijkstond, gaat een stap terug; de vijfde kaart van een speelveld moet zelf sansculotten tonen; stemmen tellen niet mee na een aardverschuiving; een contrarevolutie kan ook tijdens een verkiezing komen.

    @regions

web-rules-liberte-set = Over deze set kaarten
web-rules-liberte-set-text =
    Geen openbare tekst beschrijft de kaarten en de landkaart uit de doos. Wat je hier ziet, is een reconstructie: alles wat te vinden was, staat erin, en de rest is uit de geschiedenis aangevuld, zodat alle bekende totalen kloppen. Heb je het spel zelf, dan kun je met de namen en getallen van je eigen kaarten spelen; bij { web-settings } staat onder ‘{ web-own-cards }’ hoe.

web-rules-liberte-terms = Begrippen

web-rules-liberte-term-advance = Inzetten
web-rules-liberte-term-advance-means = Bij een [gelijke stand|ties] een kaart uit je speelveld spelen, open en in spelersvolgorde. Gewonnen of verloren, de kaart wordt afgelegd.
web-rules-liberte-term-block = Blokje
web-rules-liberte-term-block-means = Een kubusje van een factie: rood, blauw of wit. Op de landkaart werkt het voor de eigenaar van de [stapel|stack].
web-rules-liberte-term-cannon = Kanon
web-rules-liberte-term-cannon-means = Een kaart met dit teken mag één schijfje naar de [veldslag|battle] sturen in plaats van blokjes naar de landkaart.
web-rules-liberte-term-club = Club
web-rules-liberte-term-club-means = Een kaart met één blokje voor elke provincie, en een kanon.
web-rules-liberte-term-control = Beheersen
web-rules-liberte-term-control-means = Een provincie wordt beheerst door de ene stapel die hoger is dan alle andere.
web-rules-liberte-term-fleur-de-lis = Lelie
web-rules-liberte-term-fleur-de-lis-means = De Franse lelie van de koning: veertien provincies dragen er een. Ze tellen voor de [contrarevolutie|counter-revolution].
web-rules-liberte-term-general = Generaal
web-rules-liberte-term-general-means = Een kaart die vanuit het speelveld het leger kan aanvoeren. Zie [veldslag|battle].
web-rules-liberte-term-opposition = Oppositie
web-rules-liberte-term-opposition-means = De factie met op een na de meeste stemmen. Zie [regering|government].
web-rules-liberte-term-presence = Aanwezigheid
web-rules-liberte-term-presence-means = Die heb je als je een stem had in de kleur die regeert. Zuivering en Terreur vereisen dat.
web-rules-liberte-term-round = Ronde
web-rules-liberte-term-round-means = Eén actie voor iedereen, in spelersvolgorde.
web-rules-liberte-term-sans-culottes = Sansculotten
web-rules-liberte-term-sans-culottes-means = Het volk van de straat: een kaart met dit teken maakt plaats voor een vijfde in het speelveld.
web-rules-liberte-term-stack = Stapel
web-rules-liberte-term-stack-means = Eén tot drie blokjes van één kleur met jouw schijfje erop. Zie [plaatsen|placing].
web-rules-liberte-term-supply = Voorraad
web-rules-liberte-term-supply-means = De blokjes die niet in gebruik zijn. Is één kleur op, dan [eindigen de acties|round-end].
web-rules-liberte-term-token = Controleschijfje
web-rules-liberte-term-token-means = Jouw eigen teken, op stapels, in het veldslagvak en voor aanwezigheid. Je hebt er 18 vrij, want twee van je 20 staan op de sporen; heb je er geen meer, dan kun je alleen je eigen stapels verhogen.
web-rules-liberte-term-value = Waarde
web-rules-liberte-term-value-means = Het aantal blokjes op een kaart: 1, 2 of 3. Speciale kaarten hebben er geen.
web-rules-liberte-term-vote = Stem
web-rules-liberte-term-vote-means = Een blokje van een stapel die de provincie heeft gewonnen. Je houdt het tot de punten zijn verdeeld.

web-rules-liberte-figure-factions-red = Radicalen
web-rules-liberte-figure-factions-blue = Gematigden
web-rules-liberte-figure-factions-white = Royalisten
web-rules-liberte-figure-ways-points = Meeste overwinningspunten na { $turns } beurten
web-rules-liberte-figure-ways-landslide = { $votes } rode stemmen bij één verkiezing
web-rules-liberte-figure-ways-counter = { $count } lelies onder wit, verloren veldslagen meegeteld
web-rules-liberte-figure-cards = Een persoonlijkheid, een club en een speciale kaart. De gekleurde rand is de regio; de blokjes erop zijn kleur en waarde.
web-rules-liberte-figure-stacks = Drie stapels in een provincie, elk met het schijfje van de eigenaar. De hoogste beheerst de provincie.
web-rules-liberte-figure-tie = Twee stapels van twee: gelijk. De kaart met waarde 3 verslaat die met waarde 2.
web-rules-liberte-figure-display = Vier kaarten in het speelveld; een vijfde alleen met sansculotten.
web-rules-liberte-figure-number = Nr.
web-rules-liberte-figure-province = Provincie
web-rules-liberte-figure-region = Regio
web-rules-liberte-figure-regions = De volgorde van de regio’s in de eerste editie; binnen een regio stemmen de provincies op nummer.
web-rules-liberte-figure-lily = Lelie
web-rules-liberte-figure-pays = Punten
web-rules-liberte-figure-award = Beloning
web-rules-liberte-figure-vp = Punten
web-rules-liberte-figure-award-first = meeste stemmen in de regering
web-rules-liberte-figure-award-second = op een na meeste stemmen in de regering
web-rules-liberte-figure-award-lead = meeste stemmen in de oppositie
web-rules-liberte-figure-award-battle = de veldslag: { $names }
web-rules-liberte-figure-award-provinces = provincies met punten, vanaf beurt { $turn }
