import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { libpdfSigner } from '../../adapters/signing/libpdf-signer.ts';
import { inProcessRenderer } from '../../adapters/in-process-renderer.ts';
import { DOCUMENT_REQUEST } from '../../fixtures/requests.ts';
import { makeIdentity, readSignature } from '../../fixtures/signing.ts';
import { timestampAuthority } from '../../fixtures/timestamp-authority.ts';
import type { RenderJob } from '../../ports/documents/document-renderer.ts';
import { generateDocument } from './generate-document.ts';

const AT_MS = Date.UTC(2026, 10, 20, 14, 30);
const JOB: RenderJob = { format: 'pdf', request: DOCUMENT_REQUEST, signing: { atMs: AT_MS } };

let authority: Awaited<ReturnType<typeof timestampAuthority>>;
beforeAll(async () => void (authority = await timestampAuthority(AT_MS)));
afterAll(() => authority.close());

const renderer = async () => {
  const identity = await makeIdentity('Acme Payroll');
  const signer = libpdfSigner({ identity, timestampUrl: authority.url });
  return inProcessRenderer(undefined, () => Promise.resolve(signer));
};

describe('generateDocument', () => {
  it('signs a PDF where the job asks for it, and no workbook', async () => {
    const signing = await renderer();
    const { file } = await generateDocument(signing, JOB);
    expect(readSignature(file.bytes)).toMatchObject({ isValid: true, signingTime: new Date(AT_MS) });
    const plain = await generateDocument(signing, { format: 'pdf', request: DOCUMENT_REQUEST });
    expect(Buffer.from(plain.file.bytes).includes('/ByteRange')).toBe(false);
    const workbook = await generateDocument(signing, { ...JOB, format: 'xlsx' });
    expect(Buffer.from(workbook.file.bytes.subarray(0, 2)).toString()).toBe('PK');
  });

  it('gives no document without the timestamp it should have, and says so', async () => {
    authority.answer('fails');
    await expect(generateDocument(await renderer(), JOB)).rejects.toMatchObject({
      code: 'timestampUnavailable',
      status: 503,
      retryAfterSeconds: 60,
      cause: { name: 'TimestampUnavailable', message: 'TSA request failed: HTTP 500 Internal Server Error' },
    });
  });

  it('says what is missing where nothing can sign', async () => {
    const message = expect.stringContaining('testSigner') as string;
    await expect(generateDocument(inProcessRenderer(), JOB)).rejects.toMatchObject({ status: 500, message });
  });
});
