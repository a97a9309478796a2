### El servidor: por qué algo no fue posible, y lo que dice la orden.

## El almacén

error-store-address = «{ $address }» no es ni una ruta ni una dirección postgresql://.
error-store-extra = PostgreSQL necesita el extra «server»: pip install "alhambra-game[server]"
error-store-newer = La base de datos { $address } fue escrita por una versión más nueva de Alhambra. Usa esa versión u otra base de datos.
error-store-unreadable = No se puede abrir la base de datos { $address }: { $reason }
error-store-full = No se pudo guardar, así que no ha pasado nada: el disco del servidor está lleno o no se puede escribir en él.
error-store-in-use = La base de datos { $address } la usa otro proceso servidor. Detén ese o usa PostgreSQL para varios.
error-store-away = La base de datos no responde. Inténtalo de nuevo dentro de un momento.

## Mesas y asientos

error-name-bad = Un nombre tiene de 1 a { $longest } letras en una sola línea.
error-name-letters = Este nombre tiene caracteres que no se pueden mostrar: usa letras, cifras, espacios y emojis.
error-name-marks = Este nombre tiene demasiados acentos en una letra: como mucho dos.
error-name-scripts = Escribe el nombre en un solo alfabeto: sin mezclar letras latinas con cirílicas o griegas.
error-name-taken = En esta mesa ya está «{ $name }», y tu nombre se ve igual. Elige uno que se distinga.
error-name-reserved = «{ $name }» es aquí el nombre de un bot o del jugador neutral, y tu nombre se ve igual. Elige uno que se distinga.
error-seat-unknown = En esta mesa no hay asiento { $seat }.
error-seat-taken = Este asiento está ocupado.
error-seats-open = Quedan asientos libres: espera a más jugadores o llénalos con bots.
error-already-started = La partida ya ha empezado.
error-not-started = La partida aún no ha empezado.
error-table-over = La partida de esta mesa ha terminado.
error-no-rematch-yet = La revancha es posible cuando la partida ha terminado.
error-move-unknown = El registro tiene { $moves ->
        [one] { $moves } acción
       *[other] { $moves } acciones
    }, así que no hay ninguna acción { $move }.
error-record-over = Tras esta acción la partida ya ha terminado: elige una anterior.
error-record-seats = El registro es de una partida de { $players } jugadores, pero hay { $seats } asientos.
error-record-heavy = Leer este registro cuesta demasiado tiempo o demasiada memoria.

## Borradores

error-not-deciding = Ahora no te toca decidir a ti.
error-draft-complete = Has completado { word-the-turn }: confirma o deshaz un paso.
error-draft-incomplete = Aún no has completado { word-the-turn }.
error-draft-empty = No hay nada que deshacer.
error-needs-confirm = «{ $action }» revela algo oculto o deja que decida otra persona. Después no se podrán deshacer uno a uno ni eso ni tus pasos anteriores de { word-this-turn }. Confirma para seguir.
error-game-long = Esta partida ya lleva { $moves } acciones. Desde ahora nadie puede { word-redesign }; si no puedes hacer otra cosa, deja tu asiento a un bot.
error-table-long = En esta mesa ha pasado mucho: su historial tiene { $lines } líneas. Desde ahora no se puede deshacer nada.
error-back-nothing = No hay nada tuyo que deshacer: desde entonces se reveló o se barajó algo, o ya han jugado otras personas.
error-back-not-asked = Nadie espera esta respuesta.

## Planes, charla y ayudas

error-plan-tile = { $tile } ya no está donde el plan la necesita.
error-preview-tile = { $tile } no está ni en el { word-market } ni en tu reserva.
error-plan-verb = «{ $action }» no se puede planear: nadie sabe qué saldrá.
error-chat-empty = Este mensaje está vacío.
error-aid-off = Esa ayuda está desactivada en esta mesa.
error-spectators-off = Esta mesa no permite espectadores.
error-hands-open = En esta mesa los espectadores ven todas las manos, así que aquí solo pueden jugar bots.

## Quién puede hacer qué

