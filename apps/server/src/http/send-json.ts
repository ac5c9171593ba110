import type { FastifyReply } from 'fastify';
import { SENT } from './serve.ts';

/** Answers the bytes of JSON text. What they say is compared with the schema by tests. */
export function sendJson(reply: FastifyReply, json: Buffer): typeof SENT {
  void reply.type('application/json; charset=utf-8').send(json);
  return SENT;
}
