# De spelhulp van Liberté: alles op één pagina. De getallen komen uit de spelgegevens.

web-aid-liberte-turn = Een beurt
web-aid-liberte-turn-order = _Volgorde_ (vanaf beurt { $battle }): de meeste punten eerst; bij gelijke stand beslist het lot.
web-aid-liberte-turn-refresh = _Aanvullen_ (vanaf beurt { $battle }): neem je speelveld terug, leg af wat je wilt, vul aan tot { $hand }.
web-aid-liberte-turn-actions = _Acties:_ om de beurt één, ronde na ronde. Is een voorraad leeg, dan is de ronde de laatste.
web-aid-liberte-turn-battle = _Veldslag_ (vanaf beurt { $battle }): de meeste schijfjes, maar alleen met een generaal in het speelveld.
web-aid-liberte-turn-election = _Verkiezing:_ provincies 1 tot en met { $provinces }, dan regering, oppositie en punten.

web-aid-liberte-action = Jouw actie: een van deze
web-aid-liberte-action-play = _Speel_ één persoonlijkheid of club, één speciale kaart, of allebei. Na een kaart met waarde 1 waarvan het blokje is geplaatst, mag er nog zo een volgen in dezelfde regio.
web-aid-liberte-action-blocks = De blokjes gaan naar de regio van de kaart (een club: overal), of met een kanon, vanaf beurt { $battle }, gaat er één schijfje naar het veldslagvak.
web-aid-liberte-action-keep = Houd de kaart daarna in je speelveld (plaats voor { $display }, of { $most } met sansculotten) of leg die af.
web-aid-liberte-action-take = _Pak_ een van de { $open } open kaarten, of trek er een. Met { $large } of meer in je hand leg je er eerst twee af. Na een open kaart met waarde 1 mag er nog zo een.
web-aid-liberte-action-pass = _Pas._ In de volgende ronde mag je weer meedoen.
web-aid-liberte-placing = Een stapel telt hoogstens { $stack } blokjes van één kleur. In een provincie staan hoogstens { $stacks } stapels, één per speler. Een nieuwe stapel kost een schijfje; je hebt er { $tokens }.

web-aid-liberte-specials = Speciale kaarten: één per actie
web-aid-liberte-specials-note = Ze kunnen iedereen treffen, jezelf ook. Er moet iets te treffen zijn.
web-aid-liberte-card = Kaart
web-aid-liberte-count = Aantal
web-aid-liberte-effect = Effect

web-aid-liberte-points = Punten
web-aid-liberte-award = Voor
web-aid-liberte-vp = OP
web-aid-liberte-shared = Blijft gelijk
web-aid-liberte-shared-each = { $points } elk
web-aid-liberte-battle-of = slag bij { $name } (beurt { $turn })
web-aid-liberte-provinces = gewonnen, vanaf beurt { $turn }: { $names }
web-aid-liberte-points-note = Een stem in de kleur van de regering geeft aanwezigheid tot de volgende verkiezing.

web-aid-liberte-endings = Einde van het spel
web-aid-liberte-end-turns = _Na beurt { $turns }:_ de meeste punten. Gelijk: hogere waarde in het speelveld.
web-aid-liberte-end-landslide = _Radicale aardverschuiving:_ { $votes } rode stemmen of meer bij één verkiezing, in welke beurt ook. Het meeste rood: stemmen, landkaart, kaarten in hand en speelveld. Gelijk: het meeste op kaarten.
web-aid-liberte-end-counter = _Royalistische contrarevolutie:_ vanaf beurt { $turn }, niet tijdens een verkiezing: { $count } of meer lelies waar één witte stapel hoger is dan alle andere, plus verloren veldslagen. Het meeste wit: landkaart, kaarten in hand en speelveld. Gelijk: het meeste op kaarten.
web-aid-liberte-end-shared = Nog gelijk: de overwinning wordt gedeeld.

web-aid-liberte-ties = Gelijke stand
web-aid-liberte-ties-note = Zet een kaart uit je speelveld in, open en in spelersvolgorde. Ingezette kaarten worden afgelegd.
web-aid-liberte-tied = Gelijk
web-aid-liberte-with = Kaarten
web-aid-liberte-rounds = Rondes
web-aid-liberte-otherwise = Als het gelijk blijft
web-aid-liberte-once = één
web-aid-liberte-until = tot er één overblijft of niemand inzet
web-aid-liberte-tie-battle = veldslag
web-aid-liberte-tie-battle-with = generaals
web-aid-liberte-tie-battle-otherwise = verloren: één erbij voor de contrarevolutie
web-aid-liberte-tie-province = provincie
web-aid-liberte-tie-province-with = kleur van je stapel daar
web-aid-liberte-tie-province-otherwise = geen stem. Provincies met een gelijke stand worden altijd leeggehaald
web-aid-liberte-tie-paris = Parijs
web-aid-liberte-tie-paris-with = kleur van je stapel daar
web-aid-liberte-tie-paris-otherwise = geen stemmen. Leeggehaald
web-aid-liberte-tie-track = regering, oppositie
web-aid-liberte-tie-track-with = kleur van een factie die gelijkstaat; iedereen mag; de hoogste kaart wint
web-aid-liberte-tie-track-otherwise = rood vóór blauw vóór wit
web-aid-liberte-tie-award = punten
web-aid-liberte-tie-award-with = kleur van de beloning, door wie er een stem in heeft
web-aid-liberte-tie-award-otherwise = gedeelde punten (zie Punten); wie de eerste plaats verliest, is tweede

web-aid-liberte-pieces = In de doos
web-aid-liberte-blocks = Blokjes: { $red } rode, { $blue } blauwe, { $white } witte; { $reserve } van elke kleur wachten op beurt { $battle }.
web-aid-liberte-cards = Kaarten: { $a } in set A, { $b } in set B.
web-aid-liberte-lilies = Lelies: { $names }.
