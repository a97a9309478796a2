### Camps: terminal, pictures and refusals. The page does not load this file.

## Refusals

error-data-equal-camps = Two camps are identical.
error-data-camp-price = A camp has the price { $found }: it must be a whole number from 1 to { $most }.
error-data-camp-bastions = A camp has the bastions "{ $found }": they must be some of the letters n, e, s, w, each at most once.
error-data-camp-arrows = A camp has the arrows "{ $found }": they must be where its bastions are, "{ $bastions }".

## Terminal

how-to-play-camps = Camps: tiles outside your walls; each arrow scores the buildings in a straight line from it. A bastion (with its arrow) leans on a wall, the dotted field sides touch only one another.
sheet-camps = Camps
