import { describe, expect, test } from "vitest";
import { ANSWER_PLACES } from "../../core/events.ts";
import { STRATEGIES } from "../../core/strategies/index.ts";
import { ODDITY_IDS } from "../../core/strategies/oddity.ts";
import { PRACTICE, readCatalog } from "../../engine/models/built-in.ts";
import { en } from "../../renderer/i18n/en/index.ts";
import { analysesZh } from "../../renderer/i18n/zh-CN/analyses.ts";
import { zhCN } from "../../renderer/i18n/zh-CN/index.ts";
import { modelNotesZh } from "../../renderer/i18n/zh-CN/model-notes.ts";
import { pageSources, usesOf, visibleWords, withoutComments } from "./support/source-texts.ts";
import { askedKey, filledIn, flatTexts } from "./support/texts.ts";

const english = flatTexts(en);
const chinese = flatTexts(zhCN);
const groups = Object.keys(en);
const keys = [...new Set([...english.keys()].map(askedKey))].sort();
const sources = pageSources();
const uses = sources.flatMap((source) => usesOf(source, groups));

describe("the texts of the page", () => {
  test("are there in both languages, under the same keys", () => {
    expect([...new Set([...chinese.keys()].map(askedKey))].sort()).toEqual(keys);
  });

  test("have the forms of plurals that each language has", () => {
    const ones = [...english.keys()].filter((key) => key.endsWith("_one"));
    const others = ones.map((key) => `${askedKey(key)}_other`);

    expect(others.filter((key) => !english.has(key))).toEqual([]);
    expect(others.filter((key) => !chinese.has(key))).toEqual([]);
    expect([...chinese.keys()].filter((key) => key.endsWith("_one"))).toEqual([]);
  });

  test("fill in the same things in both languages", () => {
    expect(Object.fromEntries(filledIn(chinese))).toEqual(Object.fromEntries(filledIn(english)));
  });

  test("are all used", () => {
    expect(keys.filter((key) => !uses.some(({ matches }) => matches(key)))).toEqual([]);
  });

  test("are there wherever the page asks for one", () => {
    const missing = uses.filter(({ matches }) => !keys.some(matches));

    expect(missing.map(({ path, key }) => `${path}: ${key}`)).toEqual([]);
  });

  test("call a debate's rounds, its judge and its early end in Chinese analyses as they are called elsewhere", () => {
    expect(analysesZh.columns.round).toBe(zhCN.pictures.columns.round);
    expect(analysesZh.columns["adaptive-break"]).toBe(zhCN.strategies.options.adaptiveBreak);
    expect(JSON.stringify(analysesZh)).not.toMatch(/轮|评判者|评判正确|评判错误|中止/);
  });

  test.each([
    [
      ...["evaluate.results.tokensEach", "sweep.page.tokensEach"],
      ...["compare.runs.generated", "compare.budget.generated"],
    ],
    ["ask.context.label", "evaluate.fields.context"],
    ["ask.answerType", "evaluate.fields.answerType"],
  ])("call one thing by one name wherever it is shown: %s", (first, ...others) => {
    for (const texts of [english, chinese])
      for (const key of others) expect(texts.get(key)).toBe(texts.get(first));
  });

  test("write percent signs in Chinese right behind fixed numbers", () => {
    expect(JSON.stringify([zhCN, analysesZh])).not.toMatch(/\d %/);
  });

  test("are empty in no language", () => {
    const empty = [...english, ...chinese].filter(([, text]) => text.trim() === "");

    expect(empty).toEqual([]);
  });
});

