/** The panel of rounds: begins one, or shows the scorecard of the one being played; and those that were. */
import { findPreset, holeScore } from "@albatross/rules";
import { useState } from "preact/hooks";
import { firstNines, joinNines, type CourseNines } from "../courses/course-nines.ts";
import type { OpenHole, RoundDeals, RoundInPlay } from "../state/open-hole.ts";
import { cardOf, readRound } from "../state/round-facts.ts";
import type { FinishedRound } from "../storage/round-history.ts";
import { ActionButton } from "./action-button.tsx";
import { ChoiceRow } from "./choice-row.tsx";
import { CourseChoice } from "./course-choice.tsx";
import { usePage, usePart } from "./page.ts";
import { Panel } from "./panel.tsx";
import { RoundNote } from "./round-note.tsx";
import { Legend, ScorecardTables } from "./scorecard-table.tsx";
import { TakeStrokes } from "./take-strokes.tsx";
import { TournamentPanel } from "./tournament/doors.tsx";
import { useBegun, useFinished } from "./use-rounds.ts";

export function RoundPanel() {
  const page = usePage();
  const { rounds } = page.game;
  const round = rounds.soFar.value;
  // A course that a link brought is looked at first, also where a round is being played.
  if (!round || page.sentCourse.value) return <RoundsPanel />;
  return round.tournament ? <TournamentPanel /> : <CardPanel round={round} />;
}

function CardPanel({ round }: { readonly round: RoundInPlay }) {
  const page = usePage();
  const words = usePart("round");
  const { game, text } = page;
  const open = game.play.open.value;
  const isScored = open !== null && holeScore(open.hole) !== null;

  const trouble = page.trouble.value;
  const isKept = trouble !== "cannot-keep" && trouble !== "newer-database";

  function leave(): void {
    page.closePanel();
    game.rounds.leave();
  }

  function goOn(): void {
    page.closePanel();
    game.rounds.goOn();
  }

  return (
    <Panel title={text.round.scorecard} name="round" takesFocus onClose={page.closePanel}>
      <p class="standing">{words.standing(readRound(round), round.holes)}</p>
      <ScorecardTables card={cardOf(round)} shape="turned" />
      {isScored && !game.rounds.isOver.value && (
        <ActionButton label={text.round.nextHole} kind="primary" onPress={goOn} />
      )}
      {open && !isScored && <TakeStrokes open={open} />}
      <Legend />
      <div class="menu">
        <ActionButton label={words.print} onPress={() => page.print(round)} />
        <ActionButton label={words.leave} onPress={leave} />
      </div>
      <p class="panel-note">{words.leaveHelp(isKept)}</p>
    </Panel>
  );
}

function RoundsPanel() {
  const page = usePage();
  const { game, text } = page;
  const words = usePart("round");
  const [holes, setHoles] = useState<"9" | "18">("9");
  const [par, setPar] = useState<"45" | "36">("45");
  const sent = page.sentCourse.value;
  const [deals, setDeals] = useState<RoundDeals>(sent ? "course" : "random");
  const [nines, setNines] = useState<CourseNines>(() => firstNines(sent));
  const rules = game.rules.value;
  const begun = useBegun();
  const all = useFinished();
  const finished = all && all.filter(isRound);

  function close(): void {
    page.sentCourse.value = null;
    page.closePanel();
  }

  function start(): void {
    close();
    const options = { holes: holes === "9" ? 9 : 18, par: par === "45" ? 45 : 36 } as const;
    if (deals !== "course") return game.rounds.start({ ...options, deals });
    const course = joinNines(nines, options.holes);
    game.rounds.start({ ...options, deals, course }, nines.first.rules);
  }

  if (begun === undefined) return null;
  return (
    <Panel title={text.round.title} name="round" grows takesFocus onClose={close}>
      <p class="panel-note">{words.about}</p>
      <RoundNote />
      <Begun begun={begun} />
      <ChoiceRow
        label={words.holesLabel}
        values={["9", "18"] as const}
        value={holes}
        nameOf={words.holesChoice}
        onChoose={setHoles}
      />
      <ChoiceRow
        label={words.parLabel}
        values={["45", "36"] as const}
        value={par}
        nameOf={words.parChoice}
        onChoose={setPar}
      />
      <ChoiceRow
        label={words.dealsLabel}
        values={["random", "winnable", "course"] as const}
        value={deals}
        nameOf={words.dealsChoice}
        onChoose={setDeals}
      />
      {deals === "course" ? (
        <CourseChoice
          nines={nines}
          areTwo={holes === "18"}
          sent={sent}
          finished={finished ?? []}
          onChoose={setNines}
        />
      ) : (
        <p class="panel-note">
          {words.dealsHelp(deals)} {words.underRules(rules, findPreset(rules))}
        </p>
      )}
      <ActionButton label={words.start} kind="primary" onPress={start} />
      <ActionButton label={words.printBlank} onPress={() => page.print(null)} />
      <Finished finished={finished} />
    </Panel>
  );
}

function Begun({ begun }: { readonly begun: readonly OpenHole[] }) {
  const page = usePage();
  const words = usePart("round");
  const rounds = begun.flatMap(({ round }) => (round && !round.tournament ? [round] : []));
  if (rounds.length === 0) return null;
  return (
    <section class="round-list">
      <h3>{words.begun}</h3>
      <ul>
        {rounds
          .toSorted((one, other) => other.startedAtMs - one.startedAtMs)
          .map((round) => (
            <li key={round.id}>
              <span>{words.begunRound(round, round.startedAtMs)}</span>
              <ActionButton
                label={words.comeBack}
                kind="primary"
                onPress={() => void page.comeBack(round.id)}
              />
            </li>
          ))}
      </ul>
    </section>
  );
}

/** Tournaments have a list of their own. */
function isRound({ round }: FinishedRound): boolean {
  return round.tournament === undefined;
}

function Finished({ finished }: { readonly finished: ReturnType<typeof useFinished> }) {
  const page = usePage();
  const words = usePart("round");
  if (finished === undefined) return null;
  return (
    <section class="round-list">
      <h3>{words.finished}</h3>
      {finished === null && <p class="panel-note">{words.notReadable}</p>}
      {finished?.length === 0 && <p class="panel-note">{words.noneFinished}</p>}
      {finished?.map(({ round, finishedAtMs }) => (
        <details key={round.id}>
          <summary>{words.finishedRound(round, finishedAtMs)}</summary>
          <p class="panel-note">{words.finishedNote(round)}</p>
          <ScorecardTables card={cardOf(round)} shape="turned" />
          <ActionButton label={words.print} onPress={() => page.print(round)} />
        </details>
      ))}
    </section>
  );
}
