# Meldingen van elke tafel, in de terminal en in de browser.

table-seat = Plaats { $seat }
# De vormen die FORM kent, met elk een attribuut. Een naam zonder eigen vorm (zie liberte-the-…) krijgt die van hier.
# Het Nederlands heeft er geen nodig.
name-forms = { $name }
table-result = { $reason } { $count ->
    [one] { $winners } wint.
   *[other] { $winners } delen de overwinning.
}
table-points = { $seat }: { $points }
table-label = { $label }:
game-title = { $game ->
    [liberte] Liberté
    [libertalia] Libertalia
   *[other] { $game }
}

# Waarom een spel niet voor de rating telt.
unrated-branch = Zonder rating: dit spel zet een ander voort.
unrated-replay = Zonder rating: dit is een nagespeeld verslag.
unrated-lesson = Zonder rating: dit is een les.
unrated-continued = Zonder rating: dit spel is in een browser begonnen.
unrated-unwanted = Zonder rating: zo is de tafel geopend.
unrated-own-cards = Zonder rating: er wordt met iemands eigen kaarten gespeeld.
unrated-dealt-old = Zonder rating: de kaarten zijn gedeeld toen een kaartverdeling nog niet te controleren was.
unrated-bot = Zonder rating: op een van de plaatsen zit een bot.
unrated-several-seats = Zonder rating: { $name } deelt een apparaat met iemand op een andere plaats.
unrated-program = Zonder rating: een programma speelt voor { $name }.
unrated-guest = Zonder rating: { $name } speelt als gast. Alleen namen met een wachtwoord tellen mee.
unrated-rewind = Zonder rating: het spel is teruggedraaid.
unrated-closed = Zonder rating: de tafel is vóór het einde gesloten.
unrated-too-few = Zonder rating: te weinig spelers hebben het spel uitgespeeld.
