/** What a page and its service worker say to each other. The only file that both contain. */

export type WorkerRequest =
  /** Answered with a `BuildAnswer` on the port that comes with it. */
  | { readonly kind: "which-build" }
  /** To a worker that waits: take the place of the one that serves. */
  | { readonly kind: "take-over" }
  /** Forget the builds that no page plays from any more. */
  | { readonly kind: "tidy" }
  /** Store the text pages in this language too. */
  | { readonly kind: "store-texts"; readonly language: string };

const KINDS: readonly WorkerRequest["kind"][] = ["which-build", "take-over", "tidy", "store-texts"];

/** What is asked for; undefined when it is nothing known, as from a later version of the page. */
export function requestKind(data: unknown): WorkerRequest["kind"] | undefined {
  if (typeof data !== "object" || data === null || !("kind" in data)) return undefined;
  return KINDS.find((kind) => kind === data.kind);
}

/** The language of a request that names one. */
export function requestLanguage(data: unknown): string {
  if (typeof data !== "object" || data === null || !("language" in data)) return "";
  return typeof data.language === "string" ? data.language : "";
}

export interface BuildAnswer {
  readonly build: string;
  /** Is every file of the build stored? */
  readonly isWhole: boolean;
}

/** A page holds this lock, shared, for as long as it plays from a build: its files are then not forgotten. */
export function lockOfBuild(build: string): string {
  return `albatross-build-${build}`;
}
