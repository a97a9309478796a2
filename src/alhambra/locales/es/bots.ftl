### Los bots: por su nombre, en un archivo, con una orden.

## La ayuda. Los corchetes son estilos; déjalos.

help-bots-command = Mostrar los bots, sus parámetros y de dónde vienen.
help-bots-command-epilog =
    Un bot se nombra con sus ajustes, cada uno tras dos puntos: [bold]random:seed=3[/bold]

    Un bot en un archivo tuyo: [bold]my_bot.py[/bold], [bold]my_bot.py:ClassName:depth=2[/bold]

    Un programa en cualquier lenguaje: [bold]exec:node my_bot.mjs[/bold]
help-check-bot = Comprobar si un programa habla el protocolo de los bots, con un informe.
help-check-bot-epilog =
    El programa juega partidas enteras contra bots que juegan al azar, de 2 a 6 jugadores y con todos los módulos. Si falla una prueba, la orden termina con 1.

    Ejemplo: [bold]alhambra check-bot "python3 examples/greedy_bot.py"[/bold]
help-check-bot-command = La orden que inicia el programa, como tras «exec:».
help-check-bot-timeout = Segundos que puede durar una decisión. Por defecto: 60.
argument-command = ORDEN

## La lista

bots-title = Todos los bots
bots-column-parameters = parámetros
bots-column-origin = procedencia
bots-parameter = { $name } ({ $type ->
        [int] número entero
       *[float] número
    })
bots-no-parameter = ninguno
bots-built-in = este juego
bots-plugin = paquete { $package }
bots-more = Además: un archivo con un bot, como my_bot.py, y exec: con la orden de un programa.

## El informe de check-bot

check-bot-begins = Se comprueba: { $bot }
check-bot-passed = bien: { $check } ({ $found })
check-bot-failed = MAL: { $check }. { $reason }
check-bot-skipped = sin comprobar: { $check }
check-bot-what =
    { $check ->
        [hello] saluda
        [games] juega partidas enteras según las reglas
        [speed] responde a tiempo
        [exit] termina solo después de una partida
        [broken-off] termina solo cuando se interrumpe una partida
       *[unknown] pasa por alto mensajes y campos que no conoce
    }
check-bot-found =
    { $check ->
        [hello] nombre { $name }
        [games] { $games } partidas de 2 a 6 jugadores, con y sin módulos
        [speed] { $mean } ms de media, { $most } ms como mucho
        [exit] código de salida 0
        [broken-off] código de salida 0
       *[unknown] una partida
    }
check-bot-good = El programa puede jugar.
check-bot-bad = El programa aún no puede jugar.

## Un bot que falla

arena-fault-told = Reparto { $deal }, orden { $seating }, asiento { $seat }: { $bot } pierde. { $reason }
error-bot-crashed = El bot «{ $bot }» ha fallado: { $reason }
error-bot-illegal = El bot «{ $bot }» ha elegido «{ $action }». { $reason }

## Lo que está mal al nombrar un bot

error-bad-decimal-parameter = El parámetro «{ $parameter }» del bot «{ $bot }» necesita un número como 0.5, no «{ $value }».
error-bot-not-made = No se puede crear el bot «{ $bot }»: { $reason }
error-bot-cannot-choose = «{ $bot }» no es un bot: le falta el método «choose».
error-bot-file-missing = No hay ningún archivo { $path } con un bot.
error-bot-file-broken = El archivo { $path } no se puede ejecutar: { $reason }
error-bot-file-empty = En { $path } no hay ningún bot: ninguna clase tiene un método «choose».
error-bot-file-several = En { $path } hay varios bots: { $known }. Nombra uno tras dos puntos.
error-bot-file-lacks = En { $path } no hay ningún bot «{ $name }». Los que hay: { $known }.
error-plugin-broken = El bot «{ $bot }» del paquete { $package } no se puede cargar: { $reason }
error-plugin-twice = Varios paquetes traen un bot «{ $bot }»: { $packages }. Solo uno de ellos puede estar instalado.

## Lo que está mal en un programa. $errors es el final de su salida de errores, o none.

error-exec-failed = El programa «{ $bot }» ha fallado. { $reason }{ $errors ->
        [none] { "" }
       *[other] { " " }Su salida de errores: { $errors }
    }
error-exec-empty = Tras «exec:» debe seguir la orden de un programa.
error-exec-quotes = Falta una comilla en la orden: { $command }
error-exec-not-found = No hay ningún programa «{ $name }» que se pueda ejecutar.
error-exec-not-started = No se puede iniciar: { $reason }.
error-exec-version = Habla la versión { $found } del protocolo, no la { $known }.
error-exec-silent = No ha respondido en { $seconds } s.
error-exec-ended = Ha terminado con el código de salida { $exit } en vez de responder.
error-exec-killed = La señal { $signal } lo ha terminado.
error-exec-closed = Ha cerrado su salida en vez de responder.
error-exec-long-line = Ha escrito una línea sin fin.
error-exec-many-lines = Inunda su salida: a un mensaje responde una línea.
error-exec-many-errors = Inunda su salida de errores.
error-exec-unasked = Ha escrito «{ $line }» sin que nadie le preguntara.
error-exec-no-json = Ha escrito «{ $line }», que no es un objeto JSON.
error-exec-wrong-answer = Ha escrito «{ $line }» donde debería estar un mensaje del tipo «{ $expected }».
error-exec-wrong-number = Ha respondido a la decisión { $found } cuando se le preguntaba por la decisión { $expected }.
error-exec-lingers = No ha terminado solo en { $seconds } s y ha habido que terminarlo.
error-exec-bad-exit = No ha terminado bien ({ $ending }).
error-exec-no-action = Ha elegido «{ $text }», y así no se escribe ninguna acción.
