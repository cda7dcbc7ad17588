# La mesa de Liberté en el navegador.

## Cartas

web-liberte-special = Especial
web-liberte-anywhere = toda Francia
web-liberte-card-id = carta { $set } { $number }
web-liberte-effect-bread-shortage = Quita del mapa un bloque del color del gobierno; antes de la primera elección, cualquiera.
web-liberte-effect-emigration = Un personaje realista pasa de un área personal a los descartes.
web-liberte-effect-religious-problems = Quita del mapa un bloque azul o rojo.
web-liberte-effect-guillotine = Un personaje de un área personal sale de la partida para siempre.
web-liberte-effect-purge = Un club o personaje pasa de un área personal a los descartes.
web-liberte-effect-terror = Retira una pila entera donde haya rojo; una carta guardada puede salir de la partida.
web-liberte-needs-purge = Exige presencia en el gobierno
web-liberte-needs-terror = Exige presencia en un gobierno rojo
web-liberte-office-orator = orador
web-liberte-office-jurist = jurista
web-liberte-office-soldier = militar
web-liberte-office-cleric = eclesiástico
web-liberte-office-journalist = periodista
web-liberte-office-noble = noble
web-liberte-office-prince = príncipe
web-liberte-office-pastor = pastor
web-liberte-office-intendant = intendente de marina
web-liberte-office-rebel = jefe rebelde
web-liberte-office-letters = hombre de letras
web-liberte-office-letters-woman = mujer de letras
web-liberte-office-scholar = sabio
web-liberte-office-financier = financiero
web-liberte-office-plotter = conspirador
web-liberte-office-engineer = ingeniero
web-liberte-office-tribune = tribuno de la calle
web-liberte-office-envoy = comisario en misión
web-liberte-card-blocks = { $count } { $count ->
    [one] bloque { liberte-colour }
   *[other] bloques { $faction ->
        [blue] azules
        [white] blancos
       *[red] rojos
    }
}

## El mapa

web-liberte-map = El mapa de Francia
web-liberte-province = { $name }, número { $number }, { $region }
web-liberte-fleur = flor de lis
web-liberte-pays = { $points ->
    [one] un punto
   *[other] { $points } puntos
} desde el turno { $turn }
web-liberte-stack = { $name }: { web-liberte-card-blocks }
web-liberte-nobody = ninguna pila
web-liberte-place-new = Elegir: una pila { $faction ->
    [blue] azul
    [white] blanca
   *[red] roja
} nueva
web-liberte-place-grows = Elegir: tu pila { $faction ->
    [blue] azul
    [white] blanca
   *[red] roja
} sube a { $height }
web-liberte-can-hit = Elegir: afecta a { $names }
web-liberte-assembly = La Asamblea
web-liberte-assembly-now = Si se votara ahora: { $red } rojos, { $blue } azules, { $white } blancos, { $open } en empate.
web-liberte-assembly-tip = Así se sentaría la Asamblea si se votara ahora: los Radicales a la izquierda, los Realistas a la derecha. { $landslide } votos rojos son una avalancha y acaban la partida. Los escaños vacíos están empatados o no son de nadie.
web-liberte-would-govern = ahora: gobernarían los { liberte-faction }
web-liberte-would-tie = ahora: nadie va en cabeza
web-liberte-governs = en el poder: { liberte-faction }, { $votes ->
    [one] un voto
   *[other] { $votes } votos
}
web-liberte-battle = Batalla de { $name }
web-liberte-battle-none = Aún no hay batalla
web-liberte-battle-later = desde el turno { $turn }
web-liberte-battle-empty = aún no hay fichas
web-liberte-battle-row = { $name }: { $count } { $count ->
    [one] ficha
   *[other] fichas
}{ $general ->
    [no] , sin general
   *[yes] , con un general
}
web-liberte-battle-tip = Vale { $points } puntos. Gana quien tenga más fichas, pero solo con un general en su área personal. En cabeza: { $leading }. Una batalla que nadie gana cuenta para la contrarrevolución.
web-liberte-leads = en cabeza
web-liberte-no-general = sin general
web-liberte-points-word = { $count ->
    [one] punto
   *[other] puntos
}
web-liberte-lost = { $count ->
    [one] { $count } perdida
   *[other] { $count } perdidas
}

