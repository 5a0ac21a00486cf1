// npm run check: everything that can be judged without running the tests.
import { type Step, runAll } from "./run-all.ts";

const steps: readonly Step[] = [
  { name: "types", command: ["npm", "run", "--silent", "types"] },
  { name: "lint", command: ["npm", "run", "--silent", "lint"] },
  { name: "format", command: ["npm", "run", "--silent", "format:check"] },
  { name: "layers", command: ["npm", "run", "--silent", "layers"] },
  { name: "unused code", command: ["npm", "run", "--silent", "unused"] },
  { name: "core", command: ["npm", "run", "--silent", "core"] },
  { name: "rule ids", command: ["npm", "run", "--silent", "rule-ids"] },
  { name: "cited tests", command: ["npm", "run", "--silent", "cited-tests"] },
  { name: "size budget", command: ["npm", "run", "--silent", "size"] },
];

process.exitCode = await runAll(steps);
