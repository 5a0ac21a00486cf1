/** The part of --help that says what --rules takes, written from the rules themselves. */
import { OPTION_NAMES, OPTION_VALUES, PRESETS } from "@albatross/rules";

export const RULES_HELP = `Rules: a preset, options, or a preset and options after it ("easy,jokers=1").
  presets  ${PRESETS.map(({ id }) => id).join(" ")}
${OPTION_NAMES.map((name) => `  ${name.padEnd(8)} ${OPTION_VALUES[name].join(" ")}`).join("\n")}
`;
