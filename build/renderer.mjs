// Builds the renderer into dist/renderer if its sources changed since the last time. Silent unless something fails.
import { fileURLToPath } from "node:url";
import { build } from "vite";
import { rebuild } from "./rebuild.mjs";

// Tests call this too, in an environment from which React would take that it is being developed: several times slower.
process.env.NODE_ENV = "production";

const SOURCES = [
  "renderer/**",
  "core/**",
  "engine/contract/**",
  "build/places.mjs",
  "build/renderer.mjs",
  "build/rebuild.mjs",
  "build/vite.config.mjs",
  "package-lock.json",
];
const configFile = fileURLToPath(new URL("vite.config.mjs", import.meta.url));

await rebuild("renderer", SOURCES, (outDir) => build({ configFile, build: { outDir } }));
