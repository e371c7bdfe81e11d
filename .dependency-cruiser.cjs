/** Who may import whom. Core knows nobody; adapters know core; the engine knows both; shells know the engine. */
const only = (name, from, allowed) => ({
  name,
  severity: "error",
  from: { path: from },
  to: { path: "^(core|native|engine|electron|cli|renderer|models|build|test)/", pathNot: allowed },
});

module.exports = {
  forbidden: [
    { name: "no-cycles", severity: "error", from: {}, to: { circular: true } },
    {
      name: "core-imports-nothing",
      severity: "error",
      from: { path: "^core/" },
      to: { pathNot: "^core/" },
    },
    only("native-imports-core", "^native/", "^(native|core)/"),
    only("engine-imports-core-and-native", "^engine/", "^(engine|core|native)/"),
    only("cli-imports-engine-and-core", "^cli/", "^(cli|engine|core)/"),
    // The gate is no service of the engine: it keeps the process that imports it from the network.
    only(
      "electron-shell-imports-the-contract",
      "^electron/(main|preload)/",
      "^(electron/|engine/contract/|engine/network/gate\\.ts$)",
    ),
    only("engine-process-imports-engine-and-core", "^electron/engine-process", "^(electron|engine|core)/"),
    only("renderer-imports-contract-and-core", "^renderer/", "^(renderer|engine/contract|core)/"),
    // They would bring zod into the page.
    {
      name: "renderer-imports-schemas-by-type-only",
      severity: "error",
      from: { path: "^renderer/" },
      to: {
        path: "^engine/contract/(contract|runs-contract|experience-contract|datasets|fields|requests|runtime-settings|settings)\\.ts$",
        dependencyTypesNot: ["type-only"],
      },
    },
    {
      name: "only-electron-requires-electron",
      severity: "error",
      from: { pathNot: "^electron/" },
      to: { path: "(^|node_modules/)electron($|/)" },
    },
    {
      name: "nobody-imports-tests",
      severity: "error",
      from: { path: "^(core|native|engine|electron|cli|renderer)/" },
      to: { path: "^(test|build)/" },
    },
    {
      name: "no-development-packages-in-the-product",
      severity: "error",
      from: { path: "^(core|native|engine|cli)/" },
      to: { dependencyTypes: ["npm-dev", "npm-unknown", "npm-no-pkg"] },
    },
    { name: "nothing-unresolved", severity: "error", from: {}, to: { couldNotResolve: true } },
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    tsConfig: { fileName: "tsconfig.json" },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "node", "types", "default"],
    },
  },
};
