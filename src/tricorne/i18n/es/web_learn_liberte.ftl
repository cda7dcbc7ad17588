# La lección de Liberté. La primera línea de una página es su título. Las páginas con número van antes de la jugada
# de un paso; «-leap» se cuenta mientras se hacen jugadas por quien aprende. $one y $two son los rivales.

web-learn-liberte-play-1 =
    Francia, 1789
    Radicales rojos, Moderados azules, Realistas blancos: tres facciones quieren gobernar. Tú no eres de ninguna. Apoyas a la que te convenga, con las cartas de tu mano.
web-learn-liberte-play-2 =
    Tres maneras de ganar
    Más puntos de victoria que nadie tras cuatro turnos. O una avalancha roja: 17 votos rojos en una elección. O una contrarrevolución blanca: siete provincias con flor de lis, el emblema del rey. Los dos medidores muestran lo cerca que están los finales repentinos; no los pierdas de vista.
web-learn-liberte-play-3 =
    Una carta
    Su borde muestra color y valor: tres bloques blancos. El color del borde es la región adonde van. { $one } y { $two } ya han jugado; ahora te toca a ti.
web-learn-liberte-play =
    Juega Condé
    Louis-Joseph de Condé: tres bloques blancos para el Est. Elige su carta en tu mano.
web-learn-liberte-place =
    Coloca un bloque
    Cada bloque va a una provincia de la región. Lorraine tiene flor de lis: pon allí el primer bloque.
web-learn-liberte-place-second =
    Otra provincia
    Puedes repartir los bloques. Uno solo puede ganar una provincia entera. Elige Alsace.
web-learn-liberte-place-third =
    El tercero
    Y Bourgogne. Una pila tiene hasta tres bloques; una provincia, hasta tres pilas, y solo una tuya.
web-learn-liberte-keep =
    ¿Te lo quedas?
    Una carta en tu área personal te ayudará después a deshacer empates, y vuelve a tu mano en el turno siguiente. Hay sitio para cuatro. Quédate con Condé.
web-learn-liberte-special =
    Y además, una carta especial
    Con un personaje o un club puedes jugar una especial en la misma acción. La Escasez de pan quita un bloque del mapa. Juégala.
web-learn-liberte-remove =
    París vale por tres
    París, la provincia 8, puede dar hasta tres votos. No se la dejes a { $two }: quita ese bloque.
web-learn-liberte-take-leap =
    Pasan dos rondas
    Cada cual hace una acción por orden, una y otra vez. Tú juegas dos cartas más en el oeste y colocas bloques azules: cualquier color puede servirte.
web-learn-liberte-take-1 =
    Tu mano se vacía
    En vez de jugar puedes tomar una carta: una de las tres descubiertas, o la primera del mazo, a ciegas.
web-learn-liberte-take =
    Toma La Rouërie
    Dos bloques blancos para el Ouest, donde hay muchas flores de lis. Toma la carta.
web-learn-liberte-small-card-leap =
    Once rondas después
    El mapa se llena. Mira cómo bajan las reservas: el primer color que se agota pone fin a las acciones de este turno.
web-learn-liberte-small-card =
    Una carta de valor 1
    Las cartas de un bloque tienen una ventaja: en una acción se pueden jugar dos de la misma región. Juega Victor-François de Broglie.
web-learn-liberte-small-place =
    Haz crecer una pila
    Pon su bloque sobre tu pila de Alsace: dos bloques ganan a uno. Tu área personal está llena, así que luego se descarta.
web-learn-liberte-second-card =
    Y la segunda
    Ahora la otra: Edmond Dubois-Crancé, también de valor 1 y del Est. Su color da igual.
web-learn-liberte-second-place =
    Rojo en Franche-Comté
    Un bloque rojo tuyo provoca allí un empate y le quita un voto seguro a { $two }.
web-learn-liberte-last-round-leap =
    El azul se agota
    Se coloca el último bloque azul: esta ronda es la última del turno.
web-learn-liberte-last-round-1 =
    La última acción
    Después votan las provincias, de la 1 a la 27. En cada una, la pila más alta gana un voto para su color, y se lo queda su dueño.
web-learn-liberte-last-round =
    Robespierre a París
    En París, una pila de tres son tres votos. Juega Robespierre.
web-learn-liberte-paris =
    Los tres
    Pon el primero de tres bloques rojos en Île-de-France.
web-learn-liberte-paris-second =
    Más alto
    El segundo encima.
web-learn-liberte-paris-third =
    Hasta arriba
    Y el tercero: ya nadie puede estar más alto.
web-learn-liberte-advance-leap =
    Francia vota
    Provincia por provincia. Donde las pilas más altas están igualadas, los empatados pueden adelantar una carta.
web-learn-liberte-advance-1 =
    Empate en Dauphiné
    Tus dos bloques azules contra dos blancos de { $one }, que no adelanta nada. Una carta azul de tu área personal ganaría el voto. Todas las cartas adelantadas se descartan.
web-learn-liberte-advance =
    Adelanta una pequeña
    Le Chapelier tiene valor 1; contra nada, basta. Guarda las cartas fuertes para después.
web-learn-liberte-general-1 =
    Gobiernan los Realistas
    Más votos que nadie: los blancos forman el gobierno. { $one } tenía más que los demás: 5 puntos, y 3 más por encabezar la oposición. Tú quedaste en segundo lugar en el gobierno: 2 puntos.
web-learn-liberte-general-2 =
    Presencia
    Tenías votos blancos, así que tienes presencia en el gobierno. Algunas especiales la exigen. Y las cartas de tu área personal han vuelto a tu mano.
