// npm start: puts a sample question to Multi-agent Collaborative Filtering and shows the agents' turns as they come.
import { spawnSync } from "node:child_process";
import { installPackages, node, root } from "./install.mjs";

installPackages();

const question =
  "Ingrid has 23 goldfish in a tank. She puts in 14 more. How many goldfish are in the tank now?";
console.error(`Question: ${question}
Three agents and a misleading one answer it at every step, on the built-in practice model.
Ask your own with: npm run -s counterpoint -- ask "QUESTION" --strategy mcf\n`);
const ask = ["ask", question, "--strategy", "mcf", "--agents", "3", "--temperature", "0.8", "--seed", "1"];
const run = spawnSync(node, ["cli/main.ts", ...ask], { cwd: root, stdio: "inherit" });
process.exit(run.status ?? 1);
