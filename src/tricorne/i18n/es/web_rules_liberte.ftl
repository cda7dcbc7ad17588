# Las reglas de Liberté, con nuestras palabras. Una línea en blanco separa los párrafos; «- » abre un punto, «> » un
# ejemplo, «! » un aviso, «@» una imagen; [texto|ancla] es un enlace, _texto_ va destacado.

web-rules-liberte-goal = De qué va
web-rules-liberte-goal-text =
    Francia, de 1789 a 1799. Tres facciones luchan por el poder: los Radicales (rojos), los Moderados (azules) y los Realistas (blancos). _Tú no eres de ninguna._ Apoyas a la que te convenga: con las cartas de tu mano pones bloques de cualquier color en el mapa, ganas votos en las provincias y puntúas según tu parte en cada nuevo gobierno.

    Hay cuatro turnos. Cada uno es una serie de acciones rápidas, una tras otra alrededor de la mesa; después viene (desde el turno II) una batalla y, por último, una elección en las 27 provincias.

    @factions

web-rules-liberte-win = Tres maneras de ganar
web-rules-liberte-win-text =
    Una partida de Liberté puede acabar de tres maneras, y conviene no perder de vista ninguna:

    - _Puntos de victoria._ Si no pasa nada más, la partida acaba tras el turno IV y gana quien tenga más [puntos de victoria|points].
    - _Avalancha radical._ Si los rojos consiguen 17 votos o más en una misma elección, la partida acaba al instante. Los puntos ya no cuentan; gana quien tenga más bloques rojos. Ver [avalancha radical|landslide].
    - _Contrarrevolución realista._ Si en el turno III o IV los blancos controlan siete provincias con flor de lis, contando las batallas perdidas, la partida acaba al instante. Los puntos ya no cuentan; gana quien tenga más bloques blancos. Ver [contrarrevolución|counter-revolution].

    @ways

    ! ¡Ojo! Los dos finales repentinos quitan el sueño a quien va en cabeza: alguien muy por detrás en puntos puede tener más bloques rojos o blancos que nadie.

web-rules-liberte-board = El mapa
web-rules-liberte-board-text =
    Francia tiene 27 provincias en seis regiones. Cada provincia lleva un número, y las elecciones siguen ese orden. Catorce tienen una [flor de lis|fleur-de-lis]; cuatro valen uno o dos puntos de victoria en los turnos III y IV; la número 8, Île-de-France, es [París|paris].

    @provinces

web-rules-liberte-cards = Las cartas
web-rules-liberte-cards-text =
    Hay 110 cartas en dos mazos. El mazo A sale primero y favorece a Moderados y Realistas; el mazo B va debajo y favorece a los Radicales. La letra y el número de cada carta están en su esquina; las grabaciones usan el número.

    - Un _personaje_ muestra de uno a tres bloques de un color: ese es su [valor|value]. Sus bloques van a la región que indica.
    - Un _club_ tiene un bloque, que puede ir a cualquier provincia. Todos los clubes llevan un cañón.
    - Una carta _especial_ no tiene valor: quita cartas o bloques, de quien sea. Ver [cartas especiales|specials].

    @cards

    Una carta puede llevar estos símbolos:

    - el _cañón_: puede enviar una ficha a la [batalla|battle] en vez de bloques al mapa,
    - el _general_: con uno en tu [área personal|display] puedes ganar la batalla,
    - los _sans-culottes_: gracias a ellos cabe una quinta carta en tu área personal.

web-rules-liberte-setup = Preparación
web-rules-liberte-setup-text =
    Cada cual recibe siete cartas del mazo A, y se descubren tres cartas junto al mazo. El azar decide quién empieza. Hay 30 bloques rojos, 28 azules y 24 blancos; dos de cada color quedan apartados hasta el turno II. Cada cual tiene 18 fichas de control para marcar lo suyo: en la caja hay 20, pero dos van en los marcadores, una para los puntos y otra para el orden de juego.

web-rules-liberte-turn = Un turno
web-rules-liberte-turn-text =
    - _Orden_ (desde el turno II): se juega por orden de puntos, primero quien tenga más; los empates se deciden al azar.
    - _Renovar la mano_ (desde el turno II): ver [renovar la mano|refresh].
    - _Acciones_: por orden, cada cual hace una [acción|actions], una y otra vez, hasta que una reserva de bloques [se agota|round-end].
    - _Batalla_ (desde el turno II): ver [batalla|battle].
    - _Elección_: ver [elección|election].

