import { expect, it } from "vitest";
import { engineEnvironment } from "../../electron/main/engine-environment.ts";

it("the engine's environment is the person's own, without what would let Node or Electron do something else", () => {
  const given = {
    HTTPS_PROXY: "p",
    NODE_OPTIONS: "-r x",
    ELECTRON_RUN_AS_NODE: "1",
    node_path: "x",
    GONE: undefined,
  };
  expect(engineEnvironment(given, { home: "/h", models: "/m" })).toEqual({
    HTTPS_PROXY: "p",
    COUNTERPOINT_HOME: "/h",
    COUNTERPOINT_MODELS: "/m",
  });
});
