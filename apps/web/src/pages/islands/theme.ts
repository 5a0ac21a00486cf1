/**
 * The reader's own colours, before anything is painted: what was chosen in the game holds on its pages too. A plain
 * script that imports nothing, since it has to be there at once; whatever goes wrong, the page has its usual colours.
 */
document.documentElement.dataset["scripts"] = "";
try {
  const kept: unknown = JSON.parse(localStorage.getItem("albatross.preferences") ?? "{}");
  const values = new Map(Object.entries(typeof kept === "object" && kept !== null ? kept : {}));
  for (const name of ["theme", "felt", "palette", "print"]) {
    const value: unknown = values.get(name);
    if (typeof value === "string" && value !== "system") {
      document.documentElement.dataset[name] = value;
    }
  }
} catch {
  // Storage that is forbidden throws on touch.
}
