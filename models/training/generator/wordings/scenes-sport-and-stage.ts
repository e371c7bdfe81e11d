import type { WordingFamily } from "../wording.ts";

/** Points of matches and rounds: what was scored, what is missing, what one turn brought. */
const POINTS: readonly WordingFamily[] = [
  {
    id: "played/points-of-two-halves",
    expression: "x+y",
    numbers: { x: "12..60", y: "8..55" },
    texts: [
      "The Falcons put {x} points on the board before halftime and {y} after it. With how many points did they finish the game?",
      "What was {n}'s final score at darts if {he} stood at {x} and {his} last three throws brought {y} more?",
      "{m} lost {y} points for a wrong answer on the quiz show. That left {mhim} with {x} points. How many points did {m} have before the wrong answer?",
      "Our volleyball team needed {y} points more than the visitors got to break the school record, and we got exactly that. The visitors got {x} points. How many did we get?",
    ],
  },
  {
    id: "played/points-of-the-second-half",
    expression: "x-y",
    numbers: { x: "50..98", y: "15..45" },
    texts: [
      "The Falcons finished the game with {x} points. Only {y} of these came before halftime. How many points did they score after it?",
      "{n} stood at {y} points in a darts match. Three throws later {he} stood at {x}. How much were the three throws worth?",
      "How many points did the wrong answer cost {m}? On the quiz show {mhe} went from {x} points down to {y}.",
      "Our volleyball team beat the visitors, who got {y} points all day. We got {x}. By how many points did we win?",
    ],
  },
  {
    id: "played/points-of-equal-throws",
    expression: "x*y",
    numbers: { x: "2..12", y: "2..12" },
    texts: [
      "Every basket in {n}'s backyard game counts for {y} points. {He} made {x} baskets. What was {his} score?",
      "{m} threw {x} darts, and each of them landed in the ring marked {y}. How many points is that?",
      "On the quiz show a right answer brings {x} points. How many points does {k} collect with {y} right answers and no wrong ones?",
      "The visitors scored {y} points. Our team scored {x} times as many. How many points did our team score?",
    ],
  },
  {
    id: "played/points-divided-by-throws",
    expression: "x/y",
    numbers: { y: "2..9", x: "y*(i+1)" },
    texts: [
      "In {n}'s backyard game every basket is worth {y} points. {He} scored {x} points. How many baskets did {he} make?",
      "{m} hit the same ring with all {y} darts and earned {x} points. What number is written on that ring?",
      "To win the round, {k} must collect {x} points. A right answer brings {y} points. How many right answers does {k} need, if {k} starts at zero?",
      "Our team scored {x} points, which was {y} times what the visitors scored. Find the visitors' score.",
    ],
  },
  {
    id: "played/points-still-to-come",
    expression: "x-y",
    numbers: { x: "60..100", y: "11..55", z: "3..20" },
    texts: [
      "The first to reach {x} points wins the badminton ladder. {n} has played {z} matches and has {y} points so far. How many points is {he} short?",
      "{m}, who wears jersey number {z}, has {y} points this season. The club record is {x}. How many more points will tie the record?",
      "How far behind is the red team? After {z} minutes the scoreboard shows {x} for blue and {y} for red.",
      "A gymnast was promised a medal for {x} points. In a contest with {z} judges she collected {y} points altogether. How many points was she missing?",
    ],
  },
  {
    id: "played/points-of-two-players-together",
    expression: "x+y",
    numbers: { x: "6..40", y: "5..38", z: "2..28" },
    texts: [
      "Only {n} and {m} scored for their side. {n} made {x} points and {m} {y}. They sat on the bench for {z} minutes. How many points did their side make?",
      "{k} knocked over {y} pins in the second game after knocking over {x} in the first, both on lane {z}. How many pins did {k} knock over in the two games?",
      "{m} scored {y} more points than {n} at the archery meet on {month} {z}. {n} had {x} points. How many points did {m} have?",
      "What is the total for the pair if one skater gets {x} points, the other skater gets {y}, and their dance lasts {z} minutes?",
    ],
  },
  {
    id: "played/points-the-same-in-every-round",
    expression: "x*y",
    numbers: { x: "3..12", y: "4..15" },
    texts: [
      "{n} earned {y} points in each round of the spelling relay. There were {x} rounds. How many points did {n} earn?",
      "For {x} weeks in a row the bowling club gave {m} {y} points a week. How many points has {mhe} been given?",
      "A team gets {x} points for a win. The Hornets won {y} times and never tied. How many points are listed beside their name in the table?",
      "How many points will {y} judges give the diver if each one holds up a card with the number {x}?",
    ],
  },
  {
    id: "played/points-in-each-round",
    expression: "x/y",
    numbers: { y: "3..9", x: "y*(i+2)" },
    texts: [
      "After {y} rounds of the spelling relay {n} had {x} points. {He} had earned equally many in every round. How many had {he} earned per round?",
      "The bowling club has given {m} {x} points so far, always {y} a week. For how many weeks has {mhe} been getting points?",
      "The Hornets have {x} points in the table, all of them from wins. A win brings {y} points. How often did the Hornets win?",
      "{y} judges held up the same number, and the diver's total came to {x}. What number did each judge hold up?",
    ],
  },
];

/** Teams, leagues and matches: players who join and leave, squads, seasons. */
const TEAMS: readonly WordingFamily[] = [
  {
    id: "played/players-who-sign-up",
    expression: "x+y",
    numbers: { x: "12..60", y: "3..30" },
    texts: [
      "A hockey club of {x} players took in {y} newcomers in the fall. How many players does the club have with them?",
      "{y} runners dropped out of the relay camp because of colds, and {x} stayed. How many had come to the camp?",
      "There are {x} girls and {y} boys on the fencing list. How many names are on it?",
      "How many kids turned up for soccer tryouts on {day2}, if {x} turned up on {day} and {y} more than that on {day2}?",
    ],
  },
  {
    id: "played/players-who-drop-out",
    expression: "x-y",
    numbers: { x: "40..80", y: "8..35" },
    texts: [
      "Last season the hockey club had {x} players. Now it has {y}. How many have gone?",
      "{x} runners came to the relay camp and {y} of them went home with colds. How many stayed at the camp?",
      "There are {x} names on the fencing list. {y} are names of girls and the rest are boys. How many boys want to fence?",
      "For soccer tryouts {x} kids turned up on {day2}. On {day} there had been just {y}. How many more came on {day2} than on {day}?",
    ],
  },
  {
    id: "played/players-on-all-teams",
    expression: "x*y",
    numbers: { x: "3..15", y: "4..12" },
    texts: [
      "{x} hockey teams meet for a tournament. A team brings {y} players. How many players come to the tournament?",
      "The relay is run by {x} squads with {y} runners in each. How many runners take part?",
      "How many kids can play tug-of-war at once if there are {y} ropes and {x} kids pull at every rope?",
      "Coach drew {y} circles on the gym floor and asked {x} children to step into each circle. How many children found a place?",
    ],
  },
  {
    id: "played/teams-made-of-players",
    expression: "x/y",
    numbers: { y: "3..11", x: "y*i" },
    texts: [
      "{x} children want to play floor hockey. A team takes {y} of them. How many teams can be made?",
      "Into {y} squads of the same size Coach splits the {x} runners. How big is a squad?",
      "At field day {x} kids stood around {y} ropes, equally many at each. How many kids held one rope?",
      "How many circles must be drawn on the gym floor so that all {x} children have a place and every circle has {y} children in it?",
    ],
  },
  {
    id: "played/matches-not-lost",
    expression: "x-y",
    numbers: { x: "20..50", y: "3..18", z: "8..25" },
    texts: [
      "Over the season the Otters, a team of {z}, played {x} matches and lost {y}. None ended in a tie. How many did they win?",
      "{n} has {x} tennis matches on {his} calendar this year. {y} are already over. {He} trains {z} hours a month. How many matches lie ahead?",
      "Of {x} matches in the cup, {y} were rained out. The cup was held on {z} fields. How many matches were played?",
      "How many more chess games did {m} win than {n}, if {m} won {x}, {n} won {y} and {k} won {z}?",
    ],
  },
  {
    id: "played/wins-of-two-seasons",
    expression: "x+y",
    numbers: { x: "5..40", y: "4..30" },
    texts: [
      "In spring the Otters won {x} matches, and in fall they won {y}. How many wins is that for the year?",
      "{n} has played {x} tennis matches this year and still has {y} to play. How many matches will {he} have played by New Year's Eve?",
      "{y} cup matches were rained out and {x} took place. How many matches had been planned?",
      "{m} beat the computer at checkers {x} times in {month} and {y} times in {month2}. How often did {mhe} beat it in the two months?",
    ],
  },
  {
    id: "played/matches-on-all-fields",
    expression: "x*y",
    numbers: { x: "3..12", y: "3..14" },
    texts: [
      "The soccer festival uses {x} fields, and {y} matches are played on every field. How many matches is that?",
      "{n} plays {y} handball matches a month. How many matches does {he} play in {x} months?",
      "Each of the {y} clubs in the league hosts {x} home games. How many home games are hosted by all clubs?",
      "A referee whistled {x} games per weekend for {y} weekends. Find how many games she whistled.",
    ],
  },
  {
    id: "played/matches-per-field",
    expression: "x/y",
    numbers: { y: "3..9", x: "y*(i+1)" },
    texts: [
      "The {x} matches of the soccer festival were spread evenly over {y} fields. How many matches did one field see?",
      "At {y} handball matches a month, how many months will it take {n} to play {x} matches?",
      "All the clubs in the league hosted the same number of home games, {y} per club. There were {x} home games. How many clubs are in the league?",
      "In {y} weekends a referee whistled {x} games, equally many each weekend. How many did she whistle on one weekend?",
    ],
  },
];

