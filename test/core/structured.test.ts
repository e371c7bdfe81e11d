import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { readFields, sayStructured, textOf, textWithin, yesOrNo } from "../../core/structured.ts";
import { scriptedContext } from "../support/scripted-context.ts";

const NAMES = ["reason", "answer", "side", "preference"];

const anyVerdict = fc.record({
  reason: fc.oneof(fc.string({ unit: "binary" }), fc.lorem({ maxCount: 20 })),
  answer: fc.oneof(fc.string(), fc.integer(), fc.double({ noNaN: true, noDefaultInfinity: true })),
  side: fc.constantFrom("affirmative", "negative", "neither", null),
  preference: fc.oneof(fc.boolean(), fc.constantFrom("yes", "no")),
});

/** An object as JSON has it: no negative zero. */
const printed = (verdict: object): Record<string, unknown> =>
  JSON.parse(JSON.stringify(verdict)) as Record<string, unknown>;

/** Words around an object: anything without quotes. */
const anyProse = fc.string().map((text) => text.replace(/["'“”]/g, ""));

describe("readFields", () => {
  it("reads whatever object is printed, on one line or on several", () => {
    fc.assert(
      fc.property(anyVerdict, fc.constantFrom(0, 2), (verdict, indent) => {
        expect(readFields(JSON.stringify(verdict, null, indent), NAMES)).toEqual(printed(verdict));
      }),
    );
  });

  it.each([
    ["\\boxed{12}", "\\boxed{12}"],
    ["\\frac{3}{4}", "\\frac{3}{4}"],
    ["1\\dfrac{1}{2}", "1\\dfrac{1}{2}"],
    ["\\text{B}", "\\text{B}"],
    ["\\\\boxed{12}", "\\boxed{12}"],
    ["one\\nThe other\\ttext", "one\nThe other\ttext"],
    ['\\u0041\\"', 'A"'],
  ])("reads the text %s with LaTeX as LaTeX, and escapes as escapes", (written, read) => {
    expect(readFields(`{"answer": "${written}"}`, NAMES)).toEqual({ answer: read });
    expect(readFields(`{"answer": "${written}", }`, NAMES)).toEqual({ answer: read });
  });

  it("reads an object between words and in a code block", () => {
    fc.assert(
      fc.property(anyVerdict, anyProse, anyProse, (verdict, before, after) => {
        const json = JSON.stringify(verdict, null, 2);
        expect(readFields(`${before}\n${json}\n${after}`, NAMES)).toEqual(printed(verdict));
        expect(readFields(`${before}\n\`\`\`json\n${json}\n\`\`\`\n${after}`, NAMES)).toEqual(
          printed(verdict),
        );
      }),
    );
  });

  it("reads the fields before the place where a reply is cut off, and of a text that is cut what is there", () => {
    fc.assert(
      fc.property(anyVerdict, fc.double({ min: 0, max: 1, noNaN: true }), (verdict, share) => {
        const json = JSON.stringify(verdict);
        const cut = json.slice(0, Math.floor(json.length * share));
        const whole = printed(verdict);
        for (const [name, value] of Object.entries(readFields(cut, NAMES, "length") ?? {})) {
          const expected = whole[name];
          if (typeof expected === "string") expect(expected.startsWith(String(value))).toBe(true);
          else expect(value).toBe(expected);
        }
      }),
    );
  });

  it("loses no field that a cut comes after", () => {
    fc.assert(
      fc.property(anyVerdict, fc.nat(), (verdict, at) => {
        const whole = printed(verdict);
        const kept = Object.fromEntries(Object.entries(whole).slice(0, 1 + (at % NAMES.length)));
        const cut = `${JSON.stringify(kept).slice(0, -1)},"`;
        expect(readFields(cut, NAMES, "length")).toEqual(kept);
      }),
    );
  });

  it("does not take half a number or half a word for the whole", () => {
    expect(readFields('{"reason": "x", "confidence": 1', ["confidence"], "length")).toBeNull();
    expect(readFields('{"preference": tru', ["preference"], "length")).toBeNull();
    expect(readFields('{"confidence": 10', ["confidence"])).toEqual({ confidence: 10 });
  });

  it("leaves out half an escape", () => {
    expect(readFields('{"reason": "a\\u00', ["reason"], "length")).toEqual({ reason: "a" });
    expect(readFields('{"reason": "a\\', ["reason"], "length")).toEqual({ reason: "a" });
  });

  it.each([
    ["single quotes", "{'reason': 'both differ', 'answer': '12', 'preference': true}"],
    ["a comma too many", '{"reason": "both differ", "answer": "12", "preference": true,}'],
    ["curly quotes", "{“reason”: “both differ”, “answer”: “12”, “preference”: true}"],
    ["names in other letters", '{"Reason": "both differ", "ANSWER": "12", "Preference": true}'],
    [
      "a line break inside a text",
      '{"reason": "both differ", "answer": "12", "note": "a\nb", "preference": true}',
    ],
    [
      "the object inside another",
      '{"verdict": {"reason": "both differ", "answer": "12", "preference": true}}',
    ],
    ["the object in a list", '[{"reason": "both differ", "answer": "12", "preference": true}]'],
    ["no closing brace", '{"reason": "both differ", "answer": "12", "preference": true'],
  ])("reads %s", (_what, text) => {
    expect(readFields(text, NAMES)).toEqual({ reason: "both differ", answer: "12", preference: true });
  });

  it("goes on after a text that holds unescaped quotes", () => {
    expect(readFields('{"reason": "He said "no" to it", "answer": "12"}', NAMES)).toMatchObject({
      answer: "12",
    });
  });

  it("keeps a backslash that begins no escape of four digits", () => {
    expect(readFields('{"reason": "x", "answer": "\\underline",}', ["answer"])).toEqual({
      answer: "underline",
    });
  });

  it("takes the last of several objects", () => {
    expect(readFields('{"answer": "1"} No: {"answer": "2"}', NAMES)).toEqual({ answer: "2" });
  });

  it("finds nothing in a reply without these fields", () => {
    for (const text of ["", "The answer is 5.", '{"other": 1}', "{}", "[1, 2]", '"answer"']) {
      expect(readFields(text, NAMES)).toBeNull();
    }
  });

  test.each([
    '"answer": "',
    '"answer": \\"',
    '"a":\'"b":',
    "“answer”: “",
    '"answer"  ',
    '"answer": 1',
    "{",
    "}",
    '"',
    "\\",
    " ",
  ])("gets through 500,000 characters of %j", (piece) => {
    const text = piece.repeat(Math.ceil(500_000 / piece.length));
    expect(() => readFields(`{"answer": "${text}`, ["reason"], "length")).not.toThrow();
    expect(() => readFields(text, ["reason"])).not.toThrow();
  });
});

describe("sayStructured", () => {
  it("asks for an object of these fields, in this order, and reads it", async () => {
    const context = scriptedContext(() => '{"reason": "both agree", "answer": "7"}');
    const fields = { reason: textWithin(512, 0.5), answer: textWithin(512, 0.5) } as const;
    const { values, turn } = await sayStructured(context, "moderator", "verdict", [], fields);
    expect(values).toEqual({ reason: "both agree", answer: "7" });
    expect(turn.path).toBe("verdict");
    expect(Object.keys(fields)).toEqual(["reason", "answer"]);
    expect(context.calls[0]?.sampling).toEqual({ schema: { type: "object", properties: fields } });
  });

  it("reads what there is of a reply that was cut off", async () => {
    const context = scriptedContext(() => ({ text: '{"reason": "both", "confidence": 1', ended: "length" }));
    const fields = { reason: textWithin(512, 1), confidence: { type: "integer" } } as const;
    const { values } = await sayStructured(context, "reviewer", "review", [], fields);
    expect(values).toEqual({ reason: "both" });
  });

  it("has no values where the reply is no object", async () => {
    const context = scriptedContext(() => "I cannot say.");
    const { values } = await sayStructured(context, "moderator", "verdict", [], {
      answer: textWithin(512, 1),
    });
    expect(values).toBeNull();
  });
});

describe("textWithin", () => {
  it("lets all texts of a schema together fit the reply, a token being at least one character", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 200, max: 32_000 }),
        fc.double({ min: 0.2, max: 0.8, noNaN: true }),
        (tokens, share) => {
          const lengths = [share, 1 - share].map((part) => textWithin(tokens, part).maxLength);
          expect(lengths.reduce((sum, length) => sum + length, 0)).toBeLessThan(tokens);
        },
      ),
    );
  });

  it("asks for no text longer than a grammar can limit, however long the reply may be", () => {
    expect(textWithin(8192, 1).maxLength).toBe(1999);
  });
});

describe("the values of a reply", () => {
  it("are texts, also where they were printed as numbers or truth values", () => {
    expect([" a ", 4, true, null, undefined, {}].map(textOf)).toEqual(["a", "4", "true", "", "", ""]);
  });

  it("say yes or no in several forms, or neither", () => {
    expect([true, "yes", "Yes.", "TRUE"].map(yesOrNo)).toEqual([true, true, true, true]);
    expect([false, "no", "No preference", "none"].map(yesOrNo)).toEqual([false, false, false, false]);
    expect(["", "not sure", null, undefined, 3].map(yesOrNo)).toEqual([null, null, null, null, null]);
  });
});
