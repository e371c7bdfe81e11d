import type { WordingFamily } from "../wording.ts";

/** Liquids go into a vessel or out of it: which way, and whether the time before or after is asked, decides. */
const IN_AND_OUT_OF_A_VESSEL: readonly WordingFamily[] = [
  {
    id: "poured/out-of-the-bucket",
    expression: "x-y",
    numbers: { x: "y+w/10", w: "3..85 by 2", y: "v/10", v: "12..75 by 2" },
    texts: [
      "There were {x} liters of water in {n}'s bucket. {He} poured {y} liters out onto the steps. How many liters are in the bucket now?",
      "The aquarium in the waiting room had {x} gallons of water in it. Today {y} gallons were drained off. How many gallons of water are in it now?",
      "How much broth does the cook have in the pot, if {x} quarts were in it and she ladled {y} quarts out?",
    ],
  },
  {
    id: "poured/into-the-bucket",
    expression: "x+y",
    numbers: { x: "y+w/10", w: "3..85 by 2", y: "v/10", v: "12..75 by 2" },
    texts: [
      "There were {x} liters of water in {n}'s bucket. {He} poured {y} liters in from a hose. How many liters are in the bucket now?",
      "The aquarium in the waiting room had {x} gallons of water in it. Today {y} gallons were let in. How many gallons of water are in it now?",
      "How much broth does the cook have in the pot, if {x} quarts were in it and she ladled {y} quarts in?",
    ],
  },
  {
    id: "poured/bucket-before-some-went-out",
    expression: "x+y",
    numbers: { x: "y+w/10", w: "3..85 by 2", y: "v/10", v: "12..75 by 2" },
    texts: [
      "There are {x} liters of water in {n}'s bucket, after {he} poured {y} liters out onto the steps. How many liters were in the bucket before?",
      "The aquarium in the waiting room has {x} gallons of water in it. Today {y} gallons were drained off. How many gallons of water were in it yesterday?",
      "How much broth did the cook have in the pot before, if {x} quarts are in it since she ladled {y} quarts out?",
    ],
  },
  {
    id: "poured/bucket-ahead-of-the-hose",
    expression: "x-y",
    numbers: { x: "y+w/10", w: "3..85 by 2", y: "v/10", v: "12..75 by 2" },
    texts: [
      "There are {x} liters of water in {n}'s bucket, after {he} poured {y} liters in from a hose. How many liters were in the bucket before?",
      "The aquarium in the waiting room has {x} gallons of water in it. Today {y} gallons were let in. How many gallons of water were in it yesterday?",
      "How much broth did the cook have in the pot before, if {x} quarts are in it since she ladled {y} quarts in?",
    ],
  },
  {
    id: "poured/giving-jar-once-less",
    expression: "x-z",
    numbers: { x: "y+w", w: "20..60", y: "12..40", z: "2..11" },
    texts: [
      "A jar has {x} ounces of syrup in it and a mug has {y} ounces. {n} pours {z} ounces from the jar into the mug. How many ounces are in the jar then?",
      "{m} has {x} milliliters of ink and {k} has {y} milliliters. {m} lets {k} have {z} milliliters of {mhis} ink. How many milliliters does {m} have then?",
      "From a green tub with {x} liters of water, {z} liters run over into a gray tub that had {y} liters in it. How much water is in the green tub now?",
    ],
  },
  {
    id: "poured/receiving-mug-once-more",
    expression: "y+z",
    numbers: { x: "y+w", w: "20..60", y: "12..40", z: "2..11" },
    texts: [
      "A jar has {x} ounces of syrup in it and a mug has {y} ounces. {n} pours {z} ounces from the jar into the mug. How many ounces are in the mug then?",
      "{m} has {x} milliliters of ink and {k} has {y} milliliters. {m} lets {k} have {z} milliliters of {mhis} ink. How many milliliters does {k} have then?",
      "From a green tub with {x} liters of water, {z} liters run over into a gray tub that had {y} liters in it. How much water is in the gray tub now?",
    ],
  },
  {
    id: "poured/jar-and-mug-as-one",
    expression: "x+y",
    numbers: { x: "y+w", w: "20..60", y: "12..40", z: "2..11" },
    texts: [
      "A jar has {x} ounces of syrup in it and a mug has {y} ounces. {n} pours {z} ounces from the jar into the mug. How many ounces are in the jar and the mug together then?",
      "{m} has {x} milliliters of ink and {k} has {y} milliliters. {m} lets {k} have {z} milliliters of {mhis} ink. How many milliliters do the two of them have together?",
      "From a green tub with {x} liters of water, {z} liters run over into a gray tub that had {y} liters in it. How much water is in both tubs in all?",
    ],
  },
  {
    id: "poured/jar-ahead-of-mug-at-first",
    expression: "x-y",
    numbers: { x: "y+w", w: "20..60", y: "12..40", z: "2..11" },
    texts: [
      "A jar has {x} ounces of syrup in it and a mug has {y} ounces. {n} will pour {z} ounces from the jar into the mug. How many ounces more are in the jar than in the mug before {he} pours?",
      "{m} has {x} milliliters of ink and {k} has {y} milliliters. {m} is going to let {k} have {z} milliliters of {mhis} ink. How much more ink than {k} does {m} have before that?",
      "A green tub had {x} liters of water in it and a gray tub had {y} liters in it, before {z} liters ran over from the green one into the gray one. How much more water was in the green tub at first?",
    ],
  },
  {
    id: "poured/fuel-of-the-ferry-that-is-left",
    expression: "x-y",
    numbers: { x: "y+w/10", w: "32..480 by 3", y: "v/10", v: "25..390 by 3" },
    texts: [
      "The ferry left the dock with {x} gallons of fuel and burned {y} gallons on the crossing. How much fuel did it have on the other side?",
      "{n}'s tractor had {x} liters of diesel in its tank this morning. It used {y} liters in the field. How many liters are in the tank tonight?",
      "The stove had {x} pints of oil. Since {day} it has used up {y} pints. How many pints of oil does it have today?",
    ],
  },
  {
    id: "poured/fuel-the-boat-burned",
    expression: "x-y",
    numbers: { x: "y+w/10", w: "32..480 by 3", y: "v/10", v: "25..390 by 3" },
    texts: [
      "The ferry left the dock with {x} gallons of fuel and had {y} gallons on the other side. How much fuel did it burn on the crossing?",
      "{n}'s tractor had {x} liters of diesel in its tank this morning. Tonight {y} liters are in the tank. How many liters did it use in the field?",
      "The stove had {x} pints of oil on {day}. Today it has {y} pints. How many pints of oil has it used up?",
    ],
  },
  {
    id: "poured/fuel-the-boat-set-out-with",
    expression: "x+y",
    numbers: { x: "y+w/10", w: "32..480 by 3", y: "v/10", v: "25..390 by 3" },
    texts: [
      "The ferry had {x} gallons of fuel on the other side, after it burned {y} gallons on the crossing. How much fuel did it have when it left the dock?",
      "{n}'s tractor has {x} liters of diesel in its tank tonight. It used {y} liters in the field. How many liters were in the tank this morning?",
      "The stove has {x} pints of oil today. Since {day} it has used up {y} pints. How many pints of oil did it have on {day}?",
    ],
  },
  {
    id: "poured/fuel-taken-on-by-the-boat",
    expression: "x+y",
    numbers: { x: "y+w/10", w: "32..480 by 3", y: "v/10", v: "25..390 by 3" },
    texts: [
      "The ferry reached the dock with {x} gallons of fuel and took on {y} gallons there. With how much fuel did it leave the dock?",
      "{n}'s tractor had {x} liters of diesel in its tank this morning. {y} liters were filled in before it went to the field. How many liters did it have on the way to the field?",
      "The stove had {x} pints of oil. On {day} {n} put {y} pints in. How many pints of oil did it have then?",
    ],
  },
  {
    id: "poured/flask-takes-more",
    expression: "x+y",
    numbers: { x: "y+w/2", w: "3..40", y: "v/2", v: "3..30" },
    texts: [
      "The steel flask takes {x} ounces of tea. The glass flask takes {y} ounces more than that. How many ounces does the glass flask take?",
      "{n}'s watering can holds {x} liters and {m}'s holds {y} liters more. How much does {m}'s can hold?",
      "What does a wooden tub hold, if a tin tub holds {x} gallons and the wooden one {y} gallons more?",
    ],
  },
  {
    id: "poured/flask-takes-less",
    expression: "x-y",
    numbers: { x: "y+w/2", w: "3..40", y: "v/2", v: "3..30" },
    texts: [
      "The steel flask takes {x} ounces of tea. The glass flask takes {y} ounces less than that. How many ounces does the glass flask take?",
      "{n}'s watering can holds {x} liters and {m}'s holds {y} liters less. How much does {m}'s can hold?",
      "What does a wooden tub hold, if a tin tub holds {x} gallons and the wooden one {y} gallons less?",
    ],
  },
  {
    id: "poured/flask-more-than-the-unknown",
    expression: "x-y",
    numbers: { x: "y+w/2", w: "3..40", y: "v/2", v: "3..30" },
    texts: [
      "The steel flask takes {x} ounces of tea, which is {y} ounces more than the glass flask takes. How many ounces does the glass flask take?",
      "{n}'s watering can holds {x} liters, and that is {y} liters more than {m}'s holds. How much does {m}'s can hold?",
      "What does a wooden tub hold, if a tin tub holds {x} gallons and so {y} gallons more than the wooden one?",
    ],
  },
  {
    id: "poured/flask-less-than-the-unknown",
    expression: "x+y",
    numbers: { x: "y+w/2", w: "3..40", y: "v/2", v: "3..30" },
    texts: [
      "The steel flask takes {x} ounces of tea, which is {y} ounces less than the glass flask takes. How many ounces does the glass flask take?",
      "{n}'s watering can holds {x} liters, and that is {y} liters less than {m}'s holds. How much does {m}'s can hold?",
      "What does a wooden tub hold, if a tin tub holds {x} gallons and so {y} gallons less than the wooden one?",
    ],
  },
  {
    id: "poured/milk-that-stays-for-cheese",
    expression: "x-y",
    numbers: { x: "y*i", y: "3..12" },
    texts: [
      "The dairy got {x} liters of milk. It made yogurt out of {y} liters. How many liters of milk are left for cheese?",
      "{n} boiled {x} cups of elderberry juice and poured {y} cups of it into a bottle. How many cups are not in the bottle?",
      "Of {x} pints of cider, {y} pints are in the keg. How many pints of cider are elsewhere?",
    ],
  },
  {
    id: "poured/milk-of-both-uses",
    expression: "x+y",
    numbers: { x: "y*i", y: "3..12" },
    texts: [
      "The dairy made cheese out of {x} liters of milk and yogurt out of {y} liters. How many liters of milk did it use?",
      "{n} boiled {x} cups of elderberry juice and then another {y} cups of it. How many cups of the juice did {he} boil?",
      "Besides {y} pints of cider in the keg there are {x} pints elsewhere. How many pints of cider are there?",
    ],
  },
  {
    id: "poured/milk-as-so-many-cans",
    expression: "x/y",
    numbers: { x: "y*i", y: "3..12" },
    texts: [
      "The dairy got {x} liters of milk in full cans of {y} liters. How many cans of milk did it get?",
      "{n} boiled {x} cups of elderberry juice and poured {y} cups of it into each bottle, until nothing was left. How many bottles are there?",
      "Of {x} pints of cider, {y} pints go into each keg. How many kegs does all the cider fill?",
    ],
  },
  {
    id: "poured/milk-of-that-many-cans",
    expression: "x*y",
    numbers: { x: "6..40", y: "3..12" },
    texts: [
      "The dairy got {y} full cans with {x} liters of milk in each. How many liters of milk did it get?",
      "{n} boiled elderberry juice and poured {x} cups of it into each of {y} bottles, until nothing was left. How many cups of juice were there?",
      "All the cider fills {y} kegs, with {x} pints in each keg. How many pints of cider are there?",
    ],
  },
  {
    id: "poured/barrel-still-takes",
    expression: "x-y",
    numbers: { x: "y+w/4", w: "2..30", y: "v/4", v: "5..25" },
    texts: [
      "The rain barrel holds {x} gallons when it is full. {y} gallons are in it. How many more gallons can it take?",
      "{n} is filling a pail of {x} liters. So far {y} liters have run into it. How much is missing until the pail is full?",
      "The punch bowl is made for {x} quarts, but {y} quarts of punch are all that is in it. How many quarts below full is it?",
    ],
  },
  {
    id: "poured/barrel-with-room-for-so-much",
    expression: "x+y",
    numbers: { x: "y+w/4", w: "2..30", y: "v/4", v: "5..25" },
    texts: [
      "The rain barrel has {x} gallons in it. It can take {y} more gallons. How many gallons are in the barrel when it is full?",
      "{n} is filling a pail. So far {x} liters have run into it, and {y} liters are missing until the pail is full. How much does the pail hold?",
      "The punch bowl has {x} quarts of punch in it, and that is {y} quarts below full. For how many quarts is the bowl made?",
    ],
  },
  {
    id: "poured/barrel-content-below-full",
    expression: "x-y",
    numbers: { x: "y+w/4", w: "2..30", y: "v/4", v: "5..25" },
    texts: [
      "The rain barrel holds {x} gallons when it is full. It can take {y} more gallons now. How many gallons are in it?",
      "{n} is filling a pail of {x} liters. {y} liters are missing until the pail is full. How much has run into it so far?",
      "The punch bowl is made for {x} quarts, but it is {y} quarts below full. How many quarts of punch are in it?",
    ],
  },
  {
    id: "poured/water-that-ran-over",
    expression: "x+y",
    numbers: { x: "y+w/4", w: "2..30", y: "v/4", v: "5..25" },
    texts: [
      "The rain barrel holds {x} gallons. It was empty, then it filled to the brim and {y} more gallons ran over. How many gallons flowed into it or over it?",
      "{n} let water run into an empty pail of {x} liters until it was full, and another {y} liters spilled over the edge. How much water did {he} let run?",
      "The empty punch bowl was made for {x} quarts. The waiter filled it up, and he spilled {y} quarts more. How many quarts of punch did he pour?",
    ],
  },
];

