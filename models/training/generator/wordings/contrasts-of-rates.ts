import type { WordingFamily } from "../wording.ts";

/** Machines and hands that get something done in each minute or hour: all of it, a part of it or the rate is asked. */
const MACHINES: readonly WordingFamily[] = [
  {
    id: "rate/copier-pages-that-come-out",
    expression: "x*y",
    numbers: { x: "y*i", y: "3..9" },
    texts: [
      "The copier in the office prints {x} pages per minute. It runs for {y} minutes. How many pages does it print?",
      "A knitting machine makes {x} stitches every second. How many stitches does it make in {y} seconds?",
      "{n} washes windows. {He} does {x} windows an hour and works for {y} hours. Find the number of windows {he} washes.",
    ],
  },
  {
    id: "rate/copier-pages-in-one-minute",
    expression: "x/y",
    numbers: { x: "y*i", y: "3..9" },
    texts: [
      "The copier in the office prints {x} pages in {y} minutes. How many pages does it print per minute?",
      "A knitting machine makes {x} stitches in {y} seconds. How many stitches does it make every second?",
      "{n} washes windows. {He} did {x} windows in {y} hours, the same number every hour. Find the number of windows {he} washes an hour.",
    ],
  },
  {
    id: "rate/copier-pages-still-to-print",
    expression: "x-y",
    numbers: { x: "y*i", y: "3..9" },
    texts: [
      "The copier in the office has to print {x} pages. After one minute it has printed {y} pages. How many pages does it still have to print?",
      "A knitting machine has to make {x} stitches. In the first second it makes {y} stitches. How many stitches are still to be made?",
      "{n} washes windows. There are {x} windows, and {he} did {y} of them in the first hour. Find the number of windows {he} has not washed yet.",
    ],
  },
  {
    id: "rate/copier-pages-of-two-minutes",
    expression: "x+y",
    numbers: { x: "y*i", y: "3..9" },
    texts: [
      "The copier in the office printed {x} pages in the first minute and only {y} pages in the second minute. How many pages did it print in the two minutes?",
      "A knitting machine made {x} stitches. Then it got stuck, and only {y} more stitches were made by hand. How many stitches were made?",
      "{n} washes windows. {He} did {x} windows before lunch and {y} windows after it. Find the number of windows {he} washed that day.",
    ],
  },
  {
    id: "rate/pump-liters-in-this-time",
    expression: "x*y",
    numbers: { x: "y*i", y: "3..9", z: "40..150" },
    texts: [
      "A pump weighs {z} kilograms. It lifts {x} liters of water each minute. How many liters does it lift in {y} minutes?",
      "The saw in the mill was bought {z} months ago. Every hour it cuts {x} boards, and today it ran for {y} hours. How many boards did it cut today?",
      "How many labels does {n} stick on in {y} minutes? {He} sticks on {x} labels a minute, and {his} roll is {z} feet long.",
    ],
  },
  {
    id: "rate/pump-minutes-for-all-liters",
    expression: "x/y",
    numbers: { x: "y*i", y: "3..9", z: "40..150" },
    texts: [
      "A pump weighs {z} kilograms. It lifts {y} liters of water each minute. How many minutes does it need to lift {x} liters?",
      "The saw in the mill was bought {z} months ago. Every hour it cuts {y} boards, and today it cut {x} boards. How many hours did it run today?",
      "How many minutes does {n} need to stick on {x} labels? {He} sticks on {y} labels a minute, and {his} roll is {z} feet long.",
    ],
  },
  {
    id: "rate/pump-liters-more-than-an-older-one",
    expression: "x-y",
    numbers: { x: "y*i", y: "3..9", z: "40..150" },
    texts: [
      "A pump weighs {z} kilograms. It lifts {x} liters of water each minute, while an older pump lifts {y} liters each minute. How many more liters does the new pump lift each minute?",
      "The saw in the mill was bought {z} months ago. Every hour it cuts {x} boards. The old saw cut {y} boards every hour. How many boards more does the mill cut in an hour with the new saw instead of the old one?",
      "How many fewer labels a minute does {m} stick on than {n}? {n} sticks on {x} labels a minute and {m} {y} labels, and the roll is {z} feet long.",
    ],
  },
  {
    id: "rate/pump-liters-of-two-pumps",
    expression: "x+y",
    numbers: { x: "y*i", y: "3..9", z: "40..150" },
    texts: [
      "A pump weighs {z} kilograms. It lifts {x} liters of water each minute, and a second pump lifts {y} liters each minute. How many liters do both pumps lift each minute?",
      "The saw in the mill was bought {z} months ago. Every hour it cuts {x} boards. The old saw still cuts {y} boards every hour beside it. How many boards do the two saws cut in an hour?",
      "How many labels do {n} and {m} stick on in a minute? {n} sticks on {x} labels a minute and {m} {y} labels, and the roll is {z} feet long.",
    ],
  },
  {
    id: "rate/faucet-drips-of-an-hour",
    expression: "x*y",
    numbers: { x: "y*i", y: "3..9" },
    texts: [
      "A faucet drips {y} times a minute. How often does it drip in {x} minutes?",
      "The church bell rings {y} times every day. How many times does it ring in {x} days?",
      "{n} blinks {y} times a minute. How many times does {he} blink during a song of {x} minutes?",
    ],
  },
  {
    id: "rate/faucet-minutes-of-the-drips",
    expression: "x/y",
    numbers: { x: "y*i", y: "3..9" },
    texts: [
      "A faucet drips {y} times a minute. After how many minutes has it dripped {x} times?",
      "The church bell rings {y} times every day. In how many days does it ring {x} times?",
      "{n} blinks {y} times a minute. During a song {he} blinks {x} times. How many minutes long is the song?",
    ],
  },
  {
    id: "rate/faucet-more-drips-elsewhere",
    expression: "x+y",
    numbers: { x: "y*i", y: "3..9" },
    texts: [
      "A faucet drips {x} times a minute. Another faucet drips {y} times a minute more often. How many times a minute does the other faucet drip?",
      "The church bell rings {x} times every day. On Sunday there are {y} rings more than that. How many times does it ring on Sunday?",
      "{n} blinks {x} times a minute. {m} blinks {y} more times a minute than {n}. How many times does {m} blink in a minute?",
    ],
  },
  {
    id: "rate/faucet-drips-slower-now",
    expression: "x-y",
    numbers: { x: "y*i", y: "3..9" },
    texts: [
      "A faucet drips {x} times a minute. That is {y} times a minute more often than another faucet. How many times a minute does the other faucet drip?",
      "The church bell rings {x} times every Sunday. That is {y} rings more than on Monday. How many times does it ring on Monday?",
      "{n} blinks {x} times a minute. {n} blinks {y} more times a minute than {m}. How many times does {m} blink in a minute?",
    ],
  },
];

