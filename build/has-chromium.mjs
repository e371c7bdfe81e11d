// Ends with 0 if the end-to-end tests find a browser here, else with 1.
import process from "node:process";
import { findChromium } from "../test/e2e/support/chromium.ts";

try {
  findChromium();
} catch {
  process.exitCode = 1;
}