/** Flour, sand, rope and cloth: what is used, needed or cut, what was there, and what stays. */
const STUFF_ROPE_AND_CLOTH: readonly WordingFamily[] = [
  {
    id: "poured/flour-used-up-from-the-sack",
    expression: "x-y",
    numbers: { x: "y+w/10", w: "3..85 by 2", y: "v/10", v: "12..75 by 2" },
    texts: [
      "{n} had {x} pounds of flour. {He} used {y} pounds for bread. How many pounds does {he} have now?",
      "The gardener's sack had {x} kilograms of peat in it, and {y} kilograms went onto the beds. How much peat is in the sack now?",
      "If the school kitchen had {x} pounds of rice and the cook has boiled {y} pounds, how much rice is there still?",
    ],
  },
  {
    id: "poured/flour-prior-to-the-bread",
    expression: "x+y",
    numbers: { x: "y+w/10", w: "3..85 by 2", y: "v/10", v: "12..75 by 2" },
    texts: [
      "{n} has {x} pounds of flour left. {He} used {y} pounds for bread. How many pounds did {he} have?",
      "The gardener's sack still has {x} kilograms of peat in it, and {y} kilograms went onto the beds. How much peat was in the sack before?",
      "If the school kitchen still has {x} pounds of rice and the cook has boiled {y} pounds, how much rice was there before?",
    ],
  },
  {
    id: "poured/flour-short-of-the-bread",
    expression: "x-y",
    numbers: { x: "y+w/10", w: "3..85 by 2", y: "v/10", v: "12..75 by 2" },
    texts: [
      "{n} needs {x} pounds of flour for bread. {He} has {y} pounds. How many pounds does {he} need to buy?",
      "The gardener wants to put {x} kilograms of peat onto the beds, and {y} kilograms are in the sack. How much peat is he short of?",
      "If the cook must boil {x} pounds of rice and the school kitchen has {y} pounds, how much rice is lacking?",
    ],
  },
  {
    id: "poured/flour-the-bread-takes",
    expression: "x+y",
    numbers: { x: "y+w/10", w: "3..85 by 2", y: "v/10", v: "12..75 by 2" },
    texts: [
      "{n} has {x} pounds of flour. For bread {he} needs {y} pounds more than that. How many pounds of flour does {he} need?",
      "In the gardener's sack are {x} kilograms of peat, and he is {y} kilograms short of what he wants to put onto the beds. How much peat does he want to put there?",
      "If the school kitchen has {x} pounds of rice and {y} pounds are lacking, how much rice must the cook boil?",
    ],
  },
  {
    id: "poured/gravel-hauled-off",
    expression: "x-y",
    numbers: { x: "y+w", w: "12..180", y: "15..160" },
    texts: [
      "{x} tons of gravel were heaped behind the depot. Trucks hauled {y} tons away. How many tons of gravel are there now?",
      "The salt shed of the road crew had {x} tons of salt in it on {day}. {y} tons were spread on the roads that night. How much salt was in the shed next morning?",
      "Before the snow there are {x} kilograms of hay in the manger, and the deer eat {y} kilograms. What is in it afterward?",
    ],
  },
  {
    id: "poured/gravel-hauled-in",
    expression: "x+y",
    numbers: { x: "y+w", w: "12..180", y: "15..160" },
    texts: [
      "{x} tons of gravel were heaped behind the depot. Trucks hauled {y} tons here from the pit. How many tons of gravel are there now?",
      "The salt shed of the road crew had {x} tons of salt in it on {day}. {y} tons were delivered that night. How much salt was in the shed next morning?",
      "Before the snow there are {x} kilograms of hay in the manger, and the ranger adds {y} kilograms. What is in it afterward?",
    ],
  },
  {
    id: "poured/gravel-ahead-of-the-trucks",
    expression: "x-y",
    numbers: { x: "y+w", w: "12..180", y: "15..160" },
    texts: [
      "{x} tons of gravel are heaped behind the depot. Trucks have hauled {y} tons of that here today. How many tons of gravel were there yesterday?",
      "The salt shed of the road crew had {x} tons of salt in it this morning. {y} tons of that were delivered last night. How much salt was in the shed before the night?",
      "After the snow there are {x} kilograms of hay in the manger, as the ranger added {y} kilograms. What was in it beforehand?",
    ],
  },
  {
    id: "poured/rope-cut-shorter-by",
    expression: "x-y",
    numbers: { x: "y+w/10", w: "32..480 by 3", y: "v/10", v: "25..390 by 3" },
    texts: [
      "{n} had a rope {x} feet long. {He} made it {y} feet shorter. How long is the rope now?",
      "A tailor cut {y} inches from a belt of {x} inches. What length does the belt have now?",
      "How long is the bamboo cane, if it had {x} centimeters and {m} sawed {y} centimeters from it?",
    ],
  },
  {
    id: "poured/rope-shortened-to-so-much",
    expression: "x-y",
    numbers: { x: "y+w/10", w: "32..480 by 3", y: "v/10", v: "25..390 by 3" },
    texts: [
      "{n} had a rope {x} feet long. {He} made it {y} feet long. By how much is the rope shorter now?",
      "A tailor cut a belt of {x} inches down to {y} inches. What length did he cut from the belt?",
      "How long is the piece that {m} sawed from the bamboo cane, if it had {x} centimeters and has {y} centimeters now?",
    ],
  },
  {
    id: "poured/rope-prior-to-the-cut",
    expression: "x+y",
    numbers: { x: "y+w/10", w: "32..480 by 3", y: "v/10", v: "25..390 by 3" },
    texts: [
      "{n} has a rope {x} feet long. {He} has made it {y} feet shorter. How long was the rope before?",
      "A tailor cut {y} inches from a belt, and now it has {x} inches. What length did the belt have before?",
      "How long was the bamboo cane, if it has {x} centimeters since {m} sawed {y} centimeters from it?",
    ],
  },
  {
    id: "poured/rope-with-a-piece-tied-on",
    expression: "x+y",
    numbers: { x: "y+w/10", w: "32..480 by 3", y: "v/10", v: "25..390 by 3" },
    texts: [
      "{n} had a rope {x} feet long. {He} made it {y} feet longer. How long is the rope now?",
      "A tailor sewed {y} inches onto a belt of {x} inches. What length does the belt have now?",
      "How long is the bamboo cane, if it had {x} centimeters and it has grown {y} centimeters since?",
    ],
  },
  {
    id: "poured/scarf-longer-by-so-much",
    expression: "x+y",
    numbers: { x: "w/10", w: "52..195 by 3", y: "v/100", v: "15..480 by 3" },
    texts: [
      "The wool scarf is {x} feet long. The silk scarf is {y} feet longer than the wool scarf. How long is the silk scarf?",
      "{n} bought {x} yards of velvet. {m} bought {y} yards more than {n}. How many yards of velvet did {m} buy?",
      "A red thread measures {x} meters; a black thread is longer by {y} meters. Find the length of the black thread.",
    ],
  },
  {
    id: "poured/scarf-shorter-by-so-much",
    expression: "x-y",
    numbers: { x: "w/10", w: "52..195 by 3", y: "v/100", v: "15..480 by 3" },
    texts: [
      "The wool scarf is {x} feet long. The silk scarf is {y} feet shorter than the wool scarf. How long is the silk scarf?",
      "{n} bought {x} yards of velvet. {m} bought {y} yards less than {n}. How many yards of velvet did {m} buy?",
      "A red thread measures {x} meters; a black thread is shorter by {y} meters. Find the length of the black thread.",
    ],
  },
  {
    id: "poured/scarf-that-is-the-shorter",
    expression: "x-y",
    numbers: { x: "w/10", w: "52..195 by 3", y: "v/100", v: "15..480 by 3" },
    texts: [
      "The wool scarf is {x} feet long. It is {y} feet longer than the silk scarf. How long is the silk scarf?",
      "{n} bought {x} yards of velvet. {He} bought {y} yards more than {m}. How many yards of velvet did {m} buy?",
      "A red thread measures {x} meters; it is longer than a black thread by {y} meters. Find the length of the black thread.",
    ],
  },
  {
    id: "poured/scarves-in-one-row",
    expression: "x+y",
    numbers: { x: "w/10", w: "52..195 by 3", y: "v/100", v: "15..480 by 3" },
    texts: [
      "The wool scarf is {x} feet long. The silk scarf is {y} feet long. How long is the row if one lies behind the other?",
      "{n} bought {x} yards of velvet. {m} bought {y} yards, too. How many yards of velvet did both of them buy?",
      "A red thread measures {x} meters; a black thread measures {y} meters. Find the length of both threads together.",
    ],
  },
  {
    id: "poured/paint-stirred-together",
    expression: "x+y",
    numbers: { x: "y+w", w: "3..60", y: "4..40", z: "2..9" },
    texts: [
      "The painter stirs {x} ounces of white paint and {y} ounces of blue paint together and adds {z} drops of black. How many ounces of paint without the drops does he have?",
      "{n} mixed {x} grams of oats with {y} grams of nuts and stirred for {z} minutes. How much did the mix weigh?",
      "Mortar of {x} kilograms of sand and {y} kilograms of lime was made for {z} walls. How many kilograms of mortar was that?",
    ],
  },
  {
    id: "poured/paint-the-white-in-the-mix",
    expression: "x-y",
    numbers: { x: "y+w", w: "3..60", y: "4..40", z: "2..9" },
    texts: [
      "The painter has {x} ounces of light blue paint, made of white and {y} ounces of blue, and adds {z} drops of black. How many ounces of white are in the paint?",
      "{n} made {x} grams of a mix of oats and nuts, stirring for {z} minutes. {y} grams of it were nuts. How much did the oats weigh?",
      "Mortar of {x} kilograms was made of sand and {y} kilograms of lime for {z} walls. How many kilograms of sand was that?",
    ],
  },
  {
    id: "poured/paint-more-white-than-blue",
    expression: "x-y",
    numbers: { x: "y+w", w: "3..60", y: "4..40", z: "2..9" },
    texts: [
      "The painter stirs {x} ounces of white paint and {y} ounces of blue paint together and adds {z} drops of black. How many ounces more of the white did he take than of the blue?",
      "{n} mixed {x} grams of oats with {y} grams of nuts and stirred for {z} minutes. By how much did the oats outweigh the nuts?",
      "Mortar of {x} kilograms of sand and {y} kilograms of lime was made for {z} walls. How many kilograms less lime than sand was that?",
    ],
  },
];

