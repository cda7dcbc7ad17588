# Libertalia en el navegador: qué pone en las cartas, qué se pregunta, qué significan los números.

## Los personajes; entre dos asteriscos va una suma de doblones.

web-libertalia-day-1 = Descártalo y juega otro personaje de tu mano.
web-libertalia-day-2 = Tus reliquias malditas pasan a la guarida de tu izquierda.
web-libertalia-day-3 = El dueño del personaje más alto te da *3*.
web-libertalia-day-4 = Devuelve a tu mano un personaje de tu guarida.
web-libertalia-dusk-5 = No toma botín.
web-libertalia-day-6 = Descarta todo tu botín menos una ficha.
web-libertalia-end-6 = *{ $sum }*
web-libertalia-night-7 = *+1*
web-libertalia-night-8 = Puedes vender un mapa del tesoro por *3*.
web-libertalia-day-9 = Pierdes la mitad de tus doblones, redondeando hacia abajo.
web-libertalia-end-9 = *{ $sum }*
web-libertalia-day-10 = Si tienes menos de 9 doblones: *+5*
web-libertalia-day-11 = *+2* por cada personaje de tu cementerio.
web-libertalia-night-12 = *+1* por personaje por encima de 12 en tu guarida.
web-libertalia-night-13 = Descarta de tu guarida al más bajo de los demás: *+2*
web-libertalia-day-14 = Descarta al personaje más alto del barco.
web-libertalia-day-15 = Paga *3* y descarta un personaje de una guarida.
web-libertalia-end-16 = *+5* si ninguna guarida es menor que la tuya.
web-libertalia-day-17 = Cambia tus oficiales españoles por fichas de la bolsa.
web-libertalia-dusk-18 = Toma dos fichas en vez de una.
web-libertalia-day-19 = *+2* por personaje por debajo de 19 en tu guarida.
web-libertalia-night-20 = *+1* por cada sable que tengas.
web-libertalia-day-21 = Cambia dos iguales por *3* o tres iguales por *5*.
web-libertalia-day-22 = Recupera un personaje de tu cementerio.
web-libertalia-end-23 = *+1* por cada cofre, joya y mercancía.
web-libertalia-day-24 = Paga *1* por cada ficha que tengas.
web-libertalia-end-24 = *{ $sum }*
web-libertalia-end-25 = Si es la única en todas las guaridas: *+6*. Si no, *−3*.
web-libertalia-day-26 = *+1* por cada ficha que tengas.
web-libertalia-end-26 = *{ $sum }*
web-libertalia-night-27 = Si es la única en todas las guaridas: *+2*. Si no, se van todas.
web-libertalia-end-28 = *+1* por cada personaje de tu guarida.
web-libertalia-day-29 = *+3*
web-libertalia-end-29 = *−3* por cada reliquia maldita.
web-libertalia-day-30 = Descarta todos los personajes de tu guarida.

web-libertalia-time = { $time ->
    [sunrise] Amanecer
    [day] Día
    [dusk] Crepúsculo
    [night] Cada noche
    [rest] Día de descanso
   *[end] Fin de campaña
}
web-libertalia-sum = { $sum } doblones
web-libertalia-influence = Influencia

## El botín

web-libertalia-kind = { $kind ->
    [chest] Cofre
    [jewel] Joya
    [goods] Mercancía
    [officer] Oficial español
    [saber] Sable
    [map] Mapa del tesoro
   *[relic] Reliquia maldita
}
web-libertalia-worth = { $kind ->
    [officer] mata a quien lo toma
    [saber] ataca a un vecino
    [map] { $maps } suman { $set }
   *[other] { $sign ->
        [minus] cuesta { $worth }
       *[plus] vale { $worth }
    }
}
web-libertalia-face-down = Botín, boca abajo
web-libertalia-nth-map = { $nth ->
    [1] tu primero de { $maps }
    [2] tu segundo de { $maps }
   *[other] tu { $nth }.º de { $maps }
}
web-libertalia-last-map = completa un grupo: +{ $set }
web-libertalia-saber-none = nadie a su alcance
web-libertalia-left-of = quedan { $left } de { $all }
web-libertalia-today = el botín de hoy
web-libertalia-all-taken = no queda nada
web-libertalia-left-over = sobrante

## Cómo va la partida

web-libertalia-hour = { $phase ->
    [sunrise] Amanecer
    [day] Día
    [dusk] Crepúsculo
    [night] Noche
   *[rest] Día de descanso
}
web-libertalia-hours = Momento del día
web-libertalia-campaign = Campaña
web-libertalia-of-three = de III
web-libertalia-day = Día
web-libertalia-of-six = de 6
web-libertalia-moment = Campaña { $campaign }, { $phase ->
    [rest] día de descanso
   *[other] día { $day }, { $phase ->
        [sunrise] amanecer
        [day] de día
        [dusk] crepúsculo
       *[night] noche
    }
}
web-libertalia-chapter-campaign = Campaña { $campaign }
web-libertalia-chapter-day = Día { $day }
web-libertalia-chapter-rest = Día de descanso

