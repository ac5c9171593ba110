import { createPrivateKey, randomBytes, X509Certificate } from 'node:crypto';
import { afterEach, describe, expect, it } from 'vitest';
import { DAY_MS } from '@paperwage/values';
import type { DatabaseKind, TestDatabase } from '../../fixtures/databases.ts';
import { databaseKinds, testDatabase, usualDatabaseKinds } from '../../fixtures/databases.ts';
import { aesVault } from '../aes-vault.ts';
import { databaseRecords } from '../database/database-records.ts';
import { rotateKeys } from '../database/rotate-keys.ts';
import { ownIdentity } from './own-identity.ts';

const NAME = 'Łukasz & Sons, Inc.';

let database: TestDatabase;
afterEach(() => database.close());

const open = async (kind: DatabaseKind) => (database = await testDatabase(kind));
const identityOf = ({ records, clock }: Pick<TestDatabase, 'records' | 'clock'>, name = NAME) =>
  ownIdentity({ keys: records.keys, clock }, name);
const certificateOf = ({ certificates }: { certificates: readonly Uint8Array[] }) =>
  new X509Certificate(certificates[0]!);

describe.each(usualDatabaseKinds)('the own certificate of a server on %s', (kind) => {
  it('is made once, in its name, for its key, and valid for ten years', async () => {
    const { clock } = await open(kind);
    const identity = await identityOf(database);
    const certificate = certificateOf(identity);
    const key = createPrivateKey({ key: Buffer.from(identity.privateKey), format: 'der', type: 'pkcs8' });
    expect(identity.certificates).toHaveLength(1);
    expect(certificate.toLegacyObject().subject.CN).toBe(NAME);
    expect(certificate.checkPrivateKey(key)).toBe(true);
    expect(certificate.verify(certificate.publicKey)).toBe(true);
    expect(key.asymmetricKeyDetails?.modulusLength).toBe(3072);
    expect(Math.round((Date.parse(certificate.validTo) - clock.nowMs()) / DAY_MS)).toBe(3650);
    const again = await identityOf(database);
    expect(certificateOf(again).fingerprint256).toBe(certificate.fingerprint256);
  });

  it('is sealed, and still the same after the master key was rotated', async () => {
    const { db, clock } = await open(kind);
    const [older, newer] = [randomBytes(32), randomBytes(32)];
    const under = (key: Uint8Array) => ({ clock, records: databaseRecords({ db, clock, vault: aesVault([key]) }) });
    const identity = await identityOf(under(older));
    const [row] = await db.selectFrom('keys').selectAll().where('purpose', '=', 'signing').execute();
    const middle = Buffer.from(identity.privateKey).toString('base64').slice(400, 440);
    expect(Buffer.from(row!.content).toString('latin1')).not.toContain(middle);
    expect(await rotateKeys(db, aesVault([newer, older]))).toBe(1);
    expect(await identityOf(under(newer))).toEqual(identity);
    await expect(identityOf(under(older))).rejects.toThrow('master key');
  });
});

it(
  'a certificate is another in another name, and is replaced a year before it ends',
  { tags: ['release'] },
  async () => {
    const { clock } = await open('sqlite');
    const first = certificateOf(await identityOf(database)).fingerprint256;
    const other = certificateOf(await identityOf(database, 'Other')).fingerprint256;
    expect(other).not.toBe(first);
    expect(certificateOf(await identityOf(database)).fingerprint256).toBe(first);
    clock.goOn((3650 - 364) * DAY_MS);
    const next = certificateOf(await identityOf(database));
    expect(next.fingerprint256).not.toBe(first);
    expect(Date.parse(next.validTo)).toBeGreaterThan(clock.nowMs() + 3649 * DAY_MS);
  },
);

describe.runIf(databaseKinds.includes('postgres'))('two servers that start at once', () => {
  it('sign with the same certificate', async () => {
    const { records, clock } = await open('postgres');
    const other = await database.another();
    const both = await Promise.all([identityOf({ records, clock }), identityOf({ records: other, clock })]);
    const [one, two] = both.map((identity) => certificateOf(identity).fingerprint256);
    expect(one).toBe(two);
    expect(await records.keys.list('signing')).toHaveLength(1);
  });
});
