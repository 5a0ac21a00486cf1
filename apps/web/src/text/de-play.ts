/** The settings of how a hole is played, in German. */
export const playTexts = {
  marks: {
    label: "Passende Karten markieren",
    about: "Aus: Die Spielfläche behält es für sich.",
  },
  fitLamp: {
    label: "Lampe „Etwas passt“",
    about: "Neben der Ablage. Sie sagt, ob eine Karte passt, nie welche.",
  },
  playOut: {
    label: "Sichere Karten spielen sich selbst",
    about:
      "Die letzten, sobald kein Weg mehr besser endet. Eine Taste oder ein Tippen hält sie an.",
  },
  pileStops: {
    label: "Tab hält an jedem Stapel",
    about: "Für das Spiel nur mit Tab und Enter oder mit einem Schalter.",
  },
};
