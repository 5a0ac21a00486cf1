// The server as a process of its own: what it prints, how it ends.
import { type ChildProcess, spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { type IncomingMessage, get } from "node:http";
import { type AddressInfo, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";

const serverFolder = fileURLToPath(new URL("..", import.meta.url));

/** More than the buffers on the way hold, so that an unread answer stays under way. */
const hugeFileBytes = 40_000_000;

interface Run {
  readonly child: ChildProcess;
  readonly output: () => string;
  readonly ended: Promise<number | null>;
}

const started: ChildProcess[] = [];
let webRoot: string;

beforeAll(() => {
  webRoot = mkdtempSync(join(tmpdir(), "albatross-page-"));
  writeFileSync(join(webRoot, "index.html"), "<!doctype html><title>Golf</title>");
  writeFileSync(join(webRoot, "huge.bin"), randomBytes(hugeFileBytes));
});

afterEach(() => {
  for (const child of started.splice(0)) child.kill("SIGKILL");
});

afterAll(() => rmSync(webRoot, { recursive: true, force: true }));

function startServer(...parameters: readonly string[]): Run {
  const flags = ["--conditions=@albatross/source", "--import", "tsx/esm", "src/main.ts"];
  const { PORT: _port, HOST: _host, ...env } = process.env;
  const child = spawn(process.execPath, [...flags, ...parameters], { cwd: serverFolder, env });
  started.push(child);
  let output = "";
  const keep = (chunk: Buffer): void => void (output += chunk.toString());
  child.stdout.on("data", keep);
  child.stderr.on("data", keep);
  const ended = once(child, "close").then(() => child.exitCode);
  return { child, output: () => output, ended };
}

/** @returns the printed address. */
async function untilReady({ child, output, ended }: Run): Promise<string> {
  for (;;) {
    const [, address] = /^Albatross is ready: (\S+)$/m.exec(output()) ?? [];
    if (address !== undefined) return address;
    const exited = ended.then((code) => {
      throw new Error(`the server ended with ${code}: ${output()}`);
    });
    await Promise.race([child.stdout ? once(child.stdout, "data") : exited, exited]);
  }
}

function requestHugeFile(address: string): Promise<IncomingMessage> {
  const request = get(`${address}/huge.bin`);
  return new Promise((resolve, reject) => request.once("response", resolve).once("error", reject));
}

describe("a good start", () => {
  it("prints the address, and stops with 0 when asked", async () => {
    const run = startServer("--port", "0", "--page", webRoot);
    const address = await untilReady(run);
    const reply = await fetch(`${address}/healthz`);
    expect(await reply.json()).toMatchObject({ status: "ok" });
    run.child.kill("SIGTERM");
    expect(await run.ended).toBe(0);
    expect(run.output()).toBe(`Albatross is ready: ${address}\n`);
  });

  it("lets an answer under way be finished", async () => {
    const run = startServer("--port", "0", "--page", webRoot);
    const answer = await requestHugeFile(await untilReady(run));
    run.child.kill("SIGINT");
    let receivedBytes = 0;
    answer.on("data", (chunk: Buffer) => (receivedBytes += chunk.length));
    await once(answer, "end");
    expect(receivedBytes).toBe(hugeFileBytes);
    expect(await run.ended).toBe(0);
  });

  it("cuts an answer off at the second signal", async () => {
    const run = startServer("--port", "0", "--page", webRoot);
    const answer = await requestHugeFile(await untilReady(run));
    const broken = once(answer, "error");
    run.child.kill("SIGTERM");
    run.child.kill("SIGINT");
    expect(await run.ended).toBe(0);
    answer.resume();
    expect(await broken).toMatchObject([{ code: "ECONNRESET" }]);
  });

  it("shows its help", async () => {
    const run = startServer("--help");
    expect(await run.ended).toBe(0);
    expect(run.output()).toContain("--port <number>");
  });
});

describe("a bad start", () => {
  it("says which port is taken and how to choose another", async () => {
    const other = createServer().listen(0, "127.0.0.1");
    await once(other, "listening");
    const { port } = other.address() as AddressInfo;
    const run = startServer("--host", "127.0.0.1", "--port", String(port), "--page", webRoot);
    expect(await run.ended).toBe(2);
    expect(run.output()).toMatch(new RegExp(`^port-taken: port ${port} .*--port \\d+\n$`));
    other.close();
  });

  it("refuses a port that is none", async () => {
    const run = startServer("--port", "tee");
    expect(await run.ended).toBe(2);
    expect(run.output()).toMatch(/^port-invalid: "tee" [^\n]+\n$/);
  });

  it("says which command builds a missing page", async () => {
    const run = startServer("--port", "0", "--page", join(webRoot, "none"));
    expect(await run.ended).toBe(2);
    expect(run.output()).toMatch(/^page-missing: [^\n]*npm run build:web\n$/);
  });
});