web-rules-liberte-refresh = Renovar la mano
web-rules-liberte-refresh-text =
    Al empezar los turnos II a IV, las cartas de tu área personal vuelven a tu mano. Puedes descartar todas las que quieras. Después completas hasta siete, cada vez con una carta descubierta o del mazo. Si tienes siete o más, no tomas ninguna y te las quedas todas.

web-rules-liberte-actions = Tu acción
web-rules-liberte-actions-text =
    Cuando te toca, haz _una_ de estas cosas:

    - _Jugar:_ un personaje o un club, una carta especial, o ambas cosas, en el orden que quieras. Puede seguir una [segunda carta|second-card] de valor 1.
    - _Tomar:_ una carta, descubierta o del mazo.
    - _Pasar._ En la ronda siguiente podrás actuar de nuevo.

web-rules-liberte-playing = Jugar una carta
web-rules-liberte-playing-text =
    Un personaje o un club hace una de estas dos cosas:

    - _coloca bloques_: tantos como su valor, de su color y en su región (un club: un bloque donde quieras); o
    - si lleva cañón, desde el turno II, envía _una ficha a la casilla de batalla_, valga lo que valga.

    Hay que colocar todos los bloques de la carta si hay sitio y reserva; si no, todos los que se pueda. Justo después decides si guardas la carta en tu [área personal|display] o la descartas.

web-rules-liberte-placing = Dónde pueden ir los bloques
web-rules-liberte-placing-text =
    - Una [pila|stack] tiene de uno a tres bloques de un solo color y un solo dueño.
    - En cada provincia tienes una pila como mucho, y nadie añade bloques a la pila de otro.
    - En una provincia caben tres pilas como mucho.
    - Una pila nueva necesita una de tus [fichas|token].

    @stacks

    Los bloques de una misma carta pueden ir a varias provincias de la región. Nadie puede mover bloques; solo las cartas especiales los quitan.

web-rules-liberte-second-card = Una segunda carta de valor 1
web-rules-liberte-second-card-text =
    Si tu primera carta valía 1 y ha colocado su bloque en el mapa, puedes jugar otra carta de valor 1: de la misma región, o un club. Su color da igual, pero su bloque debe ir a la región del primero. No puede ir a la batalla.

    Al tomar pasa lo mismo: si la carta descubierta que has tomado vale 1, puedes tomar otra carta descubierta de valor 1.

web-rules-liberte-taking = Tomar una carta
web-rules-liberte-taking-text =
    Eliges una de las tres cartas descubiertas o robas a ciegas del mazo. La carta descubierta se repone al momento. Con nueve cartas o más en la mano, antes descartas dos. Cuando el mazo se acaba, se barajan los descartes y forman el nuevo mazo: desde entonces los mazos A y B van mezclados.

web-rules-liberte-display = Tu área personal
web-rules-liberte-display-text =
    Una carta que has jugado puede quedarse delante de ti, boca arriba, en vez de descartarse. Hay sitio para cuatro, o para cinco si una de las cinco lleva sans-culottes. Las cartas de tu área personal hacen tres cosas:

    - deshacen [empates|ties] en las elecciones,
    - mandan el ejército, si son [generales|general],
    - vuelven a tu mano en el turno siguiente.

    Los demás pueden eliminarlas con cartas especiales. Tú no puedes retirar una carta de tu área personal.

    @display

web-rules-liberte-round-end = Cuándo acaban las acciones
web-rules-liberte-round-end-text =
    En cuanto un color se queda sin bloques en la reserva, se termina la ronda, para que todos hayan hecho las mismas acciones; entonces acaba la fase, aunque entretanto vuelvan bloques. Si una reserva está vacía desde el principio del turno, se juega exactamente una ronda.

