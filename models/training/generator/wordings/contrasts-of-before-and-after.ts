import type { WordingFamily } from "../wording.ts";

/** The story goes forward in time; what is unknown is the beginning, the change or the end. */
const TOLD_FORWARD: readonly WordingFamily[] = [
  {
    id: "after/logs-stacked-on",
    expression: "x+y",
    texts: [
      "To begin with, {x} logs lay in the woodshed. This morning {n} stacked {y} more in it. How many logs lie in the woodshed now?",
      "The class museum opened with {x} fossils. Before the winter break {y} more were put on show. How many fossils were on show by the break?",
      "How many koi swim in the temple pond today? There were {x} of them last year, and {y} young ones were put in since.",
    ],
  },
  {
    id: "after/logs-burned-up",
    expression: "x-y",
    texts: [
      "To begin with, {x} logs lay in the woodshed. This morning {n} burned {y} of them. How many logs lie in the woodshed now?",
      "The class museum opened with {x} fossils. Before the winter break {y} of them were taken off show. How many fossils were on show by the break?",
      "How many koi swim in the temple pond today? There were {x} of them last year, and {y} of these were fished out since.",
    ],
  },
  {
    id: "before/logs-not-yet-stacked",
    expression: "x-y",
    texts: [
      "This morning {n} stacked {y} more logs in the woodshed, so that {x} logs lie in it now. How many logs lay in the woodshed to begin with?",
      "Before the winter break {y} more fossils were put on show in the class museum, which made {x} by the break. With how many fossils did the museum open?",
      "How many koi swam in the temple pond last year? There are {x} of them today, counting the {y} young ones that were put in since.",
    ],
  },
  {
    id: "before/logs-not-yet-burned",
    expression: "x+y",
    texts: [
      "This morning {n} burned {y} logs from the woodshed, so that {x} logs lie in it now. How many logs lay in the woodshed to begin with?",
      "Before the winter break {y} fossils were taken off show in the class museum, which left {x} by the break. With how many fossils did the museum open?",
      "How many koi swam in the temple pond last year? There are {x} of them today, because {y} were fished out since.",
    ],
  },
  {
    id: "after/moths-settle",
    expression: "x+y",
    texts: [
      "{x} moths sat around the porch light at nine. Until ten, {y} others settled there and none flew off. How many moths sat there at ten?",
      "{n} blew {x} bubbles. While they were all still floating, {m} blew {y} more. How many bubbles floated over the lawn then?",
      "Before the whistle {x} children stood in the ring. After the whistle {y} children from outside stepped in. How many stood in the ring then?",
    ],
  },
  {
    id: "after/moths-flutter-off",
    expression: "x-y",
    texts: [
      "{x} moths sat around the porch light at nine. Until ten, {y} of them fluttered off and no new ones came. How many moths sat there at ten?",
      "{n} blew {x} bubbles. Then {y} of them popped, while the others floated on. How many bubbles floated over the lawn then?",
      "Before the whistle {x} children stood in the ring. After the whistle {y} of these children stepped out. How many stood in the ring then?",
    ],
  },
  {
    id: "change/moths-that-settled",
    expression: "y-x",
    texts: [
      "{x} moths sat around the porch light at nine. Until ten, others settled there and none flew off, and {y} moths sat there at ten. How many moths settled there after nine?",
      "{n} blew {x} bubbles. While they were all still floating, {m} blew more, so that {y} bubbles floated over the lawn. How many bubbles did {m} blow?",
      "Before the whistle {x} children stood in the ring. After the whistle more children from outside stepped in, and {y} stood there. How many children stepped in?",
    ],
  },
  {
    id: "change/moths-that-fluttered-off",
    expression: "x-y",
    numbers: { x: "40..90", y: "5..38" },
    texts: [
      "{x} moths sat around the porch light at nine. Until ten, some of them fluttered off and no new ones came, and {y} moths sat there at ten. How many moths fluttered off?",
      "{n} blew {x} bubbles. After a while, only {y} bubbles still floated over the lawn, because the others had popped. How many bubbles had popped?",
      "Before the whistle {x} children stood in the ring. After the whistle some of these children stepped out, and {y} stood there. How many children stepped out?",
    ],
  },
  {
    id: "after/tickets-on-the-roll-tonight",
    expression: "x-y",
    texts: [
      "There were {x} raffle tickets on the roll this morning. {n} tore off {y} until tonight. How many raffle tickets are on the roll tonight?",
      "The choir started the year with {x} voices. Before the spring concert {y} singers dropped out. How many voices did the choir have at the concert?",
      "How many cones stood on the practice field after the wind, if there were {x} standing before it and the wind knocked over {y}?",
    ],
  },
  {
    id: "change/tickets-torn-off-until-tonight",
    expression: "x-y",
    numbers: { x: "40..95", y: "6..38" },
    texts: [
      "There were {x} raffle tickets on the roll this morning. {n} tore off tickets until there were {y} on the roll tonight. How many raffle tickets did {n} tear off?",
      "The choir started the year with {x} voices. Before the spring concert some singers dropped out, and the choir had {y} voices at the concert. How many singers dropped out?",
      "How many cones did the wind knock over on the practice field, if there were {x} standing before it and {y} still standing after it?",
    ],
  },
  {
    id: "before/tickets-on-the-roll-this-morning",
    expression: "x+y",
    texts: [
      "There are {x} raffle tickets on the roll tonight. {n} has torn off {y} since this morning. How many raffle tickets were on the roll this morning?",
      "The choir had {x} voices at the spring concert. Since the start of the year {y} singers had dropped out. With how many voices did the choir start the year?",
      "How many cones stood on the practice field before the wind, if there were {x} standing after it and the wind had knocked over {y}?",
    ],
  },
  {
    id: "before/tickets-tonight-with-new-ones",
    expression: "x-y",
    texts: [
      "There are {x} raffle tickets on the roll tonight. {n} has added {y} of them since this morning. How many raffle tickets were on the roll this morning?",
      "The choir had {x} voices at the spring concert. Since the start of the year {y} singers had joined. With how many voices did the choir start the year?",
      "How many cones stood on the practice field before the break, if there were {x} standing after it and the coach had set up {y} of them during it?",
    ],
  },
  {
    id: "after/puzzle-pieces-fitted-since",
    expression: "x+y",
    texts: [
      "By Saturday night the twins had fitted {x} pieces into the puzzle. On Sunday they fitted {y} more. How many pieces were in the puzzle by the end of Sunday?",
      "The old clock tower had struck {x} times today when we arrived. Since then it has struck {y} times. How often has it struck today by now?",
      "{n} knew {x} German words at the beginning of {month}, and learned {y} new ones by the end of it. How many German words did {he} know then?",
    ],
  },
  {
    id: "after/puzzle-pieces-pulled-out-again",
    expression: "x-y",
    texts: [
      "By Saturday night the twins had fitted {x} pieces into the puzzle. On Sunday their little brother pulled out {y} of them again. How many pieces were in the puzzle by the end of Sunday?",
      "The old clock tower has struck {x} times today. Since we arrived it has struck {y} times. How often had it struck today when we arrived?",
      "{n} knew {x} German words at the beginning of {month}, and forgot {y} of them by the end of it. How many German words did {he} still know then?",
    ],
  },
  {
    id: "change/puzzle-pieces-of-sunday-alone",
    expression: "y-x",
    texts: [
      "By Saturday night the twins had fitted {x} pieces into the puzzle, and by Sunday night it was {y} pieces. How many pieces did they fit in on Sunday?",
      "The old clock tower had struck {x} times today when we arrived, and by now it has struck {y} times. How often has it struck since we arrived?",
      "{n} knew {x} German words at the beginning of {month}, and knew {y} by the end of it without forgetting any. How many German words did {he} learn in between?",
    ],
  },
  {
    id: "after/lockers-given-out",
    expression: "x-y",
    texts: [
      "The swim hall had {x} empty lockers at opening time. In the first hour {y} lockers were filled. How many lockers were empty after the first hour?",
      "At sunrise {x} tents stood on the meadow. Before noon, campers folded up {y} of the tents. How many tents stood there at noon?",
      "To start with, {n} had {x} blank pages in the sketchbook, and then {he} drew on {y} of them. How many blank pages did {he} have after that?",
    ],
  },
  {
    id: "after/lockers-emptied-by-swimmers",
    expression: "x+y",
    texts: [
      "The swim hall had {x} empty lockers at opening time. In the first hour {y} other lockers were cleared out and none was filled. How many lockers were empty after the first hour?",
      "At sunrise {x} tents stood on the meadow. Before noon, campers put up {y} more tents. How many tents stood there at noon?",
      "To start with, {n} had {x} blank pages in the sketchbook, and then {he} clipped in {y} blank ones more. How many blank pages did {he} have after that?",
    ],
  },
  {
    id: "before/lockers-at-opening-time",
    expression: "x+y",
    texts: [
      "The swim hall had {x} empty lockers after the first hour, in which {y} lockers had been filled. How many lockers were empty at opening time?",
      "At noon {x} tents stood on the meadow. Since sunrise, campers had folded up {y} tents. How many tents stood there at sunrise?",
      "{n} has {x} blank pages in the sketchbook now that {he} has drawn on {y} pages that were blank before. How many blank pages did {he} have to start with?",
    ],
  },
  {
    id: "change/lockers-of-the-first-hour",
    expression: "x-y",
    numbers: { x: "40..90", y: "4..38" },
    texts: [
      "The swim hall had {x} empty lockers at opening time and {y} empty lockers after the first hour, in which none was cleared out. How many lockers were filled in the first hour?",
      "At sunrise {x} tents stood on the meadow, but at noon there were only {y}, as campers had folded up the others. How many tents were folded up?",
      "To start with, {n} had {x} blank pages in the sketchbook, and then {he} drew until {y} blank pages were left. On how many pages did {he} draw?",
    ],
  },
];

