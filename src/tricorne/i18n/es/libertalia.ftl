# Libertalia: qué pasa, por qué algo no se puede hacer y qué hay en la pantalla.

libertalia-title = Libertalia
libertalia-colour = { $colour ->
    [yellow] amarillo
    [red] rojo
    [blue] azul
    [green] verde
    [black] negro
   *[white] blanco
}
libertalia-kind = { $kind ->
    [chest] cofre
    [jewel] joya
    [goods] mercancía
    [officer] oficial español
    [saber] sable
    [map] mapa del tesoro
   *[relic] reliquia maldita
}
libertalia-a-kind = { $kind ->
    [chest] un cofre
    [jewel] una joya
    [goods] una mercancía
    [officer] un oficial español
    [saber] un sable
    [map] un mapa del tesoro
   *[relic] una reliquia maldita
}
libertalia-tokens = { $count ->
    [one] { libertalia-a-kind }
   *[other] { $count } { $kind ->
        [chest] cofres
        [jewel] joyas
        [goods] mercancías
        [officer] oficiales españoles
        [saber] sables
        [map] mapas del tesoro
       *[relic] reliquias malditas
    }
}
libertalia-heap = { $chest ->
    [0] {""}
   *[other] { " · " }cofre ×{ $chest }
}{ $jewel ->
    [0] {""}
   *[other] { " · " }joya ×{ $jewel }
}{ $goods ->
    [0] {""}
   *[other] { " · " }mercancía ×{ $goods }
}{ $officer ->
    [0] {""}
   *[other] { " · " }oficial español ×{ $officer }
}{ $saber ->
    [0] {""}
   *[other] { " · " }sable ×{ $saber }
}{ $map ->
    [0] {""}
   *[other] { " · " }mapa del tesoro ×{ $map }
}{ $relic ->
    [0] {""}
   *[other] { " · " }reliquia maldita ×{ $relic }
}
libertalia-doubloons = { $doubloons ->
    [one] un doblón
   *[other] { $doubloons } doblones
}

## Los personajes: sus nombres, y los mismos dentro de una frase

libertalia-name-parrot = Loro
libertalia-the-parrot = el Loro
    .of = del Loro
    .to = al Loro
libertalia-name-monkey = Mono
libertalia-the-monkey = el Mono
    .of = del Mono
    .to = al Mono
libertalia-name-beggar = Mendigo
libertalia-the-beggar = el Mendigo
    .of = del Mendigo
    .to = al Mendigo
libertalia-name-recruiter = Reclutador
libertalia-the-recruiter = el Reclutador
    .of = del Reclutador
    .to = al Reclutador
libertalia-name-cabin-boy = Grumete
libertalia-the-cabin-boy = el Grumete
    .of = del Grumete
    .to = al Grumete
libertalia-name-preacher = Predicador
libertalia-the-preacher = el Predicador
    .of = del Predicador
    .to = al Predicador
libertalia-name-barkeep = Tabernero
libertalia-the-barkeep = el Tabernero
    .of = del Tabernero
    .to = al Tabernero
libertalia-name-waitress = Camarera
libertalia-the-waitress = la Camarera
libertalia-name-carpenter = Carpintero
libertalia-the-carpenter = el Carpintero
    .of = del Carpintero
    .to = al Carpintero
libertalia-name-french-officer = Oficial francés
libertalia-the-french-officer = el Oficial francés
    .of = del Oficial francés
    .to = al Oficial francés
libertalia-name-voodoo-witch = Bruja vudú
libertalia-the-voodoo-witch = la Bruja vudú
libertalia-name-freed-slave = Esclavo liberto
libertalia-the-freed-slave = el Esclavo liberto
    .of = del Esclavo liberto
    .to = al Esclavo liberto
libertalia-name-mutineer = Amotinado
libertalia-the-mutineer = el Amotinado
    .of = del Amotinado
    .to = al Amotinado
libertalia-name-brute = Bruto
libertalia-the-brute = el Bruto
    .of = del Bruto
    .to = al Bruto
