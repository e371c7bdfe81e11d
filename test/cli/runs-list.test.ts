import { expect, it, vi } from "vitest";
import type { CommandContext } from "../../cli/command.ts";
import { runsListCommand } from "../../cli/commands/runs-list.ts";
import { temporaryFolder } from "../support/folder.ts";

vi.mock("../../core/strategies/index.ts", () => {
  throw new Error("The methods were loaded.");
});

it("a list of runs as JSON does not load the methods", async () => {
  const printed: unknown[] = [];
  const terminal = { json: true, printJson: (document: unknown) => void printed.push(document) };
  const context = { home: await temporaryFolder(), terminal } as unknown as CommandContext;
  await runsListCommand.run(context);
  expect(printed).toEqual([[]]);
});
