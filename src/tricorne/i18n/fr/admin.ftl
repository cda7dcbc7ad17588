# Ce qu'un hôte apprend de la base de données et de son entretien.

error-database-url = Ceci n'est pas l'adresse d'une base de données. Écrivez { $right }
error-database-file = Une base SQLite a besoin d'un fichier qui demeure. Écrivez { $right }
error-database-kind = Les tables ne peuvent pas être gardées dans une base du genre « { $kind } ». Écrivez { $right }
error-database-driver = PostgreSQL demande un pilote qui n'est pas installé : make install EXTRAS=postgres
error-database-open = La base de données { $database } ne peut pas servir : { $problem }
error-database-served = Un autre serveur utilise déjà { $database } et n'apprendrait rien de ce qui se passe ici. Arrêtez-le d'abord, ou prenez PostgreSQL pour plusieurs serveurs.
error-database-linked = Le fichier { $database } a un second nom (un lien physique). SQLite range ce qui est nouveau à côté du fichier, sous son nom : sous deux noms, des coups seraient perdus. Supprimez l’autre nom.
error-database-newer = La base de données { $database } vient d'un Tricorne plus récent : elle est à la révision { $found }, que Tricorne { $version } ne connaît pas. Utilisez le plus récent.
error-database-empty = Il n'y a pas de tables de Tricorne dans { $database }. « tricorne serve » les crée, « tricorne admin restore » les rétablit.
error-database-revision = La base de données { $database } est à la révision { $found }, et ce Tricorne travaille avec { $right }. « tricorne serve » la met à jour.

error-backup-exists = { $file } existe déjà. Choisissez un autre nom pour la sauvegarde.
error-backup-unreadable = { $file } ne peut pas être lu : { $problem }
error-backup-other = { $file } n'est pas une sauvegarde de Tricorne.
error-backup-format = { $file } est au format { $found }, et ce Tricorne lit le format { $right }. Un Tricorne plus récent peut le lire.
error-backup-revision = { $file } contient une base à la révision { $found }, que Tricorne { $version } ne connaît pas. Un Tricorne plus récent peut la rétablir.
error-backup-cut = { $file } est incomplet : il s'arrête au milieu. Rien n'a été rétabli.
error-backup-damaged = { $file } est abîmé : son contenu n'est pas ce qui a été écrit. Rien n'a été rétabli.
error-backup-refused = { $database } n'accepte pas le contenu de { $file }, et rien n'a été rétabli : { $problem }
error-restore-full = { $database } n'est pas vide : il y a des lignes dans « { $table } ». Une sauvegarde ne se rétablit que dans une base vide ; donnez-en une nouvelle avec --database.
error-restore-foreign = { $database } a une table « { $table } » qui n'est pas de Tricorne. Une sauvegarde ne se rétablit que dans une base à elle ; donnez-en une nouvelle avec --database.
error-prune-days = --days va de { $low } à { $high } ; { $days } ne convient pas.

cli-admin-help = Prendre soin des tables d'un serveur : les mettre à l'abri, les vérifier, faire le ménage.
cli-option-database = La base de données : sqlite:///FICHIER ou postgresql://UTILISATEUR:MOT-DE-PASSE@HÔTE/NOM. D'ordinaire : comme pour « tricorne serve ».
cli-admin-backup-help = Écrire dans un fichier tout ce qui est gardé, pendant que le serveur tourne.
cli-admin-backup-option-file = Le fichier à écrire.
cli-admin-restore-help = Rétablir une sauvegarde dans une base vide, de l'un ou l'autre genre.
cli-admin-restore-option-file = La sauvegarde.
cli-admin-verify-help = Rejouer toutes les parties et vérifier que tout ce qui est gardé concorde.
cli-admin-prune-help = Retirer les vieilles tables sans personne d'inscrit, les sessions expirées et les invités partis.
cli-admin-prune-option-days = Depuis combien de jours il ne se passe rien à une table.
cli-admin-prune-option-dry-run = Dire seulement ce qui serait retiré.

admin-backup-done = { $rows ->
    [1] Une ligne
   *[other] { $rows } lignes
} de { $database } dans { $file }.
admin-backup-secret = Les graines des parties en cours s'y trouvent : qui la lit sait ce qui y est caché. Gardez-la où vous seul pouvez la lire.
admin-restore-done = { $rows ->
    [1] Une ligne
   *[other] { $rows } lignes
} de { $file }, écrit le { $at }, dans { $database }.
admin-verifying = On rejoue
admin-verify-done = { $tables ->
    [1] Une table
   *[other] { $tables } tables
} : tout concorde.
admin-verify-problems = { $problems ->
    [1] Un problème
   *[other] { $problems } problèmes
} sur { $tables ->
    [1] une table
   *[other] { $tables } tables
}.
admin-verify-skipped = { $tables ->
    [1] Une table a été jouée
   *[other] { $tables } tables ont été jouées
} selon d'autres règles ou avec un autre matériel ; ces parties n'ont pas été rejouées.
admin-verify-gap = Table { $table } : la ligne { $number } du journal manque.
admin-verify-number = Table { $table } : le journal finit à la ligne { $found }, et c'est { $stored } qui est gardé comme dernière.
admin-verify-commitment = Table { $table } : l’engagement ne correspond pas au secret enregistré.
admin-verify-log = Table { $table } : le journal ne peut pas être suivi.
admin-verify-line = Table { $table } : la ligne { $number } du journal n'a pas de sens.
admin-verify-status = Table { $table } : selon son journal elle est « { $found } », et « { $stored } » est gardé.
admin-verify-result = Table { $table } : le résultat gardé n'est pas celui de la partie.
admin-verify-seat = Table { $table } : ce qui est gardé du siège { $seat } n'est pas ce que dit son journal : { $what }.
admin-pruned = Retiré : { $tables ->
    [1] une table
   *[other] { $tables } tables
}, { $sessions ->
    [1] une session
   *[other] { $sessions } sessions
}, { $guests ->
    [1] un invité
   *[other] { $guests } invités
}.
admin-would-prune = À retirer : { $tables ->
    [1] une table
   *[other] { $tables } tables
}, { $sessions ->
    [1] une session
   *[other] { $sessions } sessions
}, { $guests ->
    [1] un invité
   *[other] { $guests } invités
}. Rien n'a été retiré.
