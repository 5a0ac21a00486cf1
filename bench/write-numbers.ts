/**
 * npm run numbers: writes the table of docs/numbers.md anew from docs/numbers/*.json.
 *
 *   npm run numbers -- stop=survey.json queen=…    takes these surveys in first, without their times
 */
import { readFileSync, writeFileSync } from "node:fs";
import { isJsonObject } from "@albatross/rules";
import { readSurvey, readSurveys, replaceNumbers, surveyFile } from "./numbers-page.ts";

const PAGE = new URL("../docs/numbers.md", import.meta.url);

for (const argument of process.argv.slice(2)) {
  const [, king, path] = /^(stop|queen|wrap)=(.+)$/.exec(argument) ?? [];
  if (king === undefined || path === undefined) {
    throw new Error(`${argument} is not stop=FILE, queen=FILE or wrap=FILE`);
  }
  const json = readFileSync(path, "utf8");
  readSurvey(json);
  const survey: unknown = JSON.parse(json);
  if (!isJsonObject(survey)) throw new Error(`${path} is not a survey`);
  const { timing: _, ...counts } = survey;
  writeFileSync(surveyFile(king), `${JSON.stringify(counts, null, 2)}\n`);
}
writeFileSync(PAGE, replaceNumbers(readFileSync(PAGE, "utf8"), readSurveys()));
