### La página: paneles de los módulos, consejos y planes.

panel-close = Cerrar
# En un móvil.
panel-fold = Dejar sitio a tu Alhambra
panel-unfold = Mostrar todo
panel-final = Esta elección no se puede deshacer.
panel-sure = ¿Seguro? { $action }
explain-rule = Leer la regla

## Consejos

hint-button = Consejo
hint-title = Lo que haría el arquitecto
hint-of = { $number } de { $count }
hint-thinking = El arquitecto está pensando…
hint-do = Jugar así
# Adónde va una plaquita, para quien no ve números de casillas: $where es como en «al este del
# jardín 10».
beside-place =
    { $gate ->
        [none] Colocar { $tile_the } { $where }
       *[other] Colocar { $tile_the } { $where }, puerta al { $gate }
    }
beside-add =
    { $gate ->
        [none] { word-adding } { $tile_the } de la reserva { $where }
       *[other] { word-adding } { $tile_the } de la reserva { $where }, puerta al { $gate }
    }
beside-swap =
    { $gate ->
        [none] { word-swapping } { $out_the } por { $tile_the }
       *[other] { word-swapping } { $out_the } por { $tile_the }, puerta al { $gate }
    }

## El plan propio

plan-start = Planear
plan-title = Plan
plan-banner = Este es tu plan: solo lo ves tú, y aún no se ha jugado nada.
# $count: las celdas donde encaja.
plan-try =
    { $count ->
        [0] { $tile }: ahora no encaja en ninguna celda.
       *[other] { $tile }: encaja en las celdas iluminadas.
    }
plan-how = Elige una { word-tile } del { word-market } o de tu reserva y prueba dónde iría.
plan-next = Plan · { $what }
plan-steps = Tu plan
plan-clear = Borrar
plan-stop = Volver a la partida
plan-kept =
    { $count ->
        [one] Plan de { $count } paso
       *[other] Plan de { $count } pasos
    }
plan-broken = Ya no se puede: { $reason }
plan-mend = Quitar este paso
plan-turn = Te toca, y tienes un plan.
plan-apply = Jugar el plan
