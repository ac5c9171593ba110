import type { FastifyInstance } from 'fastify';
import { problems } from '../problems/problem.ts';
import type { Turns } from './turns.ts';
import { LARGE_BODY_BYTES } from './turns.ts';

/**
 * Reads bodies as Fastify does, which refuses the names __proto__ and constructor.prototype. To distinguish that refusal
 * from invalid JSON, refused bodies are parsed again: this succeeds only if the names were the reason. Large bodies wait
 * their turn. Compressed bodies are refused, since one could be a hundred times as long as its call allows.
 */
export function addJsonBody(app: FastifyInstance, turns: Turns): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    const read = () =>
      void parse(request, body, (error, value) => {
        done(error && isJson(body) ? problems.bodyNamesForbidden() : error, value);
      });
    if (body.length <= LARGE_BODY_BYTES) read();
    else turns.beforeParsing(request).then(read, done);
  });
  app.addHook('onRequest', (request, _reply, done) => {
    const encoding = request.headers['content-encoding'];
    if (encoding === undefined || encoding === 'identity') done();
    else done(problems.encodingWrong());
  });
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
