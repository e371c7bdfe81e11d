// How the desktop app is packed. dist/app and dist/renderer are built before; native packages are those that npm
// installed, so each system's package is made on that system.
import { APP_ID } from "../electron/main/app-id.ts";

/** The window's picture on Linux, where a window has none of its own. */
const ICON = "electron/resources/icon.png";

/** The licences of packages that bring none. */
const THIRD_PARTY = "electron/resources/THIRD-PARTY.txt";

/** What node-llama-cpp and ONNX Runtime would be built from, which happens nowhere but at their makers'. */
const sources = [
  "!node_modules/node-llama-cpp/llama/{addon,cmake,patches,profiles,toolchains,xpack}{,/**/*}",
  "!node_modules/node-llama-cpp/llama/{gitRelease.bundle,CMakeLists.txt}",
  "!node_modules/node-llama-cpp/templates{,/**/*}",
  "!node_modules/onnxruntime-node/script{,/**/*}",
  "!node_modules/sql.js/dist/!(sql-wasm.js|sql-wasm.wasm)",
];

/**
 * What is packed for a system. It stands with each system, whole: where the systems have lists of exclusions beside a
 * common list, electron-builder takes those for "everything but", and packs the whole project.
 *
 * `os` and `arch` are electron-builder's names for what is packed for.
 * @param platform the same as Node names it
 */
const filesFor = (platform) => [
  "dist/app/**/*",
  "dist/renderer/**/*",
  "package.json",
  "!**/*.map",
  "!**/.built-from",
  "!node_modules/@node-llama-cpp/!(${os}-${arch}*){,/**/*}",
  `!node_modules/onnxruntime-node/bin/napi-v*/!(${platform}){,/**/*}`,
  `!node_modules/onnxruntime-node/bin/napi-v*/${platform}/!(\${arch}){,/**/*}`,
  ...sources,
];

/**
 * What is made for a system. On that system it is made for the processor at hand alone: npm installs no other's libraries.
 * @param here the platform and the processor at hand, the same as Node names them
 * @param processors those that everything needed is published for
 * @throws Error on the system itself for a processor that is none of them
 */
const targets = (here, platform, names, processors) => {
  const isHere = platform === here.platform;
  if (isHere && !processors.includes(here.arch)) {
    throw new Error(
      `There is no package for ${platform} on ${here.arch}, only for ${processors.join(" and ")}. ` +
        "Start Counterpoint from this folder with npm start.",
    );
  }
  return names.map((target) => ({ target, arch: isHere ? [here.arch] : processors }));
};

/**
 * @param here the platform and the processor at hand
 * @returns {import("electron-builder").Configuration}
 * @throws Error on a processor that there is no package for
 */
export const configurationFor = (here) => ({
  appId: APP_ID,
  productName: "Counterpoint",
  copyright: "The Counterpoint authors. Apache License 2.0",
  directories: { output: "dist/packages", buildResources: "electron/resources" },
  // Packages of Debian's kind have to name a page. There is none.
  extraMetadata: { main: "dist/app/electron/main/main.js", homepage: "https://counterpoint.invalid" },
  asar: true,
  // A shared library can only be loaded from a file of its own.
  asarUnpack: ["node_modules/@node-llama-cpp/**", "node_modules/onnxruntime-node/bin/**"],
  // The embedder's licence has the same text as our own; those of what the page bundles lie in dist/renderer.
  extraResources: ["LICENSE", THIRD_PARTY, "models/practice", "models/embedder", "models/catalog.json"].map(
    (path) => ({ from: path, to: path }),
  ),
  electronLanguages: ["en", "en-US", "zh-CN"],
  npmRebuild: false,
  nodeGypRebuild: false,
  buildDependenciesFromSource: false,
  // Nothing is uploaded, and nothing looks for updates.
  publish: null,
  electronFuses: {
    runAsNode: false,
    enableNodeOptionsEnvironmentVariable: false,
    enableNodeCliInspectArguments: false,
    onlyLoadAppFromAsar: true,
    enableEmbeddedAsarIntegrityValidation: true,
    enableCookieEncryption: true,
    loadBrowserProcessSpecificV8Snapshot: false,
    grantFileProtocolExtraPrivileges: false,
    resetAdHocDarwinSignature: true,
  },
  win: { target: targets(here, "win32", ["nsis", "zip"], ["x64", "arm64"]), files: filesFor("win32") },
  nsis: { oneClick: false, differentialPackage: false, deleteAppDataOnUninstall: false },
  mac: {
    target: targets(here, "darwin", ["dmg", "zip"], ["arm64"]),
    category: "public.app-category.productivity",
    files: filesFor("darwin"),
    hardenedRuntime: true,
    entitlements: "electron/resources/entitlements.mac.plist",
    entitlementsInherit: "electron/resources/entitlements.mac.plist",
    notarize: false,
  },
  dmg: { writeUpdateInfo: false },
  linux: {
    target: targets(here, "linux", ["AppImage", "deb"], ["x64", "arm64"]),
    // The deb puts it on the path, where "counterpoint" is the terminal's.
    executableName: "counterpoint-desktop",
    category: "Science",
    synopsis: "Agents on one local model examine each other's reasoning",
    maintainer: "The Counterpoint authors <authors@counterpoint.invalid>",
    files: filesFor("linux"),
    extraResources: [{ from: ICON, to: ICON }],
  },
  // Left out, an AppImage would need FUSE 2 and start from the menu with --no-sandbox.
  toolsets: { appimage: "1.0.3" },
});

export default () => configurationFor(process);
