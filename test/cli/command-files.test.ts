import { expect, it } from "vitest";
import { COMMAND_NAMES, loadAllCommands, loadCommand } from "../../cli/commands/index.ts";

it("every command is found under its own name, and every name has a command", async () => {
  const commands = await loadAllCommands();
  expect(commands.map(({ name }) => name)).toEqual(COMMAND_NAMES);
  for (const name of COMMAND_NAMES) expect((await loadCommand(name))?.name).toBe(name);
});

it("there is no command of another name", async () => {
  expect(await loadCommand("runs")).toBeUndefined();
});
