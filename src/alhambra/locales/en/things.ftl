### Names of the things of the game. They stand in sentences like labels, without an article.
### A language that needs tiles, currencies or cards in other forms too gives them attributes: with
### `.akk` for a tile, a sentence that has $tile may say $tile_akk. Here currencies have .many, and
### tiles have .the: of the lion fountain there is one, and it has an article in a sentence.

# $kind, $price: a tile. $sides: its walls or arrows, or none.
tile =
    { $kind ->
        [start] lion fountain
       *[other] { word-building }
    }
    .the =
        { $kind ->
            [start] the lion fountain
           *[other] { word-building }
        }
word-building =
    { $sides ->
        [none] { kind } { $price }
       *[other] { kind } { $price } ({ $sides })
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
    .many =
        { $currency ->
            [denar] denars
            [dirham] dirhams
            [ducat] ducats
            [florin] florins
            [diamond] diamonds
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
