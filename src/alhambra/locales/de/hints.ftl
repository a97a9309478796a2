### Tipps, im Terminal und auf der Seite: was für eine Aktion spricht.

hint-none = Hier gibt es nur eine Möglichkeit.
reason-majority = Das bringt am meisten bei den Mehrheiten: Punkte, die für Gebäudearten in den kommenden Wertungen zu erwarten sind.
reason-rivals = Das nimmt den anderen am meisten weg: Punkte, die sie erwarten konnten.
reason-palace = Das dient deiner Alhambra: eine längere Mauer oder bessere Feldlager, und Platz zum Weiterbauen.
reason-reserve = Das gibt dir ein Plättchen auf der Reserve, das sich noch einbauen lässt.
reason-money = Das macht dich reicher: Geld, das für Plättchen auf dem Bauhof oder für spätere reicht.
reason-cards = Das bringt oder behält eine Karte, die etwas wert ist: eine Stadttorkarte oder ein Charakter.
reason-tempo = Das spart dir eine Aktion: wer genau passend zahlt, bleibt am Zug.
reason-other = Das bringt auf der Stelle am meisten.
