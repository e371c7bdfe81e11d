import type { WordingFamily } from "../wording.ts";

/** Parents, children, cousins and their ages; one operation. */
const FAMILIES_AND_AGES: readonly WordingFamily[] = [
  {
    id: "town/older-than-by-years",
    expression: "x-y",
    numbers: { x: "45..80", y: "3..14" },
    texts: [
      "{n} is {y} years old. {His} aunt is {x}. How many years older is the aunt?",
      "How much younger than her grandmother is Ines? Her grandmother is {x} years old and Ines is {y}.",
      "The candles on Grandfather's cake make {x}, those on his grandson's make {y}. By how many years does the grandfather's age exceed his grandson's?",
      "A grandmother turned {x} on the day her grandson turned {y}. Find the difference between their ages.",
    ],
  },
  {
    id: "town/age-after-years",
    expression: "x+y",
    numbers: { x: "5..40", y: "3..18" },
    texts: [
      "{n} is {x} now. How old will {he} be {y} years from now?",
      "When {y} more years have gone by, what age will a {x}-year-old cousin have reached?",
      "My uncle is {y} years older than my brother, who is {x}. What is my uncle's age?",
      "In the year {m} was born, {mhis} sister had already turned {y}. {m} is {x} today. How old is the sister today?",
    ],
  },
  {
    id: "town/age-some-years-ago",
    expression: "x-y",
    numbers: { x: "45..85", y: "4..25" },
    texts: [
      "{n} is {x} years old today. How old was {he} {y} years ago?",
      "Grandpa is {x} and has lived in our town for {y} years. At what age did he move here?",
      "The couple has been married for {y} years. The wife is {x}. How old was she on the wedding day?",
      "{m} is {x}. {k} is {y} years younger than {m}. What is {k}'s age?",
    ],
  },
  {
    id: "town/times-as-old",
    expression: "x*y",
    numbers: { x: "10..15", y: "4..6" },
    texts: [
      "{n} is {x} years old, and {his} grandfather is {y} times as old as {he} is. How old is the grandfather?",
      "Little Edda is {x}. Multiply her age by {y} and you have the age of her neighbor Mr. Roth. What is Mr. Roth's age?",
      "A father is exactly {y} times the age of his {x}-year-old daughter. Tell how old the father is.",
      "If great-aunt Josefa is {y} times as old as her great-nephew and the boy is {x}, what age is she?",
    ],
  },
  {
    id: "town/how-many-times-as-old",
    expression: "x/y",
    numbers: { y: "4..15", x: "y*i" },
    texts: [
      "{n} is {y} years old, and the oak beside {his} house is {x}. The oak is how many times as old as {n}?",
      "A church of {x} years stands beside a school of {y} years. By what number must the school's age be multiplied to get the church's age?",
      "How many times as old as the {y}-year-old mill is the town hall, which has stood for {x} years?",
      "The bakery has been on our street for {x} years, the Lopez family for {y} years. How many times as long as the Lopez family has the bakery been here?",
    ],
  },
  {
    id: "town/ages-put-together",
    expression: "x+y",
    numbers: { x: "20..50", y: "20..45" },
    texts: [
      "{n} is {x} and {m} is {y}. What do their ages add up to?",
      "One sister is {y}, the other one {x}. Find the sum of the sisters' ages.",
      "A husband put {x} beads into a jar, one for each year of his life. His wife put in {y}, one for each of hers. How many beads were in the jar?",
      "Old Bernard was {x} when his daughter was born, and the daughter is {y} now. How old is Bernard?",
    ],
  },
  {
    id: "town/cousins-on-both-sides",
    expression: "x+y",
    numbers: { x: "3..20", y: "3..20" },
    texts: [
      "{n} has {x} cousins on {his} mother's side and {y} on {his} father's side. How many cousins is that?",
      "To the reunion came {y} relatives from overseas and {x} from nearby. How many relatives came?",
      "How many grandchildren do the Keller grandparents have, when {x} of them are girls and {y} are boys?",
      "A family tree on the wall names {x} people who are alive and {y} who have died. How many names are on it?",
    ],
  },
  {
    id: "town/cousins-on-other-side",
    expression: "x-y",
    numbers: { x: "15..40", y: "3..13" },
    texts: [
      "{n} has {x} cousins. {y} of them are on {his} mother's side. How many are on {his} father's side?",
      "Grandma Olga counts {x} grandchildren, {y} of whom are boys. How many granddaughters does she have?",
      "There were {x} relatives at the reunion. All but {y} had come by train. How many had come by train?",
      "Of the {x} people on the family tree, {y} bear the name Winter. How many bear another name?",
    ],
  },
  {
    id: "town/children-in-each-family",
    expression: "x*y",
    numbers: { x: "3..15", y: "2..6" },
    texts: [
      "{x} families live in the brick building, and each of them has {y} children. How many children live there?",
      "Every one of Grandpa's {x} daughters has {y} sons. How many grandsons does that give him?",
      "How many people are sitting in the room when {x} families of {y} sit down?",
      "At the family camp each tent sleeps {y}, and all {x} tents are full. How many people sleep at the camp?",
    ],
  },
  {
    id: "town/families-of-equal-size",
    expression: "x/y",
    numbers: { y: "3..8", x: "y*i" },
    texts: [
      "{x} people came to the picnic in families of {y}. How many families came?",
      "At the town camp {y} people sleep in each tent. How many tents do {x} people fill?",
      "The {x} grandchildren were seated at tables, {y} to a table. How many tables were needed?",
      "How many cars did the wedding guests need? There were {x} guests and {y} rode in each car.",
    ],
  },
  {
    id: "town/grandchildren-per-daughter",
    expression: "x/y",
    numbers: { y: "2..9", x: "y*i" },
    texts: [
      "Grandma has {x} grandchildren. Her {y} children all have equally many kids. How many kids does each of them have?",
      "An uncle split {x} old family photos evenly among his {y} nieces. How many photos did each niece get?",
      "{n} has to call {x} relatives. {He} and {his} brothers, {y} people in all, share the calls equally. How many calls does each make?",
      "If {y} aunts together knitted {x} scarves for the family and each knitted the same number, how many did one aunt knit?",
    ],
  },
  {
    id: "town/chores-among-siblings",
    expression: "x-y",
    numbers: { x: "20..60", y: "4..18" },
    texts: [
      "The brothers must set {x} plates for the family dinner. {n} has set {y}. How many plates are still to be set?",
      "For Grandpa's album we want {x} pictures in all and have gathered {y}. How many pictures do we still need?",
      "{n} promised to visit {his} grandmother {x} times this year and has been there {y} times. How many visits are yet to come?",
      "How many more relatives must say yes before {x} have done so, if {y} have said yes up to now?",
    ],
  },
  {
    id: "town/spare-siblings-age",
    expression: "x-y",
    numbers: { x: "36..60", y: "4..16", z: "2..5" },
    texts: [
      "{n} is {x} years old and has {z} children. {His} oldest child is {y}. How many years lie between {n} and {his} oldest child?",
      "A mother is {x}. Her {z} sons all go to the same school. The tallest is {y} years old. How much older than him is she?",
      "How old was Aunt Greta when she moved in with her {z} cats? She is {x}, and she moved in {y} years ago.",
      "{m} became a parent {y} years ago. {mHe} is {x} now and lives at number {z}. What was {mhis} age then?",
    ],
  },
];

