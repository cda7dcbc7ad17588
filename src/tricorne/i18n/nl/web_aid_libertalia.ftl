# De spelhulp van Libertalia: alles op één pagina. De getallen komen uit de spelgegevens.

web-aid-libertalia-campaign = { $campaigns } campagnes van { $days } dagen
web-aid-libertalia-start = Iedereen heeft { $doubloons } dubloenen en dezelfde personages: eerst { $first }, in elke volgende campagne { $further } erbij.
web-aid-libertalia-laid-out = Onder het schip, voor elke dag: zoveel fiches als er spelers zijn, open.
web-aid-libertalia-day = Een dag
web-aid-libertalia-sunrise = _Zonsopgang:_ iedereen kiest in het geheim een personage; dan gaan ze allemaal op rang aan boord.
web-aid-libertalia-daytime = _Dag:_ acties met een zon, van laag naar hoog.
web-aid-libertalia-dusk = _Schemering:_ van hoog naar laag neemt elk een fiche en gaat naar huis, naar het hol. Nemen is verplicht.
web-aid-libertalia-night = _Nacht:_ acties met een maan in alle holen, van hoog naar laag.
web-aid-libertalia-rest = Rustdag
web-aid-libertalia-rest-sum = Dubloenen, acties aan het einde van de campagne en buit worden opgeteld (nooit onder nul) en gaan naar de score.
web-aid-libertalia-rest-clear = Dubloenen en buit gaan terug, holen en kerkhoven worden leeggemaakt; handen blijven.
web-aid-libertalia-end = Na { $campaigns } campagnes wint de hoogste score.
web-aid-libertalia-booty = Buit
web-aid-libertalia-characters = Personages
web-aid-libertalia-ties = Gelijke stand
web-aid-libertalia-tied = Gelijk
web-aid-libertalia-decides = Wat beslist
web-aid-libertalia-tie-rank = rangen op het schip
web-aid-libertalia-tie-rank-by = invloed, het zilveren getal: meer staat hoger
web-aid-libertalia-tie-topman = holen, voor de Marsgast
web-aid-libertalia-tie-topman-by = evenveel is goed genoeg
web-aid-libertalia-tie-alone = meerdere Oma Wata’s of Gouverneursdochters
web-aid-libertalia-tie-alone-by = niemand is de enige: voor elk geldt de andere uitkomst
web-aid-libertalia-tie-score = scores aan het einde
web-aid-libertalia-tie-score-by = gedeeld; met de optie: de beste derde campagne
