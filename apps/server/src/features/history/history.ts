import type { DocumentRow, Issued, IssuedDocument, documentsRequestSchema } from '@paperwage/api-contract';
import { documentRowSchema, PDF_MEDIA_TYPE } from '@paperwage/api-contract';
import type { DocumentType, EarlierTables, SummaryOf } from '@paperwage/documents';
import type { RuleBook } from '@paperwage/payroll';
import { allRules, assumableYear } from '@paperwage/payroll';
import type { z } from 'zod';
import { timeOfId } from '../../ids.ts';
import type { Clock } from '../../ports/clock.ts';
import type { FinishedFile } from '../../ports/documents/document-renderer.ts';
import type { DocumentHead, StoredDocument } from '../../ports/documents/document-records.ts';
import type { IssuedHead } from '../../ports/documents/issued-records.ts';
import type { FileStore } from '../../ports/file-store.ts';
import type { Records } from '../../ports/records.ts';
import type { Vault } from '../../ports/vault.ts';
import { problems } from '../../problems/problem.ts';
import { documentFileName, readSealed } from '../files/sealed-files.ts';
import { EARLIER_TABLES_WORD, wordsOf, yearWord } from './words-of.ts';

/** More words than this don't make a name clearer. */
const MAX_BEGINNINGS = 5;
/** Nothing but an invoice can be of an earlier year than the rules, and few are that old. */
const FIRST_YEAR = 2010;

interface Needs {
  readonly records: Records;
}

/** A page of the documents of a type, newest first. */
export async function listDocuments(
  { records }: Needs,
  userId: string,
  type: DocumentType,
  { limit, from, filter }: z.output<typeof documentsRequestSchema>,
): Promise<DocumentRow[]> {
  const name = filter.name ?? '';
  const beginnings = wordsOf(name).slice(0, MAX_BEGINNINGS);
  // The search has only characters that no name contains, such as a sign: that isn't an empty search.
  if (name.trim() !== '' && beginnings.length === 0) return [];
  if (filter.taxYear !== undefined) beginnings.push(yearWord(filter.taxYear));
  if (filter.earlierTables) beginnings.push(EARLIER_TABLES_WORD);
  const { periodStart: fromMs, periodEnd: toMs } = filter;
  const before = from?.toLowerCase();
  const heads = await records.documents.list({ userId, type, limit, before, beginnings, fromMs, toMs });
  const issued = await records.issued.heads(heads.map(({ id }) => id));
  return heads.map((head) => documentRow(head, issued.get(head.id)));
}

/** The tax years that documents of a type have, latest first. */
export async function listDocumentYears(
  { records, clock }: Needs & { readonly clock: Clock },
  userId: string,
  type: DocumentType,
): Promise<number[]> {
  const next = new Date(clock.nowMs()).getUTCFullYear() + 1;
  const years = Array.from({ length: next - FIRST_YEAR + 1 }, (_, at) => next - at);
  const found = await Promise.all(
    years.map((year) => records.documents.list({ userId, type, limit: 1, beginnings: [yearWord(year)] })),
  );
  return years.filter((_, at) => found[at]!.length > 0);
}

/** One document and what it was made from. Throws `documentUnknown`. */
export async function readDocument(
  { records }: Needs,
  userId: string,
  { id, type }: { readonly id: string; readonly type: DocumentType },
): Promise<IssuedDocument> {
  const document = await found(records, userId, id);
  if (document.type !== type) throw problems.documentUnknown();
  const { fileName, request } = document.content;
  const { template, theme, documentData } = request;
  const issued = (await records.issued.heads([id])).get(id);
  return { row: documentRow(document, issued), fileName, template, theme, documentData };
}

/** The exact file that was issued. Throws `documentUnknown` and `filesUnavailable`. */
export async function readDocumentFile(
  services: Needs & { readonly files: FileStore; readonly vault: Vault },
  userId: string,
  id: string,
): Promise<FinishedFile> {
  const { content, fileWrappedKey } = await found(services.records, userId, id);
  const bytes = await readSealed(services, documentFileName(userId, id), fileWrappedKey);
  return { fileName: content.fileName, mediaType: PDF_MEDIA_TYPE, bytes };
}

/**
 * Removes a document from the history, and nobody can verify it; it can be restored for 30 days. Throws
 * `documentUnknown`.
 */
export async function removeDocument(
  { records, clock }: Needs & { readonly clock: Clock },
  userId: string,
  id: string,
): Promise<void> {
  await records.transaction(async (inside) => {
    if (!(await inside.documents.remove(userId, id, clock.nowMs()))) throw problems.documentUnknown();
  });
}

/** Restores a removed document. One that isn't removed stays. Throws `documentUnknown`. */
export async function restoreDocument({ records }: Needs, userId: string, id: string): Promise<void> {
  await records.transaction(async (inside) => {
    if (await inside.documents.restore(userId, id)) return;
    if (!(await inside.documents.find(userId, id))) throw problems.documentUnknown();
  });
}

async function found(records: Records, userId: string, id: string): Promise<StoredDocument> {
  const document = await records.documents.find(userId, id);
  if (!document) throw problems.documentUnknown();
  return document;
}

/**
 * A document as its list shows it. Fields that older documents lack are empty.
 *
 * @param issued What is known of it if it was issued.
 * @param rules Determine whether we have a year's tables.
 */
export function documentRow(
  { id, summary }: DocumentHead,
  issued: IssuedHead | undefined,
  rules: RuleBook = allRules,
): DocumentRow {
  const { earlierTables, ...kept } = summary as SummaryOf<object>;
  const row = {
    ...kept,
    id,
    createdAt: timeOfId(id),
    issued: issued && issuedInRow(issued),
    earlierTables: earlierTables && tablesNow(earlierTables, rules),
  };
  return documentRowSchema.parse(row);
}

function issuedInRow({ issuer, codes, issuedAtMs, attestation, end }: IssuedHead): Issued {
  const ended = end?.replacedBy === undefined ? 'revoked' : 'replaced';
  const state = end ? ended : 'valid';
  return { ...issuer, codes: [...codes], at: issuedAtMs, attestation, state, revokedFor: end?.revokedFor };
}

function tablesNow({ year, ...payment }: EarlierTables, rules: RuleBook) {
  return { year, areNewIn: assumableYear(payment, rules) === undefined };
}
