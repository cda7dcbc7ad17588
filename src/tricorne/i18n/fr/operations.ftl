# Les erreurs que voient les hôtes d’un serveur.

error-unwell = La base de données ne répond pas.
error-unwell-writing = Rien n’a pu être enregistré depuis { $seconds } { $seconds ->
        [one] seconde
       *[other] secondes
    }.
error-port-taken = Le port { $port } de { $host } est déjà utilisé, peut-être par un autre Tricorne. Choisissez-en un autre avec --port ; 0 prend n’importe quel port libre.
error-settings-file = Le fichier de réglages { $file } ne peut pas être lu : { $problem }
