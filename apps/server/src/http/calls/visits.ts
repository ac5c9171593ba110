import cookie from '@fastify/cookie';
import { endpoints } from '@paperwage/api-contract';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../../config/config.ts';
import { reportError } from '../../features/errors/report-error.ts';
import { recordEvents } from '../../features/visits/record-events.ts';
import { describeError } from '../../features/jobs/describe-error.ts';
import type { Services } from '../../services.ts';
import { DONE, ok, serveOn } from '../serve.ts';
import { keepVariants, wantsPrivacy } from '../visit-cookies.ts';

/** A source as we count it: names of partners, not just anything that someone puts in an address. */
const SOURCE = /^[\w.-]{1,40}$/;

/** What pages request and report about a visit: the experiments, what happened, and errors. */
export async function addVisits(app: FastifyInstance, config: Config, services: Services): Promise<void> {
  const { publicUrl } = config;
  await app.register(async (scope) => {
    await scope.register(cookie);
    const serve = serveOn(scope, config, services);
    serve(endpoints.getFeatureFlags, async ({ request, reply }) =>
      ok(await keepVariants(request, reply, { publicUrl, experiments: services.experiments })),
    );
    serve(endpoints.recordEvents, async ({ request, body, user }) => {
      const { afid = '' } = request.cookies;
      const source = SOURCE.test(afid) ? afid : '';
      if (!wantsPrivacy(request)) await recordEvents(services, { ...body, source, user });
      return DONE;
    });
    serve(endpoints.reportError, async ({ request, body }) => {
      await reportError(services, { place: 'browser', ...body }, (reason) =>
        request.log.warn({ reason: describeError(reason) }, 'An error was not taken by the tracker'),
      );
      return DONE;
    });
  });
}