/** Guests, tables, presents and invitations; one operation. */
const PARTIES_AND_GIFTS: readonly WordingFamily[] = [
  {
    id: "town/guests-come-late",
    expression: "x+y",
    numbers: { x: "8..60", y: "3..40" },
    texts: [
      "{x} guests were dancing in the yard when {y} more rang the bell and joined in. How many guests were dancing then?",
      "By seven o'clock {x} people had arrived at {n}'s party. {y} arrived after seven. How many people came to the party?",
      "{y} late guests squeezed in beside the {x} who sat at the long table. How many sat there in the end?",
      "Tell how many people sang for {m}: first {x} friends, then also {y} neighbors who had heard the music.",
    ],
  },
  {
    id: "town/guests-left-early",
    expression: "x-y",
    numbers: { x: "25..90", y: "4..23" },
    texts: [
      "There were {x} guests at {n}'s housewarming. At ten {y} of them said good night. How many stayed on?",
      "After {y} people had driven home, how many of the {x} wedding guests were still in the hall?",
      "The party room holds {x} people. {y} are inside. For how many people is there still room?",
      "Of {x} friends who had been asked to the barbecue, {y} sent their regrets. All the others came. How many came?",
    ],
  },
  {
    id: "town/guests-before-some-left",
    expression: "x+y",
    numbers: { x: "6..50", y: "4..40" },
    texts: [
      "{y} guests have already gone home, and {x} are still chatting in the kitchen. How many guests were at the party before anyone left?",
      "When {x} people had left the ball, there were {y} in the hall. How many had been in the hall at first?",
      "{n} handed out {x} party hats and has {y} left. With how many hats did {he} start?",
      "How many balloons hung over the gate this morning if {y} have popped since and {x} still hang there?",
    ],
  },
  {
    id: "town/how-many-guests-left",
    expression: "x-y",
    numbers: { x: "40..90", y: "5..35" },
    texts: [
      "At eight there were {x} people at the garden party; at midnight only {y} were there. How many had gone?",
      "{n} started with {x} party favors and has {y} now. How many did {he} hand out?",
      "The punch bowl held {x} cups at the start. {y} cups are in it now. How many cups were drunk?",
      "How many invitations were mailed? {x} had been printed, and {y} are lying on the desk.",
    ],
  },
  {
    id: "town/chairs-at-tables",
    expression: "x*y",
    numbers: { x: "3..20", y: "4..12" },
    texts: [
      "The hall has {x} round tables with {y} chairs each. How many chairs stand around the tables?",
      "For the street party {n} sets up {x} benches. {y} people fit on a bench. How many people can sit down?",
      "Each of the {x} guests gets {y} tickets for the raffle. How many tickets are handed out?",
      "If every waiter looks after {y} guests and there are {x} waiters, how many guests are looked after?",
    ],
  },
  {
    id: "town/tables-for-guests",
    expression: "x/y",
    numbers: { y: "4..12", x: "y*i" },
    texts: [
      "{x} guests are to sit at tables for {y}. How many tables does {n} have to set?",
      "{n} ties balloons in bunches of {y}. How many bunches come from {x} balloons?",
      "How many packs of paper cups must be opened for {x} guests, one cup for each, when a pack has {y} cups?",
      "The cake is cut into {x} pieces and each child eats {y}. Nothing is left. How many children were there?",
    ],
  },
  {
    id: "town/favors-in-each-bag",
    expression: "x/y",
    numbers: { y: "3..12", x: "y*i" },
    texts: [
      "{n} has {x} whistles for {y} party bags. The same number goes in each bag. How many whistles are in one bag?",
      "The {x} guests spread out evenly over {y} tables. How many guests sat at each table?",
      "{y} bakers share the work of icing {x} cupcakes for the anniversary. Each ices equally many. How many does one baker ice?",
      "During the treasure hunt {y} teams found {x} coins, all teams the same number. What did each team find?",
    ],
  },
  {
    id: "town/gifts-from-two-sides",
    expression: "x+y",
    numbers: { x: "3..30", y: "3..30" },
    texts: [
      "{n} unwrapped {x} gifts before lunch and {y} after it. How many gifts did {he} unwrap?",
      "The couple received {y} presents by mail and {x} at the party itself. How many presents did they receive?",
      "{x} of the birthday cards came from relatives. The {y} others came from friends. How many cards were there?",
      "A charity collected {x} toys at the church and {y} at the fire station. Find the number of toys.",
    ],
  },
  {
    id: "town/gifts-still-wrapped",
    expression: "x-y",
    numbers: { x: "12..45", y: "3..10" },
    texts: [
      "{n} got {x} gifts. {He} has opened {y}. How many gifts are still wrapped?",
      "There are {x} presents under the tree, of which {y} are for the children. How many are for grown-ups?",
      "The bride wrote {y} thank-you cards on Sunday. She owes {x} in all. How many must she write yet?",
      "How many gift boxes have no ribbon if {y} of the {x} boxes have one?",
    ],
  },
  {
    id: "town/gifts-per-child",
    expression: "x*y",
    numbers: { x: "4..25", y: "2..8" },
    texts: [
      "Santa's helper gives {y} small gifts to each of {x} children. How many gifts does he give?",
      "{x} friends came to {n}'s party, and each brought {y} presents. How many presents did {n} get?",
      "How many bows does {m} need to put {y} bows on each of {x} boxes?",
      "A roll of wrapping paper covers {y} parcels. {n} uses up {x} rolls. How many parcels does {he} wrap?",
    ],
  },
  {
    id: "town/rolls-for-parcels",
    expression: "x/y",
    numbers: { y: "2..9", x: "y*i" },
    texts: [
      "One roll of wrapping paper covers {y} parcels. How many rolls cover {x} parcels?",
      "Everybody at the party brought {y} presents, and {x} presents lay on the table. How many people brought presents?",
      "{x} gifts were handed out in the children's home, {y} to each child. How many children live there?",
      "Ribbon for one box is {y} feet long. How many boxes can be tied up with {x} feet of ribbon?",
    ],
  },
  {
    id: "town/collected-for-a-gift",
    expression: "x+y",
    money: true,
    texts: [
      "For the teacher's gift the girls put in ${x} and the boys ${y}. How much money was put in?",
      "{n} found ${x} in one birthday card and ${y} in another. How many dollars did {he} find in the two cards?",
      "The flowers for the neighbor cost {x} dollars and the card {y} dollars. What did both cost together?",
      "A present for {m} was ${x} and its wrapping ${y}. Find what was spent.",
    ],
  },
  {
    id: "town/still-missing-for-gift",
    expression: "x-y",
    money: true,
    numbers: { x: "40..95", y: "8..36" },
    texts: [
      "The farewell gift costs ${x}. The clerks have collected ${y}. How much is missing?",
      "{n} and {m} buy Mom a lamp for ${x}. {n} pays ${y}. What does {m} have to pay?",
      "{n} had {x} dollars. After {he} bought a gift, {y} dollars were left. How much was the gift?",
      "How much more is the watch for Dad than the scarf for Mom, if the watch is ${x} and the scarf is ${y}?",
    ],
  },
  {
    id: "town/share-of-the-gift",
    expression: "x/y",
    numbers: { y: "3..12", x: "y*i" },
    texts: [
      "A wedding gift of ${x} is paid in equal parts by {y} friends. How many dollars does each pay?",
      "{n} spends {x} dollars on {y} equal presents. What is the price of one present?",
      "The party cost ${x}. {y} families split the bill evenly. What was one family's part?",
      "If {y} neighbors gave the same amount for the wreath and {x} dollars came together, how much did each give?",
    ],
  },
  {
    id: "town/price-of-the-party",
    expression: "x*y",
    numbers: { x: "6..40", y: "3..12" },
    texts: [
      "Each of {x} guests pays {y} dollars for the dinner. How many dollars is that in all?",
      "The room costs ${x} an hour. {n} rents it for {y} hours. What must {he} pay?",
      "{y} clowns each charge {x} dollars. What do the clowns cost together?",
      "A box of party lights is ${x}. The street needs {y} boxes of them. How much money does it need for the lights?",
    ],
  },
  {
    id: "town/gift-counts-compared",
    expression: "x-y",
    numbers: { x: "20..50", y: "4..18" },
    texts: [
      "{n} got {x} birthday cards this year and {y} the year before. How many more were there this year?",
      "{y} guests brought flowers, {x} brought chocolate. By how many was chocolate ahead?",
      "How many fewer gifts did {k} open than {m}, when {m} opened {x} and {k} opened {y}?",
      "The twins blew up balloons. Jonas blew up {x} and Elsa {y}. How many would Elsa have to add to catch up with Jonas?",
    ],
  },
  {
    id: "town/spare-guests-and-hours",
    expression: "x+y",
    numbers: { x: "6..45", y: "4..40", z: "2..9" },
    texts: [
      "The party went on for {z} hours. {x} grown-ups and {y} children were there. How many people were there?",
      "{n} asked {x} friends to {his} birthday, {m} asked {y} to the same party, and a cake with {z} layers was baked. How many friends were asked?",
      "How many cards were in the mailbox on Saturday? {y} had stamps with birds and {x} had stamps with ships. There were also {z} newspapers.",
      "{z} musicians played. {x} couples danced at first, and later {y} more couples stepped in. How many couples danced in the end?",
    ],
  },
  {
    id: "town/spare-presents-opened",
    expression: "x-y",
    numbers: { x: "15..50", y: "3..12", z: "4..14" },
    texts: [
      "{n} turned {z} today. {He} got {x} presents and left {y} of them closed. How many did {he} open?",
      "{y} of the {x} lanterns for the garden party went out in the wind. {z} people ran to fetch matches. How many lanterns kept burning?",
      "How many chairs in the wedding hall had nobody on them? The hall has {x} chairs and {z} windows, and {y} people sat down.",
      "The host filled {x} glasses and {z} bowls. {y} glasses tipped over. How many filled glasses remained?",
    ],
  },
  {
    id: "town/relatives-write-cards",
    expression: "x*y",
    numbers: { x: "4..30", y: "2..9" },
    texts: [
      "Every year {n} gets {y} postcards from each of {his} {x} relatives. How many postcards does {he} get in a year?",
      "The brothers phone their mother {y} times a week. How often will they have phoned her after {x} weeks?",
      "How many socks does Grandma knit for {x} grandchildren if she knits {y} for every one?",
      "A family of {y} goes to the museum, and a ticket is {x} dollars for big and small alike. What does the visit cost?",
    ],
  },
  {
    id: "town/guests-eat-and-drink",
    expression: "x*y",
    numbers: { x: "6..40", y: "2..8" },
    texts: [
      "{n} counts on {y} meatballs for each guest and expects {x} guests. How many meatballs must {he} fry?",
      "A string of lights has {x} bulbs. {y} such strings hang over the dance floor. How many bulbs are over it?",
      "The band plays {x} songs a night and was hired for {y} nights. How many songs will it play?",
      "If a pitcher fills {y} glasses, how many glasses do {x} pitchers fill?",
    ],
  },
];

