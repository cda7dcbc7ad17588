# Messaggi sul database e la sua manutenzione.

error-database-url = Non è l’URL di un database. Scrivi { $right }
error-database-file = SQLite ha bisogno di un file su disco. Scrivi { $right }
error-database-kind = I database di tipo «{ $kind }» non sono supportati. Scrivi { $right }
error-database-driver = PostgreSQL ha bisogno di un driver che non è installato: make install EXTRAS=postgres
error-database-open = Il database { $database } non si può aprire: { $problem }
error-database-served = Un altro server usa già { $database }, e i due non vedrebbero l’uno le modifiche dell’altro. Fermalo prima, o usa PostgreSQL per più server.
error-database-linked = Il file { $database } ha un secondo nome (un hard link). SQLite scrive i dati nuovi in un secondo file accanto, con lo stesso nome: con due nomi si perderebbero mosse. Togli l’altro nome.
error-database-newer = Il database { $database } è stato creato da un Tricorne più recente: ha la revisione { $found }, che Tricorne { $version } non conosce. Usa la versione più recente.
error-database-empty = { $database } non ha tabelle di Tricorne. «tricorne serve» le crea, e «tricorne admin restore» le ripristina.
error-database-revision = Il database { $database } ha la revisione { $found }, ma a questo Tricorne serve { $right }. «tricorne serve» lo aggiorna.

error-backup-exists = { $file } esiste già. Scegli un altro nome per il backup.
error-backup-unreadable = { $file } non si può leggere: { $problem }
error-backup-other = { $file } non è un backup di Tricorne.
error-backup-format = { $file } ha il formato { $found }, ma questo Tricorne legge il formato { $right }. Un Tricorne più recente può leggerlo.
error-backup-revision = { $file } contiene un database di revisione { $found }, che Tricorne { $version } non conosce. Un Tricorne più recente può ripristinarlo.
error-backup-cut = { $file } è incompleto: finisce a metà. Non è stato ripristinato niente.
error-backup-damaged = { $file } è danneggiato: la somma di controllo è sbagliata. Non è stato ripristinato niente.
error-backup-refused = { $database } ha rifiutato il contenuto di { $file }, e non è stato ripristinato niente: { $problem }
error-restore-full = { $database } non è vuoto: «{ $table }» ha delle righe. Un backup si ripristina solo in un database vuoto; indicane uno nuovo con --database.
error-restore-foreign = { $database } ha una tabella «{ $table }» che non è di Tricorne. Un backup si ripristina solo in un database vuoto; indicane uno nuovo con --database.
error-prune-days = --days deve stare tra { $low } e { $high }; { $days } non va bene.

cli-admin-help = Gestisce il database di un server: backup, ripristino, verifica, pulizia.
cli-option-database = Il database: sqlite:///FILE o postgresql://UTENTE:PASSWORD@HOST/NOME. Predefinito: come per «tricorne serve».
cli-admin-backup-help = Scrive un backup del database in un file, mentre il server gira.
cli-admin-backup-option-file = Il file da scrivere.
cli-admin-restore-help = Ripristina un backup in un database vuoto, SQLite o PostgreSQL.
cli-admin-restore-option-file = Il backup da leggere.
cli-admin-verify-help = Rigioca ogni partita, e controlla che tutto ciò che è salvato sia coerente.
cli-admin-prune-help = Elimina vecchi tavoli senza persone registrate, sessioni scadute, ospiti inattivi e raccolte di carte che nessuno usa.
cli-admin-prune-option-days = Elimina i tavoli fermi da almeno questo numero di giorni.
cli-admin-prune-option-dry-run = Mostra soltanto che cosa verrebbe eliminato.

admin-backup-done = { $rows ->
    [one] Una riga
   *[other] { $rows } righe
} di { $database } in { $file }.
admin-backup-secret = Contiene i segreti delle partite in corso: chi lo legge può vedere ogni carta nascosta. Conservalo dove puoi leggerlo solo tu.
admin-restore-done = { $rows ->
    [one] Una riga di { $file }, scritto il { $at }, è in { $database }.
   *[other] { $rows } righe di { $file }, scritto il { $at }, sono in { $database }.
}
admin-verifying = Si rigioca
admin-verify-done = { $tables ->
    [one] Un tavolo
   *[other] { $tables } tavoli
}: tutto è coerente.
admin-verify-problems = { $problems ->
    [one] Un problema
   *[other] { $problems } problemi
} in { $tables ->
    [one] un tavolo
   *[other] { $tables } tavoli
}.
admin-verify-skipped = { $tables ->
    [one] Un tavolo è stato giocato con altre regole o altri componenti, e non si è potuto rigiocarlo.
   *[other] { $tables } tavoli sono stati giocati con altre regole o altri componenti, e non si è potuto rigiocarli.
}
admin-verify-gap = Tavolo { $table }: manca la voce { $number } del registro.
admin-verify-number = Tavolo { $table }: il registro finisce con la voce { $found }, ma come ultima è salvata { $stored }.
admin-verify-commitment = Tavolo { $table }: l’impegno non corrisponde al segreto salvato.
admin-verify-log = Tavolo { $table }: il registro non si può rigiocare.
admin-verify-line = Tavolo { $table }: la voce { $number } del registro non è valida.
admin-verify-status = Tavolo { $table }: il registro dice { $found }, ma è salvato { $stored }.
admin-verify-result = Tavolo { $table }: il risultato salvato non è quello della partita.
admin-verify-seat = Tavolo { $table }: il posto salvato { $seat } non corrisponde al registro: { $what }.
admin-pruned = Eliminati: { $tables ->
    [one] un tavolo
   *[other] { $tables } tavoli
}, { $sessions ->
    [one] una sessione
   *[other] { $sessions } sessioni
}, { $guests ->
    [one] un ospite
   *[other] { $guests } ospiti
}, { $cards ->
    [one] una raccolta di carte
   *[other] { $cards } raccolte di carte
}.
admin-would-prune = Da eliminare: { $tables ->
    [one] un tavolo
   *[other] { $tables } tavoli
}, { $sessions ->
    [one] una sessione
   *[other] { $sessions } sessioni
}, { $guests ->
    [one] un ospite
   *[other] { $guests } ospiti
}, { $cards ->
    [one] una raccolta di carte
   *[other] { $cards } raccolte di carte
}. Non è stato eliminato niente.
