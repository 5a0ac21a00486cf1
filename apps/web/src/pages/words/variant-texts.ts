/** What the page of each variant says: how it feels, and how to play it. Its deal is one that can be cleared under it. */
import type { PresetId } from "@albatross/rules";
import type { Language } from "../../state/preferences.ts";

export interface VariantText {
  readonly about: string;
  readonly advice: readonly string[];
}

/** Can be cleared under each of them; a test asks the judge. */
export const VARIANT_DEAL = 2;

export const VARIANT_TEXTS: {
  readonly [L in Language]: { readonly [Id in PresetId]: VariantText };
} = {
  en: {
    classic: {
      about:
        "The game as most pages of rules have it: one rank up or down, and a King ends every run. Kings and Aces are its hazards, for each has only one neighbour or none.",
      advice: [
        "Count the Kings, and see on which Queens they could go.",
        "Take a King when the run would end anyway.",
        "Keep a two in reach before you go down to an Ace.",
      ],
    },
    "queen-on-king": {
      about:
        "The game of PySolFC, of KPatience and of the papers. A King is an end like the Ace: one card leads out of it, a Queen.",
      advice: [
        "A King is no stop any more, if a Queen is free when he comes.",
        "Queens are worth as much here as twos: they lead out of the corner.",
        "Both ends of the order work the same way; treat them alike.",
      ],
    },
    "putt-putt": {
      about:
        "The ranks are a ring: King, Ace, two. No card is an end, every card has two neighbours, and nearly every deal can be cleared. What counts is how many cards are left in the stock.",
      advice: [
        "Do not ask whether it can be cleared but how cheaply.",
        "Long runs go round the corner: look past the King.",
        "Draw only when you have looked at both directions twice.",
      ],
    },
    "free-start": {
      about:
        "No card is turned at the start: you begin with any exposed card you like, and have one more in the stock. The first card is the best-informed move of the whole hole.",
      advice: [
        "Look for the longest run in sight, and begin with its first card.",
        "A start that takes a King off its column costs nothing: nothing was on the waste to be spoilt.",
        "You may also begin by drawing; it is seldom right.",
      ],
    },
    relaxed: {
      about:
        "Free start and a Queen on the King together: the same thinking as in Classic, with more ways out of trouble. Three deals of four can be cleared.",
      advice: [
        "Begin with the run that opens the most, not with the longest one.",
        "Keep a Queen for each King you will have to play.",
        "The stock has one card more: there is time for a detour.",
      ],
    },
    easy: {
      about:
        "The ranks are a ring, and when the stock is empty it goes round once more in the same order. Nearly every deal can be cleared, and good scores are far below nothing, since every draw that is left counts.",
      advice: [
        "In the second pass you know what comes: play for it.",
        "Scores are compared, not clears: save draws in both passes.",
        "A good first variant for children.",
      ],
    },
    jokers: {
      about:
        "Two jokers are in the pack, in the columns or in the stock. A joker goes on anything, and anything goes on a joker, a King included.",
      advice: [
        "A joker in a column joins two runs that nothing else would join.",
        "Do not spend one where a plain card fits.",
        "On a joker any card goes: use it to get rid of the one that is hardest to place, as a rule a King or an Ace.",
      ],
    },
    blind: {
      about:
        "Only the last card of each column is dealt face up; a card turns up when it is exposed. The same deals as Classic, and the same odds for who could see them, but nobody can.",
      advice: [
        "Open columns evenly: what you have seen, you can plan with.",
        "Keep count of Kings and Aces that have not turned up.",
        "Between two equal cards take the one from the taller column: it shows you more.",
      ],
    },
  },
  de: {
    classic: {
      about:
        "Das Spiel, wie die meisten Regelseiten es haben: ein Rang auf oder ab, und ein König beendet jede Serie. Könige und Asse sind seine Hindernisse, denn sie haben nur einen Nachbarn oder keinen.",
      advice: [
        "Zähl die Könige und schau, auf welche Dame sie könnten.",
        "Nimm einen König, wenn die Serie ohnehin zu Ende wäre.",
        "Behalte eine Zwei in Reichweite, ehe du zu einem Ass hinuntergehst.",
      ],
    },
    "queen-on-king": {
      about:
        "Das Spiel von PySolFC, von KPatience und der Forschung. Ein König ist ein Ende wie das Ass: Eine Karte führt heraus, die Dame.",
      advice: [
        "Ein König hält nicht mehr auf, wenn eine Dame frei liegt, sobald er kommt.",
        "Damen sind hier so viel wert wie Zweien: Sie führen aus der Ecke.",
        "Beide Enden der Reihe gehen gleich; behandle sie gleich.",
      ],
    },
    "putt-putt": {
      about:
        "Die Ränge sind ein Ring: König, Ass, Zwei. Keine Karte ist ein Ende, jede hat zwei Nachbarn, und fast jedes Blatt lässt sich abräumen. Es zählt, wie viele Karten im Talon bleiben.",
      advice: [
        "Frag nicht, ob es sich abräumen lässt, sondern wie günstig.",
        "Lange Serien gehen um die Ecke: Schau über den König hinaus.",
        "Zieh erst, wenn du beide Richtungen zweimal angesehen hast.",
      ],
    },
    "free-start": {
      about:
        "Am Anfang liegt keine Karte auf der Ablage: Du beginnst mit einer freien Karte deiner Wahl und hast im Talon eine mehr. Kein Zug des Lochs ist so gut zu überblicken wie der erste.",
      advice: [
        "Such die längste Serie, die zu sehen ist, und beginne mit ihrer ersten Karte.",
        "Mit einem König zu beginnen kostet nichts: Es lag ja keine Serie da, die er beenden könnte.",
        "Du darfst auch mit Ziehen beginnen; das ist selten richtig.",
      ],
    },
    relaxed: {
      about:
        "Freier Start und Dame auf König zusammen: gedacht wie in Klassisch, mit mehr Auswegen. Drei von vier Blättern lassen sich abräumen.",
      advice: [
        "Beginne mit der Serie, die am meisten öffnet, nicht mit der längsten.",
        "Heb für jeden König, den du spielen musst, eine Dame auf.",
        "Der Talon hat eine Karte mehr: Für einen Umweg ist Zeit.",
      ],
    },
    easy: {
      about:
        "Die Ränge sind ein Ring, und ist der Talon leer, so geht er in derselben Folge noch einmal herum. Fast jedes Blatt lässt sich abräumen, und gute Ergebnisse liegen weit unter null, weil jede nicht gezogene Karte zählt.",
      advice: [
        "Im zweiten Durchgang weißt du, was kommt: Spiel darauf hin.",
        "Verglichen werden Ergebnisse: Spar in beiden Durchgängen beim Ziehen.",
        "Eine gute erste Variante für Kinder.",
      ],
    },
    jokers: {
      about:
        "Zwei Joker sind im Spiel, in den Spalten oder im Talon. Ein Joker passt auf alles, und alles passt auf einen Joker, auch ein König.",
      advice: [
        "Ein Joker in einer Spalte verbindet zwei Serien, die sonst nichts verbände.",
        "Gib keinen aus, wo eine gewöhnliche Karte passt.",
        "Auf einen Joker kommt jede Karte: Nimm die, die sonst am schwersten unterzubringen ist, meist einen König oder ein Ass.",
      ],
    },
    blind: {
      about:
        "Nur die letzte Karte jeder Spalte liegt am Anfang offen; eine Karte dreht sich um, wenn sie frei liegt. Es sind die Blätter von Klassisch, und wer sie sähe, hätte dieselben Aussichten, aber niemand sieht sie.",
      advice: [
        "Öffne die Spalten gleichmäßig: Was du gesehen hast, kannst du einplanen.",
        "Zähl mit, welche Könige und Asse noch nicht aufgetaucht sind.",
        "Von zwei gleichen Karten nimm die aus der höheren Spalte: Sie zeigt dir mehr.",
      ],
    },
  },
};
