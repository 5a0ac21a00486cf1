/** The rounds and tournaments of earlier, for the panels that list them. */
import { useEffect, useState } from "preact/hooks";
import type { OpenHole } from "../state/open-hole.ts";
import type { FinishedRound } from "../storage/round-history.ts";
import { usePage } from "./page.ts";

/** So long a panel waits for what is read; it opens then without it. */
const LIMIT_MS = 500;

/**
 * Those that are begun and not over. undefined until they are read: they come above what is pressed in a panel, so it
 * is drawn with them or not yet, and nothing moves under a finger.
 */
export function useBegun(): readonly OpenHole[] | undefined {
  const { rounds } = usePage();
  const [begun, setBegun] = useState<readonly OpenHole[]>();
  useEffect(() => {
    void rounds.begun().then(setBegun);
    const timer = setTimeout(() => setBegun((read) => read ?? []), LIMIT_MS);
    return () => clearTimeout(timer);
  }, [rounds]);
  return begun;
}

/** Those that are over; undefined while they are read, null where nothing is stored. */
export function useFinished(): readonly FinishedRound[] | null | undefined {
  const { rounds } = usePage();
  const [finished, setFinished] = useState<readonly FinishedRound[] | null>();
  useEffect(() => void rounds.finished().then(setFinished), [rounds]);
  return finished;
}
