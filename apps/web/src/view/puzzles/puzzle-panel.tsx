/** The panel of the puzzles: the one on the board first, then where others come from. */
import { useEffect } from "preact/hooks";
import { linkOf } from "../../state/kept-puzzle.ts";
import { PUZZLE_VIEWS, type PuzzleView } from "../../state/puzzle-desk.ts";
import { stepsOf } from "../../state/puzzle-steps.ts";
import { ActionButton } from "../action-button.tsx";
import { ChoiceRow } from "../choice-row.tsx";
import { usePage, usePart } from "../page.ts";
import { Panel } from "../panel.tsx";
import { DailyPuzzles } from "./daily-puzzles.tsx";
import { useDesk } from "./open-desk.ts";
import { OwnPuzzles } from "./own-puzzles.tsx";
import { PracticePuzzles } from "./practice-puzzles.tsx";

export function PuzzlePanel() {
  const page = usePage();
  const words = usePart("puzzles");
  const desk = useDesk();
  const trouble = desk.trouble.value;
  const stored = desk.store.trouble.value;
  useNews();
  return (
    <Panel title={words.title} name="puzzles" grows takesFocus onClose={page.closePanel}>
      <ThisPuzzle />
      <ChoiceRow
        label={words.viewLabel}
        values={PUZZLE_VIEWS}
        value={desk.view.value}
        nameOf={words.view}
        onChoose={desk.look}
      />
      {trouble && (
        <p class="puzzle-trouble" role="alert">
          {words.trouble(trouble)}
        </p>
      )}
      <View view={desk.view.value} />
      {stored && <p class="panel-note">{words.storage(stored)}</p>}
      <p class="panel-note">{words.stockNote}</p>
    </Panel>
  );
}

function View({ view }: { readonly view: PuzzleView }) {
  if (view === "daily") return <DailyPuzzles />;
  return view === "practice" ? <PracticePuzzles /> : <OwnPuzzles />;
}

/** What another tab solves is seen here while the panel is open. */
function useNews(): void {
  const { store } = useDesk();
  useEffect(() => {
    void store.read();
    return store.news.listen(() => void store.read());
  }, [store]);
}

function ThisPuzzle() {
  const page = usePage();
  const words = usePart("puzzles");
  const { board } = useDesk();
  const kept = board.current.value;
  if (kept === null) return null;
  const { state } = kept.progress;
  const step = board.step.value;
  return (
    <section class="puzzle-this">
      <h3 class="puzzle-title">
        {words.kind(kept.puzzle.kind)} · {words.grade(kept.puzzle.grade)}
      </h3>
      <p>{words.state(kept)}</p>
      <p class="panel-note">{words.rating(kept.puzzle)}</p>
      {step ? (
        <Solution />
      ) : (
        <ActionButton label={words.action.solution} onPress={board.showSolution} />
      )}
      {state === "open" && <p class="panel-note">{words.action.solutionNote}</p>}
      <div class="panel-row">
        <ActionButton
          label={words.action.link}
          icon="link"
          onPress={() => void page.copyLink(linkOf(kept))}
        />
        <ActionButton
          label={words.action.leave}
          kind="primary"
          onPress={() => {
            page.closePanel();
            board.leave();
          }}
        />
      </div>
    </section>
  );
}

function Solution() {
  const page = usePage();
  const words = usePart("puzzles").solution;
  const { board } = useDesk();
  const step = board.step.value;
  const kept = board.current.value;
  if (step === null || kept === null) return null;
  return (
    <>
      <p class="panel-note">{words.step(step.move, step.of)}</p>
      <div class="panel-row">
        <ActionButton
          label={words.back}
          icon="undo"
          isDisabled={step.move === 0}
          onPress={() => page.run({ kind: "undo" })}
        />
        <ActionButton
          label={words.forward}
          icon="redo"
          isDisabled={step.move === step.of}
          onPress={() => page.run({ kind: "redo" })}
        />
      </div>
      <ol class="puzzle-steps" aria-label={words.title}>
        {stepsOf(kept.puzzle).map((one, index) => (
          <li key={one.card} aria-current={index + 1 === step.move ? "step" : undefined}>
            {words.move(one)}
          </li>
        ))}
      </ol>
    </>
  );
}
