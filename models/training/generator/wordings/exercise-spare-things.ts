import type { WordingFamily } from "../wording.ts";

/** The same things in somebody else's hands do not count. */
const OTHER_HANDS: readonly WordingFamily[] = [
  {
    id: "kept-apart/tops-up-while-a-friend-has-own",
    expression: "x+y",
    numbers: { x: "5..70", y: "4..60", z: "4..80" },
    texts: [
      "{n} and {m} both fold paper cranes. {m} has folded {z}. {n} had {x} hanging over {his} bed and folded {y} more after supper. How many cranes has {n} folded?",
      "{x} bottle caps are in {n}'s jar and {z} are in {m}'s. {n} finds {y} under the bleachers and drops them into {his} own jar. How many caps does {n}'s jar hold then?",
      "How many acorns does {n} have after the walk? {He} set out with {x} in {his} pocket and picked up another {y}. {m}, who came along, carried home {z}.",
      "My brother owns {z} guitar picks. I owned {x} until my aunt slipped {y} into my birthday card. How many picks do I own now?",
    ],
  },
  {
    id: "kept-apart/uses-own-supply-neighbor-has-more",
    expression: "x-y",
    numbers: { x: "40..95", y: "5..35", z: "10..90" },
    texts: [
      "The potter has {x} lumps of clay and her helper has {z}. The potter turns {y} of hers into mugs. How many lumps does the potter have left?",
      "{n} brought {x} nails to the tree house, and {m} brought {z}. By noon {n} had hammered in {y} of {his} nails. How many of {his} nails had {n} not used yet?",
      "{z} tulip bulbs belong to {m}. {n} has {x} bulbs, of which {y} are already in the ground. How many bulbs does {n} still have to plant?",
      "Next to {m}'s {z} beads lay {n}'s {x} beads. {n} strung {y} of {his} beads on a bracelet. Tell how many loose beads {n} has.",
    ],
  },
  {
    id: "kept-apart/two-of-the-three-compare",
    expression: "x-y",
    numbers: { x: "35..90", y: "5..30", z: "6..90" },
    texts: [
      "Three sisters went berry picking. Ida filled {x} cups, Rosa filled {y} cups and little Pia filled {z} cups. How many more cups did Ida fill than Rosa?",
      "In the spelling contest {n} spelled {y} words, {m} spelled {z} and {k} spelled {x}. By how many words did {k} beat {n}?",
      "{n} knocked over {x} cans at the booth. {m} knocked over {z}, and {k} only {y}. How many cans behind {n} was {k}?",
      "How far apart are the piano scores of {n} and {m}? The judges gave {n} {x} points, {k} {z} points and {m} {y} points.",
    ],
  },
  {
    id: "kept-apart/pooled-by-two-without-the-third",
    expression: "x+y",
    numbers: { x: "4..60", y: "4..60", z: "4..60" },
    texts: [
      "{n} and {k} share one shelf for their model trains. {n} owns {x}, {k} owns {y}, and {m}, who has a shelf alone, owns {z}. How many trains stand on the shared shelf?",
      "The twins put their marbles together. One twin had {y}, the other {x}. Their cousin kept {z} marbles for himself. How many marbles did the twins have to play with?",
      "{x} snowballs were made by {n}, {z} by {m} and {y} by {k}. {m} is on the other side. How many snowballs do {n} and {k} have against {mhim}?",
      "Ruben and Hal took turns in the goal of the Lions. What is the total number of saves for the Lions if Ruben made {x} and Hal made {y}, while the goalie of the Wolves made {z}?",
    ],
  },
  {
    id: "kept-apart/lent-some-out-while-others-lent-too",
    expression: "x-y",
    numbers: { x: "30..80", y: "4..25", z: "4..25" },
    texts: [
      "Both {n} and {m} lend out comics. {n} had {x} comics and lent {y} to a boy next door. {m} lent that boy {z}. How many comics does {n} have at home?",
      "The boy in the blue tent borrowed {y} tent pegs from Coach and {z} from the scouts. Coach had brought {x} pegs. How many pegs did that leave Coach?",
      "The red library van carries {x} audio books. Today {y} audio books were borrowed from the red van, and {z} from the green van. How many audio books are still in the red van?",
      "{m} let {k} borrow {z} puzzles; {n} let {k} borrow {y} of {his} {x} puzzles. How many puzzles could {n} still reach for on {his} shelf?",
    ],
  },
  {
    id: "kept-apart/served-by-one-waiter",
    expression: "x+y",
    numbers: { x: "6..50", y: "6..50", z: "6..60" },
    texts: [
      "At the cafe {n} carried out {x} plates before one o'clock and {y} plates after it. {m} carried out {z} plates. How many plates did {n} carry out?",
      "Officer Hull wrote {x} tickets on Elm Street and {y} on Pine Street; Officer Day wrote {z} on Pine Street. How many tickets did Officer Hull write?",
      "How many haircuts did the older barber give? He gave {y} on {day} and {x} on {day2}. The younger barber gave {z} on {day2}.",
      "A nurse named Clare checked {x} patients upstairs. Nurse Bo checked {z} patients downstairs. Later Clare went down and checked {y} more. How many patients did Clare check in all?",
    ],
  },
  {
    id: "kept-apart/gave-back-what-was-found",
    expression: "x-y",
    numbers: { x: "30..85", y: "5..26", z: "5..60" },
    texts: [
      "{n} fished {x} golf balls out of the pond. {m} fished out {z}. {n} returned {y} of the ones {he} had to the golf club. How many golf balls did {n} keep?",
      "The janitor kept {x} lost gloves in a drawer, and the bus driver kept {z} in hers. Children came and took {y} gloves from the janitor's drawer. How many gloves does the janitor still keep?",
      "Of {x} borrowed chairs, the church has sent {y} home. The school next door has borrowed {z} chairs. How many borrowed chairs does the church have now?",
      "How many shells remained in {n}'s pail when {he} had tossed {y} back into the sea? {He} had gathered {x}, and {m} had gathered {z}.",
    ],
  },
  {
    id: "kept-apart/receiver-already-had-and-watcher",
    expression: "x+y",
    units: ["{o}"],
    numbers: { x: "4..60", y: "3..50", z: "4..60" },
    texts: [
      "{y} {o} passed from {n} to {m}, who had {x} {o} before. {k} stood by with {z} {o}. How many {o} does {m} have now?",
      "{n} has {z} {o}. {m} has {x}, and {mhe} is about to be given {y} {o} by {k}. How many {o} will {m} have then?",
      "Grandpa brings {y} {o} for {n}. {n}'s drawer has {x} {o} in it, and the drawer of {m} has {z}. How many {o} will {n} have when {he} adds the new ones?",
      "How many {o} are {n}'s at the end of the day? In the morning {he} had {x} and {m} had {z}; then {k} handed {n} {y}.",
    ],
  },
  {
    id: "kept-apart/still-short-of-the-leader",
    expression: "x-y",
    numbers: { x: "50..99", y: "12..45", z: "10..48" },
    texts: [
      "The club record is {x} pull-ups. {n} can do {y} and {m} can do {z}. How many more pull-ups must {n} do to tie the record?",
      "A reader who finishes {x} books gets a medal. {m} has finished {z} books and {n} {y}. How many more books does {n} need for a medal?",
      "{n} has sold {y} raffle tickets, {m} has sold {z}. Each of them is supposed to sell {x}. How many does {n} have yet to sell?",
      "How many steps is {n} away from the top? The tower has {x} steps. {n} stands on step {y}, and {m} on step {z}.",
    ],
  },
  {
    id: "kept-apart/animals-of-two-farmers",
    expression: "x-y",
    numbers: { x: "35..90", y: "5..30", z: "10..90" },
    texts: [
      "Farmer Ames keeps {x} goats and Farmer Boyd keeps {z}. A storm scared {y} of Farmer Ames's goats into the woods. How many of Farmer Ames's goats stayed?",
      "{n} took {x} pigeons to the race, and {m} took {z}. At dusk {y} of {n}'s pigeons were back in the loft. How many of {his} pigeons were still on the way?",
      "{z} of the sheep in the valley belong to a widow. A shepherd owns {x} sheep there and has sheared {y} of those. How many of the shepherd's sheep still wear their wool?",
      "My uncle raises {x} rabbits, and my aunt raises {z}. He sold {y} at the market, while she sold none. How many rabbits does my uncle raise now?",
    ],
  },
  {
    id: "kept-apart/one-child-eats-own-treats",
    expression: "x-y",
    units: ["{f}"],
    numbers: { x: "20..60", y: "3..15", z: "5..60" },
    texts: [
      "Two lunch boxes stood on the bench. {n}'s had {x} {f} in it, {m}'s had {z}. {n} ate {y} {f} out of {his} own. How many {f} were left in {n}'s lunch box?",
      "{m} would not share {mhis} {z} {f}, so {k} asked {n}. {n} had {x} {f} and let {k} have {y}. How many {f} does {n} have now?",
      "When the bell rang, {n} had eaten {y} of {his} {x} {f}. {m} still had {z}. How many {f} did {n} still have?",
      "How many {f} remain on the teacher's plate? It held {x}, and the visitors took {y}. There are {z} {f} on the plate of the principal.",
    ],
  },
  {
    id: "kept-apart/workers-two-shifts-of-one",
    expression: "x+y",
    numbers: { x: "8..70", y: "8..70", z: "8..90" },
    texts: [
      "A mason laid {x} bricks before his break and {y} after it, and his son laid {z}. How many bricks did the mason himself lay?",
      "{n} typed {y} lines in the first hour. {m} typed {z} lines in that hour. In the second hour {n} typed {x} lines more. How many lines did {n} type altogether?",
      "The night guard walked past {x} doors on the first round and {y} on the next. The day guard walked past {z}. Find the number of doors the night guard walked past.",
      "How many boxes has the new packer filled? The old packer has filled {z}. The new one filled {x}, took a drink of water, and filled {y} again.",
    ],
  },
  {
    id: "kept-apart/drivers-and-their-parcels",
    expression: "x-y",
    numbers: { x: "40..95", y: "8..36", z: "10..90" },
    texts: [
      "{n} drives the yellow truck with {x} parcels, and {m} drives the gray truck with {z} parcels. {n} has dropped off {y} of {his} parcels. How many parcels are still in the yellow truck?",
      "{y} of the {x} milk crates on Walt's cart have been delivered. June's cart has {z} crates. How many crates does Walt have left to deliver?",
      "The paper girl on Oak Street starts with {x} papers, the paper boy on Mill Street with {z}. She has thrown {y} onto porches. How many papers are left in her bag?",
      "If {n} sets out with {x} flyers and comes home with {y}, how many flyers did {he} hand out? {m} handed out {z}.",
    ],
  },
  {
    id: "kept-apart/collector-sells-rival-keeps",
    expression: "x-y",
    numbers: { x: "40..95", y: "5..35", z: "20..95" },
    texts: [
      "A coin collector had {x} old coins. His rival had {z}. The collector sold {y} of his coins to a museum. How many old coins does the collector have now?",
      "Of her {x} dolls, Mrs. Lund will keep only {y}; the others are for sale. Mrs. Beck has {z} dolls. How many of Mrs. Lund's dolls are for sale?",
      "{z} of the fossils on the table are {m}'s. {n} laid down {x} fossils and took {y} of them back. How many of {n}'s fossils are on the table?",
      "How many stamps did {n} trade away if {he} had {x} before the fair and {y} after it? {m} had {z} stamps all along.",
    ],
  },
  {
    id: "kept-apart/parents-and-child-hours",
    expression: "x+y",
    numbers: { x: "5..45", y: "5..45", z: "5..60" },
    texts: [
      "{n} raked leaves for {x} minutes and pulled weeds for {y} minutes. {His} mother trimmed the hedge for {z} minutes. For how many minutes did {n} work?",
      "Dad snored for {z} minutes while I read for {x} minutes and drew for {y}. How many minutes did my reading and drawing take?",
      "It takes {m} {z} minutes to get to school. {n} rides the bus for {y} minutes and then walks for {x}. How long does {n} need, in minutes?",
      "How many minutes did the swimmer in lane one train? She swam for {x} minutes and kicked for {y}; the swimmer in lane two trained for {z} minutes.",
    ],
  },
  {
    id: "kept-apart/partner-did-the-rest",
    expression: "x-y",
    numbers: { x: "40..95", y: "8..35", z: "8..90" },
    texts: [
      "{n} and {m} have {x} paper boats between them, and {k} has {z}. {y} of the boats of {n} and {m} are {m}'s. How many paper boats are {n}'s?",
      "Together two cousins sold {x} wreaths; a friend sold {z}. The younger cousin sold {y}. How many wreaths did the older cousin sell?",
      "How many verses did {k} learn? {k} and {n} learned {x} different verses in all. {n} learned {y} of them and {k} the rest. {m}, in another class, learned {z}.",
      "Out of {x} windows, a window cleaner washed {y}, and his partner washed the remaining ones. Across the street {z} windows were washed by others. How many windows did the partner wash?",
    ],
  },
];

