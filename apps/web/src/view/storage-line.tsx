import { usePage } from "./page.ts";

/** One discreet line when something could not be kept, or the page could not be had in the language wanted. */
export function StorageLine() {
  const { text, trouble, languages } = usePage();
  if (trouble.value) return <p class="storage-line">{text.storage(trouble.value)}</p>;
  const { failed, sources } = languages;
  if (failed.value === null) return null;
  return <p class="storage-line">{text.languageFailed(sources[failed.value].name)}</p>;
}