/** Houses, floors, streets and neighbors; one operation. */
const STREETS_AND_HOUSES: readonly WordingFamily[] = [
  {
    id: "town/houses-built",
    expression: "x+y",
    numbers: { x: "10..400", y: "5..90" },
    texts: [
      "Our village had {x} houses. Builders put up {y} more along the creek. How many houses does it have now?",
      "Maple Lane has {x} houses on its sunny side and {y} on its shady side. How many houses line the lane?",
      "How many windows does the town hall have after the repair, when {y} new ones were added to the {x} old ones?",
      "The mayor had {y} trees planted on Station Street, where {x} trees stood before. Find the number of trees on the street after that.",
    ],
  },
  {
    id: "town/houses-torn-down",
    expression: "x-y",
    numbers: { x: "40..300", y: "5..35" },
    texts: [
      "{y} of the {x} old cottages were torn down for the new road. How many cottages were spared?",
      "A street of {x} houses has {y} that stand empty. In how many houses does somebody live?",
      "Of {x} street lamps, a storm knocked out {y}. How many lamps still shine?",
      "The tower has {x} apartments and {y} are rented. How many can one still rent?",
    ],
  },
  {
    id: "town/houses-before-the-flood",
    expression: "x+y",
    numbers: { x: "20..300", y: "5..60" },
    texts: [
      "The flood carried off {y} houses. {x} were left standing. How many houses had there been?",
      "How many families lived on our block before {y} moved away, if {x} live here today?",
      "{n} has painted {y} fence boards, and {x} boards are still bare. How many boards does the fence have?",
      "After the painters had finished {x} doors, {y} doors were waiting for them. How many doors had they been hired to paint?",
    ],
  },
  {
    id: "town/how-many-moved-in",
    expression: "x-y",
    numbers: { x: "50..99", y: "10..45" },
    texts: [
      "In spring {y} people lived in the new building. In fall it was {x}. How many had moved in meanwhile?",
      "The street counted {y} shops ten years back and counts {x} today. By how many has the number of shops grown?",
      "There used to be {x} benches in the square. The town took some away, so there are {y}. How many were taken away?",
      "How many parking spaces did the city add, if there were {y} and now there are {x}?",
    ],
  },
  {
    id: "town/apartments-on-floors",
    expression: "x*y",
    numbers: { x: "3..30", y: "2..12" },
    texts: [
      "An apartment house has {x} floors with {y} apartments on each. How many apartments are in the house?",
      "Each house on Bell Street has {y} windows facing the road, and Bell Street has {x} houses. How many windows face the road?",
      "The stairs have {y} steps from one floor to the next. {n} climbs {x} floors. How many steps does {he} climb?",
      "How many street lamps does a road of {x} blocks need, when each block gets {y}?",
    ],
  },
  {
    id: "town/floors-of-a-building",
    expression: "x/y",
    numbers: { y: "2..12", x: "y*i" },
    texts: [
      "A building has {x} apartments, {y} on every floor. How many floors are there?",
      "{n} lives at the top of the stairs. From floor to floor there are {y} steps, and {he} climbs {x} steps. How many floors does {he} climb?",
      "The gardener plants {y} roses before every house on the street. He uses {x} roses. How many houses does the street have?",
      "How many gates can a smith make from {x} iron bars if one gate takes {y} bars?",
    ],
  },
  {
    id: "town/apartments-on-one-floor",
    expression: "x/y",
    numbers: { y: "2..15", x: "y*i" },
    texts: [
      "All {y} floors of the tower have the same number of apartments, and there are {x} in total. How many are on one floor?",
      "The {x} mailboxes hang in {y} equal rows in the hall. How many mailboxes hang in one row?",
      "A row of {y} equal houses has {x} windows. How many windows has one house?",
      "The town spread {x} benches evenly over {y} parks. Tell how many benches each park got.",
    ],
  },
  {
    id: "town/doors-rung",
    expression: "x-y",
    numbers: { x: "30..90", y: "5..28" },
    texts: [
      "{n} collects for the animal shelter and wants to ring {x} doorbells. {He} has rung {y}. How many are left to ring?",
      "A paper boy has {x} papers in his cart and throws {y} of them onto porches. How many are in the cart afterwards?",
      "At {y} of the {x} doors nobody was at home. At how many doors did somebody open?",
      "Our house is number {x} and the bakery is number {y} on a street where every number from one up is used. How many numbers higher is ours?",
    ],
  },
  {
    id: "town/neighbors-lend",
    expression: "x+y",
    numbers: { x: "4..50", y: "3..40" },
    texts: [
      "The neighbor lent {n} {x} chairs, and the church lent {him} {y}. How many chairs did {n} borrow?",
      "Mrs. Lang gave {y} eggs to the people upstairs and still had {x}. How many eggs had she had?",
      "{n} swept {x} yards of sidewalk; the man across the street swept another {y} yards. How many yards did the two sweep?",
      "What is the number of keys on the janitor's ring, if he has {x} for the left wing and {y} for the right wing?",
    ],
  },
  {
    id: "town/bus-through-town",
    expression: "x+y",
    numbers: { x: "5..50", y: "3..30" },
    texts: [
      "{x} people sat in the town bus. At Market Square {y} climbed aboard and no one got off. How many people sat in it then?",
      "The tram stops {x} times in the old town and {y} times in the suburbs. How often does it stop?",
      "{y} riders stepped off at the hospital, which left {x} in the bus. How many riders were in the bus before the hospital?",
      "On the way to work {n} passes {x} traffic lights, and on the way to the gym {y} others. How many lights does {he} pass on the two ways?",
    ],
  },
  {
    id: "town/streets-swept",
    expression: "x*y",
    numbers: { x: "3..40", y: "2..12" },
    texts: [
      "A sweeper cleans {x} streets a day. How many does she clean in {y} days?",
      "{y} garbage trucks empty {x} bins each. How many bins are emptied?",
      "Every block of the old town has {x} houses. {n} walks past {y} blocks. How many houses does {he} walk past?",
      "How many pounds of salt are spread on {x} icy streets if {y} pounds go on each street?",
    ],
  },
  {
    id: "town/days-to-sweep",
    expression: "x/y",
    numbers: { y: "3..12", x: "y*i" },
    texts: [
      "The town has {x} streets. A sweeper does {y} a day. In how many days has she done them all?",
      "A truck carries off {y} bins' worth of trash in one load. How many loads are {x} bins?",
      "Postwoman Vera empties {y} letter boxes an hour. How many hours does she need for {x} letter boxes?",
      "{x} signs are put up by {n}, {y} at every crossing. How many crossings get signs?",
    ],
  },
  {
    id: "town/rents-and-repairs",
    expression: "x-y",
    numbers: { x: "400..1500", y: "50..390" },
    texts: [
      "The rent was ${y} when {n} moved in. It is ${x} today. By how many dollars did it rise?",
      "{n} earns ${x} and pays ${y} of it to the landlord. How much does {he} keep?",
      "A new roof for the porch costs {x} dollars. The insurance covers {y} dollars. What must the owner add?",
      "After paying the plumber ${y}, how much of the ${x} in the house fund was not spent?",
    ],
  },
  {
    id: "town/spare-floors-and-people",
    expression: "x+y",
    numbers: { x: "10..90", y: "5..80", z: "3..20" },
    texts: [
      "A house with {z} floors is home to {x} women and {y} men and nobody else. How many people call it home?",
      "On Lark Road, which is {z} feet wide, {y} houses have a garage and {x} have none. How many houses are on Lark Road?",
      "{n} has lived on the block for {z} years. {He} knows {x} neighbors by name, and {y} more only by sight. How many neighbors does {he} know in one way or the other?",
      "How many bricks does the wall have? {x} are red, {y} are gray, and {z} masons laid them.",
    ],
  },
  {
    id: "town/spare-apartments-rented",
    expression: "x-y",
    numbers: { x: "40..95", y: "5..35", z: "2..12" },
    texts: [
      "An apartment house with {z} elevators has {x} apartments. {y} are for sale. How many are not for sale?",
      "Of {x} bikes in the yard, {y} have a flat tire. The yard has {z} gates. How many bikes have no flat tire?",
      "{n} moved to number {z}. {He} had {x} boxes and has unpacked {y}. How many boxes must {he} still unpack?",
      "How many cats went missing? {x} cats lived on the block, {y} came home after the fireworks, and {z} people went out to look for the others.",
    ],
  },
];

