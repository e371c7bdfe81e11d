import type { WordingFamily } from "../wording.ts";

/** Rooms, pupils and supplies of a school. */
const SCHOOLROOM: readonly WordingFamily[] = [
  {
    id: "made/chairs-carried-into-the-classroom",
    expression: "x+y",
    numbers: { x: "6..40", y: "3..30" },
    texts: [
      "Room 9 had too few seats for the parents, so the janitor wheeled in {y} chairs. The room already had {x}. How many chairs does it have for the meeting?",
      "{x} chairs stood in the music room. Two eighth graders brought {y} from the hall and left them there. Find the number of chairs that are now in the music room.",
      "What is the total number of chairs in the art room, if {y} stand along the wall and {x} stand around the tables?",
      "After the assembly {n} stacked {x} chairs and {m} stacked {y}. That took care of every chair in the gym. How many chairs were there in the gym?",
    ],
  },
  {
    id: "made/chairs-still-missing-for-pupils",
    expression: "x-y",
    numbers: { x: "25..60", y: "6..22" },
    texts: [
      "There will be {x} pupils in Ms. Hale's room next fall, and every one of them needs a chair. The room has {y} chairs. How many chairs does the school still have to order?",
      "How many more chairs must be carried to the stage? The choir director asked for {x}, and only {y} are standing there so far.",
      "The janitor has repaired {y} of the {x} wobbly chairs on his list. How many wobbly chairs wait for him?",
      "{n} wants to set out {x} chairs for the puppet play. When the bell rings {he} has put {y} in place. How many chairs is {he} short of {his} goal?",
    ],
  },
  {
    id: "made/rows-of-desks",
    expression: "x*y",
    numbers: { x: "3..9", y: "3..12" },
    texts: [
      "Before the big test the teacher lines up the desks in {x} rows, and each row has {y} desks. How many desks are there?",
      "With {y} desks in every row and {x} rows in all, how many pupils can sit at a desk of their own?",
      "The old schoolhouse had {x} long benches. {y} children squeezed onto each bench. How many children sat in the schoolhouse?",
      "{n} counts {x} rows of coat hooks in the hall. There are {y} hooks in a row. How many coats can hang there, one on a hook?",
    ],
  },
  {
    id: "made/pupils-put-at-tables",
    expression: "x/y",
    numbers: { y: "2..8", x: "y*(i+1)" },
    texts: [
      "{x} pupils come to the science lab. They sit {y} at a table, and no table is partly filled. At how many tables do they sit?",
      "For group work Mr. Osei's class of {x} split up into teams of {y}. How many teams did that make?",
      "A school van has seats for {y} pupils. How many trips must it make to bring {x} pupils to the museum?",
      "How many tents does the sixth grade put up on its class trip, when {x} children are going and {y} sleep in each tent?",
    ],
  },
  {
    id: "made/pencils-dealt-out-equally",
    expression: "x/y",
    numbers: { y: "3..12", x: "y*i" },
    texts: [
      "The teacher opened a carton of {x} new pencils and passed them out so that each of her {y} pupils got the same number. How many pencils did one pupil get?",
      "{y} classrooms share {x} pairs of scissors evenly. How many pairs go to a classroom?",
      "All {x} of the colored folders were handed to {y} third graders, no one getting more than another. How many folders does a third grader have?",
      "What is each table's share, if {n} has {x} glue sticks to set out and spreads them equally over {y} tables?",
    ],
  },
  {
    id: "made/pencils-handed-out-until-few-remain",
    expression: "x-y",
    numbers: { x: "40..96", y: "5..35" },
    texts: [
      "In September the supply closet held {x} pencils. By Thanksgiving {y} of them were left. How many had been taken out?",
      "Ms. Hale started the week with {x} sticks of chalk and ended it with {y}. How many sticks did she use up?",
      "Only {y} erasers are in the tub this morning, though the helpers filled it with {x}. How many erasers have disappeared from the tub?",
      "The office printed {x} lunch forms. {y} came back unused. How many forms were used?",
    ],
  },
  {
    id: "made/pencils-in-boxes-and-packs",
    expression: "x*y",
    numbers: { x: "3..14", y: "4..24", z: "3..30" },
    texts: [
      "The school office bought {x} boxes of pencils and {z} rulers. Each box has {y} pencils inside. How many pencils did the office buy?",
      "Every one of the {x} tables in Room {z} gets a tin with {y} crayons. How many crayons are needed for the tins?",
      "{n} waited {z} minutes at the copy machine and made {y} copies of each of {x} worksheets. How many copies did {he} make?",
      "How many sheets of paper are in the cabinet? {x} packs lie there, {y} sheets to a pack, next to {z} rolls of tape.",
    ],
  },
  {
    id: "made/two-classes-go-on-a-trip",
    expression: "x+y",
    numbers: { x: "15..32", y: "15..32", z: "2..9" },
    texts: [
      "Two classes rode to the planetarium. One brought {x} pupils and the other {y}, and {z} teachers came along. How many pupils went to the planetarium?",
      "{z} buses wait outside. {x} fourth graders and {y} fifth graders climb in. How many children climb in altogether?",
      "How many children ate in the cafeteria today, if {y} ate during the first lunch and {x} during the second, and the cooks had made {z} kettles of soup?",
      "Ms. Hale teaches {x} pupils in the morning and {y} others after lunch. She has been at this school for {z} years. How many pupils does she teach in a day?",
    ],
  },
  {
    id: "made/pupils-come-and-go-in-a-class",
    expression: "x-y+z",
    numbers: { x: "20..35", y: "2..9", z: "2..9" },
    texts: [
      "A class of {x} lost {y} children when their families moved away over the summer. In the fall {z} newcomers joined. How many children are in the class now?",
      "{x} pupils were in the computer room. The bell sent {y} of them to gym, while {z} arrived from math. How many pupils were in the room after that?",
      "How many members does the chess club have this term? Last term it had {x}; since then {y} have quit and {z} have signed up.",
      "During quiet time {z} children joined those on the carpet and {y} went back to their seats. At first {x} had been sitting on the carpet. How many are sitting there now?",
    ],
  },
  {
    id: "made/desks-in-rows-and-some-more",
    expression: "x*y+z",
    numbers: { x: "3..8", y: "3..9", z: "2..9" },
    texts: [
      "The desks stand in {x} rows of {y}, and {z} more are pushed against the back wall. How many desks are in the room?",
      "Each of {x} teams has {y} children on it. {z} children keep score. How many children take part in the math game?",
      "The teacher laid {y} counters on each of {x} mats and kept {z} in her hand. How many counters was she using?",
      "How many lockers does the hall have? {z} narrow ones stand by the door. Beyond them come {x} blocks with {y} lockers in a block.",
    ],
  },
  {
    id: "made/absent-pupils-then-teams",
    expression: "(x-y)/z",
    numbers: { z: "2..6", y: "2..8", x: "y+z*(i+1)" },
    texts: [
      "{y} of the {x} pupils in the class have the flu. The healthy ones work in teams of {z}. How many teams are there?",
      "Coach has {x} jump ropes, but {y} are frayed and cannot be used. She gives {z} ropes to each group. How many groups get ropes?",
      "A teacher baked {x} pretzels for her class and set {y} aside for the principal. Her pupils got {z} pretzels each. How many pupils does she have?",
      "How many science kits can {n} put together? A kit takes {z} magnets. {He} found {x} magnets in the closet and had to throw out {y} of them.",
    ],
  },
  {
    id: "made/boys-and-girls-split-up",
    expression: "(x+y)/z",
    numbers: { z: "2..6", x: "z*i+j", y: "(z-1)*j" },
    texts: [
      "{x} boys and {y} girls signed up for the school relay. They were divided into {z} equal squads. How many children are on a squad?",
      "Two classes of {x} and {y} pupils share {z} buses, the same number riding in each. How many pupils ride in a bus?",
      "The drama teacher puts the {y} dancers and {x} singers into {z} dressing rooms, equally many to a room. How many performers dress in one room?",
      "How many markers land in each of {z} tubs, if {x} come from the closet, {y} come from the office, and every tub gets as many as the others?",
    ],
  },
  {
    id: "made/supplies-per-pupil-for-two-groups",
    expression: "(x+y)*z",
    numbers: { x: "5..18", y: "5..18", z: "2..6" },
    texts: [
      "{x} girls and {y} boys are in the class, and each child receives {z} notebooks. How many notebooks does the class receive?",
      "Every player in the recorder group needs {z} song sheets. There are {x} players from Room 4 and {y} from Room 5. How many song sheets are needed?",
      "How many stickers did Mr. Osei give out? {x} pupils earned stickers on Monday and {y} other pupils on Tuesday, and it was {z} stickers for each of them.",
      "Ms. Hale wants {z} test tubes per child. With {y} children in the early lab and {x} in the late lab, what is the number of test tubes she sets up?",
    ],
  },
  {
    id: "made/pencils-packed-used-and-lost",
    expression: "x*y-z-w",
    numbers: { x: "4..9", y: "8..15", z: "4..14", w: "2..10" },
    texts: [
      "At the start of the year the class had {x} packs of {y} pencils. {z} were worn down to stubs and {w} vanished. How many pencils remain?",
      "A teacher opened {x} boxes of {y} chalk sticks each. {z} sticks broke, and she lent {w} to the next room. How many whole sticks did she have then?",
      "How many chairs stayed empty at the school play? There were {x} rows of {y} chairs. Parents took {z} of them and teachers took {w}.",
      "{n} printed {x} sheets with {y} name tags on each. {z} tags were misspelled and {w} got torn; the rest were fine. How many tags were fine?",
    ],
  },
];

/** Books on shelves, on loan and back again. */
const LIBRARY: readonly WordingFamily[] = [
  {
    id: "made/books-came-back-to-shelf",
    expression: "x+y",
    numbers: { x: "15..90", y: "4..50" },
    texts: [
      "The mystery shelf was down to {x} books until a cart rolled up with {y} returned ones, which the librarian put back. How many books are on the shelf now?",
      "{n} works at the return desk. {He} stamped {y} books before the story hour and {x} afterward. How many did {he} stamp that day?",
      "{x} novels are in their places and {y} are out on loan. The library owns no others. How many novels does it own?",
      "How many travel guides were in the library before the school borrowed {y} of them and left {x} behind?",
    ],
  },
  {
    id: "made/books-out-on-loan",
    expression: "x-y",
    numbers: { x: "50..99", y: "10..45" },
    texts: [
      "The library owns {x} atlases. On {day} evening the clerk found {y} in their places. All the others were on loan. How many atlases were on loan?",
      "A cart left the desk with {x} books on it. {n} has shelved {y} of them by now. How many are still riding on the cart?",
      "How many of the {x} books that {m} must put spine labels on are without a label, when {mhe} has labeled {y}?",
      "{y} picture books on the low shelf have torn covers. There are {x} picture books on that shelf in all. How many have good covers?",
    ],
  },
  {
    id: "made/books-on-every-shelf",
    expression: "x*y",
    numbers: { x: "3..12", y: "6..30" },
    texts: [
      "A new bookcase has {x} shelves. {y} books fit on one shelf. How many books can the case hold when it is full?",
      "Each visitor checked out {x} books, and {y} visitors came in before noon. How many books left the library in that time?",
      "The book van stops in {y} villages a week. If it lends {x} books in every village, how many does it lend in a week?",
      "How many books did the club donate? It filled {x} crates, and into each crate went {y} books.",
    ],
  },
  {
    id: "made/books-spread-over-shelves",
    expression: "x/y",
    numbers: { y: "3..9", x: "y*(i+3)" },
    texts: [
      "{n} must find room for {x} dictionaries. {He} spreads them over {y} shelves so that each shelf carries equally many. How many dictionaries are on a shelf?",
      "The library's {x} records lie in {y} bins, the same number in every bin. How many records are in a bin?",
      "A gift of {x} books was divided evenly among {y} branches of the city library. What did a branch receive?",
      "{y} volunteers covered {x} paperbacks in plastic, and all of them covered the same number. How many did each volunteer cover?",
    ],
  },
  {
    id: "made/shelves-needed-for-books",
    expression: "x/y",
    numbers: { y: "5..12", x: "y*(i+1)" },
    texts: [
      "How many shelves must be cleared for {x} old encyclopedias if {y} of them fit on a shelf?",
      "{m} carries {x} returned books from the basement, {y} at a time. How many trips up the stairs does {mhe} make?",
      "A reader borrows {y} books on every visit. She has borrowed {x} books this year. How many visits has she paid to the library?",
      "The librarian ties bundles of {y} magazines with string. {x} magazines lie before her. She will end up with how many bundles?",
    ],
  },
  {
    id: "made/two-sections-compared",
    expression: "x-y",
    numbers: { x: "45..95", y: "8..40", z: "5..60" },
    texts: [
      "The children's corner has {x} fairy tale books, {y} books on animals and {z} puzzles. How many more fairy tale books than animal books does it have?",
      "In {month} the library lent {x} cookbooks, {z} films and {y} garden books. By how many did the cookbooks beat the garden books?",
      "{y} people came to the poetry evening. The spy novel evening drew {x} people and lasted {z} minutes. How many fewer people came for the poetry?",
      "What is the difference between the reading room's {x} chairs and its {y} lamps? There are {z} tables in it as well.",
    ],
  },
  {
    id: "made/new-books-this-month",
    expression: "x+y",
    numbers: { x: "5..60", y: "5..60", z: "10..90" },
    texts: [
      "The library bought {x} books in spring and {y} in fall. During the year {z} old ones were repaired. How many books did it buy?",
      "{z} readers asked for thrillers last week. To please them the librarian ordered {x} thrillers from one dealer and {y} from another. How many thrillers has she ordered?",
      "On one cart {n} sees {y} books with red labels, {z} with white labels and {x} with blue labels. How many have a red or a blue label?",
      "How many story hours were there in all? The main library held {x}, and the branch, which is {z} years old, held {y}.",
    ],
  },
  {
    id: "made/fines-for-late-books",
    expression: "x*y",
    numbers: { x: "3..14", y: "5..25 by 5" },
    texts: [
      "A late book costs {y} cents a day. {n} brought {his} book back {x} days late. How many cents did {he} pay?",
      "The copier in the library takes {y} cents for a page. How many cents does it cost {m} to copy {x} pages?",
      "{x} readers each owed {y} cents for overdue books and paid what they owed. How many cents did the desk take in?",
      "Used bookmarks are sold at the desk for {y} cents. Find the price, in cents, of {x} of them.",
    ],
  },
  {
    id: "made/lent-and-returned-in-one-day",
    expression: "x-y+z",
    numbers: { x: "40..90", y: "8..30", z: "3..25" },
    texts: [
      "In the morning there were {x} comics in the rack. Readers took {y} home during the day, and the mailbox brought {z} back. How many comics were in the rack at closing time?",
      "{z} games were returned just after {y} had been lent out. The game cabinet had held {x} before. How many games were in it then?",
      "The library had {x} audio books. It sold {y} worn ones at its yard sale and spent the money on {z} new ones. How many audio books has it got today?",
      "How many names are on the waiting list? It had {x}; {y} people got their book and were crossed off, and {z} others wrote themselves down.",
    ],
  },
  {
    id: "made/shelves-full-minus-loans",
    expression: "x*y-z",
    numbers: { x: "4..9", y: "8..20", z: "5..28" },
    texts: [
      "When every book is in, the {x} shelves of the poetry wall hold {y} books each. Tonight {z} are out. How many books are on the wall?",
      "A librarian unpacked {x} cartons with {y} paperbacks in each. She found that {z} had been printed badly and mailed them back. How many did she keep?",
      "{z} of the study desks are taken. The study hall has {x} rows of them, {y} to a row. How many study desks are free?",
      "How many bookmarks are left over, if {n} printed {x} sheets of {y} and {z} went to the visitors?",
    ],
  },
  {
    id: "made/loans-taken-away-then-shelved",
    expression: "(x-y)/z",
    numbers: { z: "3..9", y: "4..25", x: "y+z*(i+2)" },
    texts: [
      "Of {x} books in a gift, {y} were moldy and thrown out. {n} lined up the good ones on {z} shelves, each with the same number. How many books stand on a shelf?",
      "{y} readers from a crowd of {x} went home early. The rest sat down in {z} equal circles to talk about the book. How many were in a circle?",
      "The museum sent {x} posters, but {y} are for the mayor. What does each of the {z} library branches get if the others are shared evenly?",
      "After lending {y} of its {x} magazines the library keeps the ones it still has in {z} racks, equally full. How many magazines are in a rack?",
    ],
  },
  {
    id: "made/two-gifts-and-the-bundles",
    expression: "(x+y)/z",
    numbers: { z: "4..10", x: "z*i+j", y: "(z-1)*j" },
    texts: [
      "A widow left the library {x} history books and {y} novels. The driver packed them all into boxes of {z}. How many boxes did he carry out?",
      "How many shelves of {z} will be filled by the {x} books that came from a school and the {y} that came from a hotel?",
      "{n} returns {y} books and {k} returns {x}. The clerk puts them on carts, {z} on each cart. How many carts does the clerk fill?",
      "Last year {x} films were bought and this year {y}. A drawer takes {z} films. Tell how many drawers those films fill.",
    ],
  },
  {
    id: "made/three-kinds-of-loans",
    expression: "x+y+z",
    numbers: { x: "8..50", y: "8..50", z: "3..30" },
    texts: [
      "On a rainy {day} the library lent {x} novels, {y} comics and {z} games. How many things did it lend?",
      "{n} read {x} books from the library in winter, {y} in spring and {z} in summer. What was {his} total?",
      "A reading club bought {z} poetry books after it had already bought {x} plays and {y} novels. How many books has the club bought altogether?",
      "The first floor has {x} reading lamps, the second has {y} and the attic only {z}. Find out how many reading lamps the library has.",
    ],
  },
  {
    id: "made/two-bookcases-of-shelves",
    expression: "x*y+z*w",
    numbers: { x: "3..8", y: "6..20", z: "2..7", w: "5..18" },
    texts: [
      "One bookcase has {x} shelves with {y} books apiece, and a smaller one has {z} shelves with {w} books apiece. How many books do the two cases hold?",
      "{x} teachers each borrow {y} books from the school library, and {z} parents borrow {w} each. How many books are borrowed?",
      "The book sale packed {x} large crates of {y} books and {z} small crates of {w}. How many books were packed?",
      "How many seats does the reading hall offer? There are {z} benches for {w} people each and {x} long tables with {y} chairs each.",
    ],
  },
];

/** Pages read, written and turned. */
const PAGES: readonly WordingFamily[] = [
  {
    id: "made/pages-read-at-two-times",
    expression: "x+y",
    numbers: { x: "8..60", y: "8..60" },
    texts: [
      "{n} read {x} pages of a pirate story in bed and {y} pages at breakfast. How many pages of the story did {he} read?",
      "With the {y} pages that {m} got through on the train added to the {x} pages from the night before, how many pages has {mhe} read?",
      "A bookmark is stuck behind page {x}. {n} reads {y} pages more and moves it. Behind which page is the bookmark now?",
      "{k} put the book down after {x} pages because the phone rang. Later came another {y} pages, and then the book was finished. How long is the book, in pages?",
    ],
  },
  {
    id: "made/pages-still-to-read",
    expression: "x-y",
    numbers: { x: "90..240", y: "15..80" },
    texts: [
      "The novel has {x} pages. {n} is at the end of page {y}. How many pages lie ahead of {him}?",
      "{y} pages of a {x}-page report have been typed. How many pages must the secretary still type?",
      "{m} is to have read all {x} pages by Friday. So far {mhe} has managed {y}. What number of pages does {mhe} have yet to read?",
      "How many more pages does {n} need in order to fill {his} diary? It is {x} pages thick and {he} has written on {y}.",
    ],
  },
  {
    id: "made/pages-read-since-the-bookmark",
    expression: "x-y",
    numbers: { x: "60..150", y: "10..55" },
    texts: [
      "At noon {n} was at the end of page {y}; at bedtime, at the end of page {x}. How many pages did {he} read in between?",
      "{m} had {x} unread pages before the weekend. Now {mhe} has {y}. How many pages did {mhe} read on the weekend?",
      "Yesterday the counter of the e-reader showed {y} pages read and today it shows {x}. How many pages were read since?",
      "A printer was loaded with {x} blank sheets. {y} blank ones are in it after the newsletter is done. How many sheets did the newsletter take?",
    ],
  },
  {
    id: "made/pages-each-night",
    expression: "x*y",
    numbers: { x: "4..25", y: "3..14" },
    texts: [
      "Every evening {n} reads {x} pages to {his} little sister. How many pages has she heard after {y} evenings?",
      "A comic has {x} pages. {m} owns {y} comics of this kind and has read them all. How many pages did {mhe} read?",
      "{y} chapters, {x} pages in each: how many pages is that?",
      "How many pages long is the story if {k} needed {y} days for it and read {x} pages on each of them?",
    ],
  },
  {
    id: "made/days-needed-for-a-book",
    expression: "x/y",
    numbers: { y: "4..15", x: "y*(i+2)" },
    texts: [
      "{n} wants to finish a book of {x} pages. If {he} reads {y} pages a day, in how many days will {he} be done?",
      "The copyist wrote {y} pages a day, until all {x} pages of the old chronicle were copied. For how many days did he write?",
      "How many evenings does {m} need for {x} pages at {y} pages an evening?",
      "A {x}-page story is printed in the paper in parts of {y} pages, one part a week. For how many weeks does it run?",
    ],
  },
  {
    id: "made/pages-per-day-to-finish",
    expression: "x/y",
    numbers: { y: "3..10", x: "y*(i+4)" },
    texts: [
      "{n} has {y} days left before the library wants {his} book back, and {x} pages left to read. How many pages a day is that, if every day is the same?",
      "{x} pages make up the {y} chapters of the handbook, and all chapters are the same length. How many pages does a chapter have?",
      "{y} friends read a {x}-page play aloud and share the pages fairly. How many pages does each friend read?",
      "Over {y} weeks {m} wrote {x} pages of {mhis} adventure story, the same amount week after week. How much did {mhe} write in a week, in pages?",
    ],
  },
  {
    id: "made/pages-with-and-without-pictures",
    expression: "x-y",
    numbers: { x: "40..98", y: "8..35", z: "5..90" },
    texts: [
      "A bird book of {x} pages describes {z} kinds of owls. There are photos on {y} of the pages. How many pages have no photo?",
      "{n}'s atlas has {x} maps, and {z} of {his} friends have seen it. {y} of the maps show Africa. How many show other parts of the world?",
      "On {y} pages of the songbook, children have scribbled. It has {x} pages and cost {z} dollars. How many pages are clean?",
      "How many of the {x} sheets in the folder are blank, when {y} are written on? The folder is {z} weeks old.",
    ],
  },
  {
    id: "made/more-pages-than-another-book",
    expression: "x+y",
    numbers: { x: "50..180", y: "10..80", z: "3..40" },
    texts: [
      "The first book of the series has {x} pages and {z} pictures. The second one is {y} pages longer. How many pages does the second book have?",
      "{m} read {x} pages this week. {n} read {y} more than {m} did, and {k} slept for {z} hours. How many pages did {n} read?",
      "My diary has {x} pages, which is {y} fewer than my sister's has. She has kept hers for {z} months. How many pages are in my sister's diary?",
      "How many pages are in the paperback? It needs {y} pages more than the {x}-page hardcover because its print is large. {z} copies were sold.",
    ],
  },
  {
    id: "made/three-days-of-reading",
    expression: "x-y-z",
    numbers: { x: "100..190", y: "12..45", z: "12..45" },
    texts: [
      "A book has {x} pages. {n} read {y} pages on {day} and {z} on {day2}. How many does {he} still have before {him}?",
      "{y} pages of the {x}-page album are full of photos from Italy, and {z} are full of photos from Peru. The other pages are empty. How many are empty?",
      "How many pages will be in the cookbook after the editor cuts {y} pages on soups and {z} on sauces? Her first version has {x}.",
      "{m}'s notebook held {x} sheets when it was new. {mHe} ripped out {z} for paper planes; {y} went into letters. How many sheets does the notebook hold now?",
    ],
  },
  {
    id: "made/nightly-pages-then-the-rest",
    expression: "x-y*z",
    numbers: { y: "5..15", z: "3..7", x: "y*z+i*7" },
    texts: [
      "{n} opened a book of {x} pages and read {y} pages on each of {z} evenings. How many pages remain?",
      "A pad has {x} sheets. {z} children tear off {y} sheets each. How many sheets are on the pad when they are done?",
      "The manuscript comes to {x} pages. {z} typists have done {y} pages apiece. How many pages are untyped?",
      "How many words does {m} still have to copy, if the poem has {x} words and {mhe} has copied {z} lines of {y} words?",
    ],
  },
  {
    id: "made/remaining-pages-over-days",
    expression: "(x-y)/z",
    numbers: { z: "3..8", y: "10..60", x: "y+z*(i+3)" },
    texts: [
      "{y} pages of {n}'s {x}-page book are read. {He} has {z} days for the rest and means to read the same amount daily. How many pages a day will {he} read?",
      "A scrapbook of {x} pages has {y} pages for school. The remaining ones are divided equally among {z} vacations. How many pages does a vacation get?",
      "The editor wrote {y} of the newspaper's {x} columns himself. {z} reporters wrote the others, all of them equally many. How many columns did a reporter write?",
      "How many pages does {m} read in an hour? In {z} hours, always at the same speed, {mhe} came from the end of page {y} to the end of page {x}.",
    ],
  },
  {
    id: "made/several-books-and-one-more",
    expression: "x*y+z",
    numbers: { x: "3..9", y: "12..40", z: "10..90" },
    texts: [
      "{n} read {x} comics of {y} pages each and then a booklet of {z} pages. How many pages did {he} read in all?",
      "For {x} days in a row {m} wrote {y} lines in {mhis} journal; on the day of the storm {mhe} wrote {z}. How many lines did {mhe} write on all these days?",
      "The handbook has a foreword of {z} pages and then {x} chapters that are {y} pages long. How many pages does it have?",
      "How many pages did the teacher print? Each of the {x} groups got a packet of {y} pages, and {z} pages were for herself.",
    ],
  },
  {
    id: "made/chapters-shared-and-added",
    expression: "x/y+z",
    numbers: { y: "3..8", x: "y*(i+3)", z: "4..30" },
    texts: [
      "{y} cousins split the {x} pages of a script evenly to learn them by heart. {n}, one of the cousins, also learned a {z}-page song list. How many pages did {n} learn?",
      "A {x}-page textbook is read in {y} equal parts, one part a month. In {month} the class reads a part and a tale of {z} pages. How many pages is that in {month}?",
      "{n} spread {x} photos evenly over {y} albums, one of which had {z} photos in it already. How many photos does that album have now?",
      "How many letters does {k} write today? {x} letters are divided equally among {y} clerks, one of whom is {k}, and {k} writes {z} private ones as well.",
    ],
  },
  {
    id: "made/reading-race-in-three-parts",
    expression: "x*y+z-w",
    numbers: { x: "3..7", y: "8..20", z: "10..40", w: "4..25" },
    texts: [
      "{n} wrote {y} pages of {his} novel in each of {x} weeks, then {z} pages in a single weekend. Of all {he} had written, {w} pages were burned. How many pages does the novel have?",
      "A ream box held {x} pads of {y} sheets and {z} loose sheets. The office has used {w} sheets. How many sheets are there still?",
      "How many stories stay in the collection? The editor gathered {y} stories from each of {x} countries, found {z} more on the web, and dropped {w}.",
      "{x} classes drew {y} pictures each for the school book. The teachers gave {z} pictures too, but {w} would not fit. How many pictures are in the book?",
    ],
  },
];

/** Sums, words, tests and the time they take. */
const HOMEWORK: readonly WordingFamily[] = [
  {
    id: "made/problems-done-in-two-subjects",
    expression: "x+y",
    numbers: { x: "4..30", y: "4..30" },
    texts: [
      "{n} has {x} math problems and {y} grammar questions for homework. How many tasks does that make?",
      "By supper {m} had worked out {x} sums. {mHe} finished the last {y} before {mhis} bath. How many sums were assigned?",
      "A quiz asks {y} questions about rivers and {x} about mountains, and nothing else. How many questions does it ask?",
      "Ms. Hale graded {x} essays on the bus and {y} at her kitchen table. Tell how many essays she graded.",
    ],
  },
  {
    id: "made/problems-left-to-do",
    expression: "x-y",
    numbers: { x: "20..60", y: "4..18" },
    texts: [
      "Tonight's sheet has {x} problems. {n} did {y} of them during study hall. How many will {he} do at home?",
      "{m} is learning {x} French words. {mHe} already knows {y}. How many has {mhe} not learned yet?",
      "Before the tutor comes, {k} must correct {x} mistakes, and {y} are corrected. How many mistakes are left to correct?",
      "How many answers in the test are wrong? There were {x} questions. {n} answered them all, {y} of them correctly.",
    ],
  },
  {
    id: "made/how-many-problems-were-set",
    expression: "x+y",
    numbers: { x: "5..40", y: "5..25" },
    texts: [
      "After {n} had solved {x} riddles in the puzzle book, {y} were unsolved. How many riddles does the book have?",
      "{m} crossed {x} chores off {mhis} study plan. {y} entries are on it yet. How many entries did the plan begin with?",
      "The teacher wiped {x} spelling words off the board, and the {y} hardest stayed. How many words were on the board before?",
      "How many vocabulary cards did {k} have in the morning, if {x} got lost on the way and {y} came home in the bag?",
    ],
  },
  {
    id: "made/same-problems-every-day",
    expression: "x*y",
    numbers: { x: "3..15", y: "3..12" },
    texts: [
      "The teacher assigns {x} problems each day. How many problems has she assigned after {y} days?",
      "A worksheet has {y} columns with {x} sums in a column. How many sums is that?",
      "{n} practices {x} minutes for every new scale, and {he} has {y} new scales. How many minutes of practice is that?",
      "How many words are on the spelling list for the month? There are {y} lessons with {x} new words in each.",
    ],
  },
  {
    id: "made/problems-per-page-or-hour",
    expression: "x/y",
    numbers: { y: "2..9", x: "y*(i+2)" },
    texts: [
      "{n} did {x} problems in {y} equal sittings. How many problems did {he} do in one sitting?",
      "The {x} tasks in the workbook cover {y} pages, and each page has as many tasks as the next. How many tasks are on a page?",
      "{y} study partners divide {x} questions among themselves evenly. How many questions does one partner look up?",
      "A teacher graded {x} tests in {y} evenings, always the same number. Find how many she graded per evening.",
    ],
  },
  {
    id: "made/days-to-learn-words",
    expression: "x/y",
    numbers: { y: "3..12", x: "y*(i+1)" },
    texts: [
      "There are {x} words to learn. {n} learns {y} a day. How many days does {he} need?",
      "{m} has to write {x} sentences and writes {y} on every sheet. How many sheets does {mhe} fill?",
      "For every {y} correct answers {k} wins a star. {k} gave {x} correct answers. How many stars did {k} win?",
      "How many minutes does {n} take for {x} sums if {he} solves {y} in a minute?",
    ],
  },
  {
    id: "made/test-points-compared",
    expression: "x-y",
    numbers: { x: "60..99", y: "30..58", z: "2..12" },
    texts: [
      "{n} got {x} points on the geography test. {m} studied for {z} hours and got {y}. How many points was {n} ahead?",
      "{z} pupils missed the test. {y} points were enough to pass, and {m} had {x}. By how many points did {mhe} pass?",
      "{k} scored {y} last week and {x} this week, after {z} lessons with a tutor. How many points did the score rise?",
      "How many points did {n} lose? The exam was worth {x} points, had {z} parts, and brought {him} {y} points.",
    ],
  },
  {
    id: "made/homework-minutes",
    expression: "x*y",
    numbers: { x: "4..15", y: "3..9", z: "3..30" },
    texts: [
      "One page of fractions takes {n} {x} minutes. {He} has {y} pages to do and {z} books in {his} bag. How many minutes will the pages take?",
      "{z} pupils are in the study hall. It is open for {x} hours a week. How many hours is it open in {y} weeks?",
      "{m}, who is in Room {z}, reads aloud {x} minutes a day. How many minutes does that come to in {y} days?",
      "A lesson has {y} drills of {x} minutes, and {z} pupils take part. How many minutes do the drills last?",
    ],
  },
  {
    id: "made/problems-right-wrong-and-skipped",
    expression: "x-y-z",
    numbers: { x: "30..70", y: "3..14", z: "3..14" },
    texts: [
      "Of the {x} questions on a test, {n} got {y} wrong and skipped {z}. How many did {he} get right?",
      "{m} has {x} cards with Spanish words. {mHe} mastered {y} on {day} and {z} on {day2}. How many are there to master after that?",
      "The teacher collected {x} book reports. {y} earned an A and {z} earned a B. How many reports earned some other grade?",
      "How many sums are still blank? The sheet started out with {x} blank ones; {n} filled in {y}, then {k} helped with {z}.",
    ],
  },
  {
    id: "made/sheets-of-problems-partly-done",
    expression: "x*y-z",
    numbers: { x: "3..8", y: "6..15", z: "5..17" },
    texts: [
      "{n} was given {x} worksheets with {y} problems each. After an hour {he} has done {z} problems. How many problems has {he} not done?",
      "A test has {x} parts of {y} points each. {m} lost {z} points. What is {mhis} score?",
      "{z} words of the {x} spelling lists are crossed out as too easy. Each list had {y} words. How many words must be learned?",
      "How many minutes of study time remain, when the week had {x} periods of {y} minutes and {z} minutes were lost to a fire drill?",
    ],
  },
  {
    id: "made/score-with-bonus-per-answer",
    expression: "x*y+z",
    numbers: { x: "5..20", y: "2..5", z: "2..15" },
    texts: [
      "Each right answer in the quiz brings {y} points. {n} has {x} right answers and gets {z} points for a neat sheet. How many points does {n} have?",
      "{z} bonus minutes were added to the test. It had {x} tasks, for each of which {y} minutes were planned. How many minutes did the pupils get?",
      "{m} wrote {x} sentences of {y} lines, and a title page with {z} lines. How many lines are that?",
      "How many problems did {k} solve? There were {y} on each of {x} cards, and {z} more were on the board.",
    ],
  },
  {
    id: "made/finished-some-then-per-evening",
    expression: "(x-y)/z",
    numbers: { z: "2..6", y: "3..20", x: "y+z*(i+1)" },
    texts: [
      "A project asks for {x} drawings. {n} has made {y}. {He} has {z} evenings left and will draw equally many on each. How many is that per evening?",
      "{x} review problems were set, and the class did {y} together. {z} teams shared the remaining ones equally. How many problems did a team do?",
      "After learning {y} of {x} state capitals, {m} splits up the rest evenly over {z} days. How many capitals does {mhe} learn each day?",
      "How many tests does one helper grade, when the teacher has graded {y} of {x} and hands the others to {z} helpers in equal piles?",
    ],
  },
  {
    id: "made/double-dose-of-practice",
    expression: "x*y*z",
    numbers: { x: "2..6", y: "2..6", z: "4..12" },
    texts: [
      "There are {x} workbooks with {y} units each, and every unit has {z} exercises. How many exercises are there?",
      "{n} copies each of {z} words {x} times a day. How many words has {he} copied after {y} days?",
      "In a school {x} hallways have {y} classrooms each, and each classroom has {z} computers. How many computers do the classrooms have?",
      "A pack has {y} pads. A pad has {z} math puzzles. How many puzzles are in {x} packs?",
    ],
  },
  {
    id: "made/stars-earned-and-spent",
    expression: "(x+y-z)/w",
    numbers: { w: "2..5", x: "10..30", z: "3..9", y: "w*(i+8)+z-x" },
    texts: [
      "{n} earned {x} stars in math and {y} in reading, then lost {z} for talking. A prize costs {w} stars. How many prizes can {he} get with all {his} stars?",
      "{x} quiz cards lay on the desk. {m} wrote {y} more and threw out {z}. Then the cards were dealt to {w} players equally. How many cards did a player get?",
      "How many teams of {w} can be made if {x} pupils were on the list, {y} were added and {z} were crossed off?",
      "A study hall had {x} pupils; {y} came in, {z} went home, and those present sat down at {w} tables, the same number at every table. How many sat at a table?",
    ],
  },
];

/** Paint, paper, pictures and frames. */
const PICTURES: readonly WordingFamily[] = [
  {
    id: "made/pictures-hung-together",
    expression: "x+y",
    numbers: { x: "5..50", y: "4..40" },
    texts: [
      "The art teacher pinned {x} watercolors to the wall on {day} and {y} to the same wall on {day2}. How many watercolors are pinned there?",
      "{n} painted {y} pots red. {He} painted {x} green. How many pots did {he} paint?",
      "A gallery owned {x} portraits when a rich man left it {y} of his. How many portraits has it owned since then?",
      "How many sketches did {m} make at the zoo, if {y} show monkeys, {x} show birds, and none shows anything else?",
    ],
  },
  {
    id: "made/tubes-of-paint-used-up",
    expression: "x-y",
    numbers: { x: "24..70", y: "4..20" },
    texts: [
      "The art room had {x} tubes of paint. Painting the stage set emptied {y} of them. How many tubes still have paint?",
      "{n} cut {y} sheets from a drawing pad of {x} sheets. How thick is the pad now, in sheets?",
      "{m} began the summer with {x} crayons, and the sun melted {y}. How many were not melted?",
      "Of the {x} pictures at the student show, {y} got a ribbon. The number without a ribbon is what?",
    ],
  },
  {
    id: "made/pictures-sold-at-the-show",
    expression: "x-y",
    numbers: { x: "30..80", y: "5..25" },
    texts: [
      "A painter brought {x} pictures to the street fair and packed {y} into her van again that evening. The others were sold. How many did she sell?",
      "{n}'s paint box had {x} brushes. Since {k} borrowed some, it has {y}. How many brushes did {k} borrow?",
      "Yesterday {x} pieces of clay lay in the tub, and today {y} lie there. How many pieces did the pottery class take?",
      "How many drawings did {m} throw away, when {mhe} kept {y} of the {x} that {mhe} had drawn?",
    ],
  },
  {
    id: "made/brushes-for-every-easel",
    expression: "x*y",
    numbers: { x: "3..15", y: "2..12" },
    texts: [
      "There are {x} easels in the studio, and {y} brushes lie at each. How many brushes lie at the easels?",
      "{n} painted {y} stripes on every one of {x} wooden eggs. How many stripes did {he} paint?",
      "A mural is made up of {x} rows of tiles, with {y} tiles in each row. How many tiles does the mural have?",
      "How many jars of paint does the art club own, if each of its {y} members keeps {x} jars there?",
    ],
  },
  {
    id: "made/paint-shared-among-artists",
    expression: "x/y",
    numbers: { y: "2..10", x: "y*(i+1)" },
    texts: [
      "{y} painters share {x} tubes of oil paint equally. How many tubes does a painter have?",
      "{n} has to put {x} beads of glass on {y} picture frames and wants all frames to look alike. How many beads go on a frame?",
      "The {x} colored pencils were sorted into {y} cups, equally many in each. How many pencils does a cup hold?",
      "A border of {x} leaves is painted on {y} walls, and every wall shows the same number of leaves. What is the number for one wall?",
    ],
  },
  {
    id: "made/how-many-pictures-from-paint",
    expression: "x/y",
    numbers: { y: "2..9", x: "y*(i+1)" },
    texts: [
      "A poster takes {y} spoons of glitter. {n} has {x} spoons of glitter. How many posters can {he} decorate?",
      "How many frames did the shop build out of {x} strips of wood? It took {y} strips for every frame.",
      "{m} draws {y} faces on a sheet of paper. When {mhe} has drawn {x} faces, how many sheets has {mhe} used?",
      "On each panel of the fence the children painted {y} flowers. {x} flowers are painted. How many panels have flowers?",
    ],
  },
  {
    id: "made/colors-counted-in-a-set",
    expression: "x+y",
    numbers: { x: "5..40", y: "5..40", z: "5..40" },
    texts: [
      "In a mosaic {n} used {x} {color} tiles, {y} {color2} tiles and {z} {color3} ones. How many {color} and {color2} tiles are in the mosaic?",
      "The art store sold {x} canvases in the morning and {y} after lunch. It also sold {z} pots of glue. How many canvases did it sell?",
      "{z} parents came to watch. {x} boys and {y} girls showed their pictures, one each. How many pictures were shown?",
      "How many brushes are clean? {n} washed {y}, and {x} had never been used. {z} brushes are sticky.",
    ],
  },
  {
    id: "made/taller-picture-or-longer-brush",
    expression: "x-y",
    numbers: { x: "40..90", y: "12..38", z: "2..9" },
    texts: [
      "A canvas is {x} inches wide and {y} inches high, and {z} nails hold it. How much wider than high is it, in inches?",
      "{n} worked {x} minutes on a portrait and {y} minutes on a bowl of fruit, with {z} brushes. How many more minutes did the portrait take?",
      "The mural in the gym shows {x} people. The mural in the hall, which is {z} years old, shows {y}. How many fewer people are in the hall mural?",
      "How many more visitors saw the paintings than the statues? {y} saw the statues, {x} the paintings, and {z} guards were there.",
    ],
  },
  {
    id: "made/brushes-per-easel-some-lost",
    expression: "x*y-z",
    numbers: { x: "4..10", y: "3..9", z: "2..11" },
    texts: [
      "The teacher set {y} brushes at each of {x} places. {z} were too stiff and had to be taken away. How many good brushes were at the places?",
      "{n} mixed {x} trays of paint with {y} colors in a tray. {z} of the colors dried out overnight. How many were wet in the morning?",
      "A calendar club printed {x} sets of {y} cards and gave {z} cards to the printer as thanks. How many cards are for the club?",
      "{z} squares of a paint-by-number picture are done. The picture is {x} squares high and {y} squares wide. How many squares must still be painted?",
    ],
  },
  {
    id: "made/two-painters-then-frames",
    expression: "(x+y)/z",
    numbers: { z: "2..7", x: "z*i+j", y: "(z-1)*j" },
    texts: [
      "{n} painted {x} pictures and {m} painted {y}. Together they hung {z} pictures in each room. In how many rooms did pictures hang?",
      "{x} birthday cards and {y} holiday cards were drawn by the class. They are sold in packs of {z}. How many packs are there?",
      "How many trays does {k} need for {y} large and {x} small clay birds, when {z} birds of either size go on a tray?",
      "The shelf had {x} glass jars, and the janitor collected {y} others. The art teacher set all of them out, {z} to a table. How many tables got jars?",
    ],
  },
  {
    id: "made/colored-some-lost-some-bought",
    expression: "x-y+z",
    numbers: { x: "24..64", y: "4..20", z: "3..24" },
    texts: [
      "{n} had {x} markers. {y} dried out and were thrown away, and {his} aunt sent {z} fresh ones. How many markers has {n} now?",
      "A museum lent out {y} of its {x} paintings. Then it was lent {z} by a palace. How many paintings were in the museum after that?",
      "{z} sheets were put into the paper tray after {y} had been used up for drawings. There were {x} in the tray at first. How many were in it then?",
      "How many pieces are in the exhibit? It opened with {x}; in its second week {y} were taken down and {z} were hung up.",
    ],
  },
  {
    id: "made/paint-money-for-tubes",
    expression: "x-y*z",
    numbers: { y: "2..8", z: "2..9", x: "y*z+i*2" },
    texts: [
      "{n} has ${x}. {He} buys {y} tubes of paint that cost ${z} each. How many dollars does {he} have after that?",
      "A roll of paper is {x} feet long. The class cuts off {y} banners of {z} feet each. How many feet are on the roll after that?",
      "How many crayons are unused, if {m} had {x} and laid out {y} rows of {z} for {mhis} picture of a fence?",
      "{x} beads were in the jar. {z} girls took {y} beads each for their frames. How many beads stayed in the jar?",
    ],
  },
  {
    id: "made/art-room-two-kinds-of-jars",
    expression: "x*y+z*w",
    numbers: { x: "2..8", y: "3..9", z: "2..7", w: "2..9" },
    texts: [
      "{n} drew {x} spiders with {y} spots each and {z} beetles with {w} spots each. How many spots did {he} draw?",
      "The art store charged ${y} for a brush and ${w} for a canvas. {m} chose {x} brushes and {z} canvases. How many dollars did {mhe} pay?",
      "A wall is covered by {x} large posters, {y} tacks in each, and {z} small ones with {w} tacks in each. How many tacks are in the wall?",
      "How many pictures were made? {x} pupils painted {y} pictures each and {z} teachers painted {w} each.",
    ],
  },
  {
    id: "made/three-shades-of-paper",
    expression: "x+y-z",
    numbers: { x: "12..50", y: "12..50", z: "5..22" },
    texts: [
      "{n} bought {x} sheets of {color} paper and {y} sheets of {color2} paper. {He} cut up {z} of the sheets for a collage. How many sheets are whole?",
      "The ceramics class fired {x} cups and {y} bowls. {z} pieces cracked in the kiln. How many came out without a crack?",
      "A street artist sold {z} of her drawings today. She had {x} in her bag and drew {y} on the spot. How many drawings does she take home?",
      "How many pictures hang in the hall? It had {x}. The first graders added {y}, and the wind blew down {z}, which nobody has put back.",
    ],
  },
];

/** Paper, beads, clay and glue. */
const HANDICRAFT: readonly WordingFamily[] = [
  {
    id: "made/beads-strung-on-two-ends",
    expression: "x+y",
    numbers: { x: "8..60", y: "8..60" },
    texts: [
      "{n} strung {x} glass beads and {y} wooden beads on a cord. How many beads are on the cord?",
      "A paper chain of {x} links was tied to one of {y} links. How many links does the whole chain have?",
      "{m} had folded {x} paper boats when it rained and {y} more by the time the sun was back. How many boats lay on the table then?",
      "Before lunch the potter turned {y} bowls and after lunch {x}. Find how many bowls she turned that day.",
    ],
  },
  {
    id: "made/beads-needed-for-a-chain",
    expression: "x-y",
    numbers: { x: "45..98", y: "8..40" },
    texts: [
      "The pattern for a necklace asks for {x} beads. {n} has {y}. How many beads must {he} get?",
      "How many more paper stars does the class have to fold, if it wants {x} for the hall and has {y}?",
      "{m} is gluing {x} buttons on a clown picture. {y} are stuck on. How many are to be glued yet?",
      "A basket weaver needs {x} reeds. With {y} in her arms she goes back to the pond for the others. How many does she go back for?",
    ],
  },
  {
    id: "made/beads-that-broke-off",
    expression: "x-y",
    numbers: { x: "40..90", y: "6..35" },
    texts: [
      "The string snapped, and of {n}'s {x} beads {y} rolled under the stove for good. How many beads can {he} string again?",
      "{m} modeled {x} clay snails. In the oven {y} of them lost their horns. How many snails have horns?",
      "{x} candles were cast in the craft room; customers carried off {y}. How many candles are in the craft room now?",
      "If {k} made {x} greeting cards and mailed {y}, how many has {k} not mailed?",
    ],
  },
  {
    id: "made/beads-per-bracelet",
    expression: "x*y",
    numbers: { x: "3..14", y: "6..25" },
    texts: [
      "A bracelet takes {y} beads. How many beads does {n} need for {x} bracelets?",
      "{x} children each glued {y} shells onto a mirror frame. How many shells did they glue?",
      "For a paper lantern {m} makes {y} cuts. {mHe} has made {x} lanterns. How many cuts were those?",
      "How many candles come out of the mold when it is filled {x} times and makes {y} candles at a time?",
    ],
  },
  {
    id: "made/bracelets-from-beads",
    expression: "x/y",
    numbers: { y: "4..15", x: "y*(i+1)" },
    texts: [
      "{n} emptied a bag of {x} beads and used {y} for each bracelet until none were left. How many bracelets did {he} make?",
      "It takes {y} craft sticks to make a birdhouse. {m} has saved {x} sticks. How many birdhouses can {mhe} make?",
      "How many baskets does the weaver finish with {x} reeds, if a basket needs {y}?",
      "{x} paper flowers were bound into bunches of {y} for the nursing home. How many bunches were bound?",
    ],
  },
  {
    id: "made/beads-shared-by-crafters",
    expression: "x/y",
    numbers: { y: "2..9", x: "y*(i+3)" },
    texts: [
      "{n} put {x} beads on {y} key chains, the same number on every one. How many beads are on a key chain?",
      "The craft club's {x} pounds of clay are shared out equally to {y} tables. How many pounds are on a table?",
      "{y} garlands were cut out of {x} paper hearts, all of them equally long. How many hearts does a garland have?",
      "A ribbon {x} inches long was snipped into {y} equal pieces for bows. How long is a piece, in inches?",
    ],
  },
  {
    id: "made/glue-and-other-craft-goods",
    expression: "x*y",
    numbers: { x: "3..12", y: "3..15", z: "2..40" },
    texts: [
      "At a table with {z} chairs, {x} scouts are making lanyards. Each scout braids {y} cords. How many cords do they braid?",
      "{n} used {z} drops of glue and {y} feathers on every one of {x} masks. How many feathers did {he} use?",
      "Felt costs ${y} a sheet. {m} picks {x} sheets and looks at {z} spools of ribbon without buying any. How many dollars does {mhe} pay?",
      "A craft fair lasts {z} hours. {x} stands sell {y} sorts of soap each. If no two stands sell the same sort, how many sorts of soap are for sale?",
    ],
  },
  {
    id: "made/more-paper-cranes-than",
    expression: "x-y",
    numbers: { x: "35..95", y: "6..30", z: "6..90" },
    texts: [
      "{n} folded {x} paper cranes, {m} folded {y}, and {k} folded {z}. How many more cranes did {n} fold than {m}?",
      "A candle maker sold {y} red candles, {x} white candles and {z} bars of soap. How many fewer red candles than white ones did she sell?",
      "One quilted bag has {x} sequins. Another, priced at {z} dollars, has {y}. What is the difference in sequins?",
      "How many clay beads are left to paint? {n} shaped {x}, painted {y}, and then rested for {z} minutes.",
    ],
  },
  {
    id: "made/several-bracelets-from-a-jar",
    expression: "x-y*z",
    numbers: { y: "2..8", z: "6..15", x: "y*z+i*4" },
    texts: [
      "A jar held {x} beads. {n} made {y} bracelets of {z} beads each. How many beads does the jar hold now?",
      "{m} had {x} pipe cleaners and bent {z} of them for each of {y} spiders. How many straight ones were left?",
      "How much yarn is on the ball? It was {x} yards long, and {k} cut {y} pieces of {z} yards from it.",
      "The craft shop expects to sell {x} kits. {y} schools have bought {z} kits each. How many kits are there left to sell?",
    ],
  },
  {
    id: "made/bags-of-beads-and-loose-ones",
    expression: "x*y+z",
    numbers: { x: "3..9", y: "10..40", z: "4..30" },
    texts: [
      "{n} owns {x} bags of {y} beads and {z} loose beads. How many beads does {he} own?",
      "Each of the {x} scouts folded {y} paper stars, and their leader folded {z}. How many stars were folded?",
      "{z} corks lay in the drawer. {m} got {x} sacks with {y} corks in a sack from the restaurant. How many corks can {mhe} use for {mhis} raft?",
      "How many shells are glued on? The lampshade has {x} rings of {y} shells, and {z} shells hang from its rim.",
    ],
  },
  {
    id: "made/clay-figures-packed-after-breakage",
    expression: "(x-y)/z",
    numbers: { z: "2..8", y: "3..15", x: "y+z*(i+1)" },
    texts: [
      "{x} mugs were fired, and {y} broke. The potter packs the good mugs {z} to a box. How many boxes does she fill?",
      "{n} set {y} of {his} {x} beads aside for earrings. The others went onto anklets with {z} beads apiece. How many anklets did {he} make?",
      "How many kites can be built with {x} sticks if {y} sticks are cracked and a kite needs {z} good ones?",
      "The rain spoiled {y} of {x} paper roses, and those that had stayed dry were put into vases, {z} in a vase. How many vases was that?",
    ],
  },
  {
    id: "made/two-crafters-three-amounts",
    expression: "x+y+z",
    numbers: { x: "6..40", y: "6..40", z: "3..40" },
    texts: [
      "{n} made {x} candles, {m} made {y} and {k} made {z}. How many candles did the three make?",
      "A mobile is hung with {x} stars, {y} moons and {z} planets. How many shapes hang from it?",
      "{k} spent {x} minutes cutting, {y} minutes gluing and {z} minutes painting a mask. How many minutes did the mask take?",
      "To the {x} bows on the wreath {n} tied {y} silver ones and then {z} gold ones. Find the number of bows on it now.",
    ],
  },
  {
    id: "made/bead-jars-joined-and-strung",
    expression: "(x+y)/z",
    numbers: { z: "5..12", x: "z*i+j", y: "(z-1)*j" },
    texts: [
      "{n} poured {x} white beads and {y} black beads into one bowl and made necklaces of {z} beads. How many necklaces did that bowl give?",
      "With {x} craft sticks at home and {y} from the store, how many picture frames can {m} glue together at {z} sticks a frame?",
      "{x} boys and {y} girls came to craft day. They gathered around tables, {z} children at each. How many tables were taken?",
      "How many balls of clay will {k} get? {k} kneads {y} spoons of red clay into {x} spoons of white clay and makes a ball from every {z} spoons.",
    ],
  },
  {
    id: "made/craft-fair-takings",
    expression: "x*y+z-w",
    numbers: { x: "4..15", y: "2..9", z: "10..40", w: "3..20" },
    texts: [
      "At the craft fair {n} sold {x} puppets for ${y} each and a puppet stage for ${z}. The stand cost {him} ${w}. How many dollars did {he} earn after paying for the stand?",
      "{m} had {x} strings of {y} beads and found {z} loose beads. {mHe} gave {w} beads to {k}. How many beads does {mhe} have?",
      "A paper chain was made of {x} parts with {y} links each. The class added {z} links, and later {w} links tore off. How many links are in the chain?",
      "How many candles are on the shelf? The mold was filled {x} times with {y} candles each time; {z} candles stood there before, and {w} have been sold.",
    ],
  },
];

/** Cloth, buttons, yarn and stitches. */
const SEWING: readonly WordingFamily[] = [
  {
    id: "made/buttons-sewn-on",
    expression: "x+y",
    numbers: { x: "5..40", y: "5..40" },
    texts: [
      "The tailor sewed {x} buttons on a coat, and then {y} on its vest. How many buttons did he sew on?",
      "{n}'s quilt had {x} patches at Easter. {He} has stitched {y} more to it since. How many patches does it have?",
      "Grandma's button tin received {y} new buttons. It held {x} before that. How many buttons does the tin hold now?",
      "How many rows tall is the scarf, if {m} knitted {x} blue rows and {y} gray rows?",
    ],
  },
  {
    id: "made/cloth-left-on-the-bolt",
    expression: "x-y",
    numbers: { x: "30..80", y: "4..25" },
    texts: [
      "A bolt of cotton is {x} yards long. The clerk cuts off {y} yards for a customer. How many yards are on the bolt then?",
      "Of the {x} pins in the cushion, {y} are holding a hem. How many pins are free?",
      "{n} has {x} socks to darn and has darned {y}. How many socks with holes are in {his} basket?",
      "The seamstress promised {x} choir robes by {day}. {y} hang finished on the rack. How many must she sew by then?",
    ],
  },
  {
    id: "made/yarn-there-was-before",
    expression: "x+y",
    numbers: { x: "5..40", y: "3..30" },
    texts: [
      "{n} knitted a blanket from {x} balls of yarn, and {y} balls are left in the basket. How many balls were in the basket before {he} began?",
      "After {y} yards of lace went onto the curtains, the roll still had {x} yards. How long was the roll at first?",
      "{m} has {x} needles because {mhe} lost {y}. How many did {mhe} have before?",
      "How many buttons did the old coat have, when {y} have come off and {x} are hanging on?",
    ],
  },
  {
    id: "made/buttons-on-every-shirt",
    expression: "x*y",
    numbers: { x: "3..15", y: "4..12" },
    texts: [
      "A shirt needs {y} buttons. How many buttons does {n} sew on {x} shirts?",
      "{m} cross-stitched {x} roses, and every rose took {y} threads. How many threads did that take?",
      "The quilt is {x} squares wide and {y} squares long. How many squares were sewn together?",
      "How many yards of cloth go into the band's {x} capes at {y} yards a cape?",
    ],
  },
  {
    id: "made/shirts-from-buttons",
    expression: "x/y",
    numbers: { y: "3..9", x: "y*(i+1)" },
    texts: [
      "A tailor has {x} buttons. He puts {y} on each shirt. For how many shirts are his buttons enough?",
      "{n} cut a {x}-foot ribbon into lengths of {y} feet. How many lengths did {he} get?",
      "How many dolls can be dressed with {x} scraps of silk when a dress takes {y} scraps?",
      "The knitting club has knitted {x} squares, and {y} squares make a blanket. How many blankets will there be?",
    ],
  },
  {
    id: "made/cloth-shared-for-costumes",
    expression: "x/y",
    numbers: { y: "2..10", x: "y*(i+1)" },
    texts: [
      "{n} divided {x} buttons evenly among {y} puppets. How many buttons did a puppet get?",
      "{x} yards of felt are enough for {y} capes that are all alike. How many yards does one cape use?",
      "{y} women sewed {x} flags for the parade. They all sewed the same number. How many did each one sew?",
      "For {y} pillows of one kind {m} used {x} tassels. How many tassels are on a pillow?",
    ],
  },
  {
    id: "made/stitches-of-two-colors",
    expression: "x-y",
    numbers: { x: "45..95", y: "10..40", z: "3..30" },
    texts: [
      "The picture has {x} red stitches, {y} yellow ones and {z} green ones. How many more red stitches than yellow stitches does it have?",
      "{n} owns {z} sewing machines. {He} has {x} spools of thread, of which {y} are {color}. How many spools are of other colors?",
      "How many inches longer is the blue scarf? It measures {x} inches, the brown scarf measures {y}, and both have {z} tassels.",
      "A pillow with {z} tassels had {x} sequins. {y} sequins fell off in the wash. How many sequins are still on the pillow?",
    ],
  },
  {
    id: "made/costumes-and-their-ribbons",
    expression: "x*y",
    numbers: { x: "3..12", y: "3..12", z: "3..30" },
    texts: [
      "{x} dancers need {y} ribbons each, and {z} parents offered to sew. How many ribbons do the dancers need?",
      "A tailor takes {y} hours for a suit. {z} suits hang in his shop, and {x} more have been ordered. How many hours will the ordered suits take?",
      "On each of {x} pockets {n} stitches {y} stars. The coat also has {z} buttons. How many stars does {n} stitch?",
      "Thread costs {y} dollars a spool and zippers cost {z} dollars. {m} needs {x} spools of thread. How many dollars does {mhe} pay for them?",
    ],
  },
  {
    id: "made/cloth-cut-twice",
    expression: "x-y-z",
    numbers: { x: "40..90", y: "4..18", z: "4..18" },
    texts: [
      "From {x} yards of cloth {n} cut {y} yards for curtains and {z} yards for a tablecloth. How many yards did {he} have left?",
      "{x} buttons were in the tin. {y} went on a sweater, and {z} became eyes for teddy bears. How many are in the tin today?",
      "How many hems are not done, if {m} must do {x}, did {y} on {day} and did {z} on {day2}?",
      "The shop hung out {x} dresses. A bride bought {y} for her friends, while {z} went to a theater. How many dresses hang there still?",
    ],
  },
  {
    id: "made/buttons-for-shirts-from-tin",
    expression: "x-y*z",
    numbers: { y: "2..6", z: "4..9", x: "y*z+i*3" },
    texts: [
      "There are {x} buttons in a tin. {n} sews {z} on each of {y} jackets. How many buttons does the tin have after that?",
      "{m} bought {x} feet of ribbon and tied {y} bows of {z} feet. How many feet did {mhe} not use?",
      "How many pins are in the cushion when {y} skirts have been pinned with {z} pins each? Before, there were {x}.",
      "A theater ordered {x} costumes. {y} tailors have delivered {z} apiece. How many costumes is the theater waiting for?",
    ],
  },
  {
    id: "made/quilt-squares-in-rows-plus-edge",
    expression: "x*y+z",
    numbers: { x: "4..10", y: "4..10", z: "5..40" },
    texts: [
      "The quilt has {x} rows of {y} squares and a border of {z} small squares. How many squares does it have, small ones counted too?",
      "{n} knits {y} inches a day. The scarf was {z} inches long when {he} took it over {x} days ago. How many inches long is it today?",
      "To make {x} aprons {m} needs {y} yards of tape each, and for the tent {z} yards. How many yards of tape are needed?",
      "How many buttons did Grandpa count? {z} lay on the floor and {y} in each of {x} little drawers.",
    ],
  },
  {
    id: "made/yarn-used-then-equal-hats",
    expression: "(x-y)/z",
    numbers: { z: "2..5", y: "3..12", x: "y+z*(i+1)" },
    texts: [
      "{n} has {x} balls of yarn. {y} balls go into a sweater, and the others into hats of {z} balls each. How many hats can {he} knit?",
      "A tailor had {x} yards of linen and sold {y}. From the rest he sewed shirts, using {z} yards for each. How many shirts did he sew?",
      "{y} of the {x} patches are stained. {m} sews the clean ones onto {z} blankets, equally many on each. How many patches go on a blanket?",
      "How many clowns got pompoms, {z} to a clown, when the club had made {x} pompoms and kept {y} for the tent?",
    ],
  },
  {
    id: "made/shirts-with-two-sorts-of-buttons",
    expression: "(x+y)*z",
    numbers: { x: "3..8", y: "2..7", z: "3..12" },
    texts: [
      "Each vest has {x} big buttons and {y} little ones. How many buttons are on {z} vests?",
      "{n} knits {x} rows in the morning and {y} rows in the evening, day after day. How many rows has {he} knitted after {z} days?",
      "For one costume the school buys {x} yards of silk and {y} yards of net. How many yards does it buy for {z} costumes?",
      "How many bows does {m} tie, if there are {y} curtains in the hall and {x} in the parlor, and every curtain gets {z} bows?",
    ],
  },
  {
    id: "made/cloth-for-curtains-and-pillows",
    expression: "x-y*z-w",
    numbers: { y: "2..6", z: "3..8", w: "2..12", x: "y*z+w+i*2" },
    texts: [
      "A bolt has {x} yards. {n} sews {y} curtains of {z} yards each and a tablecloth of {w} yards. How many yards are left on the bolt?",
      "{m} had {x} buttons. {mHe} sewed {z} on each of {y} shirts and lost {w} in the grass. How many buttons does {mhe} have?",
      "How many balls of yarn are on the shop's shelf? There were {x}; {y} knitters took {z} each, and {w} were ruined by moths.",
      "The sewing circle has to make {x} napkins. Its {y} members have made {z} each, and a neighbor made {w}. How many napkins are to be made yet?",
    ],
  },
];

