import { expect, it } from "vitest";
import { CancelledError } from "../../../core/errors.ts";
import { createSlots } from "../../../engine/sweeps/slots.ts";

const nobody = new AbortController().signal;

/** Lets what waits go on as far as it can. */
const settle = () => new Promise((resolve) => setImmediate(resolve));

it("lets in what fits the batch, and the next when something leaves", async () => {
  const slots = createSlots();
  const inside: string[] = [];
  const enter = async (name: string, order: number, share: number) => {
    const leave = await slots.take(order, share, nobody);
    inside.push(name);
    return leave;
  };
  const first = await enter("first", 0, 1 / 3);
  await enter("second", 0, 1 / 3);
  await enter("third", 0, 1 / 3);
  void enter("fourth", 0, 1 / 3);
  await settle();
  expect(inside).toEqual(["first", "second", "third"]);
  first();
  await settle();
  expect(inside).toEqual(["first", "second", "third", "fourth"]);
});

it("lets earlier cells go first, however late they ask", async () => {
  const slots = createSlots();
  const inside: number[] = [];
  const leave = await slots.take(0, 1, nobody);
  for (const order of [2, 1, 2, 0]) void slots.take(order, 0.25, nobody).then(() => inside.push(order));
  leave();
  await settle();
  expect(inside).toEqual([0, 1, 2, 2]);
});

it("lets nobody overtake one who needs much room", async () => {
  const slots = createSlots();
  const inside: string[] = [];
  const leave = await slots.take(0, 0.5, nobody);
  void slots.take(1, 1, nobody).then(() => inside.push("large"));
  void slots.take(2, 0.5, nobody).then(() => inside.push("small"));
  await settle();
  expect(inside).toEqual([]);
  leave();
  await settle();
  expect(inside).toEqual(["large"]);
});

it("lets the next one in when the first gives up waiting", async () => {
  const slots = createSlots();
  const inside: string[] = [];
  await slots.take(0, 0.5, nobody);
  const impatient = new AbortController();
  const large = slots.take(1, 1, impatient.signal);
  void slots.take(2, 0.5, nobody).then(() => inside.push("small"));
  impatient.abort();
  await expect(large).rejects.toBeInstanceOf(CancelledError);
  await settle();
  expect(inside).toEqual(["small"]);
});
