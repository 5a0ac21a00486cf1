/** What every visit asks for as soon as its cards lie there, in one request: each costs a phone more than its bytes. */
export { startOffline } from "./offline/start-offline.ts";
export { openStorage } from "./storage/open-storage.ts";
export { followDrags } from "./view/card-drag.ts";
export { openJudge } from "./worker/open-judge.ts";
