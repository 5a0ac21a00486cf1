/** The panel that is open. */
import { ByHandPanel } from "./by-hand-panel.tsx";
import { DealPanel } from "./deal-panel.tsx";
import { FriendPanel } from "./friend-panel.tsx";
import { HelpPanel } from "./help-panel.tsx";
import { KeysPanel } from "./keys-panel.tsx";
import { MorePanel } from "./more-panel.tsx";
import { onDemand } from "./on-demand.tsx";
import { OwnRulesPanel } from "./own-rules-panel.tsx";
import { usePage } from "./page.ts";
import { RulesPanel } from "./rules-panel.tsx";
import { SettingsPanel } from "./settings-panel.tsx";
import { SharePanel } from "./share-panel.tsx";
import { StatisticsPanel } from "./statistics-panel.tsx";
import { StockPanel } from "./stock-panel.tsx";
import { TournamentPanel } from "./tournament/doors.tsx";

const RoundPanel = onDemand("round", async () => (await import("./round-views.tsx")).RoundPanel);

const ReviewPanel = onDemand("review", async () => (await import("./review-views.ts")).ReviewPanel);
const CoachPanel = onDemand("review", async () => (await import("./review-views.ts")).CoachPanel);
const PuzzlePanel = onDemand(
  "puzzles",
  async () => (await import("./puzzles/puzzle-views.ts")).PuzzlePanel,
);

export function OpenPanel() {
  switch (usePage().panel.value) {
    case "deal":
      return <DealPanel />;
    case "rules":
      return <RulesPanel />;
    case "own-rules":
      return <OwnRulesPanel />;
    case "more":
      return <MorePanel />;
    case "help":
      return <HelpPanel />;
    case "keys":
      return <KeysPanel />;
    case "settings":
      return <SettingsPanel />;
    case "stock":
      return <StockPanel />;
    case "statistics":
      return <StatisticsPanel view="figures" />;
    case "played":
      return <StatisticsPanel view="holes" />;
    case "friend":
      return <FriendPanel />;
    case "puzzles":
      return <PuzzlePanel />;
    case "share":
      return <SharePanel />;
    case "by-hand":
      return <ByHandPanel />;
    case "round":
      return <RoundPanel />;
    case "review":
      return <ReviewPanel />;
    case "coach":
      return <CoachPanel />;
    case "tournament":
      return <TournamentPanel />;
    case null:
      return null;
  }
}