/** Boards, nails, bricks and blocks. */
const BUILDING: readonly WordingFamily[] = [
  {
    id: "made/blocks-put-on-top",
    expression: "x+y",
    numbers: { x: "8..50", y: "4..40" },
    texts: [
      "{n}'s tower was {x} blocks high. {k} climbed on a chair and put {y} more on it. How many blocks high is it now?",
      "A mason laid {x} bricks for the front wall and {y} for the side wall. How many bricks did he lay?",
      "For the tree house {m} hammered in {y} nails on {day}, which came on top of {x} nails from the week before. How many nails are in the tree house?",
      "How many boards does the fence have when its {x} old boards are joined by {y} fresh ones?",
    ],
  },
  {
    id: "made/blocks-still-needed",
    expression: "x-y",
    numbers: { x: "40..99", y: "8..35" },
    texts: [
      "A doll castle is built from {x} blocks. {n} can find only {y}. How many blocks are missing?",
      "{m} is nailing {x} shingles on the playhouse roof, and {y} are on. How many shingles will {mhe} nail on after this?",
      "The plan for the shed calls for {x} screws. There are {y} in the toolbox. How many screws should the builder buy?",
      "The fence must become {x} feet long. It is {y} feet long at present. By how many feet do they have to extend it?",
    ],
  },
  {
    id: "made/blocks-fallen-from-the-tower",
    expression: "x-y",
    numbers: { x: "30..80", y: "5..25" },
    texts: [
      "The cat bumped into {n}'s tower of {x} blocks, and {y} blocks were left standing. How many fell?",
      "A carpenter loaded {x} planks on his truck. He used {y} of them for a porch and drove home with the others. How many planks did he drive home with?",
      "Of {x} nails {m} bent {y}. How many went in straight?",
      "{x} stones lie by the garden path. If {k} sets {y} of them into the ground, how many lie there then?",
    ],
  },
  {
    id: "made/nails-per-board",
    expression: "x*y",
    numbers: { x: "4..15", y: "3..10" },
    texts: [
      "{n} puts {y} nails in every board. How many nails does {he} use for {x} boards?",
      "The wall is {x} bricks long and {y} bricks high. How many bricks are in it?",
      "One birdhouse takes {m} {y} hours. How many hours does {mhe} work on {x} birdhouses?",
      "How many windows did the toy maker saw out? He built {x} dollhouses with {y} windows apiece.",
    ],
  },
  {
    id: "made/shelves-from-boards",
    expression: "x/y",
    numbers: { y: "3..9", x: "y*(i+1)" },
    texts: [
      "{n} has {x} boards and builds shelves that take {y} boards each. How many shelves does {he} build?",
      "How many pieces {y} feet long can the carpenter saw from a beam of {x} feet?",
      "{x} bricks must go up the ladder. The helper carries {y} at once. How many times does he climb?",
      "A model bridge stands on pillars of {y} blocks. {m} used up {x} blocks for pillars. How many pillars has the bridge?",
    ],
  },
  {
    id: "made/boards-shared-by-builders",
    expression: "x/y",
    numbers: { y: "2..9", x: "y*(i+2)" },
    texts: [
      "{x} nails hold {y} benches together, equally many in each bench. How many nails hold one bench?",
      "{y} children build sand castles out of {x} buckets of sand and share the sand fairly. How many buckets does a child use?",
      "A staircase rises {x} inches in {y} equal steps. How many inches high is one step?",
      "{n} stacked {x} blocks as {y} towers of the same height. How many blocks are in a tower?",
    ],
  },
  {
    id: "made/two-builders-and-their-tools",
    expression: "x+y",
    numbers: { x: "10..60", y: "10..60", z: "2..12" },
    texts: [
      "{n} laid {x} tiles and {m} laid {y} tiles while {k} mixed {z} buckets of mortar. How many tiles were laid?",
      "A toolbox has {x} screws in one tray and {y} in another. {z} hammers hang above it. How many screws are in the trays?",
      "{z} men are raising a barn. They nailed up {y} boards on the north side and {x} on the south side. How many boards did they nail up?",
      "How many yellow and white blocks are there? {n}'s wall has {x} yellow blocks, {y} white blocks and {z} windows.",
    ],
  },
  {
    id: "made/taller-tower-by-blocks",
    expression: "x-y",
    numbers: { x: "35..90", y: "8..30", z: "3..60" },
    texts: [
      "{n}'s tower has {x} blocks. {m} used {y} blocks for {mhis} own and {z} for a bridge. How many more blocks are in {n}'s tower than in {m}'s tower?",
      "The carpenter cut a plank of {x} inches down to {y} inches. It was {z} years old. How many inches came off?",
      "{x} bricks were delivered with {z} sacks of sand. {y} bricks have been laid. How many bricks have yet to be laid?",
      "How many fewer nails than screws does the workshop have? It stocks {x} screws, {y} nails and {z} hooks.",
    ],
  },
  {
    id: "made/fence-boards-from-piles",
    expression: "x*y-z",
    numbers: { x: "3..8", y: "8..20", z: "4..22" },
    texts: [
      "{n} bought {x} bundles of {y} boards and used {z} boards for a doghouse. How many boards has {he} left?",
      "A wall of {x} rows, {y} bricks in a row, is to be built. {z} bricks are laid. How many are to follow?",
      "The building set has {x} bags of {y} pieces. {z} pieces were lost. How many pieces does it have today?",
      "How many nails remain, if {m} emptied {x} packets of {y} nails and hammered in {z}?",
    ],
  },
  {
    id: "made/old-boards-plus-bundles",
    expression: "x*y+z",
    numbers: { x: "3..8", y: "5..16", z: "4..30" },
    texts: [
      "The carpenter had {z} planks and was brought {x} loads of {y} planks. How many planks did he have then?",
      "{n}'s block castle has {x} towers with {y} blocks each and a gate of {z} blocks. How many blocks is the castle made of?",
      "It took {x} days of {y} hours to build the walls of the hut and {z} hours to build its roof. How many hours was that in all?",
      "How many tiles does the floor need? It needs {x} rows of {y} tiles in the middle and {z} tiles along the edge.",
    ],
  },
  {
    id: "made/bricks-broken-then-piles",
    expression: "(x-y)/z",
    numbers: { z: "3..9", y: "3..20", x: "y+z*(i+1)" },
    texts: [
      "{y} of {x} bricks were cracked. {n} stacked the whole ones in piles of {z}. How many piles did {he} stack?",
      "A beam was {x} feet long. The carpenter sawed off a rotten end of {y} feet and cut what remained into {z} equal parts. How many feet long was a part?",
      "{m} kept {y} of {mhis} {x} blocks and gave {z} cousins all the others, the same number each. How many blocks did a cousin get?",
      "How many chairs can be mended with {z} screws apiece, if the drawer has {x} screws and {y} are rusty?",
    ],
  },
  {
    id: "made/two-deliveries-less-used",
    expression: "x+y-z",
    numbers: { x: "20..60", y: "10..50", z: "6..28" },
    texts: [
      "{x} boards came on {day} and {y} on {day2}. The builders have used {z}. How many boards are there to use?",
      "{n} and {k} put {n}'s {x} blocks and {k}'s {y} blocks in a heap and built a castle of {z} blocks. How many blocks were not built in?",
      "{z} feet of the fence blew down. It had been {x} feet long, and {y} feet had just been added. How many feet are standing?",
      "How many tiles did the roofer have over, when he took {x} red and {y} gray tiles up and needed {z}?",
    ],
  },
  {
    id: "made/blocks-of-two-less-both-uses",
    expression: "x-(y+z)",
    numbers: { x: "50..99", y: "8..22", z: "8..22" },
    texts: [
      "A box of {x} blocks was brought out. {n} took {y} and {m} took {z}. How many blocks did they leave in the box?",
      "The carpenter owes the school {x} stools. He built {y} of maple and {z} of oak. How many does he owe still?",
      "Out of {x} nails, {y} went into the door and {z} into the frame. The others stayed in the can. How many stayed there?",
      "How many bricks long is the part of the wall without windows or doors, if the wall is {x} bricks long, its windows take up {y} and its doors {z}?",
    ],
  },
  {
    id: "made/towers-knocked-down-and-rebuilt",
    expression: "(x*y-z)/w",
    numbers: { x: "3..6", w: "2..6", y: "w*j", z: "w*i" },
    texts: [
      "{n} took apart {x} towers of {y} blocks. {He} threw out {z} broken blocks and built {w} equal towers from the rest. How many blocks high was a new tower?",
      "A mason bought {x} loads of {y} stones. After a path of {z} stones he built {w} walls with equally many stones and used up all he had. How many stones went into a wall?",
      "{x} packets of {y} nails were opened, and {z} nails were bent. The straight ones are enough for chairs with {w} nails each. How many chairs are that?",
      "How many planks did each of {w} builders get, when {x} stacks of {y} planks had come, {z} were sent back, and they shared the others evenly?",
    ],
  },
];

