### El servidor: por qué algo no fue posible, y lo que dice la orden.

## El almacén

error-store-address = «{ $address }» no es ni una ruta ni una dirección postgresql://.
error-store-extra = PostgreSQL necesita el extra «postgres»: pip install "alhambra-game[postgres]".
error-store-newer = La base de datos { $address } fue escrita por una versión más nueva de Alhambra. Usa esa versión u otra base de datos.
error-store-unreadable = No se puede abrir la base de datos { $address }: { $reason }
error-store-full = No se pudo guardar, así que no ha pasado nada: { $reason }
error-store-away = La base de datos no responde: { $reason }

## Mesas y asientos

error-name-bad = Un nombre tiene de 1 a { $longest } letras en una sola línea.
error-name-taken = En esta mesa ya hay alguien que se llama «{ $name }».
error-seat-unknown = En esta mesa no hay asiento { $seat }.
error-seat-taken = Este asiento está ocupado.
error-seats-open = Quedan asientos libres: espera a más jugadores o llénalos con bots.
error-already-started = La partida ya ha empezado.
error-not-started = La partida aún no ha empezado.
error-table-over = La partida de esta mesa ha terminado.
error-no-rematch-yet = La revancha es posible cuando la partida ha terminado.
error-move-unknown = El registro tiene { $moves } jugadas, así que no hay jugada { $move }.
error-record-over = En esta jugada la partida ya ha terminado: elige una anterior.
error-record-seats = El registro es de una partida de { $players } jugadores, pero hay { $seats } asientos.

## Borradores

error-not-deciding = Ahora no te toca decidir a ti.
error-draft-complete = Tu turno está completo: confírmalo o deshaz un paso.
error-draft-incomplete = Tu turno aún no está completo.
error-draft-empty = No hay nada que deshacer.
error-needs-confirm = «{ $action }» revela algo oculto: lo que has hecho en este turno ya no se podrá deshacer. Confirma si quieres seguir.