/** Walking, swimming, riding and flying at an even speed: the way, the time, the speed or what is left of the way. */
const ON_THE_MOVE: readonly WordingFamily[] = [
  {
    id: "pace/hiker-miles-of-all-days",
    expression: "x*y",
    numbers: { x: "y*i", y: "2..9" },
    texts: [
      "A hiker walks {x} miles a day for {y} days. How many miles long is her walk?",
      "{n} paddles a canoe at {x} kilometers per day. {He} paddles for {y} days. What distance does {he} cover?",
      "The barge floated down the river for {y} hours and made {x} kilometers each hour. How many kilometers did it float?",
    ],
  },
  {
    id: "pace/hiker-miles-of-one-day",
    expression: "x/y",
    numbers: { x: "y*i", y: "2..9" },
    texts: [
      "A hiker walks {x} miles in {y} days, the same distance each day. How many miles does she walk a day?",
      "{n} paddles a canoe {x} kilometers. {He} paddles for {y} equal days. What distance does {he} cover per day?",
      "The barge floated down the river for {y} hours at an even speed and made {x} kilometers in that time. How many kilometers did it float each hour?",
    ],
  },
  {
    id: "pace/hiker-miles-not-walked-yet",
    expression: "x-y",
    numbers: { x: "y*i", y: "2..9" },
    texts: [
      "A hiker wants to walk {x} miles and has walked {y} of them on the first day. How many miles does she still have to walk?",
      "{n} paddles a canoe {x} kilometers in two days. {He} paddles {y} kilometers on the first day. What distance does {he} cover on the second day?",
      "The barge floated down the river for {x} kilometers in all. It made {y} kilometers in the last hour. How many kilometers did it float before that?",
    ],
  },
  {
    id: "pace/hiker-miles-with-a-detour",
    expression: "x+y",
    numbers: { x: "y*i", y: "2..9" },
    texts: [
      "A hiker has walked {x} miles and still has {y} miles to walk on the last day. How many miles long is her walk?",
      "{n} paddles a canoe in a two-day tour. {He} paddles {x} kilometers on the first day and {y} kilometers on the second. What distance does {he} cover?",
      "The barge had floated {x} kilometers down the river by noon. In the next hour it made {y} more kilometers. How many kilometers did it float by the end of that hour?",
    ],
  },
  {
    id: "pace/gull-miles-in-these-hours",
    expression: "x*y",
    numbers: { y: "3..8", x: "y*i", z: "9..15" },
    texts: [
      "A gull flies {x} miles an hour. It is {z} years old. How many miles does it fly in {y} hours?",
      "{n} swims {x} meters per minute. {He} wears cap number {z}. How many meters does {he} swim in {y} minutes?",
      "The ski lift has {z} seats and climbs {x} feet each minute. How many feet does it climb in {y} minutes?",
    ],
  },
  {
    id: "pace/gull-hours-of-the-flight",
    expression: "x/y",
    numbers: { y: "3..8", x: "y*i", z: "9..15" },
    texts: [
      "A gull flies {y} miles an hour. It is {z} years old. How many hours does it take to fly {x} miles?",
      "{n} swims {y} meters per minute. {He} wears cap number {z}. How many minutes does {he} need to swim {x} meters?",
      "The ski lift has {z} seats and climbs {y} feet each minute. How many minutes does it take to climb {x} feet?",
    ],
  },
  {
    id: "pace/gull-slower-than-another",
    expression: "x-y",
    numbers: { y: "3..8", x: "y*i", z: "9..15" },
    texts: [
      "A gull flies {x} miles an hour when there is no wind. It is {z} years old. Against the wind it flies {y} miles an hour slower. How many miles an hour does it fly against the wind?",
      "{n} swims {x} meters per minute. {He} wears cap number {z}. {m} swims {y} meters per minute less. How many meters per minute does {m} swim?",
      "The ski lift has {z} seats and climbs {x} feet each minute. The lift next to it climbs {y} fewer feet each minute. How many feet does that one climb each minute?",
    ],
  },
  {
    id: "pace/gull-faster-than-another",
    expression: "x+y",
    numbers: { y: "3..8", x: "y*i", z: "9..15" },
    texts: [
      "A gull flies {x} miles an hour when there is no wind. It is {z} years old. With the wind it flies {y} miles an hour faster. How many miles an hour does it fly with the wind?",
      "{n} swims {x} meters per minute. {He} wears cap number {z}. {m} swims {y} meters per minute more. How many meters per minute does {m} swim?",
      "The ski lift has {z} seats and climbs {x} feet each minute. That is {y} feet each minute less than the lift next to it. How many feet does that one climb each minute?",
    ],
  },
  {
    id: "pace/snail-way-of-both-together",
    expression: "x+y",
    numbers: { x: "20..60", y: "5..18" },
    texts: [
      "Two snails start at the same stone and crawl apart in opposite directions. One crawls {x} inches in an hour, the other one {y} inches. How far apart are they after an hour?",
      "{n} and {m} leave the camp at the same time, {n} to the north and {m} to the south. In the first hour {n} bikes {x} kilometers and {m} walks {y} kilometers. What distance is between them then?",
      "A tunnel is dug from both ends toward the middle. The eastern crew digs {x} feet a week and the western crew {y} feet a week. By how many feet does the rest of the rock between them shrink in a week?",
    ],
  },
  {
    id: "pace/snail-gap-between-them",
    expression: "x-y",
    numbers: { x: "20..60", y: "5..18" },
    texts: [
      "Two snails start at the same stone and crawl in the same direction. One crawls {x} inches in an hour, the other one {y} inches. How far apart are they after an hour?",
      "{n} and {m} leave the camp at the same time, both to the north. In the first hour {n} bikes {x} kilometers and {m} walks {y} kilometers. What distance is between them then?",
      "Two tunnels are dug side by side. The eastern crew digs {x} feet a week and the western crew {y} feet a week. By how many feet more does the eastern tunnel grow in a week?",
    ],
  },
  {
    id: "pace/snail-other-one-stays",
    expression: "x*y",
    numbers: { x: "20..60", y: "5..18" },
    texts: [
      "Two snails start at the same stone. One crawls {x} inches in an hour and keeps on like that for {y} hours, the other one sleeps. How far apart are they then?",
      "{n} and {m} were at the camp. {m} stays there, while {n} bikes to the north for {y} hours and makes {x} kilometers an hour. What distance is between them then?",
      "A tunnel is dug from one end only. The eastern crew digs {x} feet a week. By how many feet does the tunnel grow in {y} weeks?",
    ],
  },
  {
    id: "pace/stairs-steps-of-all-minutes",
    expression: "x*y",
    numbers: { x: "y*i", y: "3..12", z: "20..90" },
    texts: [
      "{n} climbs a tower at {x} steps per minute. The tower is {z} years old. {He} gets to the top in {y} minutes. How many steps does the tower have?",
      "A robot rolls {x} inches with each turn of its wheels. It has {z} parts. How many inches does it roll with {y} turns?",
      "Per trip, the small elevator carries {x} boxes. It took {y} trips to bring all boxes up to floor {z}. How many boxes were brought up?",
    ],
  },
  {
    id: "pace/stairs-steps-of-one-minute",
    expression: "x/y",
    numbers: { x: "y*i", y: "3..12", z: "20..90" },
    texts: [
      "{n} climbs a tower with {x} steps at an even pace. The tower is {z} years old. {He} gets to the top in {y} minutes. How many steps does {he} climb per minute?",
      "A robot rolls {x} inches with {y} turns of its wheels. It has {z} parts. How many inches does it roll with each turn?",
      "The small elevator carried {x} boxes up to floor {z}. It took {y} trips, always with the same number of boxes. How many boxes did it carry per trip?",
    ],
  },
  {
    id: "pace/stairs-steps-above",
    expression: "x-y",
    numbers: { x: "y*i", y: "3..12", z: "20..90" },
    texts: [
      "{n} climbs a tower with {x} steps. The tower is {z} years old. {He} has climbed {y} steps so far. How many steps are there between {him} and the top?",
      "A robot has to roll {x} inches to the wall. It has {z} parts. How many inches is it from the wall when it has rolled {y} inches?",
      "The small elevator has to carry {x} boxes up to floor {z}. It took {y} boxes on its first trip. How many boxes are left for the other trips?",
    ],
  },
  {
    id: "pace/stairs-steps-and-a-few-more",
    expression: "x+y",
    numbers: { x: "y*i", y: "3..12", z: "20..90" },
    texts: [
      "{n} climbs a tower. The tower is {z} years old. {He} has climbed {x} steps so far, and there are {y} steps between {him} and the top. How many steps does the tower have?",
      "A robot has rolled {x} inches. It has {z} parts. When it rolls {y} inches further, it touches the wall. How many inches is the wall away from its start?",
      "The small elevator has carried {x} boxes up to floor {z}. On its last trip it will take the other {y} boxes. How many boxes are brought up?",
    ],
  },
];

