/** The lessons in English. */
import type { LessonTexts } from "./lesson-texts.ts";

export const enLessons: LessonTexts = {
  start: "Play this lesson",
  answer: "Show me",
  back: "Undo",
  again: "Start over",
  done: "Done",
  stepOf: (step, steps) => `Step ${step} of ${steps}.`,
  needs: (ranks) => `That does not fit. Here it takes ${ranks}.`,
  kingStops: "Nothing goes on a King: draw.",
  noStock: "The stock is empty.",
  costs: (strokes) =>
    strokes === 1
      ? "That may be done, but it costs a stroke. Look again."
      : `That may be done, but it costs ${strokes} strokes. Look again.`,
  column: (number, card) => `Column ${number}, ${card}`,
  emptyColumn: (number) => `Column ${number}, empty`,
  stock: (cards) => `Draw; cards in the stock: ${cards}`,
  moves: (columns) => (columns.length === 0 ? "Draw." : `Column ${columns.join(" or ")}.`),
  lessons: {
    fits: {
      title: "A card fits",
      idea: "One rank up or one rank down, whatever the suit.",
      steps: [
        {
          ask: "A seven lies on the waste. Play a card that is one higher or one lower.",
          why: "Right. The eight and the six both fit a seven; clubs on diamonds is fine.",
        },
        {
          ask: "Nothing fits any more. Turn a card of the stock.",
          why: "A draw puts the next card of the stock on the waste.",
        },
        {
          ask: "A Jack. What goes on it?",
          why: "The Queen: one higher. A ten would have fitted too.",
        },
      ],
      end: "One card is left, and nothing can be done: one stroke. That is a good hole.",
    },
    turns: {
      title: "Runs turn",
      idea: "The direction may change with every card.",
      steps: [
        {
          ask: "Four and six both fit the five. Only one of them leads to all the others.",
          why: "Down first: a five lies above the four.",
        },
        { ask: "Now turn round.", why: "Five on four: up again, and the six is next." },
        { ask: "Go on.", why: "The six uncovers a seven." },
        { ask: "And the last.", why: "Down, up, up, up: four cards without a draw." },
      ],
      end: "Cleared with a card left in the stock: that scores minus one.",
    },
    king: {
      title: "The King stops",
      idea: "Nothing goes on a King, so play him when you would have to draw anyway.",
      steps: [
        {
          ask: "Queen and ten both fit the Jack. Which way?",
          why: "Up. The ten can wait for the nine that is still in the stock.",
        },
        {
          ask: "On the Queen goes the King. You will have to draw after him, but what else is there?",
          why: "Right: the run was over anyway, and the King is gone for nothing.",
        },
        { ask: "Nothing goes on a King.", why: "A nine comes." },
        { ask: "Finish it.", why: "The ten had waited for it." },
      ],
      end: "Cleared with the last draw: zero strokes.",
    },
    draw: {
      title: "When to draw",
      idea: "A card that fits may be worth more later.",
      steps: [
        {
          ask: "The seven fits. But six and eight need a seven between them, and the stock holds a five and a four. Keep it: draw.",
          why: "A five came, and it leads to the six. With the four first it would have taken one draw more.",
        },
        { ask: "On the five goes the six.", why: "And the eight above it is free." },
        { ask: "Now the seven is a bridge.", why: "Played at once, it would have led nowhere." },
        { ask: "Across it.", why: "Cleared." },
      ],
      end: "Minus one. Had you played the seven first, the eight would have stayed.",
    },
    equal: {
      title: "Two equal ranks",
      idea: "Take the one with the better card above it.",
      steps: [
        {
          ask: "Two eights fit the seven. Look at what lies above them.",
          why: "A nine lies above this one, and goes on it at once.",
        },
        { ask: "Take the nine.", why: "And now the other eight fits as well." },
        { ask: "Back down.", why: "Both eights in one run." },
        { ask: "Nothing fits.", why: "A Jack." },
        {
          ask: "The last card.",
          why: "The Queen was above the other eight, and waited for the Jack.",
        },
      ],
      end: "Cleared. With the other eight first, two cards would have stayed.",
    },
    stock: {
      title: "Saving stock",
      idea: "Look for the order in which one run takes everything.",
      steps: [
        {
          ask: "Four, five and six, and a seven at the end. Where must the run end, and so where begin?",
          why: "The seven comes last, so the way leads down first.",
        },
        { ask: "Back up.", why: "This five lay on the seven." },
        { ask: "On.", why: "Six." },
        { ask: "And the end.", why: "Four plays, no draw." },
      ],
      end: "Two cards left in the stock: minus two. Each card saved is a stroke better.",
    },
    columns: {
      title: "Reading columns",
      idea: "An Ace has one door. Keep a two to come out again.",
      steps: [
        {
          ask: "Three cards fit the three, and an Ace lies under a two. Do not get locked in with it.",
          why: "This two lies on the Ace.",
        },
        { ask: "In.", why: "Only a two leads out, and you kept one." },
        { ask: "Out again.", why: "It lay on a three." },
        { ask: "Up.", why: "Four is next." },
        { ask: "And the last.", why: "Cleared without a draw." },
      ],
      end: "Minus two. Before you play, read each column from its last card upwards.",
    },
  },
};