## Guaridas y asientos

web-libertalia-den = Guarida de { $name }
web-libertalia-own-den = Tu guarida
web-libertalia-dens = Las otras guaridas
web-libertalia-empty-den = una guarida vacía
web-libertalia-board = El barco y el botín
web-libertalia-ship = El barco
web-libertalia-days = El botín de seis días
web-libertalia-mine = Tu sitio
web-libertalia-hand = Tu mano
web-libertalia-hand-tomorrow = Tu mano, para mañana
web-libertalia-doubloons = Doblones
web-libertalia-booty-down = Botín, boca abajo
web-libertalia-booty = Botín
web-libertalia-booty-open = Botín: { $tokens }
web-libertalia-cards = Cartas en la mano
web-libertalia-cards-known = Cartas en la mano: { $names }
web-libertalia-score = Puntos de las campañas anteriores
web-libertalia-cemetery = { $count ->
    [0] Nadie en el cementerio
   *[other] En el cementerio: { $names }
}
web-libertalia-doubtful = { $count ->
    [one] uno que nadie conoce con certeza
   *[other] { $count } que nadie conoce con certeza
}
web-libertalia-reach = { $side ->
    [left] izquierda
    [right] derecha
   *[both] a tu lado
}
web-libertalia-reach-more = Tu sable llega a esta guarida.
web-libertalia-ready = ya está
web-libertalia-thinking = piensa
web-libertalia-boards = sube a bordo
web-libertalia-open-den = Abrir la guarida de { $name }
web-libertalia-crew = { $colour ->
    [yellow] tripulación amarilla, sol
    [red] tripulación roja, reloj de arena
    [blue] tripulación azul, ancla
    [green] tripulación verde, palmera
    [black] tripulación negra, calavera
   *[white] tripulación blanca, estrella
}
web-libertalia-letter = { $colour ->
    [yellow] A
    [red] R
    [blue] Z
    [green] V
    [black] N
   *[white] B
}
web-libertalia-bot = bot
web-libertalia-person = persona

## En el barco

web-libertalia-acts-first = actúa primero el más bajo
web-libertalia-picks-first = elige primero el más alto
web-libertalia-order = { web-libertalia-order-short } en elegir
web-libertalia-order-short = { $place }.º
web-libertalia-acts = actúa
web-libertalia-picks = elige
web-libertalia-you-act = Actúas tú
web-libertalia-you-pick = Eliges tú
web-libertalia-you = tú
web-libertalia-gone-home = de vuelta en la guarida de { $name }
web-libertalia-gone-home-yours = de vuelta en tu guarida
web-libertalia-home = en su guarida
web-libertalia-dead = { $by ->
    [struck] por la borda: el Bruto
    [officer] víctima del oficial
    [replaced] cedió su lugar
   *[other] ya no está
}
web-libertalia-dead-short = { $by ->
    [struck] por la borda
    [officer] ha muerto
   *[other] ya no está
}
web-libertalia-aboard-aloud = { $character } de { $name }
web-libertalia-aboard-yours = Tu { $character }

## Qué se pregunta