/** The end is told first and the beginning last. */
const TOLD_BACKWARD: readonly WordingFamily[] = [
  {
    id: "before/jars-ahead-of-the-sale",
    expression: "x+y",
    texts: [
      "{x} jars of honey are left on {n}'s stall. {y} jars were bought by hikers this afternoon. How many jars stood there at lunchtime?",
      "Now the parrot says {x} words. It used to say {y} others besides, which it has forgotten. How many words did it once say?",
      "When the dust settled, {x} dominoes were upright, for the cat had tipped over {y}. Find how many dominoes were upright before the cat came.",
    ],
  },
  {
    id: "before/jars-ahead-of-the-refill",
    expression: "x-y",
    texts: [
      "{x} jars of honey are on {n}'s stall. {y} of these jars were brought from the cellar this afternoon. How many jars stood there at lunchtime?",
      "Now the parrot says {x} words. It has learned {y} of them since it came to us. How many words did it say when it came?",
      "When the dust settled, {x} dominoes were upright, for the child had set up {y} of them again. Find how many dominoes were upright before the child helped.",
    ],
  },
  {
    id: "change/jars-gone-since-lunch",
    expression: "y-x",
    texts: [
      "{x} jars of honey are left on {n}'s stall. At lunchtime {y} jars stood there, and the others were bought by hikers. How many jars did the hikers buy?",
      "Now the parrot says {x} words. Once it said {y} words, but it has forgotten some. How many words has it forgotten?",
      "When the dust settled, {x} dominoes were upright, but {y} dominoes were upright before the cat came. Find how many dominoes the cat had tipped over.",
    ],
  },
  {
    id: "change/jars-brought-since-lunch",
    expression: "x-y",
    numbers: { x: "30..90", y: "4..28" },
    texts: [
      "{x} jars of honey are on {n}'s stall. At lunchtime {y} jars stood there, and the others were brought from the cellar since. How many jars were brought?",
      "Now the parrot says {x} words. It said only {y} words when it came to us, and it has learned the others since. How many words has it learned?",
      "When the dust settled, {x} dominoes were upright, but only {y} dominoes were upright before the child helped. Find how many dominoes the child had set up.",
    ],
  },
  {
    id: "before/crew-before-the-island",
    expression: "x-y",
    texts: [
      "The ship sails home with {x} sailors aboard. {y} of them joined it on the island. With how many sailors did it reach the island?",
      "{n} leaves the rink with {x} pucks in the bag, {y} of which {he} picked up behind the goal today. How many pucks did {he} come with?",
      "What was the number of chicks in the barn before the last clutch hatched, if {x} are there now and {y} came from that clutch?",
    ],
  },
  {
    id: "before/crew-before-some-stayed-there",
    expression: "x+y",
    texts: [
      "The ship sails home with {x} sailors aboard. {y} others stayed on the island. With how many sailors did it reach the island?",
      "{n} leaves the rink with {x} pucks in the bag, after {y} flew over the fence and were not found. How many pucks did {he} come with?",
      "What was the number of chicks in the barn before the fox got in, if {x} are there now and {y} were carried off?",
    ],
  },
  {
    id: "after/crew-with-those-who-joined",
    expression: "x+y",
    texts: [
      "The ship reached the island with {x} sailors aboard. {y} more joined it there. With how many sailors did it sail home?",
      "{n} came to the rink with {x} pucks in the bag and picked up {y} more behind the goal. With how many pucks did {he} leave?",
      "What was the number of chicks in the barn after the last clutch hatched, if {x} were there before and {y} came from that clutch?",
    ],
  },
  {
    id: "after/crew-without-those-who-stayed",
    expression: "x-y",
    texts: [
      "The ship reached the island with {x} sailors aboard. {y} of them stayed there. With how many sailors did it sail home?",
      "{n} came to the rink with {x} pucks in the bag, and {y} of them flew over the fence and were not found. With how many pucks did {he} leave?",
      "What was the number of chicks in the barn after the fox got in, if {x} were there before and {y} were carried off?",
    ],
  },
  {
    id: "change/stamps-glued-in",
    expression: "x-y",
    numbers: { x: "40..99", y: "8..38" },
    texts: [
      "{n} closed {his} stamp album with {x} stamps in it. When {he} had opened it, there were {y}. How many stamps did {he} put in?",
      "Tonight the hotel has {x} guests, though last night it had only {y}. Nobody has left. How many guests came today?",
      "The kite tail ended up with {x} bows. Before {m} tied on new ones, it had {y}. How many bows did {m} tie on?",
    ],
  },
  {
    id: "change/stamps-taken-out",
    expression: "y-x",
    texts: [
      "{n} closed {his} stamp album with {x} stamps in it. When {he} had opened it, there were {y}. How many stamps did {he} take out?",
      "Tonight the hotel has {x} guests, though last night it had {y}. Nobody new has come. How many guests left today?",
      "The kite tail ended up with {x} bows. Before {m} cut some off, it had {y}. How many bows did {m} cut off?",
    ],
  },
  {
    id: "before/stamps-when-the-album-was-opened",
    expression: "x-y",
    texts: [
      "{n} closed {his} stamp album with {x} stamps in it. {He} had put in {y} of these stamps that day. How many were there when {he} opened it?",
      "Tonight the hotel has {x} guests, and {y} of them came today. Nobody has left. How many guests did it have last night?",
      "The kite tail ended up with {x} bows, once {m} had tied on {y} new ones. How many bows did it have before?",
    ],
  },
  {
    id: "before/stamps-until-some-were-taken-out",
    expression: "x+y",
    texts: [
      "{n} closed {his} stamp album with {x} stamps in it. {He} had taken out {y} stamps that day. How many were there when {he} opened it?",
      "Tonight the hotel has {x} guests, and {y} guests left today. Nobody new has come. How many guests did it have last night?",
      "The kite tail ended up with {x} bows, once {m} had cut off {y}. How many bows did it have before?",
    ],
  },
  {
    id: "before/muffins-at-first-bell",
    expression: "x+y",
    texts: [
      "At the last bell the school stand had {x} muffins. It had sold {y} muffins since the first bell and baked no new ones. How many muffins did it have at the first bell?",
      "{m} is down to {x} hair clips, since {y} got lost at camp. How many hair clips did {mhe} take to camp?",
      "After the storm there were {x} pears on the tree. {y} pears had fallen in the night. How many pears hung on the tree in the evening before?",
    ],
  },
  {
    id: "after/muffins-at-last-bell",
    expression: "x-y",
    texts: [
      "At the first bell the school stand had {x} muffins. It sold {y} muffins until the last bell and baked no new ones. How many muffins did it have at the last bell?",
      "{m} took {x} hair clips to camp, but {y} got lost there. How many hair clips is {mhe} down to?",
      "Before the storm there were {x} pears on the tree. {y} pears fell in the night. How many pears hung on the tree in the morning after?",
    ],
  },
  {
    id: "change/muffins-from-bell-to-bell",
    expression: "y-x",
    texts: [
      "At the last bell the school stand had {x} muffins. It had {y} muffins at the first bell and baked no new ones. How many muffins had it sold in between?",
      "{m} is down to {x} hair clips, though {mhe} took {y} to camp. How many hair clips got lost at camp?",
      "After the storm there were {x} pears on the tree. In the evening before, {y} pears hung on it. How many pears had fallen in the night?",
    ],
  },
  {
    id: "before/flags-that-were-up-already",
    expression: "x-y",
    texts: [
      "On the wall {x} paper flags are hanging now. {n} has just pinned up {y} of them. How many were already up before?",
      "Since its last visit the gallery has grown to {x} paintings, by {y} paintings. How many paintings did it own at the last visit?",
      "By the end of the hike {k} carried {x} pebbles, {y} of which {m} had dropped into {k}'s pack on the way. How many did {k} pick up alone?",
    ],
  },
  {
    id: "before/flags-until-some-came-down",
    expression: "x+y",
    texts: [
      "On the wall {x} paper flags are hanging now. {n} has just taken down {y} others. How many were up before?",
      "Since the fire the gallery has been reduced to {x} paintings, by {y} paintings. How many paintings did it own before the fire?",
      "By the end of the hike {k} carried {x} pebbles, after {m} had taken {y} out of {k}'s pack on the way. How many did {k} pick up?",
    ],
  },
  {
    id: "after/flags-with-the-last-ones",
    expression: "x+y",
    texts: [
      "On the wall {x} paper flags were hanging already. {n} has just pinned up {y} more. How many are up now?",
      "At its last visit the gallery owned {x} paintings. Since then its collection has grown by {y} paintings. How many paintings does it own now?",
      "{k} picked up {x} pebbles on the hike, and {m} dropped {y} others into {k}'s pack on the way. How many did {k} carry by the end?",
    ],
  },
  {
    id: "after/flags-without-the-last-ones",
    expression: "x-y",
    texts: [
      "On the wall {x} paper flags were hanging. {n} has just taken down {y} of them. How many are still up?",
      "Before the fire the gallery owned {x} paintings. In the fire its collection was reduced by {y} paintings. How many paintings does it own now?",
      "{k} picked up {x} pebbles on the hike, and {m} took {y} of them out of {k}'s pack on the way. How many did {k} carry by the end?",
    ],
  },
];

