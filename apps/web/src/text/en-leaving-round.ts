/** Leaving a round for another deal, in English words. */
export const leavingRound = {
  note: (hole: number, holes: number) =>
    `A round is being played, hole ${hole} of ${holes}. Another deal leaves it; it is kept, and you can go back.`,
  back: (hole: number, holes: number) => `Back to the round, hole ${hole} of ${holes}`,
} as const;