/** What is done every day or week: in so many days, in one of them, before now or from now on. */
const DAY_BY_DAY: readonly WordingFamily[] = [
  {
    id: "daily/letters-in-all-the-days",
    expression: "x*y",
    numbers: { x: "y*i", y: "3..10" },
    texts: [
      "{n} learns {x} new words a day. How many words does {he} learn in {y} days?",
      "The mail carrier brings {x} letters to our street every day. How many letters has she brought after {y} days?",
      "A baby drinks {x} ounces of milk daily. Find the ounces of milk for {y} days.",
    ],
  },
  {
    id: "daily/letters-until-they-are-all-there",
    expression: "x/y",
    numbers: { x: "y*i", y: "3..10" },
    texts: [
      "{n} learns {y} new words a day. How many days does {he} need for {x} words?",
      "The mail carrier brings {y} letters to our street every day. After how many days has she brought {x} letters?",
      "A baby drinks {y} ounces of milk daily. Find the number of days that {x} ounces of milk last.",
    ],
  },
  {
    id: "daily/letters-not-there-yet",
    expression: "x-y",
    numbers: { x: "y*i", y: "3..10" },
    texts: [
      "{n} wants to learn {x} new words this week. On the first day {he} learned {y} of them. How many words are still to be learned?",
      "The mail carrier has {x} letters for our street today. She has already brought {y} of the letters. How many letters does she still have to bring?",
      "A baby drinks {x} ounces of milk daily. By noon it has drunk {y} ounces. Find the ounces of milk it drinks after that.",
    ],
  },
  {
    id: "daily/letters-of-today-and-tomorrow",
    expression: "x+y",
    numbers: { x: "y*i", y: "3..10" },
    texts: [
      "{n} had learned {x} new words by {day}. On the next day {he} learned {y} more. How many words did {he} learn in all?",
      "The mail carrier brought {x} letters to our street today. There are {y} more letters in her bag for our street. How many letters will she have brought when her bag is empty?",
      "A baby drank {x} ounces of milk by evening and another {y} ounces at night. Find the ounces of milk it drank.",
    ],
  },
  {
    id: "daily/coins-saved-in-all-weeks",
    expression: "x*y",
    numbers: { x: "y*i", y: "4..12", z: "8..15" },
    texts: [
      "{n}, who is {z} years old, puts {x} dollars into {his} bank account every week. How many dollars does {he} put in during {y} weeks?",
      "A watchmaker finishes {x} clocks a month. His shop is on {z} Mill Road. How many clocks does he finish in {y} months?",
      "Each night the night guard walks around the museum {x} times. He is on duty for {z} hours a night. How many times did he walk around it in {y} nights?",
    ],
  },
  {
    id: "daily/coins-saved-in-one-week",
    expression: "x/y",
    numbers: { x: "y*i", y: "4..12", z: "8..15" },
    texts: [
      "{n}, who is {z} years old, put {x} dollars into {his} bank account in {y} weeks, the same amount every week. How many dollars did {he} put in during a week?",
      "A watchmaker finished {x} clocks in {y} months, equally many a month. His shop is on {z} Mill Road. How many clocks did he finish in a month?",
      "The night guard walked around the museum {x} times in {y} nights. He is on duty for {z} hours a night. How many times did he walk around it each night, if it was always the same number?",
    ],
  },
  {
    id: "daily/coins-both-put-in",
    expression: "x+y",
    numbers: { x: "y*i", y: "4..12", z: "8..15" },
    texts: [
      "{n}, who is {z} years old, puts {x} dollars into the bank every week. {m} puts {y} dollars into the bank every week. How many dollars do the two put in during a week?",
      "A watchmaker finishes {x} clocks a month, and his helper finishes {y} clocks a month. The shop is on {z} Mill Road. How many clocks are finished there in a month?",
      "Each night the first guard walks around the museum {x} times and the second guard {y} times. They are on duty for {z} hours a night. How many times do they walk around it in one night, all in all?",
    ],
  },
  {
    id: "daily/coins-saved-more-than-the-other",
    expression: "x-y",
    numbers: { x: "y*i", y: "4..12", z: "8..15" },
    texts: [
      "{n}, who is {z} years old, puts {x} dollars into the bank every week. {m} puts {y} dollars into the bank every week. How many more dollars than {m} does {n} put in during a week?",
      "A watchmaker finishes {x} clocks a month, and his helper finishes {y} clocks a month. The shop is on {z} Mill Road. How many clocks is the helper behind after one month?",
      "Each night the first guard walks around the museum {x} times and the second guard {y} times. They are on duty for {z} hours a night. How many more times does the first guard walk around it in one night?",
    ],
  },
  {
    id: "daily/cactus-days-still-to-come",
    expression: "x-y",
    numbers: { x: "24..60", y: "3..15" },
    texts: [
      "{n} waters the cactus in the hall for {x} days, once a day. {He} has watered it {y} times. How many more times will {he} water it?",
      "The carnival lasts for {x} hours. It started {y} hours ago. In how many hours does it end?",
      "A ship sails for {x} days to reach its port. It has sailed for {y} days. How many days from now does it get there?",
    ],
  },
  {
    id: "daily/cactus-days-of-all",
    expression: "x+y",
    numbers: { x: "24..60", y: "3..15" },
    texts: [
      "{n} waters the cactus in the hall once a day. {He} has watered it {x} times and will water it {y} more times. For how many days does {he} water it in all?",
      "The carnival ends in {x} hours. It started {y} hours ago. How many hours does it last?",
      "A ship has sailed for {x} days, and {y} days from now it gets to its port. How many days does it sail?",
    ],
  },
  {
    id: "daily/cactus-times-a-day",
    expression: "x*y",
    numbers: { x: "24..60", y: "3..8" },
    texts: [
      "{n} waters the plants in the hall for {x} days. {He} waters {y} plants a day. How many times does {he} water a plant in all?",
      "The carnival lasts for {x} hours. There are {y} shows every hour. How many shows are there at the carnival?",
      "A ship sails for {x} days to reach its port. Its cook bakes {y} loaves a day. How many loaves does he bake on the way?",
    ],
  },
  {
    id: "daily/squirrel-stored-per-day",
    expression: "x/y",
    numbers: { x: "z*y*i", y: "2..6", z: "2..5" },
    texts: [
      "A squirrel has {z} holes and hid {x} acorns within {y} days, equally many each day. How many acorns did it hide a day?",
      "{n} and {m} have {z} pens and wrote {x} cards in {y} hours, always the same number an hour. How many cards did they write in an hour?",
      "The bakery has {z} ovens and used {x} pounds of flour in {y} days, the same amount each day. Find the pounds of flour for one day.",
    ],
  },
  {
    id: "daily/squirrel-acorns-to-a-hole",
    expression: "x/z",
    numbers: { x: "z*y*i", y: "2..6", z: "2..5" },
    texts: [
      "A squirrel has {z} holes and hid {x} acorns within {y} days, equally many in each hole. How many acorns are in a hole?",
      "{n} and {m} wrote {x} cards in {y} hours and used up {z} pens, one after the other, for equally many cards each. How many cards did they write with a pen?",
      "The bakery has {z} ovens and used {x} pounds of flour in {y} days, the same amount for each oven. Find the pounds of flour for one oven in that time.",
    ],
  },
  {
    id: "daily/squirrel-stored-per-hole-and-day",
    expression: "x*y*z",
    numbers: { x: "5..20", y: "2..6", z: "2..5" },
    texts: [
      "A squirrel has {z} holes and hid {x} acorns in each hole on each of {y} days. How many acorns did it hide?",
      "{z} friends wrote cards for {y} hours. Each of them wrote {x} cards an hour. How many cards did they write?",
      "The bakery has {z} ovens and uses {x} pounds of flour for each oven a day. Find the pounds of flour for {y} days.",
    ],
  },
  {
    id: "daily/squirrel-stored-on-the-other-day",
    expression: "x-y",
    numbers: { x: "50..90", y: "12..40", z: "2..5" },
    texts: [
      "A squirrel has {z} holes and hid {x} acorns within two days, {y} of them on the first day. How many acorns did it hide on the second day?",
      "{n} and {m} have {z} pens and wrote {x} cards in two hours. In the first hour they wrote {y} cards. How many cards did they write in the second hour?",
      "The bakery has {z} ovens and used {x} pounds of flour in two days. It used {y} pounds on the second day. Find the pounds of flour for the first day.",
    ],
  },
];

/** Prices per thing and amounts per bottle, ticket, trip or page. */
const PER_PIECE: readonly WordingFamily[] = [
  {
    id: "rate/tickets-price-of-all",
    expression: "x*y",
    numbers: { x: "y*i", y: "2..9" },
    texts: [
      "A ride on the steam engine costs {y} dollars per ticket. How many dollars do {x} tickets cost?",
      "{n} sells lemonade for {y} dollars a bottle. {He} sells {x} bottles. How many dollars does {he} take in?",
      "The taxi takes {y} dollars for each mile. What is the price of a ride of {x} miles in dollars?",
    ],
  },
  {
    id: "rate/tickets-number-for-the-money",
    expression: "x/y",
    numbers: { x: "y*i", y: "2..9" },
    texts: [
      "A ride on the steam engine costs {y} dollars per ticket. How many tickets can be bought with {x} dollars?",
      "{n} sells lemonade for {y} dollars a bottle. {He} takes in {x} dollars. How many bottles does {he} sell?",
      "The taxi takes {y} dollars for each mile. How many miles long is a ride with a price of {x} dollars?",
    ],
  },
  {
    id: "rate/tickets-change-of-one",
    expression: "x-y",
    numbers: { x: "y*i", y: "2..9" },
    texts: [
      "A ride on the steam engine costs {y} dollars per ticket. How many dollars remain from {x} dollars after one ticket is bought?",
      "{n} sells lemonade for {y} dollars a bottle. Now that {he} has just sold one bottle, {he} has {x} dollars in {his} box. How many dollars were in the box before that sale?",
      "The taxi took {y} dollars for the first mile and {x} dollars for the whole ride. What was the price of the rest of the ride in dollars?",
    ],
  },
  {
    id: "rate/tickets-one-is-put-back",
    expression: "x+y",
    numbers: { x: "y*i", y: "2..9" },
    texts: [
      "A ride on the steam engine costs {y} dollars per ticket. {x} dollars remained in my purse after I bought one ticket. How many dollars were in it before?",
      "{n} sells lemonade for {y} dollars a bottle. {He} had {x} dollars before {he} sold one bottle. How many dollars does {he} have after that?",
      "The taxi took {y} dollars for the first mile and {x} dollars for the rest of the ride. What was the price of the whole ride in dollars?",
    ],
  },
  {
    id: "rate/bottles-liters-in-all",
    expression: "x*y",
    numbers: { x: "y*i", y: "3..9", z: "2..20" },
    texts: [
      "Dad fills {x} grams of syrup into each bottle. It takes him {z} minutes. He filled {y} bottles. How many grams of syrup did he fill in?",
      "{n} uses {x} inches of ribbon per bow and needs {z} minutes for each. {He} makes {y} bows. How many inches of ribbon does {he} use?",
      "On a page of the songbook there are {x} notes. The book costs {z} dollars. {y} pages are full. How many notes are on these pages?",
    ],
  },
  {
    id: "rate/bottles-liters-in-one",
    expression: "x/y",
    numbers: { x: "y*i", y: "3..9", z: "2..20" },
    texts: [
      "Dad fills {x} grams of syrup into {y} bottles, equally much into each. It takes him {z} minutes. How many grams of syrup does he fill into a bottle?",
      "{n} uses {x} inches of ribbon for {y} equal bows and needs {z} minutes for each. How many inches of ribbon does {he} use per bow?",
      "On {y} pages of the songbook there are {x} notes, the same number on each page. The book costs {z} dollars. How many notes are on a page?",
    ],
  },
  {
    id: "rate/bottles-liters-without-one",
    expression: "x-y",
    numbers: { x: "y*i", y: "3..9", z: "2..20" },
    texts: [
      "Dad has {x} grams of syrup and fills {y} grams of it into a tiny bottle. It takes him {z} minutes. How many grams of syrup are not in the bottle?",
      "{n} has {x} inches of ribbon, uses {y} inches for a bow and needs {z} minutes for it. How many inches of ribbon does {he} not use?",
      "There are {x} notes on two pages of the songbook. The book costs {z} dollars. {y} of the notes are on the left page. How many notes are on the right page?",
    ],
  },
  {
    id: "rate/postage-abroad-rate",
    expression: "x+y",
    numbers: { x: "30..90", y: "5..25" },
    texts: [
      "A parcel within the country costs {x} cents a pound. Abroad it costs {y} cents a pound more. How many cents a pound does it cost abroad?",
      "The old car needs {x} liters of fuel a month. The van needs {y} liters a month more than the old car. How many liters does the van need in a month?",
      "{n} reads {x} pages an hour. {m} reads {y} pages an hour more than {n} does. How many pages an hour does {m} read?",
    ],
  },
  {
    id: "rate/postage-at-home-costs-less",
    expression: "x-y",
    numbers: { x: "30..90", y: "5..25" },
    texts: [
      "A parcel abroad costs {x} cents a pound. That is {y} cents a pound more than a parcel within the country. How many cents a pound does a parcel within the country cost?",
      "The old car needs {x} liters of fuel a month. The old car needs {y} liters a month more than the van. How many liters does the van need in a month?",
      "{n} reads {x} pages an hour. That is {y} pages an hour more than {m} reads. How many pages an hour does {m} read?",
    ],
  },
  {
    id: "rate/postage-of-all-pounds",
    expression: "x*y",
    numbers: { x: "30..90", y: "5..25" },
    texts: [
      "A parcel within the country costs {x} cents a pound. How many cents does it cost if it weighs {y} pounds?",
      "The old car needs {x} liters of fuel a month. How many liters does it need in {y} months?",
      "{n} reads {x} pages an hour. In this month {he} read for {y} hours. How many pages did {he} read this month?",
    ],
  },
];

