/**
 * Small programs for tests, in a folder of their own, that answer as the real ones do: what they print was
 * taken from runs of black-hole-solver 1.14.0, Solvitaire 0.10.1 and KPatience 22.12.3. They do not judge:
 * each is told its answer, and refuses arguments or a board that the real one would not take.
 */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Calls `use` with a folder that holds these programs, shell scripts by name, and removes it. */
export function withPrograms<Value>(
  scripts: Readonly<Record<string, string>>,
  use: (folder: string) => Value,
): Value {
  const folder = mkdtempSync(join(tmpdir(), "albatross-fakes-"));
  try {
    for (const [name, script] of Object.entries(scripts)) {
      writeFileSync(join(folder, name), `#!/bin/sh\n${script}`, { mode: 0o755 });
    }
    return use(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Solves under Queen on King and on the ring, and not when a King stops. */
export const FAKE_BLACK_HOLE_SOLVER = `
[ "$*" = --version ] && { echo "black-hole-solver version 1.14.0"; exit 0; }
[ "$1 $2" = "--game golf" ] || { echo "Error! Must specify game type using --game." >&2; exit 255; }
shift 2
answer=Unsolved; code=255
while [ $# -gt 1 ]; do
  case "$1" in
    --queens-on-kings|--wrap-ranks) answer=Solved; code=0 ;;
    *) echo "Unknown flag '$1' ." >&2; exit 255 ;;
  esac
  shift
done
grep -q "^Talon:" "$1" && grep -q "^Foundations:" "$1" || { echo "Error reading the board" >&2; exit 255; }
echo "$answer!"
[ $answer = Unsolved ] || printf 'Deal talon\\n\\nInfo: Card moved is 8H\\n\\n\\n====================\\n\\n'
printf '\\n\\n--------------------\\nTotal number of states checked is 300522.\\n'
echo "This scan generated 300530 states."
exit $code
`;

/** Solves on the ring only. */
export const FAKE_SOLVITAIRE = `
[ "$*" = --version ] && { echo "[info] (Solvitaire version: 0.10.1)" >&2; exit 0; }
case "$1 $2" in
  "--type golf") answer=unsolvable ;;
  "--custom-rules "*) grep -q '"build loops":true' "$2" || exit 1; answer=solved ;;
  *) echo "[error] Error in rules generation" >&2; exit 1 ;;
esac
[ "$3" = --classify ] && grep -q '"tableau piles"' "$4" || exit 1
echo "[info] Attempting to solve $4..." >&2
echo ", $answer, 1363, 671222, 426402, 671221, 0, 0, 426402, 786433, 48, 0, $answer"
`;

/** Wins the even deals of the range and gives up the fifth. */
export const FAKE_KPATIENCE = `
[ "$*" = --version ] && { echo "kpat 22.12.3"; exit 0; }
[ "$1 $2 $3 $4 $5" = "--solve 12 --start 1 --end" ] && [ "$QT_QPA_PLATFORM" = offscreen ] || exit 1
deal=1
while [ $deal -le "$6" ]; do
  case $deal in
    5) echo "5 unknown (900 ms)" ;;
    *[02468]) echo "$deal won ($deal ms)" ;;
    *) echo "$deal lost ($deal ms)" ;;
  esac
  deal=$((deal + 1))
done
echo "all_moves 148787"
`;
