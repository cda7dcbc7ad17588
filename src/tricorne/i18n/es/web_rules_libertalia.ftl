# Las reglas de Libertalia, con nuestras palabras. Una línea en blanco separa los párrafos; «- » abre un punto, «> » un
# ejemplo, «! » un aviso, «@» una imagen; [texto|ancla] es un enlace, _texto_ va destacado.

web-rules-libertalia-goal = De qué va
web-rules-libertalia-goal-text =
    Sois piratas que comparten el botín de un mismo barco, y cada cual quiere retirarse más rico que los demás a Libertalia: la colonia libre de piratas que la leyenda sitúa en Madagascar. En tres campañas de seis días envías a bordo un personaje al día. Todos tienen _los mismos personajes_: lo que cuenta es acertar a quién enviarán los demás.

    Gana quien reúna más doblones en las tres campañas.

web-rules-libertalia-characters = Los personajes
web-rules-libertalia-characters-text =
    Hay treinta personajes, ordenados por [rango|rank] desde el 1, el Loro, hasta el 30, el Gobernador español. Cada uno tiene una acción, con un símbolo que dice cuándo ocurre:

    - _Día:_ una vez, el día en que se juega el personaje.
    - _Crepúsculo:_ cuando se reparte el botín.
    - _Noche:_ todas las noches, mientras el personaje siga en tu [guarida|den].
    - _Fin de campaña:_ el día de descanso, si el personaje está entonces en tu guarida.

    @card

    Las acciones ocurren solas; tú solo eliges donde hay algo que elegir. Lo imposible se omite. Solo la [Camarera|character-8] puede negarse.

web-rules-libertalia-setup = Cómo empieza una campaña
web-rules-libertalia-setup-text =
    Todos tienen 10 doblones. En la primera campaña, todos reciben los mismos nueve personajes; en la segunda y en la tercera, los mismos seis más, que se suman a los que aún tienen en la mano. Así las manos se van diferenciando un poco, y tener buena memoria compensa.

    Para cada uno de los seis días se ponen bajo el barco, boca arriba, tantas fichas como jugadores: ya conoces el botín de toda la campaña.

web-rules-libertalia-day = Un día
web-rules-libertalia-day-text =
    - [Amanecer|sunrise]: cada cual elige un personaje en secreto.
    - [Día|daytime]: los personajes actúan, del rango más bajo al más alto.
    - [Crepúsculo|dusk]: toman botín, del rango más alto al más bajo, y vuelven a su guarida.
    - [Noche|night]: actúan los personajes de las guaridas.

    @ship

web-rules-libertalia-sunrise = Amanecer
web-rules-libertalia-sunrise-text =
    Cada cual elige en secreto un personaje de su mano; puedes cambiar de idea hasta que todos hayan elegido. Entonces suben todos a bordo a la vez, por orden de rango. Entre dos rangos iguales, está más alto el que tenga más [influencia|influence].

web-rules-libertalia-daytime = Día
web-rules-libertalia-daytime-text =
    Del más bajo al más alto, cada personaje con un sol hace su acción. Así, el Bruto (14) puede tirar por la borda a un Capitán (29) antes de que este haya ganado nada.

    > A bordo están un Mendigo (3), un Bruto (14) y un Capitán (29). El Mendigo le saca 3 doblones al dueño del Capitán, que es el más alto. Después, el Bruto tira al Capitán por la borda: no gana nada y no toma botín.

web-rules-libertalia-dusk = Crepúsculo
web-rules-libertalia-dusk-text =
    Del más alto al más bajo, cada personaje toma una ficha del botín de hoy y vuelve enseguida a la guarida de su dueño. Mientras quede alguna, hay que tomarla; si no queda ninguna, el personaje vuelve con las manos vacías. Lo que nadie toma se queda ahí hasta el final de la campaña.

    - Un [oficial español|booty] mata al personaje que lo toma.
    - Si tomas un [sable|booty], tienes que matar a un personaje de la guarida de un vecino directo, a tu izquierda o a tu derecha; si ninguno tiene, no pasa nada.

    Las fichas se guardan boca abajo en la guarida.

web-rules-libertalia-night = Noche
web-rules-libertalia-night-text =
    Actúan todos los personajes con una luna, en todas las guaridas, del rango más alto al más bajo. Los que han vuelto hoy actúan ya esta noche.

web-rules-libertalia-rest = El día de descanso
web-rules-libertalia-rest-text =
    Tras la sexta noche, cada cual suma:

    - los doblones,
    - lo que los personajes de su guarida dan o cuestan al final de la campaña,
    - el valor del [botín|booty].

    El total, nunca menos de cero, se añade a la puntuación. Después se vacían doblones, botín, guaridas y cementerios: los personajes que había allí quedan fuera de la partida. Solo se conserva la mano, incluido quien haya vuelto a ella por un Reclutador o un Cirujano.

web-rules-libertalia-booty = El botín
web-rules-libertalia-booty-text =
    @booty

web-rules-libertalia-den = Guarida y cementerio
web-rules-libertalia-den-text =
    Tu _guarida_ es adonde van tus personajes al acabar su día; allí actúan de noche y al final. Tu _cementerio_ es para los que han muerto o se han descartado en esta campaña. Ambos están a la vista de todos; solo es secreto a quién ha recuperado un Cirujano.

web-rules-libertalia-final = El final
web-rules-libertalia-final-text =
    Tras tres campañas gana la puntuación más alta. Si hay empate, la victoria se comparte, salvo que la opción diga que decide la tercera campaña.

