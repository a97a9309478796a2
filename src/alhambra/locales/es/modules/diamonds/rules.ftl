### Diamantes: párrafos de las reglas y pies de sus figuras.

## Reglas

chapter-diamonds = Diamantes
rule-diamonds-cards = Once cartas de una quinta { word-currency }, con valores de 3 a 9, se mezclan con el dinero antes de repartir. Se reparten, se cuentan y se toman como cualquier carta de dinero.
    .title = Cartas de diamantes
rule-diamonds-pay = Con diamantes puedes comprar en { word-any-square }. No los mezcles nunca con otra { word-currency }. Si con ellos pagas el { word-price } exacto, haces otra acción, como siempre.
    .title = Pagar con diamantes
rule-diamonds-end = Cuando al final se reparten las últimas { word-tiles }, los diamantes no cuentan.
    .title = Al final no cuentan
rule-diamonds-two = Entre dos se juega también con los once.
    .title = Diamantes entre dos

## Figuras

figure-diamonds-pay = 5 + 4 en diamantes donde se piden florines: exacto.