## La barra

web-liberte-turns = Turno { $turn } de { $of }
web-liberte-phase-refresh = Renovar
web-liberte-phase-action = Acción
web-liberte-phase-battle = Batalla
web-liberte-phase-election = Elección
web-liberte-round = ronda { $round }
web-liberte-last = última ronda
web-liberte-landslide = Avalancha
web-liberte-landslide-tip = Votos rojos si se votara ahora: { $count }. { $of } votos rojos en una elección acaban la partida al instante; entonces gana quien tenga más rojo: votos obtenidos, bloques en el mapa y bloques de las cartas en la mano y en el área personal.
web-liberte-landslide-so-far = Votos rojos hasta ahora: { $count }. { $of } acaban la partida.
web-liberte-counter-revolution = Contrarre{"\u00AD"}volución
web-liberte-counter-revolution-tip = Provincias con flor de lis donde mandan los blancos, más batallas perdidas: { $count }. Desde el turno { $turn }, { $of } acaban la partida al instante; entonces gana quien tenga más blanco: bloques en el mapa y bloques de las cartas en la mano y en el área personal.
web-liberte-of = { $count } de { $of }
web-liberte-gauge-of = { " " }de { $of }
web-liberte-short = { $count ->
    [0] ¡ya!
    [one] falta 1
   *[other] faltan { $count }
}

## Jugadores y cartas

web-liberte-you = tú
web-liberte-bot = bot
web-liberte-vp = PV
web-liberte-player = { $name }: { $points } puntos de victoria, { $cards ->
    [one] una carta
   *[other] { $cards } cartas
} en la mano
web-liberte-tokens = { $count ->
    [one] Queda una ficha de control.
   *[other] Quedan { $count } fichas de control.
}
web-liberte-presence = Presencia en el gobierno { liberte-colour }
web-liberte-in-battle = { $count ->
    [one] Una ficha
   *[other] { $count } fichas
} en la casilla de batalla
web-liberte-in-hand = { $count ->
    [one] Una carta
   *[other] { $count } cartas
} en la mano
web-liberte-hand-word = Mano
web-liberte-vp-tip = { $points } puntos de victoria
web-liberte-order = Número { $place } en el orden de juego.
web-liberte-display = Área personal
web-liberte-hand = Tu mano: { $count ->
    [one] una carta
   *[other] { $count } cartas
}
web-liberte-market = Cartas y reserva
web-liberte-discards = { $count ->
    [0] sin descartes
    [one] un descarte
   *[other] { $count } descartes
}
web-liberte-discards-empty = Aún no se ha descartado nada.
web-liberte-box = Fuera de la partida: { $count }
web-liberte-deck = Mazo: { $count ->
    [one] una carta
   *[other] { $count } cartas
}
web-liberte-draw-tip = Robar la primera carta
web-liberte-supply-of = { liberte-faction }: { $count ->
    [0] no quedan bloques
    [one] queda un bloque
   *[other] quedan { $count } bloques
} en la reserva.
web-liberte-reserve = En el turno II llegan { $count } más.
web-liberte-plays = Juega { $name }

## Qué se pregunta

