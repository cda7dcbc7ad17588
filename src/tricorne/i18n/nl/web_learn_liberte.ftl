# De les van Liberté. De eerste regel van een pagina is haar titel. Pagina’s met een nummer komen vóór de zet van een
# stap; “-leap” wordt verteld terwijl er voor de leerling wordt gezet. $one en $two zijn de tegenstanders.

web-learn-liberte-play-1 =
    Frankrijk, 1789
    Rode Radicalen, blauwe Gematigden, witte Royalisten: drie facties willen regeren. Jij hoort bij geen van drieën. Je steunt wie je van pas komt, met de kaarten in je hand.
web-learn-liberte-play-2 =
    Drie manieren om te winnen
    De meeste overwinningspunten na vier beurten. Of een rode aardverschuiving: 17 rode stemmen bij één verkiezing. Of een witte contrarevolutie: zeven provincies met een Franse lelie, het teken van de koning. De twee meters tonen hoe dichtbij de plotselinge eindes zijn; houd ze in de gaten.
web-learn-liberte-play-3 =
    Een kaart
    De rand toont kleur en waarde: drie witte blokjes. De kleur van de rand is de regio waar ze heen gaan. { $one } en { $two } hebben al gespeeld; nu ben jij aan zet.
web-learn-liberte-play =
    Speel Condé
    Louis-Joseph de Condé: drie witte blokjes voor de regio Est. Kies zijn kaart in je hand.
web-learn-liberte-place =
    Plaats een blokje
    Elk blokje gaat naar een provincie van de regio. Lorraine heeft een Franse lelie, kortweg lelie: zet het eerste blokje daar.
web-learn-liberte-place-second =
    Een andere provincie
    Je mag de blokjes verdelen. Eén blokje alleen kan al een hele provincie winnen. Kies Alsace.
web-learn-liberte-place-third =
    Het derde
    En Bourgogne. Een stapel telt hoogstens drie blokjes, een provincie hoogstens drie stapels, en maar één daarvan is van jou.
web-learn-liberte-keep =
    Houd je hem?
    Een kaart die in je speelveld blijft, helpt je later bij een gelijke stand, en komt volgende beurt terug in je hand. Er is plaats voor vier. Houd Condé.
web-learn-liberte-special =
    Een speciale kaart erbij
    Bij een persoonlijkheid of club mag je in dezelfde actie één speciale kaart spelen. Broodtekort haalt een blokje van de landkaart. Speel de kaart.
web-learn-liberte-remove =
    Parijs is er drie waard
    Parijs, provincie 8, kan tot drie stemmen opleveren. Laat het niet aan { $two }: haal dat blokje weg.
web-learn-liberte-take-leap =
    Er gaan twee rondes voorbij
    Iedereen doet om de beurt een actie, steeds opnieuw. Jij speelt nog twee kaarten in het westen en plaatst blauwe blokjes: elke kleur kan je van pas komen.
web-learn-liberte-take-1 =
    Je hand raakt leeg
    In plaats van te spelen kun je een kaart pakken: een van de drie open kaarten, of de bovenste van het dek, blind.
web-learn-liberte-take =
    Pak La Rouërie
    Twee witte blokjes voor de regio Ouest, waar in veel provincies lelies groeien. Pak de kaart.
web-learn-liberte-small-card-leap =
    Elf rondes later
    De landkaart raakt vol. Zie hoe de voorraden slinken: de eerste kleur die op is, maakt een einde aan de acties van deze beurt.
web-learn-liberte-small-card =
    Een kaart met waarde 1
    Kaarten met één blokje hebben een voordeel: van één regio mag je er twee in één actie spelen. Speel Victor-François de Broglie.
web-learn-liberte-small-place =
    Laat een stapel groeien
    Zet zijn blokje op je stapel in Alsace: twee blokjes verslaan er één. Je speelveld is vol, dus hij wordt daarna afgelegd.
web-learn-liberte-second-card =
    En nog een tweede
    Nu de andere: Edmond Dubois-Crancé, ook met waarde 1 en uit de regio Est. Zijn kleur doet er niet toe.