/** Members, meetings, votes and petitions; one operation. */
const CLUBS_AND_ELECTIONS: readonly WordingFamily[] = [
  {
    id: "town/members-join",
    expression: "x+y",
    numbers: { x: "15..400", y: "3..60" },
    texts: [
      "The sailing club had {x} members when {y} newcomers signed the book. How many members did it have then?",
      "{y} people quit the book club this winter and {x} remain. How many were in it last fall?",
      "The choir is made up of {x} women and {y} men. How many voices is that?",
      "How many members will the hikers have if all {y} on the waiting list join the {x} who are members now?",
    ],
  },
  {
    id: "town/members-quit",
    expression: "x-y",
    numbers: { x: "40..300", y: "4..35" },
    texts: [
      "A club of {x} lost {y} members when the fee went up. How many members did it keep?",
      "{x} people belong to the garden club, but only {y} came to the meeting. How many stayed away?",
      "The orchestra needs {x} players for the concert and has {y}. How many players is it short?",
      "How many scouts have not paid yet when {y} of {x} scouts have?",
    ],
  },
  {
    id: "town/dues-collected",
    expression: "x*y",
    numbers: { x: "5..60", y: "3..20" },
    texts: [
      "Each of the {x} members pays ${y} a year. How many dollars does the club take in per year?",
      "The fan club meets {y} times a month. How many meetings are there in {x} months?",
      "{y} teams of {x} players each have signed up for the town cup. How many players have signed up?",
      "If each of {x} members recruits {y} new people, how many new people will the club get?",
    ],
  },
  {
    id: "town/dues-for-each",
    expression: "x/y",
    numbers: { y: "4..20", x: "y*i" },
    texts: [
      "The chess club's {y} members split the bill for the new boards, ${x}, evenly. How much does each member pay?",
      "{x} people were sorted into {y} singing groups of the same size. How many sang in each group?",
      "In {y} months the club met {x} times, each month equally often. How many meetings did a month have?",
      "The treasurer hands ${x} to {y} sections, the same to each. How many dollars does a section get?",
    ],
  },
  {
    id: "town/dues-how-many-members",
    expression: "x/y",
    numbers: { y: "3..15", x: "y*i" },
    texts: [
      "A club took in {x} dollars in fees of {y} dollars per member. How many members paid?",
      "How many teams of {y} can be formed from the {x} people who want to play?",
      "The drama club sold tickets at ${y}. The cash box holds ${x} from that. How many tickets did it sell?",
      "{n} reads {y} pages of the club's rule book at each sitting and finishes its {x} pages. How many sittings was that?",
    ],
  },
  {
    id: "town/votes-for-two",
    expression: "x+y",
    numbers: { x: "120..9500", y: "110..9500" },
    texts: [
      "{n} received {x} votes and {m} received {y}. Every voter chose one of them. How many people voted?",
      "In the morning {x} ballots went into the box. By evening {y} more had gone in. How many ballots were in the box?",
      "The clerk counted {y} valid votes by mail and {x} at the polls. What is the total number of votes?",
      "{x} citizens said yes to the new bridge and {y} said no. How many took part?",
    ],
  },
  {
    id: "town/vote-lead",
    expression: "x-y",
    numbers: { x: "1500..9800", y: "200..1450" },
    texts: [
      "The mayor won with {x} votes. The runner-up had {y}. By how many votes did the mayor win?",
      "{y} citizens were against the tunnel and {x} were for it. How many more were for it than against it?",
      "{n} needs {x} signatures for {his} petition. {He} has {y}. How many are lacking?",
      "How many votes did {m} fall behind {k}, if {k} got {x} and {m} got {y}?",
    ],
  },
  {
    id: "town/votes-for-the-other",
    expression: "x-y",
    numbers: { x: "4000..60000", y: "300..3900" },
    texts: [
      "Out of {x} votes cast, {y} went to {n}. The others all went to {m}. How many votes did {m} get?",
      "{x} people in the city may vote. {y} of them did not go to the polls. How many went?",
      "{x} ballots were printed and {y} came back unused. How many ballots were used?",
      "How many votes were valid if {x} were handed in and {y} of these were spoiled?",
    ],
  },
  {
    id: "town/ballots-per-station",
    expression: "x*y",
    numbers: { x: "20..400", y: "3..25" },
    texts: [
      "Each of {y} polling places gets {x} ballots. How many ballots are sent out?",
      "{y} helpers put up {x} posters each before the election. How many posters were put up?",
      "{n} shook {x} hands a day in the {y} days before the vote. How many hands did {he} shake?",
      "How many chairs must be carried to {y} election meetings if {x} chairs are wanted at every one of them?",
    ],
  },
  {
    id: "town/ballots-shared-out",
    expression: "x/y",
    numbers: { y: "3..15", x: "y*i" },
    texts: [
      "{x} ballot boxes are sent to {y} districts, the same number to each. How many boxes does a district get?",
      "The council has {x} seats, spread evenly over {y} districts. How many seats belong to one district?",
      "{y} clerks count {x} bundles of votes and each counts equally many. How many bundles does one clerk count?",
      "If {x} posters are to hang in {y} streets with the same number in every street, how many go in one street?",
    ],
  },
  {
    id: "town/ballots-in-bundles",
    expression: "x/y",
    numbers: { y: "5..25", x: "y*i" },
    texts: [
      "Ballots are tied in bundles of {y}. How many bundles do {x} ballots make?",
      "A volunteer can call {y} voters in an evening. How many volunteers are needed to call {x} voters in one evening?",
      "Every district sends {y} people to the council, which has {x} members. How many districts are there?",
      "{n} hands out {y} flyers per block and has {x} flyers. For how many blocks will they last?",
    ],
  },
  {
    id: "town/spare-votes-and-seats",
    expression: "x-y",
    numbers: { x: "800..2500", y: "100..750", z: "5..60" },
    texts: [
      "For the council's {z} seats {x} people voted early. {y} of them voted by mail and the others in person. How many voted in person early?",
      "{n} got {x} votes, {m} got {y} and {k} got {z}. How many votes more than {m} did {n} have?",
      "The petition has {x} names, and {y} of them are crossed out. It was carried around for {z} days. How many names are valid?",
      "How many flyers remain? The printer made {x} in {z} minutes, and {y} have been handed out.",
    ],
  },
  {
    id: "town/spare-club-meeting",
    expression: "x+y",
    numbers: { x: "8..60", y: "5..50", z: "4..30" },
    texts: [
      "At the meeting in room {z}, {x} members raised a hand for the trip and {y} against it. How many hands were raised?",
      "The club is {z} years old. It owns {x} canoes and has just bought {y} more. How many canoes does it own now?",
      "On page {z} the club's book lists {y} members who joined in spring and {x} who joined in fall. How many members are listed on that page?",
      "How many songs does the choir know? It knew {x} in May and has since learned {y}. It wears {z} blue robes.",
    ],
  },
  {
    id: "town/club-sessions",
    expression: "x*y",
    numbers: { x: "5..60", y: "2..12" },
    texts: [
      "The dance club trains for {y} hours each week. How many hours does it train in {x} weeks?",
      "{n} sold {x} club calendars at ${y} apiece. How many dollars did {he} bring in?",
      "Each member of the sewing club made {y} quilts. The club has {x} members. Tell how many quilts were made.",
      "At a chess evening {x} games go on at once, and this happens {y} times. How many games are played?",
    ],
  },
];

/** Patients, officers, spectators and inhabitants; one operation. */
const HOSPITAL_POLICE_AND_CROWDS: readonly WordingFamily[] = [
  {
    id: "town/patients-admitted",
    expression: "x+y",
    numbers: { x: "20..300", y: "4..60" },
    texts: [
      "The hospital had {x} patients. During the night {y} were brought in. How many patients did it have in the morning?",
      "Dr. {n} saw {x} patients in the clinic and {y} at home. How many patients did {he} see?",
      "{y} people were discharged on Monday, after which {x} were still in their beds. How many were in the hospital before that?",
      "Two ambulances were out. One drove {x} times, the other {y} times. How many drives was that?",
    ],
  },
  {
    id: "town/patients-discharged",
    expression: "x-y",
    numbers: { x: "60..300", y: "5..55" },
    texts: [
      "Of {x} patients, {y} could go home today. How many must stay?",
      "The ward has {x} beds, and {y} are taken. How many beds are free?",
      "A nurse has to give {x} shots. She has given {y}. How many shots are yet to be given?",
      "The fever ward held {x} people last week, and this week {y} fewer. How many does it hold this week?",
    ],
  },
  {
    id: "town/beds-in-wards",
    expression: "x*y",
    numbers: { x: "4..40", y: "3..12" },
    texts: [
      "There are {x} rooms on the ward with {y} beds in each. How many beds does the ward have?",
      "{n} must swallow {y} pills a day for {x} days. How many pills is that?",
      "A surgeon does {y} operations every day she is on duty. How many does she do in {x} days on duty?",
      "How many bandages are in {x} first aid kits that hold {y} apiece?",
    ],
  },
  {
    id: "town/patients-per-nurse",
    expression: "x/y",
    numbers: { y: "3..15", x: "y*i" },
    texts: [
      "{y} nurses look after {x} patients. All look after the same number. How many patients has each nurse?",
      "The {x} beds of the clinic are in {y} wards of the same size. How many beds has a ward?",
      "{n} swallows {x} pills in {y} days, every day the same number. How many does {he} swallow per day?",
      "If {x} masks are dealt out evenly to {y} doctors, how many does every doctor get?",
    ],
  },
  {
    id: "town/how-many-wards",
    expression: "x/y",
    numbers: { y: "4..15", x: "y*i" },
    texts: [
      "A nurse can look after {y} patients. How many nurses do {x} patients need?",
      "The doctor sees {y} people an hour and has {x} to see. How many hours will she be busy?",
      "The pharmacist fills bottles with {y} pills each. She has {x} pills. How many bottles can she fill?",
      "How many days does a box of {x} pills last someone who needs {y} a day?",
    ],
  },
  {
    id: "town/officers-on-duty",
    expression: "x-y",
    numbers: { x: "45..200", y: "6..40" },
    texts: [
      "The police station has {x} officers. {y} of them are on vacation. How many are at work?",
      "{x} bikes were stolen in town this year, and the police found {y} of them. How many were not found?",
      "The fire department put out {x} fires last year and {y} this year. How many fewer fires were there this year?",
      "Out of {x} drivers that Officer {n} stopped, {y} got a ticket and the rest a warning. How many got a warning?",
    ],
  },
  {
    id: "town/tickets-written",
    expression: "x+y",
    numbers: { x: "8..90", y: "5..80" },
    texts: [
      "Officer {n} wrote {x} parking tickets in the morning and {y} in the afternoon. How many tickets did {he} write?",
      "{x} calls came in at the station before midnight. After midnight there were {y}. How many calls came in that night?",
      "The police caught {y} of the thieves; {x} got away. How many thieves were there?",
      "How many sirens are there in the city, with {x} on police cars and {y} on fire engines?",
    ],
  },
  {
    id: "town/patrols-per-week",
    expression: "x*y",
    numbers: { x: "4..30", y: "3..14" },
    texts: [
      "Each of {x} patrol cars carries {y} traffic cones. How many cones do they carry?",
      "{y} fire hoses of {x} yards are screwed together. How many yards long is the line?",
      "The station sends out {x} patrols a night. How many does it send out in {y} nights?",
      "A speeding ticket is ${x}. {y} drivers had to pay one. How many dollars did they pay in all?",
    ],
  },
  {
    id: "town/patrols-cars-needed",
    expression: "x/y",
    numbers: { y: "2..8", x: "y*i" },
    texts: [
      "{x} officers ride out in cars, {y} in each. How many cars do they take?",
      "{y} detectives share {x} cases so that all have equally many. How many cases has one detective?",
      "Officer {n} walks the same round again and again. One round is {y} blocks, and {he} walks {x} blocks in a night. How many rounds does {he} walk?",
      "How many barriers of {y} feet, set end to end, close off a street that is {x} feet wide?",
    ],
  },
  {
    id: "town/crowd-grows",
    expression: "x+y",
    numbers: { x: "200..30000", y: "50..9000" },
    texts: [
      "{x} people were at the stadium an hour before the game. By kickoff {y} more had streamed in. How many people were there at kickoff?",
      "On Saturday {x} people visited the fair, on Sunday {y}. How many visits did the two days have?",
      "When the rain began, {y} spectators fled and {x} held out. How many spectators had there been?",
      "How many people watched the parade if {x} stood on Main Street and {y} on the bridge?",
    ],
  },
  {
    id: "town/crowd-shrinks",
    expression: "x-y",
    numbers: { x: "5000..40000", y: "300..4800" },
    texts: [
      "{x} fans filled the arena. {y} of them left at halftime. How many fans saw the second half?",
      "The stadium seats {x}, and {y} seats were empty. How many seats were taken?",
      "{x} runners set off in the city run. All except {y} reached the finish. How many reached it?",
      "How many more tickets can be sold for the concert in the park, when {y} out of {x} are gone?",
    ],
  },
  {
    id: "town/crowd-in-rows",
    expression: "x*y",
    numbers: { x: "12..90", y: "10..45" },
    texts: [
      "The crowd stands in {y} rows of {x}. How many people stand there?",
      "Each of {y} trains brings {x} fans to the match. How many fans come by train?",
      "{x} people go through a gate every minute. How many get through it in {y} minutes?",
      "The parade has {y} bands, and every band has {x} musicians. How many musicians march?",
    ],
  },
  {
    id: "town/crowd-gates",
    expression: "x/y",
    numbers: { y: "4..30", x: "y*i*5" },
    texts: [
      "{x} spectators walk in through {y} gates, the same number through each. How many walk through one gate?",
      "How many buses carry {x} fans, at {y} fans to a bus?",
      "Rows of {y} seats fill the open-air theater, which has {x} seats. How many rows are there?",
      "The stadium's {y} stands hold {x} people, each equally many. How many does one stand hold?",
    ],
  },
  {
    id: "town/population-grows",
    expression: "x+y",
    numbers: { x: "3000..60000", y: "150..9000" },
    texts: [
      "A town of {x} grew by {y} people in ten years. What is its population now?",
      "{x} people live in Northfield and {y} in the village across the river. How many live in the two places?",
      "How many people does the county have if {y} live in the country and {x} in towns?",
      "After {y} people had left to find work elsewhere, {x} lived on the island. How many had lived there before?",
    ],
  },
  {
    id: "town/population-shrinks",
    expression: "x-y",
    numbers: { x: "12000..70000", y: "800..11500" },
    texts: [
      "The city had {x} inhabitants. {y} moved away when the mine closed. How many did it have then?",
      "Of the {x} people of Port Marle, {y} are children. How many are not children?",
      "Ashton has {x} people and Belmere has {y}. How many more does Ashton have?",
      "How many people must settle in a town of {y} until it has {x}?",
    ],
  },
  {
    id: "town/population-change",
    expression: "x-y",
    numbers: { x: "15000..60000", y: "2000..14000" },
    texts: [
      "{y} people lived here a century ago. {x} live here now. By how many has the population risen?",
      "In the old census the district had {x} people and in the new one {y}. How many people fewer are there?",
      "A town needs {x} people to be called a city. It has {y}. How many people does it lack?",
      "{x} people live in the valley, {y} of them above the dam and the others below it. How many live below it?",
    ],
  },
  {
    id: "town/population-times",
    expression: "x*y",
    numbers: { x: "400..6000", y: "2..9" },
    texts: [
      "The village has {x} people. The town next to it has {y} times as many. How many people has the town?",
      "{y} villages with {x} people each form the district. How many people live in the district?",
      "{x} babies are born in the city each year. At that rate how many are born in {y} years?",
      "How many people does Lakeview have today, if it had {x} at first and is now {y} times as big?",
    ],
  },
  {
    id: "town/population-parts",
    expression: "x/y",
    numbers: { y: "2..12", x: "y*i*50" },
    texts: [
      "The city's {x} people live in {y} districts of the same size. How many live in one district?",
      "{x} people live in the town, which is {y} times as many as in the village. How many live in the village?",
      "The county has {y} people for every square mile and {x} people in all. How many square miles does it cover?",
      "A water tower serves {y} homes for each pump it has, and it serves {x} homes. How many pumps does it have?",
    ],
  },
  {
    id: "town/spare-population-year",
    expression: "x-y",
    numbers: { x: "20000..60000", y: "1000..18000", z: "12..90" },
    texts: [
      "The mayor of the city is {z} years old. {x} people live in his city; {y} of them are over seventy. How many are not over seventy?",
      "The town lies {z} miles from the sea. Last year it had {y} inhabitants, and this year it has {x}. How many inhabitants did it gain?",
      "{x} fans and {z} reporters were in the arena. {y} of the fans wore red. How many fans did not wear red?",
      "How many more people live in Dunbar than in Hale? Dunbar has {x} people and {z} streets, while Hale has {y} people.",
    ],
  },
  {
    id: "town/spare-hospital-floors",
    expression: "x*y",
    numbers: { x: "5..30", y: "3..9", z: "2..15" },
    texts: [
      "The hospital is {z} floors high. On its top floor are {x} rooms with {y} beds each. How many beds are on the top floor?",
      "{z} doctors and {x} nurses work on the ward. Each nurse checks {y} patients. How many patients do the nurses check if none is checked twice?",
      "{n} is in room {z}. {He} gets {y} spoons of cough syrup a day for {x} days. How many spoons does {he} get?",
      "How many tires do the {x} fire trucks have, with {y} tires on each, if {z} men ride on a truck?",
    ],
  },
  {
    id: "town/spare-crowd-stands",
    expression: "x*y",
    numbers: { x: "20..90", y: "12..40", z: "2..9" },
    texts: [
      "The {z} gates are open. In the north stand there are {y} rows with {x} seats in each. How many seats are in the north stand?",
      "For {z} dollars one may ride the wheel at the fair. It turns {y} times an evening and takes up {x} people each time. How many riders does it take up in an evening?",
      "Along the parade route {y} policemen each hold a rope of {x} feet; {z} of them ride horses. How many feet of rope do they hold?",
      "How many people crossed the bridge if {x} crossed every minute for {y} minutes while {z} boats passed below?",
    ],
  },
];