web-rules-liberte-battle = La batalla
web-rules-liberte-battle-text =
    Turno II: Valmy, 4 puntos. Turno III: Fleurus, 5. Turno IV: Rivoli, 6.

    Para ganar necesitas al menos una ficha en la casilla de batalla _y_ un general en tu área personal. Entre quienes tienen ambas cosas, gana quien tenga más fichas. Si hay empate, los empatados, por orden, pueden [adelantar|ties] un general cada uno; gana el valor más alto.

    Si nadie puede ganar, o el empate sigue, la batalla está _perdida_: se aparta un bloque blanco para el resto de la partida, que cuenta como una provincia para la [contrarrevolución|counter-revolution]. Si no hay bloques blancos en la reserva, la batalla se da por perdida igualmente y el bloque se debe: se aparta en cuanto vuelva a haber uno.

    > Tú tienes dos fichas, pero ningún general; Clémence tiene una ficha y a Hoche en su área personal. Gana la batalla Clémence.

web-rules-liberte-election = La elección
web-rules-liberte-election-text =
    Provincia por provincia, de la 1 a la 27, gana _la pila más alta_, si no hay otra igual; no el color con más bloques en total. Su dueño toma un bloque de ella como [voto|vote], y esa facción sube un paso en el marcador de elecciones. Los demás bloques se quedan para el turno siguiente.

    > En Anjou hay tres pilas: dos bloques blancos tuyos, uno rojo de Clémence y uno rojo de Bastien. Hay tantos bloques rojos como blancos, pero la pila más alta es la tuya. Tomas un bloque como voto para los Realistas; el otro se queda.

    Desde el turno III, quien gana una provincia con puntos de victoria se los lleva también.

web-rules-liberte-ties = Empates y cartas adelantadas
web-rules-liberte-ties-text =
    Donde las pilas más altas son iguales, los empatados pueden adelantar, en orden de juego, una carta cada uno: de su área personal y del color de su propia pila allí. El valor más alto gana el voto. Si nadie queda solo en cabeza, nadie gana la provincia.

    @tie

    ! ¡Cuidado! Tras un empate, se deshaga o no, la provincia se vacía: todo lo que quede allí vuelve a la reserva, también las pilas que no estaban empatadas.

    Las cartas adelantadas se descartan, hayan ganado o no. En París, para el gobierno y para los puntos, quienes siguen igualados continúan ronda tras ronda, hasta que uno queda solo o nadie adelanta nada más.

web-rules-liberte-paris = París
web-rules-liberte-paris-text =
    En Île-de-France (número 8), quien gana toma _todos_ los bloques de la pila: hasta tres votos. Allí un empate se disputa en varias rondas: quienes comparten el valor más alto pueden seguir, hasta que uno queda solo en cabeza o pasa una ronda entera sin cartas.

    > En París tienes dos bloques rojos, Clémence dos azules y Bastien uno blanco. Clémence y tú empatáis. Tú adelantas Desmoulins (2), Clémence adelanta Bailly (2): seguís igualados. En la segunda ronda adelantas los Jacobins (1), y a Clémence no le quedan cartas azules. Ganas dos votos para los Radicales. La provincia se vacía, con el bloque blanco de Bastien incluido, y las tres cartas se descartan.

web-rules-liberte-government = Gobierno y oposición
web-rules-liberte-government-text =
    La facción con más votos forma el gobierno; la siguiente es la oposición. Si están igualadas, todos pueden adelantar una carta de uno de los colores empatados; la facción con la carta más alta se pone por delante, y las que están a su altura o por debajo retroceden un paso. Si siguen igualadas: rojo antes que azul, azul antes que blanco. Un empate por el segundo lugar se resuelve igual.

    Quienes tienen al menos un voto del color del gobierno tienen [presencia|presence] hasta la próxima elección.

web-rules-liberte-points = Puntos de victoria
web-rules-liberte-points-text =
    @points

    Solo participan quienes tienen votos de ese color. Los empates se deshacen adelantando cartas de ese color, ronda tras ronda. Si un empate no se deshace:

    - por el primer puesto en el gobierno, cada empatado recibe 3, y el segundo puesto se premia igualmente;
    - por el segundo puesto, cada uno recibe 1;
    - por la oposición, cada uno recibe 2.

    Si el empate por el primer puesto se deshace, quien lo pierde queda segundo; si lo pierden varios, se disputan el segundo puesto de la misma manera.

    > Gobiernan los blancos. Clémence y tú tenéis cuatro votos blancos cada uno; Bastien tiene dos. Tú adelantas Condé (3), Clémence adelanta Cazalès (3): seguís igualados. En la segunda ronda ninguno adelanta nada. Cada uno recibe 3 puntos por el primer puesto, y Bastien queda segundo: 2 puntos. Si Clémence no hubiera adelantado nada en la primera ronda, tú tendrías 5 y Clémence 2.

    Después, todos los votos vuelven a la reserva.

