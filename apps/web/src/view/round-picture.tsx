/** The card of a round as a picture: to look at, to share, to copy, to save. Its words are what the round says of itself. */
import { useEffect, useRef, useState } from "preact/hooks";
import type { RoundInPlay } from "../state/open-hole.ts";
import { cardOf, readRound } from "../state/round-facts.ts";
import { ActionButton } from "./action-button.tsx";
import { usePage, usePart } from "./page.ts";
import { pictureFile } from "./picture-file.ts";
import { drawRound, PICTURE_SIZE } from "./round-drawing.ts";
import { saveFile } from "./save-file.ts";
import "./styles/round-picture.css";

interface Picture {
  readonly file: File;
  readonly url: string;
}

export function RoundPicture({ round }: { readonly round: RoundInPlay }) {
  const page = usePage();
  const words = usePart("round");
  const picture = usePicture(round);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.scrollIntoView({ block: "nearest" }), []);
  const spoken = words.shared(round);
  if (picture === "failed") return <p role="alert">{words.picture.failed}</p>;
  // The room is there before the picture, so that nothing moves when it comes.
  if (picture === null) return <div class="round-picture" ref={place} />;
  const { file, url } = picture;
  return (
    <>
      <img class="round-picture" src={url} alt={spoken} {...PICTURE_SIZE} />
      <div class="panel-row">
        {canShare(file) && (
          <ActionButton
            label={words.picture.share}
            kind="primary"
            onPress={() => void sharePicture(file, spoken)}
          />
        )}
        {canCopy() && (
          <ActionButton
            label={words.picture.copy}
            onPress={() =>
              void copyPicture(file).then((isDone) =>
                page.game.say({ kind: "round", what: isDone ? "copied" : "not-copied" }),
              )
            }
          />
        )}
        <ActionButton
          label={words.picture.save}
          onPress={() => saveFile(file.name, file, file.type)}
        />
      </div>
    </>
  );
}

/** null while it is drawn. */
function usePicture(round: RoundInPlay): Picture | "failed" | null {
  const { text } = usePage();
  const words = usePart("round");
  const [picture, setPicture] = useState<Picture | "failed" | null>(null);
  useEffect(() => {
    let isWanted = true;
    let url: string | null = null;
    const facts = readRound(round);
    const svg = drawRound({
      card: cardOf(round),
      brand: text.brand,
      date: words.date(round.startedAtMs),
      title: words.picture.title(facts),
      line: words.picture.line(round, facts),
      rows: words.table,
      formatNumber: text.formatNumber,
      againstParShort: words.table.againstParShort,
    });
    pictureFile(svg, PICTURE_SIZE, nameOf(round)).then(
      (file) => {
        if (!isWanted) return;
        url = URL.createObjectURL(file);
        setPicture({ file, url });
      },
      () => isWanted && setPicture("failed"),
    );
    return () => {
      isWanted = false;
      if (url !== null) URL.revokeObjectURL(url);
    };
  }, [round, text, words]);
  return picture;
}

/** The same in every language, so that a round's pictures lie together. */
function nameOf({ startedAtMs, holes }: RoundInPlay): string {
  return `albatross-${holes}-holes-${new Date(startedAtMs).toISOString().slice(0, 10)}.png`;
}

function canShare(file: File): boolean {
  return "canShare" in navigator && navigator.canShare({ files: [file] });
}

/** Absent on addresses that are not secure, whatever the type says. */
function canCopy(): boolean {
  return "ClipboardItem" in window && "clipboard" in navigator;
}

/** A player who closes the system's panel has had the choice; the picture can still be saved. */
function sharePicture(file: File, text: string): Promise<void> {
  return navigator.share({ files: [file], text }).catch(() => undefined);
}

function copyPicture(file: File): Promise<boolean> {
  return navigator.clipboard.write([new ClipboardItem({ [file.type]: file })]).then(
    () => true,
    () => false,
  );
}
