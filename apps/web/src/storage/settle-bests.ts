/**
 * A hole may be left before the judge has answered: then the history has no best score of it. It is found out later,
 * when somebody looks at the history, a hole at a time and the newest first, and never while nobody looks.
 */
import { deal, parseDealName, parseRules } from "@albatross/rules";
import type { PlayedHole } from "../state/played-hole.ts";
import type { JudgeClient } from "../worker/judge-contract.ts";
import type { HistoryStore } from "./history-store.ts";

/** In one look: a history that was imported may have thousands. */
const MOST = 30;

export async function settleBests(
  store: Pick<HistoryStore, "all" | "add">,
  judge: Pick<JudgeClient, "judge">,
  isWanted: () => boolean,
): Promise<void> {
  const { holes } = await store.all();
  const open = holes.filter(({ best }) => best === null).slice(0, MOST);
  for (const hole of open) {
    if (!isWanted()) return;
    const best = await bestOf(hole, judge);
    if (best === null || !isWanted()) continue;
    // What was deleted in the meantime does not come back for the sake of a figure.
    const current = (await store.all()).holes.find(({ id }) => id === hole.id);
    if (current?.best === null) await store.add([{ ...current, best }]);
  }
}

/** null when the deal is not known here, or the judge does not know. */
async function bestOf(
  { deal: number, generator, rules: text }: PlayedHole,
  judge: Pick<JudgeClient, "judge">,
): Promise<number | null> {
  const name = parseDealName(number, generator);
  const rules = parseRules(text);
  if (!name.ok || !rules.ok) return null;
  const answer = await judge.judge(deal(name.value, rules.value)).answer;
  return answer.kind === "done" ? answer.value.best : null;
}