/** Something fills, empties, grows or melts: what it is now, was before, will be, or how quickly it goes. */
const FILL_AND_EMPTY: readonly WordingFamily[] = [
  {
    id: "rate/tank-is-full-of-these-minutes",
    expression: "x*y",
    numbers: { x: "y*i", y: "3..10" },
    texts: [
      "Water runs into an empty tank at {x} gallons a minute. After {y} minutes the tank is full. How many gallons does it hold?",
      "The snow on the roof melts by {x} millimeters an hour. After {y} hours there is none. How many millimeters of snow were on the roof?",
      "{n} eats {x} grapes a minute. After {y} minutes the bowl is empty. Tell how many grapes were in the bowl.",
    ],
  },
  {
    id: "rate/tank-time-till-it-is-full",
    expression: "x/y",
    numbers: { x: "y*i", y: "3..10" },
    texts: [
      "Water runs into an empty tank at {y} gallons a minute. The tank holds {x} gallons. After how many minutes is it full?",
      "The snow on the roof melts by {y} millimeters an hour. There are {x} millimeters of snow on the roof. After how many hours is there none?",
      "{n} eats {y} grapes a minute. {x} grapes were in the bowl. Tell after how many minutes the bowl is empty.",
    ],
  },
  {
    id: "rate/tank-room-left-after-one-minute",
    expression: "x-y",
    numbers: { x: "y*i", y: "3..10" },
    texts: [
      "Water runs into an empty tank at {y} gallons a minute. The tank holds {x} gallons. How many gallons of room does it still have after a minute?",
      "The snow on the roof melts by {y} millimeters an hour. There are {x} millimeters of snow on the roof. How many millimeters will there be in an hour?",
      "{n} eats {y} grapes a minute. {x} grapes were in the bowl at first. Tell how many grapes are in it after a minute.",
    ],
  },
  {
    id: "rate/tank-had-so-much-a-minute-ago",
    expression: "x+y",
    numbers: { x: "y*i", y: "3..10" },
    texts: [
      "Water runs into a tank at {y} gallons a minute. There are {x} gallons in the tank now. How many gallons will be in it a minute from now?",
      "The snow on the roof melts by {y} millimeters an hour. There are {x} millimeters of snow on the roof now. How many millimeters were there an hour ago?",
      "{n} eats {y} grapes a minute. {x} grapes are in the bowl now. Tell how many grapes were in it a minute ago.",
    ],
  },
  {
    id: "rate/bamboo-gained-in-a-week",
    expression: "x*y",
    numbers: { x: "20..40", y: "3..12", z: "2..9" },
    texts: [
      "A bamboo shoot grows {x} centimeters a day. It stands beside {z} others. How many centimeters does it grow in {y} days?",
      "The town gains {x} new residents a month. It has {z} schools. By how many residents does it grow in {y} months?",
      "{n} fills a notebook at {x} lines a day. {He} has {z} empty notebooks besides. How many lines does {he} fill in {y} days?",
    ],
  },
  {
    id: "rate/bamboo-a-day-ago",
    expression: "x-y",
    numbers: { x: "20..40", y: "3..12", z: "2..9" },
    texts: [
      "A bamboo shoot is {x} centimeters tall today and grows {y} centimeters a day. It stands beside {z} others. How many centimeters tall was it a day ago?",
      "The town gained {x} new residents this month. It has {z} schools. Last month it gained {y} residents fewer than this month. How many residents did it gain last month?",
      "{n} fills a notebook. Today {he} filled {x} lines, {y} of them after dinner. {He} has {z} empty notebooks besides. How many lines did {he} fill before dinner?",
    ],
  },
  {
    id: "rate/bamboo-will-be-taller-tomorrow",
    expression: "x+y",
    numbers: { x: "20..40", y: "3..12", z: "2..9" },
    texts: [
      "A bamboo shoot is {x} centimeters tall today and grows {y} centimeters a day. It stands beside {z} others. How many centimeters tall will it be in a day?",
      "The town gained {x} new residents this month. It has {z} schools. This month it gained {y} residents fewer than last month. How many residents did it gain last month?",
      "{n} fills a notebook. Today {he} filled {x} lines before dinner and {y} lines after it. {He} has {z} empty notebooks besides. How many lines did {he} fill today?",
    ],
  },
  {
    id: "rate/battery-an-hour-later",
    expression: "x-y",
    numbers: { x: "45..90", y: "4..15" },
    texts: [
      "The battery shows {x} percent and loses {y} percent an hour. What will it show in one hour?",
      "{n} types {x} words a minute now. A year ago it was {y} words a minute less. How many words a minute was it a year ago?",
      "At dawn the lake rose by {x} millimeters, but during the day it sank by {y} millimeters. By how many millimeters is it higher than before?",
    ],
  },
  {
    id: "rate/battery-an-hour-earlier",
    expression: "x+y",
    numbers: { x: "45..80", y: "4..15" },
    texts: [
      "The battery shows {x} percent and loses {y} percent an hour. What did it show one hour ago?",
      "{n} typed {x} words a minute a year ago. Now it is {y} words a minute more. How many words a minute is it now?",
      "At dawn the lake rose by {x} millimeters, and during the day it rose by {y} millimeters. By how many millimeters is it higher than before?",
    ],
  },
  {
    id: "rate/battery-time-of-the-charges",
    expression: "x*y",
    numbers: { x: "45..90", y: "4..15" },
    texts: [
      "One charge of the battery lasts for {x} minutes. For how many minutes do {y} charges last?",
      "{n} types {x} words a minute. The call lasts {y} minutes, and {he} types all the time. How many words are typed during the call?",
      "Each night the lake rose by {x} millimeters, and during the days it stayed as it was. By how many millimeters did it rise in {y} nights?",
    ],
  },
];