/** People walk, drive and swim: on or back, from or to, together or apart. */
const ALONG_A_WAY: readonly WordingFamily[] = [
  {
    id: "walked/further-along-the-trail",
    expression: "x+y",
    numbers: { x: "y+w/10", w: "3..85 by 2", y: "v/10", v: "12..75 by 2" },
    texts: [
      "{n} was {x} miles up the trail and walked {y} miles further up. How far up the trail was {he} then?",
      "The paddlers are {x} kilometers below the dam. They let the river carry them down another {y} kilometers. How many kilometers below the dam are they now?",
      "How far out of town is the bus, if it was {x} miles out and has driven {y} miles farther out?",
    ],
  },
  {
    id: "walked/back-along-the-trail",
    expression: "x-y",
    numbers: { x: "y+w/10", w: "3..85 by 2", y: "v/10", v: "12..75 by 2" },
    texts: [
      "{n} was {x} miles up the trail and walked {y} miles back down. How far up the trail was {he} then?",
      "The paddlers are {x} kilometers below the dam. They fight their way upstream for {y} kilometers. How many kilometers below the dam are they now?",
      "How far out of town is the bus, if it was {x} miles out and has driven {y} miles back in?",
    ],
  },
  {
    id: "walked/trail-where-one-stood-before-going-on",
    expression: "x-y",
    numbers: { x: "y+w/10", w: "3..85 by 2", y: "v/10", v: "12..75 by 2" },
    texts: [
      "{n} is {x} miles up the trail, after {he} walked {y} miles further up since lunch. How far up the trail was {he} at lunch?",
      "The paddlers are {x} kilometers below the dam. During the last hour the river has carried them down {y} kilometers. How many kilometers below the dam were they an hour ago?",
      "How far out of town was the bus at noon, if it is {x} miles out now and since noon has driven {y} miles farther out?",
    ],
  },
  {
    id: "walked/trail-ahead-of-the-turn",
    expression: "x+y",
    numbers: { x: "y+w/10", w: "3..85 by 2", y: "v/10", v: "12..75 by 2" },
    texts: [
      "{n} is {x} miles up the trail, after {he} walked {y} miles back down since lunch. How far up the trail was {he} at lunch?",
      "The paddlers are {x} kilometers below the dam. During the last hour they have fought their way upstream for {y} kilometers. How many kilometers below the dam were they an hour ago?",
      "How far out of town was the bus at noon, if it is {x} miles out now and since noon has driven {y} miles back in?",
    ],
  },
  {
    id: "walked/yards-yet-to-swim",
    expression: "x-y",
    numbers: { x: "y+w", w: "100..900 by 25", y: "v*25", v: "4..30" },
    texts: [
      "{n} wants to swim {x} yards. {He} has swum {y} yards. How many yards does {he} still have to swim?",
      "Coach planned a swim of {x} meters around the buoys. The squad is {y} meters into it. How many meters are ahead?",
      "The pier is {x} feet from the beach. A seal has swum {y} feet from the beach toward it. How far must it go to reach the pier?",
    ],
  },
  {
    id: "walked/how-long-the-swim-is",
    expression: "x+y",
    numbers: { x: "y+w", w: "100..900 by 25", y: "v*25", v: "4..30" },
    texts: [
      "{n} has swum {x} yards. {He} still has to swim {y} yards. How many yards does {he} want to swim?",
      "The squad is {x} meters into the swim around the buoys that Coach planned, and {y} meters are ahead. How many meters did Coach plan?",
      "A seal has swum {x} feet from the beach straight toward the pier. It must go {y} feet to reach it. How far is the pier from the beach?",
    ],
  },
  {
    id: "walked/yards-swum-so-far",
    expression: "x-y",
    numbers: { x: "y+w", w: "100..900 by 25", y: "v*25", v: "4..30" },
    texts: [
      "{n} wants to swim {x} yards. {He} still has to swim {y} yards. How many yards has {he} swum?",
      "Coach planned a swim of {x} meters around the buoys. For the squad, {y} meters are ahead. How many meters has it behind it?",
      "The pier is {x} feet from the beach. A seal that swims straight toward it from the beach must go {y} feet to reach it. How far has it swum?",
    ],
  },
  {
    id: "walked/yards-beyond-what-was-planned",
    expression: "x+y",
    numbers: { x: "y+w", w: "100..900 by 25", y: "v*25", v: "4..30" },
    texts: [
      "{n} wanted to swim {x} yards. {He} swam {y} yards more than that. How many yards did {he} swim?",
      "Coach planned a swim of {x} meters around the buoys, but the squad added {y} meters to it. How many meters did the squad swim?",
      "The pier is {x} feet from the beach. A seal swam from the beach to the pier and, in the same direction, {y} feet beyond. How far from the beach is it?",
    ],
  },
  {
    id: "walked/apart-in-opposite-directions",
    expression: "x+y",
    numbers: { x: "y+w/10", w: "3..85 by 2", y: "v/10", v: "12..75 by 2" },
    texts: [
      "{n} and {m} start at the same gate. {n} rides {x} kilometers east and {m} rides {y} kilometers west. How far apart are they?",
      "Two trains leave one station in opposite directions. One is {x} miles from it by now, the other {y} miles. How many miles of track are between them?",
      "From the tent, a beetle crawls {x} feet to the left, and an ant walks {y} feet to the right. What is the distance from the beetle to the ant?",
    ],
  },
  {
    id: "walked/apart-in-the-same-direction",
    expression: "x-y",
    numbers: { x: "y+w/10", w: "3..85 by 2", y: "v/10", v: "12..75 by 2" },
    texts: [
      "{n} and {m} start at the same gate. {n} rides {x} kilometers east and {m} rides {y} kilometers east as well. How far apart are they?",
      "Two trains leave one station in the same direction, on tracks side by side. One is {x} miles from it by now, the other {y} miles. How many miles of track are between them?",
      "From the tent, a beetle crawls {x} feet to the left, and along the same line an ant walks {y} feet to the left. What is the distance from the beetle to the ant?",
    ],
  },
  {
    id: "walked/apart-while-coming-closer",
    expression: "x-y",
    numbers: { x: "y+w/10", w: "3..85 by 2", y: "v/10", v: "12..75 by 2" },
    texts: [
      "{n} and {m} start at two gates {x} kilometers apart and ride toward each other. Together they have ridden {y} kilometers and have not met yet. How far apart are they?",
      "Two trains leave two stations that are {x} miles apart and come toward each other. They have covered {y} miles between them and have not met. How many miles of track are still between them?",
      "A beetle and an ant stand {x} feet apart at two tents. Only the ant moves, {y} feet straight toward the beetle. What is the distance from the beetle to the ant then?",
    ],
  },
  {
    id: "walked/ridden-by-both",
    expression: "x+y",
    numbers: { x: "y+w/10", w: "3..85 by 2", y: "v/10", v: "12..75 by 2" },
    texts: [
      "{n} and {m} start at the same gate. Both ride east, {n} for {x} kilometers and {m} for {y} kilometers. How many kilometers did the two ride in all?",
      "Two trains leave one station in the same direction. One has run {x} miles by now, the other {y} miles. How many miles have the two trains run, added up?",
      "From the tent, a beetle crawls {x} feet to the left, and an ant walks {y} feet to the left as well. What distance did both go altogether?",
    ],
  },
  {
    id: "walked/way-that-runs-past-the-post-office",
    expression: "x+y",
    numbers: { x: "w/10", w: "52..195 by 3", y: "v/100", v: "15..480 by 3" },
    texts: [
      "From {n}'s house it is {x} miles to the bridge, and from the bridge it is {y} miles further along the road to the lake. How far is it from {n}'s house past the bridge to the lake?",
      "The bus goes {x} kilometers from the harbor to the mill and then {y} kilometers from the mill to the castle. How long is its route from the harbor to the castle?",
      "How many miles is the mail plane's trip, if it flies {x} miles to the first island and from there {y} miles to the second?",
    ],
  },
  {
    id: "walked/way-beyond-the-post-office",
    expression: "x-y",
    numbers: { x: "w/10", w: "52..195 by 3", y: "v/100", v: "15..480 by 3" },
    texts: [
      "From {n}'s house it is {x} miles past the bridge to the lake, the first {y} miles of which lead to the bridge. How far is it from the bridge to the lake?",
      "The bus route from the harbor past the mill to the castle is {x} kilometers, the first {y} kilometers of which are from the harbor to the mill. How long is the route from the mill to the castle?",
      "How many miles is it from the first island to the second, if the mail plane's trip by way of the first to the second is {x} miles and the flight to the first is {y} miles of them?",
    ],
  },
  {
    id: "walked/way-as-far-as-the-mill",
    expression: "x-y",
    numbers: { x: "w/10", w: "52..195 by 3", y: "v/100", v: "15..480 by 3" },
    texts: [
      "From {n}'s house past the bridge to the lake it is {x} miles. The last stretch, from the bridge to the lake, is {y} miles. How far is it from {n}'s house to the bridge?",
      "The bus goes {x} kilometers from the harbor past the mill to the castle, the last {y} kilometers of which are from the mill to the castle. How long is its route from the harbor to the mill?",
      "How many miles is it to the first island, if the mail plane's trip by way of it to the second island is {x} miles and the flight between the islands is {y} miles of them?",
    ],
  },
  {
    id: "walked/detour-longer-than-usual",
    expression: "x+y",
    numbers: { x: "y+w/2", w: "3..40", y: "v/2", v: "3..30" },
    texts: [
      "{n}'s usual way to work is {x} miles. Today {he} took a detour that was {y} miles longer. How many miles did {he} drive to work today?",
      "The path by the brook is {x} kilometers long. Through the woods it is {y} kilometers farther to the same bench. How far is it through the woods?",
      "What does the ship sail around the cape, if the canal route is {x} miles and the way around the cape {y} miles more?",
    ],
  },
  {
    id: "walked/shortcut-saves-some-of-the-way",
    expression: "x-y",
    numbers: { x: "y+w/2", w: "3..40", y: "v/2", v: "3..30" },
    texts: [
      "{n}'s usual way to work is {x} miles. Today {he} took a shortcut that was {y} miles shorter. How many miles did {he} drive to work today?",
      "The path by the brook is {x} kilometers long. Through the woods it is {y} kilometers less to the same bench. How far is it through the woods?",
      "What does the ship sail through the canal, if the cape route is {x} miles and the way through the canal {y} miles less?",
    ],
  },
  {
    id: "walked/usual-way-given-the-detour",
    expression: "x-y",
    numbers: { x: "y+w/2", w: "3..40", y: "v/2", v: "3..30" },
    texts: [
      "Today {n} took a detour of {x} miles to work, which is {y} miles longer than {his} usual way. How many miles does {he} usually drive to work?",
      "The path by the brook is {x} kilometers long, and that is {y} kilometers farther than through the woods to the same bench. How far is it through the woods?",
      "What does the ship sail through the canal, if the way around the cape is {x} miles and so {y} miles more than the canal route?",
    ],
  },
  {
    id: "walked/usual-way-from-the-shortcut",
    expression: "x+y",
    numbers: { x: "y+w/2", w: "3..40", y: "v/2", v: "3..30" },
    texts: [
      "Today {n} took a shortcut of {x} miles to work, which is {y} miles shorter than {his} usual way. How many miles does {he} usually drive to work?",
      "The path by the brook is {x} kilometers long, and that is {y} kilometers less than through the woods to the same bench. How far is it through the woods?",
      "What does the ship sail around the cape, if the way through the canal is {x} miles and so {y} miles less than the cape route?",
    ],
  },
  {
    id: "walked/climbing-from-the-hut",
    expression: "x+y",
    numbers: { x: "y+w*10", w: "5..90", y: "v*10", v: "6..80" },
    texts: [
      "{n} stood {x} meters above the sea and climbed {y} meters higher. How high above the sea was {he} then?",
      "The balloon floated at {x} meters. It rose {y} meters. At what height did it float after that?",
      "How high is the kite, if it was {x} feet over the lawn and has gone up by {y} feet?",
    ],
  },
  {
    id: "walked/descending-from-the-hut",
    expression: "x-y",
    numbers: { x: "y+w*10", w: "5..90", y: "v*10", v: "6..80" },
    texts: [
      "{n} stood {x} meters above the sea and climbed {y} meters down. How high above the sea was {he} then?",
      "The balloon floated at {x} meters. It sank {y} meters. At what height did it float after that?",
      "How high is the kite, if it was {x} feet over the lawn and has come down by {y} feet?",
    ],
  },
  {
    id: "walked/height-until-the-climb",
    expression: "x-y",
    numbers: { x: "y+w*10", w: "5..90", y: "v*10", v: "6..80" },
    texts: [
      "{n} stands {x} meters above the sea, having climbed {y} meters higher since breakfast. How high above the sea was {he} at breakfast?",
      "The balloon floats at {x} meters. Just now it rose {y} meters. At what height did it float earlier?",
      "How high was the kite before, if it is {x} feet over the lawn now and has gone up by {y} feet?",
    ],
  },
  {
    id: "walked/height-until-the-descent",
    expression: "x+y",
    numbers: { x: "y+w*10", w: "5..90", y: "v*10", v: "6..80" },
    texts: [
      "{n} stands {x} meters above the sea, having climbed {y} meters down since breakfast. How high above the sea was {he} at breakfast?",
      "The balloon floats at {x} meters. Just now it sank {y} meters. At what height did it float earlier?",
      "How high was the kite before, if it is {x} feet over the lawn now and has come down by {y} feet?",
    ],
  },
  {
    id: "walked/more-road-on-the-second-day",
    expression: "x+y",
    numbers: { x: "y+w", w: "12..180", y: "15..160" },
    texts: [
      "On {day} the circus trucks drove {x} miles. On {day2} they drove {y} miles more than on {day}. How many miles did they drive on {day2}?",
      "{n} rowed {x} meters before noon. After noon {he} rowed {y} meters farther than before noon. How far did {he} row after noon?",
      "The geese flew {x} kilometers last week. This week they flew {y} kilometers more than last week. How many kilometers was it this week?",
    ],
  },
  {
    id: "walked/second-day-less-far",
    expression: "x-y",
    numbers: { x: "y+w", w: "12..180", y: "15..160" },
    texts: [
      "On {day} the circus trucks drove {x} miles. On {day2} they drove {y} miles less than on {day}. How many miles did they drive on {day2}?",
      "{n} rowed {x} meters before noon. After noon {he} rowed {y} meters less far than before noon. How far did {he} row after noon?",
      "The geese flew {x} kilometers last week. This week they flew {y} kilometers less than last week. How many kilometers was it this week?",
    ],
  },
  {
    id: "walked/road-longer-on-the-known-day",
    expression: "x-y",
    numbers: { x: "y+w", w: "12..180", y: "15..160" },
    texts: [
      "On {day} the circus trucks drove {x} miles. That was {y} miles more than on {day2}. How many miles did they drive on {day2}?",
      "{n} rowed {x} meters before noon. Before noon {he} rowed {y} meters farther than after noon. How far did {he} row after noon?",
      "The geese flew {x} kilometers last week. Last week they flew {y} kilometers more than this week. How many kilometers was it this week?",
    ],
  },
  {
    id: "walked/road-on-both-days",
    expression: "x+y",
    numbers: { x: "y+w", w: "12..180", y: "15..160" },
    texts: [
      "On {day} the circus trucks drove {x} miles. On {day2} they drove another {y} miles. How many miles did they drive on {day} and {day2}?",
      "{n} rowed {x} meters before noon and {y} meters after noon. How far did {he} row before and after noon in all?",
      "The geese flew {x} kilometers last week. This week they flew {y} kilometers. How many kilometers was it in the two weeks?",
    ],
  },
  {
    id: "walked/odometer-when-back",
    expression: "x+y",
    numbers: { x: "y+w/10", w: "32..480 by 3", y: "v/10", v: "25..390 by 3" },
    texts: [
      "When {n} drove off, {his} new motorbike had {x} miles on its counter. {He} rode {y} miles. How many miles are on the counter now?",
      "A pedometer showed {x} kilometers after breakfast. During the day {m} walked {y} kilometers with it. What did it show that evening?",
      "The meter of the taxi stood at {x} miles, and then came a ride of {y} miles. Where does the meter stand?",
    ],
  },
  {
    id: "walked/odometer-at-the-start",
    expression: "x-y",
    numbers: { x: "y+w/10", w: "32..480 by 3", y: "v/10", v: "25..390 by 3" },
    texts: [
      "When {n} came back, {his} new motorbike had {x} miles on its counter. {He} had ridden {y} miles. How many miles were on the counter when {he} drove off?",
      "A pedometer showed {x} kilometers in the evening. During the day {m} walked {y} kilometers with it. What did it show after breakfast?",
      "The meter of the taxi stands at {x} miles, after a ride of {y} miles. Where did the meter stand before that ride?",
    ],
  },
  {
    id: "walked/odometer-between-start-and-end",
    expression: "x-y",
    numbers: { x: "y+w/10", w: "32..480 by 3", y: "v/10", v: "25..390 by 3" },
    texts: [
      "When {n} came back, {his} new motorbike had {x} miles on its counter. When {he} drove off it had had {y} miles on it. How many miles did {he} ride?",
      "A pedometer showed {y} kilometers after breakfast. In the evening it showed {x} kilometers. How far did {m} walk with it during the day?",
      "The meter of the taxi stands at {x} miles and stood at {y} miles before the last ride. How many miles was the ride?",
    ],
  },
  {
    id: "walked/laps-as-a-distance",
    expression: "x*y",
    numbers: { x: "30..90", y: "3..9", z: "6..19" },
    texts: [
      "{n} ran {y} laps of {x} yards each. It took {him} {z} minutes. How many yards did {he} run?",
      "A ferry crosses the bay {y} times a day, {x} kilometers each time, with {z} people on board. How many kilometers does it sail each day?",
      "Along the {x} feet of one side of the field {m} walked {y} times while {z} cows were watching. How many feet was that?",
    ],
  },
  {
    id: "walked/one-lap-of-the-distance",
    expression: "x/y",
    numbers: { x: "y*w", w: "30..90", y: "3..9", z: "6..19" },
    texts: [
      "{n} ran {y} equal laps, {x} yards in all. It took {him} {z} minutes. How many yards was one lap?",
      "A ferry crosses the bay {y} times a day, {x} kilometers in all, with {z} people on board. How many kilometers does it sail each time?",
      "Along one side of the field {m} walked {y} times while {z} cows were watching, and that made {x} feet. How many feet long is that side?",
    ],
  },
  {
    id: "walked/lap-shorter-than-the-path",
    expression: "x-y",
    numbers: { x: "30..95", y: "3..9", z: "6..19" },
    texts: [
      "{n} ran {x} yards. The last {y} yards of them were in the rain. It took {him} {z} minutes. How many yards did {he} run without rain?",
      "A ferry crosses the bay, {x} kilometers from dock to dock, with {z} people on board. By now {y} kilometers of the way are done. How many kilometers does it have yet to sail?",
      "Along the {x} feet of one side of the field {m} walked, while {z} cows were watching. {mHe} stopped {y} feet before the end. How many feet was that?",
    ],
  },
];

