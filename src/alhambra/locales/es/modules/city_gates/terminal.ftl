### Puertas de la ciudad: terminal, dibujos y rechazos. La página no carga este archivo.

## Rechazos

error-no-gate-card = No hay ninguna carta de puerta de la ciudad junto al { word-market }.
error-no-gate-held = No tienes ninguna carta de puerta de la ciudad.
error-gate-not-needed = Para { $tile_the } no hace falta ninguna puerta ahí.
error-gate-wrong-side = Ahí no encaja una puerta: debe abrir { word-a-double-wall } hacia { word-a-building } a donde se pueda llegar a pie.
error-bad-gate = «{ $verb } { $text }» no se entiende. Escribe «{ $verb } garden-8-ne 1,-2», o con una puerta en { word-the-wall } norte «{ $verb } garden-8-ne 1,-2 gate n».

## Terminal

how-to-play-city-gates = Puertas de la ciudad: con una carta de puerta, que tomas en vez de dinero, puedes construir detrás de { word-a-double-wall }; una puerta (∩) abre el paso para siempre.
menu-gate = ¿Qué { word-wall } abre una puerta en { $cell }?
choice-take-gate = Tomar la carta de puerta
choice-gate = { $side }, hacia { $neighbour }
with-gate = { $where } con una puerta
typed-city-gates =
    { "  " }take gate                       la carta de puerta en vez de dinero
    { "  " }place garden-8-ne 1,-2 gate n   con puerta al norte; también: add, swap
gates-line = Cartas de puerta – { $held }
special-gate = carta de puerta
instead-of-money = en vez de dinero
gate-legend = { $gate } puerta · { $held } se queda para siempre

## Dibujos

draw-gate-card = Puerta
