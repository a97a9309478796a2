### Personajes: terminal, dibujos y rechazos. La página no carga este archivo.

## Rechazos

error-not-now-auction = Ahora no es posible: puja en la subasta o pasa.
error-not-now-paying = Ahora no es posible: primero paga lo que has pujado.
error-not-now-fatima = Ahora no es posible: primero quédate con Fátima o cámbiala.
error-not-now-hakim = Ahora no es posible: primero elige un tipo para Hakim.
error-not-now-yammerad = Ahora no es posible: primero { word-draw-now } otra vez con Yammerad, o para.
error-not-now-abdul_knihstig = Ahora no es posible: primero toma una carta con Abdul Knihstig, o renuncia.
error-not-now-ammar = Ahora no es posible: { word-redesign-now } con Ammar, o renuncia.
error-bid-too-low = Una puja de { $bid } es demasiado baja: debe superar { $last }.
error-bid-not-covered = No puedes pujar { $bid }: lo más que puedes pagar en una sola { word-currency } es { $most }.
error-character-not-owned = No tienes a { $character }.
error-character-used = Ahora no puedes usar a { $character }: en { word-this-turn } ya has usado un personaje con ◆.
error-character-too-late = { $character } solo se usa antes de la primera acción { word-of-the-turn }.
error-exchange-up = Por una carta de { $given } puedes tomar como mucho una de { $given }, no de { $taken }.
error-hand-too-rich = Yammerad solo ayuda si tienes menos de tres cartas de dinero.
error-no-money-left = Ya no queda dinero que { word-draw }.
error-none-of-kind = No tienes nada de ese tipo ({ $kind }) en tu Alhambra, así que Hakim no añade nada.
error-nobody-aside = Ya no queda ningún personaje apartado.
error-supply-empty = No queda ninguna { word-tile } por sacar.
error-unknown-character = «{ $text }» no es un personaje posible aquí. Los que hay: { $known }.
error-unknown-kind = «{ $text }» no es un tipo. Los que hay: { $known }.
error-score-hakim-none = { $name } no tiene ninguna { word-tile } de ese tipo, así que Hakim no añade nada ahí.

## Terminal

how-to-play-characters = Personajes: se subastan en cuanto salen. Escribe «characters» para ver qué hace cada uno.
menu-end-laila_draws = Laila saca ahora una { word-tile } nueva: no hay vuelta atrás.
menu-end-yammerad_draws = Yammerad { word-draw-now } ahora una carta: no hay vuelta atrás.
menu-auction = Subasta de { $character }: { $does }.
auction-state =
    { $who ->
        [nobody]
            { $count ->
                [0] Aún no hay pujas, y los demás han pasado.
               *[other] Aún no hay pujas. Además de ti siguen: { $rivals }.
            }
       *[other]
            { $count ->
                [0] Puja más alta: { $bid }, de { $name }. Los demás han pasado.
               *[other] Puja más alta: { $bid }, de { $name }. Además siguen: { $rivals }.
            }
    }
auction-means = Puedes pagar { $most } como mucho ({ $currency }). Lo que digas es definitivo.
menu-bid = ¿Cuánto pujas? Escribe un número de { $least } a { $most }.
menu-pay-bid = { $character } es para ti por { $bid }. ¿Cómo pagas? No se devuelve cambio, y pagar justo no da nada.
menu-laila = ¿Qué { word-tile } devuelves? Enseguida sale otra en su lugar.
menu-karim = ¿Qué { word-tile } paga Abdul Karim? Después, su carta sale del juego.
menu-machma-give = ¿Qué carta le das a Machma?
menu-machma-take = ¿Qué carta tomas por { $cards }?
menu-knihstig = Abdul Knihstig: puedes tomar una carta de dinero. ¿Cuál?
menu-ammar = Ammar El’Schauf: puedes { word-redesign } otra vez.
menu-fatima = Fátima es tuya. Lo que elijas es definitivo.
menu-hakim =
    { $round ->
        [1] { word-first-scoring }: ¿a qué tipo va { word-the-half-building } de Hakim?
        [2] { word-second-scoring }: ¿a qué tipo va { word-the-half-building } de Hakim?
       *[other] { word-third-scoring }: ¿a qué tipo va { word-the-half-building } de Hakim?
    }
menu-yammerad = No era una carta de dinero. ¿Quieres { word-draw } otra? Lo que sale no se devuelve.
choice-end-laila_draws = Seguir (o solo Intro)
choice-end-yammerad_draws = Seguir (o solo Intro)
choice-use-abdul_karim = Abdul Karim: una { word-tile } gratis
choice-use-laila = Laila: una { word-tile } nueva por otra del { word-market }
choice-use-machma = Machma: cambiar una carta
choice-use-yammerad = Yammerad: { word-draw } una carta de dinero
choice-bid = Pujar { $bid }
choice-bid-more = Pujar más
choice-pass-bid = Pasar definitivamente
choice-decline = No, gracias
choice-keep = Quedármela: 8 puntos al final
choice-exchange =
    { $count ->
        [one] Cambiarla por el personaje desconocido que está apartado
       *[other] Cambiarla por el primero de los { $count } personajes desconocidos apartados
    }
choice-draw-again =
    { $edition ->
        [classic] Sacar otra
       *[revised] Robar otra
    }
choice-stop = Parar
together-faruk = = { $total }, con Faruk
bid-payment =
    { $how ->
        [exact] exacto
       *[over] { $by } de más
    }
up-to = hasta { $most }
hakim-note =
    { $points ->
        [one] cuenta como { $count }: { $points } punto en vez de { $before }
       *[other] cuenta como { $count }: { $points } puntos en vez de { $before }
    }
typed-characters =
    { "  " }bid 7, pass, pay denar 7+3      en una subasta
    { "  " }laila 3, abdul_karim 3, machma denar 7 dirham 3, yammerad, stop
    { "  " }keep fatima, exchange fatima, hakim tower, abdul_knihstig denar 3, decline
    { "  " }characters                      qué hace cada personaje, y de quién es
left-characters =
    { $count ->
        [one] { $count } personaje
       *[other] { $count } personajes
    }
characters-line = Personajes – { $owned }
standing-hakim = { word-the-half-building-first } de Hakim no cuenta aquí: su tipo se elige al puntuar.
no-characters = En esta partida no hay personajes.

## Dibujos

draw-auction = Subasta
draw-bid = Puja de { $bid }, de { $name }
draw-no-bid = Aún no hay pujas
draw-bidders = Siguen:
