// The server without its port: everything that answers requests. Tests inject requests into it.
import fastifyCompress from "@fastify/compress";
import fastifyHelmet from "@fastify/helmet";
import fastifyStatic from "@fastify/static";
import fastify, { type FastifyInstance, type FastifyServerOptions } from "fastify";
import { cacheControlOf } from "./cache-control.ts";
import { replyError } from "./error-reply.ts";
import { replyNotFound } from "./not-found.ts";
import { permissionsPolicy, securityHeaders } from "./security-headers.ts";
import { readVersion } from "./version.ts";

export interface AppOptions {
  /** The folder of the built page. */
  readonly webRoot: string;
  readonly https?: boolean;
  readonly logger?: NonNullable<FastifyServerOptions["logger"]>;
}

export async function buildApp({
  webRoot,
  https = false,
  logger = false,
}: AppOptions): Promise<FastifyInstance> {
  const app = fastify({ logger, trustProxy: https, frameworkErrors: replyError });
  app.setErrorHandler(replyError);
  app.setNotFoundHandler(replyNotFound);

  await app.register(fastifyHelmet, securityHeaders(https));
  app.addHook("onRequest", async (_request, reply) => {
    reply.header("permissions-policy", permissionsPolicy);
  });
  await app.register(fastifyCompress, { encodings: ["br", "gzip"] });
  await app.register(fastifyStatic, {
    root: webRoot,
    cacheControl: false,
    // What the build compressed is sent as it is; everything else is compressed while it is sent.
    preCompressed: true,
    dotfiles: "ignore",
    // The text pages are folders: "/rules" is sent to "/rules/", for their links are relative to that.
    redirect: true,
    setHeaders: (reply, path) => {
      reply.setHeader("cache-control", cacheControlOf(webRoot, path));
      reply.setHeader("vary", "accept-encoding");
    },
  });

  const version = readVersion();
  app.get("/healthz", async (_request, reply) => {
    reply.header("cache-control", "no-store");
    return { status: "ok", version };
  });
  return app;
}
