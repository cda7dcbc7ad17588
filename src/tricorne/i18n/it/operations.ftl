# Errori che vede chi gestisce un server.

error-unwell = Il database non risponde.
error-unwell-writing = Per { $seconds } { $seconds ->
        [one] secondo
       *[other] secondi
    } non si è potuto salvare niente.
error-port-taken = La porta { $port } su { $host } è già in uso, forse da un altro Tricorne. Scegline un’altra con --port; 0 prende una porta libera qualsiasi.
error-settings-file = Il file delle impostazioni { $file } non si può leggere: { $problem }
