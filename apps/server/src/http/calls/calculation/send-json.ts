import type { FastifyReply } from 'fastify';
import type { Sent } from '../../serve.ts';
import { SENT } from '../../serve.ts';

/** Sends JSON text as bytes. Tests compare it with the schema. */
export function sendJson(reply: FastifyReply, json: Buffer): Sent {
  void reply.type('application/json; charset=utf-8').send(json);
  return SENT;
}
