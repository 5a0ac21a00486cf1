/** Leaving a round for another deal, in German words. */
export const leavingRound = {
  note: (hole: number, holes: number) =>
    `Eine Runde läuft, Loch ${hole} von ${holes}. Ein anderes Blatt verlässt sie; sie bleibt erhalten, und du kannst zurück.`,
  back: (hole: number, holes: number) => `Zurück zur Runde, Loch ${hole} von ${holes}`,
};
