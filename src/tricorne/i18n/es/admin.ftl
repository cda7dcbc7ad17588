# Mensajes sobre la base de datos y su mantenimiento.

error-database-url = Eso no es la URL de una base de datos. Escribe { $right }
error-database-file = SQLite necesita un archivo en el disco. Escribe { $right }
error-database-kind = No se admiten bases de datos del tipo «{ $kind }». Escribe { $right }
error-database-driver = PostgreSQL necesita un controlador que no está instalado: make install EXTRAS=postgres
error-database-open = No se puede abrir la base de datos { $database }: { $problem }
error-database-served = Otro servidor ya usa { $database }, y ninguno de los dos vería los cambios del otro. Páralo primero, o usa PostgreSQL para varios servidores.
error-database-linked = El archivo { $database } tiene un segundo nombre (un enlace duro). SQLite guarda los datos nuevos en un segundo archivo junto a él, según su nombre, así que con dos nombres se perderían jugadas. Quita el otro nombre.
error-database-newer = La base de datos { $database } la creó un Tricorne más nuevo: tiene la revisión { $found }, que Tricorne { $version } no conoce. Usa la versión más nueva.
error-database-empty = { $database } no tiene tablas de Tricorne. «tricorne serve» las crea, y «tricorne admin restore» las restaura.
error-database-revision = La base de datos { $database } tiene la revisión { $found }, pero este Tricorne necesita { $right }. «tricorne serve» la actualiza.

error-backup-exists = { $file } ya existe. Elige otro nombre para la copia de seguridad.
error-backup-unreadable = No se puede leer { $file }: { $problem }
error-backup-other = { $file } no es una copia de seguridad de Tricorne.
error-backup-format = { $file } tiene el formato { $found }, pero este Tricorne lee el formato { $right }. Un Tricorne más nuevo puede leerlo.
error-backup-revision = { $file } contiene una base de datos de la revisión { $found }, que Tricorne { $version } no conoce. Un Tricorne más nuevo puede restaurarla.
error-backup-cut = { $file } está incompleto: acaba a la mitad. No se ha restaurado nada.
error-backup-damaged = { $file } está dañado: su suma de comprobación no es correcta. No se ha restaurado nada.
error-backup-refused = { $database } ha rechazado el contenido de { $file }, y no se ha restaurado nada: { $problem }
error-restore-full = { $database } no está vacía: «{ $table }» tiene filas. Una copia de seguridad solo se puede restaurar en una base de datos vacía; indica una nueva con --database.
error-restore-foreign = { $database } tiene una tabla «{ $table }» que no es de Tricorne. Una copia de seguridad solo se puede restaurar en una base de datos vacía; indica una nueva con --database.
error-prune-days = --days debe estar entre { $low } y { $high }, pero es { $days }.

cli-admin-help = Mantener la base de datos de un servidor: copiar, restaurar, verificar, limpiar.
cli-option-database = La base de datos: sqlite:///ARCHIVO o postgresql://USUARIO:CONTRASEÑA@SERVIDOR/NOMBRE. Por defecto, como en «tricorne serve».
cli-admin-backup-help = Escribir una copia de seguridad de la base de datos en un archivo, con el servidor en marcha.
cli-admin-backup-option-file = El archivo que se escribe.
cli-admin-restore-help = Restaurar una copia de seguridad en una base de datos vacía, SQLite o PostgreSQL.
cli-admin-restore-option-file = La copia de seguridad.
cli-admin-verify-help = Reproducir todas las partidas y comprobar que todo lo guardado es coherente.
cli-admin-prune-help = Borrar mesas viejas sin personas registradas, sesiones caducadas, invitados inactivos y colecciones de cartas que nadie usa.
cli-admin-prune-option-days = Borrar las mesas sin actividad desde hace tantos días.
cli-admin-prune-option-dry-run = Solo mostrar lo que se borraría.

admin-backup-done = { $rows ->
    [one] Una fila
   *[other] { $rows } filas
} de { $database } en { $file }.
admin-backup-secret = Contiene los secretos de las partidas en curso: quien lo lea puede ver todas las cartas ocultas. Guárdalo donde solo puedas leerlo tú.
admin-restore-done = { $rows ->
    [one] Una fila de { $file }, escrito el { $at }, está en { $database }.
   *[other] { $rows } filas de { $file }, escrito el { $at }, están en { $database }.
}
admin-verifying = Reproduciendo
admin-verify-done = { $tables ->
    [one] Una mesa
   *[other] { $tables } mesas
}: todo es coherente.
admin-verify-problems = { $problems ->
    [one] Un problema
   *[other] { $problems } problemas
} en { $tables ->
    [one] una mesa
   *[other] { $tables } mesas
}.
admin-verify-skipped = { $tables ->
    [one] Una mesa se jugó con otras reglas u otro material, y no se ha podido reproducir.
   *[other] { $tables } mesas se jugaron con otras reglas u otro material, y no se han podido reproducir.
}
admin-verify-gap = Mesa { $table }: falta la entrada { $number } del registro.
admin-verify-number = Mesa { $table }: el registro acaba en la entrada { $found }, pero la última guardada es la { $stored }.
admin-verify-commitment = Mesa { $table }: el compromiso no coincide con el secreto guardado.
admin-verify-log = Mesa { $table }: el registro no se puede reproducir.
admin-verify-line = Mesa { $table }: la entrada { $number } del registro no es válida.
admin-verify-status = Mesa { $table }: su registro dice { $found }, pero lo guardado es { $stored }.
admin-verify-result = Mesa { $table }: el resultado guardado no es el de la partida.
admin-verify-seat = Mesa { $table }: el asiento { $seat } guardado no coincide con su registro: { $what }.
admin-pruned = Borrado: { $tables ->
    [one] una mesa
   *[other] { $tables } mesas
}, { $sessions ->
    [one] una sesión
   *[other] { $sessions } sesiones
}, { $guests ->
    [one] un invitado
   *[other] { $guests } invitados
}, { $cards ->
    [one] una colección de cartas
   *[other] { $cards } colecciones de cartas
}.
admin-would-prune = Se borraría: { $tables ->
    [one] una mesa
   *[other] { $tables } mesas
}, { $sessions ->
    [one] una sesión
   *[other] { $sessions } sesiones
}, { $guests ->
    [one] un invitado
   *[other] { $guests } invitados
}, { $cards ->
    [one] una colección de cartas
   *[other] { $cards } colecciones de cartas
}. No se ha borrado nada.
