import { createHash } from 'node:crypto';
import { createIssuance, readVerificationCodes, renderPdf } from '@paperwage/documents';
import { readFontFiles } from '@paperwage/paper/font-files';
import { archiveFaults } from '@paperwage/paper/testing/archive-faults';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DOCUMENT_REQUEST, INVOICE_REQUEST } from '../../fixtures/requests.ts';
import { makeCertificate, makeIdentity, readSignature } from '../../fixtures/signing.ts';
import { readTimestamp, timestampAuthority } from '../../fixtures/timestamp-authority.ts';
import type { SigningIdentity } from '../../ports/documents/pdf-signer.ts';
import { TimestampUnavailable } from '../../ports/documents/pdf-signer.ts';
import { libpdfSigner } from './libpdf-signer.ts';

const AT_MS = Date.UTC(2026, 10, 20, 14, 30, 5);
const CODES = ['7KQ4-M2XD-9RVT', 'H3WN-8TZC-5PZK', 'QD72-XJ6B-M4EF'];

let identity: SigningIdentity;
let pdf: Uint8Array;
let signed: Uint8Array;
beforeAll(async () => {
  identity = await makeIdentity('Acme Payroll');
  const issuance = createIssuance('https://pay.example.com/verify', CODES);
  pdf = renderPdf({ ...DOCUMENT_REQUEST, issuance }, { fonts: readFontFiles() }).bytes;
  signed = await sign(AT_MS);
});

async function sign(atMs: number, timestampUrl?: string): Promise<Uint8Array> {
  const signer = libpdfSigner({ identity, timestampUrl });
  return signer.sign(pdf, atMs);
}

describe('libpdfSigner', () => {
  it('signs the whole file as PAdES, by name and time', () => {
    const found = readSignature(signed);
    expect(found).toMatchObject({
      isValid: true,
      subFilter: 'ETSI.CAdES.detached',
      date: 'D:20261120143005Z',
      signingTime: new Date(AT_MS),
      timestamp: undefined,
    });
    expect(found.certificates.map(({ subject }) => subject)).toEqual(['CN=Acme Payroll']);
  });

  it('leaves the document as it was, and adds less than 20 KB to it', () => {
    expect(Buffer.from(signed.subarray(0, pdf.length)).equals(pdf)).toBe(true);
    expect(signed.length - pdf.length).toBeLessThan(20 * 1024);
    expect(readVerificationCodes(signed)).toEqual(CODES);
  });

  it('leaves it fit for archives and for readers', async () => {
    expect(await archiveFaults(signed)).toEqual([]);
  });

  it('gives the same bytes for the same time and key, and others for another time', async () => {
    expect(Buffer.from(await sign(AT_MS + 999)).equals(signed)).toBe(true);
    expect(Buffer.from(await sign(AT_MS + 1000)).equals(signed)).toBe(false);
  });

  it('shows every change of what it covers, and whatever is added', () => {
    const isValid = (file: Uint8Array) => {
      try {
        return readSignature(file).isValid;
      } catch {
        return false;
      }
    };
    // All but the digits of the signature itself.
    const signatureAt = Buffer.from(signed).lastIndexOf('/Contents <') + '/Contents <'.length;
    const signatureEnd = Buffer.from(signed).indexOf('>', signatureAt);
    const covered = fc.oneof(fc.nat(signatureAt - 1), fc.integer({ min: signatureEnd, max: signed.length - 1 }));
    fc.assert(
      fc.property(covered, fc.integer({ min: 1, max: 255 }), (at, difference) => {
        const changed = Uint8Array.from(signed);
        changed[at] = changed[at]! ^ difference;
        return !isValid(changed);
      }),
    );
    expect(isValid(Buffer.concat([signed, Buffer.from('%')]))).toBe(false);
    expect(isValid(Uint8Array.from(signed))).toBe(true);
  });

  it('adds the certificates that vouch for its own, and signs an invoice too', async () => {
    const issuer = await makeCertificate({ name: 'Test authority', isAuthority: true });
    const signer = libpdfSigner({ identity: await makeIdentity('Acme', issuer), timestampUrl: undefined });
    const invoice = renderPdf(INVOICE_REQUEST, { fonts: readFontFiles() }).bytes;
    const { isValid, certificates } = readSignature(await signer.sign(invoice, AT_MS));
    expect(isValid).toBe(true);
    expect(certificates.map(({ subject }) => subject)).toEqual(['CN=Acme', 'CN=Test authority']);
    expect(certificates[0]!.verify(certificates[1]!.publicKey)).toBe(true);
  });
});

describe('a timestamp authority', () => {
  const TIME_MS = AT_MS + 2_000;
  let authority: Awaited<ReturnType<typeof timestampAuthority>>;
  beforeAll(async () => void (authority = await timestampAuthority(TIME_MS)));
  afterAll(() => authority.close());

  it('confirms the time of the signature', async () => {
    authority.answer('grants');
    const { isValid, timestamp, signatureValue } = readSignature(await sign(AT_MS, authority.url));
    expect(isValid).toBe(true);
    const { time, hash } = readTimestamp(timestamp!);
    expect(time).toEqual(new Date(TIME_MS));
    expect(Buffer.from(hash).equals(createHash('sha256').update(signatureValue).digest())).toBe(true);
  });

  it.each(['rejects', 'fails'] as const)('that %s leaves the document unsigned', async (mode) => {
    authority.answer(mode);
    await expect(sign(AT_MS, authority.url)).rejects.toThrow(TimestampUnavailable);
  });

  it('that is not there leaves the document unsigned', async () => {
    await expect(sign(AT_MS, 'http://127.0.0.1:1/')).rejects.toThrow(TimestampUnavailable);
  });
});
