/** The worker's entry: the judge behind a message port, off the page's thread. */
import { albatrossTasks, serveTasks } from "@albatross/workers/browser-worker";

serveTasks(albatrossTasks);
