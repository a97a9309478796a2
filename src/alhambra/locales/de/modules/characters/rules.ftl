### Charaktere: Absätze der Regeln, und was ihre Bilder zeigen.

## Regeln

chapter-characters = Charaktere
rule-characters-setup = Zehn Charaktere spielen mit. Je zwei werden in die Stapel 2, 3 und 4 gemischt; vier liegen verdeckt beiseite.
    .title = Zehn Charaktere
rule-characters-auction = Ein Charakter, der gezogen wird, wird sofort versteigert. Wer als Nächster am Zug ist, bietet oder passt, dann die anderen im Uhrzeigersinn; du bietest mehr oder passt, und wer passt, ist draußen. Ein Gebot ist eine ganze Zahl, die du mit Karten einer einzigen Währung decken kannst, auch mit Diamanten. Wer am meisten bietet, zahlt mindestens sein Gebot in einer Währung, ohne Wechselgeld; passend zahlen bringt hier nichts, und kein Charakter hilft beim Zahlen. Bietet niemand, kommt die Karte aus dem Spiel. Haben alle anderen ohne Gebot gepasst, darf der Letzte noch bieten und bekommt sie. { neutral } bietet nie. Deckt Yammerad die Karte auf, spricht zuerst, wer am Zug ist.
    .title = Die Versteigerung
rule-characters-open = Charaktere, die du bekommst, liegen offen vor dir, beliebig viele. Sie helfen von deinem nächsten Zug an; einer mit W schon in der Wertung, die gleich folgt. Bekommst du einen in deinem eigenen Zug, darfst du eine Karte mit 1× sofort einsetzen, eine mit ◆ erst im nächsten Zug.
    .title = Deine Charaktere
rule-characters-once = ◆: in jedem deiner Züge wieder, aber je Zug nur eine Karte mit ◆, und nur einmal. 1×: kommt nach dem Einsatz aus dem Spiel. W: wirkt in Wertungen.
    .title = Die Zeichen ◆, 1× und W
rule-characters-abdul_karim = 1×: Er zahlt ein Plättchen auf dem Bauhof genau passend. Es kostet dich nichts, und du bist noch einmal dran. Das ist eine Aktion, und das Plättchen gilt als gekauft.
    .title = Abdul Karim
rule-characters-abdul_knihstig = ◆: Hast du ein Plättchen mit einem Preis von 10 oder mehr gekauft, nimm sofort eine Karte aus der Auslage. Es zählt der aufgedruckte Preis, auch wenn du mehr oder nichts gezahlt hast. Du darfst verzichten und auf ein späteres Plättchen desselben Zuges warten.
    .title = Abdul Knihstig
rule-characters-ammar = ◆: Am Ende deines Zuges, wenn die neuen Plättchen platziert sind, darfst du noch einmal umbauen. Plättchen, die in diesem Zug neu sind, dürfen dabei sein.
    .title = Ammar El’Schauf
rule-characters-faruk = ◆: Nimmst du mehrere Geldkarten, dürfen sie zusammen 7 statt 5 wert sein. Bis 5 setzt du ihn nicht ein.
    .title = Faruk Will’haben
rule-characters-fatima = 1×: Bekommst du sie, wählst du sofort und endgültig. Behalte sie, für 8 Punkte am Ende; oder tausche sie gegen den obersten der Charaktere, die beiseiteliegen, als hättest du eben ihn bekommen.
    .title = Fatima
rule-characters-hakim = W: In jeder Wertung zählst du ein halbes Gebäude mehr von einer Art, die du wählst, bevor es Punkte gibt. Von dieser Art musst du mindestens ein Plättchen in deiner Alhambra haben.
    .title = Hakim Wahid
rule-characters-laila = ◆: Vor deiner ersten Aktion darfst du ein Plättchen auf dem Bauhof gegen ein neues tauschen, solange noch welche kommen. Das neue wird zuerst gezogen und kommt auf dasselbe Feld; das alte wird unter die Plättchen gemischt, die noch kommen.
    .title = Laila Wundabah
rule-characters-machma = ◆: Vor deiner ersten Aktion darfst du eine Handkarte gegen eine Karte der Auslage mit gleichem oder kleinerem Wert tauschen. Deine Karte kommt auf den Ablagestapel. Die Auslage wird erst nach deinem Zug aufgefüllt.
    .title = Machma Klain
rule-characters-yammerad = ◆: Zu Beginn deines Zuges, wenn du weniger als drei Geldkarten hast, darfst du die oberste Karte vom Stapel ziehen; die anderen sehen sie nicht. Ist sie kein Geld, geschieht, was ihre Regel sagt, und du ziehst noch einmal oder hörst auf. Eine Stadttorkarte, die so auftaucht, darf deine Aktion in diesem Zug sein. Ist der Stapel leer, wird erst der Ablagestapel gemischt.
    .title = Yammerad
rule-characters-yusuf = W: Für je 3 Punkte, die deine Mauer bringt, bekommst du 1 Punkt mehr, abgerundet.
    .title = Yusuf E’Passuff

## Figuren

figure-characters-setup = Die zehn Charaktere.
figure-characters-once = In jedem Zug, einmal, und in Wertungen.
figure-characters-faruk = 4 + 3 ist mehr als 5, aber mit Faruk darfst du es.
figure-characters-hakim = Drei Türme und ein halber schlagen drei Türme.
figure-characters-yusuf = Eine Mauer von 12 bringt 4 Punkte mehr.
