/** A review to give away, by link or as a file, and a record from a file to be reviewed. */
import { formatDealName, formatLink, movesMade } from "@albatross/rules";
import { useState } from "preact/hooks";
import { rulesOf } from "../state/open-hole.ts";
import type { ReviewDesk } from "../state/review-desk.ts";
import { formatReviewFile, readReviewFile, type ReviewFileFault } from "../state/review-file.ts";
import { ActionButton } from "./action-button.tsx";
import { usePage, usePart } from "./page.ts";
import { saveFile } from "./save-file.ts";

export function ReviewFiles({ desk }: { readonly desk: ReviewDesk | null }) {
  const page = usePage();
  const { file: words } = usePart("review");
  const [fault, setFault] = useState<ReviewFileFault | null>(null);

  async function openFile(file: File): Promise<void> {
    const read = await readReviewFile(file);
    setFault(read.ok ? null : read.fault);
    if (!read.ok) return;
    // The hole that was open comes back first: it is the one to be come back to.
    desk?.leave();
    page.reviewed.value = read.value;
  }

  return (
    <section class="review-part file-part">
      <h3>{words.title}</h3>
      {desk && <Giving desk={desk} />}
      <label class="action action-plain file-choice">
        <input
          type="file"
          class="for-ears"
          accept=".json,.txt,.golf,application/json,text/plain"
          onChange={(event) => {
            const [file] = event.currentTarget.files ?? [];
            if (file) void openFile(file);
            // The same file can be chosen again.
            event.currentTarget.value = "";
          }}
        />
        <span>{words.open}</span>
      </label>
      <p class="file-notice" role="status">
        {fault && words.refused(fault)}
      </p>
    </section>
  );
}

function Giving({ desk }: { readonly desk: ReviewDesk }) {
  const page = usePage();
  const { file: words } = usePart("review");
  const { subject, state } = desk;
  const { review } = state.value;
  const link = formatLink({
    deal: subject.deal,
    rules: rulesOf(subject),
    moves: movesMade(subject.hole),
  });
  return (
    <div class="panel-row">
      <ActionButton
        label={words.copyLink}
        icon="link"
        onPress={() => void page.copyLink(`${link}&review=1`)}
      />
      <ActionButton
        label={words.save}
        isDisabled={review === null}
        onPress={() => {
          if (review === null) return;
          const name = formatDealName(subject.deal).replaceAll(":", "-");
          saveFile(
            `albatross-review-${name}.json`,
            formatReviewFile(subject, review),
            "application/json",
          );
        }}
      />
    </div>
  );
}
