/** So long a page that is not painted, as one in the background, keeps what waits for it waiting. */
export const LIMIT_MS = 500;

/** All that waits for the same picture goes on in one task, and is in the same one again. */
let waiting: Promise<void> | null = null;

/** Done when the next picture has been drawn, whatever else there is to do. */
export function nextPicture(): Promise<void> {
  return (waiting ??= drawn().then(() => void (waiting = null)));
}

function drawn(): Promise<void> {
  return new Promise((resolve) => {
    const limit = setTimeout(resolve, LIMIT_MS);
    requestAnimationFrame(() => {
      clearTimeout(limit);
      setTimeout(resolve);
    });
  });
}
