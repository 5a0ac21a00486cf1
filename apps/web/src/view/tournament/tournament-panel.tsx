/** The panel of tournaments: begins one, or shows the card of the one being played; and those that were. */
import { holeScore } from "@albatross/rules";
import { useState } from "preact/hooks";
import { firstNines, type CourseNines } from "../../courses/course-nines.ts";
import { PACKS, SCORINGS } from "../../state/computer-players.ts";
import { WATCH_SPEEDS } from "../../state/computer-turn.ts";
import type { OpenHole, RoundDeals } from "../../state/open-hole.ts";
import { cardOf } from "../../state/round-facts.ts";
import { holeNumber } from "../../state/round-so-far.ts";
import { isWatched } from "../../state/tournament.ts";
import {
  asTournament,
  nextTurn,
  readTournament,
  roundOf,
  type TournamentRound,
} from "../../state/tournament-facts.ts";
import { ActionButton } from "../action-button.tsx";
import { ChoiceRow } from "../choice-row.tsx";
import { CourseChoice } from "../course-choice.tsx";
import { usePage, usePart } from "../page.ts";
import { Panel } from "../panel.tsx";
import { RoundNote } from "../round-note.tsx";
import { ScorecardTables } from "../scorecard-table.tsx";
import { TakeStrokes } from "../take-strokes.tsx";
import { useBegun, useFinished } from "../use-rounds.ts";
import { choices, choose } from "./choices.ts";
import { SeatFields } from "./seat-fields.tsx";
import { readSeats } from "./read-seats.ts";
import { TournamentTable } from "./tournament-table.tsx";
import { useTournament } from "./use-tournament.ts";

export function TournamentPanel() {
  const round = useTournament();
  return round ? <CardPanel round={round} /> : <StartPanel />;
}

function CardPanel({ round }: { readonly round: TournamentRound }) {
  const page = usePage();
  const words = usePart("tournament");
  const { game } = page;
  const open = game.play.open.value;
  const isScored = open !== null && holeScore(open.hole) !== null;
  const facts = readTournament(round);
  const upNext = nextTurn(round);
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
    <Panel title={words.card} name="tournament" takesFocus onClose={page.closePanel}>
      <p class="standing">{words.standing(facts)}</p>
      <TournamentTable facts={facts} shape="turned" />
      {isScored && upNext && (
        <ActionButton
          label={words.turn.next(upNext.player, upNext.hole)}
          kind="primary"
          onPress={goOn}
        />
      )}
      {open && !isScored && !isWatched(open) && <TakeStrokes open={open} />}
      <p class="panel-note">{words.scoringHelp(facts.scoring)}</p>
      <p class="panel-note">{words.undoHelp}</p>
      <p class="panel-note">{words.help(facts)}</p>
      <OwnCards round={round} />
      <div class="menu">
        <ActionButton label={words.print} onPress={() => window.print()} />
        <ActionButton label={words.leave} onPress={leave} />
      </div>
      <p class="panel-note">{words.leaveHelp(isKept)}</p>
    </Panel>
  );
}

/** Each player's own scorecard, as that of a round. */
function OwnCards({ round }: { readonly round: TournamentRound }) {
  const words = usePart("tournament");
  return (
    <section class="round-list">
      {round.tournament.players.map(({ name }, place) => (
        <details key={name}>
          <summary>{words.cardOf(name)}</summary>
          <ScorecardTables card={cardOf(roundOf(round, place))} shape="turned" />
        </details>
      ))}
    </section>
  );
}

