### Lo que ocurre en una mesa aparte de la partida.

event-joined =
    { $who ->
        [you] Te has sentado a la mesa.
       *[other] { $name } se ha sentado a la mesa.
    }
event-left =
    { $who ->
        [you] Has dejado la mesa.
       *[other] { $name } ha dejado la mesa.
    }
event-bot =
    { $who ->
        [you] Un bot juega por ti.
       *[other] Un bot juega en el asiento de { $name }.
    }
event-freed =
    { $who ->
        [you] Tu asiento ha quedado libre para otra persona.
       *[other] Un asiento ha quedado libre para otra persona.
    }
event-away =
    { $who ->
        [you] Se te acabó el tiempo: un bot juega por ti hasta que vuelvas.
       *[other] A { $name } se le acabó el tiempo: un bot juega hasta que vuelva.
    }
event-back =
    { $who ->
        [you] Has vuelto.
       *[other] { $name } ha vuelto.
    }
event-asked-back =
    { $who ->
        [you] Quieres deshacer tu { word-turn }.
       *[other] { $name } quiere deshacer { word-the-last-turn }.
    }
event-agreed-back =
    { $who ->
        [you] Has aceptado.
       *[other] { $name } ha aceptado.
    }
event-refused-back =
    { $who ->
        [you] No has aceptado.
       *[other] { $name } no ha aceptado.
    }
event-started = La partida ha empezado.
event-rematch = Habrá revancha.
event-taken-back = Se ha deshecho { word-the-last-turn }.
