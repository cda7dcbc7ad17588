# Spelen op een server vanuit de terminal, en er een bot laten meespelen.

cli-option-table = Een tafel op de server: het kenmerk ervan, of een uitnodigingslink.
cli-option-name = Je naam op de server (standaard: de laatste die je gebruikte).
cli-option-seat = De plaats die je inneemt, geteld vanaf 1 (standaard: je eigen, of de eerste open).
cli-play-option-server = Speel op deze server.
cli-play-option-watch = Alleen kijken.
cli-bot-join-help = Laat je bot op een server spelen.
cli-bot-join-option-server = URL van de server, of een uitnodigingslink.
cli-bot-join-option-bot = De bot: exec:COMMANDO, python:BESTAND.py:Klasse, of een uit ‘tricorne bot list’.
cli-bot-join-option-token = Token van de persoon voor wie de bot speelt; TRICORNE_TOKEN is veiliger.
cli-bot-join-option-name = Naam van de bot op de server.
cli-bot-join-option-forever = Wacht na het spel op het volgende: een revanche, of een andere tafel waar de bot een plaats heeft.

cli-bot-seated = { $bot } speelt als { $name } op plaats { $seat }: { $table }
cli-bot-played = Het spel is voorbij{ $won ->
    [yes] , en de bot heeft gewonnen.
   *[no] .
} Punten per plaats: { $points }

play-your-name = Je naam:{" "}
play-invite = Nodig anderen uit met deze link. In een terminal typen ze: tricorne play --table LINK
play-waiting = Wachten op { $names }…
play-waiting-open = Wachten op { $count ->
    [one] iemand op de open plaats…
   *[other] spelers op de { $count } open plaatsen…
}
play-away = Er speelt een bot voor je. Druk op Enter om het over te nemen.
play-agree = Ga je akkoord? ({ $yes }/{ $no }){" "}
play-yes = j
play-no = n
play-remark = { $name }: { $said }
play-come-back = Je plaats blijft van jou. Kom terug met: { $command }
play-come-back-watching = Kijk weer met: { $command }
play-finished-inn = Het spel is op de server opgeslagen. Bekijk het opnieuw met: { $command }
play-help-inn = say TEKST    een bericht in de chat

table-lost = De server is niet te bereiken; nieuwe poging…
table-back = De server is terug.
table-line-sit = { $who ->
    [person] { $name } gaat zitten.
   *[bot] De bot { $bot } neemt een plaats in.
}
table-line-leave = { $seat } is weer vrij.
table-line-commit = { $seat } doet mee aan het schudden van de kaarten.
table-line-reveal = { $seat } heeft de kaarten geschud.
table-line-start = Het spel begint.
table-line-undo = { $seat } neemt de laatste zet terug.
table-line-deputy = { $why ->
    [time] De tijd van { $seat } is om: { $bot } neemt het over.
    [vote] De anderen hebben besloten: { $bot } neemt het over van { $seat }.
   *[wish] { $bot } speelt voor { $seat }.
}
table-line-return = { $seat } speelt weer zelf.
table-line-failure = { $seat }: { $said }
table-line-propose = { $what ->
    [rewind] { $seat } stelt voor terug te gaan { $to ->
        [0] naar het begin
       *[other] naar zet { $to }
    }.
   *[deputy] { $seat } stelt voor dat een bot voor { $about } speelt.
}
table-line-agree = { $seat } gaat akkoord.
table-line-refuse = { $seat } gaat niet akkoord.
table-line-continue = Een spel dat in een browser is begonnen, gaat hier verder.
table-line-redeal = De pagina in de browser kende de kaarten, dus alles wat verborgen is, wordt opnieuw gedeeld. Alleen wie het spel meebracht, houdt zijn hand.
table-line-rewind = Iedereen gaat akkoord: het spel gaat terug { $to ->
    [0] naar het begin
   *[other] naar zet { $to }
}.
table-line-close = De gastheer heeft de tafel gesloten.
table-line-rematch = { $seat } stelt een revanche voor aan tafel { $table }.

error-server-address = ‘{ $address }’ is geen adres van een server. Voorbeelden: https://play.example.org of http://192.168.1.5:8017
error-server-missing = Geen server opgegeven. Voeg --server toe, bijvoorbeeld --server https://play.example.org
error-link = ‘{ $link }’ is geen uitnodiging. Uitnodigingen zien eruit als https://play.example.org/join#GEHEIM. Begint de jouwe met /join, noem dan ook haar server: --server URL
error-link-and-table = Het adres is al een uitnodiging, dus de tafel ‘{ $table }’ is niet nodig. Laat een van de twee weg.
error-unreachable = { $server } is niet te bereiken: { $problem }
error-no-table-server = { $server } antwoordt niet als een Tricorne-server.
error-server-said = { $said }
error-other-layout = Deze Tricorne en de server passen voor { $game } niet bij elkaar: regelversie { $rules } hier, { $found } op de server, of verschillende engines. Installeer de versie van Tricorne die de server heeft.
error-name-missing = Geen naam opgegeven. Voeg --name NAAM toe
error-seats-me = ‘{ $seats }’: op een server is precies één plaats ‘me’; de andere zijn ‘open’ of bots, zoals in me,planner,open
error-no-seat-free = Alle plaatsen aan tafel { $table } zijn bezet. Met --watch kun je kijken.
error-server-settles = { $option } kan op een server niet; laat het weg.
error-table-settles = De tafel bestaat al; laat { $option } weg.
error-game-or-table = Noem een spel om een tafel te openen, of een bestaande tafel met --table.
error-nowhere-to-play = De bot heeft aan geen enkele tafel een plaats. Noem een tafel: --table KENMERK of haar link. Met --forever wacht hij op een plaats.
