import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { databaseKinds, testDatabase } from '../../../fixtures/databases.ts';
import { beginningHashes, prefixesOf, hashesOfOwner, keyedHash, lookUpKey } from './keyed-hashes.ts';

const hex = (hashes: readonly Uint8Array[]) => hashes.map((hash) => Buffer.from(hash).toString('hex'));
const key = randomBytes(32);

describe('the hash of a beginning', () => {
  const of = (userId: string, type = 'invoice', by = key) =>
    hex(beginningHashes(by, { userId, type }, ['nguyen', 'n']));

  it('is the same again, and another for each word, type and key', () => {
    expect(of('ana')).toEqual(of('ana'));
    expect(new Set([...of('ana'), ...of('ana', 'w2'), ...of('ana', 'invoice', randomBytes(32))]).size).toBe(6);
  });

  it('has nothing in common with that of another owner', () => {
    const parts = (userId: string) => of(userId).flatMap((hash) => [hash.slice(0, 16), hash.slice(16)]);
    const common = parts('ana').filter((part) => parts('ben').includes(part));
    expect(common).toEqual([]);
  });

  it('stands among those of its owner alone', () => {
    const isOf = (userId: string, hash: string) => {
      const [from, to] = hex(Object.values(hashesOfOwner(userId)));
      return hash >= from! && hash <= to!;
    };
    expect(of('ana').map((hash) => [isOf('ana', hash), isOf('ben', hash)])).toEqual([
      [true, false],
      [true, false],
    ]);
  });
});

describe('the beginnings of words', () => {
  it('are all there are, each once, of whole letters', () => {
    expect(prefixesOf(['ana', 'an', '𝒜b'])).toEqual(['a', 'an', 'ana', '𝒜', '𝒜b']);
    expect(prefixesOf([])).toEqual([]);
  });
});

describe('the hash of a value', () => {
  it('is another for each kind and key', () => {
    const hashes = [
      keyedHash(key, 'email', 'x'),
      keyedHash(key, 'attempt', 'x'),
      keyedHash(randomBytes(32), 'email', 'x'),
    ];
    expect(new Set(hashes).size).toBe(3);
    expect(keyedHash(key, 'email', 'x')).toBe(hashes[0]);
  });
});

describe.each(databaseKinds)('the key of the hashes on %s', (kind) => {
  it('is one for all servers, sealed, and not remembered of a transaction that was given up', async () => {
    const { db, vault, clock, close } = await testDatabase(kind);
    const lookUp = {};
    const givenUp = db.transaction().execute(async (inside) => {
      await lookUpKey({ db: inside, vault, clock, lookUp });
      throw new Error('after all not');
    });
    await expect(givenUp).rejects.toThrow('after all not');
    const kept = await lookUpKey({ db, vault, clock });
    expect(await lookUpKey({ db, vault, clock, lookUp })).toEqual(kept);
    const rows = await db.selectFrom('keys').selectAll().execute();
    const text = JSON.stringify(rows.map((row) => Buffer.from(row.content).toString('latin1')));
    expect(rows).toHaveLength(1);
    expect(text).not.toContain(Buffer.from(kept).toString('base64'));
    await close();
  });
});
