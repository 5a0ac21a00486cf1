/** What a card does on its way: it is lifted a little, and turns over. */

/** When a lifted card is highest, and how much longer than its flight that takes, as shares. */
const LIFT = { at: 0.45, share: 1.25 } as const;

/** A small lift on the way: the arc of a flight. */
export function lift(card: HTMLElement | undefined, durationMs: number): void {
  const body = bodyOf(card);
  if (!body) return;
  const options = { duration: durationMs * LIFT.share, easing: "ease-in-out" };
  body.animate(
    [
      { transform: "none" },
      { transform: "translateY(-7%) scale(1.06)", offset: LIFT.at },
      { transform: "none" },
    ],
    options,
  );
  showShade(body, options);
}

/** The longer shadow: an element of its own, for its opacity costs nothing to animate, and a shadow does. */
function showShade(body: HTMLElement, options: KeyframeAnimationOptions): void {
  const shade = document.createElement("div");
  shade.className = "card-shade";
  body.append(shade);
  const animation = shade.animate(
    [{ opacity: 0 }, { opacity: 1, offset: LIFT.at }, { opacity: 0 }],
    options,
  );
  for (const ending of ["finish", "cancel"]) {
    animation.addEventListener(ending, () => shade.remove());
  }
}

export function flip(card: HTMLElement | undefined, isFaceUp: boolean, durationMs: number): void {
  const back = card?.querySelector<HTMLElement>(".card-back");
  const face = card?.querySelector(".card-face");
  const options = { duration: durationMs, easing: "linear" };
  const turnUp = [
    { transform: "scaleX(0)" },
    { transform: "scaleX(0)", offset: 0.5 },
    { transform: "scaleX(1)" },
  ];
  (isFaceUp ? face : back)?.animate(turnUp, options);
  if (!back) return;
  if (!isFaceUp) return unmark(back);
  const turnAway = [
    { transform: "scaleX(1)" },
    { transform: "scaleX(0)", offset: 0.5 },
    { transform: "scaleX(0)" },
  ];
  // Stays away until its mark goes, which makes it visible.
  mark(back, back.animate(turnAway, { ...options, fill: "forwards" }));
}

export function bodyOf(card: HTMLElement | undefined): HTMLElement | null {
  const body = card?.firstElementChild;
  return body instanceof HTMLElement ? body : null;
}

const turning = new WeakMap<HTMLElement, Animation>();

/** Marked for the style sheet, as long as the animation runs. */
function mark(back: HTMLElement, animation: Animation): void {
  unmark(back);
  back.dataset["turning"] = "";
  turning.set(back, animation);
  animation.addEventListener("finish", () => {
    if (turning.get(back) === animation) unmark(back);
  });
}

function unmark(back: HTMLElement): void {
  const animation = turning.get(back);
  if (!animation) return;
  turning.delete(back);
  delete back.dataset["turning"];
  animation.cancel();
}