function StartPanel() {
  const page = usePage();
  const { game } = page;
  const words = usePart("tournament");
  const [deals, setDeals] = useState<RoundDeals>("random");
  const [nines, setNines] = useState<CourseNines>(() => firstNines(null));
  const [fault, setFault] = useState("");
  const begun = useBegun();
  const finished = useFinished();
  const { players, scoring, packs, speed } = choices.value;
  const isCourse = deals === "course";

  function start(): void {
    const seats = readSeats(choices.peek(), words.seat);
    if (seats.kind === "same-name") return setFault(words.sameName(seats.name));
    page.closePanel();
    const tournament = {
      players: seats.players,
      packs: isCourse ? "same" : packs,
      scoring,
    } as const;
    const options = { holes: 9, par: 45, deals, tournament } as const;
    if (!isCourse) return game.rounds.start(options);
    const { course, rules } = nines.first;
    game.rounds.start({ ...options, course }, rules);
  }

  if (begun === undefined) return null;
  return (
    <Panel title={words.title} name="tournament" grows takesFocus onClose={page.closePanel}>
      <p class="panel-note">{words.about}</p>
      <RoundNote />
      <Begun begun={begun} />
      <ChoiceRow
        label={words.countLabel}
        values={["2", "3", "4"] as const}
        value={players === 2 ? "2" : players === 3 ? "3" : "4"}
        nameOf={(value) => value}
        onChoose={(value) => choose({ players: Number(value) })}
      />
      <SeatFields onChange={() => setFault("")} />
      <p class="panel-note">{words.order}</p>
      <ChoiceRow
        label={words.scoringLabel}
        values={SCORINGS}
        value={scoring}
        nameOf={words.scoring}
        onChoose={(value) => choose({ scoring: value })}
        notes={[words.scoringHelp(scoring)]}
      />
      <ChoiceRow
        label={words.dealsLabel}
        values={["random", "winnable", "course"] as const}
        value={deals}
        nameOf={words.deals}
        onChoose={setDeals}
        notes={isCourse ? [] : [words.underRules(game.rules.value)]}
      />
      {isCourse ? (
        <CourseChoice
          nines={nines}
          areTwo={false}
          sent={null}
          finished={finished?.filter(({ round }) => !round.tournament) ?? []}
          onChoose={setNines}
        />
      ) : (
        <ChoiceRow
          label={words.packsLabel}
          values={PACKS}
          value={packs}
          nameOf={words.packs}
          onChoose={(value) => choose({ packs: value })}
          notes={[words.packsHelp(packs)]}
        />
      )}
      <ChoiceRow
        label={words.speedLabel}
        values={WATCH_SPEEDS}
        value={speed}
        nameOf={words.speed}
        onChoose={(value) => choose({ speed: value })}
      />
      <p class="panel-note">{words.undoHelp}</p>
      <p class="field-fault" role="alert">
        {fault}
      </p>
      <ActionButton label={words.start} kind="primary" onPress={start} />
      <Finished finished={finished} />
    </Panel>
  );
}

function Begun({ begun }: { readonly begun: readonly OpenHole[] }) {
  const words = usePart("tournament");
  const tournaments = begun.filter(({ round }) => round?.tournament);
  if (tournaments.length === 0) return null;
  return (
    <section class="round-list">
      <h3>{words.begun}</h3>
      <ul>
        {tournaments.map((open) => (
          <BegunOne key={open.round?.id} open={open} />
        ))}
      </ul>
    </section>
  );
}

function BegunOne({ open }: { readonly open: OpenHole }) {
  const page = usePage();
  const words = usePart("tournament");
  const { round } = open;
  if (!round?.tournament) return null;
  const names = round.tournament.players.map(({ name }) => name);
  return (
    <li>
      <span>{words.begunOne(names, holeNumber(open) ?? 1, round.startedAtMs)}</span>
      <ActionButton
        label={words.comeBack}
        kind="primary"
        onPress={() => void page.comeBack(round.id)}
      />
    </li>
  );
}

function Finished({ finished }: { readonly finished: ReturnType<typeof useFinished> }) {
  const page = usePage();
  const words = usePart("tournament");
  if (finished === undefined) return null;
  const tournaments = (finished ?? []).flatMap(({ round, finishedAtMs }) => {
    const played = asTournament(round);
    return played ? [{ round: played, finishedAtMs }] : [];
  });
  return (
    <section class="round-list">
      <h3>{words.finished}</h3>
      {finished === null && <p class="panel-note">{words.notReadable}</p>}
      {finished !== null && tournaments.length === 0 && (
        <p class="panel-note">{words.noneFinished}</p>
      )}
      {tournaments.map(({ round, finishedAtMs }) => {
        const facts = readTournament(round);
        return (
          <details key={round.id}>
            <summary>{words.finishedOne(facts, finishedAtMs)}</summary>
            <p>{words.resultSentence(facts)}</p>
            <TournamentTable facts={facts} shape="turned" />
            <p class="panel-note">{words.help(facts)}</p>
            <ActionButton
              label={words.share}
              onPress={() => void page.share(words.shared(round))}
            />
          </details>
        );
      })}
    </section>
  );
}