describe("the sources of the page", () => {
  test("hold no Chinese beside the language's own name", () => {
    const found = sources.flatMap(({ path, text }) =>
      [...text.replace("简体中文", "").matchAll(/[\u3000-\u303f\u3400-\u9fff\uff00-\uffef]+/g)].map(
        ([words]) => `${path}: ${words}`,
      ),
    );

    expect(found).toEqual([]);
  });

  test("join no words by the comma of English", () => {
    // Charts join colours.
    const joining = sources.filter(
      ({ path, text }) => !path.startsWith("charts/") && /\.join\("[,;] "\)/.test(text),
    );

    expect(joining.map(({ path }) => path)).toEqual([]);
  });

  test("join no name and value by the colon of English", () => {
    const joining = sources.filter(({ text }) => /: \$\{|\}: (\{\w|<)/.test(text));

    expect(joining.map(({ path }) => path)).toEqual([]);
  });

  test("hold no words for people beside names", () => {
    const names = /^([·,()\s]*(Counterpoint|SHA-256|Esc)?[·,()\s]*)$/;
    const found = sources
      .filter(({ path }) => path.endsWith(".tsx"))
      .flatMap(({ path, text }) =>
        visibleWords(text)
          .filter((words) => !names.test(words))
          .map((words) => `${path}: ${words}`),
      );

    expect(found).toEqual([]);
  });
});

describe("what the engine brings", () => {
  test("strategies and their options have words in both languages", () => {
    const wanted = STRATEGIES.flatMap(({ id, options }) => [
      `strategies.methods.${id}.title`,
      `strategies.methods.${id}.summary`,
      ...Object.keys(options).flatMap((option) => [
        `strategies.options.${option}`,
        `strategies.methods.${id}.help.${option}`,
      ]),
    ]);

    expect(wanted.filter((key) => !english.has(key) || !chinese.has(key))).toEqual([]);
  });

  test("oddities of options have words in both languages, and no others have", () => {
    const ids = [...ODDITY_IDS].sort();

    expect(Object.keys(en.strategies.oddities).sort()).toEqual(ids);
    expect(Object.keys(zhCN.strategies.oddities).sort()).toEqual(ids);
  });

  test("places that answers are read from have words in both languages, and no others have", () => {
    const places = ANSWER_PLACES.map((place) => place.replaceAll(/[^a-z]+/gi, "-")).sort();

    expect(Object.keys(en.transcript.from).sort()).toEqual(places);
    expect(Object.keys(zhCN.transcript.from).sort()).toEqual(places);
  });

  test("models of the catalogue have notes in Chinese, and no others", async () => {
    const ids = (await readCatalog()).map(({ id }) => id);

    expect(Object.keys(modelNotesZh).sort()).toEqual([PRACTICE, ...ids].sort());
  });
});

describe("the search for words in sources", () => {
  test("finds words between tags, before values and in attributes", () => {
    const jsx = `<p title="A title">Some words</p><b>before {value}</b>`;

    expect(visibleWords(jsx)).toEqual(["Some words", "before", "A title"]);
  });

  test("takes types and arrows for no words", () => {
    const code = `const all: Promise<string> = f((one) => one.size);\nfunction g(): Map<string, Foo> { }`;

    expect(visibleWords(code)).toEqual([]);
  });

  test("leaves out comments, but not addresses", () => {
    expect(withoutComments("a /* b */ c // d\n'http://e'")).toBe("a  c \n'http://e'");
  });

  test("takes a template for every key that it can stand for", () => {
    const [use] = usesOf({ path: "x.tsx", text: "t(`frame.views.${view}`)" }, ["frame"]);

    expect(use?.matches("frame.views.ask")).toBe(true);
    expect(use?.matches("frame.undo")).toBe(false);
  });

  test("takes a template for the members alone of a list that the source writes out", () => {
    const lines = [
      'const SIDES = ["left", "right"] as const;',
      "SIDES.map((side) => t(`frame.${side}`));",
      "t(`frame.${other}`);",
    ];
    const [listed, other] = usesOf({ path: "x.tsx", text: lines.join("\n") }, ["frame"]);
    const keys = ["frame.left", "frame.right", "frame.title"];

    expect(keys.filter((key) => listed?.matches(key))).toEqual(["frame.left", "frame.right"]);
    expect(keys.filter((key) => other?.matches(key))).toEqual(keys);
  });
});
