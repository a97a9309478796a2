### Personajes: nombres, sucesos y lo que muestra la página en una mesa.

## Nombres

source-yusuf = Yusuf E’Passuff
source-fatima = Fátima
# Un nombre y el signo de cuántas veces actúa.
character-marked = { $name } { $mark }
# Cada personaje: su nombre, uno corto donde hay poco sitio, lo que hace, y un signo de cuántas
# veces actúa: ◆ una por jugada o turno, 1× una por partida, W al puntuar.
character-abdul_karim = Abdul Karim
    .short = Abdul Karim
    .mark = 1×
    .does = una vez en la partida paga por ti el { word-price } exacto de una { word-tile }: te sale gratis y vuelves a jugar
character-abdul_knihstig = Abdul Knihstig
    .short = Abdul Knihstig
    .mark = ◆
    .does = si compras una { word-tile } por un { word-price } de 10 o más, toma enseguida una carta de dinero { word-of-the-display }
character-ammar = Ammar El’Schauf
    .short = Ammar
    .mark = ◆
    .does = cuando hayas colocado tus { word-tiles } nuevas, puedes { word-redesign } otra vez
character-faruk = Faruk Will’haben
    .short = Faruk
    .mark = ◆
    .does = toma varias cartas de dinero que sumen hasta 7 en vez de 5
character-fatima = Fátima
    .short = Fátima
    .mark = 1×
    .does = decide enseguida: quédatela por 8 puntos al final, o cámbiala por un personaje desconocido
character-hakim = Hakim Wahid
    .short = Hakim
    .mark = W
    .does = en cada { word-scoring } cuentas { word-half-a-building } de un tipo que tengas; lo eliges cada vez
character-laila = Laila Wundabah
    .short = Laila
    .mark = ◆
    .does = antes de tu primera acción puedes cambiar una { word-tile } del { word-market } por otra nueva
character-machma = Machma Klain
    .short = Machma
    .mark = ◆
    .does = antes de tu primera acción puedes cambiar una carta de tu mano por una { word-of-the-display } que no valga más
character-yammerad = Yammerad
    .short = Yammerad
    .mark = ◆
    .does = si empiezas con menos de tres cartas de dinero, puedes { word-draw } la de encima { word-of-the-deck }
character-yusuf = Yusuf E’Passuff
    .short = Yusuf
    .mark = W
    .does = en cada { word-scoring }, un punto más por cada 3 puntos de tu { word-wall }
module-characters = Personajes
    .about = Ayudantes que se lleva quien más puja.

## Sucesos

event-character-drawn = Ha salido { $character }: se subasta.
event-bid-made =
    { $who ->
        [you] Pujas { $bid } por { $character }.
       *[other] { $name } puja { $bid } por { $character }.
    }
event-bid-passed =
    { $who ->
        [you] Pasas.
       *[other] { $name } pasa.
    }
event-character-unsold = Nadie pujó por { $character }: la carta sale del juego.
event-character-won =
    { $who ->
        [you] Ganaste la subasta de { $character } por { $bid } y pagaste { $cards_said }.
       *[other] { $name } ganó la subasta de { $character } por { $bid } y pagó { $cards_said }.
    }
event-bought-by-karim =
    { $who ->
        [you] Abdul Karim pagó por ti { $tile_the }: vuelves a jugar. Su carta sale del juego.
       *[other] Abdul Karim pagó { $tile_the } por { $name }: otra acción. Su carta sale del juego.
    }
event-took-with-knihstig =
    { $who ->
        [you] Tomaste { $cards_said } con Abdul Knihstig.
       *[other] { $name } tomó { $cards_said } con Abdul Knihstig.
    }
deed-bought-by-karim =
    { $who ->
        [you] recibiste { $tile_the } de Karim
       *[other] recibió { $tile_the } de Karim
    }
deed-took-with-knihstig =
    { $who ->
        [you] tomaste { $cards_said } con Knihstig
       *[other] tomó { $cards_said } con Knihstig
    }
deed-character-won =
    { $who ->
        [you] te llevaste a { $character } por { $bid }
       *[other] se llevó a { $character } por { $bid }
    }
deed-faruk-helped =
    { $who ->
        [you] usaste a Faruk
       *[other] usó a Faruk
    }
deed-fatima-kept =
    { $who ->
        [you] te quedaste con Fátima
       *[other] se quedó con Fátima
    }
deed-fatima-exchanged =
    { $who ->
        [you] cambiaste a Fátima por { $character }
       *[other] cambió a Fátima por { $character }
    }
