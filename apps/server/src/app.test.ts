import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from "node:zlib";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { buildApp } from "./app.ts";

const script = `console.log(${JSON.stringify("golf ".repeat(1000))});`;
const asset = "/assets/index-BaWWHFPP.js";
/** Has compressed twins. */
const ready = "/assets/ready-BaWWHFPP.js";

let webRoot: string;
let app: FastifyInstance;

beforeAll(async () => {
  webRoot = mkdtempSync(join(tmpdir(), "albatross-page-"));
  mkdirSync(join(webRoot, "assets/pages"), { recursive: true });
  mkdirSync(join(webRoot, "rules"));
  writeFileSync(join(webRoot, "rules/index.html"), "<!doctype html><title>Rules</title>");
  writeFileSync(join(webRoot, "assets/pages/islands-BaWWHFPP.js"), "");
  writeFileSync(join(webRoot, "index.html"), "<!doctype html><title>Golf</title>");
  writeFileSync(join(webRoot, "sw.js"), "self.addEventListener('fetch', () => {});");
  writeFileSync(join(webRoot, "manifest.webmanifest"), "{}");
  writeFileSync(join(webRoot, ".secret"), "hidden");
  writeFileSync(join(webRoot, asset), script);
  writeFileSync(join(webRoot, ready), script);
  app = await buildApp({ webRoot });
  app.get("/boom", () => {
    throw new Error("the secret of the house");
  });
});

afterAll(async () => {
  await app.close();
  rmSync(webRoot, { recursive: true, force: true });
});

describe("files", () => {
  it("serves the page at the root, to be asked for again", async () => {
    const reply = await app.inject("/");
    expect(reply.statusCode).toBe(200);
    expect(reply.headers["content-type"]).toBe("text/html; charset=utf-8");
    expect(reply.headers["cache-control"]).toBe("no-cache");
    expect(reply.body).toContain("<title>Golf</title>");
  });

  it("lets built assets be kept for ever, and the service worker not", async () => {
    const kept = await app.inject(asset);
    expect(kept.headers["cache-control"]).toBe("public, max-age=31536000, immutable");
    const worker = await app.inject("/sw.js");
    expect(worker.headers["cache-control"]).toBe("no-cache");
  });

  it("sends a text page to its folder, with whatever stands behind the address", async () => {
    const sent = await app.inject("/rules?from=a");
    expect([sent.statusCode, sent.headers.location]).toEqual([301, "/rules/?from=a"]);
    const reply = await app.inject("/rules/");
    expect(reply.body).toContain("<title>Rules</title>");
    expect(reply.headers["cache-control"]).toBe("no-cache");
    const script = await app.inject("/assets/pages/islands-BaWWHFPP.js");
    expect(script.headers["cache-control"]).toBe("public, max-age=31536000, immutable");
  });

  it("names the type of the manifest, without which a page is not installed", async () => {
    const reply = await app.inject("/manifest.webmanifest");
    expect(reply.headers["content-type"]).toMatch(/^application\/manifest\+json/);
    expect(reply.headers["cache-control"]).toBe("no-cache");
  });

  it("sends the service worker as a script that serves its own folder", async () => {
    const { headers } = await app.inject("/sw.js");
    expect(headers["content-type"]).toMatch(/^(text|application)\/javascript/);
    // It lies at the root of the page: it needs no wider allowance.
    expect(headers["service-worker-allowed"]).toBeUndefined();
  });

  it.each([
    ["br", brotliDecompressSync],
    ["gzip", gunzipSync],
  ] as const)("compresses with %s", async (encoding, decompress) => {
    const headers = { "accept-encoding": encoding };
    const reply = await app.inject({ url: asset, headers });
    expect(reply.headers["content-encoding"]).toBe(encoding);
    expect(reply.headers["vary"]).toBe("accept-encoding");
    expect(decompress(reply.rawPayload).toString()).toBe(script);
  });

  it.each([
    ["br", brotliCompressSync, brotliDecompressSync],
    ["gzip", gzipSync, gunzipSync],
  ] as const)("sends what the build compressed with %s", async (encoding, compress, decompress) => {
    const made = "console.log('compressed by the build');";
    writeFileSync(join(webRoot, `${ready}.${encoding === "br" ? "br" : "gz"}`), compress(made));
    const reply = await app.inject({ url: ready, headers: { "accept-encoding": encoding } });
    expect(decompress(reply.rawPayload).toString()).toBe(made);
    expect(reply.headers).toMatchObject({
      "content-encoding": encoding,
      "content-type": "application/javascript; charset=utf-8",
      "cache-control": "public, max-age=31536000, immutable",
      vary: "accept-encoding",
    });
    expect((await app.inject(ready)).body).toBe(script);
  });

  it("answers a conditional request with 304 and no body", async () => {
    const { etag } = (await app.inject(asset)).headers;
    const headers = { "if-none-match": String(etag), "accept-encoding": "br" };
    const reply = await app.inject({ url: asset, headers });
    expect([reply.statusCode, reply.body]).toEqual([304, ""]);
  });

  it.each(["/", asset, "/healthz"])("answers HEAD %s like GET, without a body", async (url) => {
    const head = await app.inject({ method: "HEAD", url });
    const { statusCode, headers } = await app.inject(url);
    expect([head.statusCode, head.body]).toEqual([statusCode, ""]);
    expect(head.headers["content-type"]).toBe(headers["content-type"]);
    expect(head.headers["etag"]).toBe(headers["etag"]);
  });
});