/** Balls, bats, jerseys and helmets: what a gym or club has of them. */
const GEAR: readonly WordingFamily[] = [
  {
    id: "played/balls-back-in-the-cage",
    expression: "x+y",
    numbers: { x: "9..50", y: "4..40" },
    texts: [
      "{x} basketballs are in the cage and {y} are lying around the gym. After cleanup all of them are in the cage. How many is that?",
      "The groundskeeper fished {y} golf balls from the pond and put them with the {x} he had found in the bushes. How many golf balls did he find?",
      "When {y} tennis balls had gone over the fence, {n} had {x} left in {his} basket. How many had {he} brought to the court?",
      "How many jump ropes does the school own, counting the {x} old ones and the {y} that the parents paid for?",
    ],
  },
  {
    id: "played/balls-missing-from-the-cage",
    expression: "x-y",
    numbers: { x: "30..60", y: "6..28" },
    texts: [
      "The cage should hold {x} basketballs. Coach counts only {y}. How many basketballs are missing?",
      "Of the {x} golf balls the groundskeeper found, he sold {y} back to players. How many did he keep?",
      "{n} carried {x} tennis balls to the court and {y} back home. The others had flown over the fence. How many balls flew over the fence?",
      "The school had some jump ropes. The parents paid for {y} new ones, which brought the number up to {x}. How many jump ropes were there before?",
    ],
  },
  {
    id: "played/balls-in-all-nets",
    expression: "x*y",
    numbers: { x: "2..12", y: "3..15" },
    texts: [
      "{x} nets hang in the gym closet. There are {y} volleyballs in every net. How many volleyballs are in the closet?",
      "Tennis balls come in tubes of {x}. {n} opened {y} tubes. How many balls rolled out?",
      "At the driving range {m} hit {y} buckets of golf balls. A bucket holds {x} balls. How many balls did {mhe} hit?",
      "How many jump ropes does the sports store send if every one of {x} schools orders {y}?",
    ],
  },
  {
    id: "played/balls-shared-by-courts",
    expression: "x/y",
    numbers: { y: "2..9", x: "y*(i+1)" },
    texts: [
      "Coach has {x} volleyballs for {y} courts and wants every court to get the same number. How many should go to each court?",
      "A tube holds {y} tennis balls. How many tubes does {n} fill with {x} balls?",
      "{m} hit {x} golf balls from {y} equally full buckets. How many balls were in a bucket?",
      "{x} children line up at the jump ropes, and a rope is turned for {y} of them. How many ropes are needed so that everybody can jump?",
    ],
  },
  {
    id: "played/jerseys-not-handed-out",
    expression: "x-y",
    numbers: { x: "25..60", y: "10..22", z: "2..9" },
    texts: [
      "{x} clean jerseys were folded on the bench. {y} players each took one and ran onto field {z}. How many jerseys stayed on the bench?",
      "The club ordered {x} helmets in {z} colors. So far {y} have been delivered. How many helmets are still on the way?",
      "How many more shin guards than knee pads are in the trunk? It holds {y} knee pads, {x} shin guards and {z} whistles.",
      "{n} had {x} pairs of skates to sharpen for the rink. When the bell rang after {z} hours, {y} pairs were waiting still. How many pairs had {he} sharpened?",
    ],
  },
  {
    id: "played/jerseys-of-two-sizes",
    expression: "x+y",
    numbers: { x: "8..40", y: "6..40" },
    texts: [
      "The team mother washed {x} small jerseys and {y} large ones. How many jerseys were on the clothesline?",
      "{y} helmets have been delivered to the club, and {x} are on the way. How many helmets did the club order?",
      "There are {x} knee pads in the trunk. There are {y} more shin guards than knee pads. How many shin guards are there?",
      "{n} sharpened {x} pairs of skates before lunch. After lunch {he} did {y} others. How many pairs did {he} sharpen that day?",
    ],
  },
  {
    id: "played/jerseys-for-every-team",
    expression: "x*y",
    numbers: { x: "3..14", y: "4..12" },
    texts: [
      "A company gives {y} jerseys to each of the {x} teams in town. How many jerseys does it give?",
      "{n} needs {y} strips of tape for one hockey stick. How many strips will {he} need for {x} sticks?",
      "The locker room has {y} rows of hooks. Every row has {x} hooks. How many helmets can be hung up, one to a hook?",
      "{x} mats make up one tumbling lane. How many mats must be carried in for {y} lanes?",
    ],
  },
  {
    id: "played/jerseys-divided-among-teams",
    expression: "x/y",
    numbers: { y: "3..9", x: "y*i" },
    texts: [
      "A company's gift of {x} jerseys is divided equally among {y} teams. How many does a team receive?",
      "For one hockey stick {n} uses {y} strips of tape. A roll gives {x} strips. How many sticks can {he} wrap with it?",
      "{x} helmets hang in the locker room in {y} equal rows. How many helmets are in a row?",
      "How many tumbling lanes can be laid with {x} mats when a lane is made of {y}?",
    ],
  },
];

/** Training and races: laps, lengths, push-ups, minutes. */
const TRAINING: readonly WordingFamily[] = [
  {
    id: "played/laps-then-more-laps",
    expression: "x+y",
    numbers: { x: "4..40", y: "3..35" },
    texts: [
      "{n} swam {x} laps, climbed out for a drink, and swam {y} laps more. How many laps did {he} swim?",
      "After {x} push-ups {m} still had {y} to go until {mhis} goal was reached. What was {mhis} goal?",
      "The sack race had {x} starters and the egg race {y}, and nobody was in both. How many children raced?",
      "How long did the second rower take, if the first needed {x} minutes and the second was {y} minutes slower?",
    ],
  },
  {
    id: "played/laps-still-to-do",
    expression: "x-y",
    numbers: { x: "24..60", y: "5..20" },
    texts: [
      "{n} wants to swim {x} laps today. {He} has just turned after lap {y}. How many laps remain?",
      "{m} skipped rope {x} times without a stop, {y} skips more than ever before. What was {mhis} old best?",
      "In the sack race {x} children set off, and {y} of them tripped before the line. How many hopped all the way?",
      "How much faster was the second rower, who took {y} minutes where the first took {x}?",
    ],
  },
  {
    id: "played/laps-every-practice",
    expression: "x*y",
    numbers: { x: "3..15", y: "3..12" },
    texts: [
      "At each practice {n} swims {x} laps. There are {y} practices this month. How many laps will {n} swim this month?",
      "{m} does {y} sets of push-ups with {x} push-ups to a set. How many push-ups are these?",
      "A lap around the ice rink takes {k} {x} seconds. How many seconds will {y} such laps take?",
      "The sack race is run in {y} heats. {x} children hop in every heat. How many children hop?",
    ],
  },
  {
    id: "played/laps-per-practice",
    expression: "x/y",
    numbers: { y: "3..12", x: "y*i" },
    texts: [
      "This month {n} swam {x} laps in {y} practices, always the same number. How many laps did {he} swim per practice?",
      "{m} means to do {x} push-ups today, {y} at a time. How many times must {mhe} get down on the floor?",
      "{k} skated {y} laps in {x} seconds at an even speed. How many seconds did {k} need for a lap?",
      "For the sack race there are {y} sacks, so that {y} children can hop at once. {x} children want a turn. How many heats must be run?",
    ],
  },
  {
    id: "played/laps-one-runner-has-more",
    expression: "x-y",
    numbers: { x: "22..50", y: "5..20", z: "2..12" },
    texts: [
      "On the track {n} ran {x} rounds and {m} {y}. Their sister ran {z}. How many more rounds did {n} run than {m}?",
      "The marathon group has been out for {y} minutes. It drinks every {z} minutes and will be back after {x} minutes in all. How many minutes are left?",
      "{x} kayaks lay on the shore. {y} were carried to the water by the rowing class, which is taught by {z} trainers. How many kayaks lay on the shore then?",
      "Out of {x} hurdles, {k}, who starts in lane {z}, knocked over {y}. How many hurdles did {k} leave standing?",
    ],
  },
  {
    id: "played/minutes-of-warming-up",
    expression: "x+y",
    numbers: { x: "10..60", y: "5..30" },
    texts: [
      "Ballet class begins with {y} minutes of stretching. Then come {x} minutes of dancing. How many minutes long is the class?",
      "The rowers turned around after {x} minutes. The way back took {y} minutes longer than the way out. How many minutes did the way back take?",
      "{k} knocked over {y} hurdles and cleared the other {x}. How many hurdles stood on the track?",
      "How many kayaks does the club have, when {y} are out on the lake and {x} hang in the boathouse?",
    ],
  },
  {
    id: "played/jumps-for-everyone",
    expression: "x*y",
    numbers: { x: "3..9", y: "4..20", z: "2..30" },
    texts: [
      "{y} athletes enter the long jump on {month} 12. Each may jump {x} times into a pit that is {z} feet long. How many jumps will be measured?",
      "In the {z}-minute dance class, {n} taught {x} steps, and the group repeated every step {y} times. How many times did the group do a step?",
      "How many hurdles must be put up, if there are {x} lanes with {y} hurdles each and {z} people who help?",
      "{m} rides {mhis} bike to judo {x} times a week. {mHe} is {z} years old. How many times will {mhe} ride to judo in {y} weeks?",
    ],
  },
  {
    id: "played/hurdles-per-lane",
    expression: "x/y",
    numbers: { y: "3..8", x: "y*(i+1)" },
    texts: [
      "{x} long jumps were measured. Every athlete jumped {y} times. How many athletes were there?",
      "The coach put {x} hurdles into {y} lanes, the same number into each. How many hurdles did a runner in one lane have to get over?",
      "{m} went to judo {x} times, {y} times a week. For how many weeks did {mhe} go?",
      "{n} held the handstand for {x} seconds, {y} times as long as {k}. How many seconds did {k} hold it?",
    ],
  },
];

