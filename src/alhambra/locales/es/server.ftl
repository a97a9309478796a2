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

## Planes, charla y ayudas

error-plan-tile = { $tile } no está donde el plan lo espera: en el mercado para colocarlo, en tu reserva para añadirlo o cambiarlo, en tu Alhambra para quitarlo.
error-plan-verb = «{ $action }» no se puede planear: un plan coloca, añade, quita y cambia losetas.
error-chat-empty = En este mensaje no hay nada que decir.
error-aid-off = Esta mesa no permite esa ayuda.
error-spectators-off = Esta mesa no quiere espectadores.

## Quién puede hacer qué

error-token-wrong = Este secreto no vale aquí.
error-host-only = Solo el anfitrión de la mesa puede hacer esto.
error-game-not-over = Esto se dice cuando la partida ha terminado.
error-table-unknown = No existe esa mesa.
error-table-aside = Esta mesa se apartó: { $reason }
error-level-unknown = No hay bot de nivel «{ $level }». Hay: { $known }.
error-mail-off = Este servidor no envía correo.
error-mail-bad = Esto no es una dirección de correo.
error-hook-refused = No se puede llamar a esta dirección: tiene que ser una dirección http o https pública.

## La conexión

error-page-unknown = No hay nada en esta dirección.
error-method-unknown = Esta dirección no responde a ese método.
error-body-bad = Esta petición no se puede leer: { $reason }
error-body-too-large = Esta petición es demasiado grande.
error-too-many = Demasiado a la vez ({ $what }: { $limit }). Espera un poco.
error-host-wrong = Este servidor no se llama así. Si debe llamarse así, nómbralo con --allow-host.
error-internal = Algo ha fallado aquí y se ha anotado. De la partida no se ha perdido nada.
error-hello-first = Di primero qué mesa quieres.
error-hello-once = Ya estás en esta mesa.
error-message-bad = Este mensaje no se puede leer: { $reason }
error-store-conflict = Han pasado demasiadas cosas a la vez. Inténtalo de nuevo.
error-cannot-listen = No se puede escuchar en { $where }: { $reason }

## Avisos

notice-subject = Alhambra: te toca
notice-body = { $name }, una partida de Alhambra te espera: { $link }
