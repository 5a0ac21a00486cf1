// Prints the path of the browser that the end-to-end tests will use, installing one if need be.
import { findBrowser } from "./find-browser.ts";

console.log(await findBrowser());
