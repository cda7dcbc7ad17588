# La lección de Libertalia. La primera línea de una página es su título. Las páginas con número van antes de la jugada
# de un paso; «-leap» se cuenta mientras se hacen jugadas por quien aprende. $one está a la izquierda, $two a la derecha.

web-learn-libertalia-choose-1 =
    Tres campañas, un barco
    Tú y otras dos tripulaciones compartís el botín de un barco. Tres campañas de seis días; al final gana quien tenga más doblones.
web-learn-libertalia-choose-2 =
    La misma mano para todos
    Todos tienen los mismos nueve personajes. Cada día, cada tripulación envía a uno a bordo, en secreto. El número es el rango.
web-learn-libertalia-choose-3 =
    Los bajos actúan, los altos toman
    De día, los personajes actúan del rango más bajo al más alto. En el crepúsculo toman botín, del más alto al más bajo. El botín de hoy: una joya (3), una mercancía (1) y una reliquia maldita (−3).
web-learn-libertalia-choose =
    Envía al Armero
    Hoy el último se lleva la reliquia. El Armero tiene rango 20: lo bastante alto para elegir pronto. Envíalo a bordo.
web-learn-libertalia-loot-1 =
    Dos Armeros
    ¡{ $one } también ha enviado un Armero! Entre dos rangos iguales decide el número plateado, la influencia. La suya es mayor: se ha llevado la joya.
web-learn-libertalia-loot =
    Toma la mercancía
    La mercancía vale 1; la reliquia cuesta 3. Toma la mercancía.
web-learn-libertalia-night-1 =
    De vuelta a la guarida
    Tu Armero ya está en tu guarida. Las acciones de día ocurren una vez; las de noche se repiten todas las noches, mientras el personaje siga en tu guarida.
web-learn-libertalia-night =
    Envía al Esclavo liberto
    Cada noche te da un doblón por cada personaje por encima de 12 en tu guarida: el Armero cuenta. Cuanto antes vuelva, mejor.
web-learn-libertalia-monkey-1 =
    Una reliquia maldita
    El Esclavo liberto era el más bajo, pero tenía que tomar algo: una reliquia, 3 doblones menos al final. Y { $two } tiene otra.
web-learn-libertalia-monkey =
    El Mono sabe qué hacer
    De día lleva todas tus reliquias a quien tienes a la izquierda: { $one }. Envía al Mono.
web-learn-libertalia-officer-1 =
    Pasadas dos veces
    { $two } tuvo la misma idea y te pasó una reliquia; tu Mono actuó después y le llevó las dos a { $one }.
web-learn-libertalia-officer =
    Cuidado con el oficial
    Un oficial español mata al personaje que lo toma: mataría a tu Mono. Toma la mercancía.
web-learn-libertalia-bosun =
    Envía al Contramaestre
    De día te da 2 doblones por cada personaje por debajo de 19 en tu guarida. Mono y Esclavo liberto: 4 doblones de golpe.
web-learn-libertalia-goods =
    Toma la mercancía
    La joya ya no está, pero tu Contramaestre va antes que el último, que tendrá que quedarse la reliquia.
web-learn-libertalia-gambler-1 =
    El botín de mañana ya se sabe
    Los seis días están a la vista desde el principio. Hoy hay un cofre (5), una joya (3) y un sable. Vale la pena ser el primero.
web-learn-libertalia-gambler =
    Envía al Tahúr
    Cuesta un doblón por cada ficha que tengas, pero da 8 el día de descanso si sigue en tu guarida. Y con rango 24 toma pronto.
web-learn-libertalia-saber =
    Toma el sable
    El cofre vale 5. Pero un sable mata a un personaje de un vecino, y tu Armero da un doblón por noche por cada sable que tengas. Tómalo.
web-learn-libertalia-strike =
    ¿A quién le toca?
    El Esclavo liberto de { $one } le da doblones noche tras noche. Que le toque a él.
web-learn-libertalia-cabin-boy-1 =
    El último día
    A tus vecinos les quedan cartas altas; llegarías tarde y te llevarías lo que sobre, quizá el oficial. El Intendente daría 4 ahora y costaría 8 mañana.
web-learn-libertalia-cabin-boy =
    Envía al Grumete
    No toma ningún botín, así que hoy ningún oficial puede matarlo. Mañana es el día de descanso.