/** Choirs, bands, songs, strings and practice. */
const MUSIC: readonly WordingFamily[] = [
  {
    id: "played/songs-learned",
    expression: "x+y",
    numbers: { x: "5..40", y: "3..30" },
    texts: [
      "{n} can play {x} pieces on the flute. By summer {he} will have learned {y} others. How many pieces will {he} be able to play then?",
      "The choir sang {x} songs before the break and came back for {y} more. How many songs were heard that evening?",
      "{m} took {y} records off the shelf for {mhis} party, and {x} stayed there. How many records stood on the shelf at first?",
      "There are {x} violins in the youth orchestra, and the number of singers in its choir is greater by {y}. How many singers are in the choir?",
    ],
  },
  {
    id: "played/songs-not-known",
    expression: "x-y",
    numbers: { x: "24..60", y: "5..22" },
    texts: [
      "{n}'s flute book contains {x} pieces. {He} can play {y}. How many pieces does {he} have yet to learn?",
      "{x} songs are planned for the concert, and {y} have been sung. How many will the audience still hear?",
      "{m} owned {x} records. After lending some to {k}, {mhe} had {y} on the shelf. How many did {mhe} lend?",
      "How many fewer drummers than trumpeters marched by, if there were {y} drummers and {x} trumpeters?",
    ],
  },
  {
    id: "played/songs-on-all-records",
    expression: "x*y",
    numbers: { x: "3..14", y: "4..14" },
    texts: [
      "{m} has {x} records with {y} songs on each. How many songs can {mhe} listen to?",
      "The choir stands in {y} rows of {x} singers. How many singers is that?",
      "{n} practices a hard line on the flute {y} times every evening. How many times does {he} play it in {x} evenings?",
      "All strings of an old lute must be changed, and it has {x}. How many strings are needed for {y} such lutes?",
    ],
  },
  {
    id: "played/songs-per-record",
    expression: "x/y",
    numbers: { y: "3..12", x: "y*i" },
    texts: [
      "There are {x} songs on {m}'s {y} records, equally many on every record. How many songs are on a record?",
      "{x} singers are to stand in rows of {y} for the photo. How many rows will there be?",
      "{n} played a hard line on the flute {x} times in {y} evenings, as often on one evening as on another. How many times did {he} play it per evening?",
      "A lute needs {y} strings. For how many lutes is a drawer with {x} strings enough?",
    ],
  },
  {
    id: "played/musicians-who-were-there-before",
    expression: "x-y",
    numbers: { x: "30..70", y: "5..25", z: "2..8" },
    texts: [
      "When {y} pupils with {z} teachers had joined the brass band, it had {x} members without counting the teachers. How many members did it have before the pupils came?",
      "A street drummer has {x} coins in his hat. {y} were dropped in during the last song, which lasted {z} minutes. How many were there before that song?",
      "The music stand factory has packed {y} of the {x} stands that an opera house ordered. It is open {z} days a week. How many stands must be packed yet?",
      "How many of the {x} chairs on the stage are empty while {y} musicians sit and {z} stand at the back?",
    ],
  },
  {
    id: "played/musicians-who-sit-together",
    expression: "x+y",
    numbers: { x: "6..40", y: "4..35" },
    texts: [
      "{x} musicians have sat down and {y} are still tuning at the door. How many musicians will play when everybody is seated?",
      "A street drummer finds {y} bills and {x} coins in his hat. How many pieces of money are in the hat?",
      "After the opera house took away {y} music stands, the factory had {x} in its hall. How many stands were in the hall before?",
      "{k} practiced the cello for {x} minutes on {day}. On {day2} it was {y} minutes more. How many minutes did {k} practice on {day2}?",
    ],
  },
  {
    id: "played/minutes-of-playing",
    expression: "x*y",
    numbers: { x: "4..30", y: "2..9" },
    texts: [
      "{k} gives {y} cello lessons a day. A lesson lasts {x} minutes. How many minutes does {k} teach in a day?",
      "{n} practiced for {x} minutes, and {m} practiced {y} times as long. How many minutes did {m} practice?",
      "How many beats are there in {x} bars with {y} beats to the bar?",
      "The bell ringers play the same tune at {x} weddings. The tune has them ring {y} times. How often do they ring at these weddings?",
    ],
  },
  {
    id: "played/beats-in-bars",
    expression: "x/y",
    numbers: { y: "2..8", x: "y*(i+2)", z: "2..9" },
    texts: [
      "A drum part has {x} beats, {y} to a bar, and it is printed on {z} pages. How many bars is the drum part long?",
      "{k} taught {x} minutes of cello today in {y} lessons of equal length. {z} students stayed home. How many minutes was a lesson?",
      "The bell was rung {x} times at {y} weddings, the same number of times at each. It weighs {z} tons. How often was it rung at one wedding?",
      "How many pupils will share a keyboard, if {x} pupils, {y} keyboards and {z} drums are in the room and the keyboards are shared evenly?",
    ],
  },
];

/** Plays and shows: seats, tickets, costumes, lines. */
const THEATER: readonly WordingFamily[] = [
  {
    id: "played/seats-that-were-filled",
    expression: "x+y",
    numbers: { x: "20..90", y: "8..70" },
    texts: [
      "{x} people sit downstairs in the theater and {y} in the balcony. How many people are watching the play?",
      "During the intermission {y} guests went home. {x} saw the second act. How many had seen the first?",
      "{n} speaks {x} lines in the play. {m} has the longer role: {mhe} speaks {y} lines more than {n}. How many lines does {m} speak?",
      "How many costumes did the tailor sew for the circus, counting {y} for clowns and {x} for acrobats?",
    ],
  },
  {
    id: "played/seats-that-stay-empty",
    expression: "x-y",
    numbers: { x: "60..99", y: "15..55" },
    texts: [
      "The little theater has seats for {x} people. Tonight {y} people have come. How many seats stay empty?",
      "{x} guests saw the first act and only {y} the second. How many left during the intermission?",
      "{n} has {x} lines in the play. {He} already knows {y} of them by heart. How many lines does {he} still have to learn?",
      "Of {x} circus costumes, {y} were for acrobats and the others for clowns. Find the number of clown costumes.",
    ],
  },
  {
    id: "played/seats-in-all-rows",
    expression: "x*y",
    numbers: { x: "4..20", y: "5..15" },
    texts: [
      "{y} people can sit in a row of the little theater, and it has {x} rows. How many people can sit in the theater?",
      "{n}'s play is {x} pages long. On each page {he} has {y} lines to speak. How many lines does {he} speak?",
      "The puppet show is given {x} times a week. How often will it be given in {y} weeks?",
      "How many sequins are on the {y} clown costumes if the tailor sewed {x} on each?",
    ],
  },
  {
    id: "played/seats-in-a-row",
    expression: "x/y",
    numbers: { y: "4..12", x: "y*(i+1)" },
    texts: [
      "Ushers set up {x} chairs in {y} equal rows. How many chairs did they put in a row?",
      "{n} must learn {x} lines and learns {y} a day. How many days will this take {him}?",
      "A puppet show was given {x} times, {y} times a week. For how many weeks was it on?",
      "The tailor shared {x} sequins evenly among {y} clown costumes. How many went on each?",
    ],
  },
  {
    id: "played/tickets-that-were-given-out",
    expression: "x-y",
    numbers: { x: "55..99", y: "12..48", z: "2..9" },
    texts: [
      "The box office opened with {x} tickets at ${z} each. In the evening {y} were left. How many tickets were sold?",
      "{n} folded {x} programs for the {z} o'clock show. Every visitor took one, and {y} programs lay there afterward. How many visitors took a program?",
      "How many more adults than children saw the magician pull {z} doves from his sleeve? {x} adults and {y} children were there.",
      "Once {y} spotlights had been added above the stage, there were {x}. The stage is {z} steps wide. How many spotlights had there been?",
    ],
  },
  {
    id: "played/tickets-sold-on-two-days",
    expression: "x+y",
    numbers: { x: "15..80", y: "10..75", z: "2..9" },
    texts: [
      "For ${z} apiece the box office sold {x} tickets on {day} and {y} on {day2}. How many tickets did it sell?",
      "{n} had {x} programs left after {y} visitors of the {z} o'clock show had each taken one. How many programs had {he} begun with?",
      "The stagehands hung {y} more spotlights this year than last. Last year, with {z} stagehands, they hung {x}. How many did they hang this year?",
      "{x} children and {y} adults clapped when {z} doves flew from the magician's hat. How many people clapped?",
    ],
  },
  {
    id: "played/tickets-on-every-evening",
    expression: "x*y",
    numbers: { x: "3..12", y: "5..30" },
    texts: [
      "The musical ran for {x} evenings. {y} tickets were bought every evening. How many tickets were bought?",
      "In a dance number {y} dancers throw {x} roses each into the audience. How many roses fly?",
      "The stage crew uses {x} screws for a wall of scenery. How many screws hold {y} walls?",
      "Last year's show had {y} visitors. This year's had {x} times as many. How many visitors did this year's show have?",
    ],
  },
  {
    id: "played/roses-for-each-dancer",
    expression: "x/y",
    numbers: { y: "3..9", x: "y*(i+3)" },
    texts: [
      "Before the dance number {x} roses are given to {y} dancers. All get equally many. How many roses does a dancer get?",
      "A wall of scenery is held by {y} screws. How many walls can the stage crew put up with {x} screws?",
      "This year's show drew {x} visitors, {y} times as many as last year's. How many visitors came last year?",
      "{k} wants to glue {x} stars on capes for the chorus, {y} on each cape. How many capes will {k} decorate?",
    ],
  },
];

