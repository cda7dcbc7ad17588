# Liberté: qué pasa, por qué algo no se puede hacer y qué hay en la pantalla.

liberte-title = Liberté
liberte-faction = { $faction ->
    [blue] Moderados
    [white] Realistas
   *[red] Radicales
}
liberte-colour = { $faction ->
    [blue] azul
    [white] blanco
   *[red] rojo
}
liberte-letter = { $faction ->
    [blue] A
    [white] B
   *[red] R
}
liberte-contest = { $contest ->
    [battle] la batalla
    [province] una provincia
    [government] el gobierno
    [opposition] la oposición
    [first] el primer puesto en el gobierno
    [second] el segundo puesto en el gobierno
   *[lead] encabezar la oposición
}

## Las cartas especiales: sus nombres, y los mismos dentro de una frase

liberte-name-bread-shortage = Escasez de pan
liberte-the-bread-shortage = la Escasez de pan
liberte-name-emigration = Emigración
liberte-the-emigration = la Emigración
liberte-name-religious-problems = Problemas religiosos
liberte-the-religious-problems = los Problemas religiosos
liberte-name-guillotine = Guillotina
liberte-the-guillotine = la Guillotina
liberte-name-purge = Purga
liberte-the-purge = la Purga
liberte-name-terror = Terror
liberte-the-terror = el Terror
    .of = del Terror

## Los clubes dentro de una frase; solos llevan su nombre impreso

liberte-the-feuillants = los Feuillants
liberte-the-societe-de-1789 = la Société de 1789
liberte-the-amis-des-noirs = los Amis des Noirs
liberte-the-club-breton = el Club breton
    .of = del Club breton
liberte-the-club-monarchique = el Club monarchique
    .of = del Club monarchique
liberte-the-salon-francais = el Salon français
    .of = del Salon français
liberte-the-club-massiac = el Club Massiac
    .of = del Club Massiac
liberte-the-cordeliers = los Cordeliers
liberte-the-jacobins = los Jacobins
liberte-the-cercle-constitutionnel = el Cercle constitutionnel
    .of = del Cercle constitutionnel
liberte-the-club-de-clichy = el Club de Clichy
    .of = del Club de Clichy
liberte-the-institut-philanthropique = el Institut philanthropique
    .of = del Institut philanthropique
liberte-the-club-du-pantheon = el Club du Panthéon
    .of = del Club du Panthéon
liberte-the-club-du-manege = el Club du Manège
    .of = del Club du Manège
liberte-the-republicaines-revolutionnaires = las Républicaines révolutionnaires
liberte-the-societe-populaire = la Société populaire

## Qué pasa

liberte-event-turn = Empieza el turno { $turn }.
liberte-event-order = { $seat } es el número { $place } en el orden de juego.
liberte-event-reserve = { $count ->
    [one] Un bloque { liberte-colour } entra
   *[other] { $count } bloques { $faction ->
        [blue] azules
        [white] blancos
       *[red] rojos
    } entran
} en la reserva.
liberte-event-took-back = { $seat } recoge { $card } de su área personal.
liberte-event-discarded = { $seat } descarta { $card }.
liberte-event-took = { $seat } toma { $card } de las descubiertas.
liberte-event-drew = { $seat } roba { $card }.
liberte-event-drew-hidden = { $seat } roba una carta.
liberte-event-faced = Nueva carta descubierta: { $card }.
liberte-event-reshuffled = Se barajan los descartes: el nuevo mazo tiene { $count ->
    [one] una carta
   *[other] { $count } cartas
}.
liberte-event-round = Ronda { $round }.
liberte-event-passed = { $seat } pasa.
liberte-event-played = { $seat } juega { $card }.
liberte-event-placed = { $seat } coloca un bloque { liberte-colour } en { $province }: { $height ->
    [one] una pila nueva
   *[other] una pila de { $height }
}.
liberte-event-to-battle = { $seat } pone una ficha en la casilla de batalla; ya tiene { $count }.
liberte-event-placed-nothing = { $seat } no puede colocar nada con { $card }.
liberte-event-removed = { $seat } retira de { $province } { $count ->
    [one] un bloque
   *[other] { $count } bloques
} de { $owner }.
liberte-event-struck = { $seat } elimina { $card } del área personal de { $owner }{ $returned ->
    [1] ; la carta sale de la partida
   *[other] {""}
}.
liberte-event-kept = { $seat } guarda { $card } en su área personal.
liberte-event-dropped = { $seat } descarta { $card }.
liberte-event-supply-empty = Se ha agotado la reserva de bloques { $faction ->
    [blue] azules
    [white] blancos
   *[red] rojos
}: esta ronda es la última.
liberte-event-tie = { $contest ->
    [province] Empate en { $province }.
   *[other] Empate por { liberte-contest }.
}
liberte-event-advanced = { $seat } adelanta { $card }.
liberte-event-declined = { $seat } no adelanta nada.
liberte-event-battle-won = { $seat } gana la batalla: { $points } PV.
liberte-event-battle-lost = La batalla del turno { $turn } está perdida.
liberte-event-white-laid-out = { $count ->
    [one] Se aparta un bloque blanco
   *[other] Se apartan { $count } bloques blancos
} por las batallas perdidas.
liberte-event-elected = { $seat } gana { $province } para los { liberte-faction }{ $count ->
    [one] {""}
   *[other] { " " }con { $count } votos
}.
liberte-event-nobody-elected = Nadie gana { $province }.
liberte-event-cleared = { $province } se vacía.
liberte-event-province-points = { $seat } recibe { $points } PV por { $province }.
liberte-event-stepped-back = Los { liberte-faction } retroceden un paso en el marcador de elecciones.
liberte-event-government = Los { liberte-faction } forman el gobierno.
liberte-event-opposition = Los { liberte-faction } son la oposición.
liberte-event-award = { $seat } recibe { $points } PV por { liberte-contest }.
liberte-event-presence = { $seat } tiene presencia en el gobierno.
liberte-event-claimed = { $seat } proclama la contrarrevolución.
liberte-event-over = { $ending ->
    [landslide] ¡Los Radicales arrasan: es una avalancha!
    [counter_revolution] ¡Ha triunfado la contrarrevolución!
   *[turns] Se han jugado los cuatro turnos.
}

