import type { DocumentType } from '@paperwage/documents/kinds';
import { DOCUMENT_TYPES } from '@paperwage/documents/kinds';
import type { Clock } from '../../ports/clock.ts';
import type { FileStore } from '../../ports/file-store.ts';
import type { ProfileReader } from '../../ports/profile-reader.ts';
import type { Records } from '../../ports/records.ts';
import type { Vault } from '../../ports/vault.ts';
import { listContacts } from '../address-book/address-book.ts';
import { exportedBilling } from '../billing/export-billing.ts';
import { listDrafts, readDraft } from '../drafts/drafts.ts';
import { documentFileName, logoFileName, readSealed } from '../files/sealed-files.ts';
import { documentRow } from '../history/history.ts';

const AT_ONCE = 100;

interface Needs {
  readonly records: Records;
  readonly files: FileStore;
  readonly vault: Vault;
  readonly clock: Clock;
}

/** A file in the export. */
export interface ExportedFile {
  readonly name: string;
  readonly modifiedAtMs: number;
  readonly content: Uint8Array;
}

/**
 * Everything we store for a user, file by file, so that memory use stays flat. Whatever can't be read is left out and
 * named in `missing.json`; the user still gets the rest.
 */
export async function* exportAllOf(
  services: Needs,
  profiles: ProfileReader,
  userId: string,
): AsyncGenerator<ExportedFile> {
  const nowMs = services.clock.nowMs();
  const json = (name: string, value: unknown, modifiedAtMs = nowMs): ExportedFile => ({
    name,
    modifiedAtMs,
    content: Buffer.from(`${JSON.stringify(value, undefined, 2)}\n`),
  });
  const missing: string[] = [];
  yield json('profile.json', await profiles.readProfile(userId));
  yield json('address-book.json', await listContacts(services, userId));
  const payments = await exportedBilling(services, userId);
  if (payments) yield json('payments.json', payments);
  for (const { draftId, updatedAt } of await listDrafts(services, userId)) {
    const name = `drafts/${draftId}.json`;
    const draft = await readDraft(services, userId, draftId).catch(() => undefined);
    if (draft) yield json(name, draft, updatedAt);
    else missing.push(name);
  }
  for (const type of DOCUMENT_TYPES) {
    for await (const id of documentIdsOf(services, userId, type)) {
      const document = await services.records.documents.find(userId, id);
      if (!document) continue;
      const { fileName, request } = document.content;
      const { createdAt, ...row } = documentRow(document);
      yield json(`documents/${id}/document.json`, { ...row, createdAt, fileName, ...request }, createdAt);
      const file = { name: `documents/${id}/${fileName}`, stored: documentFileName(userId, id) };
      const content = await readOrMiss(services, file, document.fileWrappedKey, missing);
      if (content) yield { name: file.name, modifiedAtMs: createdAt, content };
    }
  }
  for (const logo of await services.records.logos.list(userId)) {
    const file = { name: `logos/${logo.name}`, stored: logoFileName(logo.name) };
    const content = await readOrMiss(services, file, logo.wrappedKey, missing);
    if (content) yield { name: file.name, modifiedAtMs: nowMs, content };
  }
  if (missing.length > 0) yield json('missing.json', missing);
}

async function* documentIdsOf({ records }: Needs, userId: string, type: DocumentType): AsyncGenerator<string> {
  for (let before: string | undefined; ;) {
    const page = await records.documents.list({ userId, type, limit: AT_ONCE, before, beginnings: [] });
    for (const { id } of page) yield id;
    if (page.length < AT_ONCE) return;
    before = page.at(-1)!.id;
  }
}

async function readOrMiss(
  services: Needs,
  { name, stored }: { readonly name: string; readonly stored: string },
  wrappedKey: Uint8Array,
  missing: string[],
): Promise<Uint8Array | undefined> {
  try {
    return await readSealed(services, stored, wrappedKey);
  } catch {
    missing.push(name);
    return undefined;
  }
}