/** What has happened already and what is still to come decide. */
const ALREADY_AND_STILL: readonly WordingFamily[] = [
  {
    id: "change/letters-still-to-fold",
    expression: "x-y",
    texts: [
      "{n} has to fold {x} letters. {He} has already folded {y} of them. How many letters does {he} still have to fold?",
      "The climbers want to get up {x} steps. They are on step {y} already. How many steps are still above them?",
      "Of the {x} lanterns for the parade, {y} are already lit. How many are still dark?",
    ],
  },
  {
    id: "before/letters-folded-and-unfolded",
    expression: "x+y",
    texts: [
      "{n} still has to fold {x} letters. {He} has already folded {y} others. How many letters did {he} have to fold in all?",
      "The climbers still have {x} steps above them. They have got up {y} steps already. How many steps lead to the top?",
      "For the parade {x} lanterns are still dark, and {y} are already lit. How many lanterns are there for the parade?",
    ],
  },
  {
    id: "change/letters-folded-so-far",
    expression: "y-x",
    texts: [
      "{n} still has to fold {x} letters. At first {he} had {y} letters to fold. How many letters has {he} already folded?",
      "The climbers still have {x} steps above them, out of {y} steps to the top. How many steps have they got up already?",
      "For the parade {x} lanterns are still dark, out of {y} lanterns. How many are already lit?",
    ],
  },
  {
    id: "after/letters-folded-by-then",
    expression: "x+y",
    texts: [
      "{n} has already folded {x} letters. {He} will fold {y} more before lunch. How many letters will {he} have folded by lunch?",
      "The climbers have got up {x} steps already. They will get up {y} more until they rest. How many steps will they have got up by then?",
      "For the parade {x} lanterns are already lit, and {y} of the dark ones will be lit next. How many lanterns will be lit then?",
    ],
  },
  {
    id: "after/eggs-not-hatched-by-now",
    expression: "x-y",
    texts: [
      "{x} turtle eggs lay in the sand. {y} have hatched already. How many have not hatched yet?",
      "The judge will taste {x} pies. {y} pies are behind her already. How many pies are still ahead of her?",
      "How many of the {x} bricks are still in the barrow, if {m} has already unloaded {y}?",
    ],
  },
  {
    id: "before/eggs-in-the-sand-to-begin-with",
    expression: "x+y",
    texts: [
      "{x} turtle eggs still lie in the sand. {y} have hatched already. How many eggs were there to begin with?",
      "The judge has {x} pies still ahead of her. {y} pies are behind her already. How many pies does she taste altogether?",
      "How many bricks were in the barrow at first, if {x} are still in it and {m} has already unloaded {y}?",
    ],
  },
  {
    id: "change/eggs-hatched-by-now",
    expression: "x-y",
    numbers: { x: "40..95", y: "5..38" },
    texts: [
      "{x} turtle eggs lay in the sand. {y} have not hatched yet. How many have hatched already?",
      "The judge will taste {x} pies. {y} pies are still ahead of her. How many pies are behind her already?",
      "How many of the {x} bricks has {m} already unloaded from the barrow, if {y} are still in it?",
    ],
  },
  {
    id: "after/eggs-laid-beside-the-first",
    expression: "x+y",
    texts: [
      "{x} turtle eggs lay in the sand. {y} more were laid beside them later and none has hatched yet. How many eggs are in the sand?",
      "The judge has tasted {x} pies already. {y} more pies will be set before her. How many pies will she have tasted by the end?",
      "How many bricks are in the barrow, if {x} were still in it and {m} has already loaded {y} more?",
    ],
  },
  {
    id: "change/signatures-still-missing",
    expression: "x-y",
    texts: [
      "The petition needs {x} names. Up to now {y} neighbors have signed it, one name each. How many names does it still need?",
      "{n} promised to be home in {x} days. {y} of those days have gone by. How many days is it still until {he} is home?",
      "A new road will be {x} miles long. {y} miles are paved already. How many miles are still unpaved?",
    ],
  },
  {
    id: "before/signatures-that-are-needed",
    expression: "x+y",
    texts: [
      "The petition still needs {x} names. Up to now {y} neighbors have signed it, one name each. How many names does it need in all?",
      "{n} will be home in {x} days. {y} days have gone by since {he} left. How many days is {he} away altogether?",
      "A new road still has {x} unpaved miles. {y} miles are paved already. How many miles long will it be?",
    ],
  },
  {
    id: "after/signatures-at-the-week-s-end",
    expression: "x+y",
    texts: [
      "The petition had {x} names on it already. This week {y} more neighbors have signed it, one name each. How many names are on it now?",
      "{n} had already been away for {x} days when {he} wrote a postcard. {y} days have gone by since {he} wrote it. How many days has {he} been away?",
      "A new road had {x} paved miles already. {y} more miles were paved in {month}. How many miles are paved by now?",
    ],
  },
  {
    id: "before/signatures-ahead-of-this-week",
    expression: "x-y",
    texts: [
      "The petition now has {x} names on it. This week {y} of these neighbors signed it, one name each. How many names were on it already last week?",
      "{n} has been away for {x} days. {y} days ago {he} wrote a postcard. For how many days had {he} been away when {he} wrote it?",
      "A new road has {x} paved miles by now. {y} of them were paved in {month}. How many miles were paved already before {month}?",
    ],
  },
  {
    id: "after/invited-who-have-not-answered",
    expression: "x-y",
    texts: [
      "{n} invited {x} people, and {y} have answered so far. How many answers is {he} still waiting for?",
      "{x} shirts must be ironed for the hotel today. {y} shirts are done. How many shirts are still to do?",
      "On the advent calendar with {x} doors, {y} doors are open already. How many doors are still shut?",
    ],
  },
  {
    id: "before/invited-with-silent-ones",
    expression: "x+y",
    texts: [
      "{n} invited people to a party. {y} have answered so far, and {he} is still waiting for {x} answers. How many people did {he} invite?",
      "{x} shirts are still to be ironed for the hotel today. {y} shirts are done. How many shirts did the hotel want ironed today?",
      "On the calendar {x} doors are still shut, and {y} doors are open already. How many doors does the calendar have?",
    ],
  },
  {
    id: "change/answers-that-came-by-now",
    expression: "x-y",
    numbers: { x: "30..90", y: "3..28" },
    texts: [
      "{n} invited {x} people, and {he} is still waiting for {y} answers. How many people have answered so far?",
      "{x} shirts must be ironed for the hotel today. {y} shirts are still to do. How many shirts are done?",
      "On the advent calendar with {x} doors, {y} doors are still shut. How many doors are open already?",
    ],
  },
];

