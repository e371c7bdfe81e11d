import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["test/gpu/**/*.test.ts"],
    // A software device compiles its shaders when it first needs them.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    maxWorkers: 1,
    // llama.cpp leaves devices out that the CPU imitates, unless they are named.
    env: { GGML_VK_VISIBLE_DEVICES: "0" },
  },
});
