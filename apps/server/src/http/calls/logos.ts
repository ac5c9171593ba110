import type { FastifyInstance } from 'fastify';
import { endpoints } from '@paperwage/api-contract';
import type { Config } from '../../config.ts';
import { keepLogo, readLogo } from '../../features/logos/logos.ts';
import { problems } from '../../problem.ts';
import type { Services } from '../../services.ts';
import { ok, SENT, serveOn } from '../serve.ts';
import type { Turns } from '../turns.ts';

const ONE_YEAR_SECONDS = 31_536_000;

/** Pictures on documents: upload and read. */
export async function addLogos(app: FastifyInstance, config: Config, services: Services, turns: Turns): Promise<void> {
  serveOn(
    app,
    config,
    services,
  )(endpoints.getLogo, async ({ user, params: { folder, name }, reply }) => {
    const picture = await readLogo(services, user.userId, `${folder}/${name}`);
    const caching = { 'cache-control': `private, max-age=${ONE_YEAR_SECONDS}, immutable`, vary: 'authorization' };
    void reply.headers(caching).type(endpoints.getLogo.answer.file).send(Buffer.from(picture));
    return SENT;
  });
  // In its own plugin scope, since only here a body may be a picture. Its claimed type doesn't matter, its content does.
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    serveOn(
      scope,
      config,
      services,
    )(endpoints.uploadLogo, async ({ user, body, reply }) => {
      if (!(body instanceof Uint8Array) || body.length === 0) throw problems.logoMissing();
      const renderer = turns.rendererFor(reply, services.renderer);
      return ok({ url: await keepLogo({ ...services, renderer }, user.userId, body) });
    });
  });
}
