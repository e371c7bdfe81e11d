import { availableParallelism, totalmem } from "node:os";
import type { FoundDevice } from "../contract/models.ts";
import { listDevices } from "../models/plan.ts";
import { describeMachine, installedVersions } from "../runs/machine.ts";
import type { SystemService } from "../services.ts";
import { homeSize } from "./home-size.ts";

export interface SystemOptions {
  /** Null: nothing is kept. */
  readonly home: string | null;
  readonly findDevices?: () => Promise<readonly FoundDevice[]>;
}

/** What is running, and on what. Devices are looked for once, when they are first asked about. */
export function createSystemService({ home, findDevices = listDevices }: SystemOptions): SystemService {
  let devices: Promise<readonly FoundDevice[]> | undefined;
  return {
    async info() {
      // A driver that fails now fails again: without devices the CPU computes.
      devices ??= findDevices().catch(() => []);
      return {
        version: installedVersions().counterpoint ?? "unknown",
        home,
        machine: describeMachine(),
        cores: availableParallelism(),
        memory: totalmem(),
        devices: await devices,
      };
    },
    memory: totalmem,
    homeSize: () => homeSize(home),
  };
}
