import { useLayoutEffect, useState } from "preact/hooks";
import { nextTask } from "./next-task.ts";

/** Counts from 0 to `last`, each step in a task of its own: what is drawn with it never keeps a phone deaf for long. */
export function useWaves(last: number): number {
  const [wave, setWave] = useState(0);
  useLayoutEffect(() => {
    if (wave < last) void nextTask().then(() => setWave(wave + 1));
  }, [wave, last]);
  return wave;
}
