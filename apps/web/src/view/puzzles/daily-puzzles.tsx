/** The puzzles of the day, the streak, and how long until the next ones. */
import { PUZZLE_GRADES, puzzleDayEndsMs } from "@albatross/coach";
import { useEffect, useState } from "preact/hooks";
import { linkOf } from "../../state/kept-puzzle.ts";
import { ActionButton } from "../action-button.tsx";
import { usePart } from "../page.ts";
import { useDesk } from "./open-desk.ts";
import { PuzzleEntry, PuzzleToCome } from "./puzzle-entry.tsx";

const MINUTE_MS = 60_000;

export function DailyPuzzles() {
  const desk = useDesk();
  const words = usePart("puzzles");
  const nowMs = useMinutes();
  useEffect(() => void desk.refresh(), [desk, nowMs]);
  const day = desk.day.value;
  const endsMs = puzzleDayEndsMs(day);
  const daily = desk.daily.value;
  const isMissing = daily.includes(null);
  const isMaking = desk.making.value === "daily";
  const { isTodayDone } = desk.streak.value;
  return (
    <section class="puzzle-part">
      <h3 class="puzzle-title">{words.daily.title(day)}</h3>
      <ol class="puzzle-list">
        {PUZZLE_GRADES.map((grade, place) => {
          const kept = daily[place];
          if (!kept) return <PuzzleToCome key={grade} name={words.grade(grade)} />;
          const name = `${words.grade(grade)}: ${words.kind(kept.puzzle.kind)}`;
          return <PuzzleEntry key={linkOf(kept)} kept={kept} name={name} />;
        })}
      </ol>
      <p class="panel-note" role="status">
        {isMissing && isMaking && words.daily.making}
      </p>
      {isMissing && !isMaking && desk.trouble.value && (
        <ActionButton label={words.action.retry} onPress={() => void desk.refresh()} />
      )}
      <p class="puzzle-streak" data-done={isTodayDone}>
        {words.daily.streak(desk.streak.value)}
      </p>
      <p class="panel-note">{words.daily.countdown(endsMs - nowMs, endsMs)}</p>
      <p class="panel-note">
        {words.daily.about} {words.daily.streakAbout}
      </p>
    </section>
  );
}

/** The time, told anew at the turn of each minute for as long as somebody looks. */
function useMinutes(): number {
  const [nowMs, setNowMs] = useState(() => Date.now());
  useEffect(() => {
    const timer = setTimeout(() => setNowMs(Date.now()), MINUTE_MS - (nowMs % MINUTE_MS));
    return () => clearTimeout(timer);
  }, [nowMs]);
  return nowMs;
}
