# Die Kurzübersicht von Libertalia: alles auf einer Seite. Die Zahlen kommen aus den Spieldaten.

web-aid-libertalia-campaign = { $campaigns } Kampagnen von je { $days } Tagen
web-aid-libertalia-start = Alle haben { $doubloons } Dublonen und dieselben Charaktere: { $first } zu Beginn, { $further } weitere in jeder späteren Kampagne.
web-aid-libertalia-laid-out = Unter dem Schiff, für jeden Tag: so viele Plättchen, wie Leute mitspielen, offen.
web-aid-libertalia-day = Ein Tag
web-aid-libertalia-sunrise = _Sonnenaufgang:_ Alle wählen heimlich einen Charakter; dann gehen alle nach Rang an Bord.
web-aid-libertalia-daytime = _Tag:_ Sonnen-Aktionen, vom niedrigsten zum höchsten.
web-aid-libertalia-dusk = _Dämmerung:_ Vom höchsten zum niedrigsten nimmt jeder ein Plättchen und geht heim in die Höhle. Nehmen ist Pflicht.
web-aid-libertalia-night = _Nacht:_ Mond-Aktionen in allen Höhlen, vom höchsten zum niedrigsten.
web-aid-libertalia-rest = Ruhetag
web-aid-libertalia-rest-sum = Dublonen, Aktionen am Ende der Kampagne und Beute werden zusammengezählt, nie unter null, und kommen zu den Punkten.
web-aid-libertalia-rest-clear = Dublonen, Beute, Höhlen und Friedhöfe werden abgeräumt; die Handkarten bleiben.
web-aid-libertalia-end = Nach { $campaigns } Kampagnen gewinnt, wer die meisten Punkte hat.
web-aid-libertalia-booty = Beute
web-aid-libertalia-characters = Charaktere
web-aid-libertalia-ties = Gleichstände
web-aid-libertalia-tied = Gleich sind
web-aid-libertalia-decides = Was entscheidet
web-aid-libertalia-tie-rank = Ränge auf dem Schiff
web-aid-libertalia-tie-rank-by = Einfluss, die silberne Zahl: Mehr steht höher
web-aid-libertalia-tie-topman = Höhlen, beim Toppgast
web-aid-libertalia-tie-topman-by = Gleichstand genügt
web-aid-libertalia-tie-alone = mehrere Oma Watas oder Gouverneurs{"\u00AD"}töchter
web-aid-libertalia-tie-alone-by = keine ist die einzige: für alle der andere Ausgang
web-aid-libertalia-tie-score = Punkte am Ende
web-aid-libertalia-tie-score-by = geteilter Sieg; mit der Option die beste dritte Kampagne
