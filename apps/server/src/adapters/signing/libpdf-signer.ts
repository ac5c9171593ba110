import { createPrivateKey, sign } from 'node:crypto';
import type { Signer } from '@libpdf/core';
import { HttpTimestampAuthority, PDF, TimestampError } from '@libpdf/core';
import type { PdfSigner, SignerOptions, SigningIdentity } from '../../ports/documents/pdf-signer.ts';
import { TimestampUnavailable } from '../../ports/documents/pdf-signer.ts';

const REASON = 'Shows whether this file was changed after it was issued';
const FIELD_NAME = 'Signature';
/** Room for what a signature holds besides certificates, an RSA key of 4096 bits included. */
const SIGNATURE_BYTES = 1_536;
const TIMESTAMP_BYTES = 8_192;
const TIMESTAMP_TIMEOUT_MS = 8_000;

/** Signs as PAdES: level B-T with a timestamp authority, B-B without. */
export function libpdfSigner({ identity, timestampUrl }: SignerOptions): PdfSigner {
  const signer = signerOf(identity);
  const timestamping =
    timestampUrl === undefined
      ? { level: 'B-B' as const }
      : {
          level: 'B-T' as const,
          timestampAuthority: new HttpTimestampAuthority(timestampUrl, { timeout: TIMESTAMP_TIMEOUT_MS }),
        };
  const certificateBytes = identity.certificates.reduce((sum, { length }) => sum + length, 0);
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

/** Signs in this thread with RSA PKCS #1 v1.5, which has no random part: the same file signed twice is the same file. */
function signerOf({ certificates, privateKey }: SigningIdentity): Signer {
  const [certificate, ...certificateChain] = certificates;
  if (!certificate) throw new Error('Signing takes a certificate');
  const key = createPrivateKey({ key: Buffer.from(privateKey), format: 'der', type: 'pkcs8' });
  return {
    certificate,
    certificateChain,
    keyType: 'RSA',
    signatureAlgorithm: 'RSASSA-PKCS1-v1_5',
    sign: (data, algorithm) => Promise.resolve(sign(algorithm.replace('-', ''), data, key)),
  };
}
