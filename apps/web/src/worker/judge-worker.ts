/** The worker's entry: the judge behind a message port, off the page's thread. */
import { expose } from "comlink";
import { judgeService } from "./judge-service.ts";

expose(judgeService);