/** Two who work, sell or run at different rates: the one, the other, both at once or what lies between them. */
const TWO_AT_WORK: readonly WordingFamily[] = [
  {
    id: "rate/masons-both-in-one-hour",
    expression: "x+y",
    numbers: { x: "40..70", y: "15..35", z: "2..6" },
    texts: [
      "{n} lays {x} bricks per hour and {m} lays {y} bricks per hour. They work for {z} hours. How many bricks do the two lay per hour?",
      "Two presses stamp coins for {z} days. One stamps {x} coins every minute, the other {y} coins. How many coins drop out of the two presses every minute?",
      "{k} folds {x} napkins a minute. {n}, who has {z} minutes of time, folds {y} napkins a minute. Find the number of napkins that both fold in a minute.",
    ],
  },
  {
    id: "rate/masons-gap-of-one-hour",
    expression: "x-y",
    numbers: { x: "40..70", y: "15..35", z: "2..6" },
    texts: [
      "{n} lays {x} bricks per hour and {m} lays {y} bricks per hour. They work for {z} hours. How many more bricks does {n} lay per hour than {m}?",
      "Two presses stamp coins for {z} days. One stamps {x} coins every minute, the other {y} coins. How many fewer coins drop out of the slower press every minute?",
      "{k} folds {x} napkins a minute. {n}, who has {z} minutes of time, folds {y} napkins a minute. Find the number of napkins that {n} folds less in a minute than {k}.",
    ],
  },
  {
    id: "rate/masons-the-first-in-all-hours",
    expression: "x*z",
    numbers: { x: "40..70", y: "15..35", z: "2..6" },
    texts: [
      "{n} lays {x} bricks per hour and {m} lays {y} bricks per hour. They work for {z} hours. How many bricks does {n} lay?",
      "Two presses stamp coins for {z} minutes. One stamps {x} coins every minute, the other {y} coins. How many coins drop out of the faster press?",
      "{k} folds {x} napkins a minute. {n} folds {y} napkins a minute. Both have {z} minutes of time. Find the number of napkins that {k} folds.",
    ],
  },
  {
    id: "rate/masons-the-second-in-all-hours",
    expression: "y*z",
    numbers: { x: "40..70", y: "15..35", z: "2..6" },
    texts: [
      "{n} lays {x} bricks per hour and {m} lays {y} bricks per hour. They work for {z} hours. How many bricks does {m} lay?",
      "Two presses stamp coins for {z} minutes. One stamps {x} coins every minute, the other {y} coins. How many coins drop out of the slower press?",
      "{k} folds {x} napkins a minute. {n} folds {y} napkins a minute. Both have {z} minutes of time. Find the number of napkins that {n} folds.",
    ],
  },
  {
    id: "rate/masons-both-in-all-hours",
    expression: "(x+y)*z",
    numbers: { x: "40..70", y: "15..35", z: "2..6" },
    texts: [
      "{n} lays {x} bricks per hour and {m} lays {y} bricks per hour. They work for {z} hours. How many bricks do the two lay in that time?",
      "Two presses stamp coins for {z} minutes. One stamps {x} coins every minute, the other {y} coins. How many coins drop out of the two presses in all?",
      "{k} folds {x} napkins a minute. {n} folds {y} napkins a minute. Both have {z} minutes of time. Find the number of napkins that both fold.",
    ],
  },
  {
    id: "rate/weavers-rate-of-the-first",
    expression: "x/z",
    numbers: { z: "2..8", x: "z*(i+9)", y: "z*j" },
    texts: [
      "In {z} hours {n} braids {x} inches of rope and {m} braids {y} inches. How many inches does {n} braid in an hour?",
      "Two stalls were open for {z} days. The corn stall took in {x} dollars in these days and the tea stall {y} dollars, each of them the same amount every day. What did the corn stall take in each day?",
      "A team of boys picked {x} pounds of cherries and a team of girls {y} pounds. Both picked at an even rate for {z} hours. Find the pounds that the boys picked each hour.",
    ],
  },
  {
    id: "rate/weavers-both-in-an-hour",
    expression: "(x+y)/z",
    numbers: { z: "2..8", x: "z*(i+9)", y: "z*j" },
    texts: [
      "In {z} hours {n} braids {x} inches of rope and {m} braids {y} inches. How many inches do the two braid together in an hour?",
      "Two stalls were open for {z} days. The corn stall took in {x} dollars in these days and the tea stall {y} dollars, each of them the same amount every day. What did both stalls together take in each day?",
      "A team of boys picked {x} pounds of cherries and a team of girls {y} pounds. Both picked at an even rate for {z} hours. Find the pounds that all of them picked each hour.",
    ],
  },
  {
    id: "rate/weavers-gap-in-an-hour",
    expression: "(x-y)/z",
    numbers: { z: "2..8", x: "z*(i+13)", y: "z*j" },
    texts: [
      "In {z} hours {n} braids {x} inches of rope and {m} braids {y} inches. How many inches more than {m} does {n} braid in an hour?",
      "Two stalls were open for {z} days. The corn stall took in {x} dollars in these days and the tea stall {y} dollars, each of them the same amount every day. How much more did the corn stall take in each day than the tea stall?",
      "A team of boys picked {x} pounds of cherries and a team of girls {y} pounds. Both picked at an even rate for {z} hours. Find by how many pounds the boys were ahead after the first hour.",
    ],
  },
  {
    id: "rate/weavers-gap-in-all-hours",
    expression: "x-y",
    numbers: { z: "2..8", x: "z*(i+13)", y: "z*j" },
    texts: [
      "In {z} hours {n} braids {x} inches of rope and {m} braids {y} inches. How many inches more than {m} does {n} braid in that time?",
      "Two stalls were open for {z} days. The corn stall took in {x} dollars in that time, the tea stall {y} dollars. How much more did the corn stall take in than the tea stall?",
      "A team of boys picked {x} pounds of cherries and a team of girls {y} pounds. Both picked for {z} hours. Find by how many pounds the boys were ahead at the end.",
    ],
  },
  {
    id: "rate/drummers-different-minutes-sum",
    expression: "x*y+z*w",
    numbers: { x: "20..40", y: "5..9", z: "6..15", w: "2..4" },
    texts: [
      "One drummer beats {x} times a minute for {y} minutes. Another beats {z} times a minute for {w} minutes. How many beats do they play in all?",
      "The big oven bakes {x} buns an hour and is on for {y} hours. The small oven bakes {z} buns an hour and is on for {w} hours. How many buns come out of both ovens?",
      "{n} skates {y} rounds of {x} meters each, and {m} skates {w} rounds of {z} meters each. How many meters do they skate altogether?",
    ],
  },
  {
    id: "rate/drummers-different-minutes-gap",
    expression: "x*y-z*w",
    numbers: { x: "20..40", y: "5..9", z: "6..15", w: "2..4" },
    texts: [
      "One drummer beats {x} times a minute for {y} minutes. Another beats {z} times a minute for {w} minutes. How many more beats does the first one play?",
      "The big oven bakes {x} buns an hour and is on for {y} hours. The small oven bakes {z} buns an hour and is on for {w} hours. By how many buns is the big oven ahead?",
      "{n} skates {y} rounds of {x} meters each, and {m} skates {w} rounds of {z} meters each. How many meters does {m} skate less than {n}?",
    ],
  },
  {
    id: "rate/drummers-only-the-first",
    expression: "x*y",
    numbers: { x: "20..40", y: "5..9", z: "6..15", w: "2..4" },
    texts: [
      "One drummer beats {x} times a minute for {y} minutes. Another beats {z} times a minute for {w} minutes. How many beats does the first one play?",
      "The big oven bakes {x} buns an hour and is on for {y} hours. The small oven bakes {z} buns an hour and is on for {w} hours. How many buns come out of the big oven?",
      "{n} skates {y} rounds of {x} meters each, and {m} skates {w} rounds of {z} meters each. How many meters does {n} skate?",
    ],
  },
  {
    id: "rate/drummers-minutes-of-both",
    expression: "y+w",
    numbers: { x: "20..40", y: "5..9", z: "6..15", w: "2..4" },
    texts: [
      "One drummer beats {x} times a minute for {y} minutes. Then another beats {z} times a minute for {w} minutes. For how many minutes was there drumming?",
      "First the big oven bakes {x} buns an hour for {y} hours. After that the small oven bakes {z} buns an hour for {w} hours. For how many hours is an oven on?",
      "{n} skates {y} rounds of {x} meters each, and {m} skates {w} rounds of {z} meters each. How many rounds do they skate altogether?",
    ],
  },
];

