/** So long a page that is not painted, as one in the background, keeps what waits for it waiting. */
const LIMIT_MS = 500;

/** Done when the next picture is on the screen. */
export function afterPaint(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, LIMIT_MS);
  });
}
