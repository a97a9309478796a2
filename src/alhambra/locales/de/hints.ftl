### Tipps, im Terminal und auf der Seite: was für eine Aktion spricht.

hint-none = Hier gibt es nur eine Möglichkeit.
hint-reason =
    { $reason ->
        [majority] Das bringt am meisten bei den Mehrheiten: Punkte, die für Gebäudearten in den kommenden Wertungen zu erwarten sind.
        [rivals] Das nimmt den anderen am meisten weg: Punkte, die sie erwarten konnten.
        [palace] Das dient deiner Alhambra: eine längere Mauer oder bessere Feldlager, und Platz zum Weiterbauen.
        [reserve] Das gibt dir ein Plättchen auf der Reserve, das sich noch einbauen lässt.
        [money] Das macht dich reicher: Geld, das für Plättchen auf dem Bauhof oder für spätere reicht.
        [cards] Das bringt oder behält eine Karte, die etwas wert ist: eine Stadttorkarte oder ein Charakter.
        [tempo] Das spart dir eine Aktion: wer genau passend zahlt, bleibt am Zug.
        [bid] So viel ist der Charakter wert, und nicht mehr.
        [pass] Hier ist nichts seinen Preis wert.
        [keep] Ihre Punkte sind sicher; was beiseite liegt, ist es nicht.
        [exchange] Was beiseite liegt, ist wahrscheinlich mehr wert als ihre Punkte.
        [hakim] Dort bewirkt ein halbes Gebäude am meisten.
        [laila] Ein neues Plättchen passt dir wahrscheinlich besser.
        [yammerad] Eine Geldkarte umsonst ist immer willkommen.
       *[other] Das bringt auf der Stelle am meisten.
    }