/** In passive voice or with someone else acting: things are added to or taken off. */
const DONE_TO_THEM: readonly WordingFamily[] = [
  {
    id: "after/posters-added-by-the-office",
    expression: "x+y",
    texts: [
      "{x} posters were on the hallway wall on {day}. {y} more were hung beside them by the school office the day after. How many posters were on the wall then?",
      "A playlist of {x} songs was made longer by {m}, who slipped in {y} songs. How many songs are on it now?",
      "What number of sheep was in the fold after {y} strays were led in to the {x} that were there?",
    ],
  },
  {
    id: "after/posters-taken-off-by-the-office",
    expression: "x-y",
    texts: [
      "{x} posters were on the hallway wall on {day}. {y} of them were removed by the school office the day after. How many posters were on the wall then?",
      "A playlist of {x} songs was made shorter by {m}, who struck out {y} songs. How many songs are on it now?",
      "What number of sheep was in the fold after {y} were led out to be shorn, of the {x} that were there?",
    ],
  },
  {
    id: "before/posters-until-the-office-came",
    expression: "x+y",
    texts: [
      "{x} posters were on the hallway wall after {y} had been removed by the school office. How many posters were on the wall until then?",
      "A playlist was made shorter by {m}, who struck out {y} songs, and now {x} songs are on it. How many songs were on it before?",
      "What number of sheep was in the fold before {y} were led out to be shorn, if {x} were in it afterward?",
    ],
  },
  {
    id: "before/posters-until-the-office-hung-some",
    expression: "x-y",
    texts: [
      "{x} posters were on the hallway wall after {y} of them had been hung there by the school office. How many posters were on the wall until then?",
      "A playlist was made longer by {m}, who slipped in {y} songs, and now {x} songs are on it. How many songs were on it before?",
      "What number of sheep was in the fold before {y} strays were led in, if {x} were in it afterward?",
    ],
  },
  {
    id: "before/medals-that-were-polished-earlier",
    expression: "x+y",
    texts: [
      "{x} medals are tarnished. Before {n} started polishing, {y} more were tarnished than now. How many were tarnished then?",
      "The rope was cut by the sailor until it was {x} feet long. {y} feet of it were cut off. How many feet long was it at first?",
      "A crossword has been worked on by Grandpa. {y} words have been filled in, and {x} are open. How many words were open when he began?",
    ],
  },
  {
    id: "after/medals-that-are-polished-now",
    expression: "x-y",
    texts: [
      "{x} medals were tarnished. Since {n} started polishing, {y} fewer are tarnished. How many are tarnished now?",
      "A rope {x} feet long was cut by the sailor. {y} feet of it were cut off. How many feet long is the rope now?",
      "A crossword was worked on by Grandpa. {x} words were open when he began, and {y} of them have been filled in. How many words are open still?",
    ],
  },
  {
    id: "change/medals-polished-since",
    expression: "y-x",
    texts: [
      "{x} medals are tarnished. Before {n} started polishing, {y} were tarnished. How many has {n} polished?",
      "The rope was cut by the sailor until it was {x} feet long. At first it was {y} feet long. How many feet of it were cut off?",
      "A crossword has been worked on by Grandpa. {x} words are open now, and {y} were open when he began. How many words have been filled in?",
    ],
  },
  {
    id: "before/chairs-until-they-were-carried-in",
    expression: "x-y",
    numbers: { x: "25..60", y: "3..20" },
    texts: [
      "Once {y} chairs had been carried in by the janitor, there were {x} in the hall. How many had been there before?",
      "{n}'s class was joined by {y} new pupils in {month} and has had {x} pupils since. How many pupils were in it until then?",
      "The wall has been raised by {y} rows of bricks today and is {x} rows high. How many rows high was it last night?",
    ],
  },
  {
    id: "before/chairs-until-they-were-carried-out",
    expression: "x+y",
    numbers: { x: "10..40", y: "3..20" },
    texts: [
      "Once {y} chairs had been carried out by the janitor, there were {x} in the hall. How many had been there before?",
      "{n}'s class was left by {y} pupils in {month} and has had {x} pupils since. How many pupils were in it until then?",
      "The wall has been lowered by {y} rows of bricks today and is {x} rows high. How many rows high was it last night?",
    ],
  },
  {
    id: "change/chairs-carried-in",
    expression: "y-x",
    numbers: { x: "8..24", y: "26..45" },
    texts: [
      "There were {x} chairs in the hall. Once others had been carried in by the janitor, there were {y}. How many chairs had he carried in?",
      "{n}'s class had {x} pupils until it was joined by new ones in {month}, and it has had {y} pupils since. How many new pupils joined it?",
      "The wall was {x} rows of bricks high last night. Today it has been raised and is {y} rows high. By how many rows has it been raised?",
    ],
  },
  {
    id: "change/chairs-carried-out",
    expression: "x-y",
    numbers: { x: "25..60", y: "4..22" },
    texts: [
      "There were {x} chairs in the hall. Once some had been carried out by the janitor, there were {y}. How many chairs had he carried out?",
      "{n}'s class had {x} pupils until some left it in {month}, and it has had {y} pupils since. How many pupils left?",
      "The wall was {x} rows of bricks high last night. Today it has been lowered and is {y} rows high. By how many rows has it been lowered?",
    ],
  },
  {
    id: "after/sweaters-donated-to-the-shelter",
    expression: "x+y",
    texts: [
      "The shelter had {x} sweaters, and {y} were donated to it in {month}. How many sweaters did the shelter have then?",
      "{x} goldfish were in the tank at the dentist's. This morning {y} were put in with them. How many goldfish are in the tank now?",
      "To {k}'s ring of {x} keys, {y} keys were added. How many keys are on the ring now?",
    ],
  },
  {
    id: "after/sweaters-donated-by-the-shelter",
    expression: "x-y",
    texts: [
      "The shelter had {x} sweaters, and {y} of them were donated by it to a school in {month}. How many sweaters did the shelter have then?",
      "{x} goldfish were in the tank at the dentist's. This morning {y} were fished out of it. How many goldfish are in the tank now?",
      "From {k}'s ring of {x} keys, {y} keys were taken. How many keys are on the ring now?",
    ],
  },
  {
    id: "before/sweaters-ahead-of-a-donation-to-it",
    expression: "x-y",
    texts: [
      "The shelter had {x} sweaters once {y} of them had been donated to it in {month}. How many sweaters did the shelter have before that?",
      "{x} goldfish are in the tank at the dentist's, and {y} of them were put in this morning. How many goldfish were in the tank last night?",
      "{k}'s ring has {x} keys since {y} keys were added to it. How many keys were on the ring before?",
    ],
  },
  {
    id: "before/sweaters-until-it-donated-some",
    expression: "x+y",
    texts: [
      "The shelter had {x} sweaters once {y} others had been donated by it to a school in {month}. How many sweaters did the shelter have before that?",
      "{x} goldfish are in the tank at the dentist's, and {y} were fished out of it this morning. How many goldfish were in the tank last night?",
      "{k}'s ring has {x} keys since {y} keys were taken from it. How many keys were on the ring before?",
    ],
  },
  {
    id: "before/cells-that-were-alive",
    expression: "x+y",
    texts: [
      "Under the microscope {x} cells are alive, after {y} have been killed by the drop of salt. How many were alive before?",
      "The puppet stage is down to {x} puppets, {y} having been sold off at a flea market. How many puppets did the stage own before?",
      "Since the {o} were sorted by {n}, the drawer holds {x} of them. {y} {o} were thrown out. How many {o} did the drawer hold until then?",
    ],
  },
  {
    id: "before/cells-until-others-grew",
    expression: "x-y",
    texts: [
      "Under the microscope {x} cells are alive, {y} of which have grown since the drop of sugar. How many were alive before?",
      "The puppet stage is up to {x} puppets, {y} having been bought at a flea market. How many puppets did the stage own before?",
      "Since the {o} were sorted by {n}, the drawer holds {x} of them. {y} of these were brought from another drawer. How many {o} did the drawer hold until then?",
    ],
  },
  {
    id: "change/cells-that-were-killed",
    expression: "x-y",
    numbers: { x: "40..95", y: "6..36" },
    texts: [
      "Under the microscope {x} cells were alive before the drop of salt fell, and {y} afterward. How many cells were killed by it?",
      "The puppet stage owned {x} puppets and is down to {y}, the others having been sold off at a flea market. How many puppets were sold off?",
      "Until the {o} were sorted by {n}, the drawer held {x} of them. Since then it has held {y}, for the others were thrown out. How many {o} were thrown out?",
    ],
  },
];

