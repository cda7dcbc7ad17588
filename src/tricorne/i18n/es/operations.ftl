# Errores que ve quien lleva un servidor.

error-unwell = La base de datos no responde.
error-unwell-writing = Hace { $seconds } { $seconds ->
        [one] segundo
       *[other] segundos
    } que no se puede guardar nada.
error-port-taken = El puerto { $port } de { $host } ya está en uso, quizá por otro Tricorne. Elige otro con --port; 0 toma cualquier puerto libre.
error-settings-file = No se puede leer el archivo de ajustes { $file }: { $problem }
