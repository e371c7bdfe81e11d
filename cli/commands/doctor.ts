import { examine } from "../../engine/doctor.ts";
import type { Command } from "../command.ts";
import { ReportedFailure } from "../usage-error.ts";

export const doctorCommand: Command = {
  name: "doctor",
  usage: "",
  help: "Check that everything Counterpoint needs works on this machine",
  flags: {},
  positionals: 0,
  async run({ home, terminal, signal }) {
    const { checks, devices, plan } = await examine(home, signal);
    const bad = checks.filter(({ state }) => state === "failed");
    if (terminal.json) {
      terminal.printJson({ ok: bad.length === 0, checks, devices, plan });
    } else {
      const marks = {
        ok: terminal.style("green", "ok     "),
        warning: terminal.style("yellow", "warning"),
        failed: terminal.style("red", "failed "),
      };
      for (const { name, state, detail } of checks) terminal.print(`${marks[state]}  ${name}: ${detail}`);
    }
    if (bad.length > 0) throw new ReportedFailure();
  },
};
