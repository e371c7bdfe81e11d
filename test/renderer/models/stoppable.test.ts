import { expect, test, vi } from "vitest";
import { createStoppable } from "../../../renderer/views/models/local/stoppable.ts";

const cancel = vi.fn();

function begun() {
  cancel.mockClear();
  const stoppable = createStoppable(cancel);
  stoppable.begin();
  return stoppable;
}

test("a run that is stopped while it is being started is cancelled as soon as its name is known", () => {
  const run = begun();

  run.stop();
  expect(cancel).not.toHaveBeenCalled();
  run.name("r1");

  expect(cancel.mock.calls).toEqual([["r1"]]);
});

test("a run whose name is known is cancelled at once", () => {
  const run = begun();

  run.name("r1");
  expect(cancel).not.toHaveBeenCalled();
  run.stop();

  expect(cancel.mock.calls).toEqual([["r1"]]);
});

test("that one run was stopped does not stop the next one", () => {
  const run = begun();
  run.stop();

  run.begin();
  run.name("r2");

  expect(cancel).not.toHaveBeenCalled();
});
