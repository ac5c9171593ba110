import type { FastifyInstance } from 'fastify';
import { problems } from '../problem.ts';

/**
 * Reads bodies as Fastify does, which refuses the names __proto__ and constructor.prototype, and tells that refusal from
 * text that is no JSON: the second reading, of refused bodies alone, succeeds only where the names were the reason.
 */
export function addJsonBody(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    void parse(request, body, (error, value) => {
      done(error && isJson(body) ? problems.bodyNamesForbidden() : error, value);
    });
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