web-libertalia-choose = ¿A quién envías a bordo?
web-libertalia-choose-more = Nadie ve tu carta hasta que todos estén listos. De día actúa primero el rango más bajo; en el crepúsculo elige primero el más alto.
web-libertalia-chosen = Envías { FORM($character, "to") }. { $count ->
    [0] {""}
    [one] Falta { $names }.
   *[other] Faltan { $count }.
}
web-libertalia-chosen-more = Nadie ve tu carta. Elige otra si cambias de idea, hasta que el último esté listo.
web-libertalia-parrot = ¿Quién ocupa el lugar del Loro?
web-libertalia-parrot-more = El Loro va al cementerio, y otro personaje de tu mano sube a bordo enseguida.
web-libertalia-recruit = ¿A quién recupera el Reclutador?
web-libertalia-recruit-more = Un personaje de tu guarida vuelve a tu mano.
web-libertalia-operate = ¿A quién recupera el Cirujano?
web-libertalia-operate-more = Un personaje de tu cementerio vuelve a tu mano; nadie ve cuál.
web-libertalia-preach = ¿Qué ficha te deja conservar el Predicador?
web-libertalia-preach-more = Todas las demás vuelven a la bolsa.
web-libertalia-trade = ¿Qué cambia el Mercader?
web-libertalia-trade-more = Dos iguales dan { $two } doblones; tres iguales, { $three }.
web-libertalia-shoot = ¿A quién dispara el Artillero?
web-libertalia-shoot-more = Cualquier personaje de cualquier guarida, también de la tuya. El disparo cuesta { $shot } doblones.
web-libertalia-gunner-empty = Ahora todas las guaridas están vacías: { $character } no alcanzaría a nadie, y el disparo costaría igualmente { $shot } doblones.
web-libertalia-gunner-own = Ahora solo hay alguien en tu propia guarida: { $character } tendría que disparar a uno de los tuyos.
web-libertalia-loot = { $left ->
    [one] Tu { $character } toma una ficha.
   *[other] Tu { $character } toma { $left } fichas. Elige la primera.
}
web-libertalia-loot-second = Tu { $character } toma otra ficha.
web-libertalia-loot-next = { $count ->
    [0] Después de ti no elige nadie.
   *[other] Después de ti: { $names }.
}
web-libertalia-loot-officer = El oficial matará { FORM($character, "to") } cuando se haya tomado el botín.
web-libertalia-saber = ¿A quién mata tu sable?
web-libertalia-saber-more = Un personaje de la guarida de tu izquierda o de tu derecha.
web-libertalia-serve = ¿Vende la Camarera un mapa del tesoro?
web-libertalia-brings = +{ $sum } doblones
web-libertalia-serve-more = Tienes { $count ->
    [one] un mapa
   *[other] { $count } mapas
}; { $maps } valen { $set } el día de descanso.

web-libertalia-do-choose = Enviar { FORM($character, "to") } a bordo
web-libertalia-do-play = Jugar { $character }
web-libertalia-do-recall = Recuperar { FORM($character, "to") }
web-libertalia-do-keep = Conservar { web-libertalia-the-kind }
web-libertalia-do-loot = Tomar { web-libertalia-the-kind }
web-libertalia-do-trade = Cambiar { $count } { $kind ->
    [chest] cofres
    [jewel] joyas
    [goods] mercancías
    [officer] oficiales españoles
    [saber] sables
    [map] mapas del tesoro
   *[relic] reliquias malditas
}
web-libertalia-do-shoot = Disparar { FORM($character, "to") } de { $owner }
web-libertalia-do-saber = Matar { FORM($character, "to") } de { $owner }
web-libertalia-do-sell = Vender un mapa
web-libertalia-do-decline = Conservar los mapas
web-libertalia-the-kind = { $kind ->
    [jewel] la joya
    [goods] la mercancía
    [relic] la reliquia maldita
   *[other] el { web-libertalia-kind-bare }
}
web-libertalia-kind-bare = { $kind ->
    [chest] cofre
    [jewel] joya
    [goods] mercancía
    [officer] oficial español
    [saber] sable
    [map] mapa del tesoro
   *[relic] reliquia maldita
}
web-libertalia-not-now = { $phase ->
    [dusk] En el crepúsculo se reparte el botín. Tu mano espera al amanecer.
    [night] De noche solo actúan los personajes de las guaridas. Tu mano espera al amanecer.
   *[other] De día actúan los personajes del barco. Tu mano espera al amanecer.
}
web-libertalia-key-den = Guarida siguiente

## De qué se componen los números

web-libertalia-so-far = { $sum } hasta ahora.
web-libertalia-open = Aún sin contar: { $names }.
web-libertalia-part-kind = { $count ->
    [one] { web-libertalia-kind-bare }
   *[other] { $count } × { web-libertalia-kind-bare }
}
web-libertalia-part-maps = mapas
web-libertalia-next-map = Con un mapa más serían { $sum }.
web-libertalia-fortunes = Fortunas
web-libertalia-scored = puntuado
web-libertalia-in-sight = previsto en esta campaña
web-libertalia-fortune-of = { $name }: { $score } puntos ya puntuados, { $sight } previstos en esta campaña

## Noche y descanso

web-libertalia-night = Lo que da la noche
web-libertalia-night-quiet = Una noche tranquila.
web-libertalia-night-line = { $character } de { $name }
web-libertalia-night-yours = Tu { $character }
web-libertalia-night-died = se va
web-libertalia-night-sold = vende un mapa
web-libertalia-rest-of = Día de descanso tras la campaña { $campaign }
web-libertalia-rest-purse = Doblones
web-libertalia-rest-end = Personajes
web-libertalia-rest-gain = Ganancia
web-libertalia-rest-score = Puntos
web-libertalia-rest-on = A la campaña { $campaign }
web-libertalia-rest-none = nada
web-libertalia-rest-tokens = { $count } × { web-libertalia-kind-bare } = { $sum }
web-libertalia-rest-never = Una fortuna nunca baja de cero.
web-libertalia-you-cap = Tú
