import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inProcessRenderer } from '../../adapters/in-process-renderer.ts';
import { usualDatabaseKinds } from '../../fixtures/databases.ts';
import { fingerprintOf, issueAs } from '../../fixtures/issuing.ts';
import { INVOICE_REQUEST } from '../../fixtures/requests.ts';
import { testSigner } from '../../fixtures/signing.ts';
import type { UserApp } from '../../fixtures/user-app.ts';
import { userApp } from '../../fixtures/user-app.ts';
import { verifyFile } from './verify.ts';

const PLACES = process.env.TEST_ALL ? 1000 : 200;

describe.each(usualDatabaseKinds)('a file that is checked on %s', (kind) => {
  let server: UserApp;
  let stub: Awaited<ReturnType<typeof issueAs>>;
  let invoice: Awaited<ReturnType<typeof issueAs>>;
  let plain: Uint8Array;
  beforeAll(async () => {
    server = await userApp(kind, { renderer: inProcessRenderer(undefined, testSigner) });
    stub = await issueAs(server.ana);
    invoice = await issueAs(server.ben, INVOICE_REQUEST);
    const answer = await server.ana('POST', '/api/documents/generate-pdf', INVOICE_REQUEST);
    plain = new Uint8Array(answer.rawPayload);
  });
  afterAll(() => server.close());

  const check = (bytes: Uint8Array) => verifyFile(server.allServices, fingerprintOf(bytes));
  const joined = (...parts: readonly (Uint8Array | string)[]) =>
    new Uint8Array(Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part) : part))));

  it('is never unchanged after one byte of it changed, and changed if a code of it can still be read', async () => {
    const found = { changed: 0, unknown: 0 };
    const place = fc.nat({ max: stub.bytes.length - 1 });
    const other = fc.integer({ min: 1, max: 255 });
    await fc.assert(
      fc.asyncProperty(place, other, async (at, by) => {
        const bytes = stub.bytes.slice();
        bytes[at] = (bytes[at]! + by) % 256;
        const { result } = await check(bytes);
        const isReadable = fingerprintOf(bytes).codes.some((code) => stub.codes.includes(code));
        expect(result).toBe(isReadable ? 'changed' : 'unknown');
        found[result as keyof typeof found] += 1;
      }),
      { numRuns: PLACES },
    );
    expect(found.changed).toBeGreaterThan(0.99 * PLACES);
  });

  it('is changed after an update was appended, as programs do that sign or annotate it', async () => {
    const update = '\n1 0 obj\n<< /Type /Catalog >>\nendobj\nxref\n0 0\ntrailer\n<< /Size 1 >>\nstartxref\n9\n%%EOF\n';
    for (const more of ['\n', ' ', update]) {
      expect(await check(joined(stub.bytes, more))).toMatchObject({ result: 'changed', code: stub.codes[0] });
    }
    expect(await check(stub.bytes.slice(0, -1))).toMatchObject({ result: 'changed', code: stub.codes[0] });
  });

  it('is changed, never unchanged, with the code of another document copied in', async () => {
    const copied = (bytes: Uint8Array, from: string, to: string) =>
      new Uint8Array(Buffer.from(Buffer.from(bytes).toString('latin1').replaceAll(from, to), 'latin1'));
    const forged = copied(stub.bytes, stub.codes[0]!, invoice.codes[0]!);
    expect(await check(forged)).toMatchObject({ result: 'changed', code: invoice.codes[0] });
    const marked = joined(plain, `% paperwage:${invoice.codes[0]!}\n`);
    expect(await check(marked)).toMatchObject({ result: 'changed', code: invoice.codes[0] });
  });

  it('is unknown where it is a foreign one, or was made again without being issued', async () => {
    expect(await check(plain)).toEqual({ result: 'unknown' });
    expect(await check(joined('%PDF-1.7\n', '% paperwage:7KQ4-M2XD-9RVT\n%%EOF\n'))).toEqual({ result: 'unknown' });
    expect(await check(new Uint8Array())).toEqual({ result: 'unknown' });
  });

  it('is each unchanged by itself', async () => {
    for (const { bytes, codes } of [stub, invoice]) {
      expect(await check(bytes)).toMatchObject({ result: 'unchanged', codes });
    }
  });
});
