# Meldungen über die Datenbank und ihre Pflege.

error-database-url = Das ist keine Datenbank-URL. Schreibe { $right }
error-database-file = SQLite braucht eine Datei auf der Festplatte. Schreibe { $right }
error-database-kind = Datenbanken der Art „{ $kind }“ werden nicht unterstützt. Schreibe { $right }
error-database-driver = PostgreSQL braucht einen Treiber, der nicht installiert ist: make install EXTRAS=postgres
error-database-open = Die Datenbank { $database } lässt sich nicht öffnen: { $problem }
error-database-served = Ein anderer Server verwendet { $database } schon, und die beiden würden die Änderungen des anderen nicht sehen. Beende ihn zuerst oder nimm für mehrere Server PostgreSQL.
error-database-linked = Die Datei { $database } hat einen zweiten Namen (einen harten Link). SQLite legt neue Daten in einer zweiten Datei daneben ab, benannt nach der ersten; mit zwei Namen gingen Züge verloren. Entferne den anderen Namen.
error-database-newer = Die Datenbank { $database } wurde von einem neueren Tricorne angelegt: Sie hat Revision { $found }, die Tricorne { $version } nicht kennt. Verwende die neuere Version.
error-database-empty = { $database } enthält keine Tabellen von Tricorne. „tricorne serve“ legt sie an, und „tricorne admin restore“ stellt sie wieder her.
error-database-revision = Die Datenbank { $database } hat Revision { $found }, dieses Tricorne braucht aber { $right }. „tricorne serve“ aktualisiert sie.

error-backup-exists = { $file } gibt es schon. Wähle für die Sicherung einen anderen Namen.
error-backup-unreadable = { $file } lässt sich nicht lesen: { $problem }
error-backup-other = { $file } ist keine Sicherung von Tricorne.
error-backup-format = { $file } hat Format { $found }, dieses Tricorne liest aber Format { $right }. Ein neueres Tricorne kann sie lesen.
error-backup-revision = { $file } enthält eine Datenbank der Revision { $found }, die Tricorne { $version } nicht kennt. Ein neueres Tricorne kann sie wiederherstellen.
error-backup-cut = { $file } ist unvollständig: Die Datei endet mittendrin. Nichts wurde wiederhergestellt.
error-backup-damaged = { $file } ist beschädigt: Die Prüfsumme stimmt nicht. Nichts wurde wiederhergestellt.
error-backup-refused = { $database } hat den Inhalt von { $file } abgelehnt, und nichts wurde wiederhergestellt: { $problem }
error-restore-full = { $database } ist nicht leer: „{ $table }“ hat Zeilen. Eine Sicherung lässt sich nur in eine leere Datenbank wiederherstellen; nenne mit --database eine neue.
error-restore-foreign = { $database } hat eine Tabelle „{ $table }“, die nicht zu Tricorne gehört. Eine Sicherung lässt sich nur in eine leere Datenbank wiederherstellen; nenne mit --database eine neue.
error-prune-days = --days muss zwischen { $low } und { $high } liegen, nicht bei { $days }.

cli-admin-help = Die Datenbank eines Servers pflegen: sichern, wiederherstellen, prüfen, aufräumen.
cli-option-database = Die Datenbank: sqlite:///DATEI oder postgresql://NAME:PASSWORT@HOST/DATENBANK. Vorgabe: wie bei „tricorne serve“.
cli-admin-backup-help = Eine Sicherung der Datenbank in eine Datei schreiben, während der Server läuft.
cli-admin-backup-option-file = Die Datei, in die geschrieben wird.
cli-admin-restore-help = Eine Sicherung in eine leere Datenbank wiederherstellen, SQLite oder PostgreSQL.
cli-admin-restore-option-file = Die Sicherung.
cli-admin-verify-help = Jede Partie nachspielen und prüfen, ob alles Gespeicherte zusammenpasst.
cli-admin-prune-help = Alte Tische ohne registrierte Personen, abgelaufene Sitzungen, untätige Gäste und Kartensätze löschen, die niemand benutzt.
cli-admin-prune-option-days = Tische löschen, an denen so viele Tage nichts geschah.
cli-admin-prune-option-dry-run = Nur zeigen, was gelöscht würde.

admin-backup-done = { $rows ->
    [one] Eine Zeile
   *[other] { $rows } Zeilen
} aus { $database } in { $file }.
admin-backup-secret = Sie enthält die Geheimnisse laufender Partien: Wer sie liest, kann jede verborgene Karte sehen. Bewahre sie so auf, dass nur du sie lesen kannst.
admin-restore-done = { $rows ->
    [one] Eine Zeile aus { $file }, geschrieben am { $at }, ist in { $database }.
   *[other] { $rows } Zeilen aus { $file }, geschrieben am { $at }, sind in { $database }.
}
admin-verifying = Es wird nachgespielt
admin-verify-done = { $tables ->
    [one] Ein Tisch
   *[other] { $tables } Tische
}: Alles passt zusammen.
admin-verify-problems = { $problems ->
    [one] Ein Problem
   *[other] { $problems } Probleme
} an { $tables ->
    [one] einem Tisch
   *[other] { $tables } Tischen
}.
admin-verify-skipped = { $tables ->
    [one] An einem Tisch wurde
   *[other] An { $tables } Tischen wurde
} mit anderen Regeln oder anderem Material gespielt, das ließ sich nicht nachspielen.
admin-verify-gap = Tisch { $table }: Eintrag { $number } des Verlaufs fehlt.
admin-verify-number = Tisch { $table }: Der Verlauf endet mit Eintrag { $found }, als letzter gespeichert ist aber { $stored }.
admin-verify-commitment = Tisch { $table }: Die Festlegung passt nicht zum gespeicherten Geheimnis.
admin-verify-log = Tisch { $table }: Der Verlauf lässt sich nicht nachspielen.
admin-verify-line = Tisch { $table }: Eintrag { $number } des Verlaufs ist ungültig.
admin-verify-status = Tisch { $table }: Der Verlauf sagt { $found }, gespeichert ist aber { $stored }.
admin-verify-result = Tisch { $table }: Das gespeicherte Ergebnis ist nicht das der Partie.
admin-verify-seat = Tisch { $table }: Der gespeicherte Platz { $seat } passt nicht zum Verlauf: { $what }.
admin-pruned = Gelöscht: { $tables ->
    [one] ein Tisch
   *[other] { $tables } Tische
}, { $sessions ->
    [one] eine Sitzung
   *[other] { $sessions } Sitzungen
}, { $guests ->
    [one] ein Gast
   *[other] { $guests } Gäste
}, { $cards ->
    [one] ein Kartensatz
   *[other] { $cards } Kartensätze
}.
admin-would-prune = Gelöscht würden: { $tables ->
    [one] ein Tisch
   *[other] { $tables } Tische
}, { $sessions ->
    [one] eine Sitzung
   *[other] { $sessions } Sitzungen
}, { $guests ->
    [one] ein Gast
   *[other] { $guests } Gäste
}, { $cards ->
    [one] ein Kartensatz
   *[other] { $cards } Kartensätze
}. Nichts wurde gelöscht.
