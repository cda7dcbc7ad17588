# Errors that hosts of a server see.

error-unwell = The database does not respond.
error-unwell-writing = Nothing could be stored for { $seconds } { $seconds ->
        [one] second
       *[other] seconds
    }.
error-port-taken = Port { $port } on { $host } is already in use, perhaps by another Tricorne. Choose another one with --port; 0 picks any free port.
error-settings-file = The settings file { $file } cannot be read: { $problem }
