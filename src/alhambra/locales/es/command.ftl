### La ayuda de la orden. Los corchetes son estilos; déjalos.

help-alhambra = Alhambra, el juego de mesa, según el reglamento. Sin ninguna orden abre la partida en tu navegador; las órdenes juegan en la terminal, hacen jugar a los bots entre sí y comprueban registros de partidas.
help-alhambra-epilog = Empieza con [bold]alhambra[/bold], o en la terminal con [bold]alhambra play[/bold]: tú contra dos bots. «alhambra play --help» enseña más.
help-version = Mostrar la versión.
help-port = El puerto para jugar en el navegador. Por defecto: 8765, o cualquiera que esté libre.
help-no-browser = Escribir la dirección del juego en vez de abrir el navegador; ALHAMBRA_NO_BROWSER=1 hace lo mismo.
help-play = Jugar una partida en la terminal.
help-play-epilog =
    Ejemplos:

    Tú contra dos bots: [bold]alhambra play[/bold]

    Elige tus rivales: [bold]alhambra play --bots mason,random:seed=3[/bold]

    Dos personas en una terminal: [bold]alhambra play --names Ana,Luis --players 2[/bold]

    Con todos los módulos instalados: [bold]alhambra play --modules all[/bold]

    Una partida determinada en un archivo determinado: [bold]alhambra play --seed 7 --save my-game.alhambra[/bold]

    Continúa donde lo dejaste: [bold]alhambra play --resume my-game.alhambra[/bold]

    Frases sencillas, para un lector de pantalla: [bold]alhambra play --plain[/bold]
help-players = Cuántos juegan, de 2 a 6. En los asientos sin persona juega el bot mason. Por defecto: 3.
help-names = Los nombres de las personas, separados por comas. Por defecto: una persona.
help-bots = Bots para los demás asientos, separados por comas: architect (mira adelante), mason (codicioso), apprentice, random, random:seed=3.
help-seed = La misma semilla da la misma partida.
help-edition = Los términos de una edición: classic o revised.
help-modules = Módulos, separados por comas: { $modules }; o all para jugar con todos.
help-data = Un archivo con componentes tuyos (JSON como expansion.json).
help-save = Guardar la partida en este archivo nuevo, en vez de en tu carpeta de datos.
help-resume = Continuar una partida guardada.
help-plain = Sin colores ni dibujos: un dato por línea.
help-verify = Reproducir registros de partidas y decir qué tienen mal.
help-verify-epilog =
    Cada registro se reproduce de la primera línea a la última, y cada acción se comprueba según las reglas. El código de salida es 1 si alguno está mal.

    Ejemplo: [bold]alhambra verify *.alhambra[/bold]
help-files = Los registros.
system-failed = No se pudo continuar: { $reason }
