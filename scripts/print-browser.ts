// Prints the paths of the browsers that the end-to-end tests will use, installing what can be installed: for a
// machine that is set up for them. Firefox is no must.
import { findBrowser } from "./find-browser.ts";
import { findFirefox, NO_FIREFOX } from "./find-firefox.ts";
import { installDebianPackage } from "./install-debian.ts";

console.log(await findBrowser());
if (findFirefox() === undefined) installDebianPackage("firefox-esr");
console.log(findFirefox() ?? NO_FIREFOX);