web-liberte-ask-refresh = Renueva tu mano
web-liberte-ask-refresh-text = Descarta lo que no quieras conservar; después completas tu mano.
web-liberte-ask-refill = Toma una carta
web-liberte-ask-refill-text = Completa tu mano con cartas descubiertas o del mazo.
web-liberte-ask-action = Tu acción
web-liberte-ask-action-text = Juega una carta de tu mano, toma una o pasa.
web-liberte-ask-discarding = Descarta dos cartas para tomar una
web-liberte-ask-discarding-text = Tienes { $count } o más en la mano. ¿Cuál va primero?
web-liberte-ask-give = Descarta la segunda carta
web-liberte-ask-give-text = Después tomas una nueva.
web-liberte-ask-gain = Toma una carta
web-liberte-ask-gain-text = Una descubierta, o la primera del mazo.
web-liberte-ask-again = ¿Una segunda carta?
web-liberte-ask-again-text = También puedes tomar una de las cartas de valor 1 resaltadas.
web-liberte-ask-place = Coloca un bloque { FORM($card, "of") }
web-liberte-ask-place-text = Por colocar: { $left ->
    [one] un bloque { liberte-colour }
   *[other] { $left } bloques { $faction ->
        [blue] azules
        [white] blancos
       *[red] rojos
    }
}, en { $where ->
    [anywhere] cualquier provincia resaltada
   *[other] una provincia resaltada ({ $where })
}{ $battle ->
    [yes] { " " }o en la casilla de batalla
   *[no] {""}
}.
web-liberte-ask-place-battle = En el mapa no hay sitio: envía una ficha a la batalla o no coloques nada.
web-liberte-ask-target = ¿Contra qué usas { $card }?
web-liberte-ask-strike = ¿Eliminar además una carta con { $card }?
web-liberte-ask-strike-text = La carta eliminada sale de la partida para siempre.
web-liberte-ask-clean = ¿Guardas { $card }?
web-liberte-ask-clean-text = En tu área personal puede deshacer empates y, si es un general, mandar el ejército; vuelve a tu mano en el turno siguiente. Si no, se descarta.
web-liberte-ask-more = ¿Otra carta?
web-liberte-ask-more-text = { $region ->
    [none] Una carta especial, o nada más.
   *[other] Una especial, otra de valor 1 de la misma región ({ $region }), o nada más.
}
web-liberte-ask-more-none = Ahora no tienes nada más que jugar. Los demás no lo ven.
web-liberte-ask-advance = { $place ->
    [none] Empate por { liberte-contest }
   *[other] Empate en { $place }
}
web-liberte-stake = En juego: { $contest ->
    [province] { $votes ->
        [one] un voto
       *[other] { $votes } votos
    }{ $points ->
        [0] {""}
        [one] {" "}y un punto
       *[other] {" "}y { $points } puntos
    }
    [government] quién gobierna
    [opposition] quién es la oposición
   *[other] { $points } puntos
}.
web-liberte-ask-which = ¿Qué pila de { $province }?
web-liberte-last-line = Se ha agotado una reserva: esta ronda es la última del turno.
web-liberte-harm-card = Esto afecta a tu propia carta: { $card }.
web-liberte-harm-blocks = Esto retira { $count ->
    [one] un bloque tuyo
   *[other] { $count } bloques tuyos
} de { $province }.
web-liberte-harm-text = Todavía no se ha hecho nada: puedes echarte atrás o confirmarlo.
web-liberte-harm-go = Hacerlo de todos modos
web-liberte-draw = Robar
web-liberte-pass = Pasar
web-liberte-discard-two = Descartar dos, tomar una
web-liberte-put-back = Atrás
web-liberte-done = Conservar el resto
web-liberte-end = Nada más
web-liberte-end-after = Acabar tras esta carta
web-liberte-end-turn = … en todo el turno
web-liberte-to-battle = A la batalla
web-liberte-skip = No colocar nada
web-liberte-spare = No eliminar ninguna
web-liberte-keep = Guardar
web-liberte-drop = Descartar
web-liberte-hold-back = No adelantar nada
web-liberte-claim = Proclamar la contrarre{"\u00AD"}volución
web-liberte-which = { $name }: { $height } × { liberte-colour }
web-liberte-do-play = Jugar { $card }
web-liberte-do-take = Tomar { $card }
web-liberte-do-discard = Descartar { $card }
web-liberte-do-strike = Eliminar { $card }
web-liberte-do-advance = Adelantar { $card }
web-liberte-do-place = Colocar en { $province }
web-liberte-do-remove = { $province }: contra { $name }

## Empates

