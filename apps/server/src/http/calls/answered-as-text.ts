import type { FastifyReply } from 'fastify';

/**
 * Answers JSON that is already text, made of ASCII alone. Joined into bytes here, it goes to the socket as it is. The
 * contract's type is of what it says, so the reply is not typed by it.
 */
export function answeredAsText(reply: unknown, json: string): void {
  const bytes = Buffer.from(json, 'latin1');
  void (reply as FastifyReply).header('cache-control', 'no-store').type('application/json; charset=utf-8').send(bytes);
}
