import { setImmediate as nextTurn } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { CancelledError, ModelLoadError } from "../../../core/errors.ts";
import type { LoadedModel, WantedModel } from "../../../engine/runs/loaders.ts";
import { createModelShelf } from "../../../engine/runs/model-shelf.ts";
import { timers } from "../../support/timers.ts";
import { modelDouble } from "../doubles.ts";

const NEVER = new AbortController().signal;
const nothing = () => Promise.resolve();

/** A shelf on doubles; `models` are those that were loaded, oldest first. */
function shelfOn(make: () => LoadedModel = () => modelDouble(() => "4")) {
  const clock = timers();
  const models: LoadedModel[] = [];
  const load = () => {
    const model = make();
    models.push(model);
    return Promise.resolve(model);
  };
  const shelf = createModelShelf({ load, idleMilliseconds: 1000, startTimer: clock.startTimer });
  return { shelf, models, clock };
}

/** A shelf whose models load forever. */
function shelfThatLoads() {
  const signals: AbortSignal[] = [];
  const load = (_wanted: WantedModel, signal: AbortSignal) => {
    signals.push(signal);
    return new Promise<LoadedModel>((_resolve, reject) => {
      signal.addEventListener("abort", () => reject(new CancelledError()));
    });
  };
  return { shelf: createModelShelf({ load }), signals };
}

describe("a model that nobody uses", () => {
  it("is unloaded after the idle time, and loaded again when it is needed", async () => {
    const first = modelDouble(() => "4");
    const { shelf, models, clock } = shelfOn(() => first);
    await shelf.use({ reference: "a" }, NEVER, nothing);
    expect([...clock.waiting].map(({ milliseconds }) => milliseconds)).toEqual([1000]);
    expect(first.disposed).toBe(false);
    clock.runOut();
    await nextTurn();
    expect(first.disposed).toBe(true);
    await shelf.use({ reference: "a" }, NEVER, nothing);
    expect(models).toHaveLength(2);
  });

  it("stays if it is used again before that", async () => {
    const { shelf, models, clock } = shelfOn();
    await shelf.use({ reference: "a" }, NEVER, nothing);
    await shelf.use({ reference: "a" }, NEVER, () => {
      expect(clock.waiting.size).toBe(0);
      return nothing();
    });
    expect(clock.waiting.size).toBe(1);
    expect(models).toHaveLength(1);
  });

  it("leaves the shelf at once if it can answer nothing any more", async () => {
    const { shelf, models } = shelfOn(() => ({ ...modelDouble(() => "4"), lost: true }));
    await shelf.use({ reference: "a" }, NEVER, nothing);
    await shelf.use({ reference: "a" }, NEVER, nothing);
    expect(models).toHaveLength(2);
  });

  it("makes way for the file that its reference means by now", async () => {
    const replaced = { ...modelDouble(() => "4"), isStillMeant: () => Promise.resolve(false) };
    const files = [replaced, modelDouble(() => "5")];
    const { shelf, models } = shelfOn(() => files.shift() ?? replaced);
    await shelf.use({ reference: "a" }, NEVER, nothing);
    await Promise.all([1, 2].map(() => shelf.use({ reference: "a" }, NEVER, nothing)));
    expect(models).toHaveLength(2);
  });

  it("is out of memory before another one is loaded", async () => {
    const order: string[] = [];
    const load = ({ reference }: WantedModel) => {
      order.push(`load ${reference}`);
      const dispose = async () => {
        await nextTurn();
        order.push(`unloaded ${reference}`);
      };
      return Promise.resolve({ ...modelDouble(() => "4"), dispose });
    };
    const shelf = createModelShelf({ load, startTimer: timers().startTimer });
    await shelf.use({ reference: "a" }, NEVER, nothing);
    await shelf.use({ reference: "b" }, NEVER, nothing);
    expect(order).toEqual(["load a", "unloaded a", "load b"]);
  });
});

it("a model stays for who asks whether it is the one that is meant, while another is wanted", async () => {
  let answer: (isMeant: boolean) => void = () => undefined;
  const isStillMeant = () => new Promise<boolean>((resolve) => (answer = resolve));
  const files = [{ ...modelDouble(() => "4"), isStillMeant }, modelDouble(() => "5")];
  const { shelf, models } = shelfOn(() => files.shift() ?? modelDouble(() => "6"));
  await shelf.use({ reference: "a" }, NEVER, nothing);
  const again = shelf.use({ reference: "a" }, NEVER, nothing);
  await shelf.use({ reference: "b" }, NEVER, nothing);
  answer(true);
  await again;
  expect(models).toHaveLength(2);
});

describe("a model that is in use", () => {
  it("is lent once more although its reference means another file by now", async () => {
    const { shelf, models } = shelfOn(() => ({
      ...modelDouble(() => "4"),
      isStillMeant: () => Promise.resolve(false),
    }));
    await shelf.use({ reference: "a" }, NEVER, () => shelf.use({ reference: "a" }, NEVER, nothing));
    expect(models).toHaveLength(1);
  });
});

/** A shelf on which `a` loads when the test says so; `begun` are the references whose loading was begun. */
function shelfThatWaits() {
  const first = Promise.withResolvers<LoadedModel>();
  const begun: string[] = [];
  const load = ({ reference }: WantedModel) => {
    begun.push(reference);
    return reference === "a" ? first.promise : Promise.resolve(modelDouble(() => "5"));
  };
  return { shelf: createModelShelf({ load, startTimer: timers().startTimer }), first, begun };
}

