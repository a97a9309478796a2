### Asientos: antes de la partida, el chat, el menú.

# Los bots se llaman según su asiento, igual en todos los idiomas.
bot-name =
    { $seat ->
        [0] Nadira
        [1] Tariq
        [2] Zaida
        [3] Bilal
        [4] Mariam
       *[other] Farid
    }
seat-level = Bot: { $level }
seat-mine = Tu asiento
seat-person = en la mesa
seat-away = ausente: un bot juega en su lugar
seat-waits = quien tenga el enlace puede sentarse
seat-take = Sentarme aquí
seat-number = asiento { $seat }
seat-move = Pasarme aquí
seat-who = Quién ocupa el asiento { $seat }
seat-for-anybody = Libre para invitados
free-seat = En esta partida hay un asiento libre

## Antes de empezar

lobby-title = Mesa { $code }
lobby-options = La partida
lobby-seats = Jugadores
lobby-join = Sentarme
lobby-waiting = Tienes asiento. La partida empieza aquí en cuanto la inicie el anfitrión.
lobby-watching = Estás mirando. La partida empieza aquí en cuanto la inicie el anfitrión.
lobby-leave = Dejar mi asiento
lobby-invite = Invitar a amigos
start-do = Empezar la partida
start-with-bots =
    { $free ->
        [one] Empezar con un bot
       *[other] Empezar con bots
    }
start-fill =
    { $free ->
        [one] Queda un asiento libre. Espera a alguien o dáselo a un bot:
       *[other] Quedan { $free } asientos libres. Espera a tus amigos o dáselos a bots:
    }
option-players = { $count } jugadores
option-edition =
    { $edition ->
        [classic] términos de la edición clásica
       *[revised] términos de la edición revisada
    }
option-clock =
    { $unit ->
        [seconds]
            { $amount ->
                [one] { $amount } segundo por decisión
               *[other] { $amount } segundos por decisión
            }
       *[days]
            { $amount ->
                [one] { $amount } día por decisión
               *[other] { $amount } días por decisión
            }
    }
option-confirm =
    { $how ->
        [countdown] confirmación automática
       *[never] sin confirmación
    }
option-no-hints = sin consejos
option-memory = ayuda a la memoria
option-public = pública
option-no-spectators = sin espectadores

## La invitación

invite-link = Enlace a esta mesa
invite-qr = El enlace como código QR
invite-code = O escribe este código en la página de inicio:
invite-alone = Solo este dispositivo puede abrir el enlace. Abre el servidor a tu red, y tus amigos podrán entrar desde ella.
invite-alone-elsewhere = Solo este dispositivo puede abrir el enlace.
invite-lan = Abrir a mi red
invite-lan-hint = Cualquiera en la misma red de casa o del trabajo puede entrar hasta que lo apagues.
copy-do = Copiar
copy-done = Copiado

## El chat

chat-title = Chat
# Opens the chat in a dialog, where there is room for both.
chat-large = Frases, silenciar
chat-empty = Todavía no hay mensajes.
chat-write = Escribe un mensaje
chat-send = Enviar
chat-left =
    { $left ->
        [one] queda { $left } carácter
       *[other] quedan { $left } caracteres
    }
chat-you = Tú
chat-spectator = Espectador
chat-spectators = Espectadores
chat-gone = Un jugador que se fue
chat-hear = Silenciar a jugadores

## El menú

menu-settings = Ajustes
menu-table = Mesa y asientos
menu-keys = Teclado
menu-notices = Avisos por correo o webhook
menu-leave = Irme o borrar mis datos
menu-again = Otra partida
menu-theme = Tema
theme-name =
    { $theme ->
        [system] Sistema
        [light] Claro
       *[dark] Oscuro
    }
menu-motion = Animaciones
motion-name =
    { $motion ->
        [0] Desactivadas
        [1] Normales
       *[other] Lentas
    }
menu-sound = Sonido
menu-sound-hint = Sonidos suaves para las cartas, las { word-tiles }, los pagos exactos, { word-the-scorings } y cuando te toca. En silencio si el sistema reduce el movimiento.
menu-notify = Notificaciones
menu-notify-hint = El navegador te avisa cuando te toca y tienes delante otra ventana.
menu-notify-denied = El navegador bloquea las notificaciones. Puedes cambiarlo en sus ajustes.
menu-confirm =
    { $how ->
        [always] Cada { word-turn } se confirma.
        [countdown] { word-the-complete-turn-first } se confirma a los pocos segundos.
       *[never] { word-the-complete-turn-first } vale enseguida.
    }