web-learn-liberte-second-place =
    Rood in Franche-Comté
    Een rood blokje van jou maakt het daar gelijk, en kost { $two } een zekere stem.
web-learn-liberte-last-round-leap =
    Blauw is op
    Het laatste blauwe blokje is geplaatst: dit is de laatste ronde van de beurt.
web-learn-liberte-last-round-1 =
    De laatste actie
    Daarna stemmen de provincies, van 1 tot 27. In elke provincie wint de stapel die hoger is dan alle andere één stem voor zijn kleur, en de eigenaar houdt die.
web-learn-liberte-last-round =
    Robespierre voor Parijs
    In Parijs is een stapel van drie ook drie stemmen waard. Speel Robespierre.
web-learn-liberte-paris =
    Alle drie
    Zet het eerste van drie rode blokjes in Île-de-France.
web-learn-liberte-paris-second =
    Hoger
    Het tweede erbovenop.
web-learn-liberte-paris-third =
    Tot de top
    En het derde: nu komt niemand er meer bovenuit.
web-learn-liberte-advance-leap =
    Frankrijk stemt
    Provincie na provincie. Waar de hoogste stapels even hoog zijn, mag wie gelijkstaat een kaart inzetten.
web-learn-liberte-advance-1 =
    Gelijke stand in Dauphiné
    Jouw twee blauwe blokjes tegen twee witte van { $one }, die niets inzet. Een blauwe kaart uit je speelveld wint de stem. Alle ingezette kaarten worden afgelegd.
web-learn-liberte-advance =
    Zet een kleine in
    Le Chapelier heeft waarde 1; tegen niets is dat genoeg. Bewaar de sterke kaarten voor later.
web-learn-liberte-general-1 =
    De Royalisten regeren
    De meeste stemmen: wit vormt de regering. { $one } had daarvan de meeste: 5 punten, en nog 3 voor de leiding van de oppositie. Jij was tweede in de regering: 2 punten.
web-learn-liberte-general-2 =
    Aanwezigheid
    Jij had witte stemmen, dus ben je aanwezig in de regering. Sommige speciale kaarten vereisen dat. En de kaarten uit je speelveld zijn terug in je hand.
web-learn-liberte-general =
    Een generaal
    Vanaf beurt II is er een veldslag: Valmy, 4 punten. Je hebt een schijfje in het veldslagvak nodig, en een generaal in je speelveld. Speel La Fayette: hij heeft beide tekens.
web-learn-liberte-battle =
    Ten strijde
    Het kanon stuurt een schijfje naar het veldslagvak in plaats van blokjes naar de landkaart. Kies de veldslag.
web-learn-liberte-keep-general =
    Houd de generaal
    Alleen met een generaal in je speelveld kun je winnen. Houd hem.
web-learn-liberte-white-leap =
    Een jaar vol tegenslag
    { $two } treft met Zuivering La Fayette in je speelveld: niemand kan het leger aanvoeren, en de veldslag is verloren. De tweede verkiezing volgt; je krijgt 5 punten. Dan begint beurt III.
web-learn-liberte-white-1 =
    Kijk naar de witte meter
    Vanaf beurt III maken zeven lelies onder wit meteen een einde aan het spel. Een verloren veldslag telt als een lelie. Het zijn er al vier. Dan zijn punten niets waard: wie de meeste witte blokjes heeft, wint, en dat ben jij.
web-learn-liberte-white =
    Louis de Précy
    Drie witte blokjes voor de regio Sud-Est. Speel hem.
web-learn-liberte-languedoc =
    Languedoc
    Daar is een lelie. Het eerste blokje hierheen.
web-learn-liberte-languedoc-second =
    Echt de hoogste zijn
    Alleen een witte stapel die hoger is dan alle andere telt. Een tweede blokje.