/** Things of another color or look do not count. */
const OTHER_COLOR: readonly WordingFamily[] = [
  {
    id: "kept-apart/color-added-to-mixed-box",
    expression: "x+y",
    numbers: { x: "5..70", y: "4..60", z: "4..60" },
    texts: [
      "A jar has {x} {color} buttons and {z} {color2} buttons. The tailor drops {y} more {color} buttons into it. How many {color} buttons are in the jar now?",
      "How many {color} pegs does the board have? There were {z} {color2} pegs and {x} {color} ones on it when {n} stuck in {y} more {color} pegs.",
      "{n} is tying ribbons to the fence. {x} {color} ribbons and {z} {color2} ribbons are up already. {He} still has {y} ribbons, all of them {color}. How many {color} ribbons will be on the fence once these are tied?",
      "{y} {color} flags came in the mail. The club had {z} {color2} and {x} {color} flags in the closet. Tell how many {color} flags it can wave now.",
    ],
  },
  {
    id: "kept-apart/color-taken-from-mixed-box",
    expression: "x-y",
    numbers: { x: "35..90", y: "4..30", z: "5..90" },
    texts: [
      "In the chalk box were {x} white sticks and {z} pink sticks. The lesson used up {y} white sticks. How many white sticks were there at the end?",
      "{z} brown eggs and {x} white eggs lay in the straw. {n} carried {y} white eggs to the kitchen. How many white eggs still lay in the straw?",
      "How many green grapes has {n} not eaten? The bowl came with {x} green and {z} black grapes, and {he} has eaten {y} green ones.",
      "A florist tied {y} yellow roses into bouquets. She had begun with {x} yellow roses and {z} red roses. How many yellow roses does she have for the next bouquets?",
    ],
  },
  {
    id: "kept-apart/two-shades-of-the-same-count",
    expression: "x+y",
    numbers: { x: "4..50", y: "4..50", z: "4..50" },
    texts: [
      "A parking lot has {x} silver cars, {z} black cars and {y} white cars. A light-colored car is silver or white. How many light-colored cars are in the lot?",
      "{n} paints {x} dark blue tiles, {y} light blue tiles and {z} orange tiles. How many blue tiles does {he} paint?",
      "On the rug are {z} square spots, {x} small round spots and {y} big round spots. How many round spots are there on the rug?",
      "How many of the socks in the drawer have stripes? There are {y} with red stripes, {z} plain ones and {x} with green stripes.",
    ],
  },
  {
    id: "kept-apart/color-against-color-third-aside",
    expression: "x-y",
    numbers: { x: "35..90", y: "5..30", z: "5..90" },
    texts: [
      "{n} counted flowers on the hill: {y} purple, {x} white and {z} yellow ones. How many more white flowers than purple flowers were there?",
      "A candy bowl holds {x} mint drops, {z} lemon drops and {y} cherry drops. How many fewer cherry drops than mint drops does it hold?",
      "The flag maker cut {x} {color} strips, {z} {color3} strips and {y} {color2} strips. She needs just as many {color2} strips as {color} ones. How many {color2} strips must she add?",
      "What is the difference between the number of gray kittens and black kittens at the vet this year, if {x} gray, {y} black and {z} striped kittens were seen?",
    ],
  },
  {
    id: "kept-apart/colored-balloons-burst",
    expression: "x-y",
    numbers: { x: "30..80", y: "4..24", z: "4..24" },
    texts: [
      "{x} silver balloons hung in the hall. The wind burst {y} silver ones and {z} gold ones. How many silver balloons were left hanging?",
      "The kite shop sold {z} {color2} kites and {y} {color} kites today. It had opened with {x} {color} kites. How many {color} kites can it sell tomorrow?",
      "{y} red and {z} green lamps of the stage burned out. There were {x} red lamps at first. How many red lamps still work?",
      "Out of {x} pale candles, {y} have burned down, and so have {z} dark candles. How many pale candles have not burned down?",
    ],
  },
  {
    id: "kept-apart/crayons-of-a-color-lost-and-found",
    expression: "x+y",
    numbers: { x: "4..50", y: "3..30", z: "3..60" },
    texts: [
      "Behind the sofa {n} found {y} {color} crayons. There were {x} {color} crayons and {z} {color2} crayons in the tin already. If all that {he} found goes into the tin, how many {color} crayons will be in it?",
      "The lost box gave back {y} striped scarves to the class, which had {x} striped scarves and {z} plain scarves on its hooks. How many striped scarves does the class have on its hooks when the others are hung up too?",
      "{n} sorts game chips. {He} has {z} {color2} ones in a stack, {x} {color} ones in another, and {y} {color} ones lie on the floor. How many {color} chips does {he} have?",
      "How many clear marbles did {m} end up with? {mHe} began the game with {x} clear ones and {z} cloudy ones, and won {y} clear ones.",
    ],
  },
  {
    id: "kept-apart/team-shirts-of-one-color",
    expression: "x-y",
    numbers: { x: "30..80", y: "5..25", z: "10..80" },
    texts: [
      "The coach ordered {x} {color} shirts and {z} {color2} shirts. So far {y} {color} shirts have come. How many {color} shirts are still on the way?",
      "{y} of the {x} {color} bibs are in the wash. None of the {z} {color2} bibs are. How many {color} bibs are not in the wash?",
      "For the parade {x} players must wear white caps, and {z} players must wear blue caps. The team owns {y} white caps. How many white caps are missing?",
      "How many small jerseys has the school handed out? In August it had {x} small and {z} large jerseys, and now {y} small ones are on the rack.",
    ],
  },
  {
    id: "kept-apart/fish-of-a-color-move-tanks",
    expression: "x+y",
    numbers: { x: "4..45", y: "3..40", z: "4..50" },
    texts: [
      "In the big tank swim {x} orange fish and {z} blue fish. The keeper moves {y} orange fish over from the small tank. How many orange fish swim in the big tank now?",
      "{y} white ducks paddled over to a group of {x} white ducks and {z} brown ducks. How many white ducks were in the group then?",
      "A cage holds {z} green parakeets. It also holds {x} yellow ones, and tonight {y} more yellow ones are put in. How many yellow parakeets will be in the cage?",
      "Tell how many spotted ponies are in the field. {x} spotted ponies and {z} plain ponies were there at dawn, and {y} spotted ponies trotted in at nine.",
    ],
  },
  {
    id: "kept-apart/not-that-color-with-a-size",
    expression: "x-y",
    numbers: { x: "30..80", y: "5..25", z: "5..25" },
    texts: [
      "{n} has {x} beads. {y} of them are {color}, and {z} of them are made of glass. How many of {his} beads are not {color}?",
      "Of the {x} houses on our hill, {z} have a porch and {y} have a brick chimney. How many houses on the hill have no brick chimney?",
      "{x} birds sat on the roof. {z} of the birds were asleep. {y} of the birds were doves. How many were some other kind of bird?",
      "How many of the {x} hats in the closet are without a feather? {y} of the hats have a feather, and {z} of the hats are made of straw.",
    ],
  },
  {
    id: "kept-apart/color-mix-made-so-far",
    expression: "x-y",
    numbers: { x: "40..95", y: "8..35", z: "5..90" },
    texts: [
      "A quilt needs {x} dark squares and {z} light squares. {n} has cut out {y} dark squares. How many dark squares does {he} still have to cut?",
      "Only {y} of the paper lanterns for the fair are yellow so far. There must be {x} yellow and {z} white ones. How many yellow lanterns are yet to be made?",
      "The wall takes {z} rough stones and {x} smooth stones. {y} smooth stones are in place. How many smooth stones are needed now?",
      "How many more {color} threads must the weaver pull in? {x} {color} threads and {z} {color2} threads belong in the cloth; {y} {color} threads are in.",
    ],
  },
];

