import type { WordingFamily } from "../wording.ts";

/** Things pass from one to another: who hands them over, and whose are asked for, decides. */
const HANDED_ON_OR_TAKEN_IN: readonly WordingFamily[] = [
  {
    id: "turned/slips-some-to-the-friend",
    expression: "x-y",
    texts: [
      "{n} came to school with {x} {o}. At recess {he} slipped {y} of them to {m}. How many {o} did {n} carry home?",
      "The east library owned {x} atlases. It passed {y} atlases on to the west library. How many atlases does the east library own now?",
      "How many hens does Farmer {n} have today, if {he} had {x} hens last week and a neighbor got {y} of them from {him}?",
    ],
  },
  {
    id: "turned/is-slipped-some-by-the-friend",
    expression: "x+y",
    texts: [
      "{n} came to school with {x} {o}. At recess {m} slipped {y} more to {him}. How many {o} did {n} carry home?",
      "The east library owned {x} atlases. The west library passed {y} atlases on to it. How many atlases does the east library own now?",
      "How many hens does Farmer {n} have today, if {he} had {x} hens last week and {he} got {y} more from a neighbor?",
    ],
  },
  {
    id: "turned/had-slipped-some-to-the-friend",
    expression: "x+y",
    texts: [
      "{n} came home from school with {x} {o}. At recess {he} had slipped {y} to {m}. How many {o} did {n} carry to school?",
      "The east library owns {x} atlases, now that it has passed {y} atlases on to the west library. How many atlases did the east library own before?",
      "How many hens did Farmer {n} have last week, if {he} has {x} hens today and a neighbor got {y} from {him} in between?",
    ],
  },
  {
    id: "turned/had-been-slipped-some-by-the-friend",
    expression: "x-y",
    texts: [
      "{n} came home from school with {x} {o}. At recess {m} had slipped {y} of them to {him}. How many {o} did {n} carry to school?",
      "The east library owns {x} atlases, now that the west library has passed {y} atlases on to it. How many atlases did the east library own before?",
      "How many hens did Farmer {n} have last week, if {he} has {x} hens today and got {y} of these from a neighbor in between?",
    ],
  },
  {
    id: "turned/lends-some-out",
    expression: "x-y",
    texts: [
      "There were {x} skis in the rental hut. By ten o'clock the man at the desk had lent out {y} skis. How many skis were in the hut at ten?",
      "{n} has {x} movies on {his} shelf, but tonight {m} will borrow {y} of them. How many movies will be on {n}'s shelf then?",
      "The toolroom started the day with {x} drills, and during the day {y} drills were signed out and not brought back. Tell how many drills it had at night.",
    ],
  },
  {
    id: "turned/gets-loans-back",
    expression: "x+y",
    numbers: { x: "5..90", y: "3..60" },
    texts: [
      "There were {x} skis in the rental hut. By ten o'clock people had brought back {y} skis that they had borrowed. How many skis were in the hut at ten?",
      "{n} has {x} movies on {his} shelf, but tonight {m} will bring back {y} others that {mhe} borrowed. How many movies will be on {n}'s shelf then?",
      "The toolroom started the day with {x} drills, and during the day {y} drills that had been out were brought back. Tell how many drills it had at night.",
    ],
  },
  {
    id: "turned/some-of-all-are-lent",
    expression: "y-x",
    texts: [
      "There were {x} skis in the rental hut at ten o'clock. The hut owns {y} skis, and all the missing ones had been lent out. How many skis had been lent out?",
      "{n} has {x} movies on {his} shelf tonight, but {he} owns {y}. {m} has borrowed the missing ones. How many movies has {m} borrowed?",
      "The toolroom has {x} drills in it at night. In the morning it had {y} drills. Tell how many drills were signed out during the day and not brought back.",
    ],
  },
  {
    id: "turned/all-that-there-are-with-loans",
    expression: "x+y",
    texts: [
      "There were {x} skis in the rental hut at ten o'clock, and all {y} others that the hut owns had been lent out. How many skis does the hut own?",
      "{n} has {x} movies on {his} shelf tonight, and {m} has borrowed the other {y} that {he} owns. How many movies does {n} own?",
      "The toolroom has {x} drills in it at night, because during the day {y} drills were signed out and not brought back. Tell how many drills it had in the morning.",
    ],
  },
  {
    id: "turned/shop-sells-lamps",
    expression: "x-y",
    texts: [
      "On {day} morning the lighting shop had {x} floor lamps. It sold {y} floor lamps before closing. How many floor lamps did the shop have at closing?",
      "A kiosk with {x} sun hats on its rack sold {y} of them to tourists. What number of sun hats was on the rack then?",
      "What number of saddles does the riding store have, if it had {x} of them and customers bought {y}?",
    ],
  },
  {
    id: "turned/shop-buys-lamps",
    expression: "x+y",
    texts: [
      "On {day} morning the lighting shop had {x} floor lamps. It bought {y} floor lamps from a maker before closing and sold none. How many floor lamps did the shop have at closing?",
      "A kiosk with {x} sun hats on its rack bought {y} more for tourists. What number of sun hats was on the rack with the new ones?",
      "What number of saddles does the riding store have, if it had {x} of them and bought {y} from a saddler?",
    ],
  },
  {
    id: "turned/shop-sold-lamps-before",
    expression: "x+y",
    texts: [
      "On {day} evening the lighting shop had {x} floor lamps. It had sold {y} floor lamps since the morning. How many floor lamps did the shop have in the morning?",
      "A kiosk with {x} sun hats on its rack has just sold {y} to tourists. What number of sun hats was on the rack earlier?",
      "What number of saddles did the riding store have before, if it has {x} of them since customers bought {y}?",
    ],
  },
  {
    id: "turned/lamps-sold-until-few-are-left",
    expression: "x-y",
    numbers: { x: "30..95", y: "2..25" },
    texts: [
      "On {day} morning the lighting shop had {x} floor lamps. It had {y} floor lamps at closing. How many floor lamps did the shop sell in between?",
      "A kiosk with {x} sun hats on its rack sold so many to tourists that {y} were on the rack then. What number of sun hats was sold?",
      "What number of saddles did customers buy at the riding store, if it had {x} of them and then had {y}?",
    ],
  },
  {
    id: "turned/writer-sends-cards",
    expression: "x-y",
    texts: [
      "Grandma's drawer held {x} greeting cards this morning. She mailed {y} of them to her friends. How many greeting cards does the drawer hold tonight?",
      "In {n}'s mailbox there were {x} messages. {He} moved {y} of them to the trash. How many messages are in the mailbox now?",
      "The depot had {x} parcels at noon. How many parcels were in it at one o'clock, after a truck drove off with {y} of the parcels?",
    ],
  },
  {
    id: "turned/writer-is-sent-cards",
    expression: "x+y",
    texts: [
      "Grandma's drawer held {x} greeting cards this morning. Then {y} more came for her from her friends, and she put them in as well. How many greeting cards does the drawer hold tonight?",
      "In {n}'s mailbox there were {x} messages. {He} moved {y} more there from the trash. How many messages are in the mailbox now?",
      "The depot had {x} parcels at noon. How many parcels were in it at one o'clock, after a truck drove up and unloaded {y} more parcels?",
    ],
  },
  {
    id: "turned/cards-that-came-by-night",
    expression: "y-x",
    texts: [
      "Grandma's drawer held {x} greeting cards this morning. More came for her from her friends, she put them in as well, and now the drawer holds {y}. How many greeting cards came?",
      "In {n}'s mailbox there were {x} messages. {He} moved others there from the trash, so that now {y} messages are in the mailbox. How many did {he} move there?",
      "The depot had {x} parcels at noon. How many parcels did a truck unload there, if there were {y} parcels at one o'clock?",
    ],
  },
  {
    id: "turned/cards-that-were-mailed-by-night",
    expression: "x-y",
    numbers: { x: "30..90", y: "3..27" },
    texts: [
      "Grandma's drawer held {x} greeting cards this morning. She mailed some of them to her friends, and now the drawer holds {y}. How many greeting cards did she mail?",
      "In {n}'s mailbox there were {x} messages. {He} moved some to the trash, so that now only {y} messages are in the mailbox. How many did {he} move to the trash?",
      "The depot had {x} parcels at noon. How many parcels did a truck drive off with, if there were only {y} parcels at one o'clock?",
    ],
  },
  {
    id: "turned/winner-after-the-game",
    expression: "x+y",
    texts: [
      "{n} and {m} play for {o}. {n} began with {x} and won {y} from {m}. How many {o} does {n} have at the end?",
      "In the dice game {m} had {x} points when {mhe} threw a star, which earns {y} points. How many points did {m} have after the throw?",
      "How many chips lie before the captain, who sat down with {x} chips and took {y} from the other players?",
    ],
  },
  {
    id: "turned/loser-after-the-game",
    expression: "x-y",
    texts: [
      "{n} and {m} play for {o}. {n} began with {x} and lost {y} to {m}. How many {o} does {n} have at the end?",
      "In the dice game {m} had {x} points when {mhe} threw a skull, which costs {y} points. How many points did {m} have after the throw?",
      "How many chips lie before the captain, who sat down with {x} chips and handed {y} to the other players?",
    ],
  },
  {
    id: "turned/winner-before-the-game",
    expression: "x-y",
    texts: [
      "{n} and {m} play for {o}. {n} ended with {x}, because {he} won {y} from {m}. How many {o} did {n} have at the beginning?",
      "In the dice game {m} has {x} points, now that {mhe} has thrown a star, which earns {y} points. How many points did {m} have before the throw?",
      "How many chips did the captain sit down with, if {x} chips lie before him since he took {y} from the other players?",
    ],
  },
  {
    id: "turned/loser-before-the-game",
    expression: "x+y",
    texts: [
      "{n} and {m} play for {o}. {n} ended with {x}, because {he} lost {y} to {m}. How many {o} did {n} have at the beginning?",
      "In the dice game {m} has {x} points, now that {mhe} has thrown a skull, which costs {y} points. How many points did {m} have before the throw?",
      "How many chips did the captain sit down with, if {x} chips lie before him since he handed {y} to the other players?",
    ],
  },
  {
    id: "turned/dollars-from-the-aunt",
    expression: "x+y",
    money: true,
    units: ["dollars"],
    texts: [
      "{n} had ${x} when {his} aunt handed {him} ${y}. How much money did {n} have then?",
      "In {m}'s account there was ${x}. The club paid ${y} into it. How much is in the account now?",
      "How many dollars did the bride's purse hold after the toast, if it held ${x} before and a guest tucked ${y} into it?",
    ],
  },
  {
    id: "turned/dollars-handed-to-aunt",
    expression: "x-y",
    money: true,
    units: ["dollars"],
    texts: [
      "{n} had ${x} and handed {his} aunt ${y} of it. How much money did {n} have then?",
      "In {m}'s account there was ${x}. The club drew ${y} from it. How much is in the account now?",
      "How many dollars did the bride's purse hold after the toast, if it held ${x} before and she tipped a fiddler ${y} out of it?",
    ],
  },
  {
    id: "turned/dollars-until-aunt-came",
    expression: "x-y",
    money: true,
    units: ["dollars"],
    texts: [
      "{n} had ${x} after {his} aunt had handed {him} ${y}. How much money did {n} have before that?",
      "In {m}'s account there is ${x}, of which the club paid in ${y} today. How much was in the account yesterday?",
      "How many dollars did the bride's purse hold before the toast, if it held ${x} after a guest had tucked ${y} into it?",
    ],
  },
  {
    id: "turned/dollars-the-aunt-must-have-handed-over",
    expression: "y-x",
    money: true,
    units: ["dollars"],
    texts: [
      "{n} had ${x} when {his} aunt handed {him} some money. Then {n} had ${y}. How much did {his} aunt hand {him}?",
      "In {m}'s account there was ${x}. After the club paid something in, there was ${y}. How much did the club pay in?",
      "How many dollars did a guest tuck into the bride's purse at the toast, if it held ${x} before and ${y} after?",
    ],
  },
];