libertalia-name-gunner = Artillero
libertalia-the-gunner = el Artillero
    .of = del Artillero
    .to = al Artillero
libertalia-name-topman = Gaviero
libertalia-the-topman = el Gaviero
    .of = del Gaviero
    .to = al Gaviero
libertalia-name-spanish-spy = Espía español
libertalia-the-spanish-spy = el Espía español
    .of = del Espía español
    .to = al Espía español
libertalia-name-cook = Cocinero
libertalia-the-cook = el Cocinero
    .of = del Cocinero
    .to = al Cocinero
libertalia-name-bosun = Contramaestre
libertalia-the-bosun = el Contramaestre
    .of = del Contramaestre
    .to = al Contramaestre
libertalia-name-armorer = Armero
libertalia-the-armorer = el Armero
    .of = del Armero
    .to = al Armero
libertalia-name-merchant = Mercader
libertalia-the-merchant = el Mercader
    .of = del Mercader
    .to = al Mercader
libertalia-name-surgeon = Cirujano
libertalia-the-surgeon = el Cirujano
    .of = del Cirujano
    .to = al Cirujano
libertalia-name-treasurer = Tesorero
libertalia-the-treasurer = el Tesorero
    .of = del Tesorero
    .to = al Tesorero
libertalia-name-gambler = Tahúr
libertalia-the-gambler = el Tahúr
    .of = del Tahúr
    .to = al Tahúr
libertalia-name-governor-s-daughter = Hija del gobernador
libertalia-the-governor-s-daughter = la Hija del gobernador
libertalia-name-quartermaster = Intendente
libertalia-the-quartermaster = el Intendente
    .of = del Intendente
    .to = al Intendente
libertalia-name-granny-wata = Abuela Wata
libertalia-the-granny-wata = la Abuela Wata
libertalia-name-first-mate = Segundo de a bordo
libertalia-the-first-mate = el Segundo de a bordo
    .of = del Segundo de a bordo
    .to = al Segundo de a bordo
libertalia-name-captain = Capitán
libertalia-the-captain = el Capitán
    .of = del Capitán
    .to = al Capitán
libertalia-name-spanish-governor = Gobernador español
libertalia-the-spanish-governor = el Gobernador español
    .of = del Gobernador español
    .to = al Gobernador español

## Qué pasa

libertalia-event-campaign = Empieza la campaña { $campaign }.
libertalia-event-dealt = Todos reciben { $rank }.
libertalia-event-laid-out = Día { $day }{ libertalia-heap }.
libertalia-event-day = Sale el sol: día { $day }.
libertalia-event-chose = { $seat } elige { FORM($rank, "to") }.
libertalia-event-chose-hidden = { $seat } ya ha elegido.
libertalia-event-changed = { $seat } cambia de idea y elige { FORM($rank, "to") }.
libertalia-event-played = { $seat } envía { FORM($rank, "to") } a bordo.
libertalia-event-died = { $seat } pierde { FORM($rank, "to") }: acaba en el cementerio.
libertalia-event-handed-on = El Mono de { $seat } pasa { $count ->
    [one] una reliquia maldita
   *[other] { $count } reliquias malditas
} a { $owner }.
libertalia-event-begged = { $owner } da { libertalia-doubloons } al Mendigo de { $seat }.
libertalia-event-recruited = { $seat } recupera { FORM($rank, "to") } de su guarida.
libertalia-event-operated = { $seat } recupera { FORM($rank, "to") } de su cementerio.
libertalia-event-operated-hidden = { $seat } recupera un personaje de su cementerio.
libertalia-event-kept = El Predicador le deja a { $seat } { libertalia-a-kind } y nada más.
libertalia-event-returned = { $seat } devuelve a la bolsa { libertalia-tokens }.
libertalia-event-gained = { $seat } gana { libertalia-doubloons } con { $rank }.
libertalia-event-paid = { $seat } paga { libertalia-doubloons } por { $rank }.
libertalia-event-struck-down = { $self ->
    [yes] El Bruto de { $seat } se tira a sí mismo por la borda.
   *[no] El Bruto de { $seat } tira por la borda { FORM($rank, "to") } de { $owner }.
}
libertalia-event-shot = El Artillero de { $seat } alcanza { FORM($rank, "to") } en la guarida de { $owner }.
libertalia-event-draw = { $seat } roba de la bolsa{ libertalia-heap }.
libertalia-event-traded = { $seat } cambia { libertalia-tokens } por { libertalia-doubloons }.
libertalia-event-looted = { $seat } toma { libertalia-a-kind } con { $rank }.
libertalia-event-sabered = El sable de { $seat } mata { FORM($rank, "to") } en la guarida de { $owner }.
libertalia-event-empty-handed = { $seat } ya no encuentra botín para { $rank }.
libertalia-event-went-home = { $seat } lleva { FORM($rank, "to") } a su guarida.
libertalia-event-sold = { $seat } vende un mapa del tesoro por { libertalia-doubloons }.
libertalia-event-declined = { $seat } conserva el mapa del tesoro.
libertalia-event-rest = Día de descanso tras la campaña { $campaign }.
libertalia-event-added = { $seat } recibe { libertalia-doubloons } por { $rank }.
libertalia-event-lost = { $seat } pierde { libertalia-doubloons } por { $rank }.
libertalia-event-scored = { $seat } avanza { $gain } en el marcador, hasta { $score }.
libertalia-event-over = Las tres campañas han terminado.

