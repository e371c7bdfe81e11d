import { Ajv } from "ajv";
import { globSync, lstatSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { APP_ID } from "../../electron/main/app-id.ts";
import { shellPlaces } from "../../electron/main/places.ts";

const ROOT = fileURLToPath(new URL("../..", import.meta.url)).replace(/[\\/]$/, "");
const require = createRequire(import.meta.url);

const Resources = z.array(z.object({ from: z.string(), to: z.string() }));
const Platform = z.looseObject({
  files: z.array(z.string()),
  target: z.array(z.object({ target: z.string(), arch: z.array(z.string()) })),
  extraResources: z.optional(Resources),
});
const Configuration = z.looseObject({
  asarUnpack: z.array(z.string()),
  extraResources: Resources,
  extraMetadata: z.looseObject({ main: z.string() }),
  electronFuses: z.record(z.string(), z.boolean()),
  win: Platform,
  mac: Platform,
  linux: Platform.extend({ executableName: z.string() }),
});
type Configuration = z.infer<typeof Configuration>;
const Lock = z.object({ packages: z.record(z.string(), z.object({ dev: z.optional(z.boolean()) })) });
type System = "win" | "mac" | "linux";

interface Here {
  readonly platform: string;
  readonly arch: string;
}

let configurationFor: (here: Here) => Configuration;
let configuration: Configuration;
beforeAll(async () => {
  const { href } = pathToFileURL(join(ROOT, "build", "electron-builder.mjs"));
  const module = (await import(href)) as { readonly configurationFor: (here: Here) => unknown };
  configurationFor = (here) => Configuration.parse(module.configurationFor(here));
  configuration = configurationFor({ platform: "linux", arch: "x64" });
});

interface Matcher {
  createFilter(): (file: string, stat: object) => boolean;
}

/** electron-builder's own choice of files. */
const matchers = require("app-builder-lib/out/fileMatcher.js") as {
  getMainFileMatchers(
    from: string,
    to: string,
    expand: (pattern: string) => string,
    platform: object,
    packager: object,
    output: string,
    compile: false,
  ): readonly Matcher[];
  getNodeModuleFileMatcher(
    from: string,
    to: string,
    expand: (pattern: string) => string,
    platform: object,
    packager: object,
  ): Matcher;
};
const debugLogger = { isEnabled: false };

/** electron-builder's own maker of AppImages. */
const { default: AppImageTarget } = require("app-builder-lib/out/targets/appimage/AppImageTarget.js") as {
  readonly default: new (
    ignored: null,
    packager: object,
    helper: object,
    output: string,
  ) => { readonly desktopEntry: { readonly value: Promise<string> } };
};

/** The files of the project that electron-builder would pack, without the packages. */
function packedOfOurs(system: System, files: readonly string[]): readonly string[] {
  const info = {
    projectDir: ROOT,
    buildResourcesDir: "electron/resources",
    config: configuration,
    debugLogger,
  };
  const output = join(ROOT, "dist", "packages");
  const expand = (pattern: string): string => pattern;
  const filters = matchers
    .getMainFileMatchers(ROOT, "/packed", expand, configuration[system], { info }, output, false)
    .map((matcher) => matcher.createFilter());
  const stat = { isDirectory: () => false };
  return files.filter((file) => filters.some((filter) => filter(join(ROOT, file), stat)));
}

/** The files of a package below node_modules that electron-builder would pack. */
function packed(system: System, arch: string, below: string): readonly string[] {
  const expand = (pattern: string): string => pattern.replaceAll("${os}", system).replaceAll("${arch}", arch);
  const packager = { config: configuration, debugLogger };
  const filter = matchers
    .getNodeModuleFileMatcher(ROOT, "/packed", expand, configuration[system], packager)
    .createFilter();
  const files = globSync(`node_modules/${below}`, { cwd: ROOT }).map((file) => file.replaceAll("\\", "/"));
  return files.filter((file) => {
    const stat = lstatSync(join(ROOT, file));
    return stat.isFile() && filter(join(ROOT, file), stat);
  });
}

const packages = (files: readonly string[]): readonly string[] =>
  [...new Set(files.map((file) => file.split("/")[2] ?? ""))].toSorted();

describe("the configuration of electron-builder", () => {
  it("is as its own schema demands", () => {
    const schema = JSON.parse(readFileSync(require.resolve("app-builder-lib/scheme.json"), "utf8")) as object;
    const validate = new Ajv({ strict: false, allErrors: true }).compile(schema);
    validate(configuration);
    expect(validate.errors).toBeNull();
    expect(validate({ ...configuration, electronFuses: { runAsNod: false } })).toBe(false);
  });

  it("flips every fuse that would let another program in", () => {
    expect(configuration.electronFuses).toEqual({
      runAsNode: false,
      enableNodeOptionsEnvironmentVariable: false,
      enableNodeCliInspectArguments: false,
      onlyLoadAppFromAsar: true,
      enableEmbeddedAsarIntegrityValidation: true,
      enableCookieEncryption: true,
      loadBrowserProcessSpecificV8Snapshot: false,
      grantFileProtocolExtraPrivileges: false,
      resetAdHocDarwinSignature: true,
    });
    expect(configuration).toMatchObject({ asar: true });
  });

  it("publishes and rebuilds nothing", () => {
    expect(configuration).toMatchObject({ publish: null, npmRebuild: false, nodeGypRebuild: false });
  });

  it("makes packages for three systems", () => {
    const names = (["win", "mac", "linux"] as const).map((system) =>
      configuration[system].target.map(({ target }) => target),
    );
    expect(names).toEqual([
      ["nsis", "zip"],
      ["dmg", "zip"],
      ["AppImage", "deb"],
    ]);
  });

  it.each<[string, string, System]>([
    ["linux", "x64", "linux"],
    ["linux", "arm64", "linux"],
    ["darwin", "arm64", "mac"],
    ["win32", "x64", "win"],
    ["win32", "arm64", "win"],
  ])("makes packages on %s %s for that processor alone", (platform, arch, system) => {
    const processors = configurationFor({ platform, arch })[system].target.map((target) => target.arch);
    expect(processors).toEqual([[arch], [arch]]);
  });

  it("makes none on a processor that it has no libraries for", () => {
    expect(() => configurationFor({ platform: "darwin", arch: "x64" })).toThrow(
      "There is no package for darwin on x64, only for arm64.",
    );
  });

  it("starts an AppImage from the menu within Chromium's sandbox", async () => {
    const packager = {
      platformSpecificBuildOptions: configuration.linux,
      config: configuration,
      appInfo: { buildVersion: "1" },
    };
    const helper = { computeDesktopEntry: (_options: object, command: string) => Promise.resolve(command) };
    expect(await new AppImageTarget(null, packager, helper, "").desktopEntry.value).toBe("AppRun %U");
  });

  it("makes an AppImage that needs no FUSE 2, which new distributions leave out", () => {
    // Anything else is electron-builder's legacy runtime, which looks for libfuse.so.2.
    expect(configuration).toMatchObject({ toolsets: { appimage: "1.0.3" } });
    expect(configuration).not.toHaveProperty("appImage");
  });

  it("names the application as it names itself when it runs, by which Windows finds whose a notification is", () => {
    expect(configuration).toMatchObject({ appId: APP_ID });
  });

  it("brings the picture of its window along on Linux, where the window looks for it", () => {
    const [{ from, to } = { from: "", to: "" }] = configuration.linux.extraResources ?? [];
    expect(lstatSync(join(ROOT, from)).size).toBeGreaterThan(0);
    expect(shellPlaces("/app", "/resources").icon).toBe(join("/resources", to));
  });

  it("asks macOS for nothing but what V8 needs", () => {
    const { entitlements, entitlementsInherit, hardenedRuntime } = configuration.mac;
    expect(hardenedRuntime).toBe(true);
    expect(entitlementsInherit).toBe(entitlements);
    const asked = readFileSync(join(ROOT, String(entitlements)), "utf8").match(/<key>.*<\/key>/g);
    expect(asked).toEqual(["<key>com.apple.security.cs.allow-jit</key>"]);
  });

  it("puts no command on the path of Linux under a name that the terminal has", () => {
    const manifest = JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8")) as { bin: object };
    expect(Object.keys(manifest.bin)).not.toContain(configuration.linux.executableName);
  });

  it("brings the licences, the built-in models and the catalogue along, and nothing that made them", () => {
    for (const { from, to } of configuration.extraResources) {
      expect(to).toBe(from);
      expect(lstatSync(join(ROOT, from)).size).toBeGreaterThan(0);
    }
    expect(configuration.extraResources.map(({ from }) => from)).toEqual([
      "LICENSE",
      "electron/resources/THIRD-PARTY.txt",
      "models/practice",
      "models/embedder",
      "models/catalog.json",
    ]);
  });

  it("begins with the compiled entry", () => {
    const { main } = configuration.extraMetadata;
    const source = main.replace("dist/app/", "").replace(/\.js$/, ".ts");
    expect(lstatSync(join(ROOT, source)).isFile()).toBe(true);
  });
});

describe("the packed files of ours", () => {
  it.each<System>(["win", "mac", "linux"])("are what was built, and no sources, for %s", (system) => {
    const built = ["package.json", "dist/app/electron/main/main.js", "dist/renderer/index.html"];
    const others = [
      ...[
        "README.md",
        "core/model.ts",
        "test/electron/doubles.ts",
        "renderer/main.tsx",
        "models/catalog.json",
      ],
      ...["dist/packages/app.zip", "dist/app/core/model.js.map", "dist/other.js", "electron/main/main.ts"],
      ...["dist/app/.built-from", "dist/.app-1/core/model.js"],
    ];
    expect(packedOfOurs(system, [...built, ...others])).toEqual(built);
    expect(configuration).not.toHaveProperty("files");
  });

  it("have the licences of what the page bundles, of its font too", () => {
    const file = "dist/renderer/licenses.txt";
    expect(packedOfOurs("linux", [file])).toEqual([file]);
    const licenses = readFileSync(join(ROOT, file), "utf8");
    expect(licenses).toMatch(/^## react - .*\(MIT\)$/m);
    expect(licenses).toMatch(/^## @fontsource-variable\/inter - /m);
    expect(licenses).toContain("SIL OPEN FONT LICENSE Version 1.1");
  });
});

describe("the licences of what is packed", () => {
  const notices = readFileSync(join(ROOT, "electron/resources/THIRD-PARTY.txt"), "utf8");
  const named = [...notices.matchAll(/^## (.*)$/gm)].flatMap(([, names = ""]) => names.split(", "));
  const isNamed = (name: string): boolean =>
    named.some((one) => (one.endsWith("*") ? name.startsWith(one.slice(0, -1)) : name === one));

  it("lie beside their packages, or in the file for those that bring none", () => {
    const lock = Lock.parse(JSON.parse(readFileSync(join(ROOT, "package-lock.json"), "utf8")));
    const needed = Object.entries(lock.packages).filter(([folder, { dev }]) => folder !== "" && dev !== true);
    const brought = needed
      .map(([folder]) => ({
        name: folder.replace(/^.*node_modules\//, ""),
        files: packed("linux", "x64", `${folder.replace(/^node_modules\//, "")}/*`),
      }))
      .filter(({ files }) => files.length > 0);
    expect(brought.length).toBeGreaterThan(100);
    const bare = brought.filter(
      ({ files }) => !files.some((file) => /\/(licen[cs]e|copying)[^/]*$/i.test(file)),
    );
    expect(bare.map(({ name }) => name).filter((name) => !isNamed(name))).toEqual([]);
  });

  it("lie in that file too where the list of what the page bundles has no text", () => {
    const [, ...entries] = readFileSync(join(ROOT, "dist/renderer/licenses.txt"), "utf8").split(/^## /m);
    expect(entries.length).toBeGreaterThan(10);
    const bare = entries.filter((entry) => !entry.trim().includes("\n"));
    expect(bare.map((entry) => entry.split(" - ")[0] ?? "").filter((name) => !isNamed(name))).toEqual([]);
  });

  it("are those of llama.cpp as well, of which libraries are built that have but their builder's", () => {
    expect(isNamed("@node-llama-cpp/linux-x64")).toBe(true);
    expect(notices).toMatch(/^llama\.cpp and ggml,.* Copyright \(c\) .* The ggml authors$/m);
  });
});

describe("the packed binaries", () => {
  it.each<[System, string]>([
    ["linux", "x64"],
    ["linux", "arm64"],
    ["mac", "arm64"],
    ["win", "x64"],
  ])("of llama.cpp are those for %s on %s", (system, arch) => {
    const own = new RegExp(`^${system}-${arch}(-|$)`);
    const installed = packages(globSync("node_modules/@node-llama-cpp/*/package.json", { cwd: ROOT }));
    const kept = packages(packed(system, arch, "@node-llama-cpp/**/*"));
    expect(kept).toEqual(installed.filter((name) => own.test(name)));
  });

  it("of llama.cpp are complete", () => {
    if (process.platform !== "linux" || process.arch !== "x64") return;
    const here = "@node-llama-cpp/linux-x64/bins/**/*.{so,node,json}";
    const installed = globSync(`node_modules/${here}`, { cwd: ROOT });
    expect(installed.length).toBeGreaterThan(5);
    expect(packed("linux", "x64", here)).toHaveLength(installed.length);
  });

  it.each<[System, string, string]>([
    ["linux", "x64", "linux/x64"],
    ["linux", "arm64", "linux/arm64"],
    ["mac", "arm64", "darwin/arm64"],
    ["win", "x64", "win32/x64"],
    ["win", "arm64", "win32/arm64"],
  ])("of ONNX Runtime are those for %s on %s", (system, arch, folder) => {
    const bin = "node_modules/onnxruntime-node/bin";
    const installed = globSync(`${bin}/napi-v*/${folder}/*`, { cwd: ROOT });
    expect(installed.length).toBeGreaterThan(1);
    expect(packed(system, arch, "onnxruntime-node/bin/**/*").toSorted()).toEqual(installed.toSorted());
  });

  it("lie outside of the archive, since a shared library is loaded from a file of its own", () => {
    const unpacked = configuration.asarUnpack.map((pattern) => pattern.replace(/\*\*$/, ""));
    const native = /\.(node|so|dylib|dll)(\.\d+)*$/;
    const files = [
      ...packed("linux", "x64", "@node-llama-cpp/**/*"),
      ...packed("linux", "x64", "onnxruntime-node/**/*"),
    ].filter((file) => native.test(file));
    expect(files.length).toBeGreaterThan(1);
    expect(files.filter((file) => !unpacked.some((folder) => file.startsWith(folder)))).toEqual([]);
  });

  it("come without what they could be built from", () => {
    const files = packed("linux", "x64", "node-llama-cpp/**/*");
    expect(files).toContain("node_modules/node-llama-cpp/dist/bindings/utils/testBindingBinary.js");
    expect(
      files.filter((file) => /gitRelease\.bundle|CMakeLists|\/addon\/|\/templates\//.test(file)),
    ).toEqual([]);
  });
});
