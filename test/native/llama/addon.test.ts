import { expect, it } from "vitest";
import { openAddon } from "../../../native/llama/addon.ts";

const NOTHING = {} as never;

it("a library without what is used of it is told with what helps in a package and in the sources", () => {
  expect(() => openAddon(NOTHING, NOTHING, NOTHING)).toThrow(
    /it has no _bindings, .+\. Install Counterpoint again; in its sources, run npm ci\.$/,
  );
});
