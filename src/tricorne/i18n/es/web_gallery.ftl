# La galería: todas las cartas y todos los personajes, y quiénes fueron.

web-gallery-title = Quiénes fueron: { $game }
web-gallery-lede-liberte = Todas las cartas con su número y su mazo, y unas palabras sobre las personas, los clubes, los lugares y las batallas de la Revolución.
web-gallery-lede-libertalia = Todos los personajes, y quiénes eran a bordo. Libertalia misma es una leyenda: un libro de 1728 habla de una colonia libre de piratas en Madagascar, y nadie la ha encontrado.
web-gallery-set = Mazo { $set }
web-gallery-id = { $set } { $number }
web-gallery-copies = { $set } { $numbers }, { $count } cartas
web-gallery-provinces = Provincias
web-gallery-battles = Batallas
web-gallery-battle = { $name } (turno { $turn })
