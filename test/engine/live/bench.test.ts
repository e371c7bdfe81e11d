import { expect, it } from "vitest";
import { ContractError } from "../../../core/errors.ts";
import { modelDouble } from "../doubles.ts";
import { engineOn } from "../engine-double.ts";

const ASK = { question: "How many legs has a cat?", strategy: "crowd" };

it("no run starts while the engine is being closed", async () => {
  const engine = await engineOn(modelDouble(() => "4"));
  const closing = engine.close();
  expect(() => engine.runs.ask(ASK)).toThrow("This engine is closed.");
  await closing;
});

it("no speed is measured while a run goes on, and none is as soon as it has ended", async () => {
  const loading = Promise.withResolvers<ReturnType<typeof modelDouble>>();
  const engine = await engineOn(
    modelDouble(() => "4"),
    {
      loadModel: () => loading.promise,
      loadMeasurable: () => Promise.reject(new Error("It was begun.")),
    },
  );
  const { run } = engine.runs.ask(ASK);
  expect(() => engine.bench.start("practice", {})).toThrow(ContractError);
  loading.resolve(modelDouble(() => "4"));
  await engine.runs.result(run);
  expect(() => engine.bench.start("practice", {})).not.toThrow();
});
