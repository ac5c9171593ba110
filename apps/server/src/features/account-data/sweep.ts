import { DAY_MS } from '@paperwage/values';
import { KEPT_DAYS } from '../../constants.ts';
import { timeOfId } from '../../ids.ts';
import type { Clock } from '../../ports/clock.ts';
import type { FileStore } from '../../ports/file-store.ts';
import type { Records } from '../../ports/records.ts';
import { VISITS_KEPT_DAYS } from '../visits/record-events.ts';
import { documentFileName, dropFiles, logoFileName } from '../files/sealed-files.ts';

const AT_ONCE = 200;
/** What hasn't happened again for this long is fixed, or of no use. */
const ERRORS_KEPT_DAYS = 90;
/** Someone may ask a year later who changed an account. */
const SECURITY_EVENTS_KEPT_DAYS = 400;

interface Needs {
  readonly records: Records;
  readonly files: FileStore;
  readonly clock: Clock;
}

/**
 * Permanently removes what has expired: drafts and documents deleted 30 days ago, notes of emails sent
 * before that, old visits, errors and security events, and logos that nothing uses. If stopped, it
 * continues from there next time.
 */
export async function sweep(services: Needs): Promise<void> {
  const { records, clock } = services;
  const nowMs = clock.nowMs();
  const removedBefore = nowMs - KEPT_DAYS * DAY_MS;
  await untilFew(async () => {
    const ids = await records.transaction(async (inside) => {
      const purged = await inside.drafts.purge(removedBefore, AT_ONCE);
      await inside.logos.clearUses(purged.map((id) => `drafts:${id}`));
      return purged;
    });
    return ids.length;
  });
  await untilFew(async () => {
    const owners = await records.transaction(async (inside) => {
      const purged = await inside.documents.purge(removedBefore, AT_ONCE);
      await inside.logos.clearUses(purged.map(({ id }) => `documents:${id}`));
      return purged;
    });
    const names = owners.map(({ userId, id }) => documentFileName(userId, id));
    await dropFiles(services, names);
    return owners.length;
  });
  await records.sentMails.purge(removedBefore);
  await records.visits.purge(nowMs - VISITS_KEPT_DAYS * DAY_MS);
  await records.errors.purge(nowMs - ERRORS_KEPT_DAYS * DAY_MS);
  await records.securityEvents.purge(nowMs - SECURITY_EVENTS_KEPT_DAYS * DAY_MS);
  await untilFew(async () => {
    const names = await records.transaction((inside) => inside.logos.purge(nowMs, AT_ONCE));
    await dropFiles(services, names.map(logoFileName));
    return names.length;
  });
}

async function untilFew(work: () => Promise<number>): Promise<void> {
  while ((await work()) === AT_ONCE);
}

/**
 * Removes files that no row names: those of a server that died before writing the row, and those that couldn't be
 * removed with it. Files from the last day stay, since their row may not be written yet.
 */
export async function removeStrayFiles(services: Needs): Promise<number> {
  let count = 0;
  let batch: Kept[] = [];
  for await (const name of services.files.list()) {
    const kept = keptBy(name);
    if (kept && kept.writtenBeforeMs < services.clock.nowMs() - DAY_MS) batch.push(kept);
    if (batch.length < AT_ONCE) continue;
    count += await removeUnnamed(services, batch);
    batch = [];
  }
  return count + (await removeUnnamed(services, batch));
}

/** A file of a document or logo: the id or name in its row, and a time by which it existed. */
interface Kept {
  readonly file: string;
  readonly table: 'documents' | 'logos';
  readonly key: string;
  readonly writtenBeforeMs: number;
}

function keptBy(file: string): Kept | undefined {
  const [folder, group = '', last = ''] = file.split('/');
  if (folder === 'documents') return { file, table: folder, key: last, writtenBeforeMs: timeOfId(last) };
  if (folder !== 'logos') return undefined;
  // The folder is dated 30 days ahead of the day on which the logo was uploaded.
  const writtenBeforeMs = Date.parse(group) - (KEPT_DAYS - 1) * DAY_MS;
  return { file, table: folder, key: `${group}/${last}`, writtenBeforeMs };
}

async function removeUnnamed(services: Needs, batch: readonly Kept[]): Promise<number> {
  const keysOf = (table: Kept['table']) => batch.filter((kept) => kept.table === table).map(({ key }) => key);
  const named = {
    documents: await services.records.documents.existing(keysOf('documents')),
    logos: await services.records.logos.existing(keysOf('logos')),
  };
  const strays = batch.filter(({ table, key }) => !named[table].has(key));
  await dropFiles(
    services,
    strays.map(({ file }) => file),
  );
  return strays.length;
}
