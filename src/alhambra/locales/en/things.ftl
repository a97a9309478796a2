### Names of the things of the game. They stand in sentences like labels, without an article.

# $kind, $price: a building tile. $walls: the letters of its walled sides (n, e, s, w), or none.
tile =
    { $kind ->
        [start] lion fountain
        [pavilion] pavilion { $price }{ walls-after-price }
        [seraglio] seraglio { $price }{ walls-after-price }
        [arcades] arcades { $price }{ walls-after-price }
        [chambers] chambers { $price }{ walls-after-price }
        [garden] garden { $price }{ walls-after-price }
       *[tower] tower { $price }{ walls-after-price }
    }
walls-after-price =
    { $walls ->
        [none] { "" }
       *[other] { " " }{ $walls }
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
       *[tower] Tow
    }

# What points are for.
source-pavilion = Pavilions
source-seraglio = Seraglios
source-arcades = Arcades
source-chambers = Chambers
source-garden = Gardens
source-tower = Towers
source-wall = Longest wall

currency =
    { $currency ->
        [denar] denar
        [dirham] dirham
        [ducat] ducat
       *[florin] florin
    }
# Cards of one currency: denar 7 + 3.
cards = { $currency } { $values }

side =
    { $side ->
        [n] north
        [e] east
        [s] south
       *[w] west
    }

nothing = nothing

# The third owner of tiles when two play. Its name depends on the edition in some languages.
neutral =
    { $edition ->
       *[other] Dirk
    }
