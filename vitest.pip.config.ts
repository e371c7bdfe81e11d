import { defineConfig } from "vitest/config";

export default defineConfig({ test: { include: ["test/pip/**/*.test.ts"], testTimeout: 120_000 } });