/** Families, ages, houses and parties; two operations. */
const TWO_STEPS_AT_HOME: readonly WordingFamily[] = [
  {
    id: "town/come-and-go",
    expression: "x+y-z",
    numbers: { x: "20..60", y: "5..40", z: "4..18" },
    texts: [
      "{x} guests were at the party. {y} more came at nine, and {z} went home at ten. How many were there after that?",
      "{n} had {x} balloons and blew up {y} others. {z} of all these burst in the sun. How many were whole?",
      "How many people live on Oak Row now? {x} lived there in May, {z} moved away in June and {y} moved in.",
      "The tram reached the square with {x} riders. There {y} got in and {z} got out. How many riders went on?",
    ],
  },
  {
    id: "town/two-leave",
    expression: "x-y-z",
    numbers: { x: "50..95", y: "5..22", z: "5..22" },
    texts: [
      "Of {x} wedding guests, {y} left after the cake and {z} after the fireworks. How many danced on after both?",
      "{n} had {x} party hats. {y} went to the children, {z} to the grown-ups. How many hats did no one get?",
      "An apartment house has {x} apartments. {y} belong to a bank and {z} to the city. The rest are owned by the people in them. How many are owned by the people in them?",
      "How old was Grandma when she came to this house? She is {x}, lived here {y} years with Grandpa and after that {z} years alone.",
    ],
  },
  {
    id: "town/leave-and-come",
    expression: "x-y+z",
    numbers: { x: "40..90", y: "5..35", z: "4..40" },
    texts: [
      "At noon {x} people sat in the wedding tent. {y} stepped outside for a photo, and {z} new guests sat down. How many sat in the tent then?",
      "{n} took {y} of {his} {x} old letters to {his} sister and brought {z} of hers back. How many letters has {n} now?",
      "The street had {x} parked cars. {y} drove off and {z} took up spaces. How many were parked there in the end?",
      "How many candles burn on the tables? {x} were lit, the wind blew out {y}, and {n} lit {z} others that had never burned.",
    ],
  },
  {
    id: "town/three-together",
    expression: "x+y+z",
    numbers: { x: "3..70", y: "3..70", z: "3..70" },
    texts: [
      "{n} is {x} years old, {m} is {y} and {k} is {z}. What are they when their ages are added?",
      "How many people are coming to the reunion, if {x} come from the north, {z} from the south and {y} from the town itself?",
      "The old house has three floors. {x} people live on the first, {y} on the second, {z} on the third. How many people live in the house?",
      "For the birthday there were {y} cards from friends, {x} from family and {z} from people at work. How many cards were there?",
    ],
  },
  {
    id: "town/take-away-both",
    expression: "x-(y+z)",
    numbers: { x: "60..99", y: "4..25", z: "4..25" },
    texts: [
      "{n} has {x} invitations to write. On Friday {he} wrote {y} of them and on Saturday {z}. How many are left to write?",
      "The parents and the {x} guests filled the hall. {y} guests wore hats and {z} wore scarves, and nobody wore both. How many guests wore neither?",
      "What is left of the ${x} in the party fund when the drinks have cost ${y} and the music ${z}?",
      "Twins had {x} photos from the trip. One twin gave {y} of them away, the other {z}. How many photos did they keep?",
    ],
  },
  {
    id: "town/some-then-shared",
    expression: "(x-y)/z",
    numbers: { z: "2..9", y: "3..20", x: "y+z*i" },
    texts: [
      "There were {x} chocolates. The parents ate {y}, and {z} children shared the others equally. How many did each child get?",
      "Out of {x} guests {y} wanted to stand. The rest took seats at {z} tables, the same number at each. How many sat at one table?",
      "Grandfather left ${x}. ${y} of it went to the church, and his {z} grandchildren divided what remained evenly. What did one of them get?",
      "{n} wants to put {x} pictures in an album with {z} on a page. {y} are too big, so {he} leaves these out. How many pages does {he} fill?",
    ],
  },
  {
    id: "town/joined-then-shared",
    expression: "(x+y)/z",
    numbers: { z: "2..9", x: "z*i", y: "z*j" },
    texts: [
      "{x} girls and {y} boys came to the party and were put in {z} equal groups for the games. How many children were in a group?",
      "How many cars carry the {x} relatives of the bride and the {y} relatives of the groom, at {z} people to a car?",
      "{n} had {x} marbles and {m} had {y}. They threw them together and made {z} equal gift bags. How many marbles were in a bag?",
      "The party food is ${x} and the room ${y}. {z} roommates split all of it fairly. How many dollars does each roommate pay?",
    ],
  },
  {
    id: "town/tables-and-more",
    expression: "x*y+z",
    numbers: { x: "3..15", y: "3..10", z: "2..20" },
    texts: [
      "{x} tables with {y} people each were full, and {z} guests had to stand. How many guests were there?",
      "{n} lit {y} candles in each of {x} windows and {z} candles on the porch. How many candles did {he} light?",
      "How many steps lead to the attic when each of the {x} floors has {y} steps and a ladder of {z} steps comes after them?",
      "Each of Grandma's {x} children has {y} children. She also helped raise {z} foster grandchildren. How many grandchildren is that with the foster ones?",
    ],
  },
  {
    id: "town/tables-some-empty",
    expression: "x*y-z",
    numbers: { x: "5..15", y: "4..10", z: "3..15" },
    texts: [
      "There are {x} tables for {y} people each. {z} seats stay empty. How many people sit down?",
      "{n} bought {x} bags of {y} balloons. When the party began, {z} of the balloons had burst. How many balloons could be used?",
      "A building of {x} floors has {y} apartments on each floor, but {z} of the apartments are used as offices. How many are lived in?",
      "How many glasses are left to wash? They stood on {x} trays, {y} on a tray, and {n} has washed {z}.",
    ],
  },
  {
    id: "town/what-remains-after-groups",
    expression: "x-y*z",
    numbers: { y: "2..8", z: "3..8", x: "y*z+i" },
    texts: [
      "{n} had {x} cookies and gave {y} to each of {z} friends. How many cookies did {he} hold back?",
      "Out of ${x}, the host pays {z} waiters ${y} each. How much is left?",
      "{x} people wait for a ride from the church to the party. {y} vans take {z} each. How many people have to walk?",
      "How many of the {x} candles are not on a cake, when {y} cakes have {z} candles each?",
    ],
  },
  {
    id: "town/both-per-person",
    expression: "(x+y)*z",
    numbers: { x: "2..15", y: "2..15", z: "2..8" },
    texts: [
      "Every child at the party got {z} prizes. {x} boys and {y} girls were there. How many prizes were needed?",
      "Each guest eats {x} dumplings and {y} rolls. There are {z} guests. How many pieces do they eat altogether?",
      "On every floor live {x} grown-ups and {y} children. The house has {z} floors. How many people live in it?",
      "{n} writes {x} lines to Grandma and {y} to Grandpa in each of {z} weeks. How many lines does {he} write?",
    ],
  },
  {
    id: "town/three-times-over",
    expression: "x*y*z",
    numbers: { x: "2..9", y: "2..9", z: "2..9" },
    texts: [
      "A street has {x} houses with {y} floors each, and {z} families live on each floor. How many families live on the street?",
      "Each of {x} aunts sent {y} parcels with {z} jars of jam inside. How many jars came?",
      "How many flowers are there on {x} tables with {y} vases apiece if a vase has {z} flowers?",
      "{n} visits {his} grandparents {z} times a week and brings {y} rolls each time. How many rolls does {he} bring in {x} weeks?",
    ],
  },
  {
    id: "town/share-and-more",
    expression: "x/y+z",
    numbers: { y: "2..9", x: "y*i", z: "2..20" },
    texts: [
      "{x} sweets were split evenly among {y} children. {n}, one of them, had {z} sweets of {his} own already. How many did {n} have then?",
      "The old mill is {x} years old, {y} times the age of our house. What age will our house be in {z} years?",
      "How many tables stand in the garden, if {x} guests sit at tables of {y} and {z} more tables carry food?",
      "The {x} apartments lie on floors of {y}. On top of these there are {z} floors of offices. How many floors does the house have?",
    ],
  },
  {
    id: "town/share-and-less",
    expression: "x/y-z",
    numbers: { y: "2..6", x: "y*i*5", z: "2..8" },
    texts: [
      "{y} brothers divided {x} stamps evenly. Then the youngest lost {z} of his. How many has the youngest?",
      "{x} guests were seated in {y} tents, each with equally many. {z} people left the first tent. How many stayed in the first tent?",
      "The {x} mailboxes hang in {y} equal rows. In the top row {z} are broken. How many in the top row are not?",
      "A box of {x} beads went in equal parts to {y} cousins. {n}, one of the cousins, gave {z} of {his} beads to {m}. How many did {n} keep?",
    ],
  },
  {
    id: "town/older-in-a-chain",
    expression: "x+y-z",
    numbers: { x: "20..50", y: "5..20", z: "2..18" },
    texts: [
      "{m} is {y} years older than {n}, and {k} is {z} years younger than {m}. {n} is {x}. How old is {k}?",
      "The blue house has {x} windows. The green one has {y} more than that, and the white one {z} fewer than the green one. How many has the white house?",
      "Table one seats {x}. Table two seats {y} more people than table one; table three seats {z} fewer than table two. How many does table three seat?",
      "What did the third gift cost? The first was ${x}. The second cost ${y} more than the first, the third ${z} less than the second.",
    ],
  },
  {
    id: "town/two-ages-with-gap",
    expression: "x+(x+y)",
    numbers: { x: "8..40", y: "3..25" },
    texts: [
      "{n} is {x}, and {m} is {y} years older. What do you get if you add their ages?",
      "There were {x} boys at the party and {y} more girls than boys. How many children were at the party?",
      "Our house has {x} steps. The house of our neighbors has {y} more than ours. How many steps do both have?",
      "How many cards did the twins get if one got {x} and the other {y} more than that?",
    ],
  },
  {
    id: "town/two-ages-with-gap-down",
    expression: "x+(x-y)",
    numbers: { x: "25..60", y: "3..20" },
    texts: [
      "{n} got {x} presents and {m} got {y} fewer. How many presents did they get together?",
      "A husband is {x}. His wife is {y} years younger. Find the sum of their ages.",
      "The left side of the street has {x} houses, and the right side {y} fewer. How many houses are on the street?",
      "How many dances were there in all? Before dinner the band played {x}, and after it {y} fewer.",
    ],
  },
  {
    id: "town/spare-party-bags",
    expression: "x*y+z",
    numbers: { x: "4..15", y: "3..9", z: "3..20", w: "2..6" },
    texts: [
      "For the party, which lasted {w} hours, {n} filled {x} bags with {y} candies each and had {z} candies over. How many candies had {n} bought?",
      "The {w} owners of a house rent out its {x} rooms to {y} people each and a hut in the yard to {z} people. How many people rent from them?",
      "{n} ({w} years old) put {y} photos on each of {x} pages and {z} photos on the cover. How many photos did {he} put in the album?",
      "How many roses did the bride order? There were {x} tables with {y} roses each and an arch with {z} roses, and {w} bridesmaids.",
    ],
  },
  {
    id: "town/spare-guest-list",
    expression: "x-y-z",
    numbers: { x: "60..95", y: "4..25", z: "4..25", w: "3..12" },
    texts: [
      "{n} invited {x} people {w} weeks ahead. {y} said no, and {z} never answered. All the others said yes. How many said yes?",
      "{w} men emptied a house of {x} boxes. {y} boxes went to the dump and {z} to a charity; the new home got the rest. How many boxes did the new home get?",
      "How many seats were left at the family show? Of {x} seats, {y} were for the {w} cousins and their children, and {z} for friends.",
      "Mother is {x} years old. She spent {y} years abroad and {z} years in the capital, and all her other years in our town with {w} cats. How many years has she spent in our town?",
    ],
  },
  {
    id: "town/spare-ages-added",
    expression: "x+y+z",
    numbers: { x: "4..40", y: "4..40", z: "4..40", w: "2..9" },
    texts: [
      "{n} is {x}, {m} is {y} and {k} is {z}. They share {w} rooms. What is the sum of the three ages?",
      "The street party had {w} grills. {x} sausages were eaten, {y} were given away, and {z} went into the freezer. How many sausages had there been?",
      "House number {w} has {x} front windows, {y} back windows and {z} in the roof. How many windows is that?",
      "How many gifts did the {w} helpers wrap in the three hours? They wrapped {y} in the first hour, {x} in the second and {z} in the last.",
    ],
  },
  {
    id: "town/spare-shared-gift",
    expression: "(x-y)/z",
    numbers: { z: "2..8", y: "3..20", x: "y+z*i", w: "3..9" },
    texts: [
      "The gift costs ${x}. Grandma pays ${y}, and {z} cousins pay the rest in equal parts; the {w} babies pay nothing. What does one cousin pay?",
      "By order of {w} councilors, {x} trees are to be planted. {y} go in the square. The others are spread evenly over {z} corners. How many trees are at one corner?",
      "At {w} o'clock {n} cut {x} pieces of cake. {y} pieces were put aside. The {z} guests ate all the other pieces, each as many as the next. How many did a guest eat?",
      "{x} chairs are in the hall with {w} doors. {y} are broken. {n} sets the rest in rows of {z}. How many rows does {he} set up?",
    ],
  },
];