## Cómo ha acabado

liberte-result-turns = Se han jugado cuatro turnos.
liberte-result-landslide = Una avalancha radical.
liberte-result-counter-revolution = Una contrarrevolución realista.

## Por qué algo no se puede hacer

liberte-reason-game-over = La partida ha terminado.
liberte-reason-not-your-decision = Ahora no te toca decidir.
liberte-reason-not-asked = Eso no responde a lo que se pregunta.
liberte-reason-not-in-hand = Esa carta no está en tu mano.
liberte-reason-not-face-up = Esa carta no es una de las descubiertas.
liberte-reason-not-in-a-display = Esa carta no está en el área personal de nadie.
liberte-reason-not-in-your-display = Esa carta no está en tu área personal.
liberte-reason-no-card-to-take = No hay ninguna carta que tomar, ni descubierta ni en el mazo.
liberte-reason-deck-empty = El mazo está vacío.
liberte-reason-hand-too-large = Con nueve cartas o más en la mano hay que descartar dos antes de tomar una.
liberte-reason-hand-small-enough = Antes de tomar solo se descarta con nueve cartas o más en la mano.
liberte-reason-not-value-one = La segunda carta solo puede ser de valor 1.
liberte-reason-special-already-played = Ya has jugado una carta especial en esta acción.
liberte-reason-card-already-played = Ya has jugado tu club o personaje de esta acción.
liberte-reason-other-region = Eso está en otra región.
liberte-reason-no-place-in-region = En la región de tu primer bloque no hay sitio para el de esa carta.
liberte-reason-needs-presence = Esa carta exige presencia en el gobierno.
liberte-reason-needs-radical-government = Esa carta exige un gobierno radical.
liberte-reason-no-target = Esa carta no tiene ningún objetivo.
liberte-reason-no-supply = No quedan bloques de ese color en la reserva.
liberte-reason-stack-full = Tu pila de allí ya tiene tres bloques.
liberte-reason-other-colour = Tu pila de allí es de otro color.
liberte-reason-three-stacks = Allí ya hay tres pilas.
liberte-reason-no-token = No te quedan fichas de control libres.
liberte-reason-no-battle-yet = En el primer turno no hay batalla.
liberte-reason-no-cannon = La carta no lleva cañón.
liberte-reason-block-already-placed = La carta ya ha colocado un bloque: es tarde para la casilla de batalla.
liberte-reason-second-card-no-battle = Una segunda carta nunca va a la casilla de batalla.
liberte-reason-must-place = Hay que colocar el bloque mientras haya sitio para él.
liberte-reason-display-full = Tu área personal está llena.
liberte-reason-no-stack = Esa pila no existe.
liberte-reason-not-government-colour = La carta solo afecta a bloques del color del gobierno.
liberte-reason-white-is-safe = La carta no afecta a los bloques blancos.
liberte-reason-no-red-stack = No hay ninguna pila roja en esa provincia.
liberte-reason-not-white-personality = La carta solo afecta a personajes realistas.
liberte-reason-not-personality = La carta solo afecta a personajes.
liberte-reason-not-general = En una batalla solo cuentan los generales.
liberte-reason-card-does-not-count = Esa carta no cuenta en este empate.
liberte-reason-claim-not-needed = En esta partida, la contrarrevolución se detecta sola; nadie tiene que proclamarla.
liberte-reason-claim-unfounded = Todavía no hay contrarrevolución.

