import { describe, expect, it } from "vitest";
import type { Database } from "../../../../core/sql.ts";
import { drawWinner } from "../../../../core/strategies/ma-tot/drawn-winner.ts";
import { numberQuestion } from "../../../support/questions.ts";
import { scriptedContext } from "../../../support/scripted-context.ts";

const votes = (...counts: readonly (readonly [string, number])[]) => ({
  votes: counts.map(([answer, count]) => ({
    answer,
    agents: Array.from({ length: count }, (_, index) => index + 1),
  })),
});

const drawnWith = (
  count: ReturnType<typeof votes>,
  question = numberQuestion(),
  database?: Database,
): Promise<(string | null)[]> =>
  Promise.all(
    Array.from({ length: 40 }, (_, seed) => {
      const context = scriptedContext(() => "", { seed, ...(database === undefined ? {} : { database }) });
      return drawWinner(count, question, context, "test");
    }),
  );

describe("drawWinner", () => {
  it("takes the most frequent answer, whatever the seed", async () => {
    expect(new Set(await drawnWith(votes(["7", 3], ["8", 2])))).toEqual(new Set(["7"]));
  });

  it("draws only from the most frequent answers", async () => {
    expect(new Set(await drawnWith(votes(["7", 2], ["8", 2], ["9", 1])))).toEqual(new Set(["7", "8"]));
  });

  it("has no winner without votes", async () => {
    expect(new Set(await drawnWith(votes()))).toEqual(new Set([null]));
  });

  it("draws a query that does not execute only from others like it", async () => {
    const database: Database = {
      name: "shop.sqlite",
      run: (query) =>
        Promise.resolve(
          query.startsWith("SELECT")
            ? { kind: "rows", columns: ["n"], rows: [[1]] }
            : { kind: "problem", problem: "error", message: "near" },
        ),
    };
    const question = numberQuestion({ answerType: "sql" });
    const mixed = await drawnWith(
      votes(["SELECT 1", 1], ["SELEC 1", 1], ["SELECT 2", 1]),
      question,
      database,
    );
    expect(new Set(mixed)).toEqual(new Set(["SELECT 1", "SELECT 2"]));
    const broken = await drawnWith(votes(["SELEC 1", 1], ["SELEC 2", 1]), question, database);
    expect(new Set(broken)).toEqual(new Set(["SELEC 1", "SELEC 2"]));
  });
});
