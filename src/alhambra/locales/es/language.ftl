### El idioma mismo, y lo que dice todo programa de la línea de órdenes: ayuda y uso incorrecto.
### Tratamos de tú.

language-name = español
language-now = El idioma es el español. Hay: { $known }.
language-kept = Desde ahora en español. (Guardado en { $path })

# Varias cosas en una frase. $last: la última. $rest: las demás, con comas.
list-and = { $rest } y { $last }
list-or = { $rest } o { $last }

help-language = El idioma: en, es, de. Por defecto, el que hayas elegido, o el de tu sistema.
help-set-language = Elegir el idioma por defecto.
help-set-language-epilog =
    Solo para una orden: [bold]alhambra play --language de[/bold]

    Para un intérprete de órdenes: [bold]export ALHAMBRA_LANGUAGE=de[/bold]
help-code = El idioma que se guarda: en, es o de. Sin él: mostrar cuál se usa.
help-help = Mostrar esta ayuda.

## Rótulos de la ayuda. Las palabras en mayúsculas están en lugar de lo que se escribe.

usage-usage = Uso:
usage-options-short = [OPCIONES]
usage-command-short = ORDEN [ARGUMENTOS]...
usage-arguments = Argumentos
usage-options = Opciones
usage-commands = Órdenes
usage-required = [obligatorio]
usage-default = [por defecto: { $value }]
usage-value =
    { $kind ->
        [number] NÚMERO
        [path] ARCHIVO
       *[text] TEXTO
    }
argument-files = ARCHIVOS
argument-bots = BOTS
argument-language = IDIOMA

## Uso incorrecto. $similar: órdenes u opciones de nombre parecido, o none.

usage-no-command =
    { $similar ->
        [none] No hay ninguna orden «{ $name }».
       *[other] No hay ninguna orden «{ $name }». ¿Quieres decir { $similar }?
    }
usage-no-option =
    { $similar ->
        [none] No hay ninguna opción { $name }.
       *[other] No hay ninguna opción { $name }. Parecidas: { $similar }.
    }
usage-missing = Falta un argumento: { $name }
usage-extra = Argumento inesperado: { $name }
usage-needs-value = { $name } necesita un valor.
usage-takes-no-value = { $name } no admite ningún valor.
usage-not-whole = { $name } necesita un número entero.
usage-not-in-range = { $name } necesita un número entero de { $least } a { $most }.
usage-not-number = { $name } necesita un número.
usage-other = Argumentos incorrectos: { $name }
usage-hint = Ayuda: { $command }

error-unknown-language = No hay ningún idioma «{ $language }». Los que hay: { $known }.
error-bad-settings = Los ajustes de { $path } no se pueden leer. Corrige el archivo o bórralo.
error-extra-missing = Para esto hace falta el paquete { $package }, que no está instalado. Se instala con: { $command }
