/**
 * A cleared hole, celebrated: the flag drops into the hole and the last cards spring up once. Any press of
 * a key or a finger ends it; the state knows nothing of it. 1,300 ms at most.
 */
const DROP_MS = 700;
const SPRING_MS = 900;
const SPREAD_MS = 40;
const MOST_CARDS = 10;

export interface CelebrationStage {
  readonly flag: Element | null;
  /** The waste's cards, top card first. */
  readonly cards: readonly HTMLElement[];
  readonly cardWidth: number;
}

export function celebrate({ flag, cards, cardWidth }: CelebrationStage): void {
  const running = cards.slice(0, MOST_CARDS).map((card, index, { length }) => {
    const spread = length > 1 ? (index / (length - 1)) * 2 - 1 : 0;
    const up = `translate(${spread * cardWidth * 3}px, ${-cardWidth * (1.9 - Math.abs(spread))}px) rotate(${spread * 24}deg)`;
    return card.animate(
      [
        { transform: "none", zIndex: 600 - index, visibility: "visible" },
        { transform: up, zIndex: 600 - index, visibility: "visible", offset: 0.45 },
        { transform: "none", zIndex: 600 - index, visibility: "visible" },
      ],
      { duration: SPRING_MS, delay: index * SPREAD_MS, easing: "cubic-bezier(.3, 0, .2, 1)" },
    );
  });
  const drop = flag?.animate(
    [
      { transform: "none" },
      { transform: "translateY(-8%)", offset: 0.25, easing: "ease-in" },
      { transform: "translateY(78%)", offset: 0.75 },
      { transform: "translateY(70%)", offset: 0.86 },
      { transform: "translateY(78%)" },
    ],
    { duration: DROP_MS, easing: "ease-out" },
  );
  if (drop) running.push(drop);
  const over = new AbortController();
  const skip = (): void => {
    over.abort();
    for (const animation of running) animation.finish();
  };
  for (const press of ["keydown", "pointerdown"]) {
    document.addEventListener(press, skip, { signal: over.signal, capture: true });
  }
  void Promise.allSettled(running.map(({ finished }) => finished)).then(() => over.abort());
}
