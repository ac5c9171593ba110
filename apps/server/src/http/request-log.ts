import type { FastifyInstance, FastifyServerOptions } from 'fastify';
import type { Config } from '../config.ts';

/** Never logged, whoever logs the object they are in. */
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

/**
 * One line a request. The route stands for the address, because what people put into an address is theirs; files of
 * the web application are told at `debug` only.
 */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, done) => {
    const { url: route = 'unknown', config } = request.routeOptions;
    const quiet = 'file' in config || request.is404;
    const line = { method: request.method, route, status: reply.statusCode, durationMs: Math.round(reply.elapsedTime) };
    if (quiet) request.log.debug(line, 'answered');
    else request.log.info(line, 'answered');
    done();
  });
}
