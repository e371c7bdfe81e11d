import { basename } from "node:path";
import { throwIfCancelled } from "../../core/cancel.ts";
import { DatabaseError } from "../../core/errors.ts";
import type { DatasetQuestion, Question, QuestionDatabase } from "../../core/question.ts";
import type { Strategy } from "../../core/strategies/strategy.ts";
import { fileDigest } from "../storage/file-digest.ts";
import { untilAborted, type LocatedDatabases } from "./databases.ts";
import type { EngineParts } from "./engine-parts.ts";
import type { RunSetup } from "./question.ts";
import { ChangedError } from "./unchanged.ts";

/** What is done with a question as it is put, and with the setup in which it is answered. */
type Work<Result> = (asked: Question, setup: RunSetup) => Promise<Result>;

/** The databases that the questions of a run are about, each lent for as long as it is needed. */
export interface LentDatabases {
  /**
   * Does the work while the question has its database. If that cannot be opened, the question fails with the reason.
   * @throws ChangedError if the database is gone, or not what it was when the run began; CancelledError; what the work throws
   */
  lend<Result>(question: DatasetQuestion, work: Work<Result>): Promise<Result>;
  /**
   * Questions with the schemas of their databases, without those whose database cannot be opened.
   * @throws ChangedError as `lend`
   */
  withSchemas(questions: readonly DatasetQuestion[]): Promise<readonly Question[]>;
}

/** @param signal ends the queries on all databases, and gives up waiting for one that is being opened */
export function createLentDatabases(
  located: LocatedDatabases,
  setup: RunSetup,
  { databases }: Pick<EngineParts, "databases">,
  signal: AbortSignal,
): LentDatabases {
  /** @throws DatabaseError if the database cannot be opened; ChangedError; CancelledError; what the work throws */
  const withDatabase = <Result>(question: DatasetQuestion, work: Work<Result>): Promise<Result> => {
    const asked = withoutGold(question);
    const file = located.fileOf(question);
    if (file === undefined) return work(asked, setup);
    return databases.use(
      file.path,
      (database) => {
        const { name, schema, sha256 } = database;
        if (sha256 !== file.sha256) throw changedMeanwhile(name);
        requireSameSchema({ name, schema }, setup.past);
        return work(
          { ...asked, database: { name, schema } },
          { ...setup, database: untilAborted(database, signal) },
        );
      },
      signal,
    );
  };
  /** @throws ChangedError if the question's database is not what it was when it was found; CancelledError */
  const requireAsFound = async (question: DatasetQuestion): Promise<void> => {
    const file = located.fileOf(question);
    if (file === undefined) return;
    const sha256 = await fileDigest([file.path], signal).catch(() => null);
    throwIfCancelled(signal);
    if (sha256 !== file.sha256) throw changedMeanwhile(basename(file.path));
  };
  const lend = async <Result>(question: DatasetQuestion, work: Work<Result>): Promise<Result> => {
    let begun: Promise<Result> | undefined;
    try {
      return await withDatabase(question, (asked, own) => (begun = work(asked, own)));
    } catch (error) {
      if (begun !== undefined || !(error instanceof DatabaseError)) throw error;
      await requireAsFound(question);
      return work(withoutGold(question), { ...setup, strategy: failing(setup.strategy, error) });
    }
  };
  const withSchema = async (question: DatasetQuestion): Promise<Question | null> => {
    try {
      return await withDatabase(question, (asked) => Promise.resolve(asked));
    } catch (error) {
      if (!(error instanceof DatabaseError)) throw error;
      await requireAsFound(question);
      return null;
    }
  };
  return {
    lend,
    withSchemas: async (questions) =>
      (await Promise.all(questions.map(withSchema))).filter((asked) => asked !== null),
  };
}

/**
 * Prompts tell of a database what lies beside it too, in files that no manifest names.
 * @param past what is stored of the questions of the run
 * @throws ChangedError if one of them was told something else of the database
 */
export function requireSameSchema({ name, schema }: QuestionDatabase, past: RunSetup["past"]): void {
  const before = [...past.values()].find(({ asked }) => asked.database?.name === name);
  if (before === undefined || before.asked.database?.schema === schema) return;
  throw new ChangedError(
    `What prompts say of the database ${name} has changed since the run began. Put its folder database_description back as ` +
      "it was, start Counterpoint again and go on. If another version of Counterpoint began the run, start a new one.",
    { database: name },
  );
}

function changedMeanwhile(database: string): ChangedError {
  return new ChangedError(
    `The database ${database} is gone or has changed since the run began. Put it back, then go on.`,
    { database },
  );
}

/** A method of which every question fails with the error. */
function failing(strategy: Strategy, error: DatabaseError): Strategy {
  return { ...strategy, run: () => Promise.reject(error) };
}

/** A strategy is shown the question alone. */
export function withoutGold({ id, text, answerType, choices, context }: DatasetQuestion): Question {
  return { id, text, answerType, choices, ...(context === undefined ? {} : { context }) };
}
