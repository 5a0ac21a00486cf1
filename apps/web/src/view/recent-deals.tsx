/** The deals played last, each dealt again by a tap; all of them are a tap further. */
import { expectValue, parseRules } from "@albatross/rules";
import { useEffect, useState } from "preact/hooks";
import type { PlayedHole } from "../state/played-hole.ts";
import { ActionButton } from "./action-button.tsx";
import { usePage, usePart, type Page } from "./page.ts";

const MOST = 4;

export function RecentDeals() {
  const page = usePage();
  const { recent } = usePart("panels").dealSheet;
  const [holes, setHoles] = useState<readonly PlayedHole[] | null>(null);
  useEffect(() => {
    // The history may not be there, offline say: then the panel is as useful without it.
    readRecent(page).then(setHoles, () => undefined);
  }, [page]);
  if (holes === null) return null;
  return (
    <section class="recent">
      <h3>{recent.title}</h3>
      {holes.length === 0 && <p class="panel-note">{recent.none}</p>}
      <ul class="preset-list">
        {holes.map((hole) => (
          <li key={hole.id}>
            <button type="button" class="preset" onClick={() => dealAgain(page, hole)}>
              <strong>{recent.hole(hole)}</strong>
              <span>{recent.about(hole)}</span>
            </button>
          </li>
        ))}
      </ul>
      {holes.length > 0 && (
        <ActionButton label={recent.all} opens="dialog" onPress={() => page.openPanel("played")} />
      )}
    </section>
  );
}

/** A deal that was played twice is there once. */
async function readRecent(page: Page): Promise<readonly PlayedHole[]> {
  const store = await page.history.open();
  const { holes } = await store.all();
  const seen = new Set<string>();
  const recent: PlayedHole[] = [];
  for (const hole of holes) {
    const key = `${hole.deal} ${hole.generator} ${hole.rules}`;
    if (seen.has(key)) continue;
    seen.add(key);
    recent.push(hole);
    if (recent.length === MOST) break;
  }
  return recent;
}

/** What the history has was dealt here, or was proved to be a deal when it was imported. */
function dealAgain(page: Page, hole: PlayedHole): void {
  page.closePanel();
  page.game.deals.dealNumber(hole.deal, expectValue(parseRules(hole.rules)));
}
