import { webcrypto, X509Certificate } from 'node:crypto';
import { DAY_MS } from '@paperwage/values';
import type { Clock } from '../../ports/clock.ts';
import type { KeyRecords, ServerKey } from '../../ports/key-records.ts';
import type { SigningIdentity } from '../../ports/documents/pdf-signer.ts';

const PURPOSE = 'signing';
const ALGORITHM = {
  name: 'RSASSA-PKCS1-v1_5',
  hash: 'SHA-256',
  publicExponent: new Uint8Array([1, 0, 1]),
  modulusLength: 3072,
};
const VALID_DAYS = 10 * 365;
/** A certificate that ends sooner is replaced at the next start. */
const LEAST_DAYS_LEFT = 365;

interface Needs {
  readonly keys: KeyRecords;
  readonly clock: Clock;
}

/**
 * The server's own certificate in that name, which only we vouch for: the one in the database, encrypted like all of the
 * server's own keys, or a new one.
 */
export async function ownIdentity({ keys, clock }: Needs, name: string): Promise<SigningIdentity> {
  const all = await keys.list(PURPOSE);
  const fits = (key: ServerKey) => isUsable(certificateOf(key), name, clock.nowMs());
  const kept = all.find(fits) ?? (await make({ keys, clock }, name, all.length));
  const privatePart = await keys.privatePartOf(kept.id);
  if (privatePart === undefined) throw new Error(`The private part of the key ${kept.id} is missing`);
  return { certificates: [certificateOf(kept).raw], privateKey: Buffer.from(privatePart, 'base64') };
}

function certificateOf({ publicPart }: ServerKey): X509Certificate {
  return new X509Certificate(Buffer.from(publicPart, 'base64'));
}

function isUsable(certificate: X509Certificate, name: string, nowMs: number): boolean {
  const daysLeft = (Date.parse(certificate.validTo) - nowMs) / DAY_MS;
  return daysLeft >= LEAST_DAYS_LEFT && certificate.toLegacyObject().subject.CN === name;
}

/** If two servers start at once, both use the one that was stored first. */
async function make({ keys, clock }: Needs, name: string, count: number): Promise<ServerKey> {
  const id = `${PURPOSE}-${count + 1}`;
  const nowMs = clock.nowMs();
  const pair = await webcrypto.subtle.generateKey(ALGORITHM, true, ['sign', 'verify']);
  const privatePart = Buffer.from(await webcrypto.subtle.exportKey('pkcs8', pair.privateKey)).toString('base64');
  // Loaded only to make a certificate: the library would slow down every start.
  const { issueCertificate } = await import('./issue-certificate.ts');
  const notAfterMs = nowMs + VALID_DAYS * DAY_MS;
  const certificate = await issueCertificate({ name, keys: pair, notBeforeMs: nowMs, notAfterMs });
  const publicPart = Buffer.from(certificate).toString('base64');
  await keys.add({ id, purpose: PURPOSE, publicPart, createdAtMs: nowMs }, privatePart);
  const stored = (await keys.list(PURPOSE)).find((key) => key.id === id);
  if (!stored) throw new Error(`The key ${id} was not stored`);
  return stored;
}
