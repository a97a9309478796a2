### La página: los módulos, cada uno donde aparece; consejos y planes.

panel-close = Dejarlo
# En un móvil.
panel-fold = Dejar sitio a tu Alhambra
panel-unfold = Mostrarlo todo
panel-final = Esto no se puede deshacer.
panel-sure = ¿Seguro? { $action }
panel-decline = No, gracias
explain-city-gates = Toma la carta de puerta en vez de dinero. Si una { word-tile } nueva toca tu Alhambra solo { word-wall } contra { word-wall }, gástala: una puerta de la ciudad abre el paso a pie por una de ellas. Sigue contando como { word-wall }. Las dos { word-tiles } bajo una puerta se quedan ahí para siempre.
    .question = ¿Qué es una carta de puerta de la ciudad?
explain-diamonds = Una quinta { word-currency }. Solo con diamantes pagas cualquier { word-tile }, sea cual sea su { word-square }; nunca se mezclan con otro dinero.
    .question = ¿Qué son los diamantes?
explain-camps = Un campamento queda fuera de tus { word-walls }: sus bastiones se apoyan en { word-a-wall } y sus lados de campo solo tocan campo. En cada { word-scoring }, cada flecha puntúa { word-the-buildings } en línea recta delante de ella.
    .question = ¿Qué es un campamento?
explain-characters = Un personaje se subasta en cuanto sale. ◆ se puede usar en cada turno, pero solo una de esas cartas por turno; 1×, una vez en la partida; W actúa en { word-the-scorings }.
    .question = ¿Qué son los personajes?
explain-rule = Leer la regla

## Puertas de la ciudad

gate-card-take = Carta de puerta de la ciudad. Tómala en vez de dinero.
gates-held =
    { $count ->
        [one] { $count } carta de puerta
       *[other] { $count } cartas de puerta
    }
bar-take-gate = Tomar la carta de puerta
gate-question = ¿Qué { word-wall } abre la puerta?
gate-note = Esto gasta una carta de puerta. Las dos { word-tiles } bajo la puerta se quedan ahí para siempre.
gate-side = Abrir { word-the-wall } { $side }
gate-cancel = En otro sitio
board-frozen = Bajo una puerta: se queda aquí para siempre.

## Campamentos

camp-line =
    { $points ->
        [one] La flecha { $side } da { $points } punto.
       *[other] La flecha { $side } da { $points } puntos.
    }
board-camps = campamentos { $points }

## Personajes

characters-mine = Tus personajes
characters-of = Personajes de { $name }
character-state =
    { $state ->
        [ready] se puede usar ahora
        [used] en este turno ya se usó una carta ◆
        [scoring] actúa por sí mismo en { word-the-scorings }
        [kept] 8 puntos al final
        [itself] se ofrece por sí mismo cuando se puede usar
       *[waits] ahora no
    }
character-button = { $character }, { $state }
laila-question = ¿Qué { word-tile } devuelves? Enseguida sale otra en su lugar.
laila-do = Cambiar { $tile }
karim-question = ¿Qué { word-tile } sale gratis? Después, él sale del juego.
karim-do = { $tile }, gratis
machma-give = Das
machma-take = Tomas
machma-do = Cambiar { $given } por { $taken }
yammerad-question = ¿Tomas la primera carta del mazo, sin que los demás la vean?
yammerad-do = Tomar una carta
yammerad-again = No era una carta de dinero. ¿Otra, o paras?
yammerad-more = Otra carta
yammerad-stop = Parar
knihstig-question = Toma una carta de dinero.
knihstig-do = Tomar { $card }
ammar-question = Puedes { word-redesign } otra vez.
fatima-question = Fátima es tuya. ¿Qué haces?
fatima-keep = Quedártela: 8 puntos al final
fatima-exchange =
    { $count ->
        [one] Cambiarla por el personaje desconocido
       *[other] Cambiarla por uno de { $count } personajes desconocidos
    }
hakim-question = ¿A qué tipo va { word-the-half-building } en { word-this-scoring }?
hakim-kind = { $kind }: { $after } puntos en vez de { $before }
hakim-none = nada más

## Subastas

auction-title = Subasta: { $character }
auction-seat =
    { $state ->
        [passed] ha pasado
        [highest] puja { $bid }
        [bid] pujó { $bid }
        [opens] empieza
       *[waits] espera
    }
auction-speaks = le toca
auction-opened = empezó
auction-highest = Puja más alta: { $bid }, de { $name }.
auction-highest-you = Tu puja es la más alta: { $bid }.
auction-no-bid = Aún no hay pujas.
auction-cover = Puedes pagar, en una sola { word-currency }:
auction-bid = Pujar { $amount }
auction-amount = Tu puja
auction-more = Uno más
auction-less = Uno menos
auction-all = todo: { $amount }
auction-pass = Pasar
auction-pass-sure = ¿Pasar del todo?
auction-final = Una puja vale enseguida y no se puede deshacer; quien pasa, queda fuera.
auction-too-dear = Tu dinero no llega para una puja más alta.
auction-pays = { $name } gana con { $bid } y paga.
paying-title = { $character } es para ti por { $bid }
paying-question = ¿Cómo pagas? No se devuelve cambio, y pagar exacto no da nada.
paying-exact = exacto
paying-do = Pagar { $total }

step-auction = Te toca pujar.
step-paying = Paga tu puja.
step-fatima = Fátima: ¿te la quedas o la cambias?
step-hakim = Hakim: ¿qué tipo?
step-abdul_knihstig = Abdul Knihstig: toma una carta.
step-ammar = Ammar: puedes { word-redesign } otra vez.
step-yammerad = Yammerad: ¿otra carta?

## Acciones en una lista

action-laila = Laila: cambiar { $tile }
action-abdul_karim = Abdul Karim: { $tile }, gratis
action-machma = Machma: { $given } por { $cards }
action-yammerad = Yammerad: tomar una carta
action-stop = No tomar más
action-abdul_knihstig = Abdul Knihstig: tomar { $cards }
action-decline = No, gracias
action-keep = Quedarte con Fátima
action-exchange = Cambiar a Fátima
action-hakim = Hakim: { $kind }

## Consejos

hint-button = Consejo
hint-title = Lo que haría el arquitecto
hint-thinking = El arquitecto está pensando…
hint-do = Hacerlo

## El plan propio

plan-start = Planear
plan-title = Plan
plan-banner = Este es tu plan: solo lo ves tú, y nada se ha jugado.
plan-how = Elige una { word-tile } del { word-market } o de tu reserva y prueba dónde iría.
plan-next = Plan: { $what }
plan-steps = Tu plan
plan-clear = Borrar
plan-stop = Volver a la partida
plan-kept =
    { $count ->
        [one] Plan de { $count } paso
       *[other] Plan de { $count } pasos
    }
plan-broken = Ya no se puede: { $reason }
plan-mend = Quitarlo
plan-turn = Es tu turno y tienes un plan.
plan-apply = Jugarlo
