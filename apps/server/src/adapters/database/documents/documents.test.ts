import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestDatabase } from '../../../fixtures/databases.ts';
import { databaseKinds, testDatabase } from '../../../fixtures/databases.ts';
import { INVOICE_REQUEST } from '../../../fixtures/requests.ts';
import { newId, timeOfId } from '../../../ids.ts';
import type { DocumentFilter } from '../../../ports/documents/document-records.ts';

const START_MS = Date.UTC(2026, 0, 1);
const COUNT = 1400;

/**
 * Words with which every way to find is gone: `often` in every second document, `a…` in most and different in each,
 * `rare` in a few, `some…` of few kinds in many.
 */
function wordsAt(at: number): string[] {
  const words = [`a${(at * 7919) % 1009}`, `some${at % 5}`];
  if (at % 2 === 0) words.push('often');
  if (at % 3 === 0) words.push('others', 'otter');
  if (at % 211 === 7) words.push('rare');
  return words;
}

describe.each(databaseKinds)('documents on %s', (kind) => {
  let database: TestDatabase;
  const made: { id: string; words: string[] }[] = [];
  beforeAll(async () => {
    database = await testDatabase(kind);
    await database.records.transaction(async ({ documents }) => {
      for (let at = 0; at < COUNT; at += 1) {
        const entry = { id: newId(START_MS + at * 1000), words: wordsAt(at) };
        const content = { request: INVOICE_REQUEST as never, fileName: 'x.pdf' };
        const row = { type: 'invoice' as const, summary: at, content, fileWrappedKey: new Uint8Array(1) };
        await documents.add(at % 10 === 3 ? 'ben' : 'ana', { id: entry.id, ...row }, entry.words);
        if (at % 10 === 3) continue;
        if (at % 50 === 4) await documents.remove('ana', entry.id, 1);
        else made.unshift(entry);
      }
    });
  });
  afterAll(() => database.close());

  const filters: Partial<DocumentFilter>[] = [
    {},
    { beginnings: ['often'] },
    { beginnings: ['o'] },
    { beginnings: ['ot'] },
    { beginnings: ['a'] },
    { beginnings: ['a1'] },
    { beginnings: ['rare'] },
    { beginnings: ['ra', 'of'] },
    { beginnings: ['often', 'some'] },
    { beginnings: ['a', 'often'] },
    { beginnings: ['a', 'a'] },
    { beginnings: ['often', 'ot', 'some3'] },
    { beginnings: ['none'] },
    { beginnings: ['often', 'none'] },
  ];
  const bounds: Partial<DocumentFilter>[] = [
    {},
    { fromMs: START_MS + 300_000, toMs: START_MS + 900_000 },
    { toMs: START_MS + 40_000 },
    { fromMs: START_MS + 900_000_000 },
  ];

  it.each(filters.flatMap((filter) => bounds.map((bound) => ({ ...filter, ...bound }))))(
    'are found page by page as one would by looking at each: %j',
    async (wanted) => {
      const { beginnings = [], fromMs = 0, toMs = Infinity } = wanted;
      const expected = made
        .filter(({ words }) => beginnings.every((beginning) => words.some((word) => word.startsWith(beginning))))
        .map(({ id }) => id)
        .filter((id) => timeOfId(id) >= fromMs && timeOfId(id) <= toMs);
      const found: string[] = [];
      for (let pages = 0; pages < 3; pages += 1) {
        const filter = { userId: 'ana', type: 'invoice' as const, limit: 15, beginnings: [], before: found.at(-1) };
        const heads = await database.records.documents.list({ ...filter, ...wanted });
        found.push(...heads.map(({ id }) => id));
      }
      expect(found).toEqual(expected.slice(0, 45));
    },
  );

  it('are those of one owner and type', async () => {
    const list = (userId: string, type: 'invoice' | 'w2') =>
      database.records.documents.list({ userId, type, limit: 100, beginnings: ['some3'] });
    expect((await list('ben', 'invoice')).length).toBeGreaterThan(10);
    expect(await list('ana', 'w2')).toEqual([]);
    expect(await list('nobody', 'invoice')).toEqual([]);
  });
});
