import type { QuestionFigures } from "../../core/evaluation/evaluate.ts";
import type { Exemplar } from "../../core/exemplars/exemplar.ts";
import { writtenExemplar } from "../../core/exemplars/written.ts";
import type { DatasetQuestion, Question } from "../../core/question.ts";
import { zeroShotCot } from "../../core/strategies/zero-shot-cot.ts";
import { withoutGold, type LentDatabases } from "./lent-databases.ts";
import { forEachBounded } from "./pool.ts";
import { runQuestion, type RunSetup } from "./question.ts";
import { inPieces } from "./text-tools.ts";

/** Exemplars that the model wrote for a run, and what that cost. */
export interface WrittenExemplars {
  readonly exemplars: readonly Exemplar[];
  readonly figures: readonly QuestionFigures[];
  /** Ids of the questions that were put for them. */
  readonly asked: ReadonlySet<string>;
}

/**
 * Lets the model write its reasoning to questions once, so that all others of the run see them (Auto-CoT). Each is
 * recorded as a question of its own that has no part in the score; one whose reasoning gives no answer is left out.
 * @returns null where there are exemplars already, or the method chooses none
 */
export async function writeExemplars(
  questions: readonly DatasetQuestion[],
  databases: LentDatabases,
  setup: RunSetup,
  signal: AbortSignal,
): Promise<WrittenExemplars | null> {
  const { strategy, options, embedder, seed } = setup;
  if (setup.exemplars !== undefined || strategy.chooseExemplars === undefined) return null;
  const chosen =
    chosenBefore(setup.past) ??
    (await strategy.chooseExemplars(questions.map(withoutGold), options, inPieces(embedder, signal), seed));
  const theirs = chosen.flatMap(({ id }) => questions.find((question) => question.id === id) ?? []);
  // One whose database cannot be opened is no exemplar: it fails as a question.
  const asked = await databases.withSchemas(theirs);
  const written: Written[] = [];
  await forEachBounded(asked, asked.length, signal, async (question, index, either) => {
    written[index] = await writeExemplar(question, setup, either);
  });
  return {
    exemplars: written.flatMap(({ exemplar }) => exemplar ?? []),
    figures: written.map(({ figures }) => figures),
    asked: new Set(asked.map(({ id }) => id)),
  };
}

/** The questions that had become exemplars when others were put; null if none was put by then. */
function chosenBefore(past: RunSetup["past"]): readonly Question[] | null {
  const asked = [...past.values()].map((question) => question.asked);
  const exemplars = asked.filter(({ exemplar }) => exemplar === true);
  return exemplars.length > 0 && exemplars.length < asked.length ? exemplars : null;
}

/** What became of one of these questions; null: its reasoning gives no answer. */
interface Written {
  readonly exemplar: Exemplar | null;
  readonly figures: QuestionFigures;
}

async function writeExemplar(asked: Question, setup: RunSetup, signal: AbortSignal): Promise<Written> {
  const question: Question = { ...asked, exemplar: true };
  const [before] = setup.past.get(question.id)?.turns ?? [];
  let reply = before?.finished ?? null;
  const listening: RunSetup["strategy"] = {
    ...zeroShotCot,
    async run(put, options, context) {
      const say: typeof context.say = async (...call) => (reply = await context.say(...call));
      return zeroShotCot.run(put, { temperature: Number(options.temperature) }, { ...context, say });
    },
  };
  const options = { temperature: setup.options.temperature ?? 0 };
  const { figures } = await runQuestion(question, null, { ...setup, strategy: listening, options }, signal);
  const exemplar = reply === null ? null : writtenExemplar(asked, reply);
  return { exemplar: exemplar && withoutSchema(exemplar), figures };
}

/** The schema of a real database takes more room than all else that is shown of an exemplar. */
function withoutSchema({ question: { database, ...question }, ...shown }: Exemplar): Exemplar {
  return { ...shown, question, ...(database && { database: database.name }) };
}