web-learn-liberte-general =
    Un general
    Desde el turno II hay una batalla: Valmy, 4 puntos. Necesitas una ficha en la casilla de batalla y un general en tu área personal. Juega La Fayette: tiene los dos símbolos.
web-learn-liberte-battle =
    A la batalla
    El cañón envía una ficha a la casilla de batalla en vez de bloques al mapa. Elige la batalla.
web-learn-liberte-keep-general =
    Quédate con el general
    Solo puede ganar un general que esté en tu área personal. Quédatelo.
web-learn-liberte-white-leap =
    Un año de desgracias
    { $two } usa la Purga contra La Fayette en tu área personal: nadie puede mandar el ejército, y la batalla se pierde. Se celebra la segunda elección; recibes 5 puntos. Después empieza el turno III.
web-learn-liberte-white-1 =
    Mira el medidor blanco
    Desde el turno III, siete flores de lis bajo los blancos acaban la partida al instante. Una batalla perdida cuenta como una. Ya hay cuatro. Llegado el caso, los puntos no valen nada: gana quien tenga más bloques blancos, y quien más tiene eres tú.
web-learn-liberte-white =
    Louis de Précy
    Tres bloques blancos para el Sud-Est. Juégalo.
web-learn-liberte-languedoc =
    Languedoc
    Tiene flor de lis. El primer bloque, allí.
web-learn-liberte-languedoc-second =
    Que sea la más alta
    Solo cuenta una pila blanca más alta que todas las demás. Un segundo bloque.
web-learn-liberte-provence =
    Provence
    Pon el tercer bloque en Provence. Allí, uno blanco contra uno azul de { $one } es solo un empate, así que esta flor de lis aún no cuenta. Pero cada bloque blanco tuyo sí contará si llega la contrarrevolución.
web-learn-liberte-keep-white =
    Los blancos de tu área también cuentan
    En una contrarrevolución cuentan los bloques blancos de tus cartas, en la mano y en el área personal. Quédatelo.
web-learn-liberte-decide-leap =
    Una vuelta a la mesa
    Los demás lo ven venir, pero ya no pueden pararte.
web-learn-liberte-decide-1 =
    Cinco de siete
    Tú tienes 7 puntos, { $one } tiene 10: por puntos perderías. Dos flores de lis más, y los puntos dan igual.
web-learn-liberte-decide =
    La Rochejaquelein
    Dos bloques blancos para el Ouest. Juégalo.
web-learn-liberte-bretagne =
    Bretagne
    La sexta.
web-learn-liberte-normandie =
    Normandie
    La séptima. ¡Viva el rey!
web-learn-liberte-end =
    ¡Contrarrevolución!
    Veinte bloques blancos contra nueve y siete: ganas tú, aunque { $one } tenía más puntos. Quedan tres preguntas.

web-learn-liberte-ask-ways = ¿De qué tres maneras se puede ganar en Liberté?
web-learn-liberte-ask-ways-points = Con más puntos de victoria que nadie tras cuatro turnos
web-learn-liberte-ask-ways-points-why = Sí: si no llega antes un final repentino.
web-learn-liberte-ask-ways-landslide = Con una avalancha: 17 votos rojos en una elección
web-learn-liberte-ask-ways-landslide-why = Sí: entonces gana quien tenga más bloques rojos.
web-learn-liberte-ask-ways-counter = Con una contrarrevolución: siete flores de lis bajo los blancos, contando las batallas perdidas
web-learn-liberte-ask-ways-counter-why = Sí, en los turnos III y IV: entonces gana quien tenga más bloques blancos.
web-learn-liberte-ask-ways-battles = Ganando las tres batallas
web-learn-liberte-ask-ways-battles-why = Las batallas dan puntos; no acaban la partida.
web-learn-liberte-ask-ways-paris = Manteniendo París en dos elecciones
web-learn-liberte-ask-ways-paris-why = París da hasta tres votos, nada más.
web-learn-liberte-ask-ways-supply = Colocando el último bloque de un color
web-learn-liberte-ask-ways-supply-why = Eso pone fin a las acciones de un turno, no a la partida.
web-learn-liberte-ask-tie = Estás en un empate por una provincia. ¿Qué puede darte el voto?
web-learn-liberte-ask-tie-hand = Una carta del color adecuado de tu mano
web-learn-liberte-ask-tie-hand-why = Solo se pueden adelantar cartas del área personal.
web-learn-liberte-ask-tie-display = Una carta del color de tu pila, de tu área personal
web-learn-liberte-ask-tie-display-why = Sí; gana el valor más alto, y la carta se descarta.
web-learn-liberte-ask-tie-points = Más puntos de victoria que el otro
web-learn-liberte-ask-tie-points-why = Los puntos no deshacen este empate.
web-learn-liberte-ask-battle = ¿Qué necesitas para ganar una batalla?
web-learn-liberte-ask-battle-tokens = Más fichas que nadie en la casilla
web-learn-liberte-ask-battle-tokens-why = Por sí solas, no: sin un general no valen nada.
web-learn-liberte-ask-battle-both = Una ficha en la casilla y un general en el área personal
web-learn-liberte-ask-battle-both-why = Sí; entre quienes tienen ambas cosas, gana quien tenga más fichas.
web-learn-liberte-ask-battle-general = Un general en tu mano
web-learn-liberte-ask-battle-general-why = Tiene que estar en tu área personal, con una ficha en la casilla.
