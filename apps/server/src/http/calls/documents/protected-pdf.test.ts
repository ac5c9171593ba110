import { Writable } from 'node:stream';
import {
  DOCUMENT_ID_HEADER,
  endpoints,
  errorAnswerSchema,
  IDEMPOTENCY_HEADER,
  PDF_MEDIA_TYPE,
} from '@paperwage/api-contract';
import { checkPdf } from '@paperwage/paper/testing/check-pdf';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inProcessRenderer } from '../../../adapters/in-process-renderer.ts';
import { placesWith, textsOfPdf } from '../../../fixtures/opened-data.ts';
import { INVOICE_REQUEST } from '../../../fixtures/requests.ts';
import { noRenderer, testConfig } from '../../../fixtures/test-app.ts';
import type { Ask, UserApp } from '../../../fixtures/user-app.ts';
import { userApp } from '../../../fixtures/user-app.ts';
import { createApp } from '../../create-app.ts';

const PASSWORD = 'blue Kettle 42!';
const OTHER = 'green Kettle 43!';
const URL = endpoints.generatePdf.path;

let server: UserApp;
let ana: Ask;
beforeAll(async () => {
  server = await userApp('sqlite', { renderer: inProcessRenderer() });
  ana = server.ana;
});
afterAll(() => server.close());

async function textsWith(pdf: Uint8Array, password: string): Promise<string> {
  const { promise } = getDocument({ data: new Uint8Array(pdf), password, verbosity: 0 });
  const page = await (await promise).getPage(1);
  return (await page.getTextContent()).items.map((item) => ('str' in item ? item.str : '')).join(' ');
}

describe('a PDF with a password', () => {
  it('is sound, encrypted with AES-256, and opens with the password alone', async () => {
    const response = await ana('POST', URL, { ...INVOICE_REQUEST, password: PASSWORD });
    expect(response.statusCode, response.body.slice(0, 300)).toBe(200);
    expect(response.headers).toMatchObject({ 'content-type': PDF_MEDIA_TYPE });
    expect(response.headers['content-disposition']).toMatch(/filename="invoice-[\w-]+-protected\.pdf"/);
    const pdf = response.rawPayload;
    const { status, report } = await checkPdf(pdf, ['--show-encryption', `--password=${PASSWORD}`]);
    expect([status, report]).toEqual([0, expect.stringMatching(/^R = 6$/m)]);
    expect(report).toMatch(
      /stream encryption method: AESv3\nstring encryption method: AESv3\nfile encryption method: AESv3/,
    );
    expect(report).toMatch(/extract for accessibility: allowed/);
    for (const wrong of [[], [`--password=${OTHER}`]]) {
      expect(await checkPdf(pdf, wrong)).toMatchObject({
        status: 2,
        report: expect.stringMatching(/invalid password/),
      });
    }
    const plain = (await ana('POST', URL, INVOICE_REQUEST)).rawPayload;
    expect(await textsOfPdf(plain)).toContain(await textsWith(pdf, PASSWORD));
  });

  it('claims no PDF/A, as the one without does, and still to be accessible', async () => {
    const claims = async (pdf: Uint8Array, password: string) => {
      const document = await getDocument({ data: new Uint8Array(pdf), password, verbosity: 0 }).promise;
      const { metadata } = await document.getMetadata();
      const raw = (metadata as unknown as { getRaw(): string }).getRaw();
      return ['pdfuaid:part>1<', 'pdfaid:part>3<', 'pdfaid:conformance>A<'].filter((claim) => raw.includes(claim));
    };
    const [plain, kept] = [INVOICE_REQUEST, { ...INVOICE_REQUEST, password: PASSWORD }].map((body) =>
      ana('POST', URL, body),
    );
    expect(await claims((await plain!).rawPayload, '')).toHaveLength(3);
    expect(await claims((await kept!).rawPayload, PASSWORD)).toEqual(['pdfuaid:part>1<']);
  });

  it('is in the history without it, and the same document with another', async () => {
    const headers = { [IDEMPOTENCY_HEADER]: 'one-protected-document' };
    const [first, second] = [
      await ana('POST', URL, { ...INVOICE_REQUEST, password: PASSWORD }, headers),
      await ana('POST', URL, { ...INVOICE_REQUEST, password: OTHER }, headers),
    ];
    const id = String(first.headers[DOCUMENT_ID_HEADER]);
    expect(second.headers[DOCUMENT_ID_HEADER]).toBe(id);
    expect(await textsWith(second.rawPayload, OTHER)).toBe(await textsWith(first.rawPayload, PASSWORD));
    const read = await ana('GET', endpoints.getDocumentFile.path.replace(':id', id));
    expect(await checkPdf(read.rawPayload)).toMatchObject({ status: 0 });
  });

  it('leaves no trace of the password, in what is kept or in the log', async () => {
    const lines: string[] = [];
    const logStream = new Writable({
      write: (chunk: Buffer, _encoding, done) => (lines.push(chunk.toString()), done()),
    });
    const config = testConfig({ LOG_LEVEL: 'trace' });
    const broken = { ...server.services.renderer!, protectPdf: () => Promise.reject(new Error('broken')) };
    for (const renderer of [server.services.renderer!, broken, noRenderer]) {
      const services = { ...server.allServices, renderer };
      const app = await createApp({ config, services, logStream, mostLoopDelayMs: 0 });
      for (const password of [PASSWORD, `${PASSWORD}é`]) {
        const payload = { ...INVOICE_REQUEST, password };
        const headers = { authorization: 'Bearer test.ana.token' };
        const { body } = await app.inject({ method: 'POST', url: URL, payload, headers });
        expect(body).not.toContain('Kettle');
      }
      await app.close();
    }
    expect(lines.length).toBeGreaterThan(5);
    expect(lines.join('')).not.toContain('Kettle');
    expect(await placesWith(server, [PASSWORD, OTHER, 'Kettle'])).toEqual([]);
  });

  it.each([
    ['too short', { password: '1234567' }, /password must have 8 to 64 characters/],
    ['with letters that some readers take otherwise', { password: 'Grüße aus Köln' }, /without accents/],
    [
      'on a document that is issued',
      { password: PASSWORD, issue: { name: 'Ana', role: 'employer', attested: true } },
      /password must be left out of a document you issue/,
    ],
  ])('is refused %s', async (_what, changes, message) => {
    const response = await ana('POST', URL, { ...INVOICE_REQUEST, ...changes });
    expect(response.statusCode).toBe(400);
    expect(errorAnswerSchema.parse(response.json()).error.message).toMatch(message);
  });

  it('is nothing that a workbook takes', async () => {
    const response = await ana('POST', endpoints.generateXlsx.path, { ...INVOICE_REQUEST, password: PASSWORD });
    expect(response.statusCode).toBe(400);
  });
});