/** Another kind of thing in the same hands does not count. */
const OTHER_SORT: readonly WordingFamily[] = [
  {
    id: "kept-apart/tool-bought-beside-others",
    expression: "x+y",
    numbers: { x: "4..60", y: "3..50", z: "3..60" },
    texts: [
      "A carpenter owns {x} chisels and {z} saws. At the tool fair she buys {y} chisels. How many chisels does she own after the fair?",
      "{n} keeps {z} drumsticks, {x} whistles and nothing else in {his} music box. {y} whistles are put in as well. How many whistles does the box hold?",
      "Before the sale there were {x} ladders and {z} wheelbarrows in the yard. Another {y} ladders arrived by truck. What is the total number of ladders in the yard?",
      "How many forks does the cook have, now that {y} new ones are in the drawer beside the {x} old ones and the {z} spoons?",
    ],
  },
  {
    id: "kept-apart/dishes-dropped-of-one-kind",
    expression: "x-y",
    numbers: { x: "30..80", y: "3..22", z: "10..80" },
    texts: [
      "The waiter balanced {x} glasses and {z} saucers on trays. {y} glasses slid off and broke. How many glasses were not broken?",
      "There were {z} bowls and {x} cups in the cabinet. {y} cups got chipped and were thrown out. How many cups does the cabinet have now?",
      "{n} wrapped {x} vases and {z} clocks for the move. When {he} opened the boxes, {y} vases were cracked. How many vases came through whole?",
      "After a bumpy ride {y} jars of honey had leaked. The wagon carried {x} jars of honey and {z} jars of jam. How many jars of honey had not leaked?",
    ],
  },
  {
    id: "kept-apart/fruit-put-into-a-pie",
    expression: "x-y",
    numbers: { x: "25..70", y: "4..20", z: "5..60" },
    texts: [
      "Grandma's counter had {x} peaches and {z} lemons on it. She sliced {y} peaches for a pie. How many peaches stayed whole?",
      "{n} has {z} carrots and {x} potatoes. {He} peels {y} potatoes for the soup. How many potatoes has {he} not peeled?",
      "{y} limes go into the punch. If the cook has {x} limes and {z} oranges, how many limes will he have afterward?",
      "How many walnuts were not cracked? {m} brought a sack with {x} walnuts and {z} chestnuts, and {y} walnuts were cracked for the cake.",
    ],
  },
  {
    id: "kept-apart/readers-of-two-sorts-of-books",
    expression: "x+y",
    numbers: { x: "5..60", y: "5..60", z: "5..60" },
    texts: [
      "The bookshop sold {x} cookbooks and {z} atlases in the morning. It sold {y} more cookbooks before closing. How many cookbooks did it sell that day?",
      "{n} checked in {z} films, {x} novels and, a little later, {y} more novels. How many novels did {n} check in?",
      "A shelf of {x} poetry books gets {y} poetry books from a box that also had {z} maps in it. The maps go elsewhere. How many poetry books are on the shelf?",
      "How many songs about the sea does the choir know? It knew {x} songs about the sea and {z} about love, and it has just learned {y} more about the sea.",
    ],
  },
  {
    id: "kept-apart/kinds-seen-on-a-walk",
    expression: "x-y",
    numbers: { x: "30..80", y: "4..26", z: "4..80" },
    texts: [
      "On the forest path {n} met {x} ants, {y} beetles and {z} spiders. How many more ants than beetles did {he} meet?",
      "Along the coast the guide pointed out {z} seals, {y} pelicans and {x} terns. How many fewer pelicans than terns did he point out?",
      "{n}'s notebook says: {x} oaks, {z} birches, {y} willows. By how many are the oaks ahead of the willows?",
      "If the diver saw {y} crabs, {z} starfish and {x} sea urchins, how many more sea urchins than crabs did she see?",
    ],
  },
  {
    id: "kept-apart/grown-ups-kids-and-dogs-at-a-fair",
    expression: "x+y",
    numbers: { x: "8..60", y: "8..60", z: "3..40" },
    texts: [
      "{x} women, {y} men and {z} dogs came on the hike. How many people came on the hike?",
      "On the ferry are {z} bicycles, {x} trucks and {y} cars. Cars and trucks pay a toll. How many of these must pay?",
      "The museum hung {x} oil paintings and {y} drawings, and it set up {z} statues. How many pictures did it hang?",
      "How many living things are in {n}'s room if it has {y} potted plants, {x} goldfish and {z} toy trucks?",
    ],
  },
  {
    id: "kept-apart/supplies-run-down-of-one",
    expression: "x-y",
    numbers: { x: "35..95", y: "5..30", z: "5..95" },
    texts: [
      "The nurse's cabinet was stocked with {x} bandages and {z} masks. This week {y} bandages were put on scraped knees. How many bandages are in the cabinet?",
      "{n} packed {z} batteries and {x} matches for the camp. {y} matches got used. How many matches can {n} still strike?",
      "In the copy room there were {x} rolls of tape next to {z} boxes of clips. Now {y} rolls of tape are gone. How many rolls of tape does the room have?",
      "Of the {x} hooks and {z} rings the sailor bought, {y} hooks were used. How many hooks did he not use?",
    ],
  },
  {
    id: "kept-apart/seeds-and-seedlings",
    expression: "x-y",
    numbers: { x: "35..90", y: "6..30", z: "5..80" },
    texts: [
      "{n} set {x} pea plants and {z} bean plants in the ground. Snails ate {y} pea plants. How many pea plants are still growing?",
      "Frost killed {y} of the gardener's lettuces. She had raised {x} lettuces and {z} leeks. How many lettuces lived?",
      "A tray came with {z} herbs and {x} pansies. {n} has found pots for {y} pansies. How many pansies still need a pot?",
      "By June, {y} sunflowers had opened. The yard has {x} sunflowers and {z} lilies. How many sunflowers had not opened by then?",
    ],
  },
  {
    id: "kept-apart/packed-or-carried-in-two-goes",
    expression: "x+y",
    units: ["{o}"],
    numbers: { x: "4..60", y: "4..60", z: "4..60" },
    texts: [
      "{n} packs {x} {o} and {z} flashlights in one bag and {y} {o} in another. How many {o} does {n} pack?",
      "{m} carried {y} {o} up the stairs, came back for {z} quilts, and last of all carried up {x} {o}. How many {o} did {m} carry up?",
      "The museum guide put {x} {o} in the glass case. Then she put in {z} old diaries and {y} more {o}. How many {o} lie in the case?",
      "How many {o} are on {n}'s list? It says {x} {o}, {z} raincoats, and then again {y} {o}.",
    ],
  },
  {
    id: "kept-apart/stock-of-a-stand",
    expression: "x-y",
    numbers: { x: "40..95", y: "6..36", z: "6..90" },
    texts: [
      "The stand opened with {x} hot dogs and {z} pretzels. At closing time {y} hot dogs were unsold. How many hot dogs were sold?",
      "A snack bar has {z} bags of nuts and {x} bars of chocolate. Hikers buy {y} bars of chocolate. How many bars of chocolate does the snack bar have then?",
      "{n} and {m} run a stall with {x} bracelets and {z} key rings. Visitors took {y} bracelets home. How many bracelets are left to sell?",
      "How many ice pops were bought at the pool? The freezer held {x} ice pops and {z} sundaes at noon, and {y} ice pops at night.",
    ],
  },
  {
    id: "kept-apart/instruments-brought-to-practice",
    expression: "x+y",
    numbers: { x: "4..40", y: "3..30", z: "3..40" },
    texts: [
      "The band room has {x} violins and {z} flutes. Parents gave the school {y} violins. How many violins can the children use now?",
      "{x} trumpet players sat down. Then {z} drummers and {y} trumpet players walked in. How many trumpet players were in the room?",
      "{y} altos joined a choir that had {x} altos and {z} tenors. How many altos are in the choir now?",
      "How many sad songs will be heard tonight, when {x} sad songs and {z} funny songs are planned before the break, and {y} sad songs after it?",
    ],
  },
  {
    id: "kept-apart/wheels-of-two-sorts-repaired",
    expression: "x-y",
    numbers: { x: "25..70", y: "4..20", z: "4..60" },
    texts: [
      "The repair shop has {x} bikes and {z} scooters to fix. The mechanic has fixed {y} bikes. How many bikes does he still have to fix?",
      "{z} radios and {x} lamps were brought in broken. {y} lamps shine again. How many lamps are still broken?",
      "{n} must iron {x} shirts and {z} pillowcases. {He} has ironed {y} shirts. How many shirts are left to iron?",
      "Of {x} fence posts and {z} gates the painter was hired for, {y} posts are painted. Find the number of posts that are not painted.",
    ],
  },
];

