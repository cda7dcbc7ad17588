# Fehler, die Betreiber eines Servers sehen.

error-unwell = Die Datenbank antwortet nicht.
error-unwell-writing = Seit { $seconds } { $seconds ->
        [one] Sekunde
       *[other] Sekunden
    } ließ sich nichts speichern.
error-port-taken = Port { $port } auf { $host } ist schon belegt, vielleicht von einem anderen Tricorne. Wähle mit --port einen anderen; 0 nimmt irgendeinen freien Port.
error-settings-file = Die Einstellungsdatei { $file } lässt sich nicht lesen: { $problem }