/** The same thing is counted at two times; the order of telling is not the order of time. */
const DAYS_AND_SEASONS: readonly WordingFamily[] = [
  {
    id: "change/tulips-opened-overnight",
    expression: "x-y",
    numbers: { x: "40..90", y: "5..38" },
    texts: [
      "This morning {x} tulips were open. Last evening it was {y}, and none closed in the night. How many tulips opened overnight?",
      "In winter the colony had {x} penguins, in the fall before it had only {y}. Since none had left, how many had arrived?",
      "On {day} the fort was {x} blocks high. The day before it was {y} blocks high. How many blocks higher had it become?",
    ],
  },
  {
    id: "change/tulips-shut-by-morning",
    expression: "y-x",
    texts: [
      "This morning {x} tulips were open. Last evening it was {y}, and none opened in the night. How many tulips shut or withered overnight?",
      "In winter the colony had {x} penguins, in the fall before it had {y}. Since none had arrived, how many had left?",
      "On {day} the fort was {x} blocks high. The day before it was {y} blocks high. How many blocks lower had it become?",
    ],
  },
  {
    id: "before/tulips-open-last-evening",
    expression: "x-y",
    texts: [
      "This morning {x} tulips were open. {y} of these opened overnight, and none closed. How many tulips were open last evening?",
      "In winter the colony had {x} penguins, {y} of which had arrived since the fall. Since none had left, how many did it have in the fall?",
      "On {day} the fort was {x} blocks high, {y} blocks higher than the day before. How many blocks high was it the day before?",
    ],
  },
  {
    id: "before/tulips-open-until-some-shut",
    expression: "x+y",
    texts: [
      "This morning {x} tulips were open. {y} others shut or withered overnight, and none opened. How many tulips were open last evening?",
      "In winter the colony had {x} penguins, and {y} had left since the fall. Since none had arrived, how many did it have in the fall?",
      "On {day} the fort was {x} blocks high, {y} blocks lower than the day before. How many blocks high was it the day before?",
    ],
  },
  {
    id: "after/swimmers-at-noon",
    expression: "x+y",
    texts: [
      "At ten there were {x} swimmers in the lake. By noon, {y} more had waded in, and nobody had come out. How many swimmers were in the lake at noon?",
      "Last winter {n} could do {x} push-ups in a row. By the summer {he} could do {y} more. How many push-ups in a row could {he} do in the summer?",
      "Before dinner {x} crumbs lay under the table, and during dinner {y} more dropped there. How many crumbs lay under it after dinner?",
    ],
  },
  {
    id: "before/swimmers-at-ten",
    expression: "x-y",
    texts: [
      "At noon there were {x} swimmers in the lake. Since ten, {y} of them had waded in, and nobody had come out. How many swimmers were in the lake at ten?",
      "In the summer {n} could do {x} push-ups in a row. This was {y} more than {he} could do last winter. How many push-ups in a row could {he} do last winter?",
      "After dinner {x} crumbs lay under the table, and {y} of these had dropped there during dinner. How many crumbs lay under it before dinner?",
    ],
  },
  {
    id: "before/swimmers-at-ten-with-those-gone-home",
    expression: "x+y",
    texts: [
      "At noon there were {x} swimmers in the lake. Since ten, {y} had come out, and nobody had waded in. How many swimmers were in the lake at ten?",
      "In the summer {n} could do {x} push-ups in a row. This was {y} fewer than {he} could do last winter. How many push-ups in a row could {he} do last winter?",
      "After dinner {x} crumbs lay under the table, and the dog had licked up {y} during dinner. No crumb had dropped meanwhile. How many crumbs lay under it before dinner?",
    ],
  },
  {
    id: "change/swimmers-from-ten-to-noon",
    expression: "y-x",
    texts: [
      "At ten there were {x} swimmers in the lake. At noon there were {y}, and nobody had come out. How many swimmers had waded in?",
      "Last winter {n} could do {x} push-ups in a row, and in the summer {y}. How many more push-ups in a row could {he} do by the summer?",
      "Before dinner {x} crumbs lay under the table, and after dinner {y} crumbs lay there. How many crumbs dropped during dinner?",
    ],
  },
  {
    id: "after/subscribers-a-year-on",
    expression: "x+y",
    texts: [
      "A year ago the village paper had {x} readers. It has won {y} since and lost none. How many readers does it have today?",
      "When the museum opened, {n} was number {x} in the line. While {he} fetched a map, {y} people slipped in before {him}. What number is {he} in the line now?",
      "Half an hour ago {x} snowmen stood in the park, and then the kids finished {y} others. How many snowmen stand there now?",
    ],
  },
  {
    id: "after/subscribers-lost-in-a-year",
    expression: "x-y",
    texts: [
      "A year ago the village paper had {x} readers. It has lost {y} since and won none. How many readers does it have today?",
      "When the museum opened, {n} was number {x} in the line. Since then {y} people before {him} have gone in. What number is {he} in the line now?",
      "Half an hour ago {x} snowmen stood in the park, and then the sun melted {y} of them. How many snowmen stand there now?",
    ],
  },
  {
    id: "before/subscribers-of-last-year",
    expression: "x-y",
    texts: [
      "Today the village paper has {x} readers. It has won {y} of them in the last year and lost none. How many readers did it have a year ago?",
      "{n} is number {x} in the line now, because {y} people slipped in before {him} while {he} fetched a map. What number was {he} before {he} went?",
      "Now {x} snowmen stand in the park, {y} of which the kids finished in the last half hour. How many snowmen stood there half an hour ago?",
    ],
  },
  {
    id: "before/subscribers-until-they-were-lost",
    expression: "x+y",
    texts: [
      "Today the village paper has {x} readers. It has lost {y} in the last year and won none. How many readers did it have a year ago?",
      "{n} is number {x} in the line now, because {y} people before {him} have gone in since the museum opened. What number was {he} when it opened?",
      "Now {x} snowmen stand in the park, after the sun melted {y} in the last half hour. How many snowmen stood there half an hour ago?",
    ],
  },
  {
    id: "change/ladybugs-between-looks",
    expression: "y-x",
    texts: [
      "When {n} first looked into the jar, {x} ladybugs were in it; when {he} looked again, {y} were. Nobody had let any out. How many had crept in?",
      "The first edition of the cookbook had {x} recipes. The second has {y}, with all the old ones. How many recipes are new?",
      "From {x} on Monday the number of strikers climbed to {y} on Friday. By how many did it climb?",
    ],
  },
  {
    id: "change/ladybugs-that-crept-out",
    expression: "x-y",
    numbers: { x: "40..95", y: "5..38" },
    texts: [
      "When {n} first looked into the jar, {x} ladybugs were in it; when {he} looked again, {y} were. None had crept in. How many had crept out?",
      "The first edition of the cookbook had {x} recipes. The second has {y}, all of them old ones. How many recipes were dropped?",
      "From {x} on Monday the number of strikers sank to {y} on Friday. By how many did it sink?",
    ],
  },
  {
    id: "before/ladybugs-at-the-first-look",
    expression: "x+y",
    texts: [
      "When {n} looked into the jar again, {x} ladybugs were in it. Since {his} first look {y} had crept out and none had crept in. How many were in it at the first look?",
      "The second edition of the cookbook has {x} recipes, all of them old ones. {y} recipes were dropped. How many recipes did the first edition have?",
      "By {y} the number of strikers sank from Monday to Friday, when it was {x}. What was it on Monday?",
    ],
  },
  {
    id: "before/ladybugs-ahead-of-the-newcomers",
    expression: "x-y",
    texts: [
      "When {n} looked into the jar again, {x} ladybugs were in it. Since {his} first look {y} of them had crept in and none had crept out. How many were in it at the first look?",
      "The second edition of the cookbook has {x} recipes, with all the old ones. {y} recipes are new. How many recipes did the first edition have?",
      "By {y} the number of strikers climbed from Monday to Friday, when it was {x}. What was it on Monday?",
    ],
  },
];

