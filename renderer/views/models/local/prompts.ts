import { create } from "zustand";

/** What was typed to try models, by model. In memory only: nothing of a trial is kept. */
const usePromptStore = create<{ readonly prompts: Readonly<Record<string, string>> }>(() => ({
  prompts: {},
}));

/** @returns the prompt that was typed for a model, undefined if none was, and how to change it */
export function usePrompts(reference: string): [string | undefined, (prompt: string) => void] {
  const prompt = usePromptStore(({ prompts }) => prompts[reference]);
  const change = (typed: string): void =>
    usePromptStore.setState(({ prompts }) => ({ prompts: { ...prompts, [reference]: typed } }));
  return [prompt, change];
}
