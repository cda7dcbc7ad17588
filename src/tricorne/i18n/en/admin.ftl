# Messages about the database and its maintenance.

error-database-url = That is not a database URL. Write { $right }
error-database-file = SQLite needs a file on disk. Write { $right }
error-database-kind = Databases of the kind “{ $kind }” are not supported. Write { $right }
error-database-driver = PostgreSQL needs a driver that is not installed: make install EXTRAS=postgres
error-database-open = The database { $database } cannot be opened: { $problem }
error-database-served = Another server already uses { $database }, and the two would not see each other’s changes. Stop it first, or use PostgreSQL for several servers.
error-database-linked = The file { $database } has a second name (a hard link). SQLite stores new data in a second file next to it, by its name, so using two names would lose moves. Remove the other name.
error-database-newer = The database { $database } was created by a newer Tricorne: it has revision { $found }, which Tricorne { $version } does not know. Use the newer version.
error-database-empty = { $database } has no tables of Tricorne. “tricorne serve” creates them, and “tricorne admin restore” restores them.
error-database-revision = The database { $database } has revision { $found }, but this Tricorne needs { $right }. “tricorne serve” upgrades it.

error-backup-exists = { $file } already exists. Choose another name for the backup.
error-backup-unreadable = { $file } cannot be read: { $problem }
error-backup-other = { $file } is not a Tricorne backup.
error-backup-format = { $file } has format { $found }, but this Tricorne reads format { $right }. A newer Tricorne can read it.
error-backup-revision = { $file } contains a database of revision { $found }, which Tricorne { $version } does not know. A newer Tricorne can restore it.
error-backup-cut = { $file } is incomplete: it ends in the middle. Nothing was restored.
error-backup-damaged = { $file } is damaged: its checksum is wrong. Nothing was restored.
error-backup-refused = { $database } rejected the contents of { $file }, and nothing was restored: { $problem }
error-restore-full = { $database } is not empty: “{ $table }” has rows. A backup can only be restored into an empty database; name a new one with --database.
error-restore-foreign = { $database } has a table “{ $table }” that does not belong to Tricorne. A backup can only be restored into an empty database; name a new one with --database.
error-prune-days = --days must be between { $low } and { $high }, not { $days }.

cli-admin-help = Maintain the database of a server: back up, restore, verify, prune.
cli-option-database = The database: sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME. Default: as for “tricorne serve”.
cli-admin-backup-help = Write a backup of the database to a file, while the server runs.
cli-admin-backup-option-file = The file to write.
cli-admin-restore-help = Restore a backup into an empty database, SQLite or PostgreSQL.
cli-admin-restore-option-file = The backup.
cli-admin-verify-help = Replay every game, and check that everything stored is consistent.
cli-admin-prune-help = Delete old tables without registered people, expired sessions, inactive guests, and sets of cards that nobody uses.
cli-admin-prune-option-days = Delete tables without activity for this many days.
cli-admin-prune-option-dry-run = Only show what would be deleted.

admin-backup-done = { $rows ->
    [one] One row
   *[other] { $rows } rows
} of { $database } in { $file }.
admin-backup-secret = It contains the secrets of running games: whoever reads it can see every hidden card. Store it where only you can read it.
admin-restore-done = { $rows ->
    [one] One row from { $file }, written on { $at }, is in { $database }.
   *[other] { $rows } rows from { $file }, written on { $at }, are in { $database }.
}
admin-verifying = Replaying
admin-verify-done = { $tables ->
    [one] One table
   *[other] { $tables } tables
}: everything is consistent.
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
} played with other rules or components, and could not be replayed.
admin-verify-gap = Table { $table }: entry { $number } of the log is missing.
admin-verify-number = Table { $table }: the log ends with entry { $found }, but { $stored } is stored as the last one.
admin-verify-commitment = Table { $table }: the commitment does not match the stored secret.
admin-verify-log = Table { $table }: the log cannot be replayed.
admin-verify-line = Table { $table }: entry { $number } of the log is invalid.
admin-verify-status = Table { $table }: its log says { $found }, but { $stored } is stored.
admin-verify-result = Table { $table }: the stored result is not the result of the game.
admin-verify-seat = Table { $table }: the stored seat { $seat } does not match its log: { $what }.
admin-pruned = Deleted: { $tables ->
    [one] one table
   *[other] { $tables } tables
}, { $sessions ->
    [one] one session
   *[other] { $sessions } sessions
}, { $guests ->
    [one] one guest
   *[other] { $guests } guests
}, { $cards ->
    [one] one set of cards
   *[other] { $cards } sets of cards
}.
admin-would-prune = Would be deleted: { $tables ->
    [one] one table
   *[other] { $tables } tables
}, { $sessions ->
    [one] one session
   *[other] { $sessions } sessions
}, { $guests ->
    [one] one guest
   *[other] { $guests } guests
}, { $cards ->
    [one] one set of cards
   *[other] { $cards } sets of cards
}. Nothing was deleted.