/** A rate for some time, and one more amount that is there before, comes after, is lost or is still to do. */
const RATE_AND_MORE: readonly WordingFamily[] = [
  {
    id: "rate/weld-parts-and-the-old-ones",
    expression: "x*y+z",
    numbers: { x: "12..40", y: "3..9", z: "5..30" },
    texts: [
      "A robot welds {x} parts an hour. It runs for {y} hours. There were {z} welded parts in the hall before it started. How many welded parts are there now?",
      "{n} picks {x} strawberries a minute for {y} minutes. {His} basket already had {z} strawberries in it. How many strawberries are in the basket at the end?",
      "The club sold {x} tickets a day for {y} days and another {z} tickets at the door. Find the number of tickets it sold.",
    ],
  },
  {
    id: "rate/weld-parts-without-the-bad-ones",
    expression: "x*y-z",
    numbers: { x: "12..40", y: "3..9", z: "5..30" },
    texts: [
      "A robot welds {x} parts an hour. It runs for {y} hours. {z} of the parts that it welded are bad. How many good parts did it weld?",
      "{n} picks {x} strawberries a minute for {y} minutes. {His} basket was empty before, and {he} ate {z} of the strawberries. How many strawberries are in the basket at the end?",
      "The club sold {x} tickets a day for {y} days. {z} people gave their ticket back. Find the number of tickets that stayed sold.",
    ],
  },
  {
    id: "rate/weld-parts-more-every-hour",
    expression: "(x+z)*y",
    numbers: { x: "12..40", y: "3..9", z: "5..30" },
    texts: [
      "A robot welds {x} parts an hour. Its new model welds {z} parts an hour more than that. It runs for {y} hours. How many parts does the new model weld?",
      "{n} picks {x} strawberries a minute, and {m} picks {z} more strawberries a minute than {n}. They pick for {y} minutes. How many strawberries does {m} pick?",
      "The club sold {x} tickets online and {z} tickets at the door a day. Find the number of tickets it sold in {y} days.",
    ],
  },
  {
    id: "rate/weld-parts-number-is-spare",
    expression: "x*y",
    numbers: { x: "12..40", y: "3..9", z: "5..30" },
    texts: [
      "A robot welds {x} parts an hour. It runs for {y} hours. There were {z} welded parts in the hall before it started. How many parts did the robot weld?",
      "{n} picks {x} strawberries a minute for {y} minutes. {His} basket already had {z} strawberries in it. How many strawberries does {he} pick in these minutes?",
      "The club sold {x} tickets a day for {y} days. {z} people gave their ticket back later. Find the number of tickets that it had sold before that.",
    ],
  },
  {
    id: "daily/sewer-shirts-to-do",
    expression: "z-x*y",
    numbers: { x: "4..12", y: "3..8", z: "x*y+i+4" },
    texts: [
      "A tailor has to sew {z} shirts. He sews {x} shirts a day. How many shirts are left to sew after {y} days?",
      "The tour is {z} kilometers long. {n} bikes {x} kilometers each hour. How far is it to the end of the tour after {y} hours?",
      "{n} has {z} dollars and spends {x} dollars a day. How many dollars does {he} have after {y} days?",
    ],
  },
  {
    id: "daily/sewer-shirts-with-a-start",
    expression: "z+x*y",
    numbers: { x: "4..12", y: "3..8", z: "x*y+i+4" },
    texts: [
      "A tailor has sewn {z} shirts. From now on he sews {x} shirts a day. How many shirts will he have sewn in {y} days from now?",
      "{n} is on a tour and has already done {z} kilometers of it. {He} bikes {x} kilometers each hour. How far is {he} from the start of the tour after {y} more hours?",
      "{n} has {z} dollars and earns {x} dollars a day without spending any. How many dollars does {he} have after {y} days?",
    ],
  },
  {
    id: "daily/sewer-shirts-a-day-is-asked",
    expression: "(z-x)/y",
    numbers: { y: "3..8", x: "4..12", z: "x+y*(i+1)" },
    texts: [
      "A tailor has to sew {z} shirts. {x} shirts are done. He wants to sew the rest in {y} days, the same number each day. How many shirts does he sew a day?",
      "The tour is {z} kilometers long. {n} has biked {x} kilometers. {He} bikes what is left in {y} hours at an even speed. How many kilometers does {he} bike each hour?",
      "{n} has {z} dollars and keeps {x} dollars of them for a gift. {He} spends the other dollars in {y} days, the same amount each day. How many dollars does {he} spend a day?",
    ],
  },
  {
    id: "daily/sewer-shirts-days-are-asked",
    expression: "(z-x)/y",
    numbers: { y: "3..8", x: "4..12", z: "x+y*(i+1)" },
    texts: [
      "A tailor has to sew {z} shirts. {x} shirts are done. He sews {y} shirts a day. In how many days will he be done with all of them?",
      "The tour is {z} kilometers long. {n} has biked {x} kilometers. {He} bikes {y} kilometers each hour. After how many more hours is {he} at the end?",
      "{n} has {z} dollars and spends {y} dollars a day. After how many days does {he} have {x} dollars left?",
    ],
  },
  {
    id: "pace/horse-minutes-and-the-stops",
    expression: "x/y+z",
    numbers: { y: "3..9", x: "y*i", z: "3..9" },
    texts: [
      "A horse trots {y} kilometers an hour. Its way is {x} kilometers long, and on the way it rests for {z} hours altogether. How many hours after its start does it arrive?",
      "{n} wraps {y} gifts in an hour. {He} has {x} gifts to wrap, and after that {he} drives for {z} hours. How many hours is {he} busy in all?",
      "The fridge makes {y} ice cubes a minute. It needs {z} minutes to get cold before the first cube. How many minutes are needed for {x} cubes when it is turned on?",
    ],
  },
  {
    id: "pace/horse-minutes-without-the-stops",
    expression: "x/y",
    numbers: { y: "3..9", x: "y*i", z: "3..9" },
    texts: [
      "A horse trots {y} kilometers an hour. Its way is {x} kilometers long, and on the way it rests for {z} hours altogether. For how many hours does it trot?",
      "{n} wraps {y} gifts in an hour. {He} has {x} gifts to wrap, and after that {he} drives for {z} hours. For how many hours does {he} wrap gifts?",
      "The fridge makes {y} ice cubes a minute. It needed {z} minutes to get cold and is cold now. How many minutes from now are {x} cubes made?",
    ],
  },
  {
    id: "pace/horse-way-with-the-rest-of-it",
    expression: "x*y+z",
    numbers: { x: "5..12", y: "3..9", z: "4..30" },
    texts: [
      "A horse trots {x} kilometers an hour. It trots for {y} hours, and then it still has {z} kilometers to go. How many kilometers long is its way?",
      "{n} wraps {x} gifts in an hour. {He} wraps for {y} hours, and then {he} still has {z} gifts to wrap. How many gifts are there?",
      "The fridge makes {x} ice cubes a minute. It had made {z} cubes when {n} looked. How many cubes had it made {y} minutes later?",
    ],
  },
  {
    id: "pace/horse-hours-of-the-rest",
    expression: "(x-z)/y",
    numbers: { y: "3..9", z: "4..30", x: "z+y*i" },
    texts: [
      "A horse trots {y} kilometers an hour. Its way is {x} kilometers long, and it has trotted {z} of the kilometers. For how many hours does it still have to trot?",
      "{n} wraps {y} gifts in an hour. {He} had {x} gifts to wrap, and {z} of them are wrapped already. For how many more hours does {he} have to wrap?",
      "The fridge makes {y} ice cubes a minute. It made {z} cubes so far. How many more minutes does it need until it has made {x} cubes?",
    ],
  },
  {
    id: "rate/grain-hours-are-added",
    expression: "x*(y+z)",
    numbers: { x: "8..20", y: "5..9", z: "2..4" },
    texts: [
      "A mill grinds {x} sacks of grain an hour. It ground for {y} hours before noon and {z} hours after noon. How many sacks did it grind?",
      "{n} earns {x} dollars per lawn. {He} mows {y} lawns on {day} and {z} lawns on {day2}. How many dollars does {he} earn?",
      "The printer in the library uses {x} sheets for a booklet. {y} booklets are for children and {z} booklets for teachers. How many sheets does it use for all of them?",
    ],
  },
  {
    id: "rate/grain-hours-are-less",
    expression: "x*(y-z)",
    numbers: { x: "8..20", y: "5..9", z: "2..4" },
    texts: [
      "A mill grinds {x} sacks of grain an hour. It was open for {y} hours, but for {z} of these hours it stood still. How many sacks did it grind?",
      "{n} earns {x} dollars per lawn. {He} wanted to mow {y} lawns, but because of rain {z} of the lawns were not mown. How many dollars does {he} earn?",
      "The printer in the library uses {x} sheets for a booklet. {y} booklets are needed, but {z} of them are already there. How many sheets does it use for the others?",
    ],
  },
  {
    id: "rate/grain-hours-and-an-amount",
    expression: "x*y+z",
    numbers: { x: "8..20", y: "5..9", z: "2..4" },
    texts: [
      "A mill grinds {x} sacks of grain an hour. It ground for {y} hours before noon and only {z} sacks after noon. How many sacks did it grind?",
      "{n} earns {x} dollars per lawn. {He} mows {y} lawns on {day} and gets {z} dollars for sweeping on {day2}. How many dollars does {he} earn?",
      "The printer in the library uses {x} sheets for a booklet. It prints {y} booklets and wastes {z} more sheets. How many sheets does it use altogether?",
    ],
  },
  {
    id: "rate/grain-amount-goes-off",
    expression: "x*y-z",
    numbers: { x: "8..20", y: "5..9", z: "2..4" },
    texts: [
      "A mill grinds {x} sacks of grain an hour. It ground for {y} hours, but {z} of the ground sacks got wet. How many ground sacks stayed dry?",
      "{n} earns {x} dollars per lawn. {He} mows {y} lawns and pays {z} dollars for gas. How many dollars does {he} have from it in the end?",
      "The printer in the library uses {x} sheets for a booklet. It prints {y} booklets, and later {z} sheets of them get torn. How many of the printed sheets are whole?",
    ],
  },
];

