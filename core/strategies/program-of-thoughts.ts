import { programOfThoughtsPrompts } from "../prompts/program-of-thoughts.ts";
import { temperatureOption } from "./options.ts";
import { writeProgram } from "./shared/programs.ts";
import { defineStrategy } from "./strategy.ts";

/** Program of thoughts: one call that writes the calculation as a program, which is computed and not executed. */
export const programOfThoughts = defineStrategy({
  id: "program-of-thoughts",
  family: "single-agent",
  title: "Program of thoughts",
  summary: "One agent writes the calculation as a short program; the program is computed for it.",
  source: "Chen et al. 2022; Gao et al. 2022 (PAL)",
  answerTypes: ["number"],
  roles: ["solver"],
  options: { temperature: temperatureOption(0) },
  promptIds: [programOfThoughtsPrompts.id],
  maxCalls: () => 1,
  expectedCalls: () => ({ calls: 1, together: 1 }),

  async run(question, _options, context) {
    const { answer } = await writeProgram(
      { role: "solver", path: "program", wording: "program" },
      question,
      context,
    );
    return { answer, agreement: null };
  },
});
