/**
 * The status line: in the page before it has anything to say, so that a screen reader listens to it. The
 * eye gets the short sentence, the ear the whole one. Nothing is said before its place is known: it would jump there.
 */
import { boxStyle } from "./box-style.ts";
import { usePage, type Page } from "./page.ts";

interface Line {
  /** Another one for each thing said: the same sentence twice is said twice. */
  readonly key: string;
  readonly seen: string;
  readonly spoken: string;
  readonly isWaiting: boolean;
}

/** So many letters stand side by side on the narrowest phone. */
const ONE_LINE = 42;

export function MessageLine() {
  const page = usePage();
  const line = readLine(page);
  const room = page.layout.value?.message;
  return (
    <div class="message" role="status" style={room ? boxStyle(room) : {}}>
      {line && room && (
        <p
          key={line.key}
          class={line.isWaiting ? "waiting" : "said"}
          data-long={line.seen.length > ONE_LINE}
        >
          {line.seen === line.spoken ? (
            line.seen
          ) : (
            <>
              <span aria-hidden="true">{line.seen}</span>
              <span class="for-ears">{line.spoken}</span>
            </>
          )}
        </p>
      )}
    </div>
  );
}

function readLine({ news, text }: Page): Line | null {
  if (news.value === null) return null;
  const { isSearching, isThinking, said } = news.value;
  if (isSearching) return waitingLine(text.action.searching);
  if (isThinking) return waitingLine(text.action.thinking);
  if (said === null) return null;
  return { key: String(said.number), ...text.message(said.message), isWaiting: false };
}

function waitingLine(sentence: string): Line {
  return { key: sentence, seen: sentence, spoken: sentence, isWaiting: true };
}
