### Tipps, im Terminal und auf der Seite: was für eine Aktion spricht.

hint-none = Hier gibt es nur eine Möglichkeit.
reason-majority = Das bringt am meisten bei den Mehrheiten: Punkte, die du in den kommenden Wertungen erwarten kannst.
reason-rivals = Das kostet die anderen am meisten: Punkte, die sie erwarten konnten.
reason-palace = Das hilft deiner Alhambra: eine längere Mauer oder bessere Feldlager, und Platz zum Weiterbauen.
reason-reserve = Damit hast du ein Plättchen in der Reserve, das du später einbauen kannst.
reason-money = Das bringt dir Geld für Plättchen, die jetzt oder später auf dem Bauhof liegen.
reason-cards = Damit bekommst oder behältst du eine Karte, die etwas wert ist: eine Stadttorkarte oder einen Charakter.
reason-tempo = Wer passend bezahlt, bekommt noch eine Aktion.
reason-other = Das bringt sofort am meisten.
