import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { ShellPlaces } from "./shell.ts";

/**
 * Where the parts of the application lie.
 * @param app the folder of compiled files, with the renderer's beside it
 * @param resources the folder of what lies beside the application's code: in development the project's
 */
export function shellPlaces(app: string, resources: string): ShellPlaces {
  const library = import.meta.resolve("node-llama-cpp");
  return {
    renderer: join(app, "..", "renderer"),
    preload: join(app, "electron", "preload", "preload.cjs"),
    processes: {
      engine: join(app, "electron", "engine-process.js"),
      model: join(app, "electron", "model-process.js"),
      // node-llama-cpp starts this very file where it runs in the main process.
      "binary-test": fileURLToPath(new URL("bindings/utils/testBindingBinary.js", library)),
    },
    models: join(resources, "models"),
    icon: join(resources, "electron", "resources", "icon.png"),
  };
}
