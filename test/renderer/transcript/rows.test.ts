import { expect, test } from "vitest";
import { rowsAtOnce } from "../../../renderer/components/transcript/rows.tsx";

test("of many rows that are opened only those in sight are drawn, of as many that grow while they are read all", () => {
  const many = 100;

  expect(many).toBeGreaterThan(rowsAtOnce(many));
  expect(many).toBeLessThan(rowsAtOnce(1));
});