/** From one amount and its time to the amount of another time, to another rate, or to a time of both. */
const FROM_RATE_TO_RATE: readonly WordingFamily[] = [
  {
    id: "pace/tram-miles-at-the-same-speed",
    expression: "x/y*z",
    numbers: { y: "3..9", x: "y*i", z: "2..8" },
    texts: [
      "A tram went {x} miles in {y} hours. At the same speed, how many miles does it go in {z} hours?",
      "{n} peels {x} carrots in {y} minutes. How many carrots does {he} peel at that rate in {z} minutes?",
      "{y} cans of paint cover {x} feet of fence. How many feet of fence do {z} such cans cover?",
    ],
  },
  {
    id: "pace/tram-speed-is-raised",
    expression: "x/y+z",
    numbers: { y: "3..9", x: "y*i", z: "2..8" },
    texts: [
      "A tram went {x} miles in {y} hours at an even speed. How many miles an hour does it go if it goes {z} miles an hour faster now?",
      "{n} peels {x} carrots in {y} minutes, the same number each minute. {m} peels {z} more carrots a minute than {n}. How many carrots does {m} peel a minute?",
      "{y} equal cans of paint cover {x} feet of fence. A can of the better paint covers {z} feet more than one of these. How many feet of fence does a can of the better paint cover?",
    ],
  },
  {
    id: "pace/tram-hours-are-longer",
    expression: "x/(y+z)",
    numbers: { y: "3..9", z: "2..8", x: "(y+z)*i" },
    texts: [
      "A tram went {x} miles. It took {y} hours to the bridge and {z} hours from there, always at the same speed. How many miles an hour did it go?",
      "{n} peels {y} carrots a minute and {m} peels {z} carrots a minute. In how many minutes do they peel {x} carrots together?",
      "{n} used {y} cans of paint on {day} and {z} such cans on {day2}. They covered {x} feet of fence. How many feet of fence does a can cover?",
    ],
  },
  {
    id: "pace/tram-miles-of-the-last-part",
    expression: "x-y*z",
    numbers: { y: "3..9", z: "2..8", x: "y*z+i+5" },
    texts: [
      "A tram goes {x} miles a day. It went {y} miles an hour for {z} hours today. How many miles are still to go today?",
      "{n} has {x} carrots to peel. {He} peels {y} carrots a minute for {z} minutes. How many carrots are not peeled then?",
      "A can of paint covers {y} feet of fence. {z} cans were used up on a fence of {x} feet. How many feet of it have no paint yet?",
    ],
  },
  {
    id: "daily/silo-days-for-all-horses",
    expression: "x/(y*z)",
    numbers: { y: "2..5", z: "2..6", x: "y*z*i" },
    texts: [
      "{y} horses eat {z} bales of hay each a week. {x} bales are in the barn. How many weeks will they last?",
      "A cafe has {y} coffee machines. Each uses {z} pounds of beans a day. After how many days are {x} pounds of beans used up?",
      "Each of {y} sisters writes {z} verses an hour. In how many hours do they write {x} verses?",
    ],
  },
  {
    id: "daily/silo-bales-left-after-a-week",
    expression: "x-y*z",
    numbers: { y: "2..5", z: "2..6", x: "y*z*i+y*z" },
    texts: [
      "{y} horses eat {z} bales of hay each a week. {x} bales are in the barn. How many bales will be left after one week?",
      "A cafe has {y} coffee machines. Each uses {z} pounds of beans a day. There were {x} pounds of beans this morning. How many pounds are there after this day?",
      "Each of {y} sisters writes {z} verses an hour. They need {x} verses. How many verses are missing after one hour?",
    ],
  },
  {
    id: "daily/silo-bales-needed-for-weeks",
    expression: "x*y*z",
    numbers: { y: "2..5", z: "2..6", x: "3..12" },
    texts: [
      "{y} horses eat {z} bales of hay each a week. How many bales must be in the barn for {x} weeks?",
      "A cafe has {y} coffee machines. Each uses {z} pounds of beans a day. How many pounds of beans are used up in {x} days?",
      "Each of {y} sisters writes {z} verses an hour. How many verses do they write in {x} hours?",
    ],
  },
  {
    id: "daily/silo-bales-of-one-horse",
    expression: "x/y/z",
    numbers: { y: "2..5", z: "2..6", x: "y*z*i" },
    texts: [
      "{y} horses eat {x} bales of hay in {z} weeks, all of them the same amount. How many bales does a horse eat in a week?",
      "A cafe has {y} coffee machines, and all are used equally. {x} pounds of beans are used up in {z} days, the same amount every day. How many pounds of beans does one machine use in one day?",
      "{y} sisters write {x} verses in {z} hours, all at the same rate. How many verses does a sister write in an hour?",
    ],
  },
  {
    id: "rate/crates-trips-with-the-bigger-cart",
    expression: "x*y/z",
    numbers: { z: "2..6", x: "z*(i+1)", y: "3..9" },
    texts: [
      "A cart took {x} stones a trip and made {y} trips. How many stones does each of {z} masons get if they share all these stones equally?",
      "{n} ran {x} laps a day for {y} days. {m} ran just as many laps in all, but {z} laps a day. How many days did {m} need?",
      "The hens lay {x} eggs a day. After {y} days all the eggs are packed into boxes of {z}. How many boxes are packed?",
    ],
  },
  {
    id: "rate/crates-stones-without-the-broken",
    expression: "x*y-z",
    numbers: { z: "2..6", x: "z*(i+1)", y: "3..9" },
    texts: [
      "A cart took {x} stones a trip and made {y} trips. How many stones are left for the wall if {z} of all the stones are broken?",
      "{n} ran {x} laps a day for {y} days. {m} ran {z} laps fewer than {n} in all. How many laps did {m} run in these days?",
      "The hens lay {x} eggs a day. After {y} days all the eggs but {z} are packed. How many eggs are packed?",
    ],
  },
  {
    id: "rate/crates-trips-of-several-carts",
    expression: "x*y*z",
    numbers: { z: "2..6", x: "z*(i+1)", y: "3..9" },
    texts: [
      "{z} carts took {x} stones each on every trip. Each cart made {y} trips. How many stones were taken in all?",
      "Each of {z} friends ran {x} laps a day for {y} days. How many laps did they run when the laps of all of them are added up?",
      "{z} hen houses give {x} eggs a day each. How many eggs are there after {y} days?",
    ],
  },
  {
    id: "rate/crates-trips-short-of-two",
    expression: "x*(y+z)",
    numbers: { z: "2..6", x: "z*(i+1)", y: "3..9" },
    texts: [
      "A cart took {x} stones a trip and made {y} trips. After that it made {z} more trips. How many stones did it take in all?",
      "{n} ran {x} laps a day for {y} days. {m} ran {x} laps a day too, but for {z} days longer. How many laps did {m} run in all?",
      "The hens lay {x} eggs a day. The first basket has the eggs of {y} days and the second basket those of {z} other days. How many eggs are in both baskets?",
    ],
  },
  {
    id: "rate/screws-gap-of-two-rates",
    expression: "x/y-z",
    numbers: { z: "2..8", y: "3..9", x: "y*(z+i)" },
    texts: [
      "{n} packed {x} boxes of screws in {y} hours, equally many each hour. {m} packs {z} boxes an hour. How many more boxes an hour does {n} pack?",
      "The blue kite rises {x} meters in {y} seconds at an even speed. The red kite rises {z} meters per second. By how many meters per second is the red kite slower?",
      "{y} pounds of figs cost {x} dollars. A pound of dates costs {z} dollars. How many dollars are dates cheaper per pound?",
    ],
  },
  {
    id: "rate/screws-both-rates-at-once",
    expression: "x/y+z",
    numbers: { z: "2..8", y: "3..9", x: "y*(z+i)" },
    texts: [
      "{n} packed {x} boxes of screws in {y} hours, equally many each hour. {m} packs {z} boxes an hour. How many boxes an hour do both pack together?",
      "The blue kite rises {x} meters in {y} seconds at an even speed. The red kite rises {z} meters per second more. How many meters per second does the red kite rise?",
      "{y} pounds of figs cost {x} dollars. A pound of dates costs {z} dollars. How many dollars are needed for one pound of figs and one pound of dates?",
    ],
  },
  {
    id: "rate/screws-ahead-after-the-time",
    expression: "x-y*z",
    numbers: { z: "2..8", y: "3..9", x: "y*(z+i)" },
    texts: [
      "{n} packed {x} boxes of screws in {y} hours. {m} packed {z} boxes an hour in the same hours. How many boxes did {n} pack more than {m} in all?",
      "The blue kite rises {x} meters in {y} seconds. The red kite rises {z} meters per second. How many meters is the red kite below the blue one after these {y} seconds, if both start on the ground?",
      "{y} pounds of figs cost {x} dollars. A pound of dates costs {z} dollars. How many dollars are saved if {y} pounds of dates are bought instead of the figs?",
    ],
  },
  {
    id: "rate/screws-hours-of-the-other",
    expression: "x/z",
    numbers: { z: "2..8", y: "3..9", x: "y*z*i" },
    texts: [
      "{n} packed {x} boxes of screws in {y} hours. {m} packs {z} boxes an hour. How many hours does {m} need for as many boxes?",
      "The blue kite rises {x} meters in {y} seconds. The red kite rises {z} meters per second. After how many seconds has the red kite risen as many meters as that?",
      "{y} pounds of figs cost {x} dollars. A pound of dates costs {z} dollars. How many pounds of dates can be bought for the money that these figs cost?",
    ],
  },
];

