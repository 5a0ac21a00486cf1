/** The door to the statistics in English: the rest of their words comes when the panel is opened. */
export const statistics = {
  title: "Statistics",
  loading: "Fetching the scorebook…",
  failed: "The scorebook could not be fetched. The holes are safe; the way to them is not there.",
  retry: "Try again",
} as const;
