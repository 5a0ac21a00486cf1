/** What a Web Worker's script needs: `serveTasks(albatrossTasks)` is the whole of it. */
export { albatrossTasks } from "./albatross-tasks.ts";
export { serveTasks } from "./serve-tasks.ts";