/** Video games, cards, board games and toys: coins, levels, decks, pieces, marbles, blocks. */
const GAMES: readonly WordingFamily[] = [
  {
    id: "played/coins-in-the-purse-now",
    expression: "x+y",
    numbers: { x: "15..90", y: "8..80" },
    texts: [
      "{n}'s knight carries {x} gold coins. He opens a chest with {y} coins and puts them in his purse. How many coins does he carry after that?",
      "For a magic shield {m} paid {y} gems in the game, which left {mhim} with {x}. How many gems did {mhe} have before buying the shield?",
      "{k} has finished {x} levels of the maze game. {y} levels are still locked. How many levels does the maze game have?",
      "How many zombies did {n} catch if {m} caught {x} and {n} caught {y} more than {m}?",
    ],
  },
  {
    id: "played/coins-found-in-the-chest",
    expression: "x-y",
    numbers: { x: "55..99", y: "12..50" },
    texts: [
      "{n}'s knight carried {y} gold coins up to a chest. When he had emptied the chest he carried {x}. How many coins were in the chest?",
      "{m} had {x} gems in the game, bought a magic shield and has {y} gems now. How many gems did the shield cost?",
      "Of the {x} levels in the maze game, {k} has finished {y}. How many has {k} not finished?",
      "Find how many more zombies {n} caught than {m}. {n} caught {x} and {m} {y}.",
    ],
  },
  {
    id: "played/coins-in-every-level",
    expression: "x*y",
    numbers: { x: "3..20", y: "3..15" },
    texts: [
      "There are {y} coins in every level. {n} has collected all coins of {x} levels. How many coins has {n} collected?",
      "A power crystal is traded for {x} gems. How many gems must {m} hand over for {y} crystals?",
      "{k} built {y} towers in the block game, each {x} blocks high and one block wide. How many blocks did {k} use?",
      "In the racing game {n} drove {x} laps, and {m} drove {y} times as many. How many laps did {m} drive?",
    ],
  },
  {
    id: "played/coins-per-level",
    expression: "x/y",
    numbers: { y: "3..9", x: "y*i" },
    texts: [
      "{n} has taken all the coins of {y} levels, which are {x} coins. The levels hid equally many. How many were in a level?",
      "{m} trades gems for power crystals, {y} gems for one. How many crystals can {mhe} get for {x} gems?",
      "How many towers can {k} build with {x} blocks in the block game if a tower takes {y} blocks?",
      "{m} drove {x} laps in the racing game, {y} times as many as {n}. How many laps did {n} drive?",
    ],
  },
  {
    id: "played/lives-that-are-lost",
    expression: "x-y",
    numbers: { x: "20..50", y: "4..18", z: "2..40" },
    texts: [
      "{n} entered level {z} with {x} lives, but lava, spikes and bats took away {y}. How many lives does {n} have left?",
      "A robot in the game runs on {x} batteries. {m} has found {y} of them in {z} rooms. How many batteries must {mhe} still find?",
      "{k}'s farm game shows {x} cows in the barn and {y} in the meadow after {z} days. How many more cows are in the barn than in the meadow?",
      "How many lives did {n} have before {he} won {y} in the bonus round? With those {y} {he} had {x}, and {z} stars besides.",
    ],
  },
  {
    id: "played/lives-that-are-won",
    expression: "x+y",
    numbers: { x: "5..50", y: "3..40" },
    texts: [
      "{y} lives were added to {n}'s {x} for solving the riddle of the sphinx. How many lives did {n} have then?",
      "{m} has fed {x} batteries to the robot in the game. It will not move until it gets {y} more. How many batteries does it take to make the robot move?",
      "Wolves chased {y} cows off {k}'s farm in the game. {x} cows are still there. How many cows did the farm have?",
      "On the first day {n} unlocked {x} cars in the racing game. The next day {he} unlocked {y}. How many cars did {n} unlock in two days?",
    ],
  },
  {
    id: "played/seconds-of-all-levels",
    expression: "x*y",
    numbers: { x: "3..12", y: "5..25" },
    texts: [
      "{n} allows {himself} {y} minutes of video games a day. How many minutes does {he} play in {x} days?",
      "Each dragon in the game guards {y} eggs. {m} has tamed {x} dragons. How many eggs do these dragons guard?",
      "The arcade has {x} rows of machines, {y} machines in each row. How many machines are in the arcade?",
      "{k}'s space ship needs {x} drops of fuel for one jump. How many drops does it need for {y} jumps?",
    ],
  },
  {
    id: "played/eggs-of-each-dragon",
    expression: "x/y",
    numbers: { y: "3..12", x: "y*(i+1)" },
    texts: [
      "{m} tamed {y} dragons in the game. They guard {x} eggs, every dragon the same number. How many eggs does one dragon guard?",
      "For how many jumps are {x} drops of fuel enough, when {k}'s space ship burns {y} drops a jump?",
      "An arcade with {x} machines has them in {y} equal rows. How many machines stand in a row?",
      "{n} spent {x} tokens at the pinball machine. A game costs {y} tokens. How many games did {n} play?",
    ],
  },
  {
    id: "played/cards-in-the-hand",
    expression: "x+y",
    numbers: { x: "5..40", y: "3..30" },
    texts: [
      "{n} held {x} cards when {m} slapped the table, so {n} had to pick up the pile of {y}. How many cards did {n} hold then?",
      "The dealer gave out {y} cards. {x} cards are left in the stack. How many cards does the deck have?",
      "On the game board {k}'s piece stood on square {x} and moved {y} squares forward. On which square does it stand now?",
      "How many dominoes are there, with {x} in the row on the table and {y} still in the box?",
    ],
  },
  {
    id: "played/cards-in-the-pile",
    expression: "x-y",
    numbers: { x: "30..60", y: "5..27" },
    texts: [
      "After picking up the pile {n} held {x} cards. Before that {he} had held {y}. How many cards were in the pile?",
      "A deck has {x} cards, and {y} of them are dealt. How many cards remain in the stack?",
      "{k}'s piece stood on square {x} of the board until a snake carried it down to square {y}. How many squares did it go down?",
      "{m} set up {x} dominoes. A sneeze made {y} of them fall. How many were standing after the sneeze?",
    ],
  },
  {
    id: "played/cards-for-every-player",
    expression: "x*y",
    numbers: { x: "3..8", y: "4..15" },
    texts: [
      "{x} people play, and the dealer gives {y} cards to each one. How many cards does the dealer give out?",
      "{m} rolled the same number, {x}, with all {y} dice. What did the dice add up to?",
      "A board has {y} rows with {x} squares to a row. How many squares are on the board?",
      "Passing the start brings {y} play dollars. How many play dollars did {k} get for passing it {x} times?",
    ],
  },
  {
    id: "played/cards-dealt-to-one-player",
    expression: "x/y",
    numbers: { y: "3..8", x: "y*(i+1)" },
    texts: [
      "The dealer shared {x} cards among {y} people until none were left, and all had equally many. How many cards did each person hold?",
      "All of {m}'s {y} dice showed the same, and they added up to {x}. What did one die show, on these dice with many sides?",
      "A board of {x} squares is {y} squares wide. How many rows of squares does it have?",
      "{k} got {x} play dollars for passing the start. It brings {y} each time. How many times did {k} pass it?",
    ],
  },
  {
    id: "played/pieces-off-the-board",
    expression: "x-y",
    numbers: { x: "20..45", y: "4..18", z: "5..20" },
    texts: [
      "{n} and {m} have played checkers for {z} minutes. They began with {x} pieces, and {y} have been captured. How many pieces are on the board?",
      "{k} owns {x} board games. Since {k} moved to house number {z}, {y} have been unpacked. How many are still in moving boxes?",
      "How many more trading cards does {m} have than {n}? {m} has {x}, {n} has {y}, and a pack costs {z} cents.",
      "The puzzle club lent out some puzzles on the {z}th of the month. {x} had been on the shelf, but now there are {y}. How many puzzles were lent out?",
    ],
  },
  {
    id: "played/trading-cards-that-come-in",
    expression: "x+y",
    numbers: { x: "10..80", y: "4..60" },
    texts: [
      "{n} won {y} trading cards from {m} at recess. {He} had come to school with {x}. How many did {he} go home with?",
      "To complete the dinosaur set {k} lacks {y} cards. {k} has {x} already. How many cards make up the set?",
      "{m} swapped away {y} cards last summer and got stickers for them. {x} cards were left in {mhis} album. How many cards had been in it?",
      "There are {x} red chips and {y} white chips in the game box. What is the total number of chips?",
    ],
  },
  {
    id: "played/trading-cards-in-packs",
    expression: "x*y",
    numbers: { x: "3..15", y: "4..12", z: "2..60" },
    texts: [
      "{n} tore open {x} packs of trading cards. There were {y} cards in a pack, and {he} already knew {z} of the pictures. How many cards came out of the packs?",
      "{m}'s album has {z} pictures on its cover and pockets for {y} cards on a page. {x} pages are full. How many cards are on these pages?",
      "How many chips lie on the table in {y} stacks of {x}, if {z} chips are in the box and not on the table?",
      "The game cafe sets out {x} tables with {y} chairs around each and puts {z} games on a shelf. How many people can sit and play?",
    ],
  },
  {
    id: "played/trading-cards-on-pages",
    expression: "x/y",
    numbers: { y: "4..12", x: "y*i" },
    texts: [
      "{n} slides {x} trading cards into {his} album, {y} to a page, and every page gets full. How many pages does {he} use?",
      "{x} chips were piled in {y} stacks of the same height. How many chips high was a stack?",
      "Out of the packs that {m} tore open came {x} cards. With {y} cards to a pack, how many packs were there?",
      "Tonight {x} people play at the game cafe, with {y} at every table. How many tables do they take up?",
    ],
  },
  {
    id: "played/marbles-rolling-in",
    expression: "x+y",
    numbers: { x: "8..60", y: "4..45" },
    texts: [
      "{y} marbles rolled under the sofa, so that {n} could only put {x} in the bag. How many marbles had {he} been playing with?",
      "Two trains were coupled. One had {x} wooden cars and the other {y}. How many cars did the long train have?",
      "{m}'s tower of blocks was {x} blocks high before {mhe} set {y} more on top. How high did it get, in blocks?",
      "How many dolls sit on the bed, if {x} wear a hat and the other {y} do not?",
    ],
  },
  {
    id: "played/marbles-rolling-away",
    expression: "x-y",
    numbers: { x: "26..70", y: "5..24" },
    texts: [
      "{n} poured out {x} marbles. After the game {he} could find just {y} of them. How many had rolled away?",
      "{k} uncoupled {y} wooden cars from a train of {x}. How many cars did the train still pull?",
      "{m}'s tower is {y} blocks high. {mHe} wants it to be {x} blocks high, like {n}'s. How many blocks must {mhe} add?",
      "{x} dolls sit on the bed and {y} of them wear a hat. How many are bareheaded?",
    ],
  },
  {
    id: "played/marbles-in-all-bags",
    expression: "x*y",
    numbers: { x: "3..12", y: "4..20" },
    texts: [
      "{n} gives {y} marbles to each of {x} friends so that a game can start. How many marbles does {n} give out?",
      "{x} toy trains are on display. Behind every engine run {y} cars. How many cars are on display?",
      "A wall of blocks is {y} blocks long and {x} blocks high. How many blocks is it made of?",
      "{m}'s kite has a tail of {x} bows. {k}'s kite has {y} times as many bows on its tail. How many bows are on {k}'s kite?",
    ],
  },
  {
    id: "played/marbles-in-each-bag",
    expression: "x/y",
    numbers: { y: "3..9", x: "y*(i+1)" },
    texts: [
      "{x} marbles were dropped into {y} holes on the playground, an equal number into each. How many marbles were in a hole?",
      "A toy train has {y} cars. How many such trains can be made up from {x} cars?",
      "{n} laid {x} blocks in {y} layers, all alike. How many blocks are in a layer?",
      "There are {x} bows on {k}'s kite, which is {y} times as many as on {m}'s. How many bows are on {m}'s kite?",
    ],
  },
  {
    id: "played/toys-at-the-flea-market",
    expression: "x-y",
    numbers: { x: "20..60", y: "4..18", z: "2..9" },
    texts: [
      "{n} laid {x} toy cars on a blanket at the flea market and asked {z} cents for each. {y} were sold. How many did {he} take home again?",
      "The toy maker carved {y} horses this week. That makes {x} since {month}. She works in a room with {z} windows. How many horses had she carved before this week?",
      "{k} has {x} plastic soldiers and {y} plastic farmers in {z} boxes. How many more soldiers than farmers does {k} have?",
      "How many stuffed animals of the kindergarten need no mending? There are {x}, of which {y} are torn, and {z} mothers have offered to sew.",
    ],
  },
  {
    id: "played/toys-brought-together",
    expression: "x+y",
    numbers: { x: "6..50", y: "4..40" },
    texts: [
      "{m} put {x} tin soldiers in a line on the rug, and behind them {n} put {y} others. How many soldiers were in the line?",
      "The toy maker has sold {x} wooden horses. {y} are standing in her window. How many wooden horses did she make?",
      "{k}'s spinning top turned for {x} seconds. {n}'s turned {y} seconds longer. For how many seconds did {n}'s top turn?",
      "How many stuffed animals live in the play corner after {y} mended ones are put back beside the {x} that were never torn?",
    ],
  },
  {
    id: "played/toys-on-shelves",
    expression: "x*y",
    numbers: { x: "3..12", y: "4..15" },
    texts: [
      "Every shelf in the toy museum shows {y} dolls. How many dolls do {x} shelves show?",
      "{n} builds carts from a kit, and each cart needs {x} wheels. How many wheels will {he} need for {y} carts?",
      "The hobby shop packs {y} paints in a set and has sold {x} sets. How many paints has it sold?",
      "{m} blew {x} soap bubbles with one breath. If {mhe} does this {y} times, how many bubbles will {mhe} have blown?",
    ],
  },
  {
    id: "played/toys-per-shelf",
    expression: "x/y",
    numbers: { y: "3..12", x: "y*i" },
    texts: [
      "The toy museum divides {x} dolls evenly over {y} shelves. Find the number of dolls on one shelf.",
      "{n} has {x} wheels. {He} puts {y} on each cart {he} builds. How many carts can {he} build?",
      "{x} paints were packed in sets of {y}. How many sets were there?",
      "In {y} breaths {m} blew {x} soap bubbles, the same number with every breath. How many bubbles did one breath make?",
    ],
  },
];

