/** Every key, as the panel of the game lists them. */
import { dePanels } from "../../text/de-panels.ts";
import { enPanels } from "../../text/en-panels.ts";
import { useRecord } from "../page-context.ts";

const WORDS = {
  en: { rows: enPanels.keys.rows, caption: "All keys", heads: ["Key", "What it does"] },
  de: { rows: dePanels.keys.rows, caption: "Alle Tasten", heads: ["Taste", "Was sie tut"] },
} as const;

export function KeyTable() {
  const { rows, caption, heads } = WORDS[useRecord().page.language];
  return (
    <table class="keys">
      <caption>{caption}</caption>
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([keys, what]) => (
          <tr key={keys}>
            <th scope="row">
              <kbd>{keys}</kbd>
            </th>
            <td>{what}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
