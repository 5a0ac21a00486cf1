/** Opens the review of a hole; of the one on the board when it is null. */
import type { OpenHole } from "../state/open-hole.ts";
import type { Page } from "./page.ts";

export function openReview(page: Page, hole: OpenHole | null): void {
  page.reviewed.value = hole;
  page.openPanel("review");
}