/** Sport with three numbers: points, players, balls and laps that change twice or come in equal groups. */
const SPORT_TWICE: readonly WordingFamily[] = [
  {
    id: "played/bus-of-players-changes-twice",
    expression: "x+y-z",
    numbers: { x: "15..40", y: "8..30", z: "3..14" },
    texts: [
      "{x} players rode in the team bus. {y} fans got on at the gas station, and {z} people got off at the hotel. How many people rode on?",
      "{n} had {x} points, won {y} in the ring toss and then lost {z} for stepping over the line. What is {his} score?",
      "Before {z} balls were thrown out for being flat, the gym had {x} soccer balls and {y} handballs. How many balls does the gym have now?",
      "How many swimmers are in the water, if {x} girls and {y} boys jumped in and {z} of them have climbed out?",
    ],
  },
  {
    id: "played/team-that-loses-twice",
    expression: "x-y-z",
    numbers: { x: "50..90", y: "5..22", z: "4..20" },
    texts: [
      "{x} cyclists started the tour. In the mountains {y} gave up, and in the rain {z} more did. How many reached the finish?",
      "Coach filled {x} water bottles. The girls emptied {y} and the boys {z}. How many full bottles were there still?",
      "{n} needs {x} points for the gold badge. {He} earned {y} by running and {z} by jumping. How many points does {he} need yet?",
      "How many golf balls stayed dry? {k} hit {x} balls; {z} splashed into the lake and {y} into the creek.",
    ],
  },
  {
    id: "played/squad-goes-and-comes",
    expression: "x-y+z",
    numbers: { x: "25..60", y: "4..20", z: "3..25" },
    texts: [
      "The rowing club had {x} members last year. Since then {y} have quit and {z} have joined. How many members does it have today?",
      "{n} took {y} tennis balls out of a basket of {x} and hit them over the net. {m} brought {z} other balls, and {n} put these in the basket. How many balls were in the basket then?",
      "At halftime {z} new fans sat down in the stand. {y} had left at the whistle, and before the whistle there were {x}. How many fans were there after the break?",
      "A climber was {x} feet up the wall, slid down {y} feet and climbed {z} feet. How high up was she then, in feet?",
    ],
  },
  {
    id: "played/rest-of-players-in-teams",
    expression: "(x-y)/z",
    numbers: { z: "3..9", y: "2..15", x: "z*i+y" },
    texts: [
      "{x} children came to play dodgeball, but {y} only wanted to watch. The others made teams of {z}. How many teams were there?",
      "Of the {x} shin guards {y} were too old to use. The rest were shared evenly by {z} teams. How many did each team get?",
      "{n} has to run {x} laps this week. {y} are done. If {he} runs the remaining laps in {z} equal parts, how many laps are in each part?",
      "In the final the Owls scored {x} points. The captain made {y} of them, and all {z} other players made the same number. How many points did each of these make?",
    ],
  },
  {
    id: "played/two-classes-make-teams",
    expression: "(x+y)/z",
    numbers: { z: "3..8", x: "z*i+2", y: "z*j-2" },
    texts: [
      "{x} girls and {y} boys line up. The teacher forms teams of {z}. How many teams does she form?",
      "{n} found {x} baseballs and {m} {y}. They laid them all into {z} buckets, as many in one as in another. How many baseballs lay in a bucket?",
      "In how many boats can the rowers go out, if {y} beginners and {x} old hands are there and a boat takes {z}?",
      "{k} scored {x} points in the first game and {y} in the second, making nothing but throws worth {z} points. How many throws went in?",
    ],
  },
  {
    id: "played/baskets-and-free-throws",
    expression: "x*y+z",
    numbers: { x: "3..12", y: "2..9", z: "3..15" },
    texts: [
      "{n} made {x} shots for {y} points each, and the referee gave {him} {z} points for fair play. How many points did {he} get?",
      "{z} substitutes sit on the bench while {x} teams of {y} run on the fields. How many players are at the tournament?",
      "Every morning for {x} days {m} swam {y} lengths. On the day after that {mhe} swam {z}. How many lengths were these in all?",
      "There were {z} hockey pucks in the drawer when {y} boxes of {x} pucks were delivered. How many pucks does the rink own with these?",
    ],
  },
  {
    id: "played/baskets-less-a-penalty",
    expression: "x*y-z",
    numbers: { x: "5..12", y: "4..12", z: "3..15" },
    texts: [
      "{n} hit the target {x} times for {y} points a hit. Then {z} points were taken off for talking. How many points does {he} have?",
      "{y} teams of {x} were invited to the cup, but {z} players caught the flu. How many healthy players came?",
      "{m} planned to swim {x} lengths on each of {y} days. In the end {mhe} swam {z} lengths fewer than planned. How many lengths did {mhe} swim?",
      "How many pucks are left of {y} boxes with {x} pucks each, when {z} have been shot over the glass?",
    ],
  },
  {
    id: "played/distance-less-equal-parts",
    expression: "x-y*z",
    numbers: { x: "70..150", y: "3..12", z: "2..5" },
    texts: [
      "The bike tour is {x} miles long. So far we have pedaled for {z} hours at {y} miles an hour. How many miles are ahead of us?",
      "Coach carried {x} orange slices to the field. {y} players ate {z} slices apiece. How many slices did Coach carry back?",
      "{n} bought {z} packs of {y} shuttlecocks for the club, after which it had {x}. How many did it have before?",
      "The Bears led with {x} points. The Wolves had made {y} baskets for {z} points each. By how many points did the Bears lead?",
    ],
  },
  {
    id: "played/both-kinds-each-time",
    expression: "(x+y)*z",
    numbers: { x: "4..15", y: "3..12", z: "2..9" },
    texts: [
      "At every practice {n} does {x} sit-ups and {y} chin-ups. How many exercises has {he} done after {z} practices?",
      "A volleyball kit holds {x} balls for adults and {y} for children. The town buys {z} kits. How many balls does the town get?",
      "{z} clubs come to the swim meet. From each come {y} girls and {x} boys. How many children swim?",
      "For each of {z} dances the skater gets {x} points for her jumps and {y} for her spins. How many points does she have at the end?",
    ],
  },
  {
    id: "played/teams-in-leagues",
    expression: "x*y*z",
    numbers: { x: "2..8", y: "3..9", z: "2..10" },
    texts: [
      "The city has {x} leagues with {y} teams in each, and {z} players make a team. How many players are in the leagues?",
      "{n} skips rope {z} times in a round, does {y} rounds a day and keeps it up for {x} days. How many skips does that make?",
      "How many tennis balls are in the trunk of the coach's car? There are {x} bags, {y} tubes in a bag, and {z} balls in a tube.",
      "In each of {z} rounds {y} archers shoot {x} arrows apiece. How many arrows are shot?",
    ],
  },
  {
    id: "played/equal-share-and-some-more",
    expression: "x/y+z",
    numbers: { y: "3..8", x: "y*i", z: "3..20" },
    texts: [
      "{x} practice balls were split evenly between {y} teams. The Herons, one of the teams, had brought {z} balls of their own. How many balls did the Herons have?",
      "{n} got an equal part of the {x} points that {his} team of {y} had won together, and {z} points for being captain. How many points did {n} get?",
      "To the {z} medals on {his} wall {n} adds {his} share of {x} medals that {y} runners divide fairly. How many medals will hang there?",
      "The relay of {x} laps is run by {y} runners who run equally far. {m} is one of them, and had run {z} laps to warm up. How many laps did {m} run in all?",
    ],
  },
  {
    id: "played/field-day-groups-left",
    expression: "x-(y+z)",
    numbers: { x: "60..99", y: "10..28", z: "8..26", w: "4..20" },
    texts: [
      "{x} pupils take part in field day, which has {w} contests. {y} have chosen running, {z} have chosen jumping, and the rest throw. How many throw?",
      "{n}'s bowling goal is {x} pins. On lane {w} {he} knocked over {y} pins in the first game and {z} in the second. How many pins are missing to reach the goal?",
      "A stadium guard had {x} parking passes. In {w} minutes he gave {y} to players and {z} to reporters. How many passes did he have then?",
      "How many of {x} sailboats are still racing, when {y} have finished, {z} have turned over and {w} rescue boats are at work?",
    ],
  },
  {
    id: "played/more-players-each-team",
    expression: "(x-y)*z",
    numbers: { x: "9..20", y: "2..7", z: "3..9" },
    texts: [
      "A rugby team has {x} players, {y} of whom wait on the bench. How many players do {z} teams have on the field?",
      "{n} throws {x} balls in every round and misses {y} of them. How many hits does {he} have after {z} rounds?",
      "Winning a fight gives {m} {x} points, but {y} of these go to {mhis} trainer. How many points does {m} keep from {z} wins?",
      "Each of the {z} archery targets had {x} arrows in it before {y} fell out of each. How many arrows stuck in the targets then?",
    ],
  },
  {
    id: "played/a-number-and-equal-groups",
    expression: "x+y*z",
    numbers: { x: "10..60", y: "3..9", z: "2..8", w: "3..30" },
    texts: [
      "The Ravens led with {x} points. In the last {w} minutes they scored {y} more baskets at {z} points each. With how many points did they end?",
      "{x} fans came on foot and the others in {y} vans with {z} fans in each. They waved {w} flags. How many fans came?",
      "{n} had {x} practice arrows and a bow that is {w} years old. For {his} birthday {he} got {z} quivers of {y} arrows. How many arrows has {he} got now?",
      "How many swim caps will the club have if it owns {x}, orders {z} packs of {y}, and owns {w} towels?",
    ],
  },
];