/** What happened at another time does not count. */
const OTHER_TIME: readonly WordingFamily[] = [
  {
    id: "kept-apart/two-days-of-three",
    expression: "x+y",
    numbers: { x: "5..60", y: "5..60", z: "5..60" },
    texts: [
      "{n} did {x} sit-ups on {day}, {y} on {day2} and {z} on {day3}. How many sit-ups did {he} do on {day} and {day2} together?",
      "In March the clinic saw {z} patients with a cold, in April {x}, and in May {y}. How many such patients did it see in April and May?",
      "How many tickets did the theater sell for its two evening shows? The noon show sold {z}, the six o'clock show {x} and the nine o'clock show {y}.",
      "A hen laid {y} eggs in the spring, {z} in the summer and {x} in the fall. Not counting the summer, how many eggs did the hen lay?",
    ],
  },
  {
    id: "kept-apart/one-day-against-another",
    expression: "x-y",
    numbers: { x: "35..90", y: "5..30", z: "5..90" },
    texts: [
      "The pool had {y} swimmers on {day}, {x} swimmers on {day2} and {z} swimmers on {day3}. How many more swimmers did it have on {day2} than on {day}?",
      "This year {n} picked up {x} cans on the beach in {month} and {y} in {month2}. Last year {he} picked up {z}. How many more cans did {he} pick up this {month} than this {month2}?",
      "Rain fell for {z} minutes in the morning, {x} minutes in the afternoon and {y} minutes at night. How much shorter was the rain at night than in the afternoon, in minutes?",
      "Monday: {x} calls. Tuesday: {z} calls. Wednesday: {y} calls. By how many calls was the office busier on Monday than on Wednesday?",
    ],
  },
  {
    id: "kept-apart/last-year-does-not-matter",
    expression: "x+y",
    numbers: { x: "5..60", y: "4..50", z: "5..80" },
    texts: [
      "Last year {n} grew {z} pumpkins. This year {he} has picked {x}, and {y} are still on the vine. How many pumpkins will {he} have this year?",
      "{x} girls and {y} boys are in the play this year. There were {z} children in last year's play. How many children are in the play this year?",
      "The zoo welcomed {y} cubs this spring and {x} cubs this summer, after {z} the spring before. How many cubs were welcomed this year?",
      "How many goals has {m} shot this season? {mHe} shot {x} at home and {y} away. In the season before this one {mhe} shot {z}.",
    ],
  },
  {
    id: "kept-apart/gone-today-not-yesterday",
    expression: "x-y",
    numbers: { x: "40..95", y: "5..35", z: "3..40" },
    texts: [
      "This morning the bakery had {x} loaves. It sold {y} of them today. Yesterday it sold {z} loaves. How many loaves are left this evening?",
      "Yesterday {z} birds left the marsh. Today, out of the {x} that were there at sunrise, {y} left. How many birds are in the marsh tonight?",
      "{n} used {y} sheets of paper today and {z} sheets the day before. When {he} sat down today, {he} had {x} sheets. How many does {he} have for tomorrow?",
      "How many hay bales will be in the barn tonight? There are {x} now. {y} are to be fed to the cows before night, and {z} more will be brought in tomorrow.",
    ],
  },
  {
    id: "kept-apart/before-the-second-change",
    expression: "x+y",
    numbers: { x: "10..60", y: "5..40", z: "3..14" },
    texts: [
      "{n} had {x} pennies. On {day} {he} got {y} pennies. Later, on {day2}, {he} gave {z} pennies away. How many pennies did {n} have at the end of {day}?",
      "A train left the city with {x} riders. At Hilltop {y} riders got on and nobody got off. At Lakeside {z} got off. How many riders were on the train between Hilltop and Lakeside?",
      "The board showed {x} points. {y} points were added to that, and later {z} were taken off as a penalty. How many points did the board show before the penalty?",
      "How many boats were in the harbor before {z} sailed at dusk? There were {x} at dawn, and {y} came in during the day.",
    ],
  },
  {
    id: "kept-apart/after-first-loss-only",
    expression: "x-y",
    numbers: { x: "50..95", y: "5..25", z: "3..20" },
    texts: [
      "The tree had {x} apples. A storm on {day} knocked down {y}, and a storm on {day2} knocked down {z}. How many apples hung on the tree between the two storms?",
      "{n} began the first round with {x} chips and lost {y} in it. {He} lost {z} more in the second round. How many chips did {n} have when the second round began?",
      "Before breakfast there were {x} rolls. {y} were eaten at breakfast and {z} at lunch. How many rolls were there when lunch began?",
      "At the first stop {y} children left the school bus, and at the second stop {z} did. The bus had {x} children on it at first. How many rode on from the first stop to the second?",
    ],
  },
  {
    id: "kept-apart/morning-and-evening-visits",
    expression: "x-y",
    numbers: { x: "30..80", y: "4..26", z: "4..60" },
    texts: [
      "In the morning {x} people stood in line and {y} of them went home before the doors opened. At night another {z} people came. How many people stayed in line in the morning?",
      "The lifeguard counted {x} umbrellas at noon and {z} at five. At noon {y} of them were closed. How many umbrellas were open at noon?",
      "{z} kids signed up for art in the fall and {x} in the spring. In the spring {y} of those who signed up got sick. How many were not sick in the spring?",
      "How many of the evening guests ordered soup? There were {z} guests at lunch and {x} in the evening, and {y} of the evening guests ordered no soup.",
    ],
  },
  {
    id: "kept-apart/saved-this-week-and-next",
    expression: "x+y",
    numbers: { x: "10..80", y: "5..60", z: "5..60" },
    texts: [
      "{n} had {x} cents. {He} earned {y} cents on {day}, and {he} will earn {z} cents next week. How many cents does {he} have at the end of {day}?",
      "So far {n} has read {x} pages. {He} plans to read {y} pages tonight and {z} pages tomorrow. How many pages will {he} have read after tonight?",
      "The farmer has {x} lambs today. He had {z} a year ago. If {y} more are born tonight, how many lambs will he have?",
      "By Sunday the wall will be {y} rows of stone higher than it is now. It is {x} rows high now and was {z} rows high a month ago, before a part fell. How many rows high will it be on Sunday?",
    ],
  },
  {
    id: "kept-apart/early-and-late-crop",
    expression: "x+y",
    numbers: { x: "8..70", y: "8..70", z: "8..70" },
    texts: [
      "{n} caught {x} trout and {y} bass on {day}. On {day2} {he} caught {z} bass. How many fish did {n} catch on {day}?",
      "During the first week, {x} boys and {y} girls went to camp. During the second week, {z} boys went. How many children were at camp in the first week?",
      "What was the total number of cars and buses that crossed the bridge at night? {y} buses and {x} cars crossed it at night, and {z} cars crossed it by day.",
      "In {month} the twins wrote {x} letters and {y} postcards. In {month2} they wrote {z} letters. How many pieces of mail did they write in {month}?",
    ],
  },
  {
    id: "kept-apart/now-compared-with-then",
    expression: "x-y",
    numbers: { x: "60..95", y: "8..35", z: "38..58" },
    texts: [
      "When it opened, the skate park had {y} visitors a day. A year later it had {z}, and today it has {x}. How many more visitors a day does it have today than when it opened?",
      "At age two the tree was {y} inches tall. At age four it was {z} inches tall and now it is {x} inches tall. How many inches has it grown since age two?",
      "{n} can now hold {his} breath for {x} seconds. In {month} it was {z} seconds, and on {his} first try, {y}. By how many seconds is {he} better than on the first try?",
      "How many members has the club won since it began? It began with {y}, it has {x} now, and in its second year it had {z}.",
    ],
  },
  {
    id: "kept-apart/scored-in-one-half",
    expression: "x-y",
    numbers: { x: "40..95", y: "10..38", z: "10..90" },
    texts: [
      "The Hawks had {y} points at half time and {x} points at the end. The Owls had {z} points at half time. How many points did the Hawks score in the second half?",
      "{n} was on page {y} when the bus came and on page {x} when it stopped. {m} was on page {z} of another book. How many pages did {n} read on the ride?",
      "A meter read {y} in the morning, {x} in the evening; the neighbor's read {z}. By how much did the first meter go up that day?",
      "How many laps did {n} run after the rain? Before it, {n} had run {y} and {m} had run {z}. At the end of the day {n} had run {x} in all.",
    ],
  },
];

/** Things in another place do not count. */
const OTHER_PLACE: readonly WordingFamily[] = [
  {
    id: "kept-apart/upstairs-gets-more",
    expression: "x+y",
    numbers: { x: "5..60", y: "4..50", z: "5..80" },
    texts: [
      "Upstairs there are {x} cots and downstairs there are {z}. The camp leader rolls {y} new cots into the upstairs room. How many cots are upstairs then?",
      "{z} jars stand in the cellar. In the pantry stood {x} until {n} made room for {y} more that had just been filled. How many jars are in the pantry?",
      "How many lights are on the front of the house? {x} are up already, {n} hangs {y} more there, and {z} are on the back.",
      "The left pile had {x} logs, the right pile {z}. {n} split some wood and threw {y} more logs on the left pile. What is the number of logs in the left pile?",
    ],
  },
  {
    id: "kept-apart/taken-out-of-one-of-two-places",
    expression: "x-y",
    numbers: { x: "40..95", y: "5..35", z: "5..95" },
    texts: [
      "The north field has {x} cabbages, the south field {z}. Deer ate {y} of the cabbages in the north field. How many cabbages are left in the north field?",
      "At the dock lay {z} oars. In the boathouse lay {x}, and the rowing team took {y} of those. How many oars does the boathouse have now?",
      "{n} keeps {x} toy soldiers in a tin and {z} in a shoe box. {y} from the tin are on guard at the window. How many are still in the tin?",
      "How many cups does the upper shelf hold after {y} cups were taken down from it? It used to hold {x}. The lower shelf holds {z}.",
    ],
  },
  {
    id: "kept-apart/two-rooms-of-three",
    expression: "x+y",
    numbers: { x: "6..50", y: "6..50", z: "6..50" },
    texts: [
      "The hotel has {x} beds on the first floor, {z} on the second and {y} on the third. The second floor is shut for repairs. How many beds can guests sleep in?",
      "{y} fire trucks are parked in Dover, {x} in Milton and {z} in Salem. How many fire trucks do Dover and Milton have between them?",
      "In the theater {x} people sat on the left, {z} in the middle and {y} on the right. How many people did not sit in the middle?",
      "{n} planted {z} rosebushes by the gate, {y} by the pond and {x} by the steps. Deer cannot reach the pond or the steps. How many rosebushes are safe from deer?",
    ],
  },
  {
    id: "kept-apart/stored-in-a-shed-and-a-garage",
    expression: "x-y",
    numbers: { x: "40..90", y: "5..35", z: "5..80" },
    texts: [
      "There are {y} paint cans in the shed, {x} in the garage and {z} in the attic. How many more paint cans are in the garage than in the shed?",
      "{x} fans watched the boat race from the bank, {z} from the bridge, and {y} from the roof of the mill. How many fewer fans watched from the roof than from the bank?",
      "On the pier the fisherman hooked {z} mackerel, from the boat {x}, and off the rocks {y}. How many more did he hook from the boat than off the rocks?",
      "Find how many more people wait at gate A than at gate C, if {x} wait at gate A, {z} at gate B and {y} at gate C.",
    ],
  },
  {
    id: "kept-apart/sent-to-a-branch-shop",
    expression: "x-y",
    units: ["{o}"],
    numbers: { x: "40..95", y: "5..35", z: "5..95" },
    texts: [
      "The {shop} in town had {x} {o} in its window, and the {shop} by the station had {z}. A lady bought {y} {o} in town. How many {o} did the {shop} in town still have?",
      "The main store ships {y} of its {x} {o} to an island. A second store, which has {z} {o}, ships none. How many {o} does the main store keep?",
      "{n} left {z} {o} at {his} grandmother's. At home {he} had {x}, but {y} of the ones at home fell apart. How many good {o} does {n} have at home?",
      "How many {o} are on the table, now that {y} have rolled off? There were {x} on it. The chair beside it has {z} {o} on it.",
    ],
  },
  {
    id: "kept-apart/stairs-bench-and-newcomers",
    expression: "x+y",
    numbers: { x: "5..45", y: "3..40", z: "3..45" },
    texts: [
      "{x} {u} were in the gym and {z} were in the yard. When it began to snow, {y} more came into the gym from the street. How many {u} were in the gym then?",
      "A bear family had been seen by {z} hikers at the creek. {x} people stood at the lookout, and {y} joined them there. How many people stood at the lookout in all?",
      "{y} swimmers dove in from the raft to join {x} swimmers in the lake. {z} people stayed on the beach. How many swimmers were in the lake?",
      "How many people are in the waiting room? {z} people are with the doctors, {x} have been in the waiting room for an hour, and {y} have just come in and sat down there.",
    ],
  },
  {
    id: "kept-apart/hung-on-one-wall",
    expression: "x+y",
    numbers: { x: "5..50", y: "5..50", z: "5..50" },
    texts: [
      "On one wall {n} taped {x} photos and {y} maps. {He} taped {z} photos to the door. How many things did {he} tape to the wall?",
      "The blue suitcase holds {x} shirts and {y} sweaters, while {z} shirts are in the red one. How many pieces of clothing are in the blue suitcase?",
      "In cage one there are {y} mice with {x} hamsters. In cage two there are {z} mice. How many animals live in cage one?",
      "{z} daisies grow in the front garden. How many flowers grow in the back garden, where there are {x} daisies and {y} violets?",
    ],
  },
  {
    id: "kept-apart/passengers-of-one-car-of-the-train",
    expression: "x-y",
    numbers: { x: "30..85", y: "4..25", z: "5..80" },
    texts: [
      "In the first car of the train sat {x} people, in the second {z}. At the tunnel stop {y} people left the first car. How many people sat in the first car after the stop?",
      "The Sea Star sails with {x} tourists, the Sea Rose with {z}. {y} of the Sea Star's tourists get off at the lighthouse. How many sail on aboard the Sea Star?",
      "Of the {x} seats in the balcony, {y} are taken. {z} seats on the main floor are taken. How many seats in the balcony are free?",
      "How many lockers in the west hall are empty? The west hall has {x} lockers, with {y} of them in use. The east hall has {z} lockers.",
    ],
  },
  {
    id: "kept-apart/way-to-two-towns",
    expression: "x+y",
    numbers: { x: "5..70", y: "5..70", z: "5..90" },
    texts: [
      "It is {x} miles from Ash to Birch and {y} miles on from Birch to Cedar. A road the other way leads {z} miles from Ash to Dale. How many miles is it from Ash to Cedar by way of Birch?",
      "{n} walked {y} steps to the well and then {x} steps to the barn. {m} walked {z} steps to the barn. How many steps did {n} walk?",
      "A truck covered {z} miles on the day before the race. On the day of the race it covered {x} miles to the start and {y} miles home. How many miles did it cover on the day of the race?",
      "How many blocks does the mail carrier walk on the east side? She walks {x} blocks there before lunch, {z} blocks on the west side, and {y} more on the east side at the end.",
    ],
  },
  {
    id: "kept-apart/missing-from-one-hall",
    expression: "x-y",
    numbers: { x: "40..95", y: "10..36", z: "10..90" },
    texts: [
      "The big hall needs {x} chairs and the small hall {z}. There are {y} chairs in the big hall now. How many chairs must be carried into the big hall?",
      "Room 5 should get {x} new books, but only {y} came. Room 6 got all of its {z} books. How many books is Room 5 waiting for?",
      "{z} hooks are in the hallway. {n} wants {x} hooks in the closet and has put up {y} there. How many more hooks should {n} put up in the closet?",
      "How many holes are there still to dig along the river? {x} trees are meant for the river bank, {z} for the road, and {y} holes along the river have been dug.",
    ],
  },
];