/** The rate changes on the way, or there are two stretches of time, and either is asked or both. */
const TWO_STRETCHES: readonly WordingFamily[] = [
  {
    id: "daily/pages-of-both-stretches",
    expression: "x*y+z*w",
    numbers: { x: "13..25", y: "5..9", z: "3..10", w: "2..4" },
    texts: [
      "{n} translates {x} pages a day for {y} days and after that {z} pages a day for {w} days. How many pages does {he} translate?",
      "In spring the goat gave {x} cups of milk a week for {y} weeks, and in winter {z} cups a week for {w} weeks. How many cups did it give in both seasons?",
      "At the stand {y} jars of honey were sold for {x} dollars each and {w} candles for {z} dollars each. How many dollars came in?",
    ],
  },
  {
    id: "daily/pages-two-stretches-gap",
    expression: "x*y-z*w",
    numbers: { x: "13..25", y: "5..9", z: "3..10", w: "2..4" },
    texts: [
      "{n} translates {x} pages a day for {y} days and after that {z} pages a day for {w} days. How many pages fewer is it in the second time than in the first?",
      "In spring the goat gave {x} cups of milk a week for {y} weeks, and in winter {z} cups a week for {w} weeks. How many cups more did it give in spring?",
      "At the stand {y} jars of honey were sold for {x} dollars each. Then {w} candles were bought from the money for {z} dollars each. How many dollars were left?",
    ],
  },
  {
    id: "daily/pages-a-day-less-than-before",
    expression: "x-z",
    numbers: { x: "13..25", y: "5..9", z: "3..10", w: "2..4" },
    texts: [
      "{n} translates {x} pages a day for {y} days and after that {z} pages a day for {w} days. How many pages a day is {he} slower in the second time?",
      "In spring the goat gave {x} cups of milk a week for {y} weeks, and in winter {z} cups a week for {w} weeks. How many cups a week more did it give in spring?",
      "At the stand {y} jars of honey were sold for {x} dollars each and {w} candles for {z} dollars each. How many dollars was a jar dearer than a candle?",
    ],
  },
  {
    id: "daily/pages-of-the-second-stretch",
    expression: "z*w",
    numbers: { x: "13..25", y: "5..9", z: "3..10", w: "2..4" },
    texts: [
      "{n} translates {x} pages a day for {y} days and after that {z} pages a day for {w} days. How many pages does {he} translate in the second time?",
      "In spring the goat gave {x} cups of milk a week for {y} weeks, and in winter {z} cups a week for {w} weeks. How many cups did it give in winter?",
      "At the stand {y} jars of honey were sold for {x} dollars each and {w} candles for {z} dollars each. How many dollars did the candles bring in?",
    ],
  },
  {
    id: "rate/well-in-and-out-each-minute",
    expression: "(x-y)*z",
    numbers: { x: "20..45", y: "4..15", z: "3..9" },
    texts: [
      "Each minute {x} liters run into an empty pond and {y} liters run out of it. How many liters are in the pond after {z} minutes?",
      "{n} earns {x} dollars a day and spends {y} dollars of it a day. How many dollars does {he} have left over after {z} days?",
      "Every hour {x} cars drive into the empty garage and {y} cars leave it. How many cars are in it after {z} hours?",
    ],
  },
  {
    id: "rate/well-in-each-minute-out-once",
    expression: "x*z-y",
    numbers: { x: "20..45", y: "4..15", z: "3..9" },
    texts: [
      "Each minute {x} liters run into an empty pond. In {z} minutes {y} liters in all run out of it. How many liters are in the pond after these {z} minutes?",
      "{n} earns {x} dollars a day and spends only {y} dollars of it in all of {z} days. How many dollars does {he} have left over after the {z} days?",
      "Every hour {x} cars drive into the empty garage. During {z} hours only {y} cars leave it in all. How many cars are in it after that?",
    ],
  },
  {
    id: "rate/well-in-from-two-sides",
    expression: "(x+y)*z",
    numbers: { x: "20..45", y: "4..15", z: "3..9" },
    texts: [
      "Each minute {x} liters from a brook and {y} liters from a pipe run into an empty pond. How many liters are in the pond after {z} minutes?",
      "{n} earns {x} dollars a day in the mine and {y} dollars a day at the inn. How many dollars does {he} earn in {z} days?",
      "Every hour {x} cars drive into the empty garage from the north and {y} cars from the south. None leaves. How many cars are in it after {z} hours?",
    ],
  },
  {
    id: "rate/well-in-is-all-that-counts",
    expression: "x*z",
    numbers: { x: "20..45", y: "4..15", z: "3..9" },
    texts: [
      "Each minute {x} liters run into a pond and {y} liters run out of it. How many liters run into the pond in {z} minutes?",
      "{n} earns {x} dollars a day and spends {y} dollars of it a day. How many dollars does {he} earn in {z} days?",
      "Every hour {x} cars drive into the garage and {y} cars leave it. How many cars drive in during {z} hours?",
    ],
  },
  {
    id: "rate/spring-days-at-two-rates",
    expression: "(x-y*z)/w",
    numbers: { y: "8..14", z: "2..6", w: "2..7", x: "y*z+w*i" },
    texts: [
      "A road of {x} miles is paved. {y} miles a week are paved for {z} weeks, then only {w} miles a week. How many weeks more does it take from then on?",
      "{n} needs {x} dollars for a drum. {He} saved {y} dollars a month for {z} months. From now on {he} saves {w} dollars a month. After how many more months does {he} have the money?",
      "{x} cards are to be cut. {m} cuts {y} cards a minute for {z} minutes, and {n} cuts the rest, {w} cards a minute. How many minutes does {n} cut?",
    ],
  },
  {
    id: "rate/spring-amount-missing",
    expression: "x-y*z",
    numbers: { y: "8..14", z: "2..6", w: "2..7", x: "y*z+w*i" },
    texts: [
      "A road of {x} miles is paved. {y} miles a week are paved for {z} weeks, then only {w} miles a week. How many miles are not paved yet when it gets slower?",
      "{n} needs {x} dollars for a drum. {He} saved {y} dollars a month for {z} months. From now on {he} saves {w} dollars a month. How many dollars are missing now?",
      "{x} cards are to be cut. {m} cuts {y} cards a minute for {z} minutes, and {n} cuts the rest, {w} cards a minute. How many cards does {n} cut?",
    ],
  },
  {
    id: "rate/spring-rate-of-the-rest",
    expression: "(x-y*z)/w",
    numbers: { y: "3..9", z: "2..6", w: "2..7", x: "y*z+w*i" },
    texts: [
      "A road of {x} miles is paved. {y} miles a week are paved for {z} weeks, and the rest takes {w} weeks at an even rate. How many miles a week are paved in the last {w} weeks?",
      "{n} needs {x} dollars for a drum. {He} saved {y} dollars a month for {z} months. The missing money {he} saves in {w} equal months. How many dollars a month does {he} save from now on?",
      "{x} cards are to be cut. {m} cuts {y} cards a minute for {z} minutes, and {n} cuts the rest in {w} minutes, the same number each minute. How many cards does {n} cut a minute?",
    ],
  },
  {
    id: "rate/spring-slower-by-how-much",
    expression: "y-w",
    numbers: { w: "2..7", y: "w+i", z: "2..6", x: "y*z+w*i" },
    texts: [
      "A road of {x} miles is paved. {y} miles a week are paved for {z} weeks, then only {w} miles a week. How many miles a week are paved less than before?",
      "{n} needs {x} dollars for a drum. {He} saved {y} dollars a month for {z} months. From now on {he} saves {w} dollars a month. How many dollars a month does {he} save less from now on?",
      "{x} cards are to be cut. {m} cuts {y} cards a minute for {z} minutes, and {n} cuts the rest, {w} cards a minute. How many more cards a minute does {m} cut?",
    ],
  },
  {
    id: "pace/canoe-two-times-added",
    expression: "x/y+z/w",
    numbers: { y: "4..9", x: "y*(i+2)", w: "2..3", z: "w*j" },
    texts: [
      "{n} rows {x} kilometers down the stream at {y} kilometers an hour and then {z} kilometers up the stream at {w} kilometers an hour. How many hours does {he} row?",
      "The oven dries {x} apple slices, {y} slices an hour, and after that {z} plums, {w} plums an hour. How many hours is it on?",
      "{k} signs {x} letters, {y} a minute, and then {z} checks, {w} a minute. For how many minutes does {k} sign?",
    ],
  },
  {
    id: "pace/canoe-time-of-the-first-only",
    expression: "x/y",
    numbers: { y: "4..9", x: "y*(i+2)", w: "2..3", z: "w*j" },
    texts: [
      "{n} rows {x} kilometers down the stream at {y} kilometers an hour and then {z} kilometers up the stream at {w} kilometers an hour. How many hours does {he} row down the stream?",
      "The oven dries {x} apple slices, {y} slices an hour, and after that {z} plums, {w} plums an hour. After how many hours are the apple slices done?",
      "{k} signs {x} letters, {y} a minute, and then {z} checks, {w} a minute. For how many minutes does {k} sign letters?",
    ],
  },
  {
    id: "pace/canoe-way-of-both",
    expression: "x+z",
    numbers: { y: "4..9", x: "y*(i+2)", w: "2..3", z: "w*j" },
    texts: [
      "{n} rows {x} kilometers down the stream at {y} kilometers an hour and then {z} kilometers up the stream at {w} kilometers an hour. How many kilometers does {he} row?",
      "The oven dries {x} apple slices, {y} slices an hour, and after that {z} plums, {w} plums an hour. How many pieces of fruit does it dry?",
      "{k} signs {x} letters, {y} a minute, and then {z} checks, {w} a minute. How many times does {k} sign?",
    ],
  },
  {
    id: "daily/vet-each-day-both-kinds",
    expression: "(x+y)*z",
    numbers: { x: "6..15", y: "3..9", z: "3..7" },
    texts: [
      "A vet treats {x} dogs and {y} parrots each day. How many animals does she treat in {z} days?",
      "{n} does {x} squats and {y} jumps every minute. How many squats and jumps is that in {z} minutes?",
      "The ferry takes {x} trucks and {y} vans per trip. Find the number of vehicles for {z} trips.",
    ],
  },
  {
    id: "daily/vet-each-day-more-of-one",
    expression: "(x-y)*z",
    numbers: { x: "11..20", y: "3..9", z: "3..7" },
    texts: [
      "A vet treats {x} dogs and {y} parrots each day. How many more dogs than parrots does she treat in {z} days?",
      "{n} does {x} squats and {y} jumps every minute. How many fewer jumps than squats is that in {z} minutes?",
      "The ferry takes {x} vehicles per trip, and {y} of them are vans. Find the number of vehicles that are not vans for {z} trips.",
    ],
  },
  {
    id: "daily/vet-each-day-one-kind",
    expression: "y*z",
    numbers: { x: "6..15", y: "3..9", z: "3..7" },
    texts: [
      "A vet treats {x} dogs and {y} parrots each day. How many parrots does she treat in {z} days?",
      "{n} does {x} squats and {y} jumps every minute. How many jumps is that in {z} minutes?",
      "The ferry takes {x} trucks and {y} vans per trip. Find the number of vans for {z} trips.",
    ],
  },
  {
    id: "daily/vet-one-kind-only-once",
    expression: "x*z+y",
    numbers: { x: "6..15", y: "3..9", z: "3..7" },
    texts: [
      "A vet treats {x} dogs each day. In all of {z} days she treats only {y} parrots. How many dogs and parrots does she treat in these days?",
      "{n} does {x} squats every minute and {y} jumps only at the very end. How many squats and jumps is that in {z} minutes?",
      "The ferry takes {x} trucks per trip and on its last trip {y} vans as well. Find the number of vehicles for {z} trips.",
    ],
  },
  {
    id: "pace/toboggan-runs-with-the-pauses",
    expression: "(x+y)*z",
    numbers: { x: "5..15", y: "2..4", z: "3..9" },
    texts: [
      "A sled run takes {x} minutes, and the way back up takes {y} minutes. How many minutes do {z} runs take with the way back up each time?",
      "{n} knits a mitten in {x} hours and sews its lining in {y} hours. How many hours does {he} need for {z} mittens with linings?",
      "Per bottle the winery pays {x} cents for the glass and {y} cents for the cork. How many cents does it pay for {z} corked bottles?",
    ],
  },
  {
    id: "pace/toboggan-runs-without-the-pauses",
    expression: "x*z",
    numbers: { x: "5..15", y: "2..4", z: "3..9" },
    texts: [
      "A sled run takes {x} minutes, and the way back up takes {y} minutes. How many minutes do {z} runs take without the way back up?",
      "{n} knits a mitten in {x} hours and sews its lining in {y} hours. How many hours does {he} need to knit {z} mittens without any lining?",
      "Per bottle the winery pays {x} cents for the glass and {y} cents for the cork. How many cents does it pay for the glass of {z} bottles?",
    ],
  },
  {
    id: "pace/toboggan-runs-and-one-pause",
    expression: "x*z+y",
    numbers: { x: "5..15", y: "2..4", z: "3..9" },
    texts: [
      "A sled run takes {x} minutes, and a drink afterwards takes {y} minutes. How many minutes do {z} runs and one drink take?",
      "{n} knits a mitten in {x} hours and sews a lining in {y} hours. How many hours does {he} need for {z} mittens if only one of them gets a lining?",
      "Per bottle the winery pays {x} cents for the glass, and {y} cents for a cork. How many cents does it pay for {z} bottles and a single cork?",
    ],
  },
  {
    id: "pace/toboggan-run-is-longer-by",
    expression: "x-y",
    numbers: { x: "5..15", y: "2..4", z: "3..9" },
    texts: [
      "A sled run takes {x} minutes, and the way back up on the lift takes {y} minutes. {n} goes {z} times. How many minutes longer does one run take than one way up?",
      "{n} knits a mitten in {x} hours and sews its lining in {y} hours. {He} makes {z} mittens. How many hours less does {he} need for one lining than for one mitten?",
      "Per bottle the winery pays {x} cents for the glass and {y} cents for the cork. It buys {z} bottles. By how many cents is the glass of a bottle dearer than its cork?",
    ],
  },
];

/** Families of things that happen at a rate, in sets whose stories are nearly the same and whose calculations are not. */
export const CONTRASTS_OF_RATES: readonly WordingFamily[] = [
  ...MACHINES,
  ...ON_THE_MOVE,
  ...DAY_BY_DAY,
  ...PER_PIECE,
  ...FILL_AND_EMPTY,
  ...TWO_AT_WORK,
  ...RATE_AND_MORE,
  ...FROM_RATE_TO_RATE,
  ...TWO_STRETCHES,
];
