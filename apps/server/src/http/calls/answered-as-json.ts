import type { FastifyReply } from 'fastify';

/** Answers the bytes of JSON text. The contract's type is of what they say, so the reply is not typed by it. */
export function answeredAsJson(reply: unknown, json: Buffer): void {
  void (reply as FastifyReply).header('cache-control', 'no-store').type('application/json; charset=utf-8').send(json);
}