/** Dollars, weights, lengths and minutes of which one does not count. */
const OTHER_MEASURE: readonly WordingFamily[] = [
  {
    id: "kept-apart/pays-for-two-of-three-wares",
    expression: "x+y",
    money: true,
    numbers: { x: "3..60", y: "3..60", z: "3..60" },
    texts: [
      "A kite costs ${x}, a ball ${z} and a jump rope ${y}. {n} buys the kite and the jump rope. How much does {n} pay?",
      "{m} paid ${x} for paint and ${y} for a brush. {n} paid ${z} for paper. How many dollars did {m} spend in all?",
      "On the menu, soup is ${z}, a sandwich is ${y} and pie is ${x}. How much will pie and a sandwich be altogether?",
      "How much did the drama club take in at its two plays, if the spring play brought ${x}, the car wash ${z} and the fall play ${y}?",
    ],
  },
  {
    id: "kept-apart/purse-of-one-shopper",
    expression: "x-y",
    money: true,
    numbers: { x: "40..95", y: "5..35", z: "5..90" },
    texts: [
      "{n} went shopping with ${x} and {m} with ${z}. {n} spent ${y} on gloves. How much money does {n} have left?",
      "After paying ${y} for a ticket, how much did {m} have of {mhis} ${x}? {k}, who had ${z}, did not go.",
      "A plumber charged Mr. Orr ${x} and his neighbor ${z}. Mr. Orr has paid ${y} so far. How many dollars does Mr. Orr still owe the plumber?",
      "{n} has ${z} in the bank and ${x} in {his} wallet. {He} takes ${y} out of {his} wallet for lunch. How much is in {his} wallet then?",
    ],
  },
  {
    id: "kept-apart/which-ware-costs-more",
    expression: "x-y",
    money: true,
    numbers: { x: "40..95", y: "8..35", z: "5..95" },
    texts: [
      "The boots cost ${x}, the socks ${z} and the cap ${y}. How much more do the boots cost than the cap?",
      "{n} earned ${y} at the bakery and ${z} by mowing. {m} earned ${x} at the bakery. How much less did {n} earn at the bakery than {m}?",
      "In winter a room at the inn is ${y} a night, in fall ${z}, and in summer ${x}. How many dollars a night does a guest save in winter compared with summer?",
      "What is the difference in price between the oak table and the pine table? The oak table is ${x}, the pine table ${y} and the glass table ${z}.",
    ],
  },
  {
    id: "kept-apart/adds-to-own-savings",
    expression: "x+y",
    money: true,
    numbers: { x: "5..80", y: "4..60", z: "5..80" },
    texts: [
      "{n} and {m} each have a piggy bank. There is ${x} in {n}'s and ${z} in {m}'s. {n}'s aunt puts ${y} into {n}'s. How much is in {n}'s piggy bank now?",
      "The class fund stood at ${x} and the team fund at ${z}. A bake sale brought ${y} for the class fund. How many dollars are in the class fund?",
      "How much does {m} have for the trip after Grandpa's gift of ${y}? {mHe} had saved ${x} for the trip and ${z} for a skateboard. The gift is for the trip.",
      "{k} was paid ${y} for walking dogs. That went into a can with ${x} in it, while ${z} stayed in a drawer. How much money did the can hold then?",
    ],
  },
  {
    id: "kept-apart/rope-of-two-colors-cut",
    expression: "x-y",
    numbers: { x: "30..90", y: "4..25", z: "4..90" },
    texts: [
      "{n} has {x} feet of blue rope and {z} feet of white rope. {He} cuts {y} feet off the blue rope. How many feet of blue rope are left?",
      "{z} yards of silk and {x} yards of wool lay on the counter. The dressmaker sold {y} yards of the wool. How many yards of wool does she have?",
      "A fence along the road will be {x} meters long, and one along the woods {z} meters. {y} meters of the fence along the road are finished. How many meters of it are not finished?",
      "How many feet of the old pipe have to be dug up yet? There are {x} feet of old pipe and {z} feet of new pipe, and {y} feet of the old pipe have been dug up.",
    ],
  },
  {
    id: "kept-apart/sacks-of-two-grains",
    expression: "x+y",
    numbers: { x: "5..80", y: "5..70", z: "5..80" },
    texts: [
      "The miller had {x} pounds of rye and {z} pounds of oats. A farmer brought {y} pounds of rye. How many pounds of rye did the miller have then?",
      "{n} poured {y} cups of water and {z} cups of juice into two pots. The pot for water had {x} cups of water in it before. How many cups of water were in it afterward?",
      "{x} kilograms of apples were on the truck. {z} kilograms of pears were loaded next, and last {y} kilograms of apples. How many kilograms of apples did the truck carry?",
      "What did the two melons weigh together? The small melon weighed {x} ounces, the large one {y} ounces and the squash {z} ounces.",
    ],
  },
  {
    id: "kept-apart/tank-of-one-car",
    expression: "x-y",
    numbers: { x: "30..90", y: "5..25", z: "5..90" },
    texts: [
      "The tractor's tank held {x} liters of fuel and the truck's held {z}. The tractor burned {y} liters in the field. How many liters were in the tractor's tank then?",
      "There are {z} gallons in the rain barrel and {x} gallons in the tub. {n} waters the ferns with {y} gallons from the tub. How many gallons does the tub hold after that?",
      "A phone was charged to {x} percent, a tablet to {z} percent. After a movie on the phone its charge was lower by {y}. What percent was the phone charged to then?",
      "{y} ounces of milk were drunk out of a jug of {x} ounces. The cream pot of {z} ounces was not touched. Tell how many ounces of milk were left.",
    ],
  },
  {
    id: "kept-apart/minutes-of-two-of-three-tasks",
    expression: "x+y",
    numbers: { x: "5..50", y: "5..50", z: "5..50" },
    texts: [
      "{n} practiced the flute for {x} minutes, ate for {z} minutes, and practiced the flute again for {y} minutes. For how many minutes did {n} practice?",
      "The cartoon lasts {z} minutes. The news lasts {y} minutes and the weather {x}. How long are the news and the weather together, in minutes?",
      "How long was the dough in the oven? It rose for {z} minutes. Then it was baked for {x} minutes, and, since it was still pale, for {y} minutes more.",
      "A skater warmed up on the ice for {y} minutes and her partner for {z}. After that she jumped for {x} minutes. How many minutes was the skater herself on the ice?",
    ],
  },
  {
    id: "kept-apart/heights-of-two-plants-or-hills",
    expression: "x-y",
    numbers: { x: "40..98", y: "8..38", z: "8..98" },
    texts: [
      "The pine is {x} feet tall, the maple {z} feet and the plum tree {y} feet. How many feet taller is the pine than the plum tree?",
      "{n}'s long jump was {y} inches at age six. At age twelve it was {x} inches, and {m}'s was {z}. How many inches longer was {n}'s jump at twelve than at six?",
      "It was {x} degrees in the desert, {y} degrees on the mountain and {z} degrees by the sea. How many degrees colder was it on the mountain than in the desert?",
      "By how many pounds is the calf heavier than the lamb? The calf weighs {x} pounds, the piglet {z} pounds and the lamb {y} pounds.",
    ],
  },
];

