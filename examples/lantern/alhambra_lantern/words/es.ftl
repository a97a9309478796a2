# Los faroles en español.

module-lantern = Faroles
    .about = Enciende faroles ocultos con una carta de dinero; brillan en el siguiente recuento.
chapter-lantern = Faroles

rule-lantern-deck = Ocho faroles valen de 1 a 8 puntos. Se mezclan boca abajo y se ponen dos en cada una de las pilas 2, 3 y 4 del mazo. Los otros dos quedan aparte sin que nadie los vea.
    .title = Faroles en el mazo
rule-lantern-light = Cuando sale un farol, queda boca abajo. Quien tiene el turno puede encenderlo con una carta de dinero de cualquier valor, que se descarta, y mirarlo en secreto. Si no, queda aparte sin que nadie lo vea.
    .title = Encender un farol
rule-lantern-score = En cada recuento, todos muestran sus faroles, reciben los puntos que valen y los retiran.
    .title = Los faroles brillan

step-lantern = Un farol: ¿lo enciendes?
action-light = Encender el farol con { $card }
action-leave = Dejar el farol

event-lantern-drawn = Ha salido un farol boca abajo.
event-lantern-lit =
    { $who ->
        [you] Has encendido el farol con { $card }.
       *[other] { $name } ha encendido el farol con { $card }.
    }
event-lantern-seen = El farol vale { $value }.
event-lantern-left =
    { $who ->
        [you] Has dejado el farol aparte.
       *[other] { $name } ha dejado el farol aparte.
    }

source-lantern = Faroles
chip-lantern =
    { $count ->
        [one] { $count } farol
       *[other] { $count } faroles
    }
chip-lantern-value = farol de valor { $count }
chip-lantern-aside =
    { $count ->
        [one] { $count } farol aparte
       *[other] { $count } faroles aparte
    }
special-lantern-1 = farol 1
special-lantern-2 = farol 2
special-lantern-3 = farol 3
special-lantern-4 = farol 4
special-lantern-5 = farol 5
special-lantern-6 = farol 6
special-lantern-7 = farol 7
special-lantern-8 = farol 8
