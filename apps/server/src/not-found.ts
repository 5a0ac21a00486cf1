// The answer to a path that leads nowhere: data for programs, a page for people.
import type { FastifyReply, FastifyRequest } from "fastify";

const page = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Out of bounds</title>
<h1>Out of bounds</h1>
<p>There is nothing at this address. <a href="/">Back to the course</a></p>
</html>
`;

export function replyNotFound(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  reply.code(404).header("cache-control", "no-cache");
  if (/^\/api(?:[/?]|$)/.test(request.url)) {
    return reply.send({ error: { code: "not-found", message: "There is nothing at this path." } });
  }
  return reply.type("text/html; charset=utf-8").send(page);
}