/** Equal groups beside another number of things. */
const GROUPS_BESIDE: readonly WordingFamily[] = [
  {
    id: "kept-apart/full-boxes-of-one-sort",
    expression: "x*y",
    numbers: { x: "3..12", y: "3..12", z: "3..60" },
    texts: [
      "{n} filled {x} egg cartons with {y} brown eggs each. {z} white eggs lay in a bowl. How many brown eggs did {n} put in cartons?",
      "Besides {z} loose screws there are {x} packs of nails with {y} nails in every pack. How many nails are there?",
      "Each of {x} vases holds {y} roses, and {z} daisies are in a bucket. How many roses are in vases?",
      "How many pencils are in the {x} cups if there are {y} pencils in each cup and {z} pens on the desk?",
    ],
  },
  {
    id: "kept-apart/each-gave-while-another-gave",
    expression: "x*y",
    numbers: { x: "3..12", y: "3..12", z: "3..60" },
    texts: [
      "{x} grandchildren each drew {y} pictures for Grandma, and a neighbor drew {z} for her. How many pictures did the grandchildren draw?",
      "The {x} scouts brought {y} cans apiece. Their leader brought {z}. Find how many cans the scouts brought.",
      "{z} songs were sung by the choir. The {x} soloists sang {y} songs each. How many songs did the soloists sing in all?",
      "How many cookies did the children at the table eat, {y} each, if {x} children were at the table? The dog stole {z} cookies.",
    ],
  },
  {
    id: "kept-apart/weeks-of-one-worker",
    expression: "x*y",
    numbers: { x: "3..12", y: "3..12", z: "3..20" },
    texts: [
      "{n} waters {y} trees an hour and {m} waters {z}. How many trees does {n} water in {x} hours?",
      "For {x} days {n} learned {y} new words a day, and {k} learned {z} a day. How many words did {n} learn?",
      "The old printer makes {z} pages a minute, the new one {y}. How many pages will the new printer make in {x} minutes?",
      "A red hen eats {z} worms a day. The black hen eats {y}. In {x} days, how many worms does the black hen eat?",
    ],
  },
  {
    id: "kept-apart/price-of-several-of-one",
    expression: "x*y",
    numbers: { x: "3..12", y: "3..12", z: "3..40" },
    texts: [
      "A ticket for a grown-up is ${z} and a ticket for a child is ${y}. What do the tickets for {x} children cost?",
      "{n} buys {x} pairs of socks at ${y} a pair. {m} buys a scarf for ${z}. How much does {n} spend?",
      "At ${y} an hour, how much is a boat for {x} hours? A bike is ${z} an hour.",
      "The baker sold {x} pies for ${y} each, and a cake for ${z} was left over. How many dollars did he get for the pies?",
    ],
  },
  {
    id: "kept-apart/rows-of-seats-on-one-side",
    expression: "x*y",
    numbers: { x: "3..12", y: "3..12", z: "5..60" },
    texts: [
      "The garden has {x} rows of corn with {y} plants in a row, and {z} bean plants by the wall. How many corn plants are there?",
      "In the tent stand {z} stools. Outside, {y} chairs stand in every one of {x} rows. How many chairs are outside?",
      "{n} lays {x} rows of gray tiles, {y} to a row. {z} white tiles are left in the box. How many gray tiles does {n} lay?",
      "How many windows does the front of the tower have? It has {x} floors with {y} windows each in front, and {z} windows at the back.",
    ],
  },
  {
    id: "kept-apart/parts-of-one-kind-of-thing",
    expression: "x*y",
    numbers: { x: "3..12", y: "3..9", z: "2..20" },
    texts: [
      "Every cart in the toy set has {y} wheels and {z} bells. How many wheels do {x} carts have?",
      "A booklet has {y} drawings and {z} photos in it. The teacher printed {x} booklets. How many drawings are in all of them together?",
      "{n} made {x} necklaces. Into each one went {z} glass beads and {y} wooden beads. How many wooden beads did {he} need?",
      "How many chapters do the {x} books have in all? Each book has {y} chapters and {z} maps.",
    ],
  },
  {
    id: "kept-apart/times-as-many-as-one-of-two",
    expression: "x*y",
    numbers: { x: "3..9", y: "3..12", z: "3..40" },
    texts: [
      "{n} has {y} goldfish and {m} has {z}. {k} has {x} times as many goldfish as {n}. How many goldfish does {k} have?",
      "The small tower is {y} blocks high, the middle one {z}. The big tower is {x} times as high as the small one. How many blocks high is the big tower?",
      "Last week the shop fixed {y} watches and {z} clocks. This week it fixed {x} times as many watches as last week. How many watches did it fix this week?",
      "How many points did the captain score, if she scored {x} times as many as the goalie? The goalie scored {y} points, and the coach's son scored {z}.",
    ],
  },
  {
    id: "kept-apart/bags-with-two-kinds-in-them",
    expression: "x*y",
    units: ["{o}"],
    numbers: { x: "3..12", y: "3..12", z: "3..15" },
    texts: [
      "There are {x} {c}. In each {cs} there are {y} {o} and {z} gumdrops. How many {o} are in the {c} altogether?",
      "For the sale {n} made up {x} {c} with {z} nectarines and {y} {o} in each of them. How many {o} did {he} need for that?",
      "{m} packs {y} {o} into every {cs}. {mHe} has {x} {c} to fill, and {z} helpers look on. How many {o} will {mhe} pack?",
      "How many {o} came to the school if {x} {c} came, each with {y} {o} and {z} pamphlets inside?",
    ],
  },
];

/** The same kind of story asked in two ways: what counts in one is spare in the next. */
const ASKED_TWO_WAYS: readonly WordingFamily[] = [
  {
    id: "kept-apart/giver-asked-after-gift",
    expression: "x-y",
    numbers: { x: "40..90", y: "5..30", z: "5..60" },
    texts: [
      "{n} has {x} marbles and {m} has {z} marbles. {n} gives {m} {y} of {his} marbles. How many marbles does {n} have now?",
      "{y} postcards went from {n}'s album into {m}'s. {m}'s album had {z} postcards and {n}'s had {x}. How many are in {n}'s album now?",
      "Tank A has {x} liters of water, tank B has {z} liters. A pump moves {y} liters out of A into B. How many liters are left in A?",
      "How many players does the Green team have after {y} of its {x} players change over to the White team, which had {z}?",
    ],
  },
  {
    id: "kept-apart/taker-asked-after-gift",
    expression: "x+y",
    numbers: { z: "40..90", y: "5..30", x: "5..60" },
    texts: [
      "From {his} {z} toy planes {n} hands {y} to {m}. Until then {m} had {x}. How many toy planes are {m}'s now?",
      "Hive one had {z} bees at the door, hive two had {x}. {y} bees flew over from hive one to hive two. How many bees were at the door of hive two then?",
      "{m} owns {x} trading cards, {n} owns {z}. {m} gets {y} cards from {n}. What is the number of cards {m} owns after that?",
      "How many children sit at the long table, when {y} of the {z} children at the round table move to it and {x} sat there before?",
    ],
  },
  {
    id: "kept-apart/boys-asked-after-some-left",
    expression: "x-y",
    numbers: { x: "30..80", y: "4..25", z: "5..60" },
    texts: [
      "{x} boys and {z} girls were on the ice. {y} boys went to warm up. How many boys were still on the ice?",
      "A hall was full of {z} mothers and {x} fathers. When the speech began, {y} fathers slipped out. How many fathers listened to the speech?",
      "{y} knights on the toy shelf fell down; none of the {z} wizards fell. There were {x} knights standing there before. How many knights are standing now?",
      "How many lions were awake? {x} lions and {z} tigers lay in the sun, and {y} of the lions were asleep.",
    ],
  },
  {
    id: "kept-apart/everybody-asked-before-some-left",
    expression: "x+y",
    numbers: { x: "30..80", z: "4..25", y: "5..60" },
    texts: [
      "{x} boys and {y} girls came to the rink, and {z} of the boys went home early. How many children came to the rink?",
      "Counting everyone who came, how many parents were at the meeting? {y} mothers and {x} fathers came. {z} of the fathers had to leave after an hour.",
      "Of the {x} wooden and {y} tin soldiers that {n} was given, {z} wooden ones broke. How many soldiers was {n} given?",
      "{z} of the wolves in the park are pups. The park has {x} wolves and {y} foxes. What is the number of wolves and foxes together?",
    ],
  },
  {
    id: "kept-apart/joined-asked-for-the-first-kind",
    expression: "x+y",
    numbers: { x: "5..60", y: "3..40", z: "5..60" },
    texts: [
      "{x} cows and {z} horses were in the meadow. Then {y} cows came through the gate. How many cows were in the meadow then?",
      "Among the toys on the rug are {z} dinosaurs and {x} rockets. {n} sets {y} more rockets on it. How many rockets are on the rug?",
      "The deck has {x} tables under umbrellas and {z} tables in the sun. The owner puts umbrellas over {y} tables from the cellar and sets them on the deck. How many tables there have an umbrella now?",
      "How many vans have used the bridge at ten o'clock, if {x} vans and {z} buses used it before nine, and {y} other vans between nine and ten?",
    ],
  },
  {
    id: "kept-apart/joined-asked-for-first-difference",
    expression: "x-y",
    numbers: { x: "40..90", z: "3..30", y: "5..35" },
    texts: [
      "At dawn there were {x} cows and {y} horses by the stream. Later {z} cows came. How many more cows than horses were there at dawn?",
      "{n} set up {x} rockets and {y} robots. After lunch {he} set up {z} more rockets. Before lunch, how many fewer robots than rockets had {he} set up?",
      "By how many did the picnic tables outnumber the benches before {z} more tables were delivered? Until then there were {x} tables and {y} benches.",
      "{y} trucks and {x} vans crossed by noon, and {z} more vans crossed by two. How many more vans than trucks had crossed by noon?",
    ],
  },
  {
    id: "kept-apart/pages-read-on-two-days",
    expression: "x+y",
    numbers: { x: "8..60", y: "8..60", z: "130..250" },
    texts: [
      "{n}'s book has {z} pages. {He} read {x} pages on {day} and {y} on {day2}. How many pages did {he} read in those two days?",
      "Of {z} bricks in the pile, the first mason used {x} and the second used {y}. How many bricks did they use?",
      "{z} people live in the village. {y} of them work on farms and {x} work in the mill. How many work on farms or in the mill?",
      "How many steps did {m} climb before noon, {x} before the rest and {y} after it? The tower has {z} steps.",
    ],
  },
  {
    id: "kept-apart/pages-left-after-first-day",
    expression: "y-x",
    numbers: { x: "8..60", z: "8..60", y: "130..250" },
    texts: [
      "A story is {y} pages long. {n} read {x} pages of it on {day}, and {z} more on {day2}. After {day}, the first day, how many pages did {he} still have to read?",
      "The first truck took {x} stones away from a heap of {y}. The second truck took {z} later. How many stones were in the heap when the second truck came?",
      "In a village of {y} people {z} have dark hair and {x} wear glasses. How many people in the village do not wear glasses?",
      "How many stairs were above {m} when {mhe} first stopped? There are {y} stairs. {mHe} climbed {x}, stopped, and climbed {z} more.",
    ],
  },
  {
    id: "kept-apart/allowance-asked-in-all",
    expression: "x+y",
    money: true,
    numbers: { x: "20..80", y: "10..60", z: "3..18" },
    texts: [
      "{n} got ${x} for {his} birthday and ${y} for shoveling snow. {He} spent ${z} on a game. How much money did {n} get in all?",
      "The school fair made ${y} with games and ${x} with food, and ${z} was then paid for cleaning up. What did games and food bring in together?",
      "A street singer had ${x} in her hat by noon. In the afternoon people put in ${y}. She gave ${z} to a drummer at night. How much did she collect that day?",
      "How many dollars did {m} earn in {month} and {month2}, when {mhe} earned ${x} and ${y}, and had to pay ${z} for a bus pass?",
    ],
  },
  {
    id: "kept-apart/allowance-asked-after-buying-with-one",
    expression: "x-y",
    money: true,
    numbers: { x: "30..80", z: "10..60", y: "3..25" },
    texts: [
      "{n}'s birthday money was ${x}, and {his} snow money is ${z}. Out of the birthday money {he} paid ${y} for a game. How much birthday money does {he} have left?",
      "Food at the school fair brought in ${x} and games ${z}. The food itself had cost ${y}. How much was made on the food after its cost?",
      "The singer's hat had ${x} in it and her purse ${z}. She took ${y} out of the hat for supper. How much was in the hat then?",
      "How much of the {month} pay did {m} keep? {mHe} was paid ${z} in {month2} and ${x} in {month}, and ${y} of the pay for {month} went for a bus pass.",
    ],
  },
  {
    id: "kept-apart/flock-asked-how-many-flew",
    expression: "x-y",
    numbers: { x: "40..90", y: "8..35", z: "3..40" },
    texts: [
      "On the wire sat {x} swallows and in the hedge {z} finches. A cat came, and only {y} swallows were left on the wire. How many swallows flew off?",
      "The vendor's cart had {x} pinwheels and {z} whistles. Now {y} pinwheels turn on it, and he has sold all the others. How many pinwheels has he sold?",
      "{n} had {x} stickers when {he} met {m}, who had {z}. When {n} left, {he} had only {y}. How many stickers had {n} parted with?",
      "How many apples did the horses get? {m} had brought {x} apples and {z} carrots and took {y} apples back home; all the other apples went to the horses.",
    ],
  },
  {
    id: "kept-apart/flock-asked-how-many-remain-of-both",
    expression: "y+x",
    numbers: { z: "78..95", y: "8..35", x: "3..40" },
    texts: [
      "There used to be {z} swallows here. Now {y} swallows are on the wire and {x} finches are in the hedge. How many swallows and finches are here now?",
      "After a good day, on which {z} toys were sold, the cart has {y} pinwheels and {x} whistles on it. How many pinwheels and whistles does it have?",
      "{n} was shown {z} stickers in the shop and bought {x} large ones and {y} small ones. How many stickers did {n} buy?",
      "{m} gave {z} carrots to the horses. What {mhe} carried home was {y} apples and {x} pears. How many pieces of fruit did {mhe} carry home?",
    ],
  },
];

