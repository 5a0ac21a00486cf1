/** What a tournament has beside its panels: the computer player at work, its strip, and the card on paper. */
import { viewOf, type Move, type Position } from "@albatross/rules";
import { computed } from "@preact/signals";
import { useEffect, useState } from "preact/hooks";
import { COMPUTER_IDS, seesStock } from "../../state/computer-players.ts";
import { followComputerTurns, type ComputerTurn } from "../../state/computer-turn.ts";
import { readTournament } from "../../state/tournament-facts.ts";
import type { CoachClient } from "../../worker/coach-client.ts";
import type { Job } from "../../worker/pool-jobs.ts";
import { usePage, usePart, type Page } from "../page.ts";
import { choices } from "./choices.ts";
import { TournamentTable } from "./tournament-table.tsx";
import { useTournament } from "./use-tournament.ts";
import { WatchStrip } from "./watch-strip.tsx";

export function TournamentScene() {
  const page = usePage();
  const [turn, setTurn] = useState<ComputerTurn | null>(null);
  useEffect(() => {
    const following = followComputerTurns({
      play: page.game.play,
      isPaused: page.game.pause.isPaused,
      speed: computed(() => choices.value.speed),
      takeTurn: (player, position, seed) => askForTurn(page, player, position, seed),
      later(what, ms) {
        const timer = setTimeout(what, ms);
        return () => clearTimeout(timer);
      },
    });
    setTurn(following);
    return () => following.end();
  }, [page]);
  return (
    <>
      {turn && <WatchStrip turn={turn} />}
      <PaperCard />
    </>
  );
}

/** The worker, which may have to be loaded first. */
function askForTurn(
  page: Page,
  player: string,
  position: Position,
  seed: number,
): Job<readonly Move[]> {
  let isCancelled = false;
  let job: Job<readonly Move[]> | null = null;
  const ask = async (coach: CoachClient): Promise<Awaited<Job<readonly Move[]>["answer"]>> => {
    if (isCancelled) return { kind: "cancelled" };
    const isSeeing = COMPUTER_IDS.some((id) => id === player && seesStock(id));
    // Who may not see the stock is not shown it.
    job = coach.takeTurn(
      isSeeing ? { player, position } : { player, view: viewOf(position), seed },
    );
    return job.answer;
  };
  const answer = page.coach().then(ask, (error: unknown) => ({
    kind: "failed" as const,
    reason: "lost" as const,
    message: String(error),
  }));
  return {
    answer,
    cancel() {
      isCancelled = true;
      job?.cancel();
    },
  };
}

/** All that is printed of a tournament. */
function PaperCard() {
  const { text } = usePage();
  const words = usePart("tournament");
  const round = useTournament();
  if (round === null) return null;
  const facts = readTournament(round);
  return (
    <div class="printed-card">
      <h2>
        {text.brand}: {words.card}
      </h2>
      <TournamentTable facts={facts} shape="across" />
      <p>
        {facts.isOver ? words.resultSentence(facts) : words.standing(facts)} {words.help(facts)}
      </p>
    </div>
  );
}
