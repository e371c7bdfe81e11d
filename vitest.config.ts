import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["test/**/*.test.ts"],
    exclude: ["test/models/**", "test/pip/**", "test/gpu/**", "test/e2e/**"],
    // Two files start servers, each of which would build the page itself and at the same time.
    globalSetup: "test/e2e/support/build-renderer.ts",
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // Two cores are what CI has; the model tests use both, so files run side by side only in pairs.
    maxWorkers: 2,
  },
});