deed-hakim-chose =
    { $who ->
        [you] elegiste { $kind } con Hakim
       *[other] eligió { $kind } con Hakim
    }
deed-laila-exchanged =
    { $who ->
        [you] cambiaste { $old_the } por { $new_the } con Laila
       *[other] cambió { $old_the } por { $new_the } con Laila
    }
deed-machma-exchanged =
    { $who ->
        [you] cambiaste { $given_said } por { $taken_said }
       *[other] cambió { $given_said } por { $taken_said }
    }
deed-yammerad-drew =
    { $who ->
        [you] { word-you-drew } una carta con Yammerad
       *[other] { word-drew } una carta con Yammerad
    }
event-faruk-helped =
    { $who ->
        [you] Con Faruk tomaste más de 5.
       *[other] Con Faruk, { $name } tomó más de 5.
    }
event-fatima-kept =
    { $who ->
        [you] Te quedaste con Fátima: 8 puntos tras { word-the-last-scoring }.
       *[other] { $name } se quedó con Fátima: 8 puntos tras { word-the-last-scoring }.
    }
event-fatima-exchanged =
    { $who ->
        [you] Cambiaste a Fátima por { $character }.
       *[other] { $name } cambió a Fátima por { $character }.
    }
event-hakim-chose =
    { $who ->
        [you] Hakim te da { word-half-a-building } en { word-this-scoring }: { $kind }.
       *[other] Hakim le da a { $name } { word-half-a-building } en { word-this-scoring }: { $kind }.
    }
event-laila-exchanged =
    { $who ->
        [you] Laila cambió para ti { $old_the } { word-of-the-square } { $square } por { $new_the }.
       *[other] Laila cambió para { $name } { $old_the } { word-of-the-square } { $square } por { $new_the }.
    }
event-machma-exchanged =
    { $who ->
        [you] Con Machma cambiaste { $given_said } por { $taken_said }.
       *[other] Con Machma, { $name } cambió { $given_said } por { $taken_said }.
    }
event-yammerad-drew =
    { $money ->
        [yes]
            { $who ->
                [you] { word-you-drew } una carta de dinero con Yammerad; los demás no la ven.
               *[other] { $name } { word-drew } una carta de dinero con Yammerad, sin enseñarla.
            }
       *[no]
            { $who ->
                [you] { word-you-drew } con Yammerad una carta que no es de dinero.
               *[other] { $name } { word-drew } con Yammerad una carta que no es de dinero.
            }
    }
event-yammerad-got = La carta es esta: { $cards_said }.

## Consejos

reason-bid = Es la puja más baja que va en cabeza, y te cuesta menos de lo que el personaje vale para ti.
reason-pass = Hasta la puja más baja cuesta más de lo que el personaje vale para ti.
reason-save = Te guardas el dinero; el personaje puede acabar con otro.
reason-pay = Ninguna otra forma de pagar te cuesta menos.
reason-keep = Sus puntos son seguros; lo que está apartado no lo es.
reason-exchange = Lo que está apartado vale probablemente más que sus puntos.
reason-hakim = Ahí es donde más cambia { word-the-half-building }.
reason-laila = Esta { word-tile } te da poco, y tienes dinero de su { word-currency } para otra.
reason-yammerad = Una carta de dinero gratis siempre viene bien.

## En la página

panel-decline = No, gracias
explain-characters = Un personaje se subasta en cuanto sale. ◆ se puede usar en cada { word-turn }, pero solo una de esas cartas por { word-turn }; 1×, una vez en la partida; W actúa en { word-the-scorings }.
    .question = ¿Qué son los personajes?
characters-mine = Tus personajes
characters-of = Personajes de { $name }
character-state =
    { $state ->
        [ready] se puede usar ahora
        [used] en { word-this-turn } ya se usó una carta ◆
        [scoring] actúa por sí mismo en { word-the-scorings }
        [chosen] pregunta en cada { word-scoring } a qué tipo ayuda
        [kept] 8 puntos al final
        [itself] se ofrece por sí mismo cuando se puede usar
       *[waits] ahora no
    }
character-button = { $character }, { $state }
characters-usable = Puedes usar a { $characters }.
character-use =
    { $character ->
        [abdul_karim] { $name } (una { word-tile } gratis)
        [faruk] { $name } (tomar hasta 7)
        [laila] { $name } (cambiar una { word-tile } del { word-market })
        [machma] { $name } (cambiar una carta)
       *[yammerad] { $name } ({ word-draw } una carta)
    }