/** People, animals and vehicles come or go: before, after, and those who moved. */
const COMING_AND_GOING: readonly WordingFamily[] = [
  {
    id: "turned/bus-lets-riders-off",
    expression: "x-y",
    numbers: { x: "25..60", y: "3..22" },
    texts: [
      "A night bus with {x} riders stopped at the harbor. {y} riders got off and nobody got on. How many riders were on the bus when it drove on?",
      "{x} people sat in the waiting room. Then {y} of them were called in to the doctor. How many sat in the waiting room after that?",
      "How many boats are tied up at the jetty, if there were {x} and {y} of them have cast off?",
    ],
  },
  {
    id: "turned/bus-takes-riders-on",
    expression: "x+y",
    numbers: { x: "5..45", y: "3..22" },
    texts: [
      "A night bus with {x} riders stopped at the harbor. {y} riders got on and nobody got off. How many riders were on the bus when it drove on?",
      "{x} people sat in the waiting room. Then {y} others were sent in there by the nurse and sat down too. How many sat in the waiting room after that?",
      "How many boats are tied up at the jetty, if there were {x} and {y} more have tied up?",
    ],
  },
  {
    id: "turned/bus-before-riders-got-off",
    expression: "x+y",
    numbers: { x: "5..45", y: "3..22" },
    texts: [
      "A night bus drove on from the harbor with {x} riders. {y} riders had got off there and nobody had got on. How many riders were on the bus when it came to the harbor?",
      "{x} people sat in the waiting room after {y} had been called in to the doctor. How many sat in the waiting room before that?",
      "How many boats were tied up at the jetty earlier, if there are {x} now and {y} have cast off since?",
    ],
  },
  {
    id: "turned/bus-before-riders-got-on",
    expression: "x-y",
    numbers: { x: "25..60", y: "3..22" },
    texts: [
      "A night bus drove on from the harbor with {x} riders. {y} of them had got on there and nobody had got off. How many riders were on the bus when it came to the harbor?",
      "{x} people sat in the waiting room after {y} of them had been sent in by the nurse. How many sat in the waiting room before that?",
      "How many boats were tied up at the jetty earlier, if there are {x} now and {y} of these have tied up since?",
    ],
  },
  {
    id: "turned/bats-that-fly-out",
    expression: "x-y",
    texts: [
      "{x} bats hung in the cave at dusk. By midnight {y} of them were out hunting. How many bats hung in the cave at midnight?",
      "At low tide {n} counted {x} seals on the sandbank, and then {y} seals slid into the water. How many seals lay on the sandbank then?",
      "A swarm left the hive. How many bees are in the hive, if {x} bees lived there and {y} of them went with the swarm?",
    ],
  },
  {
    id: "turned/bats-that-fly-in",
    expression: "x+y",
    texts: [
      "{x} bats hung in the cave at dusk. By midnight {y} others had come in to them from the rain. How many bats hung in the cave at midnight?",
      "At low tide {n} counted {x} seals on the sandbank, and then {y} more seals slid out of the water onto it. How many seals lay on the sandbank then?",
      "A swarm came to the hive. How many bees are in the hive, if {x} bees lived there and {y} moved in with the swarm?",
    ],
  },
  {
    id: "turned/bats-still-hanging-and-those-out",
    expression: "x+y",
    texts: [
      "{x} bats hung in the cave at midnight, while {y} bats were out hunting that had hung there at dusk too. How many bats hung in the cave at dusk?",
      "At high tide {n} counted {x} seals on the sandbank, after {y} seals had slid into the water. How many seals lay on the sandbank before?",
      "A swarm left the hive. How many bees lived in the hive before, if {x} bees live there now and {y} went with the swarm?",
    ],
  },
  {
    id: "turned/bats-gone-by-midnight",
    expression: "x-y",
    numbers: { x: "40..99", y: "4..38" },
    texts: [
      "{x} bats hung in the cave at dusk. At midnight {y} of them were still hanging there. How many bats had flown out?",
      "At low tide {n} counted {x} seals on the sandbank, but at high tide only {y} of these seals still lay there. How many seals had slid into the water?",
      "A swarm left the hive. How many bees went with it, if {x} bees lived in the hive before and {y} stayed behind?",
    ],
  },
  {
    id: "turned/guests-yet-to-come",
    expression: "y-x",
    numbers: { x: "4..30", y: "35..90" },
    texts: [
      "{x} guests have already come to the wedding. In the end there will be {y} guests. How many guests are still to come?",
      "By Friday {x} runners had signed up for the race, and by Saturday it was {y} runners in all. How many signed up on Saturday?",
      "How many more swallows landed on the wire, if there were {x} at first and {y} when the last one had landed?",
    ],
  },
  {
    id: "turned/guests-at-the-height-of-it",
    expression: "x+y",
    numbers: { x: "4..40", y: "3..50" },
    texts: [
      "{x} guests have already come to the wedding. There are still {y} guests to come. How many guests will there be in the end?",
      "By Friday {x} runners had signed up for the race, and on Saturday {y} more runners signed up. How many had signed up by the end of Saturday?",
      "How many swallows sat on the wire when the last one had landed, if there were {x} at first and {y} more landed?",
    ],
  },
  {
    id: "turned/guests-who-stay-on",
    expression: "x-y",
    numbers: { x: "30..90", y: "3..25" },
    texts: [
      "{x} guests came to the wedding. {y} guests have already gone home. How many guests are still at the wedding?",
      "By Friday {x} runners had signed up for the race, and on Saturday {y} of these runners took their names off the list. How many were on the list by the end of Saturday?",
      "How many swallows sat on the wire when the cat had gone by, if there were {x} at first and {y} took off because of it?",
    ],
  },
  {
    id: "turned/pupils-absent",
    expression: "x-y",
    numbers: { x: "18..34", y: "2..9" },
    texts: [
      "There are {x} pupils in the class. Today {y} of them are absent. How many pupils are present?",
      "{x} cows belong to the farm. {y} of the cows are out on the hill, and the others are in the barn. How many cows are in the barn?",
      "How many players of the squad trained on {day}, if the squad has {x} players and {y} of them were ill?",
    ],
  },
  {
    id: "turned/pupils-new-in-class",
    expression: "x+y",
    numbers: { x: "12..30", y: "2..9" },
    texts: [
      "There were {x} pupils in the class. Today {y} new pupils joined them. How many pupils are in the class?",
      "{x} cows belonged to the farm. {y} other cows were bought and put in the barn with them, and no cow is outside. How many cows are in the barn?",
      "How many players trained on {day}, if all {x} players of the squad came and {y} guest players trained with them?",
    ],
  },
  {
    id: "turned/pupils-of-class-with-absent-ones",
    expression: "x+y",
    numbers: { x: "12..30", y: "2..9" },
    texts: [
      "There are {x} pupils present today. {y} pupils of the class are absent. How many pupils are in the class?",
      "{x} cows of the farm are in the barn. {y} cows, the rest of them, are out on the hill. How many cows belong to the farm?",
      "How many players has the squad, if {x} of its players trained on {day} and the other {y} were ill?",
    ],
  },
  {
    id: "turned/pupils-absent-unknown",
    expression: "x-y",
    numbers: { x: "25..34", y: "12..23" },
    texts: [
      "There are {x} pupils in the class. Today {y} of them are present. How many pupils are absent?",
      "{x} cows belong to the farm. {y} of the cows are in the barn, and the others are out on the hill. How many cows are out on the hill?",
      "How many players of the squad were ill on {day}, if the squad has {x} players and all but the ill ones, {y} players, trained?",
    ],
  },
  {
    id: "turned/team-comes-in-for-the-other",
    expression: "x-y",
    numbers: { x: "30..80", y: "3..28" },
    texts: [
      "{x} scouts slept in the tents. In the night it stormed, and {y} scouts ran from the tents to the barn. How many scouts stayed in the tents?",
      "Pond A held {x} carp. With a net {n} moved {y} carp from Pond A to Pond B. How many carp are in Pond A now?",
      "How many clerks are on the ground floor, where {x} worked, now that {y} of them have been sent upstairs?",
    ],
  },
  {
    id: "turned/team-comes-in-from-the-other",
    expression: "x+y",
    numbers: { x: "10..60", y: "3..28" },
    texts: [
      "{x} scouts slept in the tents. In the night it stormed, and {y} scouts ran from the barn to the tents. How many scouts were in the tents then?",
      "Pond A held {x} carp. With a net {n} moved {y} carp from Pond B to Pond A. How many carp are in Pond A now?",
      "How many clerks are on the ground floor, where {x} worked, now that {y} have been sent down from upstairs?",
    ],
  },
  {
    id: "turned/where-the-scouts-ran-to",
    expression: "y+z",
    numbers: { x: "40..80", y: "3..28", z: "3..28" },
    texts: [
      "{x} scouts slept in the tents and {z} in the barn. In the night it stormed, and {y} scouts ran from the tents to the barn. How many scouts were in the barn then?",
      "Pond A held {x} carp, and Pond B held {z}. With a net {n} moved {y} carp from Pond A to Pond B. How many carp are in Pond B now?",
      "How many clerks are upstairs, where {z} worked, now that {y} of the {x} from the ground floor have been sent up to them?",
    ],
  },
  {
    id: "turned/where-the-scouts-ran-from",
    expression: "x-y",
    numbers: { x: "40..80", y: "3..28", z: "3..28" },
    texts: [
      "{x} scouts slept in the tents and {z} in the barn. In the night it stormed, and {y} scouts ran from the tents to the barn. How many scouts were in the tents then?",
      "Pond A held {x} carp, and Pond B held {z}. With a net {n} moved {y} carp from Pond A to Pond B. How many carp are in Pond A now?",
      "How many clerks are on the ground floor, now that {y} of the {x} there have been sent up to the {z} who work upstairs?",
    ],
  },
  {
    id: "turned/cars-leave-the-lot",
    expression: "x-y",
    numbers: { x: "40..120", y: "5..38" },
    texts: [
      "The parking lot of the stadium held {x} cars at halftime. Before the final whistle {y} of them drove away and none came. How many cars were there at the final whistle?",
      "Last year {x} families lived on the street. Since then {y} families have moved out, and no house has been taken again. How many families live there now?",
      "How many wasps are inside the lantern, if {x} were in it and {y} found the way out?",
    ],
  },
  {
    id: "turned/cars-until-some-drove-off",
    expression: "x+y",
    numbers: { x: "10..90", y: "5..38" },
    texts: [
      "The parking lot of the stadium held {x} cars at the final whistle. Since halftime {y} had driven away and none had come. How many cars were there at halftime?",
      "This year {x} families live on the street. Since last year {y} families have moved out, and no house has been taken again. How many families lived there then?",
      "How many wasps were inside the lantern at first, if {x} are in it after {y} found the way out?",
    ],
  },
  {
    id: "turned/cars-before-some-came",
    expression: "x-y",
    numbers: { x: "40..120", y: "5..38" },
    texts: [
      "The parking lot of the stadium held {x} cars at the final whistle. Since halftime {y} of them had driven in and none had gone. How many cars were there at halftime?",
      "This year {x} families live on the street. Since last year {y} of these families have moved in, and nobody has moved out. How many families lived there then?",
      "How many wasps were inside the lantern at first, if {x} are in it after {y} of them found the way in?",
    ],
  },
  {
    id: "turned/cars-that-drove-in",
    expression: "y-x",
    numbers: { x: "10..60", y: "65..120" },
    texts: [
      "The parking lot of the stadium held {x} cars at halftime. At the final whistle it held {y}, and none had gone. How many cars had driven in?",
      "Last year {x} families lived on the street. This year {y} families live there, and nobody has moved out. How many families have moved in?",
      "How many wasps found the way into the lantern, if {x} were in it at first and {y} are in it now, and none got out?",
    ],
  },
];

