/** The coach beside the board: every legal move with the strokes and the chance of clearing to be expected. */
import { formatMove } from "@albatross/rules";
import type { Advice, MoveAdvice } from "@albatross/coach";
import type { PlayerView } from "@albatross/rules";
import { useEffect, useState } from "preact/hooks";
import { createCoachDesk, type CoachDesk } from "../state/coach-desk.ts";
import { movedCard } from "../state/moved-card.ts";
import { ActionButton } from "./action-button.tsx";
import { usePage, usePart } from "./page.ts";
import { Panel } from "./panel.tsx";
import "./styles/review.css";

export function CoachPanel() {
  const page = usePage();
  const { coach: words } = usePart("review");
  const [desk, setDesk] = useState<CoachDesk | null>(null);
  useEffect(() => {
    const created = createCoachDesk(page.game, page.coach);
    setDesk(created);
    return () => created.leave();
  }, [page]);
  const word = desk?.word.value ?? { kind: "none" };
  return (
    <Panel title={words.title} name="coach" takesFocus onClose={page.closePanel}>
      <p class="panel-note">{words.about}</p>
      {(word.kind === "working" || word.kind === "done") && (
        <Moves view={word.view} advice={word.advice} isDone={word.kind === "done"} />
      )}
      {desk && word.kind === "none" && <p>{words.none}</p>}
      {word.kind === "over" && <p>{words.over}</p>}
      {word.kind === "failed" && (
        <>
          <p role="alert">{words.failed}</p>
          <ActionButton label={words.retry} onPress={() => desk?.retry()} />
        </>
      )}
    </Panel>
  );
}

interface MovesProps {
  readonly view: PlayerView;
  readonly advice: Advice | null;
  readonly isDone: boolean;
}

function Moves({ view, advice, isDone }: MovesProps) {
  const { coach: words } = usePart("review");
  if (advice === null || advice.basis === "nothing") return <p role="status">{words.first}</p>;
  const { worlds, basis, isTableExact } = advice;
  return (
    <>
      <table class="coach-moves">
        <caption class="for-ears">{words.caption}</caption>
        <thead>
          <tr>
            <th scope="col">{words.move}</th>
            <th scope="col">{words.strokes}</th>
            <th scope="col">{words.clear}</th>
          </tr>
        </thead>
        <tbody>
          {advice.moves.map((move) => (
            <MoveRow key={formatMove(move.move)} view={view} advice={move} isExact={isTableExact} />
          ))}
        </tbody>
      </table>
      <p class="panel-note" role="status" data-done={isDone}>
        {words.progress(worlds, isDone)}
      </p>
      <p class="panel-note">
        {basis === "judged" && (view.table.rules.hidden > 0 ? words.hidden : words.judged)}
        {basis === "table" && (isTableExact ? words.exact : words.estimate)}
      </p>
    </>
  );
}

interface MoveRowProps {
  readonly view: PlayerView;
  readonly advice: MoveAdvice;
  readonly isExact: boolean;
}

/** The ranking is by expected strokes; the error and the chance are of the play behind them, or of the judged orders. */
function MoveRow({ view, advice: { move, expected, played, judged }, isExact }: MoveRowProps) {
  const { coach: words, nextMoves } = usePart("review");
  const outlook = played ?? judged;
  const error = isExact ? 0 : (outlook?.strokes.standardError ?? 0);
  return (
    <tr data-move={formatMove(move)}>
      <th scope="row">{nextMoves.move(movedCard(view, move))}</th>
      <td>{expected === null ? "…" : words.strokesOf(expected, finite(error))}</td>
      <td>
        {outlook === null
          ? "…"
          : words.clearOf(outlook.clear.mean, finite(outlook.clear.standardError))}
      </td>
    </tr>
  );
}

/** After one sample there is no error to be told. */
function finite(error: number): number {
  return Number.isFinite(error) ? error : 0;
}
