import { webcrypto } from 'node:crypto';
import { CryptoKeySigner, HttpTimestampAuthority, PDF, TimestampError } from '@libpdf/core';
import type { PdfSigner, SignerOptions } from '../../ports/pdf-signer.ts';
import { TimestampUnavailable } from '../../ports/pdf-signer.ts';

// The one RSA signature without a random part, so that the same file signed twice is the same file.
const ALGORITHM = 'RSASSA-PKCS1-v1_5';
const REASON = 'Shows whether this file was changed after it was issued';
const FIELD_NAME = 'Signature';
/** Room for what a signature holds besides certificates, an RSA key of 4096 bits included. */
const SIGNATURE_BYTES = 1_536;
const TIMESTAMP_BYTES = 8_192;
const TIMESTAMP_TIMEOUT_MS = 8_000;

/** Signs as PAdES: level B-T with a timestamp authority, B-B without. */
export async function libpdfSigner({ identity, timestampUrl }: SignerOptions): Promise<PdfSigner> {
  const { certificates, privateKey } = identity;
  const [certificate, ...chain] = certificates;
  if (!certificate) throw new Error('Signing takes a certificate');
  const algorithm = { name: ALGORITHM, hash: 'SHA-256' };
  const key = await webcrypto.subtle.importKey('pkcs8', privateKey, algorithm, false, ['sign']);
  const signer = new CryptoKeySigner(key, certificate, 'RSA', ALGORITHM, chain);
  const timestamping =
    timestampUrl === undefined
      ? { level: 'B-B' as const }
      : {
          level: 'B-T' as const,
          timestampAuthority: new HttpTimestampAuthority(timestampUrl, { timeout: TIMESTAMP_TIMEOUT_MS }),
        };
  const certificateBytes = certificates.reduce((sum, { length }) => sum + length, 0);
  const estimatedSize = SIGNATURE_BYTES + certificateBytes + (timestampUrl === undefined ? 0 : TIMESTAMP_BYTES);
  return {
    async sign(pdf, atMs) {
      const document = await PDF.load(pdf);
      const signingTime = new Date(atMs);
      const options = { signer, signingTime, reason: REASON, fieldName: FIELD_NAME, estimatedSize };
      try {
        return (await document.sign({ ...options, ...timestamping })).bytes;
      } catch (error) {
        throw error instanceof TimestampError ? new TimestampUnavailable(error.message) : error;
      }
    },
  };
}