describe("a model that is wanted while another one is being loaded", () => {
  it.each(["has taken its memory", "has failed to"])("is loaded when that one %s", async (end) => {
    const { shelf, first, begun } = shelfThatWaits();
    const one = shelf.use({ reference: "a" }, NEVER, nothing).catch(() => undefined);
    const other = shelf.use({ reference: "b" }, NEVER, nothing);
    await nextTurn();
    expect(begun).toEqual(["a"]);
    if (end === "has failed to") first.reject(new ModelLoadError("It is too large."));
    else first.resolve(modelDouble(() => "4"));
    await Promise.all([one, other]);
    expect(begun).toEqual(["a", "b"]);
  });

  it("is given up at once by who cancels, and not loaded any more", async () => {
    const { shelf, first, begun } = shelfThatWaits();
    const one = shelf.use({ reference: "a" }, NEVER, nothing);
    const cancel = new AbortController();
    const other = shelf.use({ reference: "b" }, cancel.signal, nothing);
    await nextTurn();
    cancel.abort();
    await expect(other).rejects.toBeInstanceOf(CancelledError);
    first.resolve(modelDouble(() => "4"));
    await one;
    await nextTurn();
    expect(begun).toEqual(["a"]);
  });
});

describe("a model that is prepared", () => {
  it("is there for who wants it", async () => {
    const { shelf, models, clock } = shelfOn();
    await shelf.prepare({ reference: "a" });
    await shelf.use({ reference: "a" }, NEVER, () => {
      expect(clock.waiting.size).toBe(0);
      return nothing();
    });
    expect(models).toHaveLength(1);
  });

  it("is unloaded after the idle time if nobody wants it", async () => {
    const model = modelDouble(() => "4");
    const { shelf, clock } = shelfOn(() => model);
    await shelf.prepare({ reference: "a" });
    expect([...clock.waiting].map(({ milliseconds }) => milliseconds)).toEqual([1000]);
    clock.runOut();
    await nextTurn();
    expect(model.disposed).toBe(true);
  });

  it("makes way for another one, while it is being loaded too", async () => {
    const { shelf, signals } = shelfThatLoads();
    const prepared = expect(shelf.prepare({ reference: "a" })).rejects.toBeInstanceOf(CancelledError);
    await nextTurn();
    const use = expect(shelf.use({ reference: "b" }, NEVER, nothing)).rejects.toBeInstanceOf(CancelledError);
    await nextTurn();
    expect(signals.map(({ aborted }) => aborted)).toEqual([true, false]);
    await shelf.dispose();
    await Promise.all([prepared, use]);
  });

  it("stays for who wants it while it is being loaded", async () => {
    const { shelf, models, clock } = shelfOn();
    const prepared = shelf.prepare({ reference: "a" });
    const release = Promise.withResolvers<undefined>();
    const use = shelf.use({ reference: "a" }, NEVER, () => release.promise);
    await prepared;
    expect(clock.waiting.size).toBe(0);
    release.resolve(undefined);
    await use;
    expect(clock.waiting.size).toBe(1);
    expect(models).toHaveLength(1);
  });
});

describe("a model that is being loaded", () => {
  it("is given up by the one who cancels, and goes on loading for the others", async () => {
    const { shelf, signals } = shelfThatLoads();
    const [first, second] = [new AbortController(), new AbortController()];
    const uses = [first, second].map(({ signal }) => shelf.use({ reference: "a" }, signal, nothing));
    const [one, other] = uses.map((use) => expect(use).rejects.toBeInstanceOf(CancelledError));
    await nextTurn();
    first.abort();
    await one;
    expect(signals.map(({ aborted }) => aborted)).toEqual([false]);
    second.abort();
    await other;
    expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
  });

  it("is cancelled when the shelf is cleared", async () => {
    const { shelf, signals } = shelfThatLoads();
    const use = expect(shelf.use({ reference: "a" }, NEVER, nothing)).rejects.toBeInstanceOf(CancelledError);
    await nextTurn();
    await shelf.dispose();
    await use;
    expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
  });
});

describe("what is done alone", () => {
  it("begins when no model is in memory, and none is prepared beside it", async () => {
    const model = modelDouble(() => "4");
    const { shelf, models } = shelfOn(() => model);
    await shelf.use({ reference: "a" }, NEVER, nothing);
    await shelf.alone(async () => {
      expect(model.disposed).toBe(true);
      await shelf.prepare({ reference: "a" });
    });
    expect(models).toHaveLength(1);
    await shelf.prepare({ reference: "a" });
    expect(models).toHaveLength(2);
  });

  it("is told to end when a model is wanted, and waited for", async () => {
    const { shelf, models } = shelfOn();
    const ending = Promise.withResolvers<undefined>();
    const signals: AbortSignal[] = [];
    const alone = shelf.alone((signal) => {
      signals.push(signal);
      return ending.promise;
    });
    await nextTurn();
    const use = shelf.use({ reference: "a" }, NEVER, nothing);
    await nextTurn();
    expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
    expect(models).toHaveLength(0);
    ending.resolve(undefined);
    await Promise.all([alone, use]);
    expect(models).toHaveLength(1);
  });

  it("is told to end although something else that was done alone ends while it waits", async () => {
    const { shelf } = shelfOn();
    const [first, second] = [Promise.withResolvers<undefined>(), Promise.withResolvers<undefined>()];
    const signals: AbortSignal[] = [];
    const before = shelf.alone(() => first.promise);
    const after = shelf.alone((signal) => {
      signals.push(signal);
      return second.promise;
    });
    first.resolve(undefined);
    await before;
    await nextTurn();
    const use = shelf.use({ reference: "a" }, NEVER, nothing);
    expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
    second.resolve(undefined);
    await Promise.all([after, use]);
  });
});
