import type { Experience, NewExperience } from "../../core/experience/experience.ts";
import type {
  ExperienceRepository,
  Retrieval,
  RetrievalSettings,
  TaskEncoder,
} from "../../core/experience/repository.ts";

/** A solved task for tests. */
export function experience(given: Partial<Experience> = {}): Experience {
  return {
    id: "e1",
    task: "Ann has 3 pens and buys 4. How many pens?",
    answerType: "number",
    process: "User: Add them.\nAssistant: 3 + 4 = 7",
    answer: "7",
    feedback: "judge",
    model: "scripted",
    strategy: "mcf",
    source: null,
    created: 0,
    ...given,
  };
}

/** What a repository says that holds something similar. */
export function found(given: Partial<Experience> = {}): Retrieval {
  const similarity = { semantic: 0.9, graph: 0.6, total: 1.5 };
  return {
    stored: 30,
    outcome: "found",
    z: 0.5,
    nearest: { experience: experience(given), similarity },
  };
}

/** What a repository says that holds too little. */
export const TOO_FEW: Retrieval = { stored: 3, outcome: "too-few", z: null, nearest: null };

type Asked = readonly [
  task: string,
  encoder: TaskEncoder,
  settings: RetrievalSettings,
  question: string | undefined,
];

export interface ScriptedRepository extends ExperienceRepository {
  readonly retrieved: readonly Asked[];
  readonly added: readonly NewExperience[];
}

/** A repository that says what the test wants, encodes what it is asked, and keeps it. */
export function scriptedRepository(says: Retrieval): ScriptedRepository {
  const retrieved: Asked[] = [];
  const added: NewExperience[] = [];
  return {
    name: "scripted",
    retrieved,
    added,
    async retrieve(task, encoder, settings, question) {
      retrieved.push([task, encoder, settings, question]);
      await encoder.encode([task]);
      return says;
    },
    async add(given, encoder) {
      added.push(given);
      await encoder.encode([given.task]);
      return { ...given, id: `e${added.length}`, created: 0 };
    },
  };
}
