/** What is loaded for a review, and for the coach: one chunk, since who wants the one soon wants the other. */
export { CoachPanel } from "./coach-panel.tsx";
export { ReviewPanel } from "./review-panel.tsx";
