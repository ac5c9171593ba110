import type { Issuer, RevocationReason } from '@paperwage/api-contract';
import type { CodeFacts, DocumentType } from '@paperwage/documents';
import type { Selectable } from 'kysely';
import { sql } from 'kysely';
import type { FileFormat } from '../../../ports/documents/document-renderer.ts';
import type { IssuedHead, IssuedRecords, IssuingHistory, NewIssued } from '../../../ports/documents/issued-records.ts';
import type { Vault } from '../../../ports/vault.ts';
import { insertRows } from '../insert-rows.ts';
import { keyedHash, lookUpKey } from '../sealing/keyed-hashes.ts';
import type { RecordsContext } from '../records-context.ts';
import { openColumns, openJson, sealColumns, sealJson } from '../sealing/sealed-json.ts';
import type { Database, Tables } from '../tables/tables.ts';

/** The encrypted part of an issued document's row. */
interface SealedHead {
  readonly issuer: Issuer;
  readonly attestation: string;
  readonly codes: readonly string[];
}

const headContext = (id: string) => `issued_documents:${id}`;
const factsContext = (id: string) => `issued_documents_facts:${id}`;
const HEAD_COLUMNS = [
  ...(['id', 'user_id', 'type', 'issued_at', 'ended_at', 'replaced_by', 'revoked_for'] as const),
  ...(['content', 'wrapped_key'] as const),
] as const;

type HeadRow = Pick<Selectable<Tables['issued_documents']>, (typeof HEAD_COLUMNS)[number]>;

/** Issued documents in the database. */
export function issuedRecords(context: RecordsContext): IssuedRecords {
  const { db, vault } = context;
  const headsById = async (ids: readonly string[], isStanding = false) => {
    if (ids.length === 0) return new Map<string, IssuedHead>();
    let query = db.selectFrom('issued_documents').select(HEAD_COLUMNS).where('id', 'in', ids);
    if (isStanding) query = query.where('id', 'in', standing(db));
    const rows = await query.execute();
    return new Map(rows.map((row) => [row.id, toHead(vault, row)]));
  };
  return {
    add: (issued) => addIssued(context, issued),

    async addFile(id, format, sha256) {
      await db
        .insertInto('issued_files')
        .values({ sha256, document_id: id, format })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    },

    async end(userId, id, { atMs, replacedBy, revokedFor }) {
      const { numUpdatedRows } = await db
        .updateTable('issued_documents')
        .set({ ended_at: atMs, replaced_by: replacedBy ?? null, revoked_for: revokedFor ?? null })
        .where('id', '=', id)
        .where('user_id', '=', userId)
        .where('ended_at', '=', 0)
        .executeTakeFirst();
      return numUpdatedRows === 1n;
    },

    heads: (ids) => headsById(ids),
    standingHeads: (ids) => headsById(ids, true),

    async ofFile(sha256, evenDeleted = false) {
      let query = db
        .selectFrom('issued_files')
        .innerJoin('issued_documents', 'id', 'document_id')
        .select([...HEAD_COLUMNS, 'format'])
        .where('sha256', '=', sha256);
      if (!evenDeleted) query = query.where('id', 'in', standing(db));
      const rows = await query.execute();
      const found = rows.map((row) => ({ format: row.format as FileFormat, head: toHead(vault, row) }));
      return found.sort(
        (one, other) => rankOf(one.head) - rankOf(other.head) || (one.head.id < other.head.id ? 1 : -1),
      );
    },

    async ofCodes(codes, evenDeleted = false) {
      if (codes.length === 0) return [];
      const key = await lookUpKey(context);
      const byHash = new Map(codes.map((code) => [keyedHash(key, 'code', code), code]));
      const hashes = [...byHash.keys()];
      const rows = await db.selectFrom('issued_codes').selectAll().where('code_hash', 'in', hashes).execute();
      // Stubs of a set share a document, which is decrypted once.
      const heads = await headsById([...new Set(rows.map((row) => row.document_id))], !evenDeleted);
      const found = rows.flatMap((row) => {
        const head = heads.get(row.document_id);
        return head ? [{ code: byHash.get(row.code_hash)!, head }] : [];
      });
      return found.sort((one, other) => codes.indexOf(one.code) - codes.indexOf(other.code));
    },

    async factsOf({ id, codes }, code) {
      const row = await db
        .selectFrom('issued_documents')
        .select(['facts', 'facts_wrapped_key'])
        .where('id', '=', id)
        .executeTakeFirst();
      const facts = row && (openColumns(vault, 'facts', row, factsContext(id)) as readonly CodeFacts[]);
      return facts?.[codes.indexOf(code)];
    },

    historyOf: (issuing) => historyOf(context, issuing),
    ...reportCounts(context),
  };
}

