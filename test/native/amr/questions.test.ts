import { test } from "vitest";
import { expectGraph } from "./amr-lite.ts";

test("what is asked for is amr-unknown, as a subject and as an object", async () => {
  await expectGraph("Who ate the bone?", "(e / eat-01 :ARG0 (a / amr-unknown) :ARG1 (b / bone))");
  await expectGraph("What did the dog eat?", "(e / eat-01 :ARG0 (d / dog) :ARG1 (a / amr-unknown))");
});

test("`which` asks for one of its noun", () =>
  expectGraph("Which dog slept?", "(s / sleep-01 :ARG0 (d / dog :mod (a / amr-unknown)))"));

test("`how many` asks for a number", () =>
  expectGraph(
    "How many bones does the dog have?",
    "(h / have-03 :ARG0 (d / dog) :ARG1 (b / bone :quant (a / amr-unknown)))",
  ));

test("`left` behind `have` is what remains, not the verb", () =>
  expectGraph(
    "How many bones does the dog have left?",
    "(h / have-03 :ARG0 (d / dog) :ARG1 (b / bone :quant (a / amr-unknown) :ARG1-of (l / leave-17)))",
  ));

test.each([
  ["Where did the dog eat?", "location"],
  ["When did the dog eat?", "time"],
  ["Why did the dog eat?", "cause"],
  ["How did the dog eat?", "manner"],
])("a question word asks for a circumstance: %s", (text, role) =>
  expectGraph(text, `(e / eat-01 :ARG0 (d / dog) :${role} (a / amr-unknown))`),
);

test("a question to be answered by yes or no asks for the polarity", () =>
  expectGraph("Did the dog sleep?", "(s / sleep-01 :ARG0 (d / dog) :polarity (a / amr-unknown))"));

test("a preposition at the end belongs to what is asked for", () =>
  expectGraph(
    "Which garden did the dog eat in?",
    "(e / eat-01 :ARG0 (d / dog) :location (g / garden :mod (a / amr-unknown)))",
  ));

test("`who is the mayor of` asks for the role in a place", () =>
  expectGraph(
    "Who is the mayor of Berlin?",
    '(h / have-org-role-91 :ARG0 (a / amr-unknown) :ARG1 (c / city :name (n / name :op1 "Berlin")) :ARG2 (m / mayor))',
  ));

test("a superlative that is asked for is have-degree-91", () =>
  expectGraph(
    "What is the longest river in Spain?",
    '(h / have-degree-91 :ARG1 (a / amr-unknown) :ARG2 (l / long) :ARG3 (m / most) :ARG5 (r / river :location (c / country :name (n / name :op1 "Spain"))))',
  ));

test("`how tall` asks for a degree", () =>
  expectGraph("How tall is the tower?", "(t / tall :degree (a / amr-unknown) :domain (t2 / tower))"));

test("a command is imperative, and you carry it out", () =>
  expectGraph(
    "Give me all books about dogs.",
    "(g / give-01 :mode imperative :ARG0 (y / you) :ARG1 (b / book :mod (a / all) :topic (d / dog)) :ARG2 (i / i))",
  ));

test("a command not to do something is negated", () =>
  expectGraph(
    "Do not eat the bone.",
    "(e / eat-01 :mode imperative :polarity - :ARG0 (y / you) :ARG1 (b / bone))",
  ));