/** Rain and snow fall, water rises and sinks, and heights are above or below a level. */
const RAIN_SNOW_AND_DEPTH: readonly WordingFamily[] = [
  {
    id: "poured/rain-of-the-two-added",
    expression: "x+y",
    numbers: { x: "w/10", w: "52..195 by 3", y: "v/100", v: "15..480 by 3" },
    texts: [
      "It rained {x} inches in {month} and {y} inches in {month2}. How much rain fell in these two months?",
      "On the coast {x} centimeters of rain came down before sunrise and {y} centimeters after it. How much rain was that in all?",
      "How many inches of rain did the two storms bring, if the first brought {x} inches and the second {y} inches?",
    ],
  },
  {
    id: "poured/rain-of-the-other-spell",
    expression: "x-y",
    numbers: { x: "w/10", w: "52..195 by 3", y: "v/100", v: "15..480 by 3" },
    texts: [
      "It rained {x} inches in {month} and {month2} together. {y} inches of that fell in {month}. How much rain fell in {month2}?",
      "On the coast {x} centimeters of rain came down in all, {y} centimeters of which fell before sunrise. How much rain was that after sunrise?",
      "How many inches of rain did the second storm bring, if both storms brought {x} inches and the first alone {y} inches?",
    ],
  },
  {
    id: "poured/rain-over-the-other-spell",
    expression: "x-y",
    numbers: { x: "w/10", w: "52..195 by 3", y: "v/100", v: "15..480 by 3" },
    texts: [
      "It rained {x} inches in {month} and {y} inches in {month2}. How much more rain fell in {month} than in {month2}?",
      "On the coast {x} centimeters of rain came down before sunrise and {y} centimeters after it. How much less rain was that after sunrise than before?",
      "By how many inches of rain was the second storm weaker, if the first brought {x} inches and the second {y} inches?",
    ],
  },
  {
    id: "poured/rain-over-the-usual",
    expression: "x-y",
    numbers: { x: "y+w/10", w: "3..85 by 2", y: "v/10", v: "12..75 by 2" },
    texts: [
      "{x} inches of rain fell this spring. This is {y} inches more than usual. How much rain falls in a normal spring?",
      "{n}'s gauge caught {x} centimeters last night, {y} centimeters above what {m}'s gauge caught. What did {m}'s gauge catch?",
      "If the north field was given {x} inches of water, which is {y} inches too much, how much water should it have been given?",
    ],
  },
  {
    id: "poured/rain-short-of-the-usual",
    expression: "x+y",
    numbers: { x: "y+w/10", w: "3..85 by 2", y: "v/10", v: "12..75 by 2" },
    texts: [
      "{x} inches of rain fell this spring. This is {y} inches less than usual. How much rain falls in a normal spring?",
      "{n}'s gauge caught {x} centimeters last night, {y} centimeters below what {m}'s gauge caught. What did {m}'s gauge catch?",
      "If the north field was given {x} inches of water, which is {y} inches too little, how much water should it have been given?",
    ],
  },
  {
    id: "poured/rain-less-than-the-known-usual",
    expression: "x-y",
    numbers: { x: "y+w/10", w: "3..85 by 2", y: "v/10", v: "12..75 by 2" },
    texts: [
      "{x} inches of rain fall in a normal spring. This spring it was {y} inches less than usual. How much rain fell this spring?",
      "{n}'s gauge caught {x} centimeters last night. {m}'s gauge caught {y} centimeters less than that. What did {m}'s gauge catch?",
      "If the north field should have been given {x} inches of water and got {y} inches too little, how much water was it given?",
    ],
  },
  {
    id: "poured/rain-more-than-the-known-usual",
    expression: "x+y",
    numbers: { x: "y+w/10", w: "3..85 by 2", y: "v/10", v: "12..75 by 2" },
    texts: [
      "{x} inches of rain fall in a normal spring. This spring it was {y} inches more than usual. How much rain fell this spring?",
      "{n}'s gauge caught {x} centimeters last night. {m}'s gauge caught {y} centimeters more than that. What did {m}'s gauge catch?",
      "If the north field should have been given {x} inches of water and got {y} inches too much, how much water was it given?",
    ],
  },
  {
    id: "poured/snow-that-came-on-top",
    expression: "x+y",
    numbers: { x: "y+w/2", w: "3..40", y: "v/2", v: "3..30" },
    texts: [
      "The snow on the meadow was {x} inches deep. Overnight {y} inches fell on it. How deep is the snow this morning?",
      "{n} measured {x} centimeters of snow on the shed on {day}. By {day2} it was {y} centimeters deeper. How deep was it on {day2}?",
      "What does the ruler in the snow show now, if it showed {x} inches and {y} inches have fallen since?",
    ],
  },
  {
    id: "poured/snow-that-thawed-away",
    expression: "x-y",
    numbers: { x: "y+w/2", w: "3..40", y: "v/2", v: "3..30" },
    texts: [
      "The snow on the meadow was {x} inches deep. Overnight {y} inches of it melted. How deep is the snow this morning?",
      "{n} measured {x} centimeters of snow on the shed on {day}. By {day2} it was {y} centimeters less deep. How deep was it on {day2}?",
      "What does the ruler in the snow show now, if it showed {x} inches and {y} inches have melted since?",
    ],
  },
  {
    id: "poured/snow-depth-until-it-thawed",
    expression: "x+y",
    numbers: { x: "y+w/2", w: "3..40", y: "v/2", v: "3..30" },
    texts: [
      "The snow on the meadow is {x} inches deep this morning. Overnight {y} inches of it melted. How deep was the snow last night?",
      "{n} measured {x} centimeters of snow on the shed on {day2}. It had become {y} centimeters less deep since {day}. How deep was it on {day}?",
      "What did the ruler in the snow show before, if it shows {x} inches after {y} inches have melted?",
    ],
  },
  {
    id: "poured/snow-depth-until-more-came",
    expression: "x-y",
    numbers: { x: "y+w/2", w: "3..40", y: "v/2", v: "3..30" },
    texts: [
      "The snow on the meadow is {x} inches deep this morning. Overnight {y} inches of that fell. How deep was the snow last night?",
      "{n} measured {x} centimeters of snow on the shed on {day2}. It had become {y} centimeters deeper since {day}. How deep was it on {day}?",
      "What did the ruler in the snow show before, if it shows {x} inches after {y} inches have fallen?",
    ],
  },
  {
    id: "walked/diver-goes-deeper",
    expression: "x+y",
    numbers: { x: "y+w/10", w: "32..480 by 3", y: "v/10", v: "25..390 by 3" },
    texts: [
      "A diver was {x} meters below the surface. She went {y} meters deeper. How far below the surface was she then?",
      "{n}'s fishing hook hung {x} feet under the ice. {He} let out line and lowered it by {y} feet. How many feet under the ice did it hang then?",
      "How deep in the shaft is the cage, if it was {x} yards down and the winch has let it down {y} yards?",
    ],
  },
  {
    id: "walked/diver-comes-up",
    expression: "x-y",
    numbers: { x: "y+w/10", w: "32..480 by 3", y: "v/10", v: "25..390 by 3" },
    texts: [
      "A diver was {x} meters below the surface. She came {y} meters up. How far below the surface was she then?",
      "{n}'s fishing hook hung {x} feet under the ice. {He} wound in line and raised it by {y} feet. How many feet under the ice did it hang then?",
      "How deep in the shaft is the cage, if it was {x} yards down and the winch has drawn it up {y} yards?",
    ],
  },
  {
    id: "walked/diver-depth-until-she-sank",
    expression: "x-y",
    numbers: { x: "y+w/10", w: "32..480 by 3", y: "v/10", v: "25..390 by 3" },
    texts: [
      "A diver is {x} meters below the surface, after she went {y} meters deeper. How far below the surface was she before?",
      "{n}'s fishing hook hangs {x} feet under the ice. Before, {he} let out line and lowered it by {y} feet. How many feet under the ice did it hang until then?",
      "How deep in the shaft was the cage before, if it is {x} yards down since the winch let it down {y} yards?",
    ],
  },
  {
    id: "walked/diver-depth-until-she-rose",
    expression: "x+y",
    numbers: { x: "y+w/10", w: "32..480 by 3", y: "v/10", v: "25..390 by 3" },
    texts: [
      "A diver is {x} meters below the surface, after she came {y} meters up. How far below the surface was she before?",
      "{n}'s fishing hook hangs {x} feet under the ice. Before, {he} wound in line and raised it by {y} feet. How many feet under the ice did it hang until then?",
      "How deep in the shaft was the cage before, if it is {x} yards down since the winch drew it up {y} yards?",
    ],
  },
  {
    id: "walked/one-above-and-one-below-the-lake",
    expression: "x+y",
    numbers: { x: "y+w", w: "12..180", y: "15..160" },
    texts: [
      "The chapel is {x} meters above the lake. The spring is {y} meters below the lake. How many meters higher than the spring is the chapel?",
      "A gull hangs in the air {x} feet over the waves, and a crab sits {y} feet under the waves. What is the difference in height between them?",
      "How far is it straight down from the flag {x} inches above the street to the water pipe that lies {y} inches below the street under it?",
    ],
  },
  {
    id: "walked/both-above-the-lake",
    expression: "x-y",
    numbers: { x: "y+w", w: "12..180", y: "15..160" },
    texts: [
      "The chapel is {x} meters above the lake. The spring is {y} meters above the lake, too. How many meters higher than the spring is the chapel?",
      "A gull hangs in the air {x} feet over the waves, and a kite flies {y} feet over the waves. What is the difference in height between them?",
      "How far is it straight down from the flag {x} inches above the street to the lamp that hangs {y} inches above the street under it?",
    ],
  },
  {
    id: "walked/spring-higher-than-the-chapel",
    expression: "x+y",
    numbers: { x: "y+w", w: "12..180", y: "15..160" },
    texts: [
      "The chapel is {x} meters above the lake. The spring is {y} meters above the chapel. How many meters above the lake is the spring?",
      "A gull hangs in the air {x} feet over the waves, and a kite flies {y} feet over the gull. What is the height of the kite above the waves?",
      "How far above the street is the lamp, if it hangs {y} inches higher than the flag, and the flag is {x} inches above the street?",
    ],
  },
  {
    id: "walked/spring-lower-than-the-chapel",
    expression: "x-y",
    numbers: { x: "y+w", w: "12..180", y: "15..160" },
    texts: [
      "The chapel is {x} meters above the lake. The spring is {y} meters below the chapel, but still above the lake. How many meters above the lake is the spring?",
      "A gull hangs in the air {x} feet over the waves, and a kite flies {y} feet under the gull. What is the height of the kite above the waves?",
      "How far above the street is the lamp, if it hangs {y} inches lower than the flag, and the flag is {x} inches above the street?",
    ],
  },
  {
    id: "poured/river-risen-by-some",
    expression: "x+y",
    numbers: { x: "y+w/10", w: "3..85 by 2", y: "v/10", v: "12..75 by 2" },
    texts: [
      "At noon the river stood at {x} feet. By evening it had risen by {y} feet. Where did it stand in the evening?",
      "The harbor was {x} meters deep at low tide. The tide lifted the water by {y} meters. How deep was the harbor at high tide?",
      "What is the water level in the lock, if it was {x} yards and went up by {y} yards?",
    ],
  },
  {
    id: "poured/river-up-to-so-much",
    expression: "x-y",
    numbers: { x: "y+w/10", w: "3..85 by 2", y: "v/10", v: "12..75 by 2" },
    texts: [
      "At noon the river stood at {y} feet. By evening it had risen to {x} feet. How far did it rise?",
      "The harbor was {y} meters deep at low tide. The tide lifted the water to a depth of {x} meters. By how much did the tide lift the water?",
      "How far did the water in the lock go up, if its level was {y} yards and went up to {x} yards?",
    ],
  },
  {
    id: "poured/river-dropped-by-some",
    expression: "x-y",
    numbers: { x: "y+w/10", w: "3..85 by 2", y: "v/10", v: "12..75 by 2" },
    texts: [
      "At noon the river stood at {x} feet. By evening it had dropped by {y} feet. Where did it stand in the evening?",
      "The harbor was {x} meters deep at high tide. The tide lowered the water by {y} meters. How deep was the harbor at low tide?",
      "What is the water level in the lock, if it was {x} yards and went down by {y} yards?",
    ],
  },
  {
    id: "poured/river-that-had-dropped",
    expression: "x+y",
    numbers: { x: "y+w/10", w: "3..85 by 2", y: "v/10", v: "12..75 by 2" },
    texts: [
      "In the evening the river stood at {x} feet. Since noon it had dropped by {y} feet. Where did it stand at noon?",
      "The harbor was {x} meters deep at low tide. The tide had lowered the water by {y} meters. How deep was the harbor at high tide?",
      "What was the water level in the lock before, if it is {x} yards after it went down by {y} yards?",
    ],
  },
];

