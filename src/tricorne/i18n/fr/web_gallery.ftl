# La galerie : toutes les cartes et tous les personnages, et qui ils étaient.

web-gallery-title = { $game } : qui étaient-ils ?
web-gallery-lede-liberte = Chaque carte avec son numéro et son set, et une ligne sur les personnes, les clubs, les lieux et les batailles de la Révolution.
web-gallery-lede-libertalia = Chaque personnage, et qui étaient ces gens à bord. Libertalia elle-même est une légende : un livre de 1728 raconte une libre colonie de pirates à Madagascar, et personne ne l’a trouvée.
web-gallery-set = Set { $set }
web-gallery-id = { $set } { $number }
web-gallery-copies = { $set } { $numbers }, { $count } cartes
web-gallery-provinces = Provinces
web-gallery-battles = Batailles
web-gallery-battle = { $name } (tour { $turn })
