### Camps: paragraphs of the rules, and captions of their figures.

## Rules

chapter-camps = Camps
rule-camps-tiles = Eight camps are mixed in with the tiles. A camp has a price, one or two bastions with an arrow each, and field on its other sides. You buy, reserve, redesign or give it away like any tile, but it belongs to no kind. With { neutral } a camp is worth nothing.
    .title = Camp tiles
rule-camps-edges = A bastion leans on a wall, field touches field; buildings touch each other as always. Nothing else may meet: no bastion against a bastion, no field against a wall, an open side or a bastion. Towards an empty cell every side is free. So a camp never lies beside the lion fountain.
    .title = What may touch
rule-camps-onfoot = Nobody has to walk to a camp, and nobody walks through one. A building that touches only camps is not allowed. A camp may lie beside camps only, but everything stays joined by whole sides: you may not cut a camp off.
    .title = Camps lie outside
rule-camps-swap = A building is never swapped for a camp. A camp can be swapped for a building only with a gate.
    .title = Swapping camps
rule-camps-holes = A camp can shut in an empty space like any tile, and that is forbidden too. A camp whose removal would leave a hole stays.
    .title = Holes beside camps
rule-camps-wall = A wall with a bastion in front of it counts for your longest wall as before: for the wall a camp is empty ground, and bastions bring nothing. Where more than two outer walls meet at a corner, the longest way that uses no wall twice counts.
    .title = Walls behind bastions
rule-camps-score = In every scoring each arrow brings 1 point for every building in a straight line from it, beginning right beside the camp. Walls between them do not matter, the lion fountain counts; an empty cell or another camp ends the line. Several camps may count the same building. A camp in your reserve brings nothing.
    .title = Points for arrows

## Figures

figure-camps-tiles = All eight camps. Arrows stand at the bastions.
figure-camps-edges = Bastion against wall: allowed. Field against wall: not allowed, nor field against an open side.
figure-camps-wall = The wall goes on behind the bastion: 3.
figure-camps-score = Both camps count the same four buildings: 4 points each. The camp with two arrows brings 2 and 1.