notices-how = El servidor puede avisarte cuando te toque. Deja un campo vacío para desactivarlo.
notices-set = El servidor te avisa cuando te toca. Deja un campo vacío para desactivarlo.
notices-asked = Te hemos enviado un correo. Abre el enlace que lleva y recibirás un correo cuando te toque. ¿No ha llegado? Escribe la dirección otra vez.
notices-mail = Dirección de correo
notices-hook = Dirección del webhook
notices-save = Guardar
notices-kept = Guardado
leave-do = Dejar mi asiento
leave-sure = Un bot seguirá por ti y no podrás volver a este asiento. ¿Seguro?
forget-do = Borrar mis datos
forget-sure = Se borran tu nombre, tus mensajes del chat y tus direcciones en esta mesa, y pierdes el asiento. ¿Seguro?
sure-no = No, me quedo
key-move = moverse por tu Alhambra

## Frases rápidas, que cada uno lee en su idioma

phrases-label = Frases rápidas
phrase-hello = ¡Hola!
phrase-good-luck = ¡Suerte!
phrase-well-played = ¡Bien jugado!
phrase-thanks = ¡Gracias!
phrase-one-moment = Un momento, por favor.
phrase-oops = ¡Uy!
phrase-good-game = ¡Buena partida!

## Deshacer una jugada si todos quieren

back-ask = Pedir deshacer
back-mine = Deshacer mi { word-turn }
back-sure = ¿Deshacer también lo de los demás?
back-request = { $name } quiere deshacer { word-the-last-turn }. ¿Estás de acuerdo?
back-agree = De acuerdo
back-refuse = No
# $names: quienes aún no han contestado.
back-waits = Has pedido deshacer tu { word-turn }. Falta la respuesta de: { $names }
back-waits-other = { $name } quiere deshacer { word-the-last-turn }. Falta la respuesta de: { $names }

left-notice = { $name } ha dejado la mesa. Un bot sigue jugando.
left-read = Entendido

## Otra partida, y la mesa siguiente

rematch-there = La revancha está lista.
next-table = Otra mesa: te toca
top-menu-next = Menú: te toca en otra mesa

## Espectadores

bar-watching-late =
    { $moves ->
        [one] Estás mirando con { $moves } acción de retraso.
       *[other] Estás mirando con { $moves } acciones de retraso.
    }
option-delay =
    { $moves ->
        [one] espectadores con { $moves } acción de retraso
       *[other] espectadores con { $moves } acciones de retraso
    }
choose-delay = Los espectadores ven las acciones
option-open-hands = los espectadores ven todas las manos
delay-title =
    { $moves ->
        [0] enseguida
        [one] { $moves } acción después
       *[other] { $moves } acciones después
    }
watch-whose = Qué Alhambra se ve
watch-turn = La de quien juega

## Varias personas con un solo dispositivo

friends-devices = Dónde juega cada uno
friends-where =
    { $where ->
        [apart] cada uno en su dispositivo
       *[here] varias personas en este dispositivo
    }
here-how = El dispositivo pasa de mano en mano tras cada { word-turn }. Mientras tanto, un telón oculta las cartas de todos.
here-people = Personas
here-name = Nombre { $number }
here-nameless = Jugador { $number }
curtain-pass = Pasa el dispositivo a { $name }
curtain-who = ¿Quién tiene el dispositivo?
curtain-how = Hasta entonces no se ven las cartas de nadie.
curtain-open = Soy { $name }
curtain-back = { $name } pide deshacer su { word-turn }
curtain-scores = Puntos

## Adónde llevan los enlaces de los correos

mail-confirm = Correos cuando te toque
mail-confirm-how = Recibirás un correo en esta dirección cada vez que una partida te espere. Cada correo lleva un enlace para darte de baja.
mail-confirm-do = Sí, quiero correos
mail-confirmed = A partir de ahora recibirás correos
mail-stop = Dejar de recibir correos
mail-stop-how = Tu dirección se borra de esta partida. Conservas tu asiento.
mail-stop-do = No enviar más
mail-stopped = Ya no recibirás más correos
mail-none = Abre otra vez el enlace del correo
mail-table = A la mesa
