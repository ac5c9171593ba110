import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from 'fastify';
import { problems } from '../problems/problem.ts';
import { sendProblem } from './error-answers.ts';
import type { WebPages } from './web-pages.ts';

const METHODS: readonly HTTPMethods[] = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];
const FILE_ADDRESS = /\.[a-z\d]{1,8}$/i;

/**
 * Addresses without a route: a call gets JSON, a missing file a line of text, a person the "not found" page. A known
 * address with the wrong method is answered with the right one.
 */
export function answerUnknownAddresses(app: FastifyInstance, pages: WebPages | undefined): void {
  app.setNotFoundHandler((request, reply) => {
    const address = request.raw.url?.split('?')[0] ?? '/';
    const allowed = METHODS.filter((method) => app.hasRoute({ method, url: address }));
    const reading = request.method === 'GET' || request.method === 'HEAD';
    // A file that existed at the start and is now gone still has its route: it is missing, but the method is right.
    const isGone = reading && allowed.includes('GET');
    if (allowed.length > 0 && !isGone) return refuseMethod(reply, allowed);
    if (!reading || address === '/api' || address.startsWith('/api/'))
      return sendProblem(reply, problems.callUnknown());
    const asksForPage = !FILE_ADDRESS.test(address) || request.headers.accept?.includes('text/html') === true;
    return sendMissing(request, reply, asksForPage ? pages : undefined);
  });
}

function refuseMethod(reply: FastifyReply, allowed: readonly HTTPMethods[]): void {
  void reply.header('allow', (allowed.includes('GET') ? [...allowed, 'HEAD'] : allowed).join(', '));
  sendProblem(reply, problems.methodNotAllowed(allowed));
}

function sendMissing(request: FastifyRequest, reply: FastifyReply, pages: WebPages | undefined): void {
  if (pages) return pages.sendNotFound(request, reply);
  void reply.code(404).type('text/plain; charset=utf-8').header('cache-control', 'no-cache').send('Not found');
}