/** Money comes in or goes out, and what is asked is before, after or the amount that moved. */
const EARNED_AND_PAID: readonly WordingFamily[] = [
  {
    id: "turned/ranger-wages-paid-out",
    expression: "x-y",
    money: true,
    units: ["dollars"],
    texts: [
      "{n} keeps ${x} in a tin. For the trip {he} takes ${y} out of the tin. How much is in the tin then?",
      "The ticket office had ${x} in its till. It gave ${y} back to people whose show was canceled. How much was in the till after that?",
      "How much does the phone plan cost now? It cost ${x} a month and has become ${y} cheaper.",
    ],
  },
  {
    id: "turned/ranger-wages-paid-in",
    expression: "x+y",
    money: true,
    units: ["dollars"],
    texts: [
      "{n} keeps ${x} in a tin. From the trip {he} brings ${y} back and puts it in the tin. How much is in the tin then?",
      "The ticket office had ${x} in its till. It took ${y} from people who came to the show. How much was in the till after that?",
      "How much does the phone plan cost now? It cost ${x} a month and has become ${y} dearer.",
    ],
  },
  {
    id: "turned/tin-before-the-trip",
    expression: "x+y",
    money: true,
    units: ["dollars"],
    texts: [
      "{n} keeps ${x} in a tin, after taking ${y} out of it for the trip. How much was in the tin before?",
      "The ticket office had ${x} in its till after it gave ${y} back to people whose show was canceled. How much was in the till before that?",
      "How much did the phone plan cost before? It costs ${x} a month now and has become ${y} cheaper.",
    ],
  },
  {
    id: "turned/tin-before-some-came-back",
    expression: "x-y",
    money: true,
    units: ["dollars"],
    texts: [
      "{n} keeps ${x} in a tin, of which {he} put in ${y} after the trip. How much was in the tin before?",
      "The ticket office had ${x} in its till after it took ${y} from people who came to the show. How much was in the till before that?",
      "How much did the phone plan cost before? It costs ${x} a month now and has become ${y} dearer.",
    ],
  },
  {
    id: "turned/paid-for-the-kettle",
    expression: "x-y",
    money: true,
    units: ["dollars"],
    texts: [
      "{n} walked into the {shop} with ${x} and out of it with ${y}. How much did {he} spend there?",
      "An old chest was for sale at ${x}. After some haggling the seller let it go for ${y}. By how much did the price come down?",
      "How much did the repair cost the orchestra, which had ${x} before it and has ${y} since?",
    ],
  },
  {
    id: "turned/money-before-the-kettle",
    expression: "x+y",
    money: true,
    units: ["dollars"],
    texts: [
      "{n} spent ${x} in the {shop} and walked out of it with ${y}. How much did {he} walk in with?",
      "An old chest was for sale. After some haggling the seller took ${x} off and let it go for ${y}. What was the price before?",
      "How much did the orchestra have before the repair, which cost it ${x}, if it has ${y} since?",
    ],
  },
  {
    id: "turned/money-brought-out-of-the-kettle-shop",
    expression: "x-y",
    money: true,
    units: ["dollars"],
    texts: [
      "{n} walked into the {shop} with ${x} and spent ${y} there. How much did {he} walk out with?",
      "An old chest was for sale at ${x}. After some haggling the seller took ${y} off. For how much did it go?",
      "How much does the orchestra have since the repair, which cost ${y}, if it had ${x} before it?",
    ],
  },
  {
    id: "turned/takings-at-the-counter",
    expression: "y-x",
    money: true,
    units: ["dollars"],
    texts: [
      "{n}, who sells at the {shop}, opened the cash box with ${x} and closed it with ${y}. How much did {he} take in?",
      "An old chest was for sale at ${x}. Two buyers wanted it, and in the end it went for ${y}. By how much did the price go up?",
      "How much did the concert bring the orchestra, which had ${x} before it and has ${y} since?",
    ],
  },
  {
    id: "turned/still-to-save-for-the-tent",
    expression: "y-x",
    money: true,
    units: ["dollars"],
    texts: [
      "{n} has saved ${x} for a tent. The tent costs ${y}. How much does {he} still need?",
      "The village has collected ${x} for a new bell. It wants ${y} in all. How many dollars are still to be collected?",
      "How much must {m} still pay for the sewing table, if {mhe} has paid ${x} of the ${y} that it costs?",
    ],
  },
  {
    id: "turned/cost-of-the-tent",
    expression: "x+y",
    money: true,
    units: ["dollars"],
    texts: [
      "{n} has saved ${x} for a tent. {He} still needs ${y}. How much does the tent cost?",
      "The village has collected ${x} for a new bell. Another ${y} is still to be collected. How many dollars does it want in all?",
      "How much does the sewing table cost, if {m} has paid ${x} and must still pay ${y}?",
    ],
  },
  {
    id: "turned/over-after-the-tent",
    expression: "x-y",
    money: true,
    units: ["dollars"],
    texts: [
      "{n} had saved ${x} when {he} bought a tent. The tent cost ${y}. How much of the savings is left?",
      "The village collected ${x} for a new bell. The bell cost only ${y}. How many dollars did the village collect too much?",
      "How much did {m} have left after the sewing table, if {mhe} had ${x} and paid ${y} for it?",
    ],
  },
  {
    id: "turned/saved-already-for-the-tent",
    expression: "y-x",
    money: true,
    units: ["dollars"],
    texts: [
      "{n} still needs ${x} for a tent. The tent costs ${y}. How much has {he} saved?",
      "The village must still collect ${x} for a new bell. It wants ${y} in all. How many dollars has it collected already?",
      "How much has {m} paid for the sewing table so far, if {mhe} must still pay ${x} of the ${y} that it costs?",
    ],
  },
  {
    id: "turned/debt-once-some-is-paid",
    expression: "x-y",
    money: true,
    units: ["dollars"],
    texts: [
      "{n} owed {m} ${x}. On {day} {he} paid {m} ${y}. How much does {n} owe {m} now?",
      "The bowling club had a debt of ${x}. It paid off ${y} of that. What is its debt now?",
      "How much does the innkeeper owe the brewer, if he owed ${x} and has settled ${y} of it?",
    ],
  },
  {
    id: "turned/debt-after-borrowing-again",
    expression: "x+y",
    money: true,
    units: ["dollars"],
    texts: [
      "{n} owed {m} ${x}. On {day} {he} borrowed another ${y} from {m}. How much does {n} owe {m} now?",
      "The bowling club had a debt of ${x}. It borrowed ${y} on top of that. What is its debt now?",
      "How much does the innkeeper owe the brewer, if he owed ${x} and has bought beer for ${y} more without paying?",
    ],
  },
  {
    id: "turned/debt-before-paying",
    expression: "x+y",
    money: true,
    units: ["dollars"],
    texts: [
      "{n} owes {m} ${x}, after paying {m} ${y} on {day}. How much did {n} owe {m} before?",
      "The bowling club has a debt of ${x}, after it paid off ${y}. What was its debt before?",
      "How much did the innkeeper owe the brewer at first, if he owes ${x} now and has settled ${y}?",
    ],
  },
  {
    id: "turned/debt-before-borrowing-again",
    expression: "x-y",
    money: true,
    units: ["dollars"],
    texts: [
      "{n} owes {m} ${x}, after borrowing another ${y} from {m} on {day}. How much did {n} owe {m} before?",
      "The bowling club has a debt of ${x}, after it borrowed ${y} on top of the old debt. What was the old debt?",
      "How much did the innkeeper owe the brewer at first, if he owes ${x} now and ${y} of that is for beer he got since?",
    ],
  },
  {
    id: "turned/friend-pays-part-of-the-bill",
    expression: "x-y",
    money: true,
    units: ["dollars"],
    texts: [
      "Dinner cost ${x}. {m} paid ${y} of it and {n} paid the rest. How much did {n} pay?",
      "A coat was marked ${x}. With a coupon {k} saved ${y}. How much did {k} pay at the register?",
      "How much did the parents give for the school trip, which cost ${x}, if the school gave ${y} of that?",
    ],
  },
  {
    id: "turned/friend-pays-besides-the-bill",
    expression: "x+y",
    money: true,
    units: ["dollars"],
    texts: [
      "Dinner cost ${x}. {n} paid for it and left a tip of ${y} besides. How much did {n} pay altogether?",
      "A coat was marked ${x}. Having its sleeves shortened cost {k} ${y} more. How much did {k} pay at the register?",
      "How much did the parents give for the school trip, which cost ${x}, if they paid all of that and gave ${y} for lunch there besides?",
    ],
  },
  {
    id: "turned/the-other-share-of-the-bill",
    expression: "x-y",
    money: true,
    units: ["dollars"],
    texts: [
      "Dinner cost ${x}. {n} paid ${y} of it and {m} paid the rest. How much did {m} pay?",
      "A coat was marked ${x}. With a coupon {k} paid only ${y}. How much did {k} save?",
      "How much did the school give for the school trip, which cost ${x}, if the parents gave ${y} and the school the rest?",
    ],
  },
  {
    id: "turned/the-bill-of-both-shares",
    expression: "x+y",
    money: true,
    units: ["dollars"],
    texts: [
      "{m} paid ${x} of the dinner and {n} paid the rest, ${y}. How much did the dinner cost?",
      "With a coupon {k} saved ${x} on a coat and paid ${y} for it at the register. At what price was the coat marked?",
      "How much did the school trip cost, if the school gave ${x}, the parents gave ${y} and nobody else gave anything?",
    ],
  },
];

