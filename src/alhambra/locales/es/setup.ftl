### Preparar una mesa en la terminal, y continuar una partida.

setup-title = Una mesa de Alhambra. Pulsa Intro para repartir, o elige qué cambiar.
setup-seats = Asientos
setup-modules = Módulos
setup-edition = Edición
setup-language = Idioma
setup-resume = Continuar la última partida
setup-seats-title = ¿Quién juega? Elige un asiento para cambiarlo.
setup-more-seats = un asiento más
setup-fewer-seats = un asiento menos
setup-sitter =
    { $kind ->
        [person] una persona
       *[bot] bot { $spec }
    }
setup-who = ¿Quién ocupa el asiento { $seat }? Escribe el nombre de una persona, o elige un bot.
bot-does =
    { $bot ->
        [apprentice] juega como un principiante
        [architect] piensa la jugada hasta el final
        [mason] toma lo que más da enseguida
        [random] hace cualquier cosa permitida
       *[other] un bot
    }
setup-modules-title = ¿Qué módulos? Elige uno para ponerlo o quitarlo.
setup-on =
    { $on ->
        [yes] en la partida
       *[no] fuera
    }
setup-edition-title = ¿Los términos de qué edición? Las reglas son las mismas.
edition-name =
    { $edition ->
        [classic] clásica
       *[revised] revisada
    }
setup-language-title = ¿Qué idioma?

error-seats-said-twice = Usa --seats solo, o --players, --names y --bots.
error-no-last-game = En { $path } no hay ninguna partida sin terminar. Empieza una con «alhambra play».

## Ayuda de la orden. Los corchetes son estilos; se quedan.

help-seats = Quién se sienta dónde, separado por comas: un bot, o el nombre de una persona, como en Ana,mason,Luis.
help-resume-last = Continuar la última partida, o la partida de un archivo.
help-resume-last-epilog =
    Las partidas se guardan en tu carpeta de datos, si no diste un archivo con --save.

    Ejemplo: [bold]alhambra resume mi-partida.alhambra[/bold]
help-resume-file = El registro de la partida. Sin él: la última partida sin terminar de tu carpeta de datos.
argument-file = ARCHIVO