laila-question = ¿Qué { word-tile } devuelves? Enseguida sale otra en su lugar.
laila-do = Cambiar { $tile_the }
karim-question = ¿Qué { word-tile } te llevas gratis? Después, su carta sale del juego.
karim-do = Llevarme { $tile_the } gratis
machma-give = Das
machma-take = Tomas
machma-do = Cambiar { $given } por { $taken }
yammerad-question = ¿Quieres { word-draw } la carta de encima { word-of-the-deck }, sin que los demás la vean?
yammerad-do =
    { $edition ->
        [classic] Sacar una carta
       *[revised] Robar una carta
    }
yammerad-again = No era una carta de dinero. ¿Otra, o paras?
yammerad-more = Otra carta
yammerad-stop = Parar
knihstig-question = Puedes tomar una carta de dinero.
knihstig-do = Tomar { $card }
ammar-question = Puedes { word-redesign } otra vez.
fatima-question = Fátima es tuya. ¿Qué haces?
fatima-keep = Quedármela: 8 puntos al final
fatima-exchange =
    { $count ->
        [one] Cambiarla por el personaje desconocido
       *[other] Cambiarla por uno de { $count } personajes desconocidos
    }
hakim-question = ¿A qué tipo va { word-the-half-building }? Debajo: tus puntos.
hakim-kind =
    { $after ->
        [one] { $kind }: { $after } punto en vez de { $before }
       *[other] { $kind }: { $after } puntos en vez de { $before }
    }
hakim-none = no cambia nada
auction-title = Subasta: { $character }
auction-seat =
    { $who ->
        [you]
            { $state ->
                [passed] has pasado
                [highest] vas ganando
                [speaks] te toca
                [outbid] superada
                [opens] empiezas
               *[waits] esperas
            }
       *[other]
            { $state ->
                [passed] ha pasado
                [highest] va ganando
                [speaks] le toca
                [outbid] superada
                [opens] empieza
               *[waits] espera
            }
    }
auction-bids = Pujas
auction-cover = Pagar en una sola { word-currency }
auction-short = no llega
auction-all-sure = ¿Pujar los { $amount }?
auction-bid = Pujar { $amount }
auction-amount = Tu puja
auction-more = Uno más
auction-less = Uno menos
auction-pass = Pasar
auction-pass-sure = ¿Pasar definitivamente?
auction-final = La puja es inmediata y definitiva.
auction-too-dear = Tu dinero no llega para una puja más alta.
auction-pays = { $name } gana con { $bid } y paga.
paying-title = { $character } es para ti por { $bid }
paying-question = ¿Cómo pagas? No se devuelve cambio, y pagar justo no da nada.
paying-exact = exacto
paying-do = Pagar { $total }
step-auction = Te toca pujar.
step-paying = Paga tu puja.
step-fatima = Fátima: ¿te la quedas o la cambias?
step-hakim = Hakim: ¿qué tipo?
step-abdul_knihstig = Abdul Knihstig: puedes tomar una carta.
step-ammar = Ammar: puedes { word-redesign } otra vez.
step-yammerad = Yammerad: ¿otra carta?
action-laila = Laila: cambiar { $tile }
action-abdul_karim = Abdul Karim: { $tile }, gratis
action-machma = Machma: { $given } por { $cards }
action-yammerad = Yammerad: { word-draw } una carta
action-stop = No tomar más
action-abdul_knihstig = Abdul Knihstig: tomar { $cards }
action-decline = No, gracias
action-keep = Quedarme con Fátima
action-exchange = Cambiar a Fátima
action-hakim = Hakim: { $kind }
announce-auction = Se subasta { $character }: { $does }.
short-yusuf = Yusuf
short-fatima = Fátima
sheet-how-yusuf = 1 por cada 3 puntos { $edition ->
        [classic] de la muralla
       *[revised] del muro
    }
sheet-how-fatima = 8 al final
action-bid = Pujar { $amount }
done-bid = Pujaste { $amount }.
action-pay =
    { $over ->
        [0] Pagar { $cards }, exacto
        [one] Pagar { $cards }, sobra { $over }
       *[other] Pagar { $cards }, sobran { $over }
    }
done-pay = Pagaste { $cards_said }.
character-line =
    { $where ->
        [owned] { $character } ({ $name }): { $does }.
        [auction] { $character } (en subasta): { $does }.
        [gone] { $character } (fuera del juego): { $does }.
       *[hidden] { $character } (aún no se ha visto): { $does }.
    }
look-characters-none = Nadie tiene todavía un personaje.
# Palabras que se pueden escribir en lugar de las de la notación: palabra=notación; una sin significado se omite.
command-words-characters = puja=bid pujar=bid conserva=keep conservar=keep personajes=characters
