# La ayuda de juego de Libertalia: todo en una página. Los números vienen de los datos de referencia.

web-aid-libertalia-campaign = { $campaigns } campañas de { $days } días
web-aid-libertalia-start = Todos tienen { $doubloons } doblones y los mismos personajes: { $first } al principio, { $further } más en cada campaña siguiente.
web-aid-libertalia-laid-out = Bajo el barco, para cada día: tantas fichas como jugadores, boca arriba.
web-aid-libertalia-day = Un día
web-aid-libertalia-sunrise = _Amanecer:_ cada cual elige un personaje en secreto; después suben todos a bordo, por rango.
web-aid-libertalia-daytime = _Día:_ acciones del sol, del más bajo al más alto.
web-aid-libertalia-dusk = _Crepúsculo:_ del más alto al más bajo, cada uno toma una ficha y vuelve a la guarida. Hay que tomarla.
web-aid-libertalia-night = _Noche:_ acciones de la luna en todas las guaridas, del más alto al más bajo.
web-aid-libertalia-rest = Día de descanso
web-aid-libertalia-rest-sum = Se suman doblones, acciones de fin de campaña y botín, nunca por debajo de cero, y pasan a la puntuación.
web-aid-libertalia-rest-clear = Se vacían doblones, botín, guaridas y cementerios; la mano se conserva.
web-aid-libertalia-end = Tras { $campaigns } campañas gana la puntuación más alta.
web-aid-libertalia-booty = Botín
web-aid-libertalia-characters = Personajes
web-aid-libertalia-ties = Empates
web-aid-libertalia-tied = Empate
web-aid-libertalia-decides = Qué decide
web-aid-libertalia-tie-rank = rangos a bordo
web-aid-libertalia-tie-rank-by = la influencia, el número plateado: quien tiene más está más alto
web-aid-libertalia-tie-topman = guaridas, para el Gaviero
web-aid-libertalia-tie-topman-by = la igualdad basta
web-aid-libertalia-tie-alone = varias Abuelas Wata, o Hijas del gobernador
web-aid-libertalia-tie-alone-by = ninguna es la única: el otro efecto, para todas
web-aid-libertalia-tie-score = puntuaciones al final
web-aid-libertalia-tie-score-by = victoria compartida; con la opción, la mejor tercera campaña
