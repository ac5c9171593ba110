import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyServerOptions } from 'fastify';
import type { JobRun } from '../features/jobs/run-jobs.ts';
import type { Config } from '../config/config.ts';

/** Never logged, no matter who logs the object they are in. */
const PERSONAL = ['body', 'headers', 'ip', 'remoteAddress', 'documentData'].flatMap((name) => [name, `*.${name}`]);

type LoggerOptions = Exclude<FastifyServerOptions['logger'], boolean | undefined>;

/** JSON lines without names, addresses, bodies or query strings. */
export function loggerOptions(config: Config): LoggerOptions {
  return {
    level: config.logLevel,
    base: null,
    redact: { paths: PERSONAL, remove: true },
    serializers: {
      req: ({ method }) => ({ method }),
      res: ({ statusCode }) => ({ statusCode }),
    },
  };
}

/** Ids of requests: a random prefix for this server, and a number. */
export function requestIds(): () => string {
  const server = randomBytes(4).toString('hex');
  let count = 0;
  return () => `${server}-${(count += 1).toString(36)}`;
}

/**
 * One line per request: refusals and failures at `info`, all others at `debug`. It has the route instead of the address,
 * because people put personal data into addresses. The answer carries the id of its line.
 */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    const level = reply.statusCode >= 400 && !request.is404 ? 'info' : 'debug';
    const { url: route = 'unknown' } = request.routeOptions;
    const durationMs = Math.round(reply.elapsedTime);
    const { id, refusal } = request;
    request.log[level](
      { id, method: request.method, route, status: reply.statusCode, durationMs, refusal },
      'answered',
    );
    done();
  });
}

/** Logs how jobs went: their kind and what went wrong, never whom they were about. */
export function jobReport(log: FastifyInstance['log']): JobRun['report'] {
  return ({ kind, attempts, reason, gaveUp }) => {
    if (reason === undefined) log.debug({ kind, attempts }, 'job done');
    else log.warn({ kind, attempts, gaveUp, reason }, 'job failed');
  };
}
