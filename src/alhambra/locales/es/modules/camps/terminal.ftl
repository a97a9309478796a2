### Campamentos: terminal, dibujos y rechazos. La página no carga este archivo.

## Rechazos

error-data-equal-camps = Hay dos campamentos iguales.
error-data-camp-price = Un campamento tiene el { word-price } { $found }: debe ser un número entero del 1 al { $most }.
error-data-camp-bastions = Un campamento tiene los bastiones «{ $found }»: deben ser letras de n, e, s, w, cada una como mucho una vez.
error-data-camp-arrows = Un campamento tiene las flechas «{ $found }»: deben estar donde sus bastiones, «{ $bastions }».

## Terminal

how-to-play-camps = Campamentos: { word-tiles } fuera de tus { word-walls }; cada flecha da un punto por { word-each-building } en línea recta desde ella. Un bastión (con su flecha) se apoya en { word-a-wall }, los lados de campo (punteados) solo se tocan entre sí.
sheet-camps = Campamentos
