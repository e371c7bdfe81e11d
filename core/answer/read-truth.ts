import type { Marker } from "./markers.ts";
import { ADVERB, conclusionOf, declines, sentences, speakingLines } from "./prose.ts";
import { MAX_LOOK, type AnswerReader } from "./reader.ts";

/** Words that affirm and deny, to compare in lower case. Each type also takes the other's: "Is it? – True." */
const AFFIRMS = ["yes", "true", "是的", "是", "对的", "对", "正确", "真"];
const DENIES = ["no", "false", "不是", "不对", "否", "不", "错误", "错", "假"];
/** Begin like these words and say something else: "not necessarily", "hard to say", "as to", "sorry", "however". */
const NEITHER =
  "不一定|不太?好说|不太?清楚|不太?确定|不知道|不明|不详|不能(?:确定|判断|回答|得出)|不可知|不过|不仅|不但|不管|不论|不然|不同(?!意)|不如|" +
  "对于|对不起|对此|对方|对应|对象|对面|对手|是否|是不是|是因为|是由|是指|正确的(?!因为)[\u4e00-\u9fff]|错过|真正|假如|假设";

const WORD = new RegExp(
  `^(?:${ADVERB}|that |a |:|[-#>"'“‘「『«*_(（【\\[\\s]){0,6}(?!${NEITHER})(${[...AFFIRMS, ...DENIES].join("|")})(?![a-z])`,
  "i",
);
/** "no" may also begin "no one", "no information"; these words can follow the answer "no". */
const AFTER_NO =
  /^(?:[^\w\s-]|-(?![a-z])|\s*$|\s[^\w\s]|\s(?:because|since|as|it|they|he|she|the|there|this|that|i|we|and|but|so|due to|based|given (?:the|that|this|these|how|what)|according|for|when|while|if|unless|although|though|after|in|on|at|to|from|by|with|not)(?![\w-]))/i;
/** "not true", "n't true": the other of the two words. */
const OPPOSITE = /^\W{0,6}(?:not|n['’]t) (yes|true|no|false)\b/i;
const BOTH = /^(?:-|[\s"'“”*_)]*(?:or|and|\/|或)[\s"'“”*_(]*)(?:yes|no|true|false|not|否)/i;

const CLAIM =
  /\b(?:claim|statement|assertion)\b(?:[^.\n]{0,200}?) (?:is|are|was) (?:therefore |indeed |actually |completely |entirely )?(not )?(true|correct|accurate|supported|false|incorrect|inaccurate|refuted)(?! (?:or|and|is)\b)/gi;
const CONDITION = /\b(?:if|whether|suppose|assuming|unless|determine)\b[^.\n]{0,30}$/i;
/** What is only to be done yet: "To verify that the …", "We must check that the …"; not "This helps to confirm that the …". */
const INTENDED =
  /(?:(?:^|[.!?:\n]|\b(?:first|next|now),) ?(?:to|let['’]s|let us)|\b(?:we|I) (?:must|need to|have to)) (?:verify|check|prove|confirm|decide|establish)(?: that)? (?:the |this )?$/i;

const NO_GROUND = String.raw`\b(?:no (?:evidence|reason|proof|indication|sign|basis|support|way)|(?:insufficient|not enough|lacks?|little) (?:evidence|information|proof))\b`;
const NOT = String.raw`(?:\b(?:not|never|nothing|cannot|hardly)|n['’]t) (?:\w+ )?`;
const SAY = "think|say|believe|mean|show|prove|state|suggest|imply|indicate|confirm";
/** What takes back a claim that follows: "there is no evidence that the …", "I do not think that the …". */
const DENIED = new RegExp(
  String.raw`(?:${NO_GROUND}|${NOT}(?:${SAY}|support|follow|clear|certain|sure|known)s?\b)[^.,;\n]{0,60}\bthat (?:the |this )?$`,
  "i",
);
/** The same without "that": "does not prove the …", "too little evidence to say the …"; to doubt is no such saying. */
const DENIED_AT_ONCE = new RegExp(
  String.raw`(?:${NO_GROUND} to (?!doubt|question|deny|dispute|reject)\w{1,20}|${NOT}(?:${SAY})s?) (?:the |this )?$`,
  "i",
);
/** Goes with it: of "does not show the claim, so it is …" nothing is taken back. */
const SAID_AT_ONCE = /^\w+ (?:is|are|was) /i;

/** Reads one of two canonical words, for `yesno` and `truefalse`. */
export function truthReader(affirmative: string, negative: string): AnswerReader {
  const named = (truth: boolean | null) => (truth === null ? null : truth ? affirmative : negative);
  return {
    canonical: (raw) => named(spoken(raw, true)),
    announced: ({ content }: Marker) =>
      named(opposite(content) ?? (declines(content) ? null : spoken(content, false))),
    concluded: (plain, complete) => named(concluded(plain, complete)),
  };
}

/** Whether a text begins by affirming or denying; with `alone`, says nothing else. */
function spoken(text: string, alone: boolean): boolean | null {
  const match = WORD.exec(text);
  const word = match?.[1]?.toLowerCase();
  if (match === null || word === undefined) return null;
  const rest = text.slice(match[0].length);
  if (alone ? /[\p{L}\p{N}]/u.test(rest) : BOTH.test(rest)) return null;
  if (word === "no" && !AFTER_NO.test(rest)) return null;
  return AFFIRMS.includes(word);
}

/** What a text that begins by denying one of the words affirms; null for "not yes or no". */
function opposite(text: string): boolean | null {
  const match = OPPOSITE.exec(text);
  if (match === null || BOTH.test(text.slice(match[0].length))) return null;
  return DENIES.includes((match[1] ?? "").toLowerCase());
}

function concluded(plain: string, complete: boolean): boolean | null {
  const claimed = judgement(plain.slice(-MAX_LOOK)) ?? judgement(plain.slice(0, MAX_LOOK));
  if (claimed !== null) return claimed;
  const first = spoken(plain.trimStart().slice(0, MAX_LOOK), false);
  if (!complete) return first;
  const last = sentences((speakingLines(plain.slice(-MAX_LOOK)).at(-1) ?? "").trim()).at(-1) ?? "";
  const end = spoken(conclusionOf(last) ?? last, false);
  return first !== null && end !== null && first !== end ? null : (end ?? first);
}

/** What a text last says of "the claim": "the claim that … is not true". */
function judgement(text: string): boolean | null {
  let found: boolean | null = null;
  for (const match of text.matchAll(CLAIM)) {
    const before = text.slice(Math.max(0, match.index - 120), match.index);
    if (CONDITION.test(before) || INTENDED.test(before) || DENIED.test(before)) continue;
    if (DENIED_AT_ONCE.test(before) && SAID_AT_ONCE.test(match[0])) continue;
    const affirms = /^(?:true|correct|accurate|supported)$/i.test(match[2] ?? "");
    found = match[1] === undefined ? affirms : !affirms;
  }
  return found;
}
