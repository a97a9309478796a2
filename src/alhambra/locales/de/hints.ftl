### Tipps, im Terminal und auf der Seite: was für eine Aktion spricht.

hint-none = Hier gibt es nur eine Möglichkeit.
reason-majority = Das bringt vor allem Punkte für Mehrheiten, die du in den kommenden Wertungen erwarten kannst.
reason-rivals = Das nimmt den anderen Punkte für Mehrheiten, die sie erwarten konnten.
reason-denied = Das nimmt ein Plättchen weg, das jemand anders passend bezahlen könnte.
reason-wall = Das macht deine längste Mauer länger.
reason-room = Das schafft mehr Platz zum Weiterbauen.
reason-reserve = Damit hast du ein Plättchen in der Reserve, das du später einbauen kannst.
reason-cards = Damit bekommst du eine Karte, die etwas wert ist.

# Ein Feld für ein Plättchen, verglichen mit den anderen Feldern dafür; danach die Reserve.
reason-cell-wall = Auf keinem anderen Feld wird deine Mauer länger.
reason-cell-room = Auf keinem anderen Feld bleibt mehr Platz zum Weiterbauen.
reason-balance = Für Mauer und Platz zum Weiterbauen ist alles in allem kein anderes Feld besser.
reason-cell-good = Für Mauer und Platz zum Weiterbauen sind alles in allem die meisten anderen Felder schlechter.
reason-same = Das Plättchen zählt auf jedem Feld gleich viel.
reason-reserve-later = Du kannst es später noch einbauen; bis dahin zählt es nicht.
reason-reserve-wall = Wo immer du es einbaust, würde deine längste Mauer kürzer.
reason-reserve-room = Wo immer du es einbaust, bliebe weniger Platz zum Weiterbauen.
reason-no-cell = Es passt jetzt nirgends in deine Alhambra.

# $cards: die billigste Bezahlung für $tile, die vorher nicht möglich war.
reason-payable = Mit { $cards_said } könntest du dann { $tile_akk } passend bezahlen.
reason-affordable = Dann würden { $cards_said } für { $tile_akk } reichen.
reason-money = Das ist Geld für später: Noch wird damit kein Plättchen auf dem Bauhof bezahlbar oder billiger.
reason-tempo = Wer passend bezahlt, bekommt noch eine Aktion.
reason-free = Das Plättchen kostet dich kein Geld, und du hast noch eine Aktion.
reason-nothing = Alles andere kostet hier mehr, als es bringt.
reason-other = Alles in allem ist hier nichts besser.
