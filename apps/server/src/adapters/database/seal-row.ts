import type { Vault } from '../../ports/vault.ts';
import { emailColumns } from './accounts/accounts.ts';
import { documentContext, wordRows } from './documents/document-rows.ts';
import { headColumns } from './documents/drafts.ts';
import { keyedHash } from './sealing/keyed-hashes.ts';
import { linkContext } from './accounts/one-time.ts';
import { passkeyContext } from './accounts/passkeys.ts';
import { openJson, sealJson, type SealedColumns } from './sealing/sealed-json.ts';
import type { Tables } from './tables/tables.ts';
import type { Row } from './walk-rows.ts';

/** What encrypts and hashes rows. */
export interface SealTools {
  readonly vault: Vault;
  readonly key: Uint8Array;
}

type Sealing = (row: Row, tools: SealTools) => Partial<Record<keyof Tables, readonly Row[]>>;

/** The new rows for a table's row from before the migration `SEALED_NAMES`; all others stay as they were. */
const SEALINGS: Partial<Record<keyof Tables, Sealing>> = {
  users: ({ email, ...row }, { vault, key }) => ({
    users: [{ ...row, ...emailColumns(vault, key, String(row.id), String(email)) }],
  }),
  drafts: ({ from_name: fromName, to_name: toName, date = '', ...row }, { vault }) => ({
    drafts: [
      {
        ...row,
        ...headColumns(vault, String(row.id), {
          fromName: String(fromName),
          toName: String(toName),
          date: String(date),
        }),
      },
    ],
  }),
  documents: ({ words: spaced, ...row }, { vault, key }) => {
    const [id, userId, type] = [String(row.id), String(row.user_id), String(row.type)];
    const words = String(spaced)
      .split(' ')
      .filter((word) => word !== '');
    const summary = openJson(vault, row as unknown as SealedColumns, documentContext(id));
    return {
      documents: [{ ...row, ...sealJson(vault, { summary, words }, documentContext(id)) }],
      document_words: row.deleted_at === 0 ? wordRows(key, { id, userId, type }, words).map((one) => ({ ...one })) : [],
    };
  },
  // Rebuilt from the documents themselves.
  document_words: () => ({}),
  link_tokens: ({ email, ...row }, { vault }) => ({
    link_tokens: [{ ...row, ...sealJson(vault, email, linkContext(String(row.hash))) }],
  }),
  passkeys: ({ name, ...row }, { vault }) => ({
    passkeys: [{ ...row, ...sealJson(vault, name, passkeyContext(String(row.id))) }],
  }),
  social_identities: ({ subject, ...row }, { key }) => ({
    social_identities: [{ ...row, subject_hash: keyedHash(key, 'subject', String(subject)) }],
  }),
  // Attempt counts start over at zero.
  attempts: () => ({}),
};

/** The new rows for rows that were partly unencrypted, by table. */
export function sealRows(
  table: keyof Tables,
  rows: readonly Row[],
  tools: SealTools,
): ReadonlyMap<keyof Tables, readonly Row[]> {
  const sealing = SEALINGS[table] ?? ((row) => ({ [table]: [row] }));
  const sealed = new Map<keyof Tables, Row[]>();
  for (const row of rows) {
    for (const [name, made] of Object.entries(sealing(row, tools)) as [keyof Tables, readonly Row[]][]) {
      const all = sealed.get(name) ?? [];
      all.push(...made);
      sealed.set(name, all);
    }
  }
  return sealed;
}
