### La página de inicio: jugar ya, con amigos, continuar, mirar.

page-language = Idioma
home-hero = Paga justo. Vuelve a construir.
home-lead = Construye la Alhambra más bella. Tres veces por partida hay puntos por tener más { word-buildings } de cada tipo y por { word-the-longest-wall }. De dos a seis jugadores, con amigos o contra el ordenador.
home-new = ¿Es tu primera vez?
home-learn = Aprende en cinco minutos
home-learn-on = Seguir con la lección { $number } de { $count }
home-play = Jugar ya
home-friends = Jugar con amigos
home-opponents = ¿Contra quién quieres jugar?
# El botón que empieza una partida: lo que empieza.
home-against =
    { $level ->
        [random]
            { $bots ->
                [one] Jugar contra un bot aleatorio
               *[other] Jugar contra { home-count } bots aleatorios
            }
        [apprentice]
            { $bots ->
                [one] Jugar contra un aprendiz
               *[other] Jugar contra { home-count } aprendices
            }
        [mason]
            { $bots ->
                [one] Jugar contra un cantero
               *[other] Jugar contra { home-count } canteros
            }
        [architect]
            { $bots ->
                [one] Jugar contra un arquitecto
               *[other] Jugar contra { home-count } arquitectos
            }
       *[vizier]
            { $bots ->
                [one] Jugar contra un visir
               *[other] Jugar contra { home-count } visires
            }
    }
home-count =
    { $bots ->
        [2] dos
        [3] tres
        [4] cuatro
        [5] cinco
       *[other] { $bots }
    }
# Sobre la columna con mis victorias contra cada nivel.
level-won = ganadas
level-record = { $won } de { $played }
level-mine = tu nivel
home-change = Módulos y nombre
home-away = El servidor no responde
home-away-how = La página lo sigue intentando sola. Mientras tanto, esto funciona sin él:
home-title-waiting = ({ $count }) Alhambra
home-unofficial = Una versión no oficial. Alhambra es un juego de Dirk Henn, publicado por Queen Games.
home-version = Versión { $version }
server-away = El servidor no responde. ¿Sigue en marcha? Vuelve a intentarlo dentro de un momento.

## A una mesa por su código

join-label = ¿Tienes el código o el enlace de una mesa?
join-do = Entrar

## Mis mesas y las de otros

mine-games = Tus partidas
mine-with = con { $names }
# Los demás de una mesa, todos bots de un nivel.
mine-bots =
    { $bots ->
        [one] un bot, { $level }
       *[other] { $bots } bots, { $level }
    }
mine-points = puntos
mine-last-seen = Tal como estaban cuando el servidor respondió por última vez.
mine-turn = Te toca
mine-open =
    { $free ->
        [0] lista para empezar
        [one] queda un asiento libre
       *[other] quedan { $free } asientos libres
    }
mine-all = Mostrar las { $count }
mine-fewer = Mostrar menos
open-tables = Mesas abiertas
open-state =
    { $status ->
        [open]
            { $free ->
                [0] a punto de empezar
                [one] un asiento libre
               *[other] { $free } asientos libres
            }
       *[running] mirar
    }

## Cómo se juega

turns-title = Lo que haces cuando te toca
turns-take = Toma dinero
turns-take-how = Una carta de cualquier valor, o varias que sumen 5 como mucho.
turns-buy = O compra una { word-tile }
turns-buy-how = Se paga en la { word-currency } { word-of-its-square }. Si pagas justo, vuelves a jugar.
turns-build = Y construye
turns-build-how = { word-the-walls-first } van con { word-walls }, los caminos con caminos. Tres veces por partida hay puntos para quien tiene más de cada tipo y por { word-the-longest-wall }.
turns-learn = Aprender paso a paso
watch-first = ¿Prefieres mirar antes?
watch-title = Mira una partida
watch-how = Los bots juegan entre sí, al ritmo que elijas, y ves crecer cada Alhambra.
watch-do = Ver jugar a los bots
watch-hands = Manos a la vista
watch-hands-hint = Ves el dinero de todos los bots.

## Elegir una partida

bots-game = Una partida contra bots
your-name = Tu nombre
nameless = Tú
choose-players = Jugadores
choose-level = ¿Qué nivel tienen los bots?
level-does =
    { $level ->
        [random] Juega al azar. Para curiosear.
        [apprentice] Juega como un principiante. Para empezar.
        [mason] Busca lo que más da enseguida.
        [architect] Piensa la jugada hasta el final.
       *[vizier] Prevé lo que viene. El más fuerte de todos.
    }
choose-game = Módulos y edición
choose-modules = Módulos
base-game = juego básico
choose-edition = Términos de la edición
choose-edition-hint = Solo cambian las palabras; las reglas son las mismas.
edition-title =
    { $edition ->
        [classic] clásica
       *[revised] revisada
    }
friends-game = Una mesa para amigos
friends-how = Recibes un enlace y un código QR para compartir. Los bots pueden ocupar los asientos libres.
table-name = Nombre de la mesa (opcional)
friends-more = Reloj, ayudas, espectadores
friends-make = Crear la mesa
choose-clock = Tiempo para cada decisión
clock-title =
    { $clock ->
        [none] sin límite
        [minute] un minuto
        [minutes] tres minutos
        [day] un día
       *[days] tres días
    }
choose-confirm = { word-the-complete-turn-first } se confirma
confirm-how =
    { $how ->
        [always] a mano
        [countdown] a los 4 segundos
       *[never] enseguida
    }
choose-plays = Yo también juego
choose-plays-hint = Si no, organizas la mesa y miras.
choose-hints = Consejos
choose-hints-hint = Se puede pedir consejo a un bot.
choose-memory = Ayuda a la memoria
choose-memory-hint = La página muestra lo que podría saber un jugador atento.
choose-public = Pública
choose-public-hint = La mesa aparece en la página de inicio de este servidor.
choose-spectators = Espectadores
choose-spectators-hint = Quien tenga el enlace puede mirar.
