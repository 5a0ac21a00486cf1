// Property tests draw the same values in every run, so that a red run is red for everybody.
// FC_SEED=7 npm run test:unit draws others.
import { configureGlobal, readConfigureGlobal } from "fast-check";

const FIXED_SEED = 20_261_129;

const chosen = process.env["FC_SEED"];
const seed = chosen === undefined || chosen === "" ? FIXED_SEED : Number(chosen);
if (!Number.isInteger(seed)) throw new Error(`FC_SEED is "${chosen}"; it takes a whole number`);
configureGlobal({ ...readConfigureGlobal(), seed });
