import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["test/e2e/**/*.test.ts"],
    globalSetup: "test/e2e/support/build-renderer.ts",
    testTimeout: 120_000,
    hookTimeout: 60_000,
    // Engine, model and browser share what cores there are.
    maxWorkers: 1,
  },
});
