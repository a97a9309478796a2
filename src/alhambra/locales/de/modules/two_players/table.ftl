### Zu zweit: Namen, Ereignisse, und was die Seite am Tisch zeigt.

## Namen

neutral =
    { $edition ->
       *[other] Dirk
    }

## Ereignisse

event-gave =
    { $who ->
        [you] Du hast { neutral } { $tile_akk } geschenkt.
       *[other] { $name } hat { neutral } { $tile_akk } geschenkt.
    }
deed-gave = { $tile } an { neutral } verschenkt
event-neutral-drew = { neutral } hat bekommen: { $tiles }.

## Auf der Seite

rival-neutral-note = Zählt bei allen Mehrheiten mit, hat aber weder Alhambra noch Geld.
dock-give = { neutral } schenken
action-give = { $tile } an { neutral } verschenken
done-give = An { neutral } verschenkt: { $tile }.
keys-give = das Plättchen { neutral } schenken
# Wie command-words.
command-words-two_players = schenke=give schenken=give verschenke=give verschenken=give dirk=
