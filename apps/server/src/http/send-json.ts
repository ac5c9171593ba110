import type { FastifyReply } from 'fastify';
import type { Sent } from './serve.ts';
import { SENT } from './serve.ts';

/** Answers the bytes of JSON text. What they say is compared with the schema by tests. */
export function sendJson(reply: FastifyReply, json: Buffer): Sent {
  void reply.type('application/json; charset=utf-8').send(json);
  return SENT;
}