/** People, animals, boxes and trucks get heavier or lighter, with the load or without it. */
const WEIGHTS_AND_LOADS: readonly WordingFamily[] = [
  {
    id: "weighs/content-without-the-box",
    expression: "x-y",
    numbers: { x: "y+w/10", w: "32..480 by 3", y: "v/10", v: "25..390 by 3" },
    texts: [
      "A box full of apples weighs {x} pounds. The empty box weighs {y} pounds. How much do the apples weigh?",
      "With the honey in it, {n}'s jar is {x} ounces. Without the honey it is {y} ounces. How heavy is the honey?",
      "How many kilograms of coal are on the cart, if the cart weighs {x} kilograms with the coal and {y} kilograms without it?",
    ],
  },
  {
    id: "weighs/box-and-apples",
    expression: "x+y",
    numbers: { x: "y+w/10", w: "32..480 by 3", y: "v/10", v: "25..390 by 3" },
    texts: [
      "The apples in a box weigh {x} pounds. The empty box weighs {y} pounds. How much does the box weigh with the apples?",
      "The honey in {n}'s jar is {x} ounces. Without the honey the jar is {y} ounces. How heavy is the jar with the honey?",
      "How many kilograms does the cart weigh with its coal, if there are {x} kilograms of coal on it and the cart weighs {y} kilograms without it?",
    ],
  },
  {
    id: "weighs/box-emptied-of-apples",
    expression: "x-y",
    numbers: { x: "y+w/10", w: "32..480 by 3", y: "v/10", v: "25..390 by 3" },
    texts: [
      "A box full of apples weighs {x} pounds. The apples alone weigh {y} pounds. How much does the empty box weigh?",
      "With the honey in it, {n}'s jar is {x} ounces. The honey is {y} ounces. How heavy is the jar without the honey?",
      "How many kilograms does the cart weigh without coal, if it weighs {x} kilograms with {y} kilograms of coal on it?",
    ],
  },
  {
    id: "weighs/box-when-some-is-put-on-top",
    expression: "x+y",
    numbers: { x: "y+w/10", w: "32..480 by 3", y: "v/10", v: "25..390 by 3" },
    texts: [
      "A box full of apples weighs {x} pounds. {n} puts {y} pounds of pears on top. How much does the box weigh then?",
      "With the honey in it, {n}'s jar is {x} ounces. With that jar, {he} puts another one of {y} ounces on the scale. What does the scale show?",
      "How many kilograms does the cart weigh, if it weighed {x} kilograms with the coal and then {y} kilograms of wood were loaded as well?",
    ],
  },
  {
    id: "weighs/dog-on-her-arm",
    expression: "x-y",
    numbers: { x: "y+w/2", w: "9..60", y: "40+v/2", v: "3..80" },
    texts: [
      "{n} steps on the scale with {his} dog in {his} arms, and it shows {x} kilograms. Alone {he} weighs {y} kilograms. How much does the dog weigh?",
      "The rider and the saddle weigh {x} pounds. The rider weighs {y} pounds of that. What is the weight of the saddle?",
      "{m} is {x} pounds with {mhis} backpack on and {y} pounds without it. How many pounds is the backpack?",
    ],
  },
  {
    id: "weighs/girl-and-her-dog-as-one",
    expression: "x+y",
    numbers: { x: "y+w/2", w: "9..60", y: "40+v/2", v: "3..80" },
    texts: [
      "{n} steps on the scale alone, and it shows {x} kilograms. {His} big dog weighs {y} kilograms. What will the scale show with both of them on it?",
      "The rider weighs {x} pounds. The horse's gear weighs {y} pounds. What is the weight of the rider and the gear?",
      "{m} is {x} pounds and carries {mhis} little brother, who is {y} pounds. How many pounds do the two weigh together?",
    ],
  },
  {
    id: "weighs/girl-heavier-than-her-friend",
    expression: "x-y",
    numbers: { x: "y+w/2", w: "9..60", y: "40+v/2", v: "3..80" },
    texts: [
      "{n} steps on the scale, and it shows {x} kilograms. {k} weighs {y} kilograms. How much more does {n} weigh than {k}?",
      "The first rider weighs {x} pounds. The second rider weighs {y} pounds. What is the difference of their weights?",
      "{m} is {x} pounds and {mhis} cousin is {y} pounds. How many pounds less than {m} is the cousin?",
    ],
  },
  {
    id: "weighs/bear-puts-on-weight",
    expression: "x+y",
    numbers: { x: "y+w", w: "12..180", y: "15..160" },
    texts: [
      "In spring the bear weighed {x} kilograms. By fall it gained {y} kilograms. How heavy was the bear in fall?",
      "The zoo's seal came with {x} pounds. Since then it has put on {y} pounds. What does it weigh today?",
      "How much does the old pony weigh, if he was {x} pounds last year and has got heavier by {y} pounds?",
    ],
  },
  {
    id: "weighs/bear-loses-weight",
    expression: "x-y",
    numbers: { x: "y+w", w: "12..180", y: "15..160" },
    texts: [
      "In fall the bear weighed {x} kilograms. By spring it lost {y} kilograms. How heavy was the bear in spring?",
      "The zoo's seal came with {x} pounds. Since then it has shed {y} pounds. What does it weigh today?",
      "How much does the old pony weigh, if he was {x} pounds last year and has got lighter by {y} pounds?",
    ],
  },
  {
    id: "weighs/bear-until-it-put-on-weight",
    expression: "x-y",
    numbers: { x: "y+w", w: "12..180", y: "15..160" },
    texts: [
      "In fall the bear weighed {x} kilograms. It had gained {y} kilograms since spring. How heavy was the bear in spring?",
      "The zoo's seal weighs {x} pounds today. Since it came it has put on {y} pounds. With what weight did it come?",
      "How much did the old pony weigh last year, if he is {x} pounds and has got heavier by {y} pounds since?",
    ],
  },
  {
    id: "weighs/bear-until-it-lost-weight",
    expression: "x+y",
    numbers: { x: "y+w", w: "12..180", y: "15..160" },
    texts: [
      "In spring the bear weighed {x} kilograms. It had lost {y} kilograms since fall. How heavy was the bear in fall?",
      "The zoo's seal weighs {x} pounds today. Since it came it has shed {y} pounds. With what weight did it come?",
      "How much did the old pony weigh last year, if he is {x} pounds and has got lighter by {y} pounds since?",
    ],
  },
  {
    id: "weighs/load-that-may-be-added",
    expression: "x-y",
    numbers: { x: "y+w*10", w: "6..90", y: "v*10", v: "5..60" },
    texts: [
      "The freight elevator may carry {x} pounds. {y} pounds are in it. How many more pounds may be loaded?",
      "{n}'s trailer is allowed {x} kilograms, and {y} kilograms are on it. How much can {he} add?",
      "A raft goes under with more than {x} pounds on it. If {y} pounds are on it, how many pounds more does it bear?",
    ],
  },
  {
    id: "weighs/load-that-is-too-much",
    expression: "x+y",
    numbers: { x: "y+w*10", w: "6..90", y: "v*10", v: "5..60" },
    texts: [
      "The freight elevator may carry {x} pounds. The load in it is {y} pounds too heavy. How many pounds are in the elevator?",
      "{n}'s trailer is allowed {x} kilograms, and {he} has put {y} kilograms more than that on it. How much is on it?",
      "A raft bears {x} pounds. If {y} pounds too many are on it, how many pounds are on it?",
    ],
  },
  {
    id: "weighs/load-that-is-below-the-limit",
    expression: "x-y",
    numbers: { x: "y+w*10", w: "6..90", y: "v*10", v: "5..60" },
    texts: [
      "The freight elevator may carry {x} pounds. The load in it is {y} pounds below that. How many pounds are in the elevator?",
      "{n}'s trailer is allowed {x} kilograms, and {he} could still put {y} kilograms on it. How much is on it?",
      "A raft goes under with more than {x} pounds on it. If it can bear just {y} pounds more, how many pounds are on it?",
    ],
  },
  {
    id: "weighs/limit-above-the-load",
    expression: "x+y",
    numbers: { x: "y+w*10", w: "6..90", y: "v*10", v: "5..60" },
    texts: [
      "{x} pounds are in the freight elevator, and {y} more pounds may be loaded. How many pounds may the elevator carry?",
      "On {n}'s trailer are {x} kilograms, and {he} can add {y} kilograms before the limit is reached. How much is it allowed?",
      "A raft with {x} pounds on it can bear just {y} pounds more. How many pounds does it bear in all?",
    ],
  },
  {
    id: "weighs/pumpkin-lighter-by",
    expression: "x-y",
    numbers: { x: "y+w/10", w: "3..85 by 2", y: "v/10", v: "12..75 by 2" },
    texts: [
      "{n}'s pumpkin weighs {x} pounds. {m}'s pumpkin weighs {y} pounds less. How much does {m}'s pumpkin weigh?",
      "The brass bell is {x} kilograms; the tin bell is {y} kilograms lighter than the brass bell. How heavy is the tin bell?",
      "What does the hen weigh, if the goose weighs {x} pounds and the hen weighs {y} pounds less than the goose?",
    ],
  },
  {
    id: "weighs/pumpkin-heavier-by",
    expression: "x+y",
    numbers: { x: "y+w/10", w: "3..85 by 2", y: "v/10", v: "12..75 by 2" },
    texts: [
      "{n}'s pumpkin weighs {x} pounds. {m}'s pumpkin weighs {y} pounds more. How much does {m}'s pumpkin weigh?",
      "The brass bell is {x} kilograms; the iron bell is {y} kilograms heavier than the brass bell. How heavy is the iron bell?",
      "What does the turkey weigh, if the goose weighs {x} pounds and the turkey weighs {y} pounds more than the goose?",
    ],
  },
  {
    id: "weighs/pumpkin-that-is-the-lighter-one",
    expression: "x+y",
    numbers: { x: "y+w/10", w: "3..85 by 2", y: "v/10", v: "12..75 by 2" },
    texts: [
      "{n}'s pumpkin weighs {x} pounds. It weighs {y} pounds less than {m}'s pumpkin. How much does {m}'s pumpkin weigh?",
      "The brass bell is {x} kilograms; it is {y} kilograms lighter than the iron bell. How heavy is the iron bell?",
      "What does the turkey weigh, if the goose weighs {x} pounds and the goose weighs {y} pounds less than the turkey?",
    ],
  },
  {
    id: "weighs/pumpkin-that-is-the-heavier-one",
    expression: "x-y",
    numbers: { x: "y+w/10", w: "3..85 by 2", y: "v/10", v: "12..75 by 2" },
    texts: [
      "{n}'s pumpkin weighs {x} pounds. It weighs {y} pounds more than {m}'s pumpkin. How much does {m}'s pumpkin weigh?",
      "The brass bell is {x} kilograms; it is {y} kilograms heavier than the tin bell. How heavy is the tin bell?",
      "What does the hen weigh, if the goose weighs {x} pounds and the goose weighs {y} pounds more than the hen?",
    ],
  },
  {
    id: "weighs/truck-unloads-at-the-stop",
    expression: "x-y",
    numbers: { x: "y+w/10", w: "32..480 by 3", y: "v/10", v: "25..390 by 3" },
    texts: [
      "A truck drove to the mill with {x} tons of grain. At the mill {y} tons were unloaded. How many tons did it drive away with?",
      "{n}'s sled came to the camp with {x} kilograms on it. At the camp {he} took {y} kilograms off. What was on it when it left the camp?",
      "How many pounds of mail were in the plane after the mountain airstrip, if it landed there with {x} pounds and dropped off {y} pounds?",
    ],
  },
  {
    id: "weighs/truck-loads-at-the-stop",
    expression: "x+y",
    numbers: { x: "y+w/10", w: "32..480 by 3", y: "v/10", v: "25..390 by 3" },
    texts: [
      "A truck drove to the mill with {x} tons of grain. At the mill {y} tons were loaded. How many tons did it drive away with?",
      "{n}'s sled came to the camp with {x} kilograms on it. At the camp {he} put {y} kilograms on. What was on it when it left the camp?",
      "How many pounds of mail were in the plane after the mountain airstrip, if it landed there with {x} pounds and picked up {y} pounds?",
    ],
  },
  {
    id: "weighs/truck-load-until-it-unloaded",
    expression: "x+y",
    numbers: { x: "y+w/10", w: "32..480 by 3", y: "v/10", v: "25..390 by 3" },
    texts: [
      "A truck drove away from the mill with {x} tons of grain. At the mill {y} tons had been unloaded. How many tons did it come to the mill with?",
      "{n}'s sled left the camp with {x} kilograms on it. At the camp {he} had taken {y} kilograms off. What was on it when it came to the camp?",
      "How many pounds of mail were in the plane before the mountain airstrip, if it took off there with {x} pounds and had dropped off {y} pounds?",
    ],
  },
  {
    id: "weighs/truck-load-until-it-loaded",
    expression: "x-y",
    numbers: { x: "y+w/10", w: "32..480 by 3", y: "v/10", v: "25..390 by 3" },
    texts: [
      "A truck drove away from the mill with {x} tons of grain. At the mill {y} tons had been loaded. How many tons did it come to the mill with?",
      "{n}'s sled left the camp with {x} kilograms on it. At the camp {he} had put {y} kilograms on. What was on it when it came to the camp?",
      "How many pounds of mail were in the plane before the mountain airstrip, if it took off there with {x} pounds and had picked up {y} pounds?",
    ],
  },
];

