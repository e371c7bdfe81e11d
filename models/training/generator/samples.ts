import type { Role } from "../../../core/events.ts";
import type { Exemplar } from "../../../core/exemplars/exemplar.ts";
import type { ChatMessage } from "../../../core/model.ts";
import { randomNumbers } from "../../../core/random.ts";
import { deriveSeed } from "../../../core/seed.ts";
import type { ChainBank } from "./chain-bank.ts";
import type { Drill } from "./drills.ts";
import { withoutLetterBreaks } from "./letter-break.ts";
import { DRILLS_WEIGHT, LESSONS, type Lesson } from "./mix.ts";
import { wrongOf } from "./oracle/notebook.ts";
import type { PartName } from "./oracle/parts.ts";
import { play, type Game } from "./play.ts";
import type { Problem } from "./problem.ts";
import { chance, pick, pickWeighted, type Random } from "./random.ts";

/** One line of training data. */
export interface TrainingSample {
  readonly messages: readonly ChatMessage[];
  /** What the model learns to write after the messages. */
  readonly reply: string;
  readonly role: Role | "drill";
  /** What the role was asked for. */
  readonly part: PartName | "drill";
  /** Seed of the problem, or of the drill. */
  readonly problem: number;
}

/** Where problems come from, with the drills beside them: the same seed gives the same problem. */
export interface Material {
  drawProblem(seed: number): Problem;
  drawDrill(random: Random): Drill;
}

export interface SamplingSettings {
  readonly seed: number;
  readonly bank: ChainBank;
  /** Names of the parts to learn; all of them if left out. */
  readonly parts?: readonly string[] | undefined;
}

/** Games that are played for one lesson before the next one is drawn. */
const TRIES = 20;

/**
 * Where somebody errs, so many of the problems that the model solves are left out. Else an examiner seldom sees an error of the
 * model's own, and learns that a chain such as it writes itself is right: it then passed 29 of 40 wrong chains, most of them to
 * problems that it solves now and then.
 */
const SOLVED_LEFT_OUT = 0.75;

const DRILLS = { weight: DRILLS_WEIGHT, part: "drill" } as const;

/**
 * Samples without end, one problem for each; the same settings give the same samples.
 * @throws Error for a part that does not exist
 */
export async function* drawSamples(
  material: Material,
  settings: SamplingSettings,
): AsyncGenerator<TrainingSample> {
  const lessons = lessonsOf(settings.parts);
  for (let number = 0; ; number++) {
    const lesson = pickWeighted(randomFor(settings.seed, "lesson", number), lessons);
    const sample =
      lesson.part === "drill"
        ? drillSample(deriveSeed(settings.seed, "drill", String(number)), material)
        : await lessonSample(lesson, material, settings, number);
    if (sample !== null) yield sample;
  }
}

function lessonsOf(parts: SamplingSettings["parts"]): readonly (Lesson | typeof DRILLS)[] {
  const all = [DRILLS, ...LESSONS];
  const known = new Set<string>(all.map(({ part }) => part));
  const unknown = parts?.find((part) => !known.has(part));
  if (unknown !== undefined)
    throw new Error(`There is no part "${unknown}" to learn. There are: ${[...known].join(", ")}.`);
  return all.filter(({ part }) => parts?.includes(part) ?? true);
}

function drillSample(seed: number, material: Material): TrainingSample {
  const { prompt, reply } = material.drawDrill(randomNumbers(seed));
  return {
    messages: [{ role: "user", content: prompt }],
    reply,
    role: "drill",
    part: "drill",
    problem: seed,
  };
}

/** A sample of a lesson; null if no game of several has one. */
export async function lessonSample(
  lesson: Lesson,
  material: Material,
  { seed, bank }: SamplingSettings,
  number: number,
): Promise<TrainingSample | null> {
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const game = deriveSeed(seed, "game", String(number), String(attempt));
    const random = randomNumbers(game);
    // Where somebody errs, that is to be an error that the practice model makes itself.
    const fromBank = lesson.errors !== undefined && bank.problems.length > 0;
    const drawn = fromBank ? pick(random, bank.problems) : game;
    const problem = material.drawProblem(drawn);
    if (lesson.answerTypes?.includes(problem.question.answerType) === false) continue;
    const chains = bank.chainsOf(drawn);
    if (fromBank && wrongOf(chains, problem).length === 0 && chance(random, SOLVED_LEFT_OUT)) continue;
    const drawnGame = gameOf(lesson, problem, random, material);
    if (drawnGame.exemplars?.length === 0) continue;
    const { samples } = await play(problem, { ...drawnGame, seed: game, chains });
    const fitting = samples.filter(({ part, learn }) => part === lesson.part && learn);
    if (fitting.length === 0) continue;
    const { messages, reply, role, part } = pick(random, fitting);
    return { messages, reply, role, part, problem: drawn };
  }
  return null;
}

function gameOf(
  { strategy, options = [{}], errors = {}, showsProblems }: Lesson,
  problem: Problem,
  random: Random,
  material: Material,
): Omit<Game, "seed" | "chains"> {
  const game = { strategy, options: pick(random, options), errors };
  return showsProblems ? { ...game, exemplars: exemplarsLike(problem, random, material) } : game;
}

/** Problems among which examples of the right type of answer are looked for, and how many of them are shown at most. */
const LOOKED_AT = 40;
const SHOWN = 4;

/** Other problems with the same type of answer, as the model itself would have solved them. */
function exemplarsLike({ question }: Problem, random: Random, material: Material): readonly Exemplar[] {
  const exemplars: Exemplar[] = [];
  for (let looked = 0; looked < LOOKED_AT && exemplars.length < SHOWN; looked++) {
    const other = material.drawProblem(Math.floor(random() * 2 ** 32));
    const { answerType, text } = other.question;
    if (answerType !== question.answerType || text === question.text) continue;
    const reasoning = withoutLetterBreaks(other.right.lines.join("\n"));
    exemplars.push({ question: other.question, answer: other.right.answer, reasoning });
  }
  return exemplars;
}

function randomFor(seed: number, name: string, number: number): Random {
  return randomNumbers(deriveSeed(seed, name, String(number)));
}
