import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["test/models/**/*.test.ts"],
    testTimeout: 600_000,
    maxWorkers: 1,
  },
});
