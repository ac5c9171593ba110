import type { FastifyInstance, FastifyReply } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { LARGEST_LOGO_BYTES, errorAnswerSchema, logoAnswerSchema, logoPath, logosPath } from '@paperwage/api-contract';
import { z } from 'zod';
import type { Config } from '../../config.ts';
import { keepLogo, readLogo } from '../../features/logos/logos.ts';
import { recordProblems } from '../../record-problems.ts';
import type { Services } from '../../services.ts';
import { perMinute } from '../rate-limits.ts';
import { binaryAnswer } from '../send-file.ts';
import { signedIn } from '../signed-in.ts';
import type { Turns } from '../turns.ts';

const ONE_YEAR_SECONDS = 31_536_000;
const tags = ['Logos'];

/** `POST /api/logos` and `GET /api/logos/{folder}/{name}`. */
export async function addLogos(app: FastifyInstance, config: Config, services: Services, turns: Turns): Promise<void> {
  addReading(app, services);
  // In a surrounding of its own, since only here a body may be a picture. What it is called does not count, what it is does.
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    const response = { 200: logoAnswerSchema, '4xx': errorAnswerSchema, '5xx': errorAnswerSchema };
    const description =
      'The body is a PNG or JPEG. It is drawn anew as a PNG on white, at most 640 pixels long; the address takes the ' +
      'place of the picture in a draft.';
    scope.withTypeProvider<ZodTypeProvider>().post(
      logosPath,
      {
        bodyLimit: LARGEST_LOGO_BYTES,
        config: perMinute(config.limits.documentsPerMinute),
        schema: { tags, summary: 'Uploads a logo', description, response },
      },
      async (request, reply) => {
        const { userId } = await signedIn(request, services);
        const picture = request.body;
        if (!(picture instanceof Uint8Array) || picture.length === 0) throw recordProblems.logoMissing();
        void reply.header('cache-control', 'no-store');
        const renderer = turns.rendererFor(reply as FastifyReply, services.renderer);
        return { ok: true as const, data: { url: await keepLogo({ ...services, renderer }, userId, picture) } };
      },
    );
  });
}

function addReading(app: FastifyInstance, services: Services): void {
  app.withTypeProvider<ZodTypeProvider>().get(
    logoPath,
    {
      schema: {
        tags,
        summary: 'A logo, for the user who uploaded it',
        params: z.object({ folder: z.string(), name: z.string() }),
        response: binaryAnswer('image/png'),
      },
    },
    async (request, reply) => {
      const { userId } = await signedIn(request, services);
      const { folder, name } = request.params;
      const picture = await readLogo(services, userId, `${folder}/${name}`);
      const caching = { 'cache-control': `private, max-age=${ONE_YEAR_SECONDS}, immutable`, vary: 'authorization' };
      // The contract's type is of JSON, so the reply is not typed by it.
      return (reply as FastifyReply).headers(caching).type('image/png').send(Buffer.from(picture));
    },
  );
}
