# Mensajes de todas las mesas, en el terminal y en el navegador.

table-seat = Asiento { $seat }
# Las formas que conoce FORM, un atributo cada una. Un nombre sin forma propia (ver liberte-the-…) toma la de aquí.
# «de» y «a» solo cambian ante «el»: «del Loro», «al Loro».
name-forms = { $name }
    .of = de { $name }
    .to = a { $name }
table-result = { $reason } { $count ->
    [one] Gana { $winners }.
   *[other] Comparten la victoria { $winners }.
}
table-points = { $seat }: { $points }
table-label = { $label }:
game-title = { $game ->
    [liberte] Liberté
    [libertalia] Libertalia
   *[other] { $game }
}

# Por qué una partida no es clasificatoria.
unrated-branch = No clasificatoria: esta partida continúa otra.
unrated-replay = No clasificatoria: es la reproducción de una grabación.
unrated-own-cards = No clasificatoria: se juega con cartas propias de alguien.
unrated-lesson = No clasificatoria: es una lección.
unrated-continued = No clasificatoria: esta partida empezó en un navegador.
unrated-unwanted = No clasificatoria: la mesa se creó así.
unrated-dealt-old = No clasificatoria: esta partida se repartió antes de que los repartos se pudieran verificar.
unrated-bot = No clasificatoria: un bot ocupa uno de los asientos.
unrated-several-seats = No clasificatoria: { $name } comparte dispositivo con alguien de otro asiento.
unrated-program = No clasificatoria: un programa juega por { $name }.
unrated-guest = No clasificatoria: { $name } juega sin contraseña. Solo se clasifican los nombres con contraseña.
unrated-rewind = No clasificatoria: se ha vuelto atrás.
unrated-closed = No clasificatoria: la mesa se cerró antes del final.
unrated-too-few = No clasificatoria: muy pocas personas jugaron hasta el final.
