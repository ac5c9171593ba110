import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { makeZip } from 'client-zip';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { exportPath } from '@paperwage/api-contract';
import type { Config } from '../../config.ts';
import type { ExportedFile } from '../../features/account-data/export-all-of.ts';
import { exportAllOf } from '../../features/account-data/export-all-of.ts';
import type { ProfileReader } from '../../ports/profile-reader.ts';
import type { Services } from '../../services.ts';
import { attachment } from '../content-disposition.ts';
import { perMinute } from '../rate-limits.ts';
import { binaryAnswer } from '../send-file.ts';
import { signedIn } from '../signed-in.ts';

const ZIP_MEDIA_TYPE = 'application/zip';

/** `GET /api/profile/export`: all own data as a ZIP, made while it is sent. */
export function addExport(app: FastifyInstance, config: Config, services: Services, profiles: ProfileReader): void {
  app.withTypeProvider<ZodTypeProvider>().get(
    exportPath,
    {
      config: perMinute(config.limits.documentsPerMinute),
      schema: {
        tags: ['Accounts'],
        summary: 'All own data as a ZIP of JSON, PDF and PNG files',
        response: binaryAnswer(ZIP_MEDIA_TYPE),
      },
    },
    async (request, reply) => {
      const { userId } = await signedIn(request, services);
      const day = new Date(services.clock.nowMs()).toISOString().slice(0, 10);
      const zip = makeZip(zipEntries(exportAllOf(services, profiles, userId)));
      // The contract's type is of JSON, so the reply is not typed by it.
      return (reply as FastifyReply)
        .type(ZIP_MEDIA_TYPE)
        .headers({ 'content-disposition': attachment(`paperwage-${day}.zip`), 'cache-control': 'no-store' })
        .send(Readable.fromWeb(zip as ReadableStream<Uint8Array>));
    },
  );
}

async function* zipEntries(files: AsyncIterable<ExportedFile>) {
  for await (const { name, modifiedAtMs, content } of files) {
    yield { name, lastModified: new Date(modifiedAtMs), input: content };
  }
}