web-rules-liberte-specials = Cartas especiales
web-rules-liberte-specials-text =
    Una especial por acción. Puede afectar a cualquiera, también a ti, y solo se puede jugar si tiene algún objetivo.

    @specials

    - _Escasez de pan_ (cuatro en el mazo A): un bloque del color del gobierno sale del mapa. Antes de la primera elección, cualquier bloque.
    - _Emigración_ (dos en el A): un personaje blanco pasa de un área personal a los descartes.
    - _Problemas religiosos_ (dos en el A): un bloque azul o rojo sale del mapa.
    - _Guillotina_ (dos en el mazo B): un personaje de un área personal sale de la partida para siempre.
    - _Purga_ (cuatro en el B): un club o un personaje pasa de un área personal a los descartes. Exige [presencia|presence].
    - _Terror_ (seis en el B): una pila entera sale de una provincia en la que haya una pila roja (puede ser esa misma); además, un club o un personaje de un área personal puede salir de la partida. Exige presencia en un gobierno _rojo_.

web-rules-liberte-landslide = Avalancha radical
web-rules-liberte-landslide-text =
    Si, cuando todas las provincias han votado, los rojos tienen 17 votos o más, la partida acaba, sea el turno que sea. Cada cual suma lo que tiene de rojo: votos obtenidos, bloques en el mapa y bloques de las cartas en la mano y en el área personal. Gana quien tenga más rojo; si hay empate, quien tenga más en las cartas; si sigue, la victoria se comparte.

web-rules-liberte-counter-revolution = Contrarrevolución realista
web-rules-liberte-counter-revolution-text =
    En los turnos III y IV, en cualquier momento salvo durante una elección: se cuentan las provincias con [flor de lis|fleur-de-lis] en las que una sola pila blanca es la más alta y se suman las batallas perdidas. Siete o más acaban la partida al instante. Cada cual suma lo que tiene de blanco: bloques en el mapa y bloques de las cartas en la mano y en el área personal. Gana quien tenga más blanco; si hay empate, quien tenga más en las cartas; si sigue, la victoria se comparte.

    La mesa lleva la cuenta por ti. Con la opción _Hay que proclamarla_, alguien tiene que darse cuenta y proclamarla mientras se cumpla; lo que se escapa, se escapa.

web-rules-liberte-final = Tras el turno IV
web-rules-liberte-final-text =
    Gana quien tenga más puntos de victoria. Si hay empate, quien sume más valor en su área personal; si sigue, la victoria se comparte.

web-rules-liberte-options = Opciones
web-rules-liberte-options-text =
    - _Segunda carta_ desactivada: solo un personaje o un club por acción, y solo se toma una carta.
    - _Contrarrevolución: hay que proclamarla:_ ver [más arriba|counter-revolution].
    - _Primera edición:_ no hay segunda carta; las elecciones van región por región, en el orden de abajo; un empate en el marcador de elecciones lo decide la suma de las cartas adelantadas, y solo retroceden las facciones empatadas; la quinta carta de un área personal tiene que llevar ella misma los sans-culottes; los votos obtenidos no cuentan tras una avalancha; una contrarrevolución puede llegar también durante una elección.

    @regions

web-rules-liberte-set = Sobre estas cartas
web-rules-liberte-set-text =
    Ningún texto público recoge las cartas y el mapa del juego físico. Los de aquí son una reconstrucción: contiene todos los datos que se han podido encontrar, y lo demás se ha completado con la historia de modo que cuadren todos los totales conocidos. Si tienes el juego, puedes jugar con los nombres y los números de tus propias cartas: en { web-settings }, el apartado «{ web-own-cards }» explica cómo.

web-rules-liberte-terms = Términos

