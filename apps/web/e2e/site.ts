/**
 * A site that is deployed, deployed again and taken down: the real server, as a process, over a folder of its own. Its
 * second build is the first with every asset under another name, so that a file of one in a page of the other shows.
 */
import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join, sep } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { sealBuild, type SealedFile } from "../pwa/seal-build.ts";

const repository = fileURLToPath(new URL("../../..", import.meta.url));
const builtPage = fileURLToPath(new URL("../dist", import.meta.url));

type BuildName = "first" | "second";

export interface Site {
  readonly address: string;
  readonly builds: Readonly<Record<BuildName, BuiltPage>>;
  /** Puts this build in the place of whatever was served. */
  deploy(build: BuildName): void;
  /** No request is answered any more. */
  takeDown(): Promise<void>;
  remove(): Promise<void>;
}

interface BuiltPage {
  readonly folder: string;
  readonly id: string;
  /** All that plays offline, as paths from the root of the site. */
  readonly stored: readonly string[];
  /** What can be read, and is stored after that. */
  readonly texts: readonly string[];
}

export async function openSite(): Promise<Site> {
  const folder = mkdtempSync(join(tmpdir(), "albatross-site-"));
  const served = join(folder, "served");
  const builds = {
    first: describe(builtPage),
    second: buildAnew(join(folder, "second")),
  };
  const deploy = (build: BuildName): void => {
    rmSync(served, { recursive: true, force: true });
    cpSync(builds[build].folder, served, { recursive: true });
  };
  deploy("first");
  const server = spawn(
    process.execPath,
    [
      "--conditions=@albatross/source",
      "--import",
      "tsx/esm",
      "apps/server/src/main.ts",
      "--port",
      "0",
      "--page",
      served,
    ],
    { cwd: repository, stdio: ["ignore", "pipe", "inherit"] },
  );
  const takeDown = async (): Promise<void> => stop(server);
  return {
    address: await addressOf(server),
    builds,
    deploy,
    takeDown,
    async remove() {
      await takeDown();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function addressOf(server: ChildProcess): Promise<string> {
  if (server.stdout === null) throw new Error("the server has no output");
  for await (const line of createInterface({ input: server.stdout })) {
    const [address] = /http:\S+/.exec(line) ?? [];
    if (address !== undefined) return address.replace(/\/$/, "");
  }
  throw new Error("the server ended without an address");
}

async function stop(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const exited = once(server, "exit");
  // Without waiting for connections that a browser keeps open.
  server.kill("SIGKILL");
  await exited;
}

/** The list that the build has put into the service worker. */
const LIST = /\[\{"(?:url|integrity)":[^\]]*\]/;

function describe(folder: string): BuiltPage {
  const [list = "[]"] = LIST.exec(readFileSync(join(folder, "sw.js"), "utf8")) ?? [];
  const files = (JSON.parse(list) as SealedFile[]).filter(({ integrity }) => integrity);
  const id = files.find(({ url }) => url === "./")?.revision ?? "";
  const pathsOf = (some: readonly SealedFile[]): readonly string[] =>
    some.map(({ url }) => `/${url.replace("./", "")}`);
  return {
    folder,
    id,
    stored: pathsOf(files.filter(({ isText }) => !isText)),
    texts: pathsOf(files.filter(({ isText }) => isText)),
  };
}

function buildAnew(folder: string): BuiltPage {
  // Without what the build compressed: it would be served in the place of what is changed here.
  cpSync(builtPage, folder, { recursive: true, filter: (path) => !/[.](br|gz)$/.test(path) });
  const { id, stored: played, texts } = describe(folder);
  const stored = [...played, ...texts];
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" });
  const hashes = stored.flatMap(
    (name) => /(?<=^\/assets\/.+-)[\w-]{8}(?=[.]\w+$)/.exec(name) ?? [],
  );
  const rename = (text: string): string =>
    hashes.reduce((renamed, hash) => renamed.replaceAll(hash, `2nd${hash.slice(3)}`), text);
  for (const name of files.filter((name) => /[.](js|css|html|map)$/.test(name))) {
    const path = join(folder, name);
    writeFileSync(path, rename(readFileSync(path, "utf8")).replace(id, "%build%"));
    renameSync(path, join(folder, rename(name)));
  }
  const names = stored.map((name) => rename(name.slice(1)).replace(/(^|\/)$/, "$1index.html"));
  const worker = join(folder, "sw.js");
  const sealed = JSON.stringify(
    sealBuild(
      folder,
      names.map((name) => name.split(sep).join("/")),
    ),
  );
  writeFileSync(
    worker,
    readFileSync(worker, "utf8").replace(LIST, () => sealed),
  );
  return describe(folder);
}