/** Music and theater with three numbers: singers, seats, tickets, songs and costumes. */
const STAGE_TWICE: readonly WordingFamily[] = [
  {
    id: "played/choir-after-two-changes",
    expression: "x+y-z",
    numbers: { x: "20..50", y: "6..30", z: "3..18" },
    texts: [
      "A choir of {x} took in {y} new voices in September, and in June {z} singers moved away. How large was the choir then?",
      "{n} knew {x} songs on the banjo and learned {y} more over the winter. By spring {he} had forgotten {z}. How many songs did {he} know in spring?",
      "The costume room received {y} gowns from an opera house. It had owned {x}. Moths ruined {z} of all these gowns. How many good gowns does it have?",
      "How many people listened to the end, if {x} had sat down in time, {y} came late and {z} left early?",
    ],
  },
  {
    id: "played/tickets-go-two-ways",
    expression: "x-y-z",
    numbers: { x: "60..99", y: "10..28", z: "6..26" },
    texts: [
      "The school printed {x} tickets for its play. Parents bought {y}, and {z} went to grandparents. How many tickets are unsold?",
      "Of {x} chairs in the music hall {y} are broken, and violin cases lie on {z} others. On how many chairs can one sit?",
      "{m}'s role has {x} lines. In the first act {mhe} speaks {y} and in the second {z}. How many does {mhe} speak in the third and last act?",
      "A drummer started the year with {x} sticks. {z} cracked, {y} were tossed to fans. With how many sticks did the drummer end the year?",
    ],
  },
  {
    id: "played/audience-leaves-and-comes",
    expression: "x-y+z",
    numbers: { x: "40..80", y: "8..30", z: "5..40" },
    texts: [
      "At the open air concert {x} people stood by the stage. {y} walked off for a snack and {z} walked up. How many people stood there then?",
      "The band's list had {x} songs. They crossed out {y} and wrote in {z} others. How many songs are on the list?",
      "{n} lent {m} {y} of {his} {x} music books. On {day} {k} gave {n} {z} more as a gift. How many music books does {n} have at home?",
      "In the puppet chest {z} new puppets lie where {y} old ones were taken out. There were {x} puppets before. How many are there now?",
    ],
  },
  {
    id: "played/remaining-seats-in-rows",
    expression: "(x-y)/z",
    numbers: { z: "4..10", y: "3..18", x: "z*(i+1)+y" },
    texts: [
      "{y} of {x} chairs are kept for the band. The others are set up in {z} rows with equally many chairs. How many chairs does a row have?",
      "{n} must learn {x} lines. {y} {he} can say already. At {z} lines an evening, how many evenings does {he} need for the rest?",
      "A bus driver took {x} singers to the contest. {y} sang alone, and all the rest sang in groups of {z}. How many groups sang?",
      "The {x} roses from the audience were handed on: {y} went to the conductor, and {z} dancers divided what was left equally. How many roses did a dancer take home?",
    ],
  },
  {
    id: "played/two-choirs-in-rows",
    expression: "(x+y)/z",
    numbers: { z: "4..9", x: "z*i+3", y: "z*j-3" },
    texts: [
      "{x} sopranos and {y} altos stand in rows of {z}. How many rows do they make?",
      "{n} wrote {y} pages of music by hand, and {m} {x}. The pages are given in equal parts to {z} players. How many pages does a player have?",
      "How many boxes are filled by {x} masks and {y} crowns from the play, if a box takes {z} things?",
      "The theater earned {x} stars from grown-up critics and {y} from kids for its {z} plays. Each play got the same number of stars. How many did one play get?",
    ],
  },
  {
    id: "played/rows-and-a-balcony",
    expression: "x*y+z",
    numbers: { x: "4..12", y: "5..15", z: "6..40" },
    texts: [
      "There are {x} rows of {y} seats downstairs and {z} seats in the balcony. How many seats does the theater have?",
      "{n} plays the scale {y} times before each of {x} lessons, and today {he} played it {z} times for fun. How many times has {n} played it?",
      "The band sold {z} records at the door. In each of {y} shops it sold {x}. How many records were sold?",
      "{k} sewed {x} feathers on each of {y} bird costumes, and then {z} on the eagle's. How many feathers did {k} sew on?",
    ],
  },
  {
    id: "played/rows-with-empty-seats",
    expression: "x*y-z",
    numbers: { x: "5..12", y: "6..15", z: "4..25" },
    texts: [
      "In a circus tent with {x} rows of {y} seats, {z} seats were empty. How many people watched the circus?",
      "{n} was to play the scale {y} times on each of {x} days, but left it out {z} times. How often did {he} play it?",
      "{m} printed {y} posters for every one of {x} shows. The wind tore down {z}. How many posters are still up if all had been hung?",
      "Out of {x} boxes with {y} candles each, the ghost scene used up {z} candles. How many candles are there for other scenes?",
    ],
  },
  {
    id: "played/evening-less-equal-songs",
    expression: "x-y*z",
    numbers: { x: "80..150", y: "4..12", z: "3..6" },
    texts: [
      "The concert lasts {x} minutes. The band has played {y} songs of {z} minutes each. How many minutes does the concert go on?",
      "A stage needs {x} planks. {z} carpenters have nailed down {y} planks each. How many planks have to be nailed down yet?",
      "The clown had {x} balloons. In {z} shows he let {y} fly away per show. How many does he have left?",
      "How many people bought single tickets, if {x} people came to the musical and {z} groups of {y} were among them?",
    ],
  },
  {
    id: "played/both-parts-at-every-show",
    expression: "(x+y)*z",
    numbers: { x: "3..15", y: "3..12", z: "2..9" },
    texts: [
      "At each show the juggler uses {x} balls and {y} rings, and he never uses one twice. How many things has he used up after {z} shows?",
      "Every folder has {x} sheets for violins and {y} for horns in it. How many sheets are in {z} folders?",
      "{n} practices {y} minutes before breakfast and {x} minutes after dinner. How many minutes does {he} practice in {z} days?",
      "{z} choirs took part in the song day, each with {x} women and {y} men. How many people sang?",
    ],
  },
  {
    id: "played/shows-in-many-weeks",
    expression: "x*y*z",
    numbers: { x: "2..8", y: "2..7", z: "3..12" },
    texts: [
      "The magician has {x} shows a day on {y} days a week. How many shows does he have in {z} weeks?",
      "{z} schools each send {y} choirs of {x} children to the festival. How many children are sent?",
      "In a ballet {y} groups of {x} swans turn around {z} times. Count the turns of all swans together. How many are there?",
      "How many strings does the workshop use for {z} crates of guitars, with {y} guitars in a crate and {x} strings on every guitar?",
    ],
  },
  {
    id: "played/equal-part-of-lines-less-some",
    expression: "x/y-z",
    numbers: { y: "2..6", x: "y*(i+10)", z: "2..9" },
    texts: [
      "The {x} lines of the poem are divided equally among {y} speakers. {n}, one of them, can already say {z} of {his} lines. How many must {he} still learn?",
      "{y} ushers got the same number of the {x} programs. {m} has handed out {z} of {mhis}. How many does {mhe} hold now?",
      "From each of {y} equal piles, {x} song sheets in all, the wind blew away {z} sheets. How many sheets are in a pile now?",
      "{k}'s part of the {x} pounds of stage sand, which {y} helpers shared evenly, got {z} pounds lighter on the way. How many pounds did {k} bring?",
    ],
  },
  {
    id: "played/kinds-of-performers-left",
    expression: "x-(y+z)",
    numbers: { x: "50..90", y: "9..22", z: "8..22" },
    texts: [
      "There are {x} artists in the circus. {y} are acrobats, {z} are clowns, and the others work with animals. How many work with animals?",
      "The show takes {x} minutes. {y} minutes are over, and the last {z} minutes will be a song by all. How many minutes are there in between?",
      "Of the {x} guests at the piano evening, {y} sat on chairs and {z} on cushions. How many guests had to stand?",
      "{n} borrowed {x} costumes. {He} has brought back {y} by bike and {z} by car. How many does {he} have to bring back still?",
    ],
  },
  {
    id: "played/singers-of-three-voices",
    expression: "x+y+z",
    numbers: { x: "6..40", y: "5..30", z: "4..30", w: "3..15" },
    texts: [
      "For a concert of {w} songs there came {x} sopranos, {y} altos and {z} basses. How many singers came?",
      "{n} clapped {x} times in the first scene, {y} times in the second, {z} times in the third, and {w} children laughed. How often did {n} clap?",
      "{k}, who is {w}, found {z} feathers, {y} beads and {x} shells for a mask. How many things did {k} find for it?",
      "How many guests came to the three shows? {y} came on {day}, {x} on {day2} and {z} on {day3}, and they ate {w} bags of popcorn.",
    ],
  },
];