/** Measures go up or down, and the direction and the moment decide. */
const RISING_AND_FALLING: readonly WordingFamily[] = [
  {
    id: "turned/degrees-rise-by-noon",
    expression: "x+y",
    numbers: { x: "20..60", y: "3..18" },
    texts: [
      "At six the thermometer showed {x} degrees. By noon it had risen by {y} degrees. What did it show at noon?",
      "{n}'s kite hung {x} feet above the hill. {He} let out the string and it rose {y} feet higher. How high above the hill was it then?",
      "How loud is the fan, if it ran at {x} decibels and someone turned it up by {y} decibels?",
    ],
  },
  {
    id: "turned/degrees-fall-by-noon",
    expression: "x-y",
    numbers: { x: "30..80", y: "3..18" },
    texts: [
      "At six the thermometer showed {x} degrees. By noon it had fallen by {y} degrees. What did it show at noon?",
      "{n}'s kite hung {x} feet above the hill. {He} wound in the string and it sank {y} feet. How high above the hill was it then?",
      "How loud is the fan, if it ran at {x} decibels and someone turned it down by {y} decibels?",
    ],
  },
  {
    id: "turned/degrees-before-they-rose",
    expression: "x-y",
    numbers: { x: "30..80", y: "3..18" },
    texts: [
      "At noon the thermometer showed {x} degrees. Since six it had risen by {y} degrees. What did it show at six?",
      "{n}'s kite hung {x} feet above the hill, after {he} had let out the string and it had risen {y} feet. How high above the hill was it before?",
      "How loud was the fan earlier, if it runs at {x} decibels since someone turned it up by {y} decibels?",
    ],
  },
  {
    id: "turned/degrees-before-they-fell",
    expression: "x+y",
    numbers: { x: "20..60", y: "3..18" },
    texts: [
      "At noon the thermometer showed {x} degrees. Since six it had fallen by {y} degrees. What did it show at six?",
      "{n}'s kite hung {x} feet above the hill, after {he} had wound in the string and it had sunk {y} feet. How high above the hill was it before?",
      "How loud was the fan earlier, if it runs at {x} decibels since someone turned it down by {y} decibels?",
    ],
  },
  {
    id: "turned/tank-runs-down-to",
    expression: "x-y",
    numbers: { x: "40..99", y: "3..38" },
    texts: [
      "The barrel contained {x} liters. Overnight it leaked down to {y} liters. How many liters ran out?",
      "A candle {x} millimeters tall burned down to {y} millimeters. How many millimeters of it burned away?",
      "What did the puppy's hair lose in length at the groomer's, if it was trimmed from {x} millimeters to {y} millimeters?",
    ],
  },
  {
    id: "turned/tank-runs-down-by",
    expression: "x-y",
    numbers: { x: "40..99", y: "3..38" },
    texts: [
      "The barrel contained {x} liters. Overnight it leaked {y} liters. How many liters are in it now?",
      "A candle {x} millimeters tall burned down by {y} millimeters. How many millimeters tall is it now?",
      "What is the length of the puppy's hair, if it was {x} millimeters and the groomer trimmed {y} millimeters off?",
    ],
  },
  {
    id: "turned/tank-before-the-leak",
    expression: "x+y",
    numbers: { x: "10..99", y: "3..38" },
    texts: [
      "The barrel contains {x} liters. Overnight it leaked {y} liters. How many liters did it contain the evening before?",
      "A candle burned down by {y} millimeters and is {x} millimeters tall now. How many millimeters tall was it before?",
      "What was the length of the puppy's hair, if it is {x} millimeters since the groomer trimmed {y} millimeters off?",
    ],
  },
  {
    id: "turned/tank-filled-up-to",
    expression: "y-x",
    numbers: { x: "3..38", y: "40..99" },
    texts: [
      "The barrel contained {x} liters. Overnight the rain filled it up to {y} liters. How many liters ran in?",
      "A plant {x} millimeters tall grew to {y} millimeters. By how many millimeters did it grow?",
      "What did the puppy's hair gain in length over the winter, if it grew from {x} millimeters to {y} millimeters?",
    ],
  },
  {
    id: "turned/baby-weight-gained",
    expression: "y-x",
    numbers: { x: "4..9", y: "10..28" },
    texts: [
      "At birth the foal weighed {x} kilograms less than now. Now he weighs {y} kilograms. How much did he weigh at birth?",
      "{n}'s puppy is {x} inches shorter than the stool, which is {y} inches high. How tall is the puppy in inches?",
      "How many pages did the first booklet have, if it was {x} pages thinner than the new one, which has {y} pages?",
    ],
  },
  {
    id: "turned/baby-weight-with-gain",
    expression: "x+y",
    numbers: { x: "4..19", y: "30..60" },
    texts: [
      "At birth the foal weighed {y} kilograms. Now he weighs {x} kilograms more than that. How much does he weigh now?",
      "{n} is {x} inches taller than the table, which is {y} inches high. How tall is {n} in inches?",
      "How many pages has the new booklet, if it is {x} pages thicker than the first one, which had {y} pages?",
    ],
  },
  {
    id: "turned/baby-weight-lost-again",
    expression: "y-x",
    numbers: { x: "2..9", y: "30..60" },
    texts: [
      "At the fair the foal weighed {y} kilograms. Now he weighs {x} kilograms less than that. How much does he weigh now?",
      "{n}'s sister is {y} inches tall. A broom is {x} inches shorter than she is. How long is the broom in inches?",
      "How many pages has the new booklet, if {x} pages were cut from the first one, which had {y} pages?",
    ],
  },
  {
    id: "turned/baby-weight-ahead-of-the-loss",
    expression: "x+y",
    numbers: { x: "2..9", y: "30..60" },
    texts: [
      "At the fair the foal weighed {x} kilograms more than now. Now he weighs {y} kilograms. How much did he weigh at the fair?",
      "{n}'s sister is {y} inches tall. She is {x} inches shorter than a broom. How long is the broom in inches?",
      "How many pages had the first booklet, if {x} pages were cut from it and the new one has {y} pages?",
    ],
  },
  {
    id: "turned/elevator-goes-down",
    expression: "x-y",
    numbers: { x: "15..40", y: "2..12" },
    texts: [
      "The elevator was on floor {x} and went down {y} floors. On which floor is it?",
      "{n}'s team was in place number {x} and has moved up by {y} places toward first place. In which place is it now?",
      "What page is {m} on? {mHe} was on page {x} and leafed back {y} pages.",
    ],
  },
  {
    id: "turned/elevator-goes-up",
    expression: "x+y",
    numbers: { x: "5..30", y: "2..12" },
    texts: [
      "The elevator was on floor {x} and went up {y} floors. On which floor is it?",
      "{n}'s team was in place number {x} and has dropped by {y} places toward last place. In which place is it now?",
      "What page is {m} on? {mHe} was on page {x} and read on for {y} pages.",
    ],
  },
  {
    id: "turned/elevator-came-from-below",
    expression: "x-y",
    numbers: { x: "15..40", y: "2..12" },
    texts: [
      "The elevator is on floor {x}, after it went up {y} floors. On which floor was it before?",
      "{n}'s team is in place number {x} and has dropped by {y} places toward last place. In which place was it before?",
      "What page was {m} on? {mHe} is on page {x} now, after reading on for {y} pages.",
    ],
  },
  {
    id: "turned/elevator-floors-ridden",
    expression: "x-y",
    numbers: { x: "20..40", y: "2..18" },
    texts: [
      "The elevator was on floor {x} and went down to floor {y}. How many floors did it go down?",
      "{n}'s team was in place number {x} and has moved up to place number {y}. By how many places did it move up?",
      "How many pages did {m} leaf back? {mHe} was on page {x} and is now on page {y}.",
    ],
  },
  {
    id: "turned/train-late-minutes",
    expression: "x+y",
    numbers: { x: "30..90", y: "3..25" },
    texts: [
      "The ferry usually takes {x} minutes. In the fog it took {y} minutes longer. How long did it take in the fog?",
      "{n} swam the lap in {x} seconds. Today {he} was {y} seconds slower. How many seconds did {he} need today?",
      "How many minutes long is the show, which lasted {x} minutes before two songs of {y} minutes in all were put in?",
    ],
  },
  {
    id: "turned/train-early-minutes",
    expression: "x-y",
    numbers: { x: "40..99", y: "3..25" },
    texts: [
      "The ferry usually takes {x} minutes. With the wind it took {y} minutes less. How long did it take with the wind?",
      "{n} swam the lap in {x} seconds. Today {he} was {y} seconds faster. How many seconds did {he} need today?",
      "How many minutes long is the show, which lasted {x} minutes before two songs of {y} minutes in all were cut out?",
    ],
  },
  {
    id: "turned/train-usual-minutes",
    expression: "x-y",
    numbers: { x: "40..99", y: "3..25" },
    texts: [
      "In the fog the ferry took {x} minutes. That is {y} minutes longer than usual. How long does it usually take?",
      "{n} swam the lap in {x} seconds today. The last time {he} was {y} seconds faster. How many seconds did {he} need the last time?",
      "How many minutes long was the show, which lasts {x} minutes since two songs of {y} minutes in all were put in?",
    ],
  },
  {
    id: "turned/train-usual-minutes-longer",
    expression: "x+y",
    numbers: { x: "30..90", y: "3..25" },
    texts: [
      "With the wind the ferry took {x} minutes. That is {y} minutes less than usual. How long does it usually take?",
      "{n} swam the lap in {x} seconds today. The last time {he} was {y} seconds slower. How many seconds did {he} need the last time?",
      "How many minutes long was the show, which lasts {x} minutes since two songs of {y} minutes in all were cut out?",
    ],
  },
];

