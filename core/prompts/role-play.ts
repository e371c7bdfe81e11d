import { definePrompts, type PromptTemplate } from "./prompt.ts";

const ASK = "Do you take this role? Reply in one or two sentences.";

/** Role-play prompting: `role` sets the role that the model accepts, `solve` puts the question to it. */
export const rolePlayPrompts = definePrompts({
  id: "role-play",
  version: 1,
  sets: {
    standard: {
      role: role("a teacher who knows many subjects, thinks carefully and explains clearly", "pupils"),
      solve: { system: "", user: "{question}\n\nThink step by step, then a line: {form}" },
    },
    terse: {
      // The practice model knows no roles: it says what the task is before it solves it.
      role: { system: "You are a task specifier.", user: "{question}\nSpecify the task." },
      solve: { system: "You are a solver.", user: "{question}\nThink step by step." },
    },
  },
  byAnswerType: {
    standard: {
      number: {
        role: role("a teacher of mathematics who explains every step and never miscalculates", "pupils"),
      },
      truefalse: { role: role("a fact checker who relies on the evidence alone", "readers") },
      string: { role: role("a teacher of language who works letter by letter and word by word", "pupils") },
      sql: { role: role("a database expert whose queries are always correct", "colleagues") },
      translation: { role: role("a translator who writes natural and exact English", "clients") },
    },
  },
});

function role(who: string, others: string): PromptTemplate {
  return {
    system: "",
    user: `From now on you are ${who}. I am one of your ${others} and have a question for you. ${ASK}`,
  };
}
