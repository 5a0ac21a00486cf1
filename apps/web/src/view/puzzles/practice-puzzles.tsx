/** A puzzle of a chosen kind and grade, made when it is asked for; as many as are wanted. */
import { PUZZLE_GRADES, PUZZLE_KINDS } from "@albatross/coach";
import { ActionButton } from "../action-button.tsx";
import { ChoiceRow } from "../choice-row.tsx";
import { usePage, usePart } from "../page.ts";
import { useDesk } from "./open-desk.ts";

export function PracticePuzzles() {
  const page = usePage();
  const desk = useDesk();
  const words = usePart("puzzles");
  const { kind, grade } = desk.practice.value;
  const isMaking = desk.making.value !== null;
  return (
    <section class="puzzle-part">
      <ChoiceRow
        label={words.practice.kind}
        values={PUZZLE_KINDS}
        value={kind}
        nameOf={words.kind}
        onChoose={(chosen) => desk.choosePractice({ kind: chosen })}
        notes={[words.kindAbout(kind)]}
      />
      <ChoiceRow
        label={words.practice.grade}
        values={PUZZLE_GRADES}
        value={grade}
        nameOf={words.grade}
        onChoose={(chosen) => desk.choosePractice({ grade: chosen })}
      />
      <ActionButton
        label={words.practice.go}
        kind="primary"
        isDisabled={isMaking}
        onPress={() => void practise()}
      />
      <p class="panel-note" role="status">
        {isMaking && words.practice.making}
      </p>
      <p class="panel-note">{words.practice.rules}</p>
    </section>
  );

  async function practise(): Promise<void> {
    await desk.practise();
    if (desk.trouble.peek() === null && page.panel.peek() === "puzzles") page.closePanel();
  }
}
