import { endpoints } from '@paperwage/api-contract';
import { keepLogo, readLogo } from '../../../features/logos/logos.ts';
import { problems } from '../../../problems/problem.ts';
import type { Services } from '../../../services.ts';
import type { Serve } from '../../serve.ts';
import { ok, SENT } from '../../serve.ts';
import type { Turns } from '../../turns.ts';

const ONE_YEAR_SECONDS = 31_536_000;

/** Pictures on documents: upload and read. */
export function addLogos(serve: Serve, services: Services, turns: Turns): void {
  serve(endpoints.getLogo, async ({ user, params: { folder, name }, reply }) => {
    const picture = await readLogo(services, user.userId, `${folder}/${name}`);
    const caching = { 'cache-control': `private, max-age=${ONE_YEAR_SECONDS}, immutable`, vary: 'authorization' };
    void reply.headers(caching).type(endpoints.getLogo.answer.file).send(Buffer.from(picture));
    return SENT;
  });
  serve(endpoints.uploadLogo, async ({ user, body, reply }) => {
    if (body.length === 0) throw problems.logoMissing();
    const renderer = turns.rendererFor(reply, services.renderer);
    return ok({ url: await keepLogo({ ...services, renderer }, user.userId, body) });
  });
}