/** Video games, cards and toys with three numbers. */
const GAMES_TWICE: readonly WordingFamily[] = [
  {
    id: "played/coins-found-and-spent",
    expression: "x+y-z",
    numbers: { x: "20..80", y: "10..60", z: "5..28" },
    texts: [
      "{n} had {x} coins in the island game. A crab gave {him} {y} coins, and a boat cost {him} {z}. How many coins does {he} have?",
      "{m} drew {y} cards onto the {x} in {mhis} hand and then laid down {z}. How many cards did {mhe} hold after that?",
      "{x} red marbles and {y} blue ones are in a jar. {k} takes out {z} marbles without looking. How many marbles stay in the jar?",
      "On what square is the piece that stood on square {x}, moved {y} squares ahead and was sent {z} squares back?",
    ],
  },
  {
    id: "played/lives-lost-to-two-monsters",
    expression: "x-y-z",
    numbers: { x: "45..90", y: "5..20", z: "4..20" },
    texts: [
      "{n}'s wizard has {x} sparks. A troll takes {y} of them and a witch {z}. How many sparks are left to the wizard?",
      "Of {x} puzzle pieces {m} fitted {y} on {day} and {z} on {day2}. How many pieces must {mhe} fit yet?",
      "{k} owns {x} toy cars. {y} of them are red and {z} are blue. The others are white. How many white cars does {k} own?",
      "{n} gave {y} trading cards to {m} and {z} to {k}. At the start {he} had {x}. How many did {he} keep for {himself}?",
    ],
  },
  {
    id: "played/chips-paid-and-won",
    expression: "x-y+z",
    numbers: { x: "30..80", y: "5..25", z: "4..40" },
    texts: [
      "{n} pays {y} of {his} {x} chips to enter the round and wins {z} chips. How many chips does {he} have after the round?",
      "A tower has {x} blocks. The cat knocks off {y}, and {m} builds {z} new ones on top. How many blocks high is it then, if each layer is one block?",
      "{k} had {x} dinosaurs, traded {y} of them to {m} and got {z} other dinosaurs in return. How many dinosaurs does {k} have?",
      "How many dice are in the cup now? {z} were put in after {y} had fallen out, and it had held {x}.",
    ],
  },
  {
    id: "played/rest-of-cards-dealt",
    expression: "(x-y)/z",
    numbers: { z: "3..8", y: "2..12", x: "z*(i+1)+y" },
    texts: [
      "{y} cards of a deck of {x} are put aside, and the rest are dealt fairly to {z} players. How many cards does each player get?",
      "{n} has {x} gems and keeps {y} for later. With the others {he} buys keys at {z} gems each. How many keys does {he} buy?",
      "There were {x} toy blocks, but {y} were lost. {m} makes towers of {z} from the ones that are there. How many towers can {mhe} make?",
      "In {z} rounds of the game {k} went from {y} points up to {x}, gaining the same in each round. How many points did {k} gain per round?",
    ],
  },
  {
    id: "played/two-piles-dealt",
    expression: "(x+y)/z",
    numbers: { z: "3..7", x: "z*i+1", y: "z*j-1", w: "2..30" },
    texts: [
      "{n} shuffles {x} red and {y} black cards together and deals all of them to {z} players, which takes {w} seconds. How many cards does a player have, if all have the same?",
      "{m} found {x} gems in the cave and {y} in the well on level {w}. A magic door opens for {z} gems. How many doors can {mhe} open?",
      "How many kites can be given tails of {z} bows, when {k} has tied {x} bows, {n} has tied {y}, and {w} balls of string are there?",
      "Two cousins, who live {w} miles apart, have {x} and {y} toy farm animals. Together they set up {z} meadows with equally many animals. How many animals stand in each meadow?",
    ],
  },
  {
    id: "played/packs-and-single-cards",
    expression: "x*y+z",
    numbers: { x: "3..12", y: "4..12", z: "3..40" },
    texts: [
      "{n} bought {x} packs of {y} trading cards, and a friend gave {him} {z} single ones. How many cards did {he} get?",
      "In the mine game {m} dug {z} gems by hand, and {x} robots dug {y} gems each. How many gems were dug?",
      "{k} lays out {y} rows of {x} dominoes. {z} dominoes are left in the box. How many dominoes belong to the game?",
      "A toy train of {x} cars, every car {y} centimeters long, has an engine of {z} centimeters. How many centimeters long is the train from end to end if no gaps are counted?",
    ],
  },
  {
    id: "played/packs-less-doubles",
    expression: "x*y-z",
    numbers: { x: "4..12", y: "5..12", z: "3..18", w: "2..50" },
    texts: [
      "{n} opened {x} packs of {y} cards and gave away the {z} that {he} had twice. The album cost {w} cents. How many of these cards did {he} keep?",
      "The mine game pays {y} gems a day. In {x} days {m}, who is on level {w}, has been paid for all days, and {z} gems are spent. How many gems are left?",
      "How many dominoes still stand of {y} rows with {x} in each? {z} fell down when {k} walked past at {w} steps a minute.",
      "{x} toy boxes had {y} blocks apiece in them on the first day of kindergarten. {w} children played there, and {z} blocks are gone. How many blocks are there now?",
    ],
  },
  {
    id: "played/gems-spent-on-equal-things",
    expression: "x-y*z",
    numbers: { x: "80..160", y: "4..12", z: "2..6" },
    texts: [
      "{n} has {x} gems and buys {z} swords at {y} gems each. How many gems will {he} have then?",
      "From a bag of {x} beads {m} makes {y} doll necklaces with {z} beads in each. How many beads are not used?",
      "{k} scored {x} points. {n} threw {y} rings, each for {z} points. How many points fewer than {k} did {n} score?",
      "A deck has {x} cards. {z} players are given {y} cards each, and the others lie on the table. How many lie on the table?",
    ],
  },
  {
    id: "played/two-kinds-in-each-set",
    expression: "(x+y)*z",
    numbers: { x: "3..15", y: "2..12", z: "2..9" },
    texts: [
      "A chess set for the giant board has {x} tall and {y} short pieces. How many pieces do {z} such sets have?",
      "In each level there are {y} stars on the ground and {x} in the air. {n} took every star of {z} levels. How many stars did {n} take?",
      "{z} children play with clay. Each makes {x} snakes and {y} snails. How many animals do they make?",
      "How many points has {m}, who got {x} for the right color and {y} for the right number every time in {z} rounds?",
    ],
  },
  {
    id: "played/boxes-of-bags-of-marbles",
    expression: "x*y*z",
    numbers: { x: "2..8", y: "3..9", z: "2..10" },
    texts: [
      "A toy store has {x} crates of marbles. A crate holds {y} bags of {z} marbles. How many marbles is that?",
      "The game has {y} worlds with {x} castles in every world, and {z} guards stand in every castle. How many guards are there?",
      "{n} plays {z} rounds of cards with {k} every evening. In each round {x} cards are turned over. How many cards are turned over in {y} evenings?",
      "How many blocks does {m} need to build a solid block that is {x} blocks long, {y} blocks wide and {z} blocks high?",
    ],
  },
  {
    id: "played/share-of-loot-and-more",
    expression: "x/y+z",
    numbers: { y: "2..6", x: "y*(i+1)", z: "4..40" },
    texts: [
      "{n} and the other players, {y} in all, split {x} gold coins fairly. {n} already had {z}. How many gold coins does {n} have after the split?",
      "{m} got {mhis} equal share when {x} toy cars were divided among {y} children, and {z} toy cars from {mhis} aunt. How many cars did {mhe} get in all?",
      "{k} puts all {x} cards into piles of {y}. Then {z} more piles are made by {m}. How many piles are there?",
      "How many seconds did {n}'s top spin, if it spun {z} seconds longer than {m}'s? {k}'s top spun {x} seconds, {y} times as long as {m}'s.",
    ],
  },
  {
    id: "played/castle-blocks-of-other-colors",
    expression: "x-(y+z)",
    numbers: { x: "60..99", y: "8..25", z: "9..26", w: "3..12" },
    texts: [
      "{n}'s castle of {x} blocks took {w} hours. {y} blocks are gray and {z} black, and all the rest are red. How many red blocks are in the castle?",
      "The quest is won with {x} keys. {m}'s team of {w} has {y} keys from the forest and {z} from the desert. How many more keys does it need?",
      "{k} had {x} stickers for the card album, which has {w} pages. {y} are stuck in, {z} were given away. How many has {k} still to stick in?",
      "Out of the {x} balls in the ball pit, {y} are yellow, {z} are green and no others but blue ones remain. {w} toddlers play there. How many balls are blue?",
    ],
  },
  {
    id: "played/pieces-without-the-broken-ones",
    expression: "(x-y)*z",
    numbers: { x: "10..24", y: "2..8", z: "3..9" },
    texts: [
      "{z} toy tea sets had {x} pieces each. {y} pieces of every set are broken. How many whole pieces are there?",
      "Winning a duel brings {n} {x} coins, but entering it costs {y}. How many coins richer is {he} after winning {z} duels?",
      "In a game, {m} deals {x} cards to each of {z} players, and everyone passes {y} cards back to the stack. How many cards do the players hold together?",
      "The arcade gives {x} tickets per game to {k}, who hands {y} of them to a little brother each time. How many tickets does {k} have after {z} games?",
    ],
  },
];

