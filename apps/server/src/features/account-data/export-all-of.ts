import type { DraftRow, SavedContact } from '@paperwage/api-contract';
import type { DocumentType } from '@paperwage/documents/kinds';
import { DOCUMENT_TYPES, KINDS } from '@paperwage/documents/kinds';
import { idAt } from '../../ids.ts';
import type { Clock } from '../../ports/clock.ts';
import type { FileStore } from '../../ports/file-store.ts';
import type { ProfileReader } from '../../ports/accounts/profile-reader.ts';
import type { Records } from '../../ports/records.ts';
import type { Vault } from '../../ports/vault.ts';
import { listContacts } from '../address-book/address-book.ts';
import { exportedBilling } from '../billing/export-billing.ts';
import { listDrafts, readDraft } from '../drafts/drafts.ts';
import { documentFileName, logoFileName, readSealed } from '../files/sealed-files.ts';
import { documentRow } from '../history/history.ts';
import type { IndexedDocument, IndexTable } from './export-index.ts';
import {
  csvIndex,
  dayOfTime,
  dayText,
  documentPath,
  documentTable,
  draftPath,
  escapeHtml,
  withDollarSign,
  indexPage,
  linkTo,
} from './export-index.ts';

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
  readonly content: Uint8Array | AsyncIterable<string>;
}

/**
 * Everything we store for a user, file by file, so that memory use stays flat: an index to open in a browser or a
 * spreadsheet, documents by kind and year with their data beside them, and the rest. Whatever can't be read is left out
 * and named in `missing.json`; the user still gets the rest.
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
  // A document that is made meanwhile is in no part of the export.
  const before = idAt(nowMs + 1);
  const profile = await profiles.readProfile(userId);
  const contacts = await listContacts(services, userId);
  const payments = await exportedBilling(services, userId);
  const drafts = await listDrafts(services, userId);
  const logos = await services.records.logos.list(userId);
  const day = new Date(nowMs).toISOString().slice(0, 10);
  const tables = [
    ...DOCUMENT_TYPES.map((type) => documentTable(type, documentsOf(services, userId, type, before))),
    ...otherTables(drafts, contacts, payments),
  ];
  const index = { modifiedAtMs: nowMs, content: indexPage(ownerOf(profile), day, tables) };
  yield { name: 'index.html', ...index };
  yield { name: 'index.csv', modifiedAtMs: nowMs, content: csvIndex(allDocumentsOf(services, userId, before)) };
  yield json('profile.json', profile);
  yield json('address-book.json', contacts);
  if (payments) yield json('payments.json', payments);
  for (const row of drafts) {
    const name = `${draftPath(row)}.json`;
    const draft = await readDraft(services, userId, row.draftId).catch(() => undefined);
    if (draft) yield json(name, draft, row.updatedAt);
    else missing.push(name);
  }
  for await (const { row, path } of allDocumentsOf(services, userId, before)) {
    const document = await services.records.documents.find(userId, row.id);
    if (!document) {
      missing.push(`${path}.pdf`);
      continue;
    }
    const { fileName, request } = document.content;
    const { createdAt } = row;
    yield json(`${path}.json`, { ...row, fileName, ...request }, createdAt);
    const file = { name: `${path}.pdf`, stored: documentFileName(userId, row.id) };
    const content = await readOrMiss(services, file, document.fileWrappedKey, missing);
    if (content) yield { name: file.name, modifiedAtMs: createdAt, content };
  }
  for (const logo of logos) {
    const file = { name: `Logos/${logo.name}`, stored: logoFileName(logo.name) };
    const content = await readOrMiss(services, file, logo.wrappedKey, missing);
    if (content) yield { name: file.name, modifiedAtMs: nowMs, content };
  }
  if (missing.length > 0) yield json('missing.json', missing);
}

async function* allDocumentsOf(services: Needs, userId: string, before: string): AsyncGenerator<IndexedDocument> {
  for (const type of DOCUMENT_TYPES) yield* documentsOf(services, userId, type, before);
}

async function* documentsOf(
  { records }: Needs,
  userId: string,
  type: DocumentType,
  end: string,
): AsyncGenerator<IndexedDocument> {
  for (let before = end; ;) {
    const page = await records.documents.list({ userId, type, limit: AT_ONCE, before, beginnings: [] });
    const issued = await records.issued.heads(page.map(({ id }) => id));
    for (const head of page) {
      const row = documentRow(head, issued.get(head.id));
      yield { row, path: documentPath(row) };
    }
    if (page.length < AT_ONCE) return;
    before = page.at(-1)!.id;
  }
}

/** What the index page lists beside the documents. */
function otherTables(
  drafts: readonly DraftRow[],
  contacts: readonly SavedContact[],
  payments: Awaited<ReturnType<typeof exportedBilling>>,
): readonly IndexTable[] {
  return [
    {
      title: 'Drafts',
      columns: ['Draft', 'Files', 'From', 'To', 'Date', 'Changed'],
      rows: drafts.map((row) => [
        KINDS[row.type].words.label,
        linkTo(`${draftPath(row)}.json`, 'Data'),
        escapeHtml(row.fromName),
        escapeHtml(row.toName),
        escapeHtml(dayText(row.date)),
        dayOfTime(row.updatedAt),
      ]),
    },
    {
      title: 'Address book',
      columns: ['Name', 'Type', 'Email', 'Phone', 'City', 'State'],
      rows: contacts.map(({ kind, name, email, phone, city, state }) =>
        [name, kind, email, phone, city, state].map(escapeHtml),
      ),
    },
    {
      title: 'Payments',
      columns: ['Date', 'Receipt', 'Plan', 'Total', 'Status'],
      rows: (payments?.payments ?? []).map(({ createdAt, receiptNumber, plan, total, status }) => [
        dayOfTime(createdAt),
        escapeHtml(receiptNumber ?? ''),
        plan,
        withDollarSign(total),
        status,
      ]),
    },
  ];
}

/** Whose export it is. */
function ownerOf(profile: unknown): string {
  const { user } = profile as { readonly user?: { readonly email?: string } };
  return user?.email ?? 'your account';
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
