import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { root } from "./places.mjs";

/** The renderer as files that a strict content security policy admits: no inline scripts, nothing from elsewhere. */
export default defineConfig({
  root: `${root}/renderer`,
  // Below any address: a loopback server's and the shell's own protocol.
  base: "./",
  plugins: [react()],
  logLevel: "warn",
  build: {
    outDir: `${root}/dist/renderer`,
    emptyOutDir: true,
    // Of all that is bundled, the fonts too; packages carry it.
    license: { fileName: "licenses.txt" },
    // The policy admits no fonts or scripts as data.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    // It comes from this machine's disk; splitting it saves nobody anything.
    chunkSizeWarningLimit: 4096,
  },
});