/** Four numbers, of which two do not count: in the same hands or in other hands. */
const FOUR_OF_TWO_PEOPLE: readonly WordingFamily[] = [
  {
    id: "kept-apart/two-kinds-two-owners-one-kind-asked",
    expression: "x+y",
    numbers: { x: "4..60", y: "4..60", z: "4..60", w: "4..60" },
    texts: [
      "{n} has {x} dimes and {z} quarters. {m} has {y} dimes and {w} quarters. How many dimes do {n} and {m} have together?",
      "In {n}'s yard stand {z} fir trees and {x} birches, in {m}'s {w} fir trees and {y} birches. How many birches stand in the two yards?",
      "The aunt knitted {x} caps and {z} shawls; the niece knitted {w} shawls and {y} caps. How many caps did they knit?",
      "How many frogs did the two girls see? One saw {z} newts and {x} frogs, the other {y} frogs and {w} newts.",
    ],
  },
  {
    id: "kept-apart/two-kinds-two-owners-one-owner-asked",
    expression: "x+y",
    numbers: { x: "4..60", y: "4..60", z: "4..60", w: "4..60" },
    texts: [
      "{n} packed {x} shirts with long sleeves and {y} with short ones, while {m} packed {z} with long sleeves and {w} with short ones. How many shirts did {n} pack?",
      "The Reds won {z} games and lost {w}. The Blues won {x} games and lost {y}. No game was tied. How many games did the Blues play?",
      "{k} stacked {z} plates and {w} bowls. On another shelf {m} stacked {y} plates and {x} bowls. How many dishes did {m} stack?",
      "Find the number of animals on the Vogt farm. The Vogts have {x} sheep and {y} pigs, and the Haas family has {z} sheep and {w} pigs.",
    ],
  },
  {
    id: "kept-apart/two-kinds-two-owners-compared-in-one-kind",
    expression: "x-y",
    numbers: { x: "35..90", y: "5..30", z: "4..80", w: "4..80" },
    texts: [
      "{n} drew {x} stars and {z} moons. {m} drew {y} stars and {w} moons. How many more stars did {n} draw than {m}?",
      "The old library owns {z} maps and {y} globes. The new one owns {x} globes and {w} maps. By how many globes is the new library ahead?",
      "Uncle Jim shucked {x} oysters and {w} clams, and Aunt Bea {y} oysters and {z} clams. How many fewer oysters did Aunt Bea shuck?",
      "How many nuts more than {k} did {m} crack? {k} cracked {y} nuts and pitted {z} cherries; {m} pitted {w} cherries and cracked {x} nuts.",
    ],
  },
  {
    id: "kept-apart/own-gain-with-two-friends-aside",
    expression: "x+y",
    units: ["{o}"],
    numbers: { x: "4..60", y: "4..60", z: "4..60", w: "4..60" },
    texts: [
      "{m} has {z} {o} and {k} has {w}. {n} had {x} and just bought {y} {o} at the {place}. How many {o} does {n} have?",
      "{y} {o} are sent to {n}, {w} {o} to {m}. {m} had {z} {o} and {n} had {x}. How many {o} will {n} have after that?",
      "Three children bring {o} to the show. {n} brings {x} in a bag and {y} in a box, {m} brings {z}, and {k} brings {w}. How many does {n} bring?",
      "How many {o} are in the hands of {n} and {k}? {m} holds {z}, {k} holds {y}, {n} holds {x}, and {w} lie on the floor.",
    ],
  },
  {
    id: "kept-apart/own-loss-with-friends-loss-aside",
    expression: "x-y",
    numbers: { x: "45..95", y: "5..35", z: "45..95", w: "5..35" },
    texts: [
      "{n} and {m} sell lemonade. {n} filled {x} cups and sold {y}; {m} filled {z} cups and sold {w}. How many of {n}'s cups were not sold?",
      "In spring the gray squirrel had {y} nuts left and the red squirrel {w}. In fall the gray one had hidden {x} and the red one {z}. How many nuts did the gray squirrel eat over the winter?",
      "The tall archer shot {w} of his {z} arrows. The short archer shot {y} of her {x} arrows. How many arrows does the short archer have to shoot yet?",
      "How many of {m}'s sheets are blank, if {mhe} wrote on {y} of {mhis} {x} sheets, and {n} wrote on {w} of {his} {z}?",
    ],
  },
  {
    id: "kept-apart/ages-and-things-of-two",
    expression: "x+y",
    numbers: { x: "15..60", y: "15..60", z: "6..8", w: "9..12" },
    texts: [
      "{n} is {z} years old and collects {x} cans. {m} is {w} years old and collects {y} cans. How many cans do they collect?",
      "In grade {z}, {x} children take the bus; in grade {w}, {y} children do. How many children of both grades take the bus?",
      "At {z} o'clock {y} trays went into the oven, at {w} o'clock {x} trays went in. How many trays went into the oven?",
      "How many rooms did the two maids clean? The maid on floor {z} cleaned {x} rooms. The maid on floor {w} cleaned {y}.",
    ],
  },
  {
    id: "kept-apart/needs-of-one-of-two-cooks",
    expression: "x-y",
    numbers: { x: "40..90", y: "5..35", z: "5..90", w: "5..35" },
    texts: [
      "{n} must peel {x} eggs, and {m} must slice {z} onions. {n} has been at work for {w} minutes and has peeled {y} eggs. How many eggs are there still to be peeled?",
      "The pastry cook wants {x} tarts, the salad cook {z} tomatoes. {y} tarts and {w} rolls are ready. How many tarts does the pastry cook lack?",
      "{w} cups and {y} forks are on the tables. There should be {x} forks, one for each guest, and {z} candles. How many forks are missing?",
      "How many more lambs must the shepherd find? He should have {x} lambs and {z} ewes, and he sees {y} lambs and {w} dogs.",
    ],
  },
  {
    id: "kept-apart/each-of-one-baker-of-two",
    expression: "x*y",
    numbers: { x: "3..12", y: "3..12", z: "3..12", w: "3..12" },
    texts: [
      "{n} fills {x} trays with {y} rolls each. {m} fills {z} trays with {w} rolls each. How many rolls does {n} have on {his} trays?",
      "A spider web of {z} threads was next to {x} nests with {y} chicks and {w} feathers in each. How many chicks were in the nests?",
      "At the fair {m} played {z} games for ${w} each, while {n} played {x} games for ${y} each. How many dollars did {n}'s games cost?",
      "How many desks are in the rooms downstairs? Upstairs are {z} rooms with {w} desks in each, and downstairs {x} rooms with {y} desks in each.",
    ],
  },
  {
    id: "kept-apart/scores-of-two-games-of-two-teams",
    expression: "x-y",
    numbers: { x: "40..95", y: "10..38", z: "10..95", w: "10..95" },
    texts: [
      "In game one the Foxes scored {x} points and the Bears {y}. In game two the Foxes scored {z} and the Bears {w}. By how many points did the Foxes win game one?",
      "{n} threw {z} and then {x} feet; {m} threw {w} and then {y} feet. On the second throw, how many feet farther did {n} throw than {m}?",
      "The votes for mayor were {w} for Stone and {z} for Field in the east, and {x} for Stone and {y} for Field in the west. How many votes was Stone ahead in the west?",
      "How many fewer cakes than pies did the stand sell at noon? At noon it sold {y} cakes and {x} pies, and at night {w} cakes and {z} pies.",
    ],
  },
  {
    id: "kept-apart/receiver-with-three-others-about",
    expression: "x+y",
    numbers: { x: "5..60", y: "4..40", z: "5..60", w: "4..60" },
    texts: [
      "Dad split up his old fishhooks. {n} got {y}, {m} got {z} and {k} got {w}. {n} already owned {x} fishhooks. How many does {n} own now?",
      "After the party {y} party hats were left for {m}, and {w} for {k}. {k} had {z} hats at home, and {m} {x}. How many hats does {m} have with the new ones?",
      "The post office got {x} bags of mail by train, {z} by ship and {y} by plane, and sent {w} bags of newspapers on. How many bags of mail came by train or plane?",
      "How many ribbons does the brown horse have? It had {x}, the white horse {z}. At the show the brown horse won {y} and the white one {w}.",
    ],
  },
];