web-learn-libertalia-brute-leap =
    Día de descanso, y vuelta al mar
    Se suman los doblones, el botín y lo que dan los personajes. Se vacían guaridas y bolsillos; todos reciben seis personajes nuevos y conservan los de la mano.
web-learn-libertalia-brute-1 =
    Campaña II, día 3
    Vas en cabeza: 34 puntos. Has encontrado un mapa del tesoro; tres valen 12; menos de tres, nada. Hoy hay otro.
web-learn-libertalia-brute =
    Envía al Bruto
    De día tira por la borda al personaje más alto, que pierde su acción y su botín.
web-learn-libertalia-second-map-1 =
    Un Bruto puede con otro
    { $one } también envió un Bruto, con más influencia. Por eso estaba más alto, el tuyo actuó primero y lo tiró.
web-learn-libertalia-second-map =
    El segundo mapa
    Ahora el más alto es el tuyo, y eliges primero. Toma el mapa.
web-learn-libertalia-surgeon-leap =
    Tres días después
    Tu Amotinado expulsa cada noche a un personaje de la guarida, por 2 doblones cada uno.
web-learn-libertalia-surgeon =
    Envía al Cirujano
    Recupera un personaje de tu cementerio, y con rango 22 es lo bastante alto para el último mapa.
web-learn-libertalia-recall =
    Recupera al Bruto
    Nadie ve a quién recuperas. Vuelve a tu mano, para la próxima campaña.
web-learn-libertalia-third-map =
    El tercer mapa
    Tres mapas: 12 doblones. ¡Tómalo!
web-learn-libertalia-finale-leap =
    La última campaña
    Con 81 puntos vas claramente en cabeza. Pasan otros cinco días.
web-learn-libertalia-finale =
    La última mañana
    El Bruto que recuperaste sigue en tu mano. Hoy los demás querrán jugar alto. Envíalo.
web-learn-libertalia-lesser-evil-1 =
    Por la borda
    Tu Bruto ha echado del barco a un Mercader de { $one }. Pero el mapa ha volado: quedan un oficial y una reliquia, y tienes que tomar algo.
web-learn-libertalia-lesser-evil =
    El mal menor
    La reliquia costaría 3. El oficial mata al Bruto, pero la partida se acaba de todos modos. Toma el oficial.
web-learn-libertalia-end =
    Una retirada dorada
    95 doblones en tres campañas: ganas tú. Quedan tres preguntas.

web-learn-libertalia-ask-order = A bordo hay un Mendigo (3) y un Capitán (29). ¿Quién hace primero qué?
web-learn-libertalia-ask-order-low = De día actúa primero el Mendigo; en el crepúsculo toma primero el Capitán
web-learn-libertalia-ask-order-low-why = Sí: los bajos actúan, los altos toman.
web-learn-libertalia-ask-order-high = El Capitán hace primero las dos cosas
web-learn-libertalia-ask-order-high-why = En el crepúsculo, sí. De día empieza el rango más bajo.
web-learn-libertalia-ask-order-turn = El que va primero en la ronda
web-learn-libertalia-ask-order-turn-why = El asiento da igual: cuenta el rango y, entre iguales, la influencia.
web-learn-libertalia-ask-maps = ¿Cuánto valen dos mapas del tesoro el día de descanso?
web-learn-libertalia-ask-maps-eight = 8 doblones
web-learn-libertalia-ask-maps-eight-why = Solo cuentan los grupos completos de tres.
web-learn-libertalia-ask-maps-nothing = Nada
web-learn-libertalia-ask-maps-nothing-why = Sí: tres suman 12; menos, nada.
web-learn-libertalia-ask-maps-keep = Se guardan para la próxima campaña
web-learn-libertalia-ask-maps-keep-why = Después de cada campaña, todo el botín vuelve a la bolsa.
web-learn-libertalia-ask-equal = Dos tripulaciones envían un Cocinero. ¿Cuál está más alto?
web-learn-libertalia-ask-equal-first = El que se eligió primero
web-learn-libertalia-ask-equal-first-why = Todos se revelan a la vez.
web-learn-libertalia-ask-equal-influence = El que tiene más influencia, el número plateado
web-learn-libertalia-ask-equal-influence-why = Sí. Cada tripulación tiene números distintos, así que fíjate en ellos.
web-learn-libertalia-ask-equal-rich = El de la tripulación más rica
web-learn-libertalia-ask-equal-rich-why = Los doblones dan igual en el barco.