/** Something is made, grown, found, eaten, broken or used up. */
const MADE_AND_USED_UP: readonly WordingFamily[] = [
  {
    id: "turned/cook-fries-more",
    expression: "x+y",
    numbers: { x: "6..60", y: "4..40" },
    texts: [
      "There were {x} fritters on the platter. {n} fried {y} more. How many fritters were there then?",
      "A potter's shelf held {x} jugs. Yesterday he fired {y} others and set them there too. How many jugs stood on the shelf last night?",
      "How many rows has the scarf, if {m} had knitted {x} and today knitted {y} on to them?",
    ],
  },
  {
    id: "turned/cook-eats-some",
    expression: "x-y",
    numbers: { x: "30..90", y: "4..27" },
    texts: [
      "There were {x} fritters on the platter. {n} ate {y} of them. How many fritters were there then?",
      "A potter's shelf held {x} jugs. Yesterday he knocked {y} of them off and they broke. How many jugs stood on the shelf last night?",
      "How many rows has the scarf, if {m} had knitted {x} and today unraveled {y} of them?",
    ],
  },
  {
    id: "turned/cook-fried-before-they-ate",
    expression: "x+y",
    numbers: { x: "4..60", y: "4..27" },
    texts: [
      "There are {x} fritters on the platter, and {n} has eaten {y}. How many fritters were there before {he} ate any?",
      "A potter's shelf holds {x} jugs. Yesterday he knocked {y} off it and they broke. How many jugs stood on the shelf before that?",
      "How many rows had the scarf yesterday, if it has {x} since {m} unraveled {y} of them today?",
    ],
  },
  {
    id: "turned/cook-had-fritters-before-frying",
    expression: "x-y",
    numbers: { x: "30..90", y: "4..27" },
    texts: [
      "There are {x} fritters on the platter, and {n} has fried {y} of them just now. How many fritters were there before {he} fried any?",
      "A potter's shelf holds {x} jugs. Yesterday he fired {y} of these and set them there. How many jugs stood on the shelf before that?",
      "How many rows had the scarf yesterday, if it has {x} since {m} knitted {y} on to them today?",
    ],
  },
  {
    id: "turned/flour-needed-yet",
    expression: "x-y",
    numbers: { x: "18..60", y: "3..16" },
    texts: [
      "A recipe needs {x} spoons of flour. {n} has put in {y} spoons. How many spoons of flour must {he} still put in?",
      "For the mosaic {x} tiles are wanted. The class has glued on {y} tiles so far. How many tiles are still to be glued on?",
      "How many nails does the carpenter lack, if the fence takes {x} nails and he has only {y} nails?",
    ],
  },
  {
    id: "turned/flour-that-the-recipe-takes",
    expression: "x+y",
    numbers: { x: "3..40", y: "3..20" },
    texts: [
      "{n} has put {x} spoons of flour in the bowl. {He} must still put in {y} spoons. How many spoons of flour does the recipe need?",
      "For the mosaic the class has glued on {x} tiles so far. Now {y} tiles are still to be glued on. How many tiles are wanted in all?",
      "How many nails does the fence take, if the carpenter has only {x} nails and lacks {y} nails?",
    ],
  },
  {
    id: "turned/flour-too-much",
    expression: "x-y",
    numbers: { x: "18..60", y: "3..16" },
    texts: [
      "{n} has put {x} spoons of flour in the bowl. The recipe needs only {y} spoons. How many spoons too many did {he} put in?",
      "For the mosaic the class was given {x} tiles. Only {y} tiles are wanted. How many tiles will not be glued on?",
      "How many nails does the carpenter have to spare, if he has {x} nails and the fence takes only {y} nails?",
    ],
  },
  {
    id: "turned/flour-put-in-so-far",
    expression: "x-y",
    numbers: { x: "18..60", y: "3..16" },
    texts: [
      "A recipe needs {x} spoons of flour. {n} must still put in {y} spoons. How many spoons of flour has {he} put in already?",
      "For the mosaic {x} tiles are wanted. Now {y} tiles are still to be glued on. How many tiles has the class glued on already?",
      "How many nails does the carpenter have, if the fence takes {x} nails and he lacks {y} nails for it?",
    ],
  },
  {
    id: "turned/reader-pages-left",
    expression: "x-y",
    numbers: { x: "60..250", y: "10..55" },
    texts: [
      "{n}'s book has {x} pages. {He} has read {y} pages. How many pages does {he} have yet to read?",
      "Of {x} letters on the desk, the secretary has answered {y}. How many letters are unanswered?",
      "How many kilometers must the caravan still travel, if its way is {x} kilometers long and {y} of them are behind it?",
    ],
  },
  {
    id: "turned/reader-pages-read-with-today",
    expression: "x+y",
    numbers: { x: "20..150", y: "10..55" },
    texts: [
      "{n} had read {x} pages of {his} book. Today {he} has read {y} pages further. How many pages has {he} read?",
      "After {x} letters the secretary took a break, and then she answered {y} others. How many letters did she answer?",
      "How many kilometers has the caravan traveled, if {x} kilometers were behind it yesterday and it has traveled {y} today?",
    ],
  },
  {
    id: "turned/reader-length-of-the-book",
    expression: "x+y",
    numbers: { x: "20..150", y: "10..55" },
    texts: [
      "{n} has read {x} pages of {his} book. {He} has {y} pages yet to read. How many pages does the book have?",
      "Of the letters on the desk, the secretary has answered {x}, and {y} are unanswered. How many letters are on the desk?",
      "How many kilometers long is the way of the caravan, if {x} kilometers are behind it and {y} it must still travel?",
    ],
  },
  {
    id: "turned/reader-pages-read-by-last-night",
    expression: "x-y",
    numbers: { x: "60..250", y: "10..55" },
    texts: [
      "{n} has read {x} pages of {his} book, {y} of them today. How many pages had {he} read by last night?",
      "Of {x} letters that the secretary answered, she did {y} after her break. How many letters did she answer before it?",
      "How many kilometers had the caravan traveled by yesterday, if {x} kilometers are behind it now and {y} of them it traveled today?",
    ],
  },
  {
    id: "turned/farmer-harvest-spoils",
    expression: "x-y",
    numbers: { x: "50..150", y: "5..45" },
    texts: [
      "Farmer {n} picked {x} melons. {y} of them were rotten, and the others went to market. How many melons went to market?",
      "{n} found {x} {o} in the {place}. {y} of them turned out to be damaged. How many good {o} did {n} find?",
      "How many bulbs sprouted, if the gardener set {x} and mice ate {y} of those before they could?",
    ],
  },
  {
    id: "turned/farmer-harvest-adds-up",
    expression: "x+y",
    numbers: { x: "20..90", y: "5..45" },
    texts: [
      "Farmer {n} picked melons. {x} of them were rotten, and the others, {y} melons, went to market. How many melons did Farmer {n} pick?",
      "{n} found {o} in the {place}. {x} of them were good and {y} turned out to be damaged. How many {o} did {n} find?",
      "How many bulbs did the gardener set, if {x} sprouted and mice ate the other {y} before they could?",
    ],
  },
  {
    id: "turned/farmer-harvest-rotten",
    expression: "x-y",
    numbers: { x: "50..150", y: "5..45" },
    texts: [
      "Farmer {n} picked {x} melons. All that were not rotten, {y} melons, went to market. How many melons were rotten?",
      "{n} found {x} {o} in the {place}. {y} of them were good, and the rest turned out to be damaged. How many {o} were damaged?",
      "How many bulbs did mice eat, if the gardener set {x}, of which {y} sprouted and all the others were eaten?",
    ],
  },
  {
    id: "turned/farmer-harvest-two-pickings",
    expression: "x+y",
    numbers: { x: "20..90", y: "5..45" },
    texts: [
      "Farmer {n} picked {x} melons. {y} more melons from {his} sister's field went to market with all of these. How many melons went to market?",
      "{n} found {x} {o} in the {place}. Later {he} found {y} others there. How many {o} did {n} find?",
      "How many bulbs sprouted, if the gardener set {x}, which all did, and {y} from last year came up again too?",
    ],
  },
  {
    id: "turned/printer-sheets-after-refill",
    expression: "x+y",
    numbers: { x: "5..90", y: "10..200" },
    texts: [
      "The printer tray has {x} sheets in it. {n} puts in {y} sheets. How many sheets can be printed now before the tray is empty?",
      "A feeder held {x} nuts. At noon the ranger hung {y} nuts on it. How many nuts were on it then?",
      "What is the number of slides in the talk, if there were {x} and {m} put in {y} new ones?",
    ],
  },
  {
    id: "turned/printer-sheets-after-a-job",
    expression: "x-y",
    numbers: { x: "60..250", y: "10..55" },
    texts: [
      "The printer tray has {x} sheets in it. {n} prints {y} sheets. How many sheets can be printed now before the tray is empty?",
      "A feeder held {x} nuts. At noon the jays pecked {y} nuts off it. How many nuts were on it then?",
      "What is the number of slides in the talk, if there were {x} and {m} took out {y} old ones?",
    ],
  },
  {
    id: "turned/printer-sheets-that-were-printed",
    expression: "x-y",
    numbers: { x: "60..250", y: "10..55" },
    texts: [
      "The printer tray had {x} sheets in it. {n} printed something, and now the tray has {y} sheets. How many sheets did {he} use?",
      "A feeder held {x} nuts. At noon the jays pecked at it until {y} nuts were on it. How many nuts did they peck off?",
      "What is the number of slides that {m} took out of the talk, if there were {x} and now there are {y}?",
    ],
  },
  {
    id: "turned/printer-sheets-that-were-put-in",
    expression: "y-x",
    numbers: { x: "5..50", y: "60..250" },
    texts: [
      "The printer tray had {x} sheets in it. {n} put some in, and now the tray has {y} sheets. How many sheets did {he} put in?",
      "A feeder held {x} nuts. At noon the ranger hung more on it until {y} nuts were there. How many nuts did he hang on it?",
      "What is the number of slides that {m} put into the talk, if there were {x} and now there are {y}?",
    ],
  },
];