error-token-wrong = Este token no es válido en esta mesa.
error-lan-refused = Solo quien está ante la máquina del servidor puede abrirlo a la red.
error-host-only = Solo el anfitrión de la mesa puede hacer esto.
error-game-not-over = Disponible cuando termine la partida.
error-table-unknown = No existe esa mesa.
error-table-aside = Esta mesa se apartó: { $reason }
error-level-unknown = No hay bot de nivel «{ $level }». Hay: { $known }.
error-mail-off = Este servidor no envía correo.
error-mail-bad = Esto no es una dirección de correo.
error-mail-link-old = Este enlace ya no vale. Quien juega puede escribir la dirección otra vez en la mesa.
error-hook-refused = No se puede usar este webhook: tiene que ser una dirección http o https pública.

## La conexión

error-page-unknown = No hay nada en esta dirección.
error-page-missing = Esta instalación no incluye la página para navegadores. Con acceso al registro de npm la construye «make page», o «pip install .» sin ALHAMBRA_NO_PAGE.
error-metrics-off = Este servidor no tiene métricas de Prometheus. Quien lo administra instala lo necesario con: pip install "alhambra-game[server]"
error-method-unknown = Esta dirección no admite ese método.
error-body-bad = Esta petición no se puede leer: { $reason }
error-body-too-large = Esta petición es demasiado grande.
error-too-many =
    { $what ->
        [tables] Demasiadas mesas desde esta dirección: como mucho { $limit } por minuto. Inténtalo de nuevo en un momento.
        [replays] Demasiados registros desde esta dirección: como mucho { $limit } por minuto. Inténtalo de nuevo en un momento.
        [records] Hay demasiados registros esperando a que se lean: como mucho { $limit }. Inténtalo de nuevo en un momento.
        [requests] Demasiadas peticiones desde esta dirección: como mucho { $limit } por minuto. Inténtalo de nuevo en un momento.
        [work] Esta dirección ocupa demasiado al servidor: como mucho { $limit } segundos de trabajo por minuto. Inténtalo de nuevo en un momento.
        [secrets] Demasiados tokens equivocados desde esta dirección: como mucho { $limit } por minuto. Inténtalo de nuevo en un momento.
        [messages] Demasiados mensajes desde esta dirección: como mucho { $limit } por minuto. Inténtalo de nuevo en un momento.
        [chat] Demasiadas líneas de chat: como mucho { $limit } por minuto. Inténtalo de nuevo en un momento.
        [mail] Demasiados correos de confirmación: como mucho { $limit } por hora. Inténtalo más tarde.
        [mailbox] Demasiados correos de confirmación a esta dirección: como mucho { $limit } al día. Inténtalo mañana.
        [notices] Demasiadas peticiones de avisos desde esta dirección: como mucho { $limit } por hora. Inténtalo más tarde.
        [sockets] Demasiadas mesas abiertas en esta dirección: como mucho { $limit } a la vez. Cierra una e inténtalo de nuevo.
        [spectators] Esta mesa tiene todos los espectadores que puede tener: { $limit }. Inténtalo de nuevo en un momento.
        [spectators-here] Demasiados espectadores de esta mesa en esta dirección: como mucho { $limit } a la vez. Cierra uno e inténtalo de nuevo.
        [bots] Los bots ya han dado consejos bastante tiempo en esta mesa: como mucho { $limit } segundos por minuto. Inténtalo de nuevo en un momento.
        [hints] Ya hay un consejo en camino. Espéralo.
        [connections] Demasiadas conexiones: como mucho { $limit } a la vez. Inténtalo de nuevo en un momento.
       *[other] Demasiado a la vez: como mucho { $limit }. Inténtalo de nuevo en un momento.
    }
error-host-wrong = Este servidor no acepta este nombre de host. Quien lo administra puede permitirlo con --allow-host.
error-internal = Algo ha fallado aquí; el error se ha registrado. De la partida no se ha perdido nada.
error-hello-first = El primer mensaje debe ser `hello`.
error-hello-once = Ya te has unido a esta mesa.
error-message-bad = Este mensaje no se puede leer: { $reason }
error-store-conflict = Demasiados cambios a la vez. Inténtalo de nuevo.
error-cannot-listen = No se puede escuchar en { $where }: { $reason }

## Avisos

notice-subject = Alhambra: te toca
notice-body =
    Te toca en una partida de Alhambra:
    { $link }

    No recibir más correos de esta partida:
    { $stop }
confirm-subject = Alhambra: ¿es esta tu dirección?
confirm-body =
    Alguien quiere recibir en esta dirección un correo cada vez que le toque en una partida de Alhambra.

    Si eres tú, confírmalo aquí antes de { $days } días:
    { $link }

    Si no, no hagas nada: no llegará ningún otro correo de esta partida.

