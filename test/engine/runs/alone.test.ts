import { describe, expect, it } from "vitest";
import { CancelledError } from "../../../core/errors.ts";
import { createCompany } from "../../../engine/runs/alone.ts";

const tick = () => new Promise((resolve) => setImmediate(resolve));
const never = new AbortController().signal;

/** Works that tell of their beginning and end, which comes when it is let come. */
function works() {
  const log: string[] = [];
  const ends = new Map<string, () => void>();
  return {
    log,
    work: (name: string) => async () => {
      log.push(`begin ${name}`);
      const { promise, resolve } = Promise.withResolvers<undefined>();
      ends.set(name, () => resolve(undefined));
      await promise;
      log.push(`end ${name}`);
    },
    end: async (name: string) => {
      ends.get(name)?.();
      await tick();
    },
  };
}

describe("a work that is to be alone", () => {
  it("waits for those that go on, and those that come wait for it", async () => {
    const company = createCompany();
    const { log, work, end } = works();
    const all = [
      company.together(work("early"), never),
      company.alone(work("alone"), never),
      company.together(work("late"), never),
    ];
    await tick();
    expect(log).toEqual(["begin early"]);
    await end("early");
    expect(log.slice(1)).toEqual(["end early", "begin alone"]);
    await end("alone");
    expect(log.slice(3)).toEqual(["end alone", "begin late"]);
    await end("late");
    await Promise.all(all);
  });

  it("is followed by others of its kind one after another, though one of them fails", async () => {
    const company = createCompany();
    const { log, work, end } = works();
    const failing = company.alone(() => Promise.reject(new Error("It broke.")), never);
    const all = [company.alone(work("second"), never), company.alone(work("third"), never)];
    await expect(failing).rejects.toThrow("It broke.");
    await tick();
    expect(log).toEqual(["begin second"]);
    await end("second");
    expect(log).toEqual(["begin second", "end second", "begin third"]);
    await end("third");
    await Promise.all(all);
  });

  it("is not done if it gives up waiting, and lets nobody pass those before it", async () => {
    const company = createCompany();
    const { log, work, end } = works();
    const leaving = new AbortController();
    const first = company.alone(work("first"), never);
    const second = company.alone(work("second"), leaving.signal);
    const late = company.together(work("late"), never);
    leaving.abort();
    await expect(second).rejects.toBeInstanceOf(CancelledError);
    await tick();
    expect(log).toEqual(["begin first"]);
    await end("first");
    expect(log).toEqual(["begin first", "end first", "begin late"]);
    await end("late");
    await Promise.all([first, late]);
  });
});

it("works go on beside each other while none is to be alone", async () => {
  const company = createCompany();
  const { log, work, end } = works();
  const both = ["one", "other"].map((name) => company.together(work(name), never));
  expect(log).toEqual(["begin one", "begin other"]);
  await end("one");
  await end("other");
  await Promise.all(both);
});