/** Dollars earlier and later. */
const MONEY_EARLIER_AND_LATER: readonly WordingFamily[] = [
  {
    id: "after/envelope-with-the-refund",
    expression: "x+y",
    units: ["dollars"],
    money: true,
    texts: [
      "There was ${x} in {n}'s travel envelope. Then the railroad sent back ${y}, which {he} slid into it. How much is in the envelope now?",
      "A sled cost ${x} until {month}. Then its price went up by ${y}. What has it cost since?",
      "{m} made ${x} by Saturday. On Sunday {mhe} made another ${y}. How many dollars had {mhe} made by the end of the weekend?",
    ],
  },
  {
    id: "after/envelope-less-the-fare",
    expression: "x-y",
    units: ["dollars"],
    money: true,
    texts: [
      "There was ${x} in {n}'s travel envelope. Then the railroad asked for ${y}, which {he} took out of it. How much is in the envelope now?",
      "A sled cost ${x} until {month}. Then its price went down by ${y}. What has it cost since?",
      "{m} made ${x} by Saturday. On Sunday {mhe} gave back ${y} of it. How many dollars did {mhe} keep at the end of the weekend?",
    ],
  },
  {
    id: "before/envelope-until-the-refund",
    expression: "x-y",
    units: ["dollars"],
    money: true,
    texts: [
      "There is ${x} in {n}'s travel envelope since the railroad sent back ${y}, which {he} slid into it. How much was in the envelope before?",
      "A sled costs ${x} since its price went up by ${y} in {month}. What did it cost until then?",
      "{m} had made ${x} by the end of the weekend. ${y} of it came in on Sunday. How many dollars had {mhe} made by Saturday?",
    ],
  },
  {
    id: "before/envelope-ahead-of-the-fare",
    expression: "x+y",
    units: ["dollars"],
    money: true,
    texts: [
      "There is ${x} in {n}'s travel envelope since the railroad asked for ${y}, which {he} took out of it. How much was in the envelope before?",
      "A sled costs ${x} since its price went down by ${y} in {month}. What did it cost until then?",
      "{m} kept ${x} at the end of the weekend. On Sunday {mhe} gave back ${y} of what {mhe} had made by Saturday. How many dollars had {mhe} made by Saturday?",
    ],
  },
  {
    id: "change/jar-grew-during-the-fair",
    expression: "y-x",
    units: ["dollars"],
    money: true,
    texts: [
      "Before the fair ${x} was in the tip jar; after the fair it was ${y}. How much was dropped in during the fair?",
      "The rent used to be ${x} a week and is ${y} a week now. By how much has it been raised?",
      "{n} woke up with ${x} and went to bed with ${y}, without spending a cent. How many dollars did {he} get that day?",
    ],
  },
  {
    id: "change/jar-shrank-during-the-fair",
    expression: "x-y",
    units: ["dollars"],
    numbers: { x: "40..95", y: "8..38" },
    money: true,
    texts: [
      "Before the fair ${x} was in the tip jar; after the fair it was ${y}. Nothing was dropped in. How much was taken out during the fair?",
      "The rent used to be ${x} a week and is ${y} a week now. By how much has it been lowered?",
      "{n} woke up with ${x} and went to bed with ${y}, without getting a cent. How many dollars did {he} spend that day?",
    ],
  },
  {
    id: "before/jar-ahead-of-the-fair",
    expression: "x-y",
    units: ["dollars"],
    money: true,
    texts: [
      "After the fair ${x} was in the tip jar; ${y} of it was dropped in during the fair. How much was in it before the fair?",
      "The rent is ${x} a week now, since it has been raised by ${y}. What was the rent for a week before?",
      "{n} went to bed with ${x}, having got ${y} that day without spending a cent. With how many dollars did {he} wake up?",
    ],
  },
  {
    id: "before/jar-until-some-was-taken",
    expression: "x+y",
    units: ["dollars"],
    money: true,
    texts: [
      "After the fair ${x} was in the tip jar; ${y} was taken out during the fair and nothing dropped in. How much was in it before the fair?",
      "The rent is ${x} a week now, since it has been lowered by ${y}. What was the rent for a week before?",
      "{n} went to bed with ${x}, having spent ${y} that day without getting a cent. With how many dollars did {he} wake up?",
    ],
  },
  {
    id: "before/wallet-until-the-skates",
    expression: "x+y",
    units: ["dollars"],
    money: true,
    texts: [
      "{n} has ${x} left since {he} bought the skates for ${y}. How much did {he} have until then?",
      "After the vet was paid ${y}, ${x} remained in the farm's cash box. How much was in it before?",
      "The gift card is still good for ${x}, and ${y} has been used up already. What was the gift card worth when it was new?",
    ],
  },
  {
    id: "after/wallet-once-the-skates-are-bought",
    expression: "x-y",
    units: ["dollars"],
    money: true,
    texts: [
      "{n} had ${x} until {he} bought the skates for ${y}. How much does {he} have left now?",
      "Before the vet was paid ${y}, ${x} was in the farm's cash box. How much remained in it after that?",
      "The gift card was worth ${x} when it was new, and ${y} has been used up already. What is it still good for?",
    ],
  },
  {
    id: "change/price-of-the-skates",
    expression: "y-x",
    units: ["dollars"],
    money: true,
    texts: [
      "{n} has ${x} left since {he} bought the skates. Until then {he} had ${y}. How much did the skates cost?",
      "After the vet was paid, ${x} remained of the ${y} in the farm's cash box. How much was the vet paid?",
      "The gift card is still good for ${x}. It was worth ${y} when it was new. How much has been used up already?",
    ],
  },
];

