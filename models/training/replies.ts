import type { ChatMessage, LanguageModel } from "../../core/model.ts";
import { wilsonInterval } from "../../core/scoring/statistics.ts";
import { withoutLetterBreaks } from "./generator/letter-break.ts";

/** A sample of the generator: what is asked, and what its program replies. */
export interface ProgrammedReply {
  readonly messages: readonly ChatMessage[];
  readonly reply: string;
  /** What is to be done: `solve`, `validate`, …. */
  readonly part: string;
}

/** How often a model's replies of one part come to what the program says. */
export interface PartFigures {
  readonly part: string;
  readonly samples: number;
  /** Replies with the same end: the last line, or the fields of JSON that are no reasons. */
  readonly sameEnd: number;
  /** 95 % Wilson interval of their share. */
  readonly interval: readonly [low: number, high: number];
  /** Replies with the same verdict: the same end, whatever number a verdict on somebody's solution gives beside itself. */
  readonly sameVerdict: number;
  /** Replies that are the same, word for word. */
  readonly same: number;
  /** Replies of the same form: JSON with the same fields, or a last line that begins with the same word. */
  readonly sameForm: number;
}

const VERDICT =
  /^(?:Reasoning is (?:Valid|Invalid)|The claim is (?:right|wrong)|Feedback: (?:correct|wrong))/;

const GREEDY = { temperature: 0, topP: 1, topK: 0, minP: 0, seed: 0, maxTokens: 512, stop: [] };

/** A model's replies at temperature 0 beside the program's, by part, in the order of the parts' names. */
export async function measureReplies(
  model: LanguageModel,
  samples: readonly ProgrammedReply[],
): Promise<readonly PartFigures[]> {
  const judged = await Promise.all(
    samples.map(async ({ messages, reply, part }) => {
      const { text } = await model.complete({ messages, sampling: GREEDY });
      const wanted = withoutLetterBreaks(reply);
      return {
        part,
        same: text.trim() === wanted,
        sameEnd: endOf(text) === endOf(wanted),
        sameVerdict: verdictOf(text) === verdictOf(wanted),
        sameForm: formOf(text) === formOf(wanted),
      };
    }),
  );
  const parts = [...Map.groupBy(judged, ({ part }) => part)].toSorted(([left], [right]) =>
    left < right ? -1 : 1,
  );
  return parts.map(([part, replies]) => {
    const count = (field: "same" | "sameEnd" | "sameVerdict" | "sameForm") =>
      replies.filter((reply) => reply[field]).length;
    const sameEnd = count("sameEnd");
    const interval = wilsonInterval(sameEnd, replies.length);
    return {
      ...{ part, samples: replies.length },
      ...{ sameEnd, interval, sameVerdict: count("sameVerdict") },
      ...{ same: count("same"), sameForm: count("sameForm") },
    };
  });
}

/** What a reply comes to. */
function endOf(text: string): string {
  const last = lastLine(text);
  const fields = fieldsOf(last);
  if (fields === null) return last;
  return JSON.stringify({ ...fields, reason: undefined });
}

/** "Reasoning is Invalid" of "Reasoning is Invalid: the answer should be 51."; the whole end of a reply that judges nothing. */
function verdictOf(text: string): string {
  const end = endOf(text);
  return VERDICT.exec(end)?.[0] ?? end;
}

/** How a reply can be read: by the names of its fields, or by the first word of its last line; "number" for any number. */
function formOf(text: string): string {
  const last = lastLine(text);
  const fields = fieldsOf(last);
  if (fields !== null) return JSON.stringify(Object.keys(fields));
  return /^\d/.test(last) ? "number" : (last.split(" ")[0] ?? "");
}

function lastLine(text: string): string {
  return text.trim().split("\n").at(-1) ?? "";
}

/** The fields of an object; null for any other text. */
function fieldsOf(text: string): Readonly<Record<string, unknown>> | null {
  if (!text.startsWith("{")) return null;
  try {
    return JSON.parse(text) as Record<string, unknown>;
  } catch {
    return null;
  }
}
