/** The page: header, board, rail or thumb bar, and the panel that is open. */
import { Board } from "./board.tsx";
import { FriendButton, Rail, ResultButton, ThumbBar } from "./controls.tsx";
import { Figures } from "./figures.tsx";
import { onDemand } from "./on-demand.tsx";
import { PageHeader } from "./page-header.tsx";
import { StorageLine } from "./storage-line.tsx";
import { UpdateLine } from "./update-line.tsx";
import { PageProvider, usePage, type Page } from "./page.ts";

const BadLinkPanel = onDemand("panels", async () => (await import("./panels.ts")).BadLinkPanel);
const OpenPanel = onDemand("panels", async () => (await import("./panels.ts")).OpenPanel);
const ResultPanel = onDemand("panels", async () => (await import("./panels.ts")).ResultPanel);
const RoundResultPanel = onDemand(
  "round",
  async () => (await import("./round-views.tsx")).RoundResultPanel,
);
const RoundScene = onDemand("round", async () => (await import("./round-views.tsx")).RoundScene);
const PuzzleBar = onDemand(
  "puzzles",
  async () => (await import("./puzzles/puzzle-views.ts")).PuzzleBar,
);

export function App({ page }: { readonly page: Page }) {
  return (
    <PageProvider value={page}>
      <Frame />
    </PageProvider>
  );
}

function Frame() {
  const page = usePage();
  const frame = page.frame.value;
  const isPortrait = frame === "portrait";
  const { rounds } = page.game;
  const isRoundOver = rounds.isOver.value;
  // Below the board the rail is there before the deal: coming with it, it would push the dealt cards up.
  const isRailEarly = frame === "tablet" && page.game.badLink.value === null;
  const hasRail = !isPortrait && (isRailEarly || page.hasHole.value);
  const panel = page.panel.value;
  // These are read with an eye on the board.
  const isBeside = panel === "review" || panel === "coach";
  return (
    <div class="app" data-frame={frame} data-beside={isBeside || undefined}>
      <PageHeader />
      {isPortrait && (
        <section class="top-line" aria-label={page.text.figures.title}>
          <Figures />
          <ResultButton />
          <FriendButton />
          <StorageLine />
          <UpdateLine />
        </section>
      )}
      <main class="main">
        {page.game.play.aside.value && panel !== "review" && <PuzzleBar />}
        <Board />
        {isPortrait && <ThumbBar />}
        {page.game.badLink.value && <BadLinkPanel />}
      </main>
      {page.isResultShown.value && (isRoundOver ? <RoundResultPanel /> : <ResultPanel />)}
      {hasRail && <Rail />}
      {panel !== null && <OpenPanel />}
      {(rounds.soFar.value !== null || panel === "round") && <RoundScene />}
    </div>
  );
}
