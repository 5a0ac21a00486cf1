/** The settings of how a hole is played. */
export const playTexts = {
  marks: { label: "Mark cards that fit", about: "Off: the board keeps it to itself." },
  fitLamp: {
    label: "“Something fits” lamp",
    about: "Beside the waste. It says whether any card fits, never which.",
  },
  playOut: {
    label: "Sure cards play themselves",
    about: "The last ones, once no line scores better. A key or a tap stops them.",
  },
  pileStops: {
    label: "Tab stops at every pile",
    about: "For playing with Tab and Enter alone, or with a switch.",
  },
} as const;
