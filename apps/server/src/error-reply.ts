// The answer to a request that failed. What went wrong inside goes to the log and never out.
import type { FastifyError, FastifyReply, FastifyRequest } from "fastify";

const firstServerError = 500;

export function replyError(
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  const status = error.statusCode ?? firstServerError;
  if (status >= firstServerError) {
    request.log.error(error);
    void reply
      .code(status)
      .send({ error: { code: "server-error", message: "Something went wrong on the server." } });
    return;
  }
  void reply
    .code(status)
    .send({ error: { code: "request-invalid", message: "The request could not be understood." } });
}
