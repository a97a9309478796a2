### Camps: names, events, and what the page shows at a table.

## Names

source-camp = Camp { $price }, arrow { $side }
source-camps = Camps
gain-camps = { $points } for camps
module-camps = Camps
    .about = Tiles outside your walls that score the buildings in line with them.

## Hints

reason-camps = Your camps then bring more points.
reason-cell-camps = No other cell brings more points for camps.

## On the page

explain-camps = A camp lies outside your walls: its bastions lean on a wall, its field sides touch only fields. In each scoring every arrow brings a point for each building in the straight line before it.
    .question = What is a camp?
camp-line =
    { $points ->
        [one] The arrow { $side } brings { $points } point.
       *[other] The arrow { $side } brings { $points } points.
    }
board-camps = camps { $points }
short-camps = Camps
sheet-how-camps = 1 for each building in line with an arrow
palace-line-camp = { $cell }: { $tile }, scores { $points } now.
# As command-words: of many.
command-words-camps = camps=camp
