import { expect, it } from "vitest";
import { STRATEGIES } from "../../../core/strategies/index.ts";

it("the number of voters is known where all agents vote, and else differs from question to question", () => {
  const voters = STRATEGIES.map((strategy) => [strategy.id, strategy.votersOn?.({ agents: 5 })] as const);
  expect(voters.filter(([, number]) => number !== undefined)).toEqual([
    ["self-consistency", 5],
    ["mad", 5],
    ["peer-review", 5],
  ]);
});
