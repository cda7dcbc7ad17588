# Libertalia en la mesa: qué dice la pantalla y qué hace cada personaje en una línea.

libertalia-standing = Campaña { $campaign } de 3 · día { $day } de 6 · { $phase ->
    [sunrise] amanecer
    [day] día
    [dusk] crepúsculo
    [night] noche
   *[rest] día de descanso
}
libertalia-bag = Bolsa: { $count } fichas
libertalia-bag-open = Bolsa{ libertalia-heap }
libertalia-unseen = Personajes que nadie ha visto aún: { $count }
libertalia-ship = En el barco: { $characters }
libertalia-aboard = { $number } { $name } ({ $seat })
libertalia-day = Día { $day }
libertalia-nothing = nada
libertalia-column-number = N.º
libertalia-column-seat = Jugador
libertalia-column-colour = Color
libertalia-column-score = Puntuación
libertalia-column-doubloons = Doblones
libertalia-column-hand = Mano
libertalia-column-booty = Botín
libertalia-column-ready = Elegido
libertalia-ready = sí
libertalia-some-tokens = { $count ->
    [one] una ficha
   *[other] { $count } fichas
}
libertalia-den = Guarida de { $seat }: { $characters }
libertalia-cemetery = Cementerio de { $seat }: { $characters }
libertalia-cemetery-more = y { $count } que nadie conoce con certeza
libertalia-hand = Mano de { $seat }
libertalia-chosen = (elegido)
libertalia-legend = Los personajes van por rango: en el barco, de día actúa primero el más bajo, y en el crepúsculo el más alto toma primero el botín. El personaje elegido se puede cambiar hasta que todos hayan elegido.

libertalia-does-1 = día: va al cementerio; juega enseguida otro personaje
libertalia-does-2 = día: tus reliquias malditas pasan a quien tienes a la izquierda
libertalia-does-3 = día: el dueño del personaje más alto te da 3 doblones
libertalia-does-4 = día: devuelve a tu mano un personaje de tu guarida
libertalia-does-5 = crepúsculo: no toma botín
libertalia-does-6 = día: conserva una sola ficha de botín; descanso: 5 doblones
libertalia-does-7 = noche: 1 doblón
libertalia-does-8 = noche: puedes vender un mapa del tesoro por 3 doblones
libertalia-does-9 = día: pierdes la mitad de tus doblones, redondeando hacia abajo; descanso: 10 doblones
libertalia-does-10 = día: 5 doblones si tienes menos de 9
libertalia-does-11 = día: 2 doblones por cada personaje de tu cementerio
libertalia-does-12 = noche: 1 doblón por cada personaje por encima de 12 en tu guarida
libertalia-does-13 = noche: muere el más bajo de los otros personajes de tu guarida; 2 doblones
libertalia-does-14 = día: tira por la borda al personaje más alto
libertalia-does-15 = día: paga 3 doblones y dispara a un personaje de cualquier guarida
libertalia-does-16 = descanso: 5 doblones si ninguna guarida tiene menos personajes que la tuya
libertalia-does-17 = día: cambia tus oficiales españoles por otras tantas fichas de la bolsa
libertalia-does-18 = crepúsculo: toma dos fichas
libertalia-does-19 = día: 2 doblones por cada personaje por debajo de 19 en tu guarida
libertalia-does-20 = noche: 1 doblón por cada uno de tus sables
libertalia-does-21 = día: cambia dos fichas iguales por 3 doblones, o tres por 5
libertalia-does-22 = día: devuelve a tu mano un personaje de tu cementerio, sin mostrarlo
libertalia-does-23 = descanso: 1 doblón por cada mercancía, joya y cofre que tengas
libertalia-does-24 = día: paga 1 doblón por cada ficha que tengas; descanso: 8 doblones
libertalia-does-25 = descanso: 6 doblones si es la única; si no, paga 3
libertalia-does-26 = día: 1 doblón por cada ficha que tengas; descanso: pierdes 8
libertalia-does-27 = noche: 2 doblones si es la única; si no, mueren todas
libertalia-does-28 = descanso: 1 doblón por cada personaje de tu guarida
libertalia-does-29 = día: 3 doblones; descanso: pierdes 3 por cada reliquia maldita
libertalia-does-30 = día: mueren todos los personajes de tu guarida