/** Time passes, degrees and speeds go up and down, and records are beaten or missed. */
const HOURS_DEGREES_AND_SPEED: readonly WordingFamily[] = [
  {
    id: "lasts/minutes-of-the-film-to-come",
    expression: "x-y",
    numbers: { x: "y+w", w: "3..45", y: "4..40" },
    texts: [
      "The film lasts {x} minutes. {n} has watched {y} minutes of it. How many minutes are still to come?",
      "The bread must bake for {x} minutes, and it has been in the oven for {y} minutes. For how many minutes does it have to stay in?",
      "How much longer is the patient to lie still, if the nurse said {x} seconds and {y} seconds have passed?",
    ],
  },
  {
    id: "lasts/minutes-of-the-whole-film",
    expression: "x+y",
    numbers: { x: "y+w", w: "3..45", y: "4..40" },
    texts: [
      "{n} has watched {x} minutes of the film. {y} minutes are still to come. How many minutes does the film last?",
      "The bread has been in the oven for {x} minutes, and it has to stay in for {y} minutes. For how many minutes must it bake?",
      "How long is the patient to lie still in all, if {x} seconds have passed and {y} seconds are left?",
    ],
  },
  {
    id: "lasts/minutes-seen-of-the-film",
    expression: "x-y",
    numbers: { x: "y+w", w: "3..45", y: "4..40" },
    texts: [
      "The film lasts {x} minutes. {y} minutes are still to come. How many minutes has {n} watched?",
      "The bread must bake for {x} minutes, and it has to stay in the oven for {y} minutes yet. For how many minutes has it been in?",
      "How long has the patient lain still, if the nurse said {x} seconds and {y} seconds are left?",
    ],
  },
  {
    id: "lasts/minutes-longer-than-set",
    expression: "x+y",
    numbers: { x: "y+w", w: "3..45", y: "4..40" },
    texts: [
      "The film lasts {x} minutes. {n} made breaks while watching it, so it took {him} {y} minutes longer than that. How many minutes did it take {n}?",
      "The bread was to bake for {x} minutes, but it was left in the oven for {y} minutes too long. For how many minutes was it in?",
      "How long did the patient lie still, if the nurse said {x} seconds and he did it for {y} seconds more?",
    ],
  },
  {
    id: "lasts/hours-asleep-of-the-night",
    expression: "x-y",
    units: ["hours"],
    numbers: { x: "y+w/4", w: "2..30", y: "v/4", v: "5..25" },
    texts: [
      "The night watch lasted {x} hours. {n} slept for {y} hours of it and was awake for the rest. For how many hours was {he} awake?",
      "The ferry trip took {x} hours, {y} hours of which {m} spent on deck and the rest below. How many hours did {m} spend below?",
      "Of the {x} hours that the shop is open, {k} works {y} hours. For how many hours is the shop open without {k}?",
    ],
  },
  {
    id: "lasts/hours-of-the-night-and-before",
    expression: "x+y",
    units: ["hours"],
    numbers: { x: "y+w/4", w: "2..30", y: "v/4", v: "5..25" },
    texts: [
      "The night watch lasted {x} hours. {n} slept for {y} hours after it. How many hours did the watch and the sleep take?",
      "The ferry trip took {x} hours, and before it {m} spent {y} hours at the dock. How many hours did the wait and the trip take {m}?",
      "After the {x} hours that the shop is open, {k} cleans it for {y} hours. For how many hours in all is the shop open or being cleaned?",
    ],
  },
  {
    id: "lasts/hours-longer-than-the-sleep",
    expression: "x-y",
    units: ["hours"],
    numbers: { x: "y+w/4", w: "2..30", y: "v/4", v: "5..25" },
    texts: [
      "The night watch lasted {x} hours. After it {n} slept for {y} hours. How many hours longer was the watch than the sleep?",
      "The ferry trip took {x} hours, and before it {m} spent {y} hours at the dock. How many hours more did the trip take than the wait?",
      "The shop is open for {x} hours, and {k} cleans it for {y} hours. For how many hours less than it is open does {k} clean it?",
    ],
  },
  {
    id: "lasts/minutes-too-early-from-the-oven",
    expression: "x+y",
    numbers: { x: "y+w", w: "3..40", y: "4..30", z: "2..9" },
    texts: [
      "{n} took the roast out after {x} minutes, {y} minutes too early. {z} people ate it. After how many minutes should {he} have taken it out?",
      "The mural dried for {x} hours, which was {y} hours too little for its {z} coats. How many hours should it have dried?",
      "How long was the lesson meant to be, if it went on for {x} minutes and ended {y} minutes early for all {z} pupils?",
    ],
  },
  {
    id: "lasts/minutes-too-late-from-the-oven",
    expression: "x-y",
    numbers: { x: "y+w", w: "3..40", y: "4..30", z: "2..9" },
    texts: [
      "{n} took the roast out after {x} minutes, {y} minutes too late. {z} people ate it. After how many minutes should {he} have taken it out?",
      "The mural dried for {x} hours, which was {y} hours too much for its {z} coats. How many hours should it have dried?",
      "How long was the lesson meant to be, if it went on for {x} minutes and ended {y} minutes late for all {z} pupils?",
    ],
  },
  {
    id: "lasts/minutes-until-it-was-out-early",
    expression: "x-y",
    numbers: { x: "y+w", w: "3..40", y: "4..30", z: "2..9" },
    texts: [
      "{n} should have taken the roast out after {x} minutes, but took it out {y} minutes too early. {z} people ate it. After how many minutes did {he} take it out?",
      "The mural should have dried for {x} hours, but it got {y} hours too little for its {z} coats. How many hours did it dry?",
      "How long did the lesson go on, if it was meant to be {x} minutes and ended {y} minutes early for all {z} pupils?",
    ],
  },
  {
    id: "lasts/minutes-until-it-was-out-late",
    expression: "x+y",
    numbers: { x: "y+w", w: "3..40", y: "4..30", z: "2..9" },
    texts: [
      "{n} should have taken the roast out after {x} minutes, but took it out {y} minutes too late. {z} people ate it. After how many minutes did {he} take it out?",
      "The mural should have dried for {x} hours, but it got {y} hours too much for its {z} coats. How many hours did it dry?",
      "How long did the lesson go on, if it was meant to be {x} minutes and ended {y} minutes late for all {z} pupils?",
    ],
  },
  {
    id: "lasts/speed-slowed-by",
    expression: "x-y",
    numbers: { x: "y+w", w: "3..35", y: "5..45" },
    texts: [
      "A train was going {x} miles an hour. It slowed down by {y} miles an hour. How fast was it then?",
      "{n} had the mixer at {x} turns a second and set it {y} turns a second lower. At how many turns a second did it run then?",
      "What is the wind now, if it blew at {x} miles an hour and has dropped by {y} miles an hour?",
    ],
  },
  {
    id: "lasts/speed-slowed-to",
    expression: "x-y",
    numbers: { x: "y+w", w: "3..35", y: "5..45" },
    texts: [
      "A train was going {x} miles an hour. It slowed down to {y} miles an hour. How much slower was it then?",
      "{n} had the mixer at {x} turns a second and set it down to {y} turns a second. By how many turns a second did {he} set it lower?",
      "How much has the wind dropped, if it blew at {x} miles an hour and has dropped to {y} miles an hour?",
    ],
  },
  {
    id: "lasts/speed-quickened-by",
    expression: "x+y",
    numbers: { x: "y+w", w: "3..35", y: "5..45" },
    texts: [
      "A train was going {x} miles an hour. It sped up by {y} miles an hour. How fast was it then?",
      "{n} had the mixer at {x} turns a second and set it {y} turns a second higher. At how many turns a second did it run then?",
      "What is the wind now, if it blew at {x} miles an hour and has picked up by {y} miles an hour?",
    ],
  },
  {
    id: "lasts/speed-prior-to-slowing",
    expression: "x+y",
    numbers: { x: "y+w", w: "3..35", y: "5..45" },
    texts: [
      "A train goes {x} miles an hour, after it slowed down by {y} miles an hour. How fast was it before?",
      "{n} has the mixer at {x} turns a second, since {he} set it {y} turns a second lower. At how many turns a second did it run before?",
      "What was the wind before, if it blows at {x} miles an hour and has dropped by {y} miles an hour?",
    ],
  },
  {
    id: "lasts/degrees-above-and-below-zero",
    expression: "x+y",
    units: ["degrees"],
    numbers: { x: "y+w", w: "3..25", y: "3..30" },
    texts: [
      "In the barn it was {x} degrees above zero. Outside it was {y} degrees below zero. How many degrees warmer was it in the barn?",
      "At the foot of the mountain {n} read {x} degrees above zero, at the top {y} degrees below zero. What was the difference in degrees?",
      "How many degrees did it get colder, if it was {x} degrees above zero at noon and {y} degrees below zero at midnight?",
    ],
  },
  {
    id: "lasts/degrees-both-above-zero",
    expression: "x-y",
    units: ["degrees"],
    numbers: { x: "y+w", w: "3..25", y: "3..30" },
    texts: [
      "In the barn it was {x} degrees above zero. Outside it was {y} degrees above zero. How many degrees warmer was it in the barn?",
      "At the foot of the mountain {n} read {x} degrees above zero, at the top {y} degrees above zero. What was the difference in degrees?",
      "How many degrees did it get colder, if it was {x} degrees above zero at noon and {y} degrees above zero at midnight?",
    ],
  },
  {
    id: "lasts/degrees-both-below-zero",
    expression: "x-y",
    units: ["degrees"],
    numbers: { x: "y+w", w: "3..25", y: "3..30" },
    texts: [
      "In the barn it was {y} degrees below zero. Outside it was {x} degrees below zero. How many degrees warmer was it in the barn?",
      "At the foot of the mountain {n} read {y} degrees below zero, at the top {x} degrees below zero. What was the difference in degrees?",
      "How many degrees did it get colder, if it was {y} degrees below zero at noon and {x} degrees below zero at midnight?",
    ],
  },
  {
    id: "lasts/degrees-in-the-warmer-barn",
    expression: "x+y",
    units: ["degrees"],
    numbers: { x: "y+w", w: "3..25", y: "3..30" },
    texts: [
      "Outside it was {x} degrees above zero. In the barn it was {y} degrees warmer. How many degrees above zero was it in the barn?",
      "At the top of the mountain {n} read {x} degrees above zero. At the foot it was {y} degrees more. How many degrees above zero was it at the foot?",
      "How many degrees above zero was it at noon, if it was {x} degrees above zero at midnight and {y} degrees warmer at noon?",
    ],
  },
  {
    id: "lasts/relay-in-less-time",
    expression: "x-y",
    units: ["hours"],
    numbers: { x: "y+w/4", w: "2..30", y: "v/4", v: "5..25" },
    texts: [
      "Last year {n}'s team needed {x} hours for the relay around the lake. This year it was {y} hours quicker. How many hours did it need this year?",
      "The old candles burn for {x} hours. The new candles go out {y} hours sooner. How long do the new candles burn?",
      "For how long does the blue phone run on one charge, if the gray phone runs for {x} hours and the blue one for {y} hours less?",
    ],
  },
  {
    id: "lasts/relay-slower-than-last-year",
    expression: "x+y",
    units: ["hours"],
    numbers: { x: "y+w/4", w: "2..30", y: "v/4", v: "5..25" },
    texts: [
      "Last year {n}'s team needed {x} hours for the relay around the lake. This year it was {y} hours slower. How many hours did it need this year?",
      "The old candles burn for {x} hours. The new candles go out {y} hours later. How long do the new candles burn?",
      "For how long does the blue phone run on one charge, if the gray phone runs for {x} hours and the blue one for {y} hours more?",
    ],
  },
  {
    id: "lasts/relay-when-this-year-was-quicker",
    expression: "x+y",
    units: ["hours"],
    numbers: { x: "y+w/4", w: "2..30", y: "v/4", v: "5..25" },
    texts: [
      "This year {n}'s team needed {x} hours for the relay around the lake. It was {y} hours quicker than last year. How many hours did it need last year?",
      "The old candles burn for {x} hours. They go out {y} hours sooner than the new candles. How long do the new candles burn?",
      "For how long does the blue phone run on one charge, if the gray phone runs for {x} hours and so {y} hours less than the blue one?",
    ],
  },
  {
    id: "lasts/relay-when-this-year-was-slower",
    expression: "x-y",
    units: ["hours"],
    numbers: { x: "y+w/4", w: "2..30", y: "v/4", v: "5..25" },
    texts: [
      "This year {n}'s team needed {x} hours for the relay around the lake. It was {y} hours slower than last year. How many hours did it need last year?",
      "The old candles burn for {x} hours. They go out {y} hours later than the new candles. How long do the new candles burn?",
      "For how long does the blue phone run on one charge, if the gray phone runs for {x} hours and so {y} hours more than the blue one?",
    ],
  },
];

/** Sets of families that tell nearly the same of liquids, ways, weights and hours, but ask something else or turn a word that decides. */
export const CONTRASTS_OF_MEASURED_AMOUNTS: readonly WordingFamily[] = [
  ...IN_AND_OUT_OF_A_VESSEL,
  ...STUFF_ROPE_AND_CLOTH,
  ...ALONG_A_WAY,
  ...RAIN_SNOW_AND_DEPTH,
  ...WEIGHTS_AND_LOADS,
  ...HOURS_DEGREES_AND_SPEED,
];
