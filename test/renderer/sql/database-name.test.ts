import { expect, test } from "vitest";
import { isDatabaseName } from "../../../renderer/components/sql/database-name.ts";

test.each([
  ["world.sqlite", true],
  ["WORLD.DB", true],
  ["world.db3", true],
  ["world.sql", false],
  ["db", false],
  ["world.db.csv", false],
])("a file that is called %s is a database by its name: %s", (name, is) => {
  expect(isDatabaseName(name)).toBe(is);
});
