import type { Experience } from "../../../core/experience/experience.ts";

/** An experience with what matters to a test. */
export function anExperience(parts: Partial<Experience> = {}): Experience {
  return {
    id: "e1",
    task: "How many pens are left?",
    answerType: "number",
    process: "Subtract the pens that are gone.",
    answer: "7",
    feedback: "judge",
    model: "practice",
    strategy: "mcf",
    source: null,
    created: 0,
    ...parts,
  };
}
