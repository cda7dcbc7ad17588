# Ce qui se dit à chaque table, au terminal et dans le navigateur.

table-seat = Place { $number }
table-result = { $reason } { $count ->
    [1] Victoire de { $winners }.
   *[other] Victoire partagée : { $winners }.
}
table-points = { $seat } : { $points }
