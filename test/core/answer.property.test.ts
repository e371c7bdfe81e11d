import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { answerKey, canonicalAnswer, extractAnswer, sameAnswer, splitReasoning } from "../../core/answer.ts";
import { ANSWER_TYPES, type AnswerType, type Question } from "../../core/question.ts";

const CHOICES = [
  { label: "A", text: "library" },
  { label: "B", text: "a bank" },
  { label: "C", text: "12 km" },
];

function asked(answerType: AnswerType): Question {
  return { id: "q", text: "", answerType, choices: answerType === "choice" ? CHOICES : [] };
}

const type = fc.constantFrom(...ANSWER_TYPES);

/** Pieces of which replies are made, well and badly. */
const piece = fc.oneof(
  fc.string({ unit: "grapheme", maxLength: 12 }),
  fc.integer().map(String),
  fc.constantFrom(
    ..."the answer is |Answer:|answer|\\boxed{|\\frac{|}|{|\\text{|\\|$|**|`|```\n|<think>|</think>|\n|. |B)|(a)|library".split(
      "|",
    ),
    ..."yes|no|true|not|12 km|3/4|1,200|10^|×|=|-|–|%|答案是|、|。|the claim is |so, |she has | or |?|X|…|½|10³|\uE000|\uE001".split(
      "|",
    ),
  ),
);
const reply = fc.array(piece, { maxLength: 40 }).map((pieces) => pieces.join(""));
/** What may stand before an answer: reasoning that is never closed would reach beyond it. */
const before = fc
  .array(
    piece.filter((one) => one !== "<think>"),
    { maxLength: 40 },
  )
  .map((pieces) => pieces.join(""));

describe("any reply", () => {
  test("is read without an error, and what is read is its own canonical form", () => {
    fc.assert(
      fc.property(reply, type, fc.constantFrom("stop", "length"), (text, answerType, ended) => {
        const question = asked(answerType);
        const answer = extractAnswer(text, question, ended);
        if (answer !== null) expect(canonicalAnswer(answer, question)).toBe(answer);
      }),
      { numRuns: 3000 },
    );
  });

  test("loses only its think tags and the spaces around its parts", () => {
    fc.assert(
      fc.property(reply, (reply) => {
        const { text, reasoning } = splitReasoning(reply);
        const kept = `${text}${reasoning ?? ""}`.replace(/\s/g, "").length;
        expect(kept).toBe(reply.replace(/<\/?think>/g, "").replace(/\s/g, "").length);
        expect(splitReasoning(text)).toEqual({ text, reasoning: null });
      }),
    );
  });
});

describe("any bare answer", () => {
  test("has a canonical form that is its own canonical form and the same answer", () => {
    fc.assert(
      fc.property(reply, type, (raw, answerType) => {
        const question = asked(answerType);
        const canonical = canonicalAnswer(raw, question);
        if (canonical === null) return;
        expect(canonicalAnswer(canonical, question)).toBe(canonical);
        if (answerType === "number") expect(sameAnswer(raw, canonical, "number")).toBe(true);
      }),
      { numRuns: 3000 },
    );
  });
});

describe("any number", () => {
  const cents = fc.bigInt({ min: -(10n ** 30n), max: 10n ** 30n });

  test("has the same key in every way of writing it", () => {
    fc.assert(
      fc.property(cents, (value) => {
        const size = value < 0n ? -value : value;
        const sign = value < 0n ? "-" : "";
        const whole = String(size / 100n);
        const hundredths = String(size % 100n).padStart(2, "0");
        const groups = whole.replace(/\B(?=(?:\d{3})+$)/g, ",");
        const forms = [
          `${sign}${whole}.${hundredths}`,
          `${sign}${groups}.${hundredths}`,
          `${sign}$${groups}.${hundredths}`,
          `${sign}${groups.replaceAll(",", "\u00a0")}.${hundredths}000`,
          `${sign.replace("-", "\u2212")}${whole}.${hundredths} dollars.`,
          `${value}/100`,
          `${value}e-2`,
          `${value} × 10^-2`,
          `${sign}${whole}.${hundredths}%`,
        ];
        expect(new Set(forms.map((form) => answerKey(form, "number"))).size).toBe(1);
      }),
    );
  });

  test("is found behind the marker, whatever comes before", () => {
    fc.assert(
      fc.property(cents, before, (value, earlier) => {
        const question = asked("number");
        const canonical = canonicalAnswer(String(value), question);
        expect(extractAnswer(`${earlier}\n\nThe answer is ${value}.`, question)).toBe(canonical);
        expect(extractAnswer(`${earlier} \\(\\boxed{${value}}\\).`, question)).toBe(canonical);
      }),
    );
  });

  test("differs from another whole number", () => {
    fc.assert(
      fc.property(cents, cents, (left, right) => {
        expect(sameAnswer(String(left), String(right), "number")).toBe(left === right);
      }),
    );
  });
});

describe("a reply of 200,000 characters", () => {
  const hostile = [
    ..."the answer is |answer: |answer |\\boxed{|{|}|\\frac{|<think>|</think>|```\n|**|\"|'|1|1,222|1,22,|9.|= |(|\\|".split(
      "|",
    ),
    ...".|. |\n|  |the claim is |option |A) |translation |\u00a0|—|10^|1/|-|[|\uE000|\\begin|不|X.".split(
      "|",
    ),
  ].filter((piece) => piece !== "");

  test.each(hostile)("made of %j is read", (piece) => {
    const reply = piece.repeat(Math.ceil(200_000 / piece.length));
    for (const answerType of ANSWER_TYPES) {
      expect(() => extractAnswer(reply, asked(answerType))).not.toThrow();
    }
  });
});
