import { throwIfCancelled, unlessAborted } from "../../core/cancel.ts";
import { ContractError } from "../../core/errors.ts";
import type { Observation, OptionValue } from "../../core/events.ts";
import type { ExperienceRepository, Retrieval, TaskEncoder } from "../../core/experience/repository.ts";
import type { Strategy } from "../../core/strategies/strategy.ts";
import type { QuestionTranscript } from "../../core/transcript.ts";
import { DEFAULT_REPOSITORY } from "../contract/experience.ts";
import type { ValidRunRequest } from "../contract/requests.ts";
import type { Experiences } from "../experience/experiences.ts";

/**
 * The options of a request; a repository that it names switches experience on.
 * @throws ContractError if the method keeps no experience, or the options say that it is not to
 */
export function optionsWithExperience(
  { experience: repository, options }: Pick<ValidRunRequest, "experience" | "options">,
  { id, options: table }: Strategy,
): Readonly<Record<string, OptionValue>> {
  if (repository === undefined) return options;
  const details = { strategy: id, repository };
  if (!Object.hasOwn(table, "experience"))
    throw new ContractError(`"${id}" keeps no experience. Leave out --experience.`, details);
  if (options.experience === false || options.experience === "false") {
    throw new ContractError(
      `The repository "${repository}" is named, but the option experience is off. Leave out one of the two.`,
      details,
    );
  }
  return { ...options, experience: true };
}

/** Whether a method with these options asks an experience repository, so that its questions go one after another. */
export function usesExperience(
  strategy: Pick<Strategy, "usesExperience">,
  options: Readonly<Record<string, OptionValue>>,
): boolean {
  return strategy.usesExperience?.(options) === true;
}

/**
 * The repository of a run that uses experience: that which it names, else the evaluation's own or the default one.
 * @throws ContractError if it names that of an evaluation
 */
export async function openRepository(
  run: string,
  request: ValidRunRequest,
  experiences: Experiences,
): Promise<ExperienceRepository> {
  if (request.experience !== undefined) {
    await experiences.requireLasting(request.experience);
    return experiences.open(request.experience);
  }
  return "data" in request ? experiences.open(run, run) : experiences.open(DEFAULT_REPOSITORY);
}

/** What a person should know of a run's repository before it starts. */
export function repositoryNotes({ experience, keep }: ValidRunRequest): readonly string[] {
  if (experience === undefined || keep) return [];
  return [
    `The run is not kept, so its experiences live in memory: the stored repository "${experience}" is neither read nor added to.`,
  ];
}

/** One question of a run, and what is stored of it if the run is gone on with. */
export interface AskingQuestion {
  readonly run: string;
  readonly question: string;
  readonly past: QuestionTranscript | undefined;
}

/**
 * The repository as one question sees it: what it was told before the run stood still it is told again, and what it adds
 * names the question.
 * @param signal ends the waiting for an answer with CancelledError, and has nothing more encoded for it
 */
export function repositoryOfQuestion(
  repository: ExperienceRepository,
  { run, question, past }: AskingQuestion,
  signal: AbortSignal,
): ExperienceRepository {
  return {
    name: repository.name,
    async retrieve(task, encoder, ...rest) {
      const own = untilAborted(encoder, signal);
      const recorded = recordedRetrieval(past);
      if (recorded === undefined) return unlessAborted(repository.retrieve(task, own, ...rest), signal);
      // A parser that is a model asks for each text once, under the path of the step in which it first came up: here.
      await own.encode([task]);
      return recorded;
    },
    add: (experience, encoder) =>
      repository.add({ ...experience, source: { run, question } }, untilAborted(encoder, signal)),
  };
}

function untilAborted(encoder: TaskEncoder, signal: AbortSignal): TaskEncoder {
  return {
    ...encoder,
    async encode(tasks) {
      throwIfCancelled(signal);
      return encoder.encode(tasks);
    },
  };
}

function recordedRetrieval(past: QuestionTranscript | undefined): Retrieval | undefined {
  const recorded = past?.observations.map(({ observation }) => observation).find(isRetrieved);
  if (recorded === undefined) return undefined;
  const { stored, outcome, z, nearest } = recorded;
  return { stored, outcome, z, nearest };
}

function isRetrieved(
  observation: Observation,
): observation is Observation & { kind: "experience-retrieved" } {
  return observation.kind === "experience-retrieved";
}