web-liberte-tied-in = Empate en { $place }
web-liberte-tied-for = Empate por { liberte-contest }
web-liberte-tied-seats = En empate: { $names }. Gana la carta más alta.
web-liberte-tied-factions = En empate:
web-liberte-duel-round = ronda { $round }
web-liberte-shows-nothing = no adelanta nada
web-liberte-your-answer = tu respuesta
web-liberte-thinks = está pensando
web-liberte-advance-or-not = Adelanta una carta de tu área personal, o nada
web-liberte-hold-back-more = Conservas { $cards }.
web-liberte-verdict-first = Muestras { $value }; los demás responden.
web-liberte-verdict-ahead = { $value } contra { $best }: por delante
web-liberte-verdict-level = { $value } contra { $best }: sigue el empate
web-liberte-verdict-behind = { $value } contra { $best }: por detrás

## La elección

web-liberte-story = Provincia por provincia
web-liberte-story-of = { $count } de { $of }
web-liberte-nobody-won = nadie
web-liberte-tie = empate
web-liberte-votes-cast = { $count ->
    [one] un voto emitido
   *[other] { $count } votos emitidos
}
web-liberte-votes-line = Votos: { $red } rojos, { $blue } azules, { $white } blancos
web-liberte-votes-held = Votos obtenidos
web-liberte-ties-ahead = Provincias en empate
web-liberte-at-stake = En juego
web-liberte-award-first = más votos en el gobierno
web-liberte-award-second = segundo en votos en el gobierno
web-liberte-award-lead = más votos en la oposición
web-liberte-sleeps = Durante la elección no hay contrarrevolución

## Qué se muestra

web-liberte-turn = Turno { $turn }
web-liberte-turn-text = { $turn ->
    [2] Se reúnen los ejércitos: la batalla es { $battle }.
    [3] Algunas provincias dan ya puntos, y puede llegar la contrarrevolución. Batalla: { $battle }.
   *[4] El último turno. Batalla: { $battle }.
}
web-liberte-supply-empty = { $faction ->
    [blue] Se ha agotado el azul
    [white] Se ha agotado el blanco
   *[red] Se ha agotado el rojo
}
web-liberte-last-round = Esta ronda es la última del turno.
web-liberte-passes = pasa
web-liberte-gains = +{ $points } PV
web-liberte-over = La partida ha terminado
web-liberte-moment = Turno { $turn }, { $phase ->
    [refresh] renovación de manos
    [action] ronda { $round }
    [battle] la batalla
   *[election] la elección
}

## Resúmenes de batallas y elecciones

web-liberte-summary-election = Elección del turno { $turn }
web-liberte-summary-text = Quién ha ganado qué puntos, y por qué. La partida sigue cuando quieras.
web-liberte-summary-continue = Continuar
web-liberte-summary-votes = Votos ganados
web-liberte-summary-points = Puntos del turno
web-liberte-summary-none = ninguno
web-liberte-summary-won = { $name } gana la batalla de { $battle }: { $points } PV.
web-liberte-summary-lost = La batalla de { $battle } está perdida y cuenta para una contrarrevolución: { $count } de { $of } (posible desde el turno { $from }).
web-liberte-summary-presence = Presentes en el gobierno { liberte-colour }:

## En un teléfono

web-liberte-tabs = Vistas
web-liberte-tab-map = Mapa
web-liberte-tab-players = Jugadores
web-liberte-tab-cards = Cartas
web-liberte-tab-log = Registro
web-liberte-regions = Ampliar una región
web-liberte-all-france = Toda Francia
web-liberte-whole = Alejar

## Teclas

web-liberte-key-more = las cifras, para las nueve opciones siguientes
web-liberte-key-draw = robar una carta; descartar dos para tomar una
web-liberte-key-not = pasar; descartar la carta; no adelantar nada
web-liberte-key-battle = a la batalla
web-liberte-key-keep = guardar la carta
web-liberte-key-skip = no colocar nada
web-liberte-key-end = acabar tras esta carta
web-liberte-key-all = nada más, en todo el turno
web-liberte-key-claim = proclamar la contrarrevolución
