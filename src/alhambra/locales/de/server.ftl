### Der Server: warum etwas nicht möglich war, und was der Befehl sagt.

## Der Speicher

error-store-address = „{ $address }“ ist weder ein Pfad noch eine Adresse mit postgresql://.
error-store-extra = PostgreSQL braucht das Extra „postgres“: pip install "alhambra-game[postgres]".
error-store-newer = Die Datenbank { $address } wurde von einer neueren Version von Alhambra geschrieben. Nimm diese Version oder eine andere Datenbank.
error-store-unreadable = Die Datenbank { $address } lässt sich nicht öffnen: { $reason }
error-store-full = Das ließ sich nicht speichern, also ist nichts geschehen: { $reason }
error-store-away = Die Datenbank antwortet nicht: { $reason }