/** Clubs, votes, hospital, police, crowds and inhabitants; two operations. */
const TWO_STEPS_IN_TOWN: readonly WordingFamily[] = [
  {
    id: "town/population-two-changes",
    expression: "x+y-z",
    numbers: { x: "9000..50000", y: "500..9000", z: "300..8000" },
    texts: [
      "A city had {x} inhabitants. In one year {y} moved in and {z} moved out. How many did it have after that year?",
      "{x} people lived on the island. {z} left after the storm and {y} settled there later. How many live there now?",
      "The club had {x} fans online. It gained {y} in the season, then lost {z}. How many fans has it got?",
      "How many fans were in the arena for the last song? {x} had tickets and came, {y} got in free, and {z} went home early.",
    ],
  },
  {
    id: "town/population-groups",
    expression: "x-y-z",
    numbers: { x: "20000..70000", y: "2000..9000", z: "1000..9000" },
    texts: [
      "Of the {x} people in the county, {y} are under ten and {z} are over seventy. How many belong to neither group?",
      "{x} votes were cast. {n} got {y} and {m} got {z}; {k} got all the rest. How many votes did {k} get?",
      "The stadium has {x} seats. {y} are sold by mail and {z} at the gate. How many are not sold?",
      "How many people voted at the polls, when out of {x} voters {y} stayed at home and {z} voted by mail?",
    ],
  },
  {
    id: "town/population-three-places",
    expression: "x+y+z",
    numbers: { x: "400..25000", y: "400..25000", z: "400..25000" },
    texts: [
      "Three towns form the county. They have {x}, {y} and {z} inhabitants. What is the population of the county?",
      "{n} got {x} votes, {m} {y} and {k} {z}. No other votes were cast. How many votes were cast?",
      "The exhibition had {x} visitors in May, {z} in June and {y} in July. How many were there in these months?",
      "How many people watched the race? {x} stood at the start, {y} along the road and {z} at the finish.",
    ],
  },
  {
    id: "town/vote-switch",
    expression: "x-y+z",
    numbers: { x: "3000..9000", y: "100..2500", z: "100..4000" },
    texts: [
      "A first count gave {n} {x} votes. Then {y} of them were found to be false, and {z} votes by mail were added. How many votes did {he} end up with?",
      "{x} people stood on the square. {y} were led out by the police, and {z} came in by the side streets. How many stood there afterwards?",
      "The library of the club held {x} books; it sold {y} and was given {z}. How many does it hold?",
      "How many people were in the stadium after halftime if {x} had been there, {y} left and {z} late fans were let in?",
    ],
  },
  {
    id: "town/not-yet-vaccinated",
    expression: "x-(y+z)",
    numbers: { x: "300..900", y: "40..140", z: "40..140" },
    texts: [
      "{x} people in the village should get a shot. The doctor gave {y} shots before noon and {z} after it. How many people are still without one?",
      "A petition needs {x} names. {n} brings {y} and {m} brings {z}. How many names are wanting?",
      "The police want to check {x} bikes. They check {y} at the school and {z} at the station. How many remain to be checked?",
      "How much of the club's ${x} is not spent once it has paid ${y} for shirts and ${z} for the bus?",
    ],
  },
  {
    id: "town/patients-to-wards",
    expression: "(x+y)/z",
    numbers: { z: "3..9", x: "z*i", y: "z*j" },
    texts: [
      "{x} men and {y} women are in the hospital. They lie in {z} wards, equally many in each. How many patients are in a ward?",
      "Two clubs with {x} and {y} members join up and are cut into {z} teams of one size. How many are on a team?",
      "How many buses do {x} fans and {y} players fill with {z} people in each?",
      "{n} counts {x} votes, {m} counts {y}, and both tie theirs together in bundles of {z}. How many bundles do all the votes make?",
    ],
  },
  {
    id: "town/officers-on-patrol",
    expression: "(x-y)/z",
    numbers: { z: "2..6", y: "3..20", x: "y+z*i" },
    texts: [
      "The station has {x} officers. {y} stay at their desks, and the rest ride in cars, {z} to a car. How many cars are out?",
      "Of {x} club members, {y} are ill. All who are well form {z} equal teams. How many are on each team?",
      "{x} patients waited. {y} gave up and went home, and {z} doctors saw the others, each the same number. How many did one doctor see?",
      "How many dollars has each of {z} clubs got if the city had ${x} for clubs, kept ${y} and split the remainder evenly?",
    ],
  },
  {
    id: "town/crowd-in-blocks",
    expression: "x*y+z",
    numbers: { x: "10..80", y: "8..40", z: "20..300" },
    texts: [
      "The stand has {x} rows of {y} seats. All are taken, and {z} fans stand. How many fans are there?",
      "{n} pays ${y} a month to the gym for {x} months and once ${z} to join. How many dollars is that?",
      "A hospital has {x} rooms with {y} lamps each and {z} lamps in its halls. How many lamps does it have?",
      "How many voters does the village have? {y} streets have {x} voters each, and {z} more voters live on farms.",
    ],
  },
  {
    id: "town/crowd-empty-seats",
    expression: "x*y-z",
    numbers: { x: "12..80", y: "8..40", z: "5..90" },
    texts: [
      "The theater has {x} rows of {y} seats, and {z} seats were empty. How many people watched?",
      "{y} officers wrote {x} tickets each, but {z} of those tickets were torn up later. How many tickets counted?",
      "{n} planned {x} houses a day for {y} days of ringing doorbells. {He} missed {z} of these houses. How many did {he} get to?",
      "How many people live in Westham? It has {z} people fewer than {y} times Eastham, where {x} people live.",
    ],
  },
  {
    id: "town/pills-left",
    expression: "x-y*z",
    numbers: { y: "2..6", z: "3..14", x: "y*z+i" },
    texts: [
      "A bottle had {x} pills. {n} swallowed {y} a day for {z} days. How many pills are in it?",
      "{x} members of the club go to the match. {z} cars take {y} each; the others walk. How many walk?",
      "The petition must reach {x} names. {z} helpers have found {y} each. How many names are missing?",
      "What does the fire station have left of {x} hoses after it puts {y} on each of {z} trucks?",
    ],
  },
  {
    id: "town/wages-of-the-force",
    expression: "(x+y)*z",
    numbers: { x: "3..40", y: "3..30", z: "2..9" },
    texts: [
      "In every district work {x} policemen and {y} policewomen. The city has {z} districts. How many police are there?",
      "A nurse earns ${x} an hour by day and ${y} more than that an hour at night. How much does she earn in {z} hours at night?",
      "{x} trains and {y} buses stop at the stadium each hour. How many stop there in {z} hours?",
      "How many flyers go out in {z} days when {n} hands out {x} a day and {m} {y} a day?",
    ],
  },
  {
    id: "town/more-men-than-needed",
    expression: "(x-y)*z",
    numbers: { x: "20..50", y: "3..15", z: "2..9" },
    texts: [
      "A club with {x} members asks each for ${z}. {y} of them do not have to pay. How many dollars come in?",
      "Of {x} rooms in the hospital, {y} are closed. Every open room has {z} beds. How many beds are in open rooms?",
      "The council has {x} members, of whom {y} are absent. Each one present gives {z} speeches. How many speeches are given?",
      "{n} makes ${x} an hour at the clinic and pays ${y} an hour for a sitter. How much does {he} keep from {z} hours?",
    ],
  },
  {
    id: "town/city-of-blocks",
    expression: "x*y*z",
    numbers: { x: "2..12", y: "2..10", z: "2..9" },
    texts: [
      "{x} wards have {y} rooms each, and a room has {z} beds. How many beds do the wards have?",
      "The police send {y} cars with {x} officers to each of {z} stadiums. How many officers do they send?",
      "{n} takes {z} pills {y} times a day. How many does {he} take in {x} days?",
      "How many voters are in a town with {x} districts of {y} streets, each street with {z} voters?",
    ],
  },
  {
    id: "town/votes-divided-and-more",
    expression: "x/y+z",
    numbers: { y: "2..9", x: "y*i*4", z: "3..60" },
    texts: [
      "{x} patients were divided evenly among {y} wards. The fever ward, which is one of them, then got {z} more. How many has the fever ward?",
      "The {y} districts cast {x} votes for {n}, all equally many. Later {z} votes by mail were added to those of the hill district. How many votes for {n} did the hill district have then?",
      "How many members has the chess club? The sports club, with {x} members, is {y} times as big as the chess club was before {z} people joined it this week.",
      "Our village of {x} people is {y} times as big as the next one. Today {z} settlers arrive in the next one. How many people has the next one then?",
    ],
  },
  {
    id: "town/team-difference",
    expression: "x*y-x*z",
    numbers: { y: "13..20", z: "3..11", x: "3..20" },
    texts: [
      "Two theaters have {x} balconies each. A balcony of the red theater has {y} seats, one of the blue theater {z}. How many more balcony seats has the red theater?",
      "In {x} days Dr. {n} sees {y} patients a day and Dr. {m} {z} a day. By how many patients is {n} ahead?",
      "The city pays {y} dollars an hour to a guard and {z} dollars an hour to a helper. Both work {x} hours. How much more does the guard get?",
      "How many more people ride in {x} buses of {y} than in {x} vans of {z}?",
    ],
  },
  {
    id: "town/town-twice-plus",
    expression: "x+x*y",
    numbers: { x: "200..4000", y: "2..8" },
    texts: [
      "A village has {x} people and the town {y} times as many. How many people live in the two together?",
      "{n} got {x} votes. {m}, the only other candidate, got {y} times as many. How many votes were cast?",
      "The women's ward has {x} dollars for books, and the men's ward {y} times that. How many dollars for books do both wards have?",
      "On Saturday {x} fans came; on Sunday {y} times as many came. How many came on the weekend?",
    ],
  },
  {
    id: "town/spare-town-changes",
    expression: "x+y-z",
    numbers: { x: "8000..40000", y: "400..5000", z: "300..5000", w: "5..90" },
    texts: [
      "Harbor City, {w} miles from here, had {x} people. {y} were born and {z} died in ten years, and no one moved. How many people has it now?",
      "{x} tickets were sold early and {y} at the door of the arena. {z} people with tickets never came. {w} guards kept order. How many people with tickets came?",
      "A club that is {w} years old had {x} followers, won {y} and lost {z}. How many does it have?",
      "How many ballots are in the box? {x} were cast in the {w} schools and {y} by mail; {z} bad ones have been taken out.",
    ],
  },
  {
    id: "town/spare-ward-beds",
    expression: "x*y-z",
    numbers: { x: "5..20", y: "3..8", z: "3..14", w: "2..30" },
    texts: [
      "On a ward with {w} nurses there are {x} rooms of {y} beds. {z} beds are free. How many are taken?",
      "{n} (badge {w}) put {y} cones at each of {x} crossings. Drivers knocked over {z} cones. How many were still upright?",
      "The swim club has {x} teams of {y} and a pool {w} yards long. {z} swimmers have a cold. How many swimmers have none?",
      "How many raffle tickets found a buyer? {x} club members took {y} each and brought {z} back in all; {w} prizes could be won.",
    ],
  },
  {
    id: "town/spare-fans-in-buses",
    expression: "(x+y)/z",
    numbers: { z: "3..12", x: "z*i", y: "z*j", w: "20..90" },
    texts: [
      "{x} fans from town and {y} from the villages drive {w} miles to the game in cars of {z}. How many cars do they take?",
      "A clinic with {w} windows has {x} old beds and {y} new ones in {z} wards of equal size. How many beds are in a ward?",
      "The {w}-year-old president hands {x} medals and {y} cups to {z} clubs, and each club gets as many prizes as any other. How many prizes does a club get?",
      "How many officers guard each of the {z} gates if {x} officers from here and {y} from elsewhere are spread evenly and {w} fans come by?",
    ],
  },
  {
    id: "town/spare-petition",
    expression: "x-(y+z)",
    numbers: { x: "500..990", y: "60..200", z: "60..200", w: "3..30" },
    texts: [
      "{n} has {w} days to find {x} signers. {He} found {y} in the market and {z} at the station. How many signers must {he} still find?",
      "Of the {x} people in the village, {y} work in the mill and {z} in the {w} shops. How many work in neither?",
      "The fire at number {w} drew a crowd of {x}. The police sent {y} home and {z} across the street. How many were still in the way?",
      "How many of the {x} club shirts are in stock? {y} were sold at ${w} each and {z} were given to players.",
    ],
  },
  {
    id: "town/spare-two-candidates",
    expression: "x+(x-y)",
    numbers: { x: "900..4000", y: "50..600", z: "12..60" },
    texts: [
      "{n} got {x} votes in the {z} districts, and {m} got {y} fewer. How many votes did the two get?",
      "The hospital treated {x} men and {y} fewer women with its {z} doctors. How many men and women did it treat?",
      "On the first day of the fair, {x} people paid ${z}. On the second, {y} fewer came. How many people came in the two days?",
      "How many people live in Lower and Upper Dale? Lower Dale, at {z} feet above the sea, has {x}; Upper Dale has {y} fewer.",
    ],
  },
];

