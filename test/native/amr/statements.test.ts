import { test } from "vitest";
import { expectGraph } from "./amr-lite.ts";

test("a verb is a frame with its subject and object as arguments", () =>
  expectGraph("The dog eats a bone.", "(e / eat-01 :ARG0 (d / dog) :ARG1 (b / bone))"));

test("in the passive voice the subject undergoes, and `by` says who does", () =>
  expectGraph("The bone was eaten by the dog.", "(e / eat-01 :ARG0 (d / dog) :ARG1 (b / bone))"));

test("the receiver before what is given is the same as behind `to`", async () => {
  const given =
    '(g / give-01 :ARG0 (p / person :name (n / name :op1 "Tom")) :ARG1 (b / book) :ARG2 (t / teacher))';
  await expectGraph("Tom gave the neighbor a book.", given.replace("(t / teacher)", "(n2 / neighbor)"));
  await expectGraph("Tom gave a book to the neighbor.", given.replace("(t / teacher)", "(n2 / neighbor)"));
});

test("`not` is a negative polarity", () =>
  expectGraph("The dog does not sleep.", "(s / sleep-01 :ARG0 (d / dog) :polarity -)"));

test.each([
  ["The dog can swim.", "(p / possible-01 :ARG1 (s / swim-01 :ARG0 (d / dog)))"],
  ["The dog must swim.", "(o / obligate-01 :ARG2 (s / swim-01 :ARG0 (d / dog)))"],
  ["The dog has to swim.", "(o / obligate-01 :ARG2 (s / swim-01 :ARG0 (d / dog)))"],
  ["The dog should swim.", "(r / recommend-01 :ARG1 (s / swim-01 :ARG0 (d / dog)))"],
])("a modal verb stands over the verb: %s", (text, penman) => expectGraph(text, penman));

test("an infinitive is what a verb such as `want` is about, done by the same subject", () =>
  expectGraph("The dog wants to swim.", "(w / want-01 :ARG0 (d / dog) :ARG1 (s / swim-01 :ARG0 d))"));

test("behind other verbs an infinitive is a purpose", () =>
  expectGraph(
    "The dog runs to catch the ball.",
    "(r / run-02 :ARG0 (d / dog) :purpose (c / catch-01 :ARG0 d :ARG1 (b / ball)))",
  ));

test("`if` makes a condition and `because` a cause", async () => {
  await expectGraph(
    "If the dog sleeps, the cat runs.",
    "(r / run-02 :ARG0 (c / cat) :condition (s / sleep-01 :ARG0 (d / dog)))",
  );
  await expectGraph(
    "The cat runs because the dog sleeps.",
    "(r / run-02 :ARG0 (c / cat) :cause (s / sleep-01 :ARG0 (d / dog)))",
  );
});

test("`after` and `before` say when", () =>
  expectGraph(
    "The cat runs after the dog sleeps.",
    "(r / run-02 :ARG0 (c / cat) :time (a / after :op1 (s / sleep-01 :ARG0 (d / dog))))",
  ));

test("clauses joined by `and` share the subject", () =>
  expectGraph(
    "The dog sleeps and eats a bone.",
    "(a / and :op1 (s / sleep-01 :ARG0 (d / dog)) :op2 (e / eat-01 :ARG0 d :ARG1 (b2 / bone)))",
  ));

test("nouns joined by `and` are one argument", () =>
  expectGraph(
    "The dog and the cat eat apples, pears and plums.",
    "(e / eat-01 :ARG0 (a / and :op1 (d / dog) :op2 (c / cat)) :ARG1 (a2 / and :op1 (a3 / apple) :op2 (p / pear) :op3 (p2 / plum)))",
  ));

test("`is` says of its subject what it is, or how", async () => {
  await expectGraph("The dog is an animal.", "(a / animal :domain (d / dog))");
  await expectGraph("The dog is hungry.", "(h / hungry :domain (d / dog))");
});

test("`there is` says where something is", () =>
  expectGraph("There is a dog in the garden.", "(b / be-located-at-91 :ARG1 (d / dog) :ARG2 (g / garden))"));

test("a relative clause takes its noun as an argument", async () => {
  const penman = "(s / sleep-01 :ARG0 (d / dog :ARG0-of (e / eat-01 :ARG1 (b2 / bone))))";
  await expectGraph("The dog that ate the bone slept.", penman);
  await expectGraph(
    "The cat sees the bone the neighbor hid.",
    "(s / see-01 :ARG0 (c / cat) :ARG1 (b / bone) :ARG2 (n / neighbor :ARG1-of (h / hide-01)))",
  );
});

test("`'s` and `of` say whose, and a relative is a role towards somebody", async () => {
  await expectGraph(
    "Tom's dog sleeps.",
    '(s / sleep-01 :ARG0 (d / dog :poss (p / person :name (n / name :op1 "Tom"))))',
  );
  await expectGraph(
    "Tom's sister sings.",
    '(s / sing-01 :ARG0 (p2 / person :ARG0-of (h / have-rel-role-91 :ARG1 (p / person :name (n / name :op1 "Tom")) :ARG2 (s2 / sister))))',
  );
});

test("one who does something is a person of that verb", () =>
  expectGraph("The writer sings.", "(s / sing-01 :ARG0 (p / person :ARG0-of (w / write-01)))"));

test("the adjective of a country is the country", () =>
  expectGraph(
    "The neighbor sings a Danish song.",
    '(s / sing-01 :ARG0 (n / neighbor) :ARG1 (s2 / song :mod (c / country :name (n2 / name :op1 "Denmark"))))',
  ));

test("`he` and `she` are the person that the text is about", () =>
  expectGraph(
    "Mary met John. She sang.",
    '(m / multi-sentence :snt1 (m2 / meet-01 :ARG0 (p / person :name (n / name :op1 "Mary")) :ARG1 (p2 / person :name (n2 / name :op1 "John"))) :snt2 (s / sing-01 :ARG0 p))',
  ));

test("the same name is the same node in every sentence", () =>
  expectGraph(
    "Tom sang. The dog likes Tom.",
    '(m / multi-sentence :snt1 (s / sing-01 :ARG0 (p / person :name (n / name :op1 "Tom"))) :snt2 (l / like-01 :ARG0 (d / dog) :ARG1 p))',
  ));
