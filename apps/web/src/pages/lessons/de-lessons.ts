/** The lessons in German. */
import type { LessonTexts } from "./lesson-texts.ts";

export const deLessons: LessonTexts = {
  start: "Diese Lektion spielen",
  answer: "Zeig es mir",
  back: "Zurück",
  again: "Von vorn",
  done: "Geschafft",
  stepOf: (step, steps) => `Schritt ${step} von ${steps}.`,
  needs: (ranks) => `Das passt nicht. Hier braucht es ${ranks}.`,
  kingStops: "Auf einen König kommt nichts: Zieh.",
  noStock: "Der Talon ist leer.",
  costs: (strokes) =>
    strokes === 1
      ? "Das geht, kostet aber einen Schlag. Schau noch einmal."
      : `Das geht, kostet aber ${strokes} Schläge. Schau noch einmal.`,
  column: (number, card) => `Spalte ${number}, ${card}`,
  emptyColumn: (number) => `Spalte ${number}, leer`,
  stock: (cards) => `Ziehen; Karten im Talon: ${cards}`,
  moves: (columns) => (columns.length === 0 ? "Zieh." : `Spalte ${columns.join(" oder ")}.`),
  lessons: {
    fits: {
      title: "Eine Karte passt",
      idea: "Ein Rang höher oder ein Rang tiefer, welche Farbe auch immer.",
      steps: [
        {
          ask: "Auf der Ablage liegt eine Sieben. Spiel eine Karte, die eins höher oder eins tiefer ist.",
          why: "Richtig. Acht und Sechs passen beide auf eine Sieben; Kreuz auf Karo ist in Ordnung.",
        },
        {
          ask: "Jetzt passt nichts mehr. Dreh eine Karte des Talons um.",
          why: "Ziehen bringt die nächste Karte des Talons auf die Ablage.",
        },
        {
          ask: "Ein Bube. Was kommt darauf?",
          why: "Die Dame: eins höher. Eine Zehn hätte auch gepasst.",
        },
      ],
      end: "Eine Karte bleibt, und nichts geht mehr: ein Schlag. Das ist ein gutes Loch.",
    },
    turns: {
      title: "Serien kehren um",
      idea: "Mit jeder Karte darf sich die Richtung ändern.",
      steps: [
        {
          ask: "Vier und Sechs passen beide auf die Fünf. Nur eine von ihnen führt zu allen anderen.",
          why: "Erst hinunter: Über der Vier liegt eine Fünf.",
        },
        { ask: "Jetzt kehr um.", why: "Fünf auf Vier: wieder hinauf, und als Nächstes die Sechs." },
        { ask: "Weiter.", why: "Die Sechs macht eine Sieben frei." },
        {
          ask: "Und die letzte.",
          why: "Hinunter, hinauf, hinauf, hinauf: vier Karten, ohne zu ziehen.",
        },
      ],
      end: "Abgeräumt, und eine Karte liegt noch im Talon: Das zählt minus eins.",
    },
    king: {
      title: "Der König hält an",
      idea: "Auf einen König kommt nichts; spiel ihn also, wenn du ohnehin ziehen müsstest.",
      steps: [
        {
          ask: "Dame und Zehn passen beide auf den Buben. Wohin?",
          why: "Hinauf. Die Zehn kann auf die Neun warten, die noch im Talon liegt.",
        },
        {
          ask: "Auf die Dame kommt der König. Danach musst du ziehen, aber was gäbe es sonst?",
          why: "Richtig: Die Serie war ohnehin zu Ende, und der König ist umsonst weg.",
        },
        { ask: "Auf einen König kommt nichts.", why: "Eine Neun kommt." },
        { ask: "Mach es fertig.", why: "Die Zehn hat auf sie gewartet." },
      ],
      end: "Mit der letzten gezogenen Karte abgeräumt: null Schläge.",
    },
    draw: {
      title: "Wann ziehen",
      idea: "Eine Karte, die passt, ist später vielleicht mehr wert.",
      steps: [
        {
          ask: "Die Sieben passt. Aber Sechs und Acht brauchen eine Sieben zwischen sich, und im Talon liegen eine Fünf und eine Vier. Heb sie auf: Zieh.",
          why: "Eine Fünf kam, und sie führt zur Sechs. Mit der Vier zuerst hätte es einmal Ziehen mehr gebraucht.",
        },
        { ask: "Auf die Fünf kommt die Sechs.", why: "Und darüber liegt nun eine Acht frei." },
        {
          ask: "Jetzt ist die Sieben eine Brücke.",
          why: "Gleich gespielt, hätte sie nirgendwohin geführt.",
        },
        { ask: "Hinüber.", why: "Abgeräumt." },
      ],
      end: "Minus eins. Mit der Sieben zuerst wäre die Acht geblieben.",
    },
    equal: {
      title: "Zwei gleiche Ränge",
      idea: "Nimm die mit der besseren Karte darüber.",
      steps: [
        {
          ask: "Zwei Achten passen auf die Sieben. Schau, was über ihnen liegt.",
          why: "Über dieser liegt eine Neun, und die passt sofort.",
        },
        { ask: "Nimm die Neun.", why: "Und jetzt passt auch die andere Acht." },
        { ask: "Wieder hinunter.", why: "Beide Achten in einer Serie." },
        { ask: "Nichts passt.", why: "Ein Bube." },
        {
          ask: "Die letzte Karte.",
          why: "Die Dame lag über der anderen Acht und hat auf den Buben gewartet.",
        },
      ],
      end: "Abgeräumt. Mit der anderen Acht zuerst wären zwei Karten geblieben.",
    },
    stock: {
      title: "Talon sparen",
      idea: "Such die Reihenfolge, in der eine einzige Serie alles mitnimmt.",
      steps: [
        {
          ask: "Vier, Fünf, Sechs, und am Ende eine Sieben. Wo muss die Serie enden, und wo also beginnen?",
          why: "Die Sieben kommt zuletzt; darum geht es erst hinunter.",
        },
        { ask: "Wieder hinauf.", why: "Diese Fünf lag auf der Sieben." },
        { ask: "Weiter.", why: "Die Sechs." },
        { ask: "Und das Ende.", why: "Viermal gelegt, nie gezogen." },
      ],
      end: "Zwei Karten liegen noch im Talon: minus zwei. Jede gesparte Karte ist ein Schlag weniger.",
    },
    columns: {
      title: "Spalten lesen",
      idea: "Ein Ass hat nur eine Tür. Heb dir eine Zwei auf, um wieder herauszukommen.",
      steps: [
        {
          ask: "Drei Karten passen auf die Drei, und unter einer Zwei liegt ein Ass. Lass dich nicht mit ihm einsperren.",
          why: "Diese Zwei lag auf dem Ass.",
        },
        { ask: "Hinein.", why: "Nur eine Zwei führt hinaus, und du hast eine behalten." },
        { ask: "Wieder hinaus.", why: "Sie lag auf einer Drei." },
        { ask: "Hinauf.", why: "Als Nächstes die Vier." },
        { ask: "Und die letzte.", why: "Abgeräumt, ohne zu ziehen." },
      ],
      end: "Minus zwei. Lies vor dem Spielen jede Spalte von ihrer letzten Karte aufwärts.",
    },
  },
};
