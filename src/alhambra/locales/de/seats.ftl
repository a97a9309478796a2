### Was an einem Tisch außer dem Spiel geschieht.

event-joined =
    { $who ->
        [you] Du hast dich gesetzt.
       *[other] { $name } hat sich gesetzt.
    }
event-left =
    { $who ->
        [you] Du bist gegangen.
       *[other] { $name } ist gegangen.
    }
event-bot =
    { $who ->
        [you] Ein Bot spielt für dich.
       *[other] { $name } wird von einem Bot gespielt.
    }
event-freed =
    { $who ->
        [you] Dein Platz ist jetzt frei für jemand anderen.
       *[other] Ein Platz ist jetzt frei für jemand anderen.
    }
event-away =
    { $who ->
        [you] Deine Zeit war um: Ein Bot spielt für dich, bis du zurück bist.
       *[other] Die Zeit von { $name } war um: Bis zur Rückkehr spielt ein Bot.
    }
event-back =
    { $who ->
        [you] Du bist zurück.
       *[other] { $name } ist zurück.
    }
event-asked-back =
    { $who ->
        [you] Du möchtest deinen Zug zurücknehmen.
       *[other] { $name } möchte den letzten Zug zurücknehmen.
    }
event-agreed-back =
    { $who ->
        [you] Du hast zugestimmt.
       *[other] { $name } hat zugestimmt.
    }
event-refused-back =
    { $who ->
        [you] Du hast nicht zugestimmt.
       *[other] { $name } hat nicht zugestimmt.
    }
event-started = Die Partie hat begonnen.
event-rematch = Es gibt eine Revanche.
event-taken-back = Der letzte Zug wurde zurückgenommen.
