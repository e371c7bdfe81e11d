// npm start: asks a sample question with Multi-agent Collaborative Filtering and shows the agents' turns as they come.
import { spawnSync } from "node:child_process";
import { installPackages, node, root } from "./install.mjs";

installPackages();

const question =
  "Anna has 14 shells. She finds 9 more and gives 6 to Ben. How many shells does Anna have now?";
const ask = ["ask", question, "--strategy", "mcf", "--agents", "3", "--temperature", "0.8", "--seed", "1"];
const run = spawnSync(node, ["cli/main.ts", ...ask], { cwd: root, stdio: "inherit" });
process.exit(run.status ?? 1);