## La orden

help-serve = Ofrece mesas a navegadores y programas, por defecto solo en esta máquina.
help-serve-epilog =
    Ejemplos:

    Para esta máquina: [bold]alhambra serve[/bold]

    Para todos en esta red: [bold]alhambra serve --lan[/bold]

    Para internet, tras un proxy con TLS: [bold]alhambra serve --public --address https://play.example.org[/bold]
help-serve-port = El puerto en que escuchar; 0 para uno libre cualquiera.
help-serve-db = La base de datos: una ruta o una dirección postgresql://. Por defecto, tu carpeta de datos.
help-serve-lan = Abre las mesas a esta red y muestra un código QR.
help-serve-public = Abre las mesas a internet, tras un proxy; necesita --address.
help-serve-host = La dirección en que escuchar, si la normal no sirve.
help-serve-address = La dirección que usan los navegadores, con la ruta base si la hay.
help-serve-allow = Otro nombre de host de este servidor. Se puede repetir.
help-serve-proxy = La dirección de un proxy en cuyas cabeceras reenviadas se confía. Se puede repetir.
help-serve-admin = Un archivo con el secreto del operador. Por defecto, la variable ALHAMBRA_ADMIN_SECRET.
help-serve-smtp = Un servidor de correo para los avisos de turno: host:puerto, o cifrado smtp://usuario@host:587 o smtps://usuario@host:465.
help-serve-smtp-password = Un archivo con la contraseña del servidor de correo. Por defecto: la variable ALHAMBRA_SMTP_PASSWORD.
help-serve-from = El remitente de los avisos de turno.
help-serve-bots = Procesos para los bots: tantos para los rápidos, y otros tantos para los que buscan.
help-serve-keep-open = Días tras los que se borran las mesas que nunca empezaron.
help-serve-keep-finished = Días tras los que se borran las mesas terminadas.
help-backup = Copia la base de datos de un servidor, en marcha o no.
help-backup-path = El archivo nuevo.
help-restore = Sustituye la base de datos por una copia, también con el servidor en marcha.
help-restore-path = La copia.
help-admin = Lista, examina, cierra o borra mesas de un servidor en marcha.
help-admin-epilog = Ejemplo: [bold]alhambra admin close ABC234 --secret admin.txt[/bold]
help-admin-what = list, inspect, close o delete.
argument-what = QUÉ
argument-table = MESA
help-admin-table = El id o el código de la mesa.
help-admin-url = La dirección del servidor.
serve-ready = Alhambra está en { $url }
serve-lan = En esta red: { $url }
serve-public = Escucho a tu proxy en el puerto { $port }. El proxy debe terminar TLS, dejar pasar WebSocket y poner las cabeceras Host, X-Forwarded-For y X-Forwarded-Proto.
serve-stop = Ctrl-C lo detiene; no se pierde nada.
serve-no-browser = Aquí no se ha podido abrir ningún navegador: abre tú esta dirección en uno.
backup-done = La copia está en { $path }.
restore-done = La base de datos se ha restaurado desde { $path }.
error-lan-and-public = Elige --lan o --public, no ambos.
error-public-needs = --public necesita --address con la dirección https:// que usan los navegadores, y allí un proxy que termine TLS y pase a este puerto. docs/hosting.md muestra cómo.
error-smtp-bad = «{ $address }» no es un servidor de correo: escribe host:puerto, smtp://usuario@host:587 o smtps://usuario@host:465.
error-smtp-password = Una contraseña en la línea de órdenes la ve todo el mundo en esta máquina. Quítala y ponla en un archivo para --smtp-password.
error-smtp-secret = El servidor de correo pide una contraseña: ponla en la variable { $variable } o en un archivo para --smtp-password.
error-smtp-address = Los correos contienen enlaces: indica con --address la dirección pública del servidor.
error-backup-missing = No existe el archivo { $path }.
error-backup-exists = { $path } ya existe; una copia nunca sobrescribe nada.
error-backup-sqlite = Aquí solo se copian bases de datos SQLite; para PostgreSQL usa pg_dump y pg_restore.
error-backup-failed = No se pudo escribir { $path }: { $reason }
error-backup-stranger = { $path } no es una copia de mesas.
error-admin-what = Di qué hacer y con qué mesa: { $known }.
error-admin-refused = El servidor se negó: { $reason }
error-admin-unreachable = El servidor en { $url } no responde: { $reason }