describe("security headers", () => {
  it("allow the page itself, workers and WebAssembly, and nothing inline", async () => {
    const policy = String((await app.inject("/")).headers["content-security-policy"]).split(";");
    expect(policy).toContain("default-src 'self'");
    expect(policy).toContain("script-src 'self' 'wasm-unsafe-eval'");
    expect(policy).toContain("style-src 'self'");
    expect(policy).toContain("worker-src 'self'");
    expect(policy).toContain("manifest-src 'self'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy.join()).not.toContain("unsafe-inline");
  });

  it("do not insist on https on plain http", async () => {
    const { headers } = await app.inject("/");
    expect(headers["strict-transport-security"]).toBeUndefined();
    expect(headers["content-security-policy"]).not.toContain("upgrade-insecure-requests");
    expect(headers["cross-origin-opener-policy"]).toBe("same-origin");
    expect(headers["x-content-type-options"]).toBe("nosniff");
  });

  it("insist on https behind it", async () => {
    const behindHttps = await buildApp({ webRoot, https: true });
    const { headers } = await behindHttps.inject("/");
    expect(headers["strict-transport-security"]).toBe("max-age=31536000");
    expect(headers["content-security-policy"]).toContain("upgrade-insecure-requests");
    await behindHttps.close();
  });
});

describe("other answers", () => {
  it("tells its health and version", async () => {
    const reply = await app.inject("/healthz");
    expect(reply.json()).toEqual({
      status: "ok",
      version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
    });
    expect(reply.headers["cache-control"]).toBe("no-store");
  });

  it.each(["/nowhere", "/assets/gone-12345678.js", "/.secret", "/..%2fpackage.json", "/apis"])(
    "answers %s with a page of status 404",
    async (url) => {
      const reply = await app.inject(url);
      expect(reply.statusCode).toBe(404);
      expect(reply.headers["content-type"]).toBe("text/html; charset=utf-8");
      expect(reply.headers["cache-control"]).toBe("no-cache");
      expect(reply.body).toContain("Out of bounds");
    },
  );

  it.each(["/api", "/api/nowhere", "/api?x=1"])("answers %s with a coded error", async (url) => {
    const reply = await app.inject(url);
    expect(reply.statusCode).toBe(404);
    expect(reply.json()).toMatchObject({ error: { code: "not-found" } });
  });

  it("answers a broken path with a coded error", async () => {
    const reply = await app.inject("/%E0%A4%A");
    expect(reply.statusCode).toBe(400);
    expect(reply.json()).toMatchObject({ error: { code: "request-invalid" } });
  });

  it("says nothing of what went wrong inside", async () => {
    const reply = await app.inject("/boom");
    expect(reply.statusCode).toBe(500);
    expect(reply.json()).toMatchObject({ error: { code: "server-error" } });
    expect(reply.body).not.toMatch(/secret|app\.test|node_modules/);
  });
});