/** A measure earlier and later, or what lies in between. */
const MEASURES_EARLIER_AND_LATER: readonly WordingFamily[] = [
  {
    id: "after/icicle-grown",
    expression: "x+y",
    numbers: { x: "5..40", y: "2..24" },
    texts: [
      "An icicle was {x} inches long at dusk. By dawn it had grown by {y} inches. How many inches long was it at dawn?",
      "{n}'s barrel held {x} gallons before the rain, which brought {y} gallons more. How many gallons did the barrel hold after it?",
      "{m} had walked {x} kilometers of the trail by lunch and walked {y} kilometers after lunch. How far had {mhe} walked by evening?",
    ],
  },
  {
    id: "after/icicle-that-dripped",
    expression: "x-y",
    numbers: { x: "12..60", y: "2..10" },
    texts: [
      "An icicle was {x} inches long at dusk. By dawn {y} inches had dripped away. How many inches long was it at dawn?",
      "{n}'s barrel held {x} gallons before the dry spell, when {y} gallons were used on the beds. How many gallons did the barrel hold after it?",
      "The trail is {x} kilometers long, and {m} walked {y} kilometers before lunch. How far did {mhe} have to walk after lunch to finish it?",
    ],
  },
  {
    id: "before/icicle-at-dusk",
    expression: "x-y",
    numbers: { x: "12..60", y: "2..10" },
    texts: [
      "An icicle was {x} inches long at dawn, because it had grown by {y} inches since dusk. How many inches long was it at dusk?",
      "{n}'s barrel holds {x} gallons after the rain, which brought {y} of them. How many gallons did the barrel hold before it?",
      "{m} had walked {x} kilometers of the trail by evening, {y} kilometers of them after lunch. How far had {mhe} walked by lunch?",
    ],
  },
  {
    id: "before/icicle-until-it-dripped",
    expression: "x+y",
    numbers: { x: "5..40", y: "2..24" },
    texts: [
      "An icicle was {x} inches long at dawn, because {y} inches had dripped away since dusk. How many inches long was it at dusk?",
      "{n}'s barrel holds {x} gallons after the dry spell, when {y} gallons were used on the beds. How many gallons did the barrel hold before it?",
      "{m} still had to walk {x} kilometers of the trail after lunch, and {mhe} had walked {y} kilometers before it. How long is the trail?",
    ],
  },
  {
    id: "change/dough-risen",
    expression: "y-x",
    texts: [
      "The dough weighed {x} ounces until {n} kneaded raisins into it. Since then it has weighed {y} ounces. How many ounces of raisins went in?",
      "Before the thaw the creek was {x} inches deep, and after the thaw {y} inches. By how many inches did it rise?",
      "The odometer of the moped showed {x} miles this morning and shows {y} miles tonight. How many miles has it gone today?",
    ],
  },
  {
    id: "before/dough-without-raisins",
    expression: "x-y",
    texts: [
      "The dough weighs {x} ounces since {n} kneaded {y} ounces of raisins into it. How many ounces did it weigh until then?",
      "After the thaw, which made it rise by {y} inches, the creek was {x} inches deep. How deep in inches was it before?",
      "The odometer of the moped shows {x} miles tonight, for it has gone {y} miles today. How many miles did it show this morning?",
    ],
  },
  {
    id: "after/dough-kneaded-with-raisins",
    expression: "x+y",
    texts: [
      "The dough weighed {x} ounces until {n} kneaded {y} ounces of raisins into it. How many ounces has it weighed since then?",
      "Before the thaw, which made it rise by {y} inches, the creek was {x} inches deep. How deep in inches was it after?",
      "The odometer of the moped showed {x} miles this morning, and it has gone {y} miles today. How many miles does it show tonight?",
    ],
  },
  {
    id: "after/dough-with-a-piece-pulled-off",
    expression: "x-y",
    texts: [
      "The dough weighed {x} ounces until {n} pulled off {y} ounces for a roll. How many ounces has it weighed since then?",
      "Before the drought, which made it sink by {y} inches, the creek was {x} inches deep. How deep in inches was it after?",
      "The odometer of the moped shows {x} miles tonight. It showed {y} miles when we left this morning. How many miles has it gone since?",
    ],
  },
  {
    id: "before/spool-until-it-was-used",
    expression: "x+y",
    texts: [
      "There are {x} meters of ribbon on the spool. {n} has used {y} meters of it since {day}. How many meters were on the spool on {day}?",
      "The candle is {x} centimeters tall by now, and {y} centimeters have burned away this week. How tall in centimeters was it at the start of the week?",
      "After the bakers took out {y} pounds, {x} pounds of sugar remained in the sack. How many pounds did the sack hold before?",
    ],
  },
  {
    id: "after/spool-once-it-is-used",
    expression: "x-y",
    texts: [
      "There were {x} meters of ribbon on the spool on {day}. {n} has used {y} meters of it since. How many meters are on the spool now?",
      "The candle was {x} centimeters tall at the start of the week, and {y} centimeters have burned away since. How tall in centimeters is it by now?",
      "Before the bakers took out {y} pounds, {x} pounds of sugar were in the sack. How many pounds remained after that?",
    ],
  },
  {
    id: "change/spool-what-was-used",
    expression: "y-x",
    texts: [
      "There are {x} meters of ribbon on the spool. On {day} there were {y} meters. How many meters has {n} used since?",
      "The candle is {x} centimeters tall by now, and it was {y} centimeters tall at the start of the week. How many centimeters have burned away?",
      "After the bakers took some out, {x} pounds of sugar remained in a sack that had held {y} pounds. How many pounds did they take?",
    ],
  },
  {
    id: "change/hours-of-practice-until-now",
    expression: "x-y",
    numbers: { x: "30..95", y: "4..28" },
    texts: [
      "{n} must practice {x} hours before the concert. {y} hours are behind {him} already. How many hours are still before {him}?",
      "The cheese ripens for {x} days. {y} days ago it was laid on the shelf. In how many days will it be ripe?",
      "A roast that needs {x} minutes has been in the oven for {y} minutes. For how many minutes must it stay in?",
    ],
  },
  {
    id: "before/hours-of-practice-in-all",
    expression: "x+y",
    numbers: { x: "5..60", y: "4..50" },
    texts: [
      "{n} still must practice {x} hours before the concert. {y} hours are behind {him} already. How many hours is that in all?",
      "The cheese will be ripe in {x} days. {y} days ago it was laid on the shelf. For how many days does it ripen?",
      "A roast that has been in the oven for {y} minutes must stay in for {x} minutes more. How many minutes does it need altogether?",
    ],
  },
  {
    id: "change/hours-of-practice-done",
    expression: "x-y",
    numbers: { x: "40..95", y: "4..38" },
    texts: [
      "{n} must practice {x} hours before the concert. {y} hours are still before {him}. How many hours are behind {him} already?",
      "The cheese ripens for {x} days. In {y} days it will be ripe. How many days ago was it laid on the shelf?",
      "A roast that needs {x} minutes must stay in the oven for {y} minutes more. For how many minutes has it been in already?",
    ],
  },
  {
    id: "before/age-then",
    expression: "x-y",
    numbers: { x: "40..80", y: "4..35" },
    texts: [
      "{n} is {x} years old today. {y} years ago {he} moved to the coast. How old was {he} then?",
      "A bridge has been standing for {x} years now. Its towers were painted {y} years ago. How many years had it been standing then?",
      "My great-aunt is {x}. She has been singing in the choir for {y} years. At what age did she begin?",
    ],
  },
  {
    id: "after/age-later",
    expression: "x+y",
    numbers: { x: "5..60", y: "4..35" },
    texts: [
      "{n} is {x} years old today. In {y} years {he} will move to the coast. How old will {he} be then?",
      "A bridge has been standing for {x} years now. Its towers will be painted in {y} years. How many years will it have been standing then?",
      "My great-aunt was {x} when she began to sing in the choir. She has been singing in it for {y} years. What is her age now?",
    ],
  },
  {
    id: "change/age-between",
    expression: "x-y",
    numbers: { x: "40..80", y: "5..35" },
    texts: [
      "{n} is {x} years old today. {He} moved to the coast when {he} was {y} years old. How many years ago was that?",
      "A bridge has been standing for {x} years now. When its towers were painted, it had been standing for {y} years. How many years ago were they painted?",
      "My great-aunt is {x}. She began to sing in the choir when she was {y}. For how many years has she been singing in it?",
    ],
  },
];