/** Stamps, cards, coins and shells that somebody keeps. */
const COLLECTIONS: readonly WordingFamily[] = [
  {
    id: "made/stamps-put-into-album",
    expression: "x+y",
    numbers: { x: "12..90", y: "4..60" },
    texts: [
      "{n} had {x} stamps. {He} steamed {y} off old letters and put them with the others. How many stamps does {he} have now?",
      "There were {x} coins in {m}'s box, and then {y} came from {mhis} great-uncle in Egypt. How many are in the box?",
      "{n} keeps {x} shells in a jar and {y} in a drawer. How many shells does {he} keep?",
      "How many trading cards will {k} own after buying the {y} that a friend has for sale? At the moment {k} owns {x}.",
    ],
  },
  {
    id: "made/stamps-traded-away",
    expression: "x-y",
    numbers: { x: "40..99", y: "6..35" },
    texts: [
      "{n} parted with {y} of {his} {x} stamps to get a rare one for {his} brother. How many of the {x} does {he} have left?",
      "A wave carried off {y} of the {x} shells that {m} had lined up on a rock. How many shells did {mhe} pick up again?",
      "{x} coins were laid out at the club. {y} were sold to dealers. How many were not sold?",
      "If {n} gives {k} {y} cards out of a stack of {x}, how many cards are in {n}'s stack?",
    ],
  },
  {
    id: "made/cards-won-or-lost-today",
    expression: "x-y",
    numbers: { x: "45..95", y: "10..40" },
    texts: [
      "{n} counted {y} cards this morning and {x} this evening. How many cards did {he} get during the day?",
      "In spring {m} had {x} postcards. Now {mhe} has {y}, having mailed some to friends. How many did {mhe} mail?",
      "When a thief had been in the coin shop, {y} of its {x} gold coins were there. How many had the thief taken?",
      "{k} brought home {x} shells from the sea, {y} of them found on the last day. How many were found before the last day?",
    ],
  },
  {
    id: "made/more-stamps-than-a-friend",
    expression: "x-y",
    numbers: { x: "50..98", y: "12..45", z: "10..90" },
    texts: [
      "{n} has {x} stamps, {m} has {y}, and {k} has {z} bottle caps. How many more stamps does {n} have than {m}?",
      "{x} of the coins in a case are silver, {y} are copper and {z} are brass. How many fewer copper coins than silver coins are there?",
      "{m} needs {x} cards for the whole set. {mHe} has {y} of them and {z} doubles. How many cards of the set does {mhe} lack?",
      "How many shells that are not white has {n}? {He} picked up {x} shells in {z} minutes, and {y} are white.",
    ],
  },
  {
    id: "made/before-the-trade",
    expression: "x+y",
    numbers: { x: "10..70", y: "5..40" },
    texts: [
      "{n} gave away {y} stamps and has {x} left. How many did {he} have before?",
      "Since {m} swapped {y} of {mhis} cards for a yo-yo, {mhis} album contains {x}. How many cards did it contain before the swap?",
      "{x} coins lie in the case and {y} are at the jeweler's to be cleaned. How many coins does the collector own?",
      "How many shells did the twins find? {y} cracked on the way home, and {x} got there in one piece.",
    ],
  },
  {
    id: "made/stamps-on-album-pages",
    expression: "x*y",
    numbers: { x: "4..20", y: "4..15" },
    texts: [
      "{n}'s album has {x} full pages with {y} stamps on each. How many stamps are in the album?",
      "A pack holds {y} cards. {m} tears open {x} packs. How many cards does {mhe} find?",
      "{x} children searched the beach, and each of them came back with {y} shells. How many shells did they bring back?",
      "How many coins are in the chest, if it has {x} trays and there is room for {y} coins in a tray, and no room is empty?",
    ],
  },
  {
    id: "made/album-pages-needed",
    expression: "x/y",
    numbers: { y: "4..12", x: "y*(i+1)" },
    texts: [
      "{n} glues {x} stamps into an album, {y} on a page. How many pages does {he} fill?",
      "{m} puts {mhis} {x} coins into little bags, {y} in a bag. How many bags does {mhe} need?",
      "For {y} common cards one gets a shiny one. {k} turns in {x} common cards. How many shiny ones does {k} get?",
      "How many boxes hold {x} minerals when each box has {y} compartments, one for each mineral?",
    ],
  },
  {
    id: "made/shells-shared-by-finders",
    expression: "x/y",
    numbers: { y: "2..9", x: "y*(i+2)" },
    texts: [
      "{y} friends found {x} shells on their walk and shared them fairly. How many shells did a friend take home?",
      "Grandpa leaves his {x} coins to {y} grandchildren in equal parts. How many coins will one grandchild have?",
      "{n} arranged {x} stamps on {y} sheets with equally many on all. How many stamps are on a sheet?",
      "{x} cards are dealt to {y} players until none is left, and all hold the same number. How many does a player hold?",
    ],
  },
  {
    id: "made/packs-of-cards-bought",
    expression: "x*y",
    numbers: { x: "3..12", y: "3..15", z: "5..90" },
    texts: [
      "{n} has {z} cards of birds. Today {he} bought {x} packs with {y} cards in each. How many cards did {he} buy today?",
      "Old postcards are ${y} each. {m} has ${z} and a list of {x} that {mhe} would like. How many dollars would those cost?",
      "{x} pages of an album have {y} stamps each, and {z} pages are blank. How many stamps are in it?",
      "At {y} shells an hour, how many shells does {k} find in {x} hours? {k}'s little sister finds {z} crabs.",
    ],
  },
  {
    id: "made/stamps-got-and-given",
    expression: "x+y-z",
    numbers: { x: "20..70", y: "5..40", z: "4..24" },
    texts: [
      "{n} owned {x} stamps, was given {y} and sold {z}. How many stamps does {he} own?",
      "{m} found {x} shells on {day} and {y} on {day2}. {mHe} threw {z} of them into the sea again. How many did {mhe} keep?",
      "{z} of the coins turned out to be fake and were tossed. The museum had bought {x} from a sailor and {y} from a farmer. How many real ones did it have?",
      "How many cards are in {k}'s album after a trade in which {k} got {y} and handed over {z}? Before the trade there were {x}.",
    ],
  },
  {
    id: "made/cards-lost-then-found",
    expression: "x-y+z",
    numbers: { x: "40..90", y: "8..30", z: "3..30" },
    texts: [
      "{n} lost {y} of {his} {x} cards in a bet and won {z} others later. How many has {he} got?",
      "A coin case held {x} coins. The collector took out {y} for a show and put in {z} that were new. How many coins are in the case?",
      "{m} had {x} marbles. A hole in {mhis} pocket cost {mhim} {y}, but {mhis} teacher made {mhim} a present of {z}. How many has {mhe} now?",
      "How many stickers are in the book? From the {x} in it {k} peeled off {y}, and then stuck in {z}.",
    ],
  },
  {
    id: "made/doubles-removed-then-pages",
    expression: "(x-y)/z",
    numbers: { z: "4..9", y: "4..25", x: "y+z*(i+1)" },
    texts: [
      "{n} has {x} stamps, but {y} are doubles. {He} sticks all the others in an album, {z} to a page. How many pages does {he} use?",
      "{m} sold {y} of {mhis} {x} cards and split the unsold ones evenly among {z} cousins. How many cards did a cousin get?",
      "{y} of {x} shells are chipped. {k} makes chains of {z} perfect shells. How many chains can {k} make?",
      "How many coin trays of {z} are full, when a dealer has {x} coins, {y} lie in the window and the rest are in the trays?",
    ],
  },
  {
    id: "made/several-packs-join-a-collection",
    expression: "x*y+z",
    numbers: { x: "3..9", y: "4..15", z: "10..80" },
    texts: [
      "{n} had {z} cards and got {x} packs of {y} cards for {his} birthday. How many cards does {he} have?",
      "{x} cousins sent {m} {y} stamps each from their trips. With the {z} that {mhe} owned, how many stamps are that?",
      "The mosaic by the pool was made from {x} buckets of {y} shells and from {z} pebbles. How many shells and pebbles were used?",
      "How many coins has {k} in the end? For {x} months {k} buys {y} a month, and {z} are from before.",
    ],
  },
  {
    id: "made/stamps-in-albums-and-pages",
    expression: "x*y*z",
    numbers: { x: "2..5", y: "4..12", z: "4..12" },
    texts: [
      "{n} owns {x} albums. Each has {y} pages, and each page has {z} stamps. How many stamps does {n} own?",
      "A carton has {y} boxes, a box has {z} packs of cards. How many packs are in {x} cartons?",
      "{y} children gather {z} shells an hour each. How many shells do they gather in {x} hours?",
      "The coin cabinet has {x} doors with {y} drawers behind each. How many coins are in it at {z} coins a drawer?",
    ],
  },
  {
    id: "made/coins-shared-and-one-friend-spends",
    expression: "x/y-z",
    numbers: { y: "2..6", z: "2..8", x: "y*(z+i)" },
    texts: [
      "{y} friends divided {x} old coins evenly. {n}, one of them, sold {z} of {his} coins. How many coins does {n} have?",
      "{x} shells were shared out equally among {y} children. {m} got {mhis} share and dropped {z} on the way. How many did {mhe} bring home?",
      "From a bag of {x} marbles each of {y} players got the same number. How many has {k} after losing {z} of them in the first game?",
      "An album's {x} stamps are on {y} pages, equally many on a page. {z} stamps on the last page are torn. How many good ones are on the last page?",
    ],
  },
  {
    id: "made/two-collectors-pool-and-trade",
    expression: "x*y-z*w",
    numbers: { x: "5..10", y: "8..15", z: "2..5", w: "3..7" },
    texts: [
      "{n} filled {x} pages with {y} stamps each and later gave {z} friends {w} stamps each. How many of the stamps does {he} have?",
      "{m} bought {x} packs of {y} cards. For a rare card {mhe} paid {w} of these cards, and {mhe} did that {z} times. How many of the cards are left?",
      "A dealer had {x} trays of {y} coins. {z} customers took {w} coins apiece. How many coins remain on the trays?",
      "How many shells can {k} still use, if {k} collected {x} pails of {y} shells and made {z} frames with {w} shells on each?",
    ],
  },
  {
    id: "made/cards-per-friend-from-packs",
    expression: "x*y/z",
    numbers: { x: "2..6", z: "2..6", y: "z*i" },
    texts: [
      "{z} friends bought {x} packs of {y} cards together and divided the cards evenly. How many cards did each friend get?",
      "{n} takes the stamps from {x} old pages, {y} from each page, and puts them on new pages of {z} stamps. How many new pages does {he} fill?",
      "The class gathered {x} buckets with {y} shells in a bucket. They were glued on {z} equal frames. How many shells does a frame have?",
      "{m} has {x} rolls of {y} coins. How many stacks of {z} coins do they make?",
    ],
  },
];

/** Several steps, at times beside a number that does not matter. */
const LONGER_WORK: readonly WordingFamily[] = [
  {
    id: "made/helpers-away-and-tasks-for-the-others",
    expression: "(x-y)*z",
    numbers: { x: "8..20", y: "2..6", z: "3..12" },
    texts: [
      "{x} pupils belong to the knitting club, but {y} are sick today. Each pupil who came knits {z} rows. How many rows are knitted today?",
      "A kit for a kite costs ${z}. {n} wanted {x} kits for {his} group and found that {y} were at school already, so {he} ordered only the others. How many dollars did {he} pay?",
      "How many stamps does the office need for its {x} letters, {y} of which {m} will carry over by hand? Every mailed letter takes {z} stamps.",
      "Of {x} shelves {y} are empty. Each of the other shelves has {z} books. How many books are on the shelves?",
    ],
  },
  {
    id: "made/box-split-and-one-part-used",
    expression: "x/y-z",
    numbers: { y: "2..6", z: "2..9", x: "y*(z+i)", w: "3..40" },
    texts: [
      "A teacher divides {x} sheets of colored paper evenly among {y} tables; {w} pencils are in a mug. The table by the window uses {z} of its sheets. How many sheets does it have after that?",
      "{x} beads and {w} hooks come in a kit. {y} sisters split the beads equally, and the eldest breaks {z} of hers. How many whole beads does the eldest have?",
      "{n} sorts {x} books into {y} equal rows in {w} minutes. {k} borrows {z} from the first row. How many books are in the first row then?",
      "How many boards has the youngest builder yet to nail, if {y} builders share {x} boards equally and the youngest, who is {w}, has nailed {z}?",
    ],
  },
  {
    id: "made/made-daily-until-the-fair",
    expression: "x*y-z",
    numbers: { x: "3..9", y: "5..14", z: "3..14", w: "5..60" },
    texts: [
      "For {x} days {n} folded {y} paper frogs a day on a bench {w} inches long. Then {he} gave {z} frogs to the kindergarten. How many frogs did {he} have then?",
      "The school paper has {x} reporters who wrote {y} stories each, and {w} people read it. {z} stories were too long and did not get in. How many stories got in?",
      "{w} guests came to see the shell show. In it were {x} cases of {y} shells, but {z} shells had been taken out for cleaning. How many shells could the guests see?",
      "How many pages of {m}'s sketchbooks are empty? {mHe} has {x} sketchbooks of {y} pages and {w} pens, and has drawn on {z} pages.",
    ],
  },
  {
    id: "made/add-packs-then-take-some",
    expression: "x+y*z-w",
    numbers: { x: "10..60", y: "2..7", z: "4..12", w: "3..17" },
    texts: [
      "{n}'s album had {x} stickers. {He} put in {y} packs of {z} stickers, and {w} fell out again. How many stickers are in the album?",
      "The art room had {x} brushes, bought {y} sets of {z} brushes, and threw {w} bald ones away. How many brushes does it have?",
      "The library counted {x} films. {y} donors brought {z} films each, and {w} that would not play were dropped. How many films does it count now?",
      "How many bricks are in the yard? A truck came {y} times with {z} bricks each time; {x} had been there, and {w} went into the chimney.",
    ],
  },
];

/** The wordings of problems about school and library, about crafts and collections. */
export const SCENES_SCHOOL_AND_CRAFTS: readonly WordingFamily[] = [
  ...SCHOOLROOM,
  ...LIBRARY,
  ...PAGES,
  ...HOMEWORK,
  ...PICTURES,
  ...HANDICRAFT,
  ...SEWING,
  ...BUILDING,
  ...COLLECTIONS,
  ...LONGER_WORK,
];
