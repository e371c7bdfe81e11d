export { openDatabase } from "./database.ts";
export type { OpenedDatabase } from "./database.ts";
export type { DatabaseSource } from "./file.ts";
export { DEFAULT_LIMITS } from "./limits.ts";
export type { SqlLimits } from "./limits.ts";
