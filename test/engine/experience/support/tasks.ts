import type { Experience, NewExperience } from "../../../../core/experience/experience.ts";
import type { RetrievalSettings, TaskEncoder } from "../../../../core/experience/repository.ts";
import { createTaskEncoder } from "../../../../core/experience/task-encoder.ts";
import { letterEmbedder } from "../../../support/letter-embedder.ts";
import { wordParser } from "../../../support/word-parser.ts";

/** An encoder without models. It keeps which tasks it encoded. */
export function wordEncoder(
  embedder = "letters",
  parser = "words 1",
): TaskEncoder & { readonly asked: string[] } {
  const encoder = createTaskEncoder(
    { ...letterEmbedder(), name: embedder },
    wordParser((text) => text.includes("?!")),
  );
  const asked: string[] = [];
  return {
    ...{ embedder, parser, asked },
    encode(tasks) {
      asked.push(...tasks);
      return encoder.encode(tasks);
    },
  };
}

/** A solved task. */
export function solved(task: string, source: Experience["source"] = null): NewExperience {
  return {
    ...{ task, source, answerType: "number", process: "User: Add.\nAssistant: 7", answer: "7" },
    ...{ feedback: "judge", model: "practice", strategy: "mcf" },
  };
}

const WORDS = "apple pear plum fig lime nut bean pea rice corn oat rye".split(" ");

/** One of many short tasks; no two numbers below 20,000 have the same. */
export function taskOf(number: number): string {
  const word = (place: number): string => WORDS[Math.floor(number / 12 ** place) % 12] ?? "";
  return `${word(0)} ${word(1)} and ${word(2)} ${word(3)}`;
}

export const OPEN: RetrievalSettings = { minimum: 1, outlierTest: "off", lambda: 1.5 };
