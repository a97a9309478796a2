### Campamentos: nombres, sucesos y lo que muestra la página en una mesa.

## Nombres

source-camp = Campamento { $price }, flecha al { $side }
source-camps = Campamentos
gain-camps = { $points } por los campamentos
module-camps = Campamentos
    .about = Se colocan fuera de { word-the-walls } y dan puntos por lo que tienen en línea recta.

## Consejos

reason-camps = Tus campamentos dan así más puntos.
reason-cell-camps = Ninguna otra celda da más puntos por los campamentos.

## En la página

explain-camps = Un campamento queda fuera de tus { word-walls }: sus bastiones se apoyan en { word-a-wall } y sus lados de campo solo tocan campo. En cada { word-scoring }, cada flecha da un punto por { word-each-building } en línea recta delante de ella.
    .question = ¿Qué es un campamento?
camp-line =
    { $points ->
        [one] La flecha al { $side } da { $points } punto.
       *[other] La flecha al { $side } da { $points } puntos.
    }
board-camps = campamentos { $points }
short-camps = Campam.
sheet-how-camps =
    { $edition ->
        [classic] 1 por cada edificación en línea con una flecha
       *[revised] 1 por cada edificio en línea con una flecha
    }
palace-line-camp = { $cell }: { $tile }, ahora da { $points }.
# Como command-words.
command-words-camps = campamentos=camp