/** Town and family; three operations. */
const THREE_STEPS: readonly WordingFamily[] = [
  {
    id: "town/rows-in-two-halls",
    expression: "x*y+z*w",
    numbers: { x: "3..15", y: "3..12", z: "3..15", w: "3..12" },
    texts: [
      "One hall has {x} rows of {y} seats, another {z} rows of {w}. How many seats do they have together?",
      "{n} buys {x} party hats at ${y} and {z} masks at ${w} each. How many dollars does {he} spend?",
      "{x} families of {y} and {z} families of {w} live in the building. How many people live there?",
      "How many patients were seen, when {x} doctors saw {y} each and {z} nurses saw {w} each?",
    ],
  },
  {
    id: "town/crowd-three-changes",
    expression: "x+y-z-w",
    numbers: { x: "3000..20000", y: "1500..6000", z: "100..1400", w: "100..1400" },
    texts: [
      "A town had {x} people. {y} came, {z} left and {w} died. How many has it now?",
      "{x} fans sat in the stadium and {y} stood. {z} went home in the rain and {w} after the second goal. How many saw the end?",
      "{n} got {x} votes at the polls and {y} by mail. {z} of the first and {w} of the second did not count. How many votes counted?",
      "How many flyers are left? {x} were printed in May and {y} in June; {z} have been mailed, and {w} got wet and were thrown out.",
    ],
  },
  {
    id: "town/four-together",
    expression: "x+y+z+w",
    numbers: { x: "3..40", y: "3..40", z: "3..40", w: "50..90" },
    texts: [
      "{n} is {x}, {m} is {y}, {k} is {z} and their grandfather is {w}. What is the sum of the four ages?",
      "How many people live on the block with four houses, if {x}, {y}, {z} and {w} people live in them?",
      "The club has {w} swimmers, {x} runners, {y} rowers and {z} riders, and nobody does two sports. How many members is that?",
      "On the night of the fair the police drove out {x} times, the firemen {y} times, the ambulance {z} times and the tow truck {w} times. How many drives were there?",
    ],
  },
  {
    id: "town/left-then-shared-then-more",
    expression: "(x-y)/z+w",
    numbers: { z: "2..8", y: "3..20", x: "y+z*i", w: "2..20" },
    texts: [
      "{x} gifts lay under the tree. {y} were for the grown-ups, and {z} children got equally many of the others. {n}, one of them, got {w} more from an aunt. How many gifts did {n} get?",
      "Of {x} patients {y} went home. The rest were put in {z} wards of equal size. One ward got {w} new patients that night. How many did it have then?",
      "The club has {x} players. {y} quit, and {z} equal teams are formed from the others. A team is then given {w} players from another club. How many players has that team?",
      "How many tables are set? {y} of {x} guests stand, the rest sit at tables of {z}, and {w} tables are for gifts only.",
    ],
  },
  {
    id: "town/groups-two-taken",
    expression: "x*y-z-w",
    numbers: { x: "6..15", y: "6..12", z: "3..16", w: "3..16" },
    texts: [
      "A building has {x} floors of {y} apartments. {z} are empty, and {w} are offices. In how many apartments do people live?",
      "{n} set up {x} tables with {y} chairs each. The children took {z} chairs, the band took {w}. How many chairs were still at the tables?",
      "Each of {x} streets chose {y} people for the town meeting. {z} were ill and {w} forgot to come. How many were at the meeting?",
      "How many balloons flew? {m} had bought {x} packs of {y}; {z} burst and {w} stuck in a tree, but all the others flew.",
    ],
  },
  {
    id: "town/two-prices-and-change",
    expression: "x-y*z-w",
    numbers: { y: "2..8", z: "3..9", x: "y*z+31", w: "5..30" },
    texts: [
      "{n} has ${x} for the party. {He} buys {z} pizzas at ${y} each and a cake for ${w}. How much has {he} left?",
      "Out of {x} police officers, {z} cars take {y} each, and {w} ride horses. All the others walk. How many walk?",
      "Grandma had {x} cookies. {z} grandchildren ate {y} each and she took {w} to a neighbor. How many did she have at the end?",
      "The hall holds {x} seats. {y} clubs have booked {z} seats each, and the press has booked {w}. How many seats can still be booked?",
    ],
  },
  {
    id: "town/sum-in-groups-minus",
    expression: "(x+y)*z-w",
    numbers: { x: "3..15", y: "3..15", z: "3..8", w: "3..15" },
    texts: [
      "Every house on the street gets {x} tulips and {y} roses. There are {z} houses. {w} of the flowers wilt. How many flowers do not?",
      "A club takes {x} men and {y} women on each of {z} buses, but {w} people miss the trip. How many go along if all the places were booked?",
      "{n} gets ${x} an hour in the clinic, and on Sundays ${y} an hour on top of it. One Sunday {he} works {z} hours and pays ${w} for a taxi. How much is left of what {he} earned that day?",
      "How many beds are free in {z} wards with {x} old and {y} new beds each, when {w} patients are in them?",
    ],
  },
  {
    id: "town/people-in-two-shares",
    expression: "x/y+z/w",
    numbers: { y: "2..9", x: "y*i", w: "2..9", z: "w*j" },
    texts: [
      "{x} women were put on teams of {y} and {z} men on teams of {w}. How many teams were there?",
      "Grandpa divided {x} coins evenly among {y} nieces and {z} stamps evenly among {w} nephews. If you add one niece's coins and one nephew's stamps, how many things is that?",
      "The city splits {x} dollars evenly among {y} clubs and {z} dollars evenly among {w} choirs. {n}'s club and {m}'s choir put their parts together. How many dollars do they have?",
      "How many tables do {x} grown-ups at tables of {y} and {z} children at tables of {w} fill?",
    ],
  },
  {
    id: "town/spare-three-steps-seats",
    expression: "x*y+z*w",
    numbers: { x: "3..12", y: "3..12", z: "3..12", w: "3..12", v: "20..90" },
    texts: [
      "For {v} guests {n} set {x} vases with {y} roses each and {z} vases with {w} lilies each on the tables. How many flowers was that?",
      "The {v}-year-old church has {x} long benches for {y} people and {z} short benches for {w}. How many people can sit?",
      "{n} drove {v} miles and handed out {y} flyers in each of {x} towns and {w} in each of {z} villages. How many flyers did {he} hand out?",
      "How many officers were out? {x} vans had {y} in each and {z} cars had {w}, and {v} people called for help.",
    ],
  },
  {
    id: "town/spare-three-steps-votes",
    expression: "x-y-z-w",
    numbers: { x: "9000..30000", y: "300..2500", z: "300..2500", w: "300..2500", v: "3..40" },
    texts: [
      "In {v} districts {x} votes were cast. {n} got {y}, {m} got {z} and {w} were not valid. {k} got all the others. How many votes did {k} get?",
      "{x} people live in the valley, which has {v} bridges. {y} of them farm, {z} mine and {w} fish; nobody does two of these. How many do none of these?",
      "Out of {x} seats {y} were broken, {z} were for the press and {w} were for guests. Fans paid ${v} for each of the rest. How many seats did fans pay for?",
      "How many doses has the hospital left? It had {x} doses and {v} nurses; it used {y} in March, {z} in April and {w} in May.",
    ],
  },
];

/** Wordings from the life of families and of a town, in which the scene does not tell the calculation. */
export const SCENES_PEOPLE_AND_TOWN: readonly WordingFamily[] = [
  ...FAMILIES_AND_AGES,
  ...PARTIES_AND_GIFTS,
  ...STREETS_AND_HOUSES,
  ...CLUBS_AND_ELECTIONS,
  ...HOSPITAL_POLICE_AND_CROWDS,
  ...TWO_STEPS_AT_HOME,
  ...TWO_STEPS_IN_TOWN,
  ...THREE_STEPS,
];