## Qué se pregunta

liberte-ask-refresh = Descarta lo que no quieras conservar.
liberte-ask-refill = Completa tu mano.
liberte-ask-action = Tu acción: juega una carta, toma una o pasa.
liberte-ask-give = Descarta la segunda carta.
liberte-ask-gain = Toma una carta.
liberte-ask-again = Puedes tomar una segunda carta de valor 1.
liberte-ask-place = Coloca un bloque { FORM($card, "of") } ({ $left ->
    [one] queda
   *[other] quedan
} { $left }).
liberte-ask-target = ¿Contra qué usas { $card }?
liberte-ask-strike = Con { $card } puedes eliminar además una carta.
liberte-ask-clean = { CAP($card) }: ¿a tu área personal o a los descartes?
liberte-ask-more = Juega otra carta o termina tu acción.
liberte-ask-advance = Empate por { liberte-contest }: adelanta una carta o ninguna.
liberte-ask-advance-province = Empate en { $province }: adelanta una carta o ninguna.
liberte-ask-nothing = No se pregunta nada.

## Qué se puede hacer

liberte-action-pass = no hacer nada esta vez
liberte-action-draw = robar la primera carta del mazo
liberte-action-done = conservar el resto
liberte-action-end = terminar tu acción
liberte-action-battle = enviar una ficha a la casilla de batalla
liberte-action-skip = no colocar nada, o no eliminar nada
liberte-action-keep = guardarla en tu área personal
liberte-action-drop = descartarla
liberte-action-decline = no adelantar nada
liberte-action-claim = proclamar la contrarrevolución
liberte-action-play = { $card }
liberte-action-take = { $card }
liberte-action-discard = { $card }
liberte-action-strike = { $card } de { $owner }
liberte-action-advance = { $card }
liberte-action-place = { $province }
liberte-action-remove = { $province }: { $owner }, { liberte-colour } × { $height }

## La pantalla

liberte-standing = Turno { $turn } de 4 · { $phase ->
    [refresh] renovación de manos
    [action] acciones, ronda { $round }
    [battle] la batalla
   *[election] la elección
}{ $ending ->
    [1] { " " }(la última)
   *[other] {""}
}
liberte-order = Orden de juego: { $order }
liberte-supply = Reserva
liberte-reserve = Hasta el turno 2
liberte-track = Marcador de elecciones
liberte-government = Gobierno: { liberte-faction }
liberte-opposition = Oposición: { liberte-faction }
liberte-no-government = Aún no hay gobierno
liberte-battle = Batalla de { $name }: { $points } PV
liberte-no-battle = En este turno no hay batalla
liberte-lost-battles = Batallas perdidas: { $count }{ $owed ->
    [0] {""}
    [one] { " " }(aún se debe { $owed } bloque blanco)
   *[other] { " " }(aún se deben { $owed } bloques blancos)
}
liberte-counter-revolution = Contrarrevolución: { $count } de 7
liberte-face-up = Descubiertas
liberte-deck = Mazo: { $deck } · descartes: { $discards } · fuera de la partida: { $box }
liberte-in-play = En juego: { $card }
liberte-column-number = N.º
liberte-column-seat = Jugador
liberte-column-vp = PV
liberte-column-hand = Mano
liberte-column-tokens = Fichas
liberte-column-battle = Batalla
liberte-column-votes = Votos A/B/R
liberte-column-presence = Presencia
liberte-display = Área personal de { $seat }:
liberte-presence = sí
liberte-hand = Mano de { $seat }
liberte-column-card = Carta
liberte-column-faction = Facción
liberte-column-region = Región
liberte-column-now = Ahora no, porque
liberte-type-special = especial
liberte-type-club = club, donde sea
liberte-mark-cannon = cañón
liberte-mark-sans-culottes = sans-culottes
liberte-mark-general = general
liberte-legend = Una pila se lee «2:RRR»: el número de su dueño y una letra por bloque: A Moderados (azul), B Realistas (blanco), R Radicales (rojo). ⚜ cuenta para la contrarrevolución, ★ da PV en los turnos 3 y 4.
