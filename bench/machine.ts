/** What a table says of the machine it was measured on. */
import { cpus } from "node:os";

/** Like "AMD EPYC, 2 cores, linux x64, Node v20.20.2". */
export function describeMachine(): string {
  const cores = cpus();
  const model = cores[0]?.model.trim() || "unknown processor";
  return `${model}, ${cores.length} cores, ${process.platform} ${process.arch}, Node ${process.version}`;
}
