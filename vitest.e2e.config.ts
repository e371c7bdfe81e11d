import { defineConfig } from "vitest/config";
import { PATIENCE_MS } from "./test/e2e/support/patience.ts";

export default defineConfig({
  test: {
    include: ["test/e2e/**/*.test.ts"],
    globalSetup: "test/e2e/support/build-renderer.ts",
    testTimeout: 300_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: PATIENCE_MS } },
    // Engine, model and browser share what cores there are.
    maxWorkers: 1,
  },
});
