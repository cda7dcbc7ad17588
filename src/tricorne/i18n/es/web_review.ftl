# Mirar atrás una partida terminada.

web-review-kind = { $kind ->
    [branch] «¿y si…?»
    [replay] una partida importada
    [lesson] una lección
    [continued] empezada en un navegador, { $players } jugadores
   *[play] { $players } jugadores
}
web-review-share = Compartir
web-review-copied = Copiado
web-review-address = La dirección de esta página
web-review-again = Jugar otra vez
web-review-again-look = La revancha
web-review-open = Abrir la mesa
web-review-record = Descargar la grabación
web-review-standing = Cómo acabó
web-review-chances = Probabilidad de ganar
web-review-judged = tal como la habrían estimado bots fuertes que vieran todas las cartas
web-review-thinking = Calculando: las curvas van apareciendo paso a paso.
web-review-unjudged = sin calcular: la partida se cerró antes de su final
web-review-failed = No se han podido calcular las probabilidades de ganar. Aun así puedes repasar la partida.
web-review-line = { $name }: al principio { $start }, entre { $low } y { $high }.
web-review-moments = { $count ->
    [one] El momento decisivo
   *[other] { $count } momentos decisivos
}
web-review-turns = Qué lo decidió
web-review-moments-soon = Los momentos decisivos aparecerán cuando se haya calculado toda la partida.
web-review-moments-none = Ninguna jugada decidió la partida por sí sola.
web-review-change = { $name } { $sign }{ $points } %
web-review-go = Ir ahí
web-review-what-if = ¿Y si…?
web-review-what-if-more = Continúa desde aquí por tu cuenta, en tu propia mesa, contra bots.
web-review-log = Qué pasó
web-review-play = Reproducir desde aquí
web-review-pause = Pausa
web-review-back = Una decisión atrás
web-review-forward = Una decisión adelante
web-review-seat = Visto por
web-review-spectator = un espectador
web-review-openly = todos: cartas a la vista
web-review-hands = Todas las manos
web-review-chosen = elegido
web-review-no-cards = ninguna carta
web-review-return = Volver al repaso
web-review-table = Los números en una tabla
web-review-moves = Jugadas
web-review-running = Esta partida aún no ha terminado.
web-review-to-table = A la mesa
web-review-gains = Por partes de la partida
