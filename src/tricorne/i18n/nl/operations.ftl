# Fouten die beheerders van een server zien.

error-unwell = De database antwoordt niet.
error-unwell-writing = Er kon { $seconds } { $seconds ->
        [one] seconde
       *[other] seconden
    } lang niets worden opgeslagen.
error-port-taken = Poort { $port } op { $host } is al in gebruik, misschien door een andere Tricorne. Kies een andere met --port; 0 neemt een willekeurige vrije poort.
error-settings-file = Het instellingenbestand { $file } kan niet worden gelezen: { $problem }