## Cómo ha acabado

libertalia-result-campaigns = Se han jugado tres campañas.

## Por qué algo no se puede hacer

libertalia-reason-game-over = La partida ha terminado.
libertalia-reason-not-your-decision = Ahora no te toca decidir.
libertalia-reason-not-asked = Eso no responde a lo que se pregunta.
libertalia-reason-not-in-hand = No tienes { FORM($rank, "to") } en la mano.
libertalia-reason-not-in-den = No tienes { FORM($rank, "to") } en tu guarida.
libertalia-reason-not-in-cemetery = No tienes { FORM($rank, "to") } en tu cementerio.
libertalia-reason-no-such-token = No tienes fichas de ese tipo.
libertalia-reason-too-few-tokens = Tienes menos de { $count } fichas de ese tipo.
libertalia-reason-not-on-board = Hoy no hay fichas de ese tipo.
libertalia-reason-no-such-seat = Ahí no se sienta nadie.
libertalia-reason-not-in-that-den = { $owner } no tiene { FORM($rank, "to") } en su guarida.
libertalia-reason-own-character = Un sable nunca alcanza a tus propios personajes.
libertalia-reason-no-neighbour = Un sable solo llega a tus vecinos directos, y { $owner } no lo es.

## Qué se pregunta

libertalia-ask-choose = Elige un personaje; puedes cambiarlo hasta que todos hayan elegido.
libertalia-ask-parrot = ¿Qué personaje ocupa el lugar del Loro?
libertalia-ask-recruit = ¿A quién recupera el Reclutador de tu guarida?
libertalia-ask-operate = ¿A quién recupera el Cirujano de tu cementerio?
libertalia-ask-preach = ¿Qué ficha te deja conservar el Predicador?
libertalia-ask-trade = ¿Qué fichas cambia el Mercader?
libertalia-ask-shoot = ¿A quién dispara el Artillero?
libertalia-ask-loot = ¿Qué toma { $rank }?
libertalia-ask-saber = ¿A quién mata el sable?
libertalia-ask-serve = ¿Vende la Camarera un mapa del tesoro?
libertalia-ask-nothing = No se pregunta nada.

## Qué se puede hacer

libertalia-action-choose = { $rank }
libertalia-action-play = jugar { $rank }
libertalia-action-recall = recuperar { FORM($rank, "to") }
libertalia-action-keep = conservar { libertalia-a-kind }
libertalia-action-trade = cambiar { libertalia-tokens }
libertalia-action-shoot = { $rank } de { $owner }
libertalia-action-loot = tomar { libertalia-a-kind }
libertalia-action-saber = { $rank } de { $owner }
libertalia-action-sell = vender un mapa
libertalia-action-decline = conservar los mapas
