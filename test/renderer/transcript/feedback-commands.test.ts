import { describe, expect, test } from "vitest";
import { actionsNow, feedbackCommands } from "../../../renderer/components/transcript/feedback-commands.ts";
import { startLanguages } from "../../../renderer/i18n/index.ts";

const { t } = await startLanguages("en");

const keep = () => undefined;
const commandsOf = (run: string, strategy: string) =>
  feedbackCommands(run, { strategy, model: "practice" }, { keep, takeOut: null }, t);

describe("the answers of two runs in the palette", () => {
  test("are kept by commands that do not stand for each other", () => {
    const ids = [...commandsOf("a", "mcf"), ...commandsOf("b", "mcf")].map(({ id }) => id);

    expect(new Set(ids).size).toBe(2);
  });

  test("say which method and model they are of", () => {
    const [command] = commandsOf("a", "self-consistency");

    expect(command?.hint).toBe("Self-consistency · practice");
  });
});

test("nothing can be done with an answer while it is being kept or taken out", () => {
  const actions = { keep, takeOut: keep };
  const commands = (busy: boolean) => feedbackCommands("a", undefined, actionsNow(busy, actions), t);

  expect(commands(false)).toHaveLength(2);
  expect(commands(true)).toEqual([]);
});