web-learn-liberte-provence =
    Provence
    Zet het derde blokje in Provence. Eén wit tegen één blauw van { $one } is daar maar een gelijke stand, dus deze lelie telt nog niet. Maar elk wit blokje van jou telt wel, als het zover komt.
web-learn-liberte-keep-white =
    Wit in je speelveld telt ook
    Bij een contrarevolutie tellen de witte blokjes op je kaarten mee, in je hand en in je speelveld. Houd hem.
web-learn-liberte-decide-leap =
    Eén keer rond
    De anderen zien het aankomen, maar kunnen je niet meer tegenhouden.
web-learn-liberte-decide-1 =
    Vijf van de zeven
    Jij hebt 7 punten, { $one } heeft er 10. Op punten zou je verliezen. Nog twee lelies, en punten doen er niet meer toe.
web-learn-liberte-decide =
    La Rochejaquelein
    Twee witte blokjes voor de regio Ouest. Speel hem.
web-learn-liberte-bretagne =
    Bretagne
    De zesde.
web-learn-liberte-normandie =
    Normandie
    De zevende. Vive le roi!
web-learn-liberte-end =
    Contrarevolutie!
    Twintig witte blokjes tegen negen en zeven: je wint, al had { $one } meer punten. Nu nog drie vragen.

web-learn-liberte-ask-ways = Op welke drie manieren kun je Liberté winnen?
web-learn-liberte-ask-ways-points = De meeste overwinningspunten na vier beurten
web-learn-liberte-ask-ways-points-why = Ja: als er geen plotseling einde vóór komt.
web-learn-liberte-ask-ways-landslide = Een aardverschuiving: 17 rode stemmen bij één verkiezing
web-learn-liberte-ask-ways-landslide-why = Ja: dan wint wie de meeste rode blokjes heeft.
web-learn-liberte-ask-ways-counter = Een contrarevolutie: zeven lelies onder wit, verloren veldslagen meegeteld
web-learn-liberte-ask-ways-counter-why = Ja, in beurt III en IV: dan wint wie de meeste witte blokjes heeft.
web-learn-liberte-ask-ways-battles = Alle drie de veldslagen winnen
web-learn-liberte-ask-ways-battles-why = Veldslagen leveren punten op; ze beëindigen het spel niet.
web-learn-liberte-ask-ways-paris = Parijs winnen bij twee verkiezingen
web-learn-liberte-ask-ways-paris-why = Parijs levert tot drie stemmen op, meer niet.
web-learn-liberte-ask-ways-supply = Het laatste blokje van een kleur plaatsen
web-learn-liberte-ask-ways-supply-why = Dat beëindigt de acties van een beurt, niet het spel.
web-learn-liberte-ask-tie = Je staat gelijk in een provincie. Waarmee kun je de stem winnen?
web-learn-liberte-ask-tie-hand = Een kaart in de juiste kleur uit je hand
web-learn-liberte-ask-tie-hand-why = Alleen kaarten uit je speelveld kun je inzetten.
web-learn-liberte-ask-tie-display = Een kaart in de kleur van je stapel uit je speelveld
web-learn-liberte-ask-tie-display-why = Ja; de hoogste waarde wint, en de kaart wordt afgelegd.
web-learn-liberte-ask-tie-points = Meer overwinningspunten dan de ander
web-learn-liberte-ask-tie-points-why = Punten beslissen deze gelijke stand niet.
web-learn-liberte-ask-battle = Wat heb je nodig om een veldslag te winnen?
web-learn-liberte-ask-battle-tokens = De meeste schijfjes in het vak
web-learn-liberte-ask-battle-tokens-why = Niet alleen dat: zonder generaal zijn ze niets waard.
web-learn-liberte-ask-battle-both = Een schijfje in het vak, en een generaal in je speelveld
web-learn-liberte-ask-battle-both-why = Ja; van de spelers die allebei hebben, wint wie de meeste schijfjes heeft.
web-learn-liberte-ask-battle-general = Een generaal in je hand
web-learn-liberte-ask-battle-general-why = Hij moet in je speelveld liggen, met een schijfje in het vak.
