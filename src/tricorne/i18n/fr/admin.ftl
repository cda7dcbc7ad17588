# Les messages sur la base de données et son entretien.

error-database-url = Ceci n’est pas l’adresse d’une base de données. Écrivez { $right }
error-database-file = SQLite a besoin d’un fichier sur le disque. Écrivez { $right }
error-database-kind = Les bases du genre « { $kind } » ne sont pas prises en charge. Écrivez { $right }
error-database-driver = PostgreSQL demande un pilote qui n’est pas installé : make install EXTRAS=postgres
error-database-open = Impossible d’ouvrir la base de données { $database } : { $problem }
error-database-served = Un autre serveur utilise déjà { $database }, et chacun ignorerait ce que fait l’autre. Arrêtez-le d’abord, ou prenez PostgreSQL pour plusieurs serveurs.
error-database-linked = Le fichier { $database } a un second nom (un lien physique). SQLite écrit les nouvelles données dans un second fichier, d’après ce nom : avec deux noms, des coups seraient perdus. Supprimez l’autre nom.
error-database-newer = La base de données { $database } vient d’un Tricorne plus récent : elle est à la révision { $found }, que Tricorne { $version } ne connaît pas. Utilisez le plus récent.
error-database-empty = Il n’y a pas de tables de Tricorne dans { $database }. « tricorne serve » les crée, « tricorne admin restore » les restaure.
error-database-revision = La base de données { $database } est à la révision { $found }, et ce Tricorne travaille avec { $right }. « tricorne serve » la met à jour.

error-backup-exists = { $file } existe déjà. Choisissez un autre nom pour la sauvegarde.
error-backup-unreadable = { $file } ne peut pas être lu : { $problem }
error-backup-other = { $file } n’est pas une sauvegarde de Tricorne.
error-backup-format = { $file } est au format { $found }, et ce Tricorne lit le format { $right }. Un Tricorne plus récent peut le lire.
error-backup-revision = { $file } contient une base à la révision { $found }, que Tricorne { $version } ne connaît pas. Un Tricorne plus récent peut la restaurer.
error-backup-cut = { $file } est incomplet : il s’arrête au milieu. Rien n’a été restauré.
error-backup-damaged = { $file } est endommagé : sa somme de contrôle est fausse. Rien n’a été restauré.
error-backup-refused = { $database } n’accepte pas le contenu de { $file }, et rien n’a été restauré : { $problem }
error-restore-full = { $database } n’est pas vide : « { $table } » contient des lignes. Une sauvegarde ne se restaure que dans une base vide ; donnez-en une nouvelle avec --database.
error-restore-foreign = { $database } a une table « { $table } » qui n’est pas de Tricorne. Une sauvegarde ne se restaure que dans une base vide ; donnez-en une nouvelle avec --database.
error-prune-days = --days doit être entre { $low } et { $high }, pas { $days }.

cli-admin-help = Entretenir la base de données d’un serveur : sauvegarder, restaurer, vérifier, faire le ménage.
cli-option-database = La base de données : sqlite:///FICHIER ou postgresql://UTILISATEUR:MOT-DE-PASSE@HÔTE/NOM. Par défaut : comme pour « tricorne serve ».
cli-admin-backup-help = Sauvegarder la base de données dans un fichier, pendant que le serveur tourne.
cli-admin-backup-option-file = Le fichier à écrire.
cli-admin-restore-help = Restaurer une sauvegarde dans une base vide, SQLite ou PostgreSQL.
cli-admin-restore-option-file = La sauvegarde.
cli-admin-verify-help = Rejouer toutes les parties et vérifier que tout ce qui est enregistré concorde.
cli-admin-prune-help = Supprimer les vieilles tables sans joueur inscrit, les sessions expirées, les invités inactifs et les jeux de cartes dont personne ne se sert.
cli-admin-prune-option-days = Supprimer les tables sans activité depuis ce nombre de jours.
cli-admin-prune-option-dry-run = Montrer seulement ce qui serait supprimé.

admin-backup-done = { $rows ->
    [1] Une ligne
   *[other] { $rows } lignes
} de { $database } dans { $file }.
admin-backup-secret = Elle contient les secrets des parties en cours : qui la lit voit toutes les cartes cachées. Gardez-la où vous seul pouvez la lire.
admin-restore-done = { $rows ->
    [1] Une ligne
   *[other] { $rows } lignes
} de { $file }, écrit le { $at }, dans { $database }.
admin-verifying = Relecture des parties
admin-verify-done = { $tables ->
    [1] Une table
   *[other] { $tables } tables
} : tout concorde.
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
} selon d’autres règles ou avec un autre matériel : impossible de rejouer ces parties.
admin-verify-gap = Table { $table } : il manque l’entrée { $number } du journal.
admin-verify-number = Table { $table } : le journal finit à l’entrée { $found }, mais c’est { $stored } qui est enregistré comme dernière.
admin-verify-commitment = Table { $table } : l’empreinte ne correspond pas au secret enregistré.
admin-verify-log = Table { $table } : le journal ne peut pas être rejoué.
admin-verify-line = Table { $table } : l’entrée { $number } du journal n’est pas valable.
admin-verify-status = Table { $table } : selon son journal elle est « { $found } », mais « { $stored } » est enregistré.
admin-verify-result = Table { $table } : le résultat enregistré n’est pas celui de la partie.
admin-verify-seat = Table { $table } : la place { $seat } enregistrée ne correspond pas à son journal : { $what }.
admin-pruned = Supprimé : { $tables ->
    [1] une table
   *[other] { $tables } tables
}, { $sessions ->
    [1] une session
   *[other] { $sessions } sessions
}, { $guests ->
    [1] un invité
   *[other] { $guests } invités
}, { $cards ->
    [1] un jeu de cartes
   *[other] { $cards } jeux de cartes
}.
admin-would-prune = Seraient supprimés : { $tables ->
    [1] une table
   *[other] { $tables } tables
}, { $sessions ->
    [1] une session
   *[other] { $sessions } sessions
}, { $guests ->
    [1] un invité
   *[other] { $guests } invités
}, { $cards ->
    [1] un jeu de cartes
   *[other] { $cards } jeux de cartes
}. Rien n’a été supprimé.