web-rules-liberte-term-advance = Adelantar
web-rules-liberte-term-advance-means = Jugar una carta de tu área personal en un [empate|ties], a la vista y en orden de juego. Gane o pierda, se descarta.
web-rules-liberte-term-block = Bloque
web-rules-liberte-term-block-means = Un cubo de una facción: rojo, azul o blanco. En el mapa trabaja para el dueño de su [pila|stack].
web-rules-liberte-term-cannon = Cañón
web-rules-liberte-term-cannon-means = La carta que lo lleva puede enviar una ficha a la [batalla|battle] en vez de sus bloques al mapa.
web-rules-liberte-term-club = Club
web-rules-liberte-term-club-means = Una carta con un bloque para cualquier provincia y un cañón.
web-rules-liberte-term-control = Control
web-rules-liberte-term-control-means = Controla una provincia la pila que es más alta que todas las demás.
web-rules-liberte-term-fleur-de-lis = Flor de lis
web-rules-liberte-term-fleur-de-lis-means = El emblema del rey: la llevan catorce provincias. Cuentan para la [contrarrevolución|counter-revolution].
web-rules-liberte-term-general = General
web-rules-liberte-term-general-means = Una carta que puede mandar el ejército cuando está en el área personal. Ver [batalla|battle].
web-rules-liberte-term-opposition = Oposición
web-rules-liberte-term-opposition-means = La segunda facción con más votos. Ver [gobierno|government].
web-rules-liberte-term-presence = Presencia
web-rules-liberte-term-presence-means = La tienes si tuviste algún voto del color que gobierna. La exigen la Purga y el Terror.
web-rules-liberte-term-round = Ronda
web-rules-liberte-term-round-means = Una acción de cada cual, en orden de juego.
web-rules-liberte-term-sans-culottes = Sans-culottes
web-rules-liberte-term-sans-culottes-means = La gente de la calle: una carta con este símbolo hace sitio para una quinta en el área personal.
web-rules-liberte-term-stack = Pila
web-rules-liberte-term-stack-means = De uno a tres bloques de un color con tu ficha encima. Ver [colocación|placing].
web-rules-liberte-term-supply = Reserva
web-rules-liberte-term-supply-means = Los bloques que no están en juego. Cuando un color se agota, [acaban las acciones|round-end].
web-rules-liberte-term-token = Ficha
web-rules-liberte-term-token-means = Tu marca, en las pilas, en la casilla de batalla y para la presencia. Tienes 18 libres, porque dos de tus 20 están en los marcadores; si no te queda ninguna, solo puedes aumentar tus pilas.
web-rules-liberte-term-value = Valor
web-rules-liberte-term-value-means = El número de bloques de una carta: 1, 2 o 3. Las especiales no tienen.
web-rules-liberte-term-vote = Voto
web-rules-liberte-term-vote-means = Un bloque tomado de la pila que ha ganado su provincia. Lo conservas hasta que se reparten los puntos.

web-rules-liberte-figure-factions-red = Radicales
web-rules-liberte-figure-factions-blue = Moderados
web-rules-liberte-figure-factions-white = Realistas
web-rules-liberte-figure-ways-points = Más puntos de victoria que nadie tras { $turns } turnos
web-rules-liberte-figure-ways-landslide = { $votes } votos rojos en una elección
web-rules-liberte-figure-ways-counter = { $count } flores de lis bajo los blancos, contando las batallas perdidas
web-rules-liberte-figure-cards = Un personaje, un club y una especial. El borde de color es la región; sus bloques, el color y el valor.
web-rules-liberte-figure-stacks = Tres pilas en una provincia, cada una con la ficha de su dueño. La más alta la controla.
web-rules-liberte-figure-tie = Dos pilas de dos: empate. La carta de valor 3 vence a la de valor 2.
web-rules-liberte-figure-display = Cuatro cartas en el área personal; una quinta, solo con sans-culottes.
web-rules-liberte-figure-number = N.º
web-rules-liberte-figure-province = Provincia
web-rules-liberte-figure-region = Región
web-rules-liberte-figure-regions = El orden de las regiones en la primera edición; dentro de cada una, las provincias votan por número.
web-rules-liberte-figure-lily = Flor de lis
web-rules-liberte-figure-pays = Puntos
web-rules-liberte-figure-award = Motivo
web-rules-liberte-figure-vp = Puntos
web-rules-liberte-figure-award-first = más votos en el gobierno
web-rules-liberte-figure-award-second = segundo en votos en el gobierno
web-rules-liberte-figure-award-lead = más votos en la oposición
web-rules-liberte-figure-award-battle = la batalla: { $names }
web-rules-liberte-figure-award-provinces = provincias con puntos, desde el turno { $turn }
