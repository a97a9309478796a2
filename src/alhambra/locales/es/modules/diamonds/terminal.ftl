### Diamantes: terminal, dibujos y rechazos. La página no carga este archivo.

## Rechazos

error-data-many-diamonds = Hay más de { $most } diamantes del mismo valor.
error-data-diamond = Un diamante tiene el valor { $found }: debe ser un número entero del 1 al 9.

## Terminal

how-to-play-diamonds = Diamantes: una quinta { word-currency } que vale en cualquier { word-square }, pero nunca junto con otra.