web-rules-libertalia-fine = Detalles
web-rules-libertalia-fine-text =
    - Quien no puede pagar paga lo que tiene, y el resto de la acción ocurre igualmente. Nadie baja de cero.
    - El Carpintero te cuesta la mitad de tus doblones, redondeando hacia abajo: de 7 pierdes 3 y te quedan 4.
    - El más alto del barco se decide por rango y, después, por influencia. Si es el propio Bruto, se tira a sí mismo. Si es el propio Mendigo, no pasa nada.
    - De dos Brutos, el de menos influencia actúa primero, y el otro puede haber desaparecido antes de actuar.
    - Un personaje al que el Bruto tira por la borda pierde su acción, su botín y su sitio en la guarida.
    - El personaje que ocupa el lugar del Loro actúa ese mismo día.
    - El Cocinero toma dos fichas seguidas. Si una de ellas es un oficial, muere después de la segunda.
    - Un sable nunca alcanza tu propia guarida. Con dos jugadores, el rival cuenta como vecino por ambos lados.
    - El Artillero dispara a cualquier guarida: si solo hay alguien en la tuya, tiene que disparar ahí. Paga incluso si no hay nadie en absoluto.
    - Los oficiales que devuelve el Espía español van a la bolsa antes de que robe; los oficiales y sables que robe no tienen efecto.
    - El Mercader tiene que cambiar si tienes dos fichas iguales, aunque pierdas con ello. Tú eliges cuáles.
    - Las Abuelas Wata se evalúan todas a la vez. Quien sea expulsado por el Amotinado ya no actúa esa noche.
    - El Gaviero puntúa si ninguna otra guarida tiene menos personajes que la tuya; la igualdad basta.
    - La Bruja vudú cuenta un Loro descartado antes ese mismo día, y el Cirujano puede recuperarlo.
    - Las reliquias que pasa un Mono las puede pasar el siguiente.
    - Un personaje que se recupera y se vuelve a jugar actúa de nuevo.

web-rules-libertalia-options = Opciones
web-rules-libertalia-options-text =
    - _Colores equilibrados_ (sí): con dos o tres jugadores, solo se usan colores de influencia equilibrada.
    - _Botín a la vista_ (no): las fichas de todas las guaridas quedan visibles.
    - _La última campaña desempata_ (no): a igual puntuación, gana quien ganó más en la tercera campaña.

web-rules-libertalia-cast = Los treinta personajes
web-rules-libertalia-cast-text =
    @cast

web-rules-libertalia-terms = Términos

web-rules-libertalia-term-bag = Bolsa
web-rules-libertalia-term-bag-means = De donde sale el botín y adonde vuelve: cincuenta fichas.
web-rules-libertalia-term-campaign = Campaña
web-rules-libertalia-term-campaign-means = Seis días y un día de descanso. Hay tres.
web-rules-libertalia-term-cemetery = Cementerio
web-rules-libertalia-term-cemetery-means = Adonde van los personajes muertos o descartados. Se vacía después de cada campaña. Ver [guarida y cementerio|den].
web-rules-libertalia-term-doubloon = Doblón
web-rules-libertalia-term-doubloon-means = La moneda. Empiezas cada campaña con diez.
web-rules-libertalia-term-influence = Influencia
web-rules-libertalia-term-influence-means = El número plateado de una carta. Decide entre dos personajes iguales; cada tripulación tiene números distintos.
web-rules-libertalia-term-map = Mapa del tesoro
web-rules-libertalia-term-map-means = Tres suman 12 doblones; uno o dos no valen nada.
web-rules-libertalia-term-neighbour = Vecino
web-rules-libertalia-term-neighbour-means = Quien se sienta justo a tu izquierda o a tu derecha. Los sables solo llegan a los vecinos; el Mono va a la izquierda.
web-rules-libertalia-term-rank = Rango
web-rules-libertalia-term-rank-means = El número grande de una carta, de 1 a 30. Los rangos bajos actúan primero; los altos toman primero.
web-rules-libertalia-term-relic = Reliquia maldita
web-rules-libertalia-term-relic-means = Cuesta 3 doblones al final de la campaña.
web-rules-libertalia-term-score = Puntuación
web-rules-libertalia-term-score-means = Lo que has puesto a salvo en las campañas acabadas. Nadie te lo puede quitar.

web-rules-libertalia-figure-card = El banderín muestra rango y tripulación; la moneda de plata, la influencia; el símbolo delante del texto dice cuándo ocurre.
web-rules-libertalia-figure-rank = rango
web-rules-libertalia-figure-crew = tripulación
web-rules-libertalia-figure-effect = cuándo y qué
web-rules-libertalia-figure-influence = influencia
web-rules-libertalia-figure-first-to-act = actúa primero
web-rules-libertalia-figure-first-to-take = toma primero
web-rules-libertalia-figure-ship = De día, de izquierda a derecha; en el crepúsculo, de derecha a izquierda. Dos Cocineros: el de más influencia está más alto.
web-rules-libertalia-figure-token = Ficha
web-rules-libertalia-figure-worth = Valor
web-rules-libertalia-figure-count = En la bolsa
web-rules-libertalia-figure-worth-chest = { $worth } { $worth ->
    [one] doblón
   *[other] doblones
}
web-rules-libertalia-figure-worth-jewel = { $worth } { $worth ->
    [one] doblón
   *[other] doblones
}
web-rules-libertalia-figure-worth-goods = { $worth } { $worth ->
    [one] doblón
   *[other] doblones
}
web-rules-libertalia-figure-worth-officer = nada; el personaje que lo toma muere
web-rules-libertalia-figure-worth-saber = nada; mata a un personaje de un vecino
web-rules-libertalia-figure-worth-map = { $set } doblones por cada { $maps }; si no, nada
web-rules-libertalia-figure-worth-relic = cuesta { $worth } doblones