/** Four numbers, three calculations. */
const THREE_CALCULATIONS: readonly WordingFamily[] = [
  {
    id: "played/two-kinds-of-baskets",
    expression: "x*y+z*w",
    numbers: { x: "3..12", y: "2..3", z: "4..9", w: "4..6" },
    texts: [
      "{n} made {x} shots for {y} points each and {z} shots for {w} points each. How many points did {he} make?",
      "For the play, {x} rows of {y} armchairs and {z} rows of {w} stools are set up. How many people can sit down?",
      "{m} bought {z} packs with {w} cards in each and {x} packs with {y} cards in each. How many cards did {mhe} buy?",
      "How many minutes did {k} practice the oboe, with {x} sessions of {y} minutes and {z} sessions of {w} minutes?",
    ],
  },
  {
    id: "played/one-kind-of-points-leads",
    expression: "x*y-z*w",
    numbers: { x: "8..15", y: "6..10", z: "3..6", w: "2..5" },
    texts: [
      "{n} hit the big ring {x} times for {y} points a hit, and {m} hit the small ring {z} times for {w} points a hit. How many more points than {m} did {n} get?",
      "The music hall has {x} rows of {y} seats. {z} school classes with {w} pupils each are inside, and nobody else. How many seats are free?",
      "{k} earned {y} gems a day for {x} days and then bought {z} hats for {w} gems each. How many gems did {k} have left?",
      "From {x} tubes of {y} tennis balls, {z} players have taken {w} balls apiece. How many tennis balls remain?",
    ],
  },
  {
    id: "played/rest-of-two-groups-in-teams",
    expression: "(x+y-z)/w",
    numbers: { w: "3..8", x: "w*i+5", y: "w*j", z: "5..5" },
    texts: [
      "{x} girls and {y} boys came to handball. {z} of them kept score, and the others made teams of {w}. How many teams were there?",
      "{n} mixes {x} old and {y} new cards, takes out {z} and deals all the rest evenly to {w} players. How many cards does a player get?",
      "The play needs {x} swords and {y} shields. {z} of these things were done in May, and {w} parents make all the others, each the same number. How many things does one parent make?",
      "With {x} gems from a cave and {y} from a river, {m} pays {z} gems for a map and then {w} gems for each torch until no gems are left. How many torches does {mhe} get?",
    ],
  },
  {
    id: "played/three-changes-of-a-crowd",
    expression: "x-y+z-w",
    numbers: { x: "50..90", y: "8..30", z: "10..40", w: "5..25" },
    texts: [
      "{x} fans were in the stand. {y} left at halftime, {z} came, and {w} left before the end. How many fans saw the end?",
      "{n} had {x} marbles. {He} lost {y} on {day}, won {z} on {day2} and lost {w} on {day3}. How many marbles does {he} have now?",
      "A ballet school of {x} pupils saw {y} of them leave in {month}. Later {z} enrolled and {w} quit. How many pupils does it have?",
      "How many coins has {m}'s pirate got? He began with {x}, paid {y} for a sail, was given {z} by a mermaid and dropped {w} into the sea.",
    ],
  },
  {
    id: "played/three-kinds-and-the-rest",
    expression: "x-y-z-w",
    numbers: { x: "80..120", y: "8..25", z: "7..25", w: "6..22", v: "3..12" },
    texts: [
      "Of the {x} players of the club, which is {v} years old, {y} play tennis, {z} hockey, {w} golf, and the others bowl. How many bowl?",
      "The orchestra of {x} plays in {v} cities. It has {y} horns, {z} cellos and {w} flutes, and all other players have violins. How many violins are there?",
      "{n} must do {x} push-ups in {v} minutes. {He} did {y}, then {z}, then {w}. How many are missing?",
      "{m}'s puzzle has {x} pieces. On {v} evenings {mhe} worked at it; {y} pieces of sky, {z} of grass and {w} of water are in place. How many pieces are not in place?",
    ],
  },
  {
    id: "played/both-kinds-less-some",
    expression: "(x+y)*z-w",
    numbers: { x: "4..12", y: "3..10", z: "3..8", w: "4..18" },
    texts: [
      "{z} clubs sent {x} runners and {y} jumpers each. {w} athletes were sick. How many were fit?",
      "{n} packs {x} red and {y} black chips into each of {z} cases. Later {w} chips are lost. How many chips are there now?",
      "At all {z} shows {m} sold {x} posters and {y} records. {w} of these things were brought back. How many did {mhe} sell without those?",
      "Every level has {x} coins and {y} gems in it. Of the treasures of {z} levels, {k} missed {w}. How many treasures did {k} find?",
    ],
  },
  {
    id: "played/less-in-each-and-some-more",
    expression: "(x-y)*z+w",
    numbers: { x: "9..20", y: "2..7", z: "3..8", w: "3..30" },
    texts: [
      "In each of {z} rounds {n} threw {x} darts, and {y} of these missed. {He} hit {w} times in the extra round as well. How many hits did {he} have?",
      "{z} bands with {x} members march, but {y} members of every band are ill. {w} baton twirlers march with them. How many people march?",
      "{m} has {w} new toy soldiers and {z} old boxes of {x}, from each of which {y} soldiers are gone. How many soldiers does {mhe} have?",
      "A game pays {x} coins for a win and takes {y} as a fee every time. {k} had {w} coins and won {z} times. How many coins does {k} have?",
    ],
  },
  {
    id: "played/shares-of-two-heaps",
    expression: "x/y+z/w",
    numbers: { y: "2..6", x: "y*i", w: "3..8", z: "w*j" },
    texts: [
      "{n} got a fair share of {x} cards that {y} players divided, and a fair share of {z} chips that {w} players divided. How many cards and chips did {n} get in all?",
      "{x} girls run in teams of {y}, and {z} boys run in teams of {w}. How many teams run?",
      "The {x} drums are put on carts, {y} to a cart, and the {z} horns on other carts, {w} to a cart. How many carts does the band need?",
      "{m} has {z} blocks for towers of {w} and {x} cubes for towers of {y}. How many towers will there be when all are used?",
    ],
  },
  {
    id: "played/groups-split-again",
    expression: "x*y/z",
    numbers: { z: "2..6", x: "z*i", y: "3..10", w: "2..30" },
    texts: [
      "{y} packs of {x} balls are shared evenly by {z} schools. The truck drove {w} miles. How many balls does each school get?",
      "{n} earned {x} points in each of {y} games. {z} points buy one prize at stand {w}. How many prizes can {he} get for all {his} points?",
      "A choir of {y} rows with {x} singers each is divided into {z} equal groups for {w} songs. How many singers are in a group?",
      "How many days will {k} need to learn {y} pages with {x} lines each at {z} lines a day, if the play has {w} actors?",
    ],
  },
  {
    id: "played/two-parts-from-a-whole",
    expression: "x-y*z-w",
    numbers: { x: "90..150", y: "3..9", z: "3..7", w: "4..22" },
    texts: [
      "A concert of {x} minutes had {y} songs of {z} minutes and a break of {w}. The rest was talk. How many minutes of talk were there?",
      "{n} brought {x} sports drinks. {z} teams drank {y} each, and the referees drank {w}. How many drinks were left?",
      "Of {x} gems {m} spent {w} on a cape and the price of {z} boots, {y} gems a boot. How many gems has {mhe} got now?",
      "There are {x} toy bricks. {k} builds {y} cars from {z} bricks each and a house from {w}. How many bricks does {k} not use?",
    ],
  },
  {
    id: "played/equal-groups-and-two-more",
    expression: "x*y+z+w",
    numbers: { x: "3..10", y: "4..12", z: "3..30", w: "2..25" },
    texts: [
      "{x} teams of {y}, {z} referees and {w} doctors eat at the sports camp. How many people eat there?",
      "{n} made {y} points in each of {x} rounds, {z} in the bonus round and {w} for neat writing. What is {his} total?",
      "On the stage hang {w} lanterns, {z} lamps and {x} strings of {y} little lights. How many lights hang there?",
      "How many cards are in {m}'s box after {mhe} puts in {z} from {k}, {w} from {n} and {x} packs with {y} cards each, if it was empty before?",
    ],
  },
];

/** One calculation, told with a number that says something else of the same game. */
const WITH_ANOTHER_NUMBER: readonly WordingFamily[] = [
  {
    id: "played/players-per-boat-with-another-number",
    expression: "x/y",
    numbers: { y: "3..9", x: "y*(i+1)", z: "2..30" },
    texts: [
      "{x} rowers go out on a lake that is {z} feet deep. A boat takes {y} of them. How many boats do they fill?",
      "In {z} minutes {n} sorted {x} play cards into {y} equal piles. How many cards were in a pile?",
      "The conductor, who has {z} batons, seats {x} violinists at stands, {y} to a stand. How many stands are used?",
      "How many toy ducks are in each of the {y} tubs at the fair, where {x} ducks swim, the same number in every tub, and {z} children fish for them?",
    ],
  },
  {
    id: "played/players-in-boats-with-another-number",
    expression: "x*y",
    numbers: { x: "3..12", y: "3..9", z: "2..30" },
    texts: [
      "{x} boats with {y} rowers each set out on a lake that is {z} feet deep. How many rowers set out?",
      "{n} counted {y} rows of {x} drummers in the parade, which was {z} minutes late. How many drummers did {n} count?",
      "A dragon kite sells for ${z} and needs {y} ribbons. {m} makes {x} of these kites. How many ribbons does {mhe} need?",
      "How many turns will be taken in a game of {x} rounds, if there are {y} players, each has one turn a round and the board has {z} squares?",
    ],
  },
  {
    id: "played/dancers-on-stage-with-another-number",
    expression: "x-y",
    numbers: { x: "25..60", y: "4..20", z: "2..9" },
    texts: [
      "{x} dancers are in the ballet, and {y} of them are on stage in scene {z}. How many are waiting behind the curtain?",
      "{n} set up {x} bowling pins in {z} groups. One roll knocked down {y}. How many pins were standing then?",
      "A video game with {z} worlds has {x} secret rooms. {m} has yet to find {y} of them. How many has {mhe} found?",
      "By how many votes did the drum solo beat the {z}-minute harp solo, if it got {x} votes and the harp solo got {y}?",
    ],
  },
];

/** Problems whose scenes are all of sports, games, music and theater, while what is asked changes from one family to the next. */
export const SCENES_SPORT_AND_STAGE: readonly WordingFamily[] = [
  ...POINTS,
  ...TEAMS,
  ...GEAR,
  ...TRAINING,
  ...MUSIC,
  ...THEATER,
  ...GAMES,
  ...SPORT_TWICE,
  ...STAGE_TWICE,
  ...GAMES_TWICE,
  ...THREE_CALCULATIONS,
  ...WITH_ANOTHER_NUMBER,
];
