// Installs a package of Debian, where root can.
import { execFileSync } from "node:child_process";
import { isProgram } from "./find-program.ts";

/** false where it cannot be installed; why is then on stderr, or this is no machine for it. */
export function installDebianPackage(name: string): boolean {
  if (process.getuid?.() !== 0 || !isProgram("/usr/bin/apt-get")) return false;
  console.error(`Installing Debian's package ${name} with apt-get.`);
  const environment = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  const apt = (...parameters: readonly string[]): void => {
    // Both outputs go to stderr: a caller reads the path from stdout.
    execFileSync("apt-get", ["-qq", ...parameters], { env: environment, stdio: ["ignore", 2, 2] });
  };
  try {
    apt("update");
    apt("install", "-y", "--no-install-recommends", name);
    return true;
  } catch (error) {
    console.error(`apt-get did not install ${name}: ${String(error)}`);
    return false;
  }
}
