### Names of the things of the game. They stand in sentences like labels, without an article.
### A language that needs tiles, currencies or cards in other forms too gives them attributes: with
### `.akk` for a tile, a sentence that has $tile may say $tile_akk.

# $kind, $price: a tile. $sides: its walls or arrows, or none.
tile =
    { $kind ->
        [start] lion fountain
       *[other]
            { $sides ->
                [none] { kind } { $price }
               *[other] { kind } { $price } ({ $sides })
            }
    }
# The walls of a building or the arrows of a camp. $letters: the letters of those sides.
sides =
    { $what ->
        [walls]
            { $count ->
                [one] wall { $letters }
               *[other] walls { $letters }
            }
       *[arrows]
            { $count ->
                [one] arrow { $letters }
               *[other] arrows { $letters }
            }
    }
kind =
    { $kind ->
        [pavilion] pavilion
        [seraglio] seraglio
        [arcades] arcades
        [chambers] chambers
        [garden] garden
        [tower] tower
       *[camp] camp
    }

# Three letters, for a tile in a picture; the lion fountain has five.
kind-short =
    { $kind ->
        [start] Lions
        [pavilion] Pav
        [seraglio] Ser
        [arcades] Arc
        [chambers] Cha
        [garden] Gar
        [tower] Tow
       *[camp] Cam
    }

# What points are for.
source-pavilion = Pavilions
source-seraglio = Seraglios
source-arcades = Arcades
source-chambers = Chambers
source-garden = Gardens
source-tower = Towers
source-wall = Longest wall
source-camp = Camp { $price }, arrow { $side }
source-camps = Camps
source-yusuf = Yusuf E’Passuff
source-fatima = Fatima
sheet-total = Total

currency =
    { $currency ->
        [denar] denar
        [dirham] dirham
        [ducat] ducat
        [florin] florin
       *[diamond] diamond
    }
# Cards of one currency: denar 7 + 3. $total: what they are worth together.
cards = { currency } { $values }

side =
    { $side ->
        [n] north
        [e] east
        [s] south
       *[w] west
    }

# One letter per side, as on a compass.
side-letter =
    { $side ->
        [n] N
        [e] E
        [s] S
       *[w] W
    }
# What lies on a side of a tile.
side-kind =
    { $side ->
        [open] open side
        [wall] wall
        [bastion] bastion
       *[field] field side
    }

nothing = nothing

# The third owner of tiles when two play. Its name depends on the edition in some languages.
neutral =
    { $edition ->
       *[other] Dirk
    }

## Characters

character-name =
    { $character ->
        [abdul_karim] Abdul Karim
        [abdul_knihstig] Abdul Knihstig
        [ammar] Ammar El’Schauf
        [faruk] Faruk Will’haben
        [fatima] Fatima
        [hakim] Hakim Wahid
        [laila] Laila Wundabah
        [machma] Machma Klain
        [yammerad] Yammerad
       *[yusuf] Yusuf E’Passuff
    }
# Where there is little room.
character-short =
    { $character ->
        [abdul_karim] Abdul Karim { character-mark }
        [abdul_knihstig] Abdul Knihstig { character-mark }
        [ammar] Ammar { character-mark }
        [faruk] Faruk { character-mark }
        [fatima] Fatima { character-mark }
        [hakim] Hakim { character-mark }
        [laila] Laila { character-mark }
        [machma] Machma { character-mark }
        [yammerad] Yammerad { character-mark }
       *[yusuf] Yusuf { character-mark }
    }
# How often a character works: ◆ once in every turn, 1× once in the game, W in scorings.
character-mark =
    { $character ->
        [abdul_karim] 1×
        [fatima] 1×
        [hakim] W
        [yusuf] W
       *[other] ◆
    }
# Name and mark.
character = { character-name } { character-mark }
# What a character does, and when.
character-does =
    { $character ->
        [abdul_karim] once in the game he pays for a tile exactly: it is free, and you act again
        [abdul_knihstig] after you buy a tile of price 10 or more, take one money card from the display at once
        [ammar] when your new tiles are placed, redesign once more
        [faruk] take several money cards that total up to 7 instead of 5
        [fatima] decide at once: keep her for 8 points at the end, or exchange her for an unknown character
        [hakim] in each scoring, half a building more of a kind that you choose
        [laila] before your first action, exchange a tile of the market for a new one
        [machma] before your first action, exchange a card of your hand for one of the display that is worth no more
        [yammerad] with fewer than three money cards at the start of your turn, take the top card of the deck
       *[yusuf] in each scoring, one point more for every 3 points of your wall
    }
