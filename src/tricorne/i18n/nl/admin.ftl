# Meldingen over de database en het onderhoud ervan.

error-database-url = Dat is geen URL van een database. Schrijf { $right }
error-database-file = SQLite heeft een bestand op schijf nodig. Schrijf { $right }
error-database-kind = Databases van het soort ‘{ $kind }’ worden niet ondersteund. Schrijf { $right }
error-database-driver = PostgreSQL heeft een driver nodig die niet is geïnstalleerd: make install EXTRAS=postgres
error-database-open = De database { $database } kan niet worden geopend: { $problem }
error-database-served = Een andere server gebruikt { $database } al, en de twee zouden elkaars wijzigingen niet zien. Stop die eerst, of gebruik PostgreSQL voor meer servers.
error-database-linked = Het bestand { $database } heeft een tweede naam (een harde link). SQLite bewaart nieuwe gegevens in een tweede bestand ernaast, onder zijn naam; met twee namen zouden zetten verloren gaan. Verwijder de andere naam.
error-database-newer = De database { $database } is door een nieuwere Tricorne gemaakt: die heeft revisie { $found }, die Tricorne { $version } niet kent. Gebruik de nieuwere versie.
error-database-empty = { $database } bevat geen tafels van Tricorne. ‘tricorne serve’ maakt ze aan, en ‘tricorne admin restore’ zet ze terug.
error-database-revision = De database { $database } heeft revisie { $found }, maar deze Tricorne heeft { $right } nodig. ‘tricorne serve’ werkt die bij.

error-backup-exists = { $file } bestaat al. Kies een andere naam voor de back-up.
error-backup-unreadable = { $file } kan niet worden gelezen: { $problem }
error-backup-other = { $file } is geen back-up van Tricorne.
error-backup-format = { $file } heeft formaat { $found }, maar deze Tricorne leest formaat { $right }. Een nieuwere Tricorne kan het lezen.
error-backup-revision = { $file } bevat een database met revisie { $found }, die Tricorne { $version } niet kent. Een nieuwere Tricorne kan die terugzetten.
error-backup-cut = { $file } is onvolledig: het houdt halverwege op. Er is niets teruggezet.
error-backup-damaged = { $file } is beschadigd: de controlesom klopt niet. Er is niets teruggezet.
error-backup-refused = { $database } heeft de inhoud van { $file } geweigerd, en er is niets teruggezet: { $problem }
error-restore-full = { $database } is niet leeg: ‘{ $table }’ heeft rijen. Een back-up kan alleen in een lege database worden teruggezet; noem een nieuwe met --database.
error-restore-foreign = { $database } heeft een tabel ‘{ $table }’ die niet van Tricorne is. Een back-up kan alleen in een lege database worden teruggezet; noem een nieuwe met --database.
error-prune-days = --days moet tussen { $low } en { $high } liggen; { $days } kan niet.

cli-admin-help = Onderhoud de database van een server: back-ups maken, terugzetten, controleren, opruimen.
cli-option-database = De database: sqlite:///BESTAND of postgresql://GEBRUIKER:WACHTWOORD@HOST/NAAM. Standaard: zoals bij ‘tricorne serve’.
cli-admin-backup-help = Schrijf een back-up van de database naar een bestand, terwijl de server draait.
cli-admin-backup-option-file = Het bestand om te schrijven.
cli-admin-restore-help = Zet een back-up terug in een lege database, SQLite of PostgreSQL.
cli-admin-restore-option-file = De back-up.
cli-admin-verify-help = Speel elk spel na, en controleer of alles wat is opgeslagen, klopt.
cli-admin-prune-help = Verwijder oude tafels zonder geregistreerde spelers, verlopen sessies, inactieve gasten en sets kaarten die niemand gebruikt.
cli-admin-prune-option-days = Verwijder tafels waar zoveel dagen niets is gebeurd.
cli-admin-prune-option-dry-run = Toon alleen wat er zou worden verwijderd.

admin-backup-done = { $rows ->
    [one] Eén rij
   *[other] { $rows } rijen
} van { $database } in { $file }.
admin-backup-secret = Het bevat de geheimen van lopende spellen: wie het leest, kan elke verborgen kaart zien. Bewaar het waar alleen jij het kunt lezen.
admin-restore-done = { $rows ->
    [one] Eén rij uit { $file }, geschreven op { $at }, staat in { $database }.
   *[other] { $rows } rijen uit { $file }, geschreven op { $at }, staan in { $database }.
}
admin-verifying = Naspelen
admin-verify-done = { $tables ->
    [one] Eén tafel
   *[other] { $tables } tafels
}: alles klopt.
admin-verify-problems = { $problems ->
    [one] Eén probleem
   *[other] { $problems } problemen
} aan { $tables ->
    [one] één tafel
   *[other] { $tables } tafels
}.
admin-verify-skipped = { $tables ->
    [one] Eén tafel is
   *[other] { $tables } tafels zijn
} met andere regels of ander materiaal gespeeld, en niet nagespeeld.
admin-verify-gap = Tafel { $table }: regel { $number } van het logboek ontbreekt.
admin-verify-number = Tafel { $table }: het logboek eindigt met regel { $found }, maar als laatste is { $stored } opgeslagen.
admin-verify-commitment = Tafel { $table }: de vastlegging past niet bij het opgeslagen geheim.
admin-verify-log = Tafel { $table }: het logboek kan niet worden nagespeeld.
admin-verify-line = Tafel { $table }: regel { $number } van het logboek is ongeldig.
admin-verify-status = Tafel { $table }: het logboek zegt { $found }, maar opgeslagen is { $stored }.
admin-verify-result = Tafel { $table }: de opgeslagen uitslag is niet die van het spel.
admin-verify-seat = Tafel { $table }: de opgeslagen plaats { $seat } past niet bij het logboek: { $what }.
admin-pruned = Verwijderd: { $tables ->
    [one] één tafel
   *[other] { $tables } tafels
}, { $sessions ->
    [one] één sessie
   *[other] { $sessions } sessies
}, { $guests ->
    [one] één gast
   *[other] { $guests } gasten
}, { $cards ->
    [one] één set kaarten
   *[other] { $cards } sets kaarten
}.
admin-would-prune = Te verwijderen: { $tables ->
    [one] één tafel
   *[other] { $tables } tafels
}, { $sessions ->
    [one] één sessie
   *[other] { $sessions } sessies
}, { $guests ->
    [one] één gast
   *[other] { $guests } gasten
}, { $cards ->
    [one] één set kaarten
   *[other] { $cards } sets kaarten
}. Er is niets verwijderd.
