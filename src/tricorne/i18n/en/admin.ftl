# What a host is told about the database, and about looking after it.

error-database-url = That is no address of a database. Write { $right }
error-database-file = A database of SQLite needs a file that stays. Write { $right }
error-database-kind = Tables cannot be kept in a database of the kind “{ $kind }”. Write { $right }
error-database-driver = PostgreSQL needs a driver that is not installed: make install EXTRAS=postgres
error-database-open = The database { $database } cannot be used: { $problem }
error-database-served = Another server uses { $database } already, and would not hear of what happens here. Stop it first, or use PostgreSQL for several servers.
error-database-linked = The file { $database } has a second name (a hard link). SQLite keeps what is new beside the file by its name, so under two names moves would be lost. Remove the other name.
error-database-newer = The database { $database } was made by a newer Tricorne: it has revision { $found }, which Tricorne { $version } does not know. Use the newer one.
error-database-empty = There are no tables of Tricorne in { $database }. “tricorne serve” makes them, and “tricorne admin restore” brings them back.
error-database-revision = The database { $database } has revision { $found }, and this Tricorne works with { $right }. “tricorne serve” brings it up to date.

error-backup-exists = { $file } is there already. Choose another name for the backup.
error-backup-unreadable = { $file } cannot be read: { $problem }
error-backup-other = { $file } is no backup of Tricorne.
error-backup-format = { $file } has format { $found }, and this Tricorne reads format { $right }. A newer Tricorne can read it.
error-backup-revision = { $file } holds a database of revision { $found }, which Tricorne { $version } does not know. A newer Tricorne can restore it.
error-backup-cut = { $file } is not whole: it ends in the middle. Nothing was restored.
error-backup-damaged = { $file } is damaged: what is in it is not what was written. Nothing was restored.
error-backup-refused = { $database } does not take what is in { $file }, and nothing was restored: { $problem }
error-restore-full = { $database } is not empty: there are rows in “{ $table }”. A backup can be restored only into an empty database; give a new one with --database.
error-restore-foreign = { $database } has a table “{ $table }” that is not of Tricorne. A backup can be restored only into a database of its own; give a new one with --database.
error-prune-days = --days can be { $low } to { $high }, not { $days }.

cli-admin-help = Look after the tables of a server: keep them safe, check them, clear them up.
cli-option-database = The database: sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME. The usual: as for “tricorne serve”.
cli-admin-backup-help = Write all that is stored to a file, while the server runs.
cli-admin-backup-option-file = The file to write.
cli-admin-restore-help = Bring a backup back, into an empty database of either kind.
cli-admin-restore-option-file = The backup.
cli-admin-verify-help = Play every game again, and check that all that is stored fits.
cli-admin-prune-help = Remove old tables at which no registered person sits, expired sessions, and guests that are gone.
cli-admin-prune-option-days = How many days nothing has happened at a table.
cli-admin-prune-option-dry-run = Only say what would be removed.

admin-backup-done = { $rows ->
    [one] One row
   *[other] { $rows } rows
} of { $database } in { $file }.
admin-backup-secret = The seeds of running games are in it, so whoever reads it knows what is hidden there. Keep it where only you can read it.
admin-restore-done = { $rows ->
    [one] One row from { $file }, written on { $at }, is in { $database }.
   *[other] { $rows } rows from { $file }, written on { $at }, are in { $database }.
}
admin-verifying = Playing again
admin-verify-done = { $tables ->
    [one] One table
   *[other] { $tables } tables
}: everything fits.
admin-verify-problems = { $problems ->
    [one] One problem
   *[other] { $problems } problems
} in { $tables ->
    [one] one table
   *[other] { $tables } tables
}.
admin-verify-skipped = { $tables ->
    [one] One table was
   *[other] { $tables } tables were
} played under other rules or with other components; the games there were not played again.
admin-verify-gap = Table { $table }: line { $number } of the log is missing.
admin-verify-number = Table { $table }: the log ends with line { $found }, and { $stored } is stored as its last.
admin-verify-commitment = Table { $table }: the commitment does not belong to the secret that is stored.
admin-verify-log = Table { $table }: the log cannot be followed.
admin-verify-line = Table { $table }: line { $number } of the log makes no sense.
admin-verify-status = Table { $table }: by its log it is { $found }, and { $stored } is stored.
admin-verify-result = Table { $table }: the result that is stored is not what came of the game.
admin-verify-seat = Table { $table }: what is stored of seat { $seat } is not what its log tells: { $what }.
admin-pruned = Removed: { $tables ->
    [one] one table
   *[other] { $tables } tables
}, { $sessions ->
    [one] one session
   *[other] { $sessions } sessions
}, { $guests ->
    [one] one guest
   *[other] { $guests } guests
}.
admin-would-prune = To be removed: { $tables ->
    [one] one table
   *[other] { $tables } tables
}, { $sessions ->
    [one] one session
   *[other] { $sessions } sessions
}, { $guests ->
    [one] one guest
   *[other] { $guests } guests
}. Nothing was removed.