/** The second number is part of the first one or comes on top of it. */
const OF_THEM_OR_BESIDES: readonly WordingFamily[] = [
  {
    id: "turned/stickers-of-them-on-the-wall",
    expression: "x-y",
    texts: [
      "{n} owns {x} {o}, and {y} of them are {color}. How many of {n}'s {o} are not {color}?",
      "The inn has {x} rooms, and {y} of these look on the lake. How many rooms do not look on the lake?",
      "How many songs on the album are new, if it has {x} songs and {y} of them are old ones?",
    ],
  },
  {
    id: "turned/stickers-and-others-besides",
    expression: "x+y",
    texts: [
      "{n} owns {x} {color} {o}, and {y} {o} in other colors besides. How many {o} does {n} own?",
      "The inn has {x} rooms that look on the lake, and {y} rooms that do not. How many rooms does it have?",
      "How many songs has the album, if {x} of its songs are new and {y} of them are old ones?",
    ],
  },
  {
    id: "turned/stickers-more-in-the-one-color",
    expression: "x-y",
    numbers: { x: "30..80", y: "5..28" },
    texts: [
      "{n} owns {x} {color} {o}, and {y} {o} in other colors besides. By how many does {he} have more {color} ones than others?",
      "The inn has {x} rooms that look on the lake, and {y} rooms that do not. How many more rooms look on the lake than do not?",
      "How many more new songs than old ones has the album, if {x} of its songs are new and {y} of them are old?",
    ],
  },
  {
    id: "turned/members-of-them-quit",
    expression: "x-y",
    numbers: { x: "30..90", y: "3..25" },
    texts: [
      "The chess club had {x} members last spring. In the summer {y} members quit. How many members did it have in the fall?",
      "{n} planted {x} seedlings. {y} of the seedlings dried up, and the others are growing. How many seedlings are growing?",
      "How many candles are burning, if {x} candles were burning and the draft put out {y} of them?",
    ],
  },
  {
    id: "turned/members-more-of-them-join",
    expression: "x+y",
    numbers: { x: "10..90", y: "3..25" },
    texts: [
      "The chess club had {x} members last spring. In the summer {y} members joined. How many members did it have in the fall?",
      "{n} planted {x} seedlings. {y} other seedlings came up by themselves, and all of them are growing. How many seedlings are growing?",
      "How many candles are burning, if {x} candles were burning and the waiter lit {y} more?",
    ],
  },
  {
    id: "turned/members-in-spring-before-some-quit",
    expression: "x+y",
    numbers: { x: "10..90", y: "3..25" },
    texts: [
      "The chess club had {x} members in the fall. In the summer {y} members had quit. How many members did it have in the spring, before that?",
      "{n} sees {x} seedlings growing. {y} others that {he} planted have dried up. How many seedlings did {n} plant?",
      "How many candles were burning at first, if {x} candles still are and the draft has put out {y}?",
    ],
  },
  {
    id: "turned/members-until-some-joined",
    expression: "x-y",
    numbers: { x: "30..90", y: "3..25" },
    texts: [
      "The chess club had {x} members in the fall. In the summer {y} of these members had joined. How many members did it have in the spring, before that?",
      "{n} sees {x} seedlings growing. {y} of them came up by themselves, and {he} planted the others. How many seedlings did {n} plant?",
      "How many candles were burning at first, if {x} candles are burning since the waiter lit {y} of them?",
    ],
  },
  {
    id: "turned/seats-still-free",
    expression: "x-y",
    numbers: { x: "40..150", y: "5..38" },
    texts: [
      "A theater has {x} seats. {y} seats are already taken. How many seats are still free?",
      "{n} has {x} spaces in {his} album. {He} has filled {y} of the spaces. How many spaces are empty?",
      "How many hooks in the cloakroom have no coat, if there are {x} hooks and {y} of them have a coat?",
    ],
  },
  {
    id: "turned/seats-that-are-taken-by-now",
    expression: "x+y",
    numbers: { x: "10..90", y: "5..38" },
    texts: [
      "In a theater {x} seats were already taken. Then {y} seats more were taken. How many seats are taken now?",
      "{n} has filled {x} spaces in {his} album. Tonight {he} has filled another {y} of the spaces. How many spaces are filled?",
      "How many hooks in the cloakroom have a coat, if {x} hooks had one and a coat has been hung on each of {y} others?",
    ],
  },
  {
    id: "turned/seats-of-the-whole-theater",
    expression: "x+y",
    numbers: { x: "10..90", y: "5..38" },
    texts: [
      "In a theater {x} seats are already taken. {y} seats are still free. How many seats does the theater have?",
      "{n} has filled {x} spaces in {his} album. The other {y} spaces are empty. How many spaces are there in the album?",
      "How many hooks are there in the cloakroom, if {x} hooks have a coat and {y} have none?",
    ],
  },
  {
    id: "turned/seats-taken-since",
    expression: "y-x",
    numbers: { x: "10..40", y: "50..150" },
    texts: [
      "In a theater {x} seats were already taken at seven. At eight {y} seats were taken. How many seats were taken between seven and eight?",
      "{n} had filled {x} spaces in {his} album. Tonight {he} filled others, and now {y} of the spaces are filled. How many spaces did {he} fill tonight?",
      "How many more hooks in the cloakroom have been given a coat, if {x} hooks had one and now {y} hooks have one?",
    ],
  },
  {
    id: "turned/fish-let-go",
    expression: "x-y",
    numbers: { x: "20..60", y: "3..18" },
    texts: [
      "{n} caught {x} fish and threw {y} of them back. How many fish did {he} keep?",
      "The scout wrote {x} lines in the log and crossed {y} of these out. How many lines can still be read as they were?",
      "How many photos are on {m}'s camera, if {mhe} took {x} photos and deleted {y} of them?",
    ],
  },
  {
    id: "turned/fish-caught-besides",
    expression: "x+y",
    numbers: { x: "5..60", y: "3..18" },
    texts: [
      "{n} caught {x} fish and was given {y} more by another angler. How many fish did {he} have?",
      "The scout wrote {x} lines in the log and added {y} below these. How many lines can be read there?",
      "How many photos are on {m}'s camera, if {mhe} took {x} photos in the morning and {y} later and deleted none?",
    ],
  },
  {
    id: "turned/fish-caught-in-all",
    expression: "x+y",
    numbers: { x: "5..60", y: "3..18" },
    texts: [
      "{n} kept {x} of the fish that {he} caught and threw {y} back. How many fish did {he} catch?",
      "The scout crossed {y} lines out in the log, and the other {x} can still be read as they were. How many lines did the scout write?",
      "How many photos did {m} take, if {x} photos are on {mhis} camera and {mhe} deleted {y}?",
    ],
  },
  {
    id: "turned/fish-thrown-back",
    expression: "x-y",
    numbers: { x: "30..60", y: "3..28" },
    texts: [
      "{n} caught {x} fish and kept {y} of them. How many fish did {he} throw back?",
      "The scout wrote {x} lines in the log, crossed some out and left {y} as they were. How many lines were crossed out?",
      "How many photos did {m} delete, if {mhe} took {x} photos and {y} of them are on {mhis} camera?",
    ],
  },
];

