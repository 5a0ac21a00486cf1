/** Sharing the hole on the board (T7): the link alone, or with the own score or moves, which it keeps covered. */
import {
  formatLink,
  formatSharedLink,
  isOver,
  recordHole,
  type RecordResult,
} from "@albatross/rules";
import { useState } from "preact/hooks";
import { rulesOf, type OpenHole } from "../state/open-hole.ts";
import { readPlayerName, rememberPlayerName } from "../storage/player-name.ts";
import type { PanelWords } from "../text/catalogue.ts";
import type { ShareWhat } from "../text/en-share.ts";
import { ActionButton } from "./action-button.tsx";
import { ChoiceRow } from "./choice-row.tsx";
import { usePage, usePart } from "./page.ts";
import { Panel } from "./panel.tsx";

const WHAT: readonly ShareWhat[] = ["hole", "score", "moves"];
/** As long as a link takes. */
const LONGEST_NAME = 40;

export function SharePanel() {
  const page = usePage();
  const words = usePart("panels").share;
  const open = page.game.play.open.value;
  return (
    <Panel title={words.title} name="share" takesFocus onClose={page.closePanel}>
      {open && <ShareForm open={open} />}
    </Panel>
  );
}

function ShareForm({ open }: { readonly open: OpenHole }) {
  const page = usePage();
  const words = usePart("panels").share;
  const [wanted, setWanted] = useState<ShareWhat>("hole");
  const [name, setName] = useState(readPlayerName);
  const result = resultOf(open);
  // An undo while the panel is open takes the result away, and with it what was to be shared of it.
  const what = result === null ? "hole" : wanted;
  const query = linkOf(open, what, result, name);
  const text = words.text(open.deal, rulesOf(open), what, page.addressOf(query));

  function rename(typed: string): void {
    setName(typed);
    rememberPlayerName(typed);
  }

  return (
    <>
      <ChoiceRow
        label={words.whatLabel}
        values={WHAT}
        value={what}
        nameOf={words.what}
        canChoose={(value) => value === "hole" || result !== null}
        onChoose={setWanted}
        notes={[words.whatHelp(what), ...reasonsOf(words, open, result)]}
      />
      {what !== "hole" && (
        <label class="share-name">
          <span>{words.nameLabel}</span>
          <input
            value={name}
            maxLength={LONGEST_NAME}
            autoComplete="nickname"
            onInput={(event) => rename(event.currentTarget.value)}
          />
        </label>
      )}
      <p class="share-text">{text}</p>
      <ActionButton label={words.share} kind="primary" onPress={() => void page.share(text)} />
      <ActionButton label={words.copy} icon="link" onPress={() => void page.copyLink(query)} />
    </>
  );
}

/** null while there is nothing of the player's own to share. */
function resultOf({ hole, deal, help }: OpenHole): RecordResult | null {
  return help.givenMoves > 0 || !isOver(hole) ? null : recordHole(hole, deal).result;
}

function reasonsOf(
  words: PanelWords["share"],
  { help }: OpenHole,
  result: RecordResult | null,
): readonly string[] {
  if (result !== null) return [];
  return [help.givenMoves > 0 ? words.notOwn : words.notOver];
}

function linkOf(
  open: OpenHole,
  what: ShareWhat,
  result: RecordResult | null,
  name: string,
): string {
  const { deal, hole } = open;
  const link = { deal, rules: rulesOf(open) };
  if (what === "hole" || result === null) return formatLink({ ...link, moves: [] });
  const moves = what === "moves" ? recordHole(hole, deal).moves : null;
  return formatSharedLink(link, { player: name.trim() || null, result, moves });
}