/** One of three numbers belongs to another time, thing or person. */
const WITH_A_NUMBER_TO_SPARE: readonly WordingFamily[] = [
  {
    id: "after/bulbs-without-the-roses",
    expression: "x-y",
    numbers: { x: "40..90", y: "5..35", z: "4..60" },
    texts: [
      "The gardener had {x} crocus bulbs and {z} roses this morning. Before noon he planted {y} crocus bulbs. How many crocus bulbs does he still have to plant?",
      "{n} took {x} photos on the trip and {m} took {z}. {n} has already deleted {y} of {his} photos. How many photos does {n} still have?",
      "At first {x} horses and {z} ponies were in the stable. Then {y} horses were led out. How many horses were still in it?",
    ],
  },
  {
    id: "before/bulbs-without-the-roses",
    expression: "x+y",
    numbers: { x: "5..60", y: "5..40", z: "4..60" },
    texts: [
      "The gardener still has {x} crocus bulbs and {z} roses. Before noon he planted {y} crocus bulbs. How many crocus bulbs did he have this morning?",
      "{n} still has {x} photos of the trip and {m} has {z}. {n} has already deleted {y} photos. How many photos did {n} take on the trip?",
      "In the end {x} horses and {z} ponies were in the stable. Before that, {y} horses had been led out. How many horses were in it at first?",
    ],
  },
  {
    id: "change/bulbs-planted-by-noon",
    expression: "x-y",
    numbers: { x: "40..90", y: "5..35", z: "4..60" },
    texts: [
      "The gardener had {x} crocus bulbs and {z} roses this morning. At noon he still had {y} crocus bulbs. How many crocus bulbs did he plant?",
      "{n} took {x} photos on the trip and {m} took {z}. {n} deleted some of {his}, and {y} are left. How many photos did {n} delete?",
      "At first {x} horses and {z} ponies were in the stable. Then horses were led out, until {y} horses were still in it. How many horses were led out?",
    ],
  },
  {
    id: "change/bulbs-and-roses-together",
    expression: "x+z",
    numbers: { x: "5..60", y: "2..4", z: "4..60" },
    texts: [
      "The gardener has {x} crocus bulbs and {z} roses. He has {y} hours to plant them. How many plants are that in all?",
      "{n} took {x} photos on the trip and {m} took {z}. The trip was {y} days long. How many photos did they take altogether?",
      "At first {x} horses and {z} ponies were in the stable, which has {y} doors. How many animals were in it?",
    ],
  },
  {
    id: "after/runners-a-minute-later",
    expression: "x+y",
    numbers: { x: "5..60", y: "4..40", z: "10..55" },
    texts: [
      "{z} minutes after the race began, {x} runners were already in. In the next minute {y} more came in. How many were in by then?",
      "{n} had read {x} comics before {his} {z} day vacation. On vacation {he} read {y} others. How many comics had {he} read after it?",
      "A shop of {z} square meters had {x} vases. This morning it got {y} more. How many vases has it now?",
    ],
  },
  {
    id: "before/runners-a-minute-earlier",
    expression: "x-y",
    numbers: { x: "40..90", y: "4..38", z: "10..55" },
    texts: [
      "{z} minutes after the race began, {x} runners were already in. {y} of these had come in during the last minute. How many were in a minute earlier?",
      "{n} had read {x} comics by the end of {his} {z} day vacation. {y} of them {he} read on vacation. How many comics had {he} read before it?",
      "A shop of {z} square meters has {x} vases. {y} of these came this morning. How many vases did it have last night?",
    ],
  },
  {
    id: "change/runners-within-a-minute",
    expression: "y-x",
    numbers: { x: "5..40", y: "45..95", z: "10..55" },
    texts: [
      "{z} minutes after the race began, {x} runners were already in. A minute later it was {y}. How many came in during that minute?",
      "{n} had read {x} comics before {his} {z} day vacation, and {y} after it. How many comics did {he} read on vacation?",
      "A shop of {z} square meters had {x} vases. This morning it got more and has {y} now. How many vases did it get?",
    ],
  },
  {
    id: "change/readings-first-to-second",
    expression: "y-x",
    numbers: { x: "5..30", y: "35..60", z: "62..95" },
    texts: [
      "At six {x} lamps were lit in the harbor, at seven {y} and at eight {z}, for none went out. How many lamps were switched on between six and seven?",
      "The kitten weighed {x} ounces in its first week, {y} ounces in its second and {z} ounces in its third. How many ounces did it gain from the first to the second?",
      "In {n}'s notebook there were {x} poems before the summer, {y} after it and {z} at New Year. How many poems did {he} write in the summer?",
    ],
  },
  {
    id: "change/readings-of-the-later-two",
    expression: "z-y",
    numbers: { x: "5..30", y: "35..60", z: "62..95" },
    texts: [
      "At six {x} lamps were lit in the harbor, at seven {y} and at eight {z}, for none went out. How many lamps were switched on after seven and before eight?",
      "The kitten weighed {x} ounces in its first week, {y} ounces in its second and {z} ounces in its third. How many ounces did it gain after the second week?",
      "In {n}'s notebook there were {x} poems before the summer, {y} after it and {z} at New Year. How many poems did {he} write between the summer and New Year?",
    ],
  },
  {
    id: "change/readings-from-first-to-last",
    expression: "z-x",
    numbers: { x: "5..30", y: "35..60", z: "62..95" },
    texts: [
      "At six {x} lamps were lit in the harbor, at seven {y} and at eight {z}, for none went out. How many lamps were switched on between six and eight?",
      "The kitten weighed {x} ounces in its first week, {y} ounces in its second and {z} ounces in its third. How many ounces did it gain altogether?",
      "In {n}'s notebook there were {x} poems before the summer, {y} after it and {z} at New Year. How many poems did {he} write from the start of summer until New Year?",
    ],
  },
  {
    id: "after/three-parts-all-added-and-none-lost",
    expression: "x+y+z",
    texts: [
      "{n} had {x} {color} beads. Before lunch {he} got {y} more, and after lunch {z} more. How many beads did {he} have by evening?",
      "{x} people were at the fair when it opened. Until noon {y} came, from then until six {z} came, and nobody left. How many people were there at six?",
      "The team had {x} points at halftime. It made {y} points right after that and {z} points just before the end. How many points did it have at the end?",
    ],
  },
  {
    id: "after/three-parts-only-until-the-middle",
    expression: "x+y",
    numbers: { z: "3..60" },
    texts: [
      "{n} had {x} {color} beads. Before lunch {he} got {y} more, and after lunch {z} more. How many beads did {he} have at lunch?",
      "{x} people were at the fair when it opened. Until noon {y} came, from then until six {z} came, and nobody left. How many people were there at noon?",
      "The team had {x} points at halftime. It made {y} points right after that and {z} points just before the end. How many points did it have before those last {z}?",
    ],
  },
  {
    id: "change/three-parts-what-came-in-the-day",
    expression: "y+z",
    numbers: { x: "3..60" },
    texts: [
      "{n} had {x} {color} beads. Before lunch {he} got {y} more, and after lunch {z} more. How many beads did {he} get that day?",
      "{x} people were at the fair when it opened. Until noon {y} came, from then until six {z} came. How many people came after it had opened?",
      "The team had {x} points at halftime. It made {y} points right after that and {z} points just before the end. How many points did it make after halftime?",
    ],
  },
  {
    id: "before/three-parts-as-it-was-at-first",
    expression: "x-y-z",
    numbers: { x: "60..99", y: "4..25", z: "4..25" },
    texts: [
      "{n} had {x} {color} beads by evening. {He} got {y} of them before lunch and {z} of them after lunch. How many beads did {he} have at first?",
      "{x} people were at the fair at six. {y} of them came between opening and noon, {z} between noon and six, and nobody left. How many people were there when it opened?",
      "The team had {x} points at the end. It made {y} of them right after halftime and {z} of them just before the end. How many points did it have at halftime?",
    ],
  },
  {
    id: "before/went-and-came-at-first",
    expression: "x+y-z",
    numbers: { x: "30..80", y: "10..40", z: "3..9" },
    texts: [
      "{n} has {x} {o} now. This morning {he} gave away {y} and then found {z} others. How many {o} did {he} have to begin with?",
      "The camp is left with {x} blankets, after {y} were burned in the fire and {z} were sent by the town. How many blankets did the camp have before the fire?",
      "After {y} riders had got off the tram and {z} had got on, {x} riders were in it. How many riders were in the tram before the stop?",
    ],
  },
  {
    id: "after/went-and-came-in-the-end",
    expression: "x-y+z",
    numbers: { x: "45..90", y: "10..40", z: "3..9" },
    texts: [
      "{n} had {x} {o} to begin with. This morning {he} gave away {y} of them and then found {z} others. How many {o} does {he} have now?",
      "The camp had {x} blankets before the fire. {y} of them were burned in it, and {z} were sent by the town afterward. With how many blankets is the camp left?",
      "Before the stop {x} riders were in the tram. {y} of them got off, and {z} others got on. How many riders were in the tram after it?",
    ],
  },
  {
    id: "change/went-and-came-the-loss",
    expression: "y-z",
    numbers: { x: "45..90", y: "15..40", z: "3..9" },
    texts: [
      "{n} had {x} {o} to begin with. This morning {he} gave away {y} of them and then found {z} others. How many fewer {o} does {he} have now than at first?",
      "The camp had {x} blankets before the fire. {y} of them were burned in it, and {z} were sent by the town afterward. How many blankets fewer than before does the camp have?",
      "Before the stop {x} riders were in the tram. {y} of them got off, and {z} others got on. By how many riders is the tram emptier now?",
    ],
  },
];

/** Sets of families that tell the same happening with its beginning, its change or its end unknown. */
export const CONTRASTS_OF_BEFORE_AND_AFTER: readonly WordingFamily[] = [
  ...TOLD_FORWARD,
  ...TOLD_BACKWARD,
  ...ALREADY_AND_STILL,
  ...DONE_TO_THEM,
  ...DAYS_AND_SEASONS,
  ...MONEY_EARLIER_AND_LATER,
  ...MEASURES_EARLIER_AND_LATER,
  ...WITH_A_NUMBER_TO_SPARE,
];