/** Four numbers, of which two do not count: another time, place, color or sort. */
const FOUR_OF_OTHER_THINGS: readonly WordingFamily[] = [
  {
    id: "kept-apart/four-colors-two-asked",
    expression: "x+y",
    numbers: { x: "4..50", y: "4..50", z: "4..50", w: "4..50" },
    texts: [
      "A case has {x} {color} pens, {z} {color3} pens, {y} {color2} pens and {w} pencils. How many {color} and {color2} pens does the case have?",
      "{w} tall and {z} short cactuses have spines; {y} tall and {x} short ones are smooth. How many smooth cactuses are there?",
      "{n} hung up {z} socks, {x} shirts, {w} towels and {y} dresses. Only socks and towels were dry by six. How many of the things on the line were still wet then?",
      "How many of the pies are fruit pies? The baker has {w} meat pies, {y} apple pies, {z} cheese pies and {x} plum pies.",
    ],
  },
  {
    id: "kept-apart/four-months-two-compared",
    expression: "x-y",
    numbers: { x: "40..95", y: "5..35", z: "5..95", w: "5..95" },
    texts: [
      "The weather station counted lightning strikes: {z} in May, {x} in June, {w} in July and {y} in August. How many more were there in June than in August?",
      "{n}'s bowling scores were {w}, {y}, {z} and {x}, from the first game to the fourth. How many points better was the fourth game than the second?",
      "Cars parked by the lake: {x} on Friday, {y} on Saturday, {z} on Sunday, {w} on Monday. By how many did the number go down from Friday to Saturday?",
      "How many fewer robins than crows did the class see? The list shows {x} crows, {w} jays, {z} wrens and {y} robins.",
    ],
  },
  {
    id: "kept-apart/arrived-by-kind-at-a-shelter",
    expression: "x+y",
    numbers: { x: "5..50", y: "4..40", z: "5..50", w: "4..40" },
    texts: [
      "A shelter had {x} cats and {z} dogs. In one week {y} cats and {w} dogs were brought in. How many cats did the shelter have after that week?",
      "{w} spoons and {y} knives were put into a drawer with {z} spoons and {x} knives in it. How many knives are in the drawer?",
      "When the bell rang, {x} fourth graders and {z} fifth graders were at the track. Later {y} fourth graders and {w} fifth graders came. How many fourth graders were at the track in the end?",
      "How many sailboats are on the lake? Early in the day there were {z} rowboats and {x} sailboats on it; {w} rowboats and {y} sailboats came out later.",
    ],
  },
  {
    id: "kept-apart/gone-by-kind-from-a-garden",
    expression: "x-y",
    numbers: { x: "45..95", y: "5..35", z: "45..95", w: "5..35" },
    texts: [
      "A bush had {z} buds and {x} flowers. {w} buds and {y} flowers were cut. How many flowers does the bush have now?",
      "Thieves took {y} gold rings and {w} silver rings from a jeweler who had {x} gold and {z} silver rings. How many gold rings did they leave?",
      "{n} has swept {w} of the {z} front steps and {y} of the {x} back steps. How many back steps has {he} not swept?",
      "How many hard questions were left out? {m} did {y} of the {x} hard questions and {w} of the {z} easy ones.",
    ],
  },
  {
    id: "kept-apart/same-kind-in-two-places-of-four",
    expression: "x+y",
    numbers: { x: "5..60", y: "5..60", z: "5..60", w: "5..60" },
    texts: [
      "On the hill are {x} oaks and {z} elms. In the valley are {w} elms and {y} oaks. How many oaks are there in both places?",
      "At the {place} {n} saw {x} {a} and {z} flags. At the {place2} {he} saw {y} {a} and {w} flags. How many {a} did {he} see at the two places?",
      "Box one: {z} bolts, {y} nuts. Box two: {w} bolts, {x} nuts. What is the total number of nuts in both boxes?",
      "How many tourists came by ship? {x} came by ship in the morning and {z} by bus; {w} came by bus in the afternoon and {y} by ship.",
    ],
  },
  {
    id: "kept-apart/spent-on-one-trip-of-two",
    expression: "x-y",
    money: true,
    numbers: { x: "45..95", y: "5..35", z: "45..95", w: "5..35" },
    texts: [
      "On {day} {n} took ${x} to the market and spent ${y}. On {day2} {he} took ${z} and spent ${w}. How much did {n} bring home on {day}?",
      "A coat was ${z} and boots were ${x}. Now the coat is ${w} off and the boots are ${y} off. How much are the boots now?",
      "{m} owed the bank ${z} and {mhis} brother ${x}. {mHe} has paid the bank ${w} and the brother ${y}. How many dollars does {m} still owe {mhis} brother?",
      "How much profit did the hat stand make? Its hats were bought for ${y} and sold for ${x}; the scarf stand's scarves were bought for ${w} and sold for ${z}.",
    ],
  },
  {
    id: "kept-apart/after-first-arrival-only-four",
    expression: "x+y",
    numbers: { x: "10..60", y: "5..40", z: "3..30", w: "3..14" },
    texts: [
      "{x} people were on the beach at nine. {y} came at ten, {z} came at noon, and at three {w} left. If nobody else came or left, how many people were on the beach at eleven?",
      "{n} had {x} beads. First {he} got {y} more, then {z} more, and then {he} lost {w}. How many beads did {he} have before {he} got the last {z}?",
      "The snow was {x} inches deep. {y} inches fell on it on Friday and {z} inches on Sunday, and on Monday {w} inches melted. How deep was it on Saturday, in inches, with nothing melted yet?",
      "How many books were on the cart when the first class had added its {y}? The cart had {x} at the start. The second class added {z}, and {w} were then shelved.",
    ],
  },
  {
    id: "kept-apart/lengths-and-weights-of-two",
    expression: "x-y",
    numbers: { x: "40..95", y: "5..35", z: "5..95", w: "5..95" },
    texts: [
      "The big trunk was {z} inches long and weighed {x} pounds. The small trunk was {w} inches long and weighed {y} pounds. How many pounds heavier was the big one?",
      "Trail A is {x} miles long and has {z} signs. Trail B is {y} miles long and has {w} signs. How many miles longer is Trail A?",
      "The drum costs ${w} and weighs {y} pounds, and the harp costs ${z} and weighs {x} pounds. How many pounds lighter is the drum than the harp?",
      "By how many minutes is the opera longer than the ballet? The opera has {z} singers and lasts {x} minutes. The ballet has {w} dancers and lasts {y} minutes.",
    ],
  },
  {
    id: "kept-apart/missing-amount-with-two-aside",
    expression: "x-y",
    numbers: { x: "50..95", y: "10..45", z: "5..90", w: "5..90" },
    texts: [
      "There are {x} players in the league. {y} play for the Stars and all the others for the Comets. The league has {z} balls and {w} bats. How many players play for the Comets?",
      "{n} baked {x} buns, some plain and {y} with raisins. {He} also baked {z} loaves and {w} pies. How many buns were plain?",
      "A shop with {z} lamps and {w} mirrors has {x} clocks, too. {y} of the clocks tick, and the rest are silent. How many clocks are silent?",
      "How many of the passengers are grown-ups, if {y} of the {x} passengers are children? The ship carries {z} trunks and {w} crates.",
    ],
  },
  {
    id: "kept-apart/two-sorts-in-each-of-two-sorts-of-bags",
    expression: "x*y",
    numbers: { x: "3..12", y: "3..12", z: "3..12", w: "3..12" },
    texts: [
      "There are {x} big bags with {y} bagels each and {z} small bags with {w} bagels each. How many bagels are in the big bags?",
      "{z} vans with {w} seats each and {x} buses with {y} benches each wait at the curb. How many benches do the buses have in all?",
      "{n} bought {x} sheets of {y} stickers for {himself} and {z} sheets of {w} stickers for {m}. How many stickers did {he} buy for {himself}?",
      "How many drawers do the chests in the hall have? In the hall there are {x} chests with {y} drawers each; in the attic there are {z} chests with {w} drawers each.",
    ],
  },
  {
    id: "kept-apart/before-a-change-with-others-aside",
    expression: "x+y",
    numbers: { x: "8..60", y: "5..35", z: "8..60", w: "5..35" },
    texts: [
      "{y} of the hikers turned back at the ridge and {x} went on to the top. Of the climbers, {w} turned back and {z} went on. How many hikers started out?",
      "{n} cut {w} stems off the ivy and {y} off the vine. Now the ivy has {z} stems and the vine has {x}. How many stems did the vine have before?",
      "The red cart has {x} melons in it since {y} melons were sold from it. From the green cart {w} were sold, and {z} are in it. How many melons did the red cart have at first?",
      "How many coins were in the well before {m} took out {y}? {x} are in the well now. {n} took {w} coins out of the fountain, which has {z} coins now.",
    ],
  },
  {
    id: "kept-apart/how-many-came-with-others-aside",
    expression: "x-y",
    numbers: { x: "45..95", y: "8..40", z: "45..95", w: "8..40" },
    texts: [
      "The club had {y} boys and {w} girls last year. It has {x} boys and {z} girls this year. How many more boys does it have than last year?",
      "{w} ferns and {y} palms used to be in the greenhouse. After a delivery there are {z} ferns and {x} palms. How many palms were delivered?",
      "{n} began the summer with {y} French words and {w} Spanish words, and ended it with {x} French words and {z} Spanish ones. How many French words did {n} learn that summer?",
      "How many tents were put up after noon? At noon {y} tents and {w} stalls were up. In the evening it was {x} tents and {z} stalls.",
    ],
  },
];

/** Wordings whose third number, and at times a fourth one, counts other things than those that are asked for. */
export const EXERCISE_SPARE_THINGS: readonly WordingFamily[] = [
  ...OTHER_HANDS,
  ...OTHER_COLOR,
  ...OTHER_SORT,
  ...OTHER_TIME,
  ...OTHER_PLACE,
  ...OTHER_MEASURE,
  ...GROUPS_BESIDE,
  ...ASKED_TWO_WAYS,
  ...FOUR_OF_TWO_PEOPLE,
  ...FOUR_OF_OTHER_THINGS,
];
