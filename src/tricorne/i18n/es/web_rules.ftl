# Las páginas de las reglas.

web-rules-title = Las reglas de { $game }
web-rules-choose = ¿Qué juego?
web-rules-search = Buscar en las reglas
web-rules-contents = Índice
web-rules-found = { $count ->
    [0] Ni rastro. ¿Pruebas con otra palabra?
    [one] Un pasaje encontrado
   *[other] { $count } pasajes encontrados
}
web-rules-clear = Borrar la búsqueda
web-rules-link = Enlace a «{ $title }»
web-rules-lesson = ¿Prefieres probarlo? Diez minutos de partida guiada
web-rules-aid = Ayuda de juego, en una página
web-rules-gallery = Quiénes fueron: todas las cartas
web-aid-title = { $game }: ayuda de juego
web-aid-print = Imprimir
web-aid-rules = Todas las reglas
web-rules-own = { $game } es un juego de { $designer }. Aquí tienes sus reglas con nuestras propias palabras, tal como las juega este programa; el reglamento impreso es el texto del autor.
