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
# A kind of tile; one of a plug-in is { $kind }, in the words of its message `kind-NAME`.
kind =
    { $kind ->
        [pavilion] pavilion
        [seraglio] seraglio
        [arcades] arcades
        [chambers] chambers
        [garden] garden
        [tower] tower
        [camp] camp
       *[other] { $kind }
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
        [camp] Cam
       *[other] { $kind }
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
        [diamond] diamond
       *[other] { $currency }
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

# A name and the mark of how often it works.
character-marked = { $name } { $mark }
# Each character: its name, a short name where there is little room, what it does, and a mark for
# how often it works: ◆ once in every turn, 1× once in the game, W in scorings.
character-abdul_karim = Abdul Karim
    .short = Abdul Karim
    .mark = 1×
    .does = once in the game he pays for a tile exactly: it is free, and you act again
character-abdul_knihstig = Abdul Knihstig
    .short = Abdul Knihstig
    .mark = ◆
    .does = after you buy a tile of price 10 or more, take one money card from the display at once
character-ammar = Ammar El’Schauf
    .short = Ammar
    .mark = ◆
    .does = when your new tiles are placed, redesign once more
character-faruk = Faruk Will’haben
    .short = Faruk
    .mark = ◆
    .does = take several money cards that total up to 7 instead of 5
character-fatima = Fatima
    .short = Fatima
    .mark = 1×
    .does = decide at once: keep her for 8 points at the end, or exchange her for an unknown character
character-hakim = Hakim Wahid
    .short = Hakim
    .mark = W
    .does = in each scoring, half a building more of a kind that you choose
character-laila = Laila Wundabah
    .short = Laila
    .mark = ◆
    .does = before your first action, exchange a tile of the market for a new one
character-machma = Machma Klain
    .short = Machma
    .mark = ◆
    .does = before your first action, exchange a card of your hand for one of the display that is worth no more
character-yammerad = Yammerad
    .short = Yammerad
    .mark = ◆
    .does = with fewer than three money cards at the start of your turn, take the top card of the deck
character-yusuf = Yusuf E’Passuff
    .short = Yusuf
    .mark = W
    .does = in each scoring, one point more for every 3 points of your wall

## Modules: their names, and what each is about in one sentence.

module-city-gates = City gates
    .about = Gates open a double wall, so that you can build behind it.
module-diamonds = Diamonds
    .about = A fifth currency that pays for any square, but only by itself.
module-camps = Camps
    .about = Tiles outside your walls that score the buildings in line with them.
module-characters = Characters
    .about = Helpers that are sold to the highest bidder.
