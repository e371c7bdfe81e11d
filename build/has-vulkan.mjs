// Ends with 0 if models can use a Vulkan device here, else with 1.
import process from "node:process";
import { findDevices } from "../native/llama/library.ts";

const devices = await findDevices();
process.exit(devices.some(({ kind }) => kind === "vulkan") ? 0 : 1);