function reportCounts({ db }: RecordsContext): Pick<IssuedRecords, 'countReport' | 'countsOf'> {
  return {
    async countReport(id) {
      await db
        .updateTable('issued_documents')
        .set(({ eb }) => ({ report_count: eb('report_count', '+', 1) }))
        .where('id', '=', id)
        .execute();
    },

    async countsOf(userId) {
      const { documents, reports } = await db
        .selectFrom('issued_documents')
        .select(({ fn }) => [fn.countAll().as('documents'), fn.sum('report_count').as('reports')])
        .where('user_id', '=', userId)
        .executeTakeFirstOrThrow();
      return { documents: Number(documents), reports: Number(reports) };
    },
  };
}

/** The ids of the documents that are not deleted. */
function standing(db: Database) {
  return db
    .selectFrom('documents')
    .select('documents.id')
    .whereRef('documents.id', '=', sql.ref('issued_documents.id'))
    .where('deleted_at', '=', 0);
}

function rankOf({ end }: IssuedHead): number {
  return end === undefined ? 0 : 1;
}

function toHead(vault: Vault, row: HeadRow): IssuedHead {
  const head = openJson(vault, row, headContext(row.id)) as SealedHead;
  const end = {
    atMs: row.ended_at,
    replacedBy: row.replaced_by ?? undefined,
    revokedFor: (row.revoked_for ?? undefined) as RevocationReason | undefined,
  };
  return {
    id: row.id,
    userId: row.user_id,
    type: row.type as DocumentType,
    issuedAtMs: row.issued_at,
    ...head,
    ...(row.ended_at > 0 && { end }),
  };
}

async function addIssued(context: RecordsContext, issued: NewIssued): Promise<void> {
  const { db, vault } = context;
  const { id, userId, type, issuedAtMs, issuer, attestation, codes, facts } = issued;
  const head: SealedHead = { issuer, attestation, codes };
  await db
    .insertInto('issued_documents')
    .values({
      id,
      user_id: userId,
      type,
      issued_at: issuedAtMs,
      ended_at: 0,
      replaced_by: null,
      revoked_for: null,
      report_count: 0,
      ...(await hashesOf(context, issued)),
      ...sealJson(vault, head, headContext(id)),
      ...sealColumns(vault, 'facts', facts.codes, factsContext(id)),
    })
    .execute();
  const key = await lookUpKey(context);
  const rows = codes.map((code) => ({ code_hash: keyedHash(key, 'code', code), document_id: id }));
  if (rows.length > 0) await insertRows(db, 'issued_codes', rows);
}

async function historyOf(
  context: RecordsContext,
  { userId, facts, issuersSinceMs }: Parameters<IssuedRecords['historyOf']>[0],
): Promise<IssuingHistory> {
  const hashes = await hashesOf(context, { userId, facts });
  const ofUser = context.db.selectFrom('issued_documents').where('user_id', '=', userId).distinct();
  const issuers = await ofUser.select('issuer_hash').where('issued_at', '>=', issuersSinceMs).execute();
  const recipients = await ofUser.select('recipient_hash').where('figures_hash', '=', hashes.figures_hash).execute();
  return {
    issuers: new Set([hashes.issuer_hash, ...issuers.map((row) => row.issuer_hash)]).size,
    recipients: new Set([hashes.recipient_hash, ...recipients.map((row) => row.recipient_hash)]).size,
  };
}

/** Keyed and separate for each owner, so that the database alone doesn't reveal who issues for whom. */
async function hashesOf(context: RecordsContext, { userId, facts }: Pick<NewIssued, 'userId' | 'facts'>) {
  const key = await lookUpKey(context);
  const hash = (what: string, text: string) => keyedHash(key, 'issued', [userId, what, text].join('\0'));
  const plain = (name: string) => name.normalize('NFKC').toLowerCase().replace(/\s+/gu, ' ').trim();
  return {
    issuer_hash: hash('issuer', [facts.issuer, ...facts.otherNames].map(plain).join('\0')),
    figures_hash: hash('figures', facts.figures),
    recipient_hash: hash('recipient', plain(facts.recipient)),
  };
}

/** Removes all that is kept of issued documents whose history entries are gone for good. */
export async function removeIssued(db: Database, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await db.deleteFrom('issued_codes').where('document_id', 'in', ids).execute();
  await db.deleteFrom('issued_files').where('document_id', 'in', ids).execute();
  await db.deleteFrom('issued_documents').where('id', 'in', ids).execute();
}
