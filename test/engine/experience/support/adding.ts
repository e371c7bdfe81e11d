import { openExperiences } from "../../../../engine/experience/open.ts";
import { solved, taskOf, wordEncoder } from "./tasks.ts";

/** Run in a process of its own: adds the tasks of these numbers one after another, and says which are stored. */
const [home, from, to] = process.argv.slice(2);
if (home === undefined) throw new Error("adding.ts HOME FROM TO");

const experiences = openExperiences(home);
const encoder = wordEncoder();
for (let number = Number(from); number < Number(to); number++) {
  const source = { run: "run", question: String(number) };
  await experiences.open("many").add(solved(taskOf(number), source), encoder);
  process.stdout.write(`${number}\n`);
}
// Not closed: its thread must not keep this process running.
