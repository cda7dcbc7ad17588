# Messages de chaque table, au terminal et dans le navigateur.

table-seat = Place { $seat }
# Les formes que FORM connaît. Un nom qui n’a pas la sienne (voir liberte-the-…) prend celle d’ici.
name-forms = { $name }
    .of = { DE($name) }
table-result = { $reason } { $count ->
    [1] Victoire { DE($winners) }.
   *[other] Victoire partagée : { $winners }.
}
table-points = { $seat } : { $points }
table-label = { $label } :
game-title = { $game ->
    [liberte] Liberté
    [libertalia] Libertalia
   *[other] { $game }
}

# Pourquoi une partie n’est pas classée.
unrated-branch = Non classée : cette partie en prolonge une autre.
unrated-replay = Non classée : c’est une partie enregistrée.
unrated-lesson = Non classée : c’est une leçon.
unrated-continued = Non classée : cette partie a commencé dans un navigateur.
unrated-unwanted = Non classée : la table a été ouverte ainsi.
unrated-own-cards = Non classée : on y joue avec des cartes personnelles.
unrated-dealt-old = Non classée : cette partie a été distribuée avant que la donne ne soit vérifiable.
unrated-bot = Non classée : un bot occupe une des places.
unrated-several-seats = Non classée : { $name } partage un appareil avec quelqu’un à une autre place.
unrated-program = Non classée : un programme joue pour { $name }.
unrated-guest = Non classée : { $name } joue sans mot de passe. Seuls les noms protégés par un mot de passe sont classés.
unrated-rewind = Non classée : on est revenu en arrière.
unrated-closed = Non classée : la table a été fermée avant la fin.
unrated-too-few = Non classée : trop peu de personnes ont joué jusqu’au bout.
