### La página: lo que comparten todas sus partes.

page-title = Alhambra
page-skip = Saltar al contenido
page-home = Ir al inicio
page-pages = Páginas
page-learn = Aprender
page-loading = Un momento…
page-lost = Esta parte no se ha podido cargar. Inténtalo de nuevo en un momento.
page-none = Página no encontrada
page-none-how = Puede que la dirección esté mal escrita o que el enlace sea antiguo.
# Junto a un rechazo; lleva al párrafo que lo prohíbe.
rule-link = La regla
dialog-close = Cerrar

# El título de la pestaña.
title-turn = ● Te toca · Alhambra
# $table: its name, or its code.
title-table = { $table } · Alhambra

line-lost = Se ha perdido la conexión. Se está recuperando; tu partida está a salvo.
line-waits = Lo que has hecho se enviará en cuanto vuelva la conexión.
line-stale = La partida siguió mientras no tenías conexión: tu último paso no llegó a hacerse.
needs-server = El juego necesita su servidor
needs-server-how = Ahora mismo no hay conexión. Se recuperará sola; mientras tanto, esto funciona sin ella:

top-turn = { word-turn } { $turn }
top-scoring-ahead =
    { $round ->
        [1] antes { word-of-the-first-scoring }
        [2] antes { word-of-the-second-scoring }
       *[other] antes { word-of-the-last-scoring }
    }
top-rules = Reglas
top-theme = Claro u oscuro
top-menu = Menú
nav-replay = Repeticiones
nav-pad = Hoja de puntos
chat-open =
    { $unread ->
        [0] Chat
        [one] Chat: { $unread } mensaje nuevo
       *[other] Chat: { $unread } mensajes nuevos
    }

tabs-label = Partes de la mesa
tab-market =
    { $edition ->
        [classic] Recinto
       *[revised] Mercado
    }
tab-hand = Mano
tab-mine = Alhambra
tab-rivals = Rivales
tab-log = Historial

## Quién se sienta

seat-bot =
    { $level ->
        [random] Azar
        [apprentice] Aprendiz
        [mason] Cantero
        [architect] Arquitecto
       *[vizier] Visir
    }
seat-open = Asiento libre