/** Three numbers are told in every text, and the question decides which two are needed. */
const A_NUMBER_TO_SPARE: readonly WordingFamily[] = [
  {
    id: "turned/pond-before-the-herons",
    expression: "x+y",
    numbers: { x: "10..60", y: "3..25", z: "2..9" },
    texts: [
      "A heron ate {y} frogs of a pond in {z} days. Now {x} frogs live there. How many frogs lived there before the heron came?",
      "In {z} minutes {n} popped {y} balloons of the garland, and {x} are whole. How many balloons were in the garland?",
      "How many bolts were in the crate of {z} kilograms, if a robot took {y} bolts out and {x} bolts are in it?",
    ],
  },
  {
    id: "turned/pond-after-the-herons",
    expression: "x-y",
    numbers: { x: "40..90", y: "3..25", z: "2..9" },
    texts: [
      "A heron ate {y} frogs of a pond in {z} days. Before that {x} frogs lived there. How many frogs live there now?",
      "In {z} minutes {n} popped {y} of the {x} balloons in the garland. How many balloons are whole?",
      "How many bolts are in the crate of {z} kilograms, if a robot took {y} bolts out and {x} bolts were in it?",
    ],
  },
  {
    id: "turned/pond-the-frogs-that-went",
    expression: "x-y",
    numbers: { x: "40..90", y: "3..35", z: "2..9" },
    texts: [
      "A heron ate so many frogs of a pond in {z} days that now {y} frogs live there. Before that {x} frogs lived there. How many frogs did the heron eat?",
      "In {z} minutes {n} popped some of the {x} balloons in the garland, and {y} are whole. How many balloons did {n} pop?",
      "How many bolts did a robot take out of the crate of {z} kilograms, if {x} bolts were in it and {y} bolts are in it now?",
    ],
  },
  {
    id: "turned/gave-some-and-the-friend-had-some",
    expression: "x-y",
    numbers: { x: "40..90", y: "5..35", z: "5..60" },
    texts: [
      "{n} had {x} {o} and {m} had {z}. {n} gave {y} of {his} {o} to {m}. How many {o} did {n} have after that?",
      "Shed One held {x} sacks and Shed Two {z} sacks, when {y} sacks were wheeled from Shed One over to Shed Two. How many sacks did Shed One hold then?",
      "How many players has the red team after the switch? It had {x} and the blue team had {z}, and then {y} players went from red to blue.",
    ],
  },
  {
    id: "turned/gave-some-to-the-friend-with-some",
    expression: "z+y",
    numbers: { x: "40..90", y: "5..35", z: "5..60" },
    texts: [
      "{n} had {x} {o} and {m} had {z}. {n} gave {y} of {his} {o} to {m}. How many {o} did {m} have after that?",
      "Shed One held {x} sacks and Shed Two {z} sacks, when {y} sacks were wheeled from Shed One over to Shed Two. How many sacks did Shed Two hold then?",
      "How many players has the blue team after the switch? It had {z} and the red team had {x}, and then {y} players went from red to blue.",
    ],
  },
  {
    id: "turned/both-friends-whatever-was-given",
    expression: "x+z",
    numbers: { x: "40..90", y: "5..35", z: "5..60" },
    texts: [
      "{n} had {x} {o} and {m} had {z}. {n} gave {y} of {his} {o} to {m}. How many {o} did the two of them have together after that?",
      "Shed One held {x} sacks and Shed Two {z} sacks, when {y} sacks were wheeled from Shed One over to Shed Two. How many sacks did both sheds hold in all then?",
      "How many players do the red and the blue team have in total after the switch? Red had {x} and blue had {z}, and then {y} players went from red to blue.",
    ],
  },
  {
    id: "turned/lead-before-the-friend-was-given-some",
    expression: "x-z",
    numbers: { x: "50..90", y: "5..35", z: "5..45" },
    texts: [
      "{n} had {x} {o} and {m} had {z}. {n} gave {y} of {his} {o} to {m}. How many more {o} than {m} did {n} have before that?",
      "Shed One held {x} sacks and Shed Two {z} sacks, when {y} sacks were wheeled from Shed One over to Shed Two. How many more sacks had Shed One held than Shed Two until then?",
      "How many more players than the blue team did the red team have before the switch? Red had {x} and blue had {z}, and then {y} players went from red to blue.",
    ],
  },
  {
    id: "turned/ate-the-one-fruit-only",
    expression: "x-y",
    numbers: { x: "80..120", y: "5..35", z: "5..35" },
    texts: [
      "The troop had {x} apricots. The scouts ate {y} apricots on {day}, and on {day2} {z} more. How many apricots were left after {day}, before any were eaten on {day2}?",
      "A ship took {x} barrels aboard. In a storm {y} barrels went over the side, and at the next port {z} barrels were bought. How many barrels were aboard between the storm and the port?",
      "How many branches had the tree after the frost and before the pruning, if it had {x}, the frost killed {y} and the pruning took off {z}?",
    ],
  },
  {
    id: "turned/ate-on-both-days",
    expression: "y+z",
    numbers: { x: "80..120", y: "5..35", z: "5..35" },
    texts: [
      "The troop had {x} apricots. The scouts ate {y} apricots on {day}, and on {day2} {z} more. How many apricots did they eat on the two days?",
      "A ship took {x} barrels aboard. In a storm {y} barrels went over the side, and in another storm {z} barrels. How many barrels did the storms cost the ship?",
      "How many branches did the tree lose, if it had {x}, the frost killed {y} and the pruning took off {z} others?",
    ],
  },
  {
    id: "turned/ate-more-on-the-first-day",
    expression: "y-z",
    numbers: { x: "80..120", y: "25..38", z: "5..22" },
    texts: [
      "The troop had {x} apricots. The scouts ate {y} apricots on {day}, and on {day2} only {z}. How many more apricots did they eat on {day} than on {day2}?",
      "A ship took {x} barrels aboard. In a storm {y} barrels went over the side, and in another storm {z} barrels. How many more barrels did the first storm cost the ship than the second?",
      "How many more branches did the frost cost the tree than the pruning, if it had {x}, the frost killed {y} and the pruning took off {z} others?",
    ],
  },
  {
    id: "turned/collected-in-the-end",
    expression: "x+y",
    numbers: { x: "10..60", y: "15..40", z: "2..9" },
    texts: [
      "{n} had {x} {o} in May. By June {he} had found {y} more, and {z} of all {his} {o} were {color}. How many {o} did {he} have in June?",
      "A choir of {x} singers takes in {y} new singers, of whom {z} have sung elsewhere. How many singers are in the choir now?",
      "How many windows has the house, which had {x} before {y} were added in its {z} new rooms?",
    ],
  },
  {
    id: "turned/collected-until-the-first-week",
    expression: "x-y",
    numbers: { x: "50..90", y: "10..40", z: "2..9" },
    texts: [
      "{n} had {x} {o} in June. Of these {he} had found {y} after May was over, and {z} of all {his} {o} were {color}. How many {o} did {he} have in May?",
      "A choir has {x} singers, counting {y} new singers, of whom {z} have sung elsewhere. How many singers were in the choir before the new ones?",
      "How many windows had the house before, which has {x} since {y} were added in its {z} new rooms?",
    ],
  },
  {
    id: "turned/collected-and-not-in-that-color",
    expression: "y-z",
    numbers: { x: "10..60", y: "20..50", z: "2..18" },
    texts: [
      "{n} had {x} {o} in May. By the end of June {he} had found {y} more, and {z} of those {y} were {color}. How many of the newly found {o} were not {color}?",
      "A choir of {x} singers takes in {y} new singers, of whom {z} have sung elsewhere. How many of the new singers have not sung elsewhere?",
      "How many of the new windows are square, if the house had {x} windows before and {z} of the {y} new ones are round and the rest of the new ones square?",
    ],
  },
];

/** Sets of families that tell nearly the same of gaining and losing, but ask something else or turn a word that decides. */
export const CONTRASTS_OF_CHANGES: readonly WordingFamily[] = [
  ...HANDED_ON_OR_TAKEN_IN,
  ...COMING_AND_GOING,
  ...EARNED_AND_PAID,
  ...RISING_AND_FALLING,
  ...MADE_AND_USED_UP,
  ...OF_THEM_OR_BESIDES,
  ...A_NUMBER_TO_SPARE,
];
