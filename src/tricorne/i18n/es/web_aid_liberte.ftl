# La ayuda de juego de Liberté: todo en una página. Los números vienen de los datos de referencia.

web-aid-liberte-turn = Un turno
web-aid-liberte-turn-order = _Orden_ (desde el turno { $battle }): primero quien tenga más puntos; los empates, al azar.
web-aid-liberte-turn-refresh = _Renovar la mano_ (desde el turno { $battle }): recoge tu área personal, descarta lo que quieras y completa hasta { $hand }.
web-aid-liberte-turn-actions = _Acciones:_ una por cabeza, en orden, ronda tras ronda. Cuando una reserva se agota, esa ronda es la última.
web-aid-liberte-turn-battle = _Batalla_ (desde el turno { $battle }): gana quien tenga más fichas, pero solo con un general en su área personal.
web-aid-liberte-turn-election = _Elección:_ provincias 1 a { $provinces }; después gobierno, oposición y puntos.

web-aid-liberte-action = Tu acción: una de estas
web-aid-liberte-action-play = _Jugar_ un personaje o un club, una especial, o ambas cosas. Tras una carta de valor 1 que ha colocado su bloque, puede seguir otra en la misma región.
web-aid-liberte-action-blocks = Coloca sus bloques en su región (un club: donde quieras) o, con un cañón y desde el turno { $battle }, una ficha en la casilla de batalla.
web-aid-liberte-action-keep = Después, guárdala en tu área personal ({ $display }, o { $most } con sans-culottes) o descártala.
web-aid-liberte-action-take = _Tomar_ una de las { $open } cartas descubiertas, o robar. Con { $large } o más en la mano, descarta antes dos. Tras una carta descubierta de valor 1, otra más.
web-aid-liberte-action-pass = _Pasar._ En la ronda siguiente podrás actuar de nuevo.
web-aid-liberte-placing = Una pila tiene hasta { $stack } bloques de un color. En una provincia caben { $stacks } pilas, una por jugador. Una pila nueva gasta una ficha; tienes { $tokens }.

web-aid-liberte-specials = Cartas especiales: una por acción
web-aid-liberte-specials-note = Pueden afectar a cualquiera, también a ti. Tiene que haber algún objetivo.
web-aid-liberte-card = Carta
web-aid-liberte-count = Cantidad
web-aid-liberte-effect = Efecto

web-aid-liberte-points = Puntos
web-aid-liberte-award = Por
web-aid-liberte-vp = PV
web-aid-liberte-shared = Si sigue el empate
web-aid-liberte-shared-each = { $points } cada uno
web-aid-liberte-battle-of = batalla de { $name } (turno { $turn })
web-aid-liberte-provinces = provincia ganada, desde el turno { $turn }: { $names }
web-aid-liberte-points-note = Un voto del color del gobierno da presencia hasta la próxima elección.

web-aid-liberte-endings = Fin de la partida
web-aid-liberte-end-turns = _Tras el turno { $turns }:_ más puntos. Si hay empate: más valor en el área personal.
web-aid-liberte-end-landslide = _Avalancha radical:_ { $votes } votos rojos o más en una elección, en cualquier turno. Gana quien tenga más rojo: votos, mapa, cartas en la mano y en el área personal. Si hay empate: más en las cartas.
web-aid-liberte-end-counter = _Contrarrevolución realista:_ desde el turno { $turn }, salvo durante una elección: { $count } o más, sumando flores de lis donde una sola pila blanca es la más alta y batallas perdidas. Gana quien tenga más blanco: mapa, cartas en la mano y en el área personal. Si hay empate: más en las cartas.
web-aid-liberte-end-shared = Si sigue el empate, la victoria se comparte.

web-aid-liberte-ties = Empates
web-aid-liberte-ties-note = Adelanta una carta de tu área personal, a la vista y en orden de juego. Las cartas adelantadas se descartan.
web-aid-liberte-tied = Empate por
web-aid-liberte-with = Cartas
web-aid-liberte-rounds = Rondas
web-aid-liberte-otherwise = Si sigue el empate
web-aid-liberte-once = una
web-aid-liberte-until = hasta que uno queda solo o nadie adelanta
web-aid-liberte-tie-battle = batalla
web-aid-liberte-tie-battle-with = generales
web-aid-liberte-tie-battle-otherwise = perdida: una más para la contrarrevolución
web-aid-liberte-tie-province = provincia
web-aid-liberte-tie-province-with = del color de tu pila allí
web-aid-liberte-tie-province-otherwise = ningún voto. Las provincias empatadas siempre se vacían
web-aid-liberte-tie-paris = París
web-aid-liberte-tie-paris-with = del color de tu pila allí
web-aid-liberte-tie-paris-otherwise = ningún voto. Se vacía
web-aid-liberte-tie-track = gobierno, oposición
web-aid-liberte-tie-track-with = del color de una facción empatada, todos; gana la carta más alta
web-aid-liberte-tie-track-otherwise = rojo antes que azul, azul antes que blanco
web-aid-liberte-tie-award = puntos
web-aid-liberte-tie-award-with = del color que puntúa, si tienes algún voto suyo
web-aid-liberte-tie-award-otherwise = puntos compartidos (ver Puntos); quien pierde el empate por el primer puesto queda segundo

web-aid-liberte-pieces = En la caja
web-aid-liberte-blocks = Bloques: { $red } rojos, { $blue } azules, { $white } blancos; { $reserve } de cada color esperan al turno { $battle }.
web-aid-liberte-cards = Cartas: { $a } en el mazo A, { $b } en el mazo B.
web-aid-liberte-lilies = Flores de lis: { $names }.
