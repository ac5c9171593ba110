import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { makeZip } from 'client-zip';
import { endpoints } from '@paperwage/api-contract';
import type { ExportedFile } from '../../../features/account-data/export-all-of.ts';
import { exportAllOf } from '../../../features/account-data/export-all-of.ts';
import type { ProfileReader } from '../../../ports/accounts/profile-reader.ts';
import type { Services } from '../../../services.ts';
import { attachment } from '../../content-disposition.ts';
import type { Serve } from '../../serve.ts';
import { SENT } from '../../serve.ts';

/** All of a user's data as a ZIP, streamed while it is made. */
export function addExport(serve: Serve, services: Services, profiles: ProfileReader): void {
  serve(endpoints.exportAccount, async ({ user, reply }) => {
    const day = new Date(services.clock.nowMs()).toISOString().slice(0, 10);
    const zip = makeZip(zipEntries(exportAllOf(services, profiles, user.userId)));
    void reply
      .type(endpoints.exportAccount.answer.file)
      .header('content-disposition', attachment(`paperwage-${day}.zip`))
      .send(Readable.fromWeb(zip as ReadableStream<Uint8Array>));
    return SENT;
  });
}

async function* zipEntries(files: AsyncIterable<ExportedFile>) {
  for await (const { name, modifiedAtMs, content } of files) {
    yield { name, lastModified: new Date(modifiedAtMs), input: content };
  }
}
