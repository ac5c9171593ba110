import { deflateSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { endpoints, logoAnswerSchema } from '@paperwage/api-contract';
import { payStubDraftSchema } from '@paperwage/documents/pay-stub';
import { PNG } from 'pngjs';
import sharp from 'sharp';
import { DAY_MS } from '@paperwage/values';
import { inProcessRenderer } from '../../../adapters/in-process-renderer.ts';
import { sweep } from '../../../features/account-data/sweep.ts';
import { codeOf } from '../../../fixtures/answers.ts';
import { usualDatabaseKinds } from '../../../fixtures/databases.ts';
import { DOCUMENT_REQUEST, INVOICE_REQUEST } from '../../../fixtures/requests.ts';
import type { Ask, UserApp } from '../../../fixtures/user-app.ts';
import { userApp } from '../../../fixtures/user-app.ts';

const SECRET = 'a word that is no pixel';

/** A PNG of 30 by 20 pixels with text and bytes behind its end. */
function picture(): Buffer {
  const png = new PNG({ width: 30, height: 20 });
  png.data.fill(200);
  const whole = PNG.sync.write(png);
  return Buffer.concat([whole, Buffer.from(`<script>${SECRET}</script>`)]);
}

const renderer = inProcessRenderer();

describe.each(usualDatabaseKinds)('logos on %s', (kind) => {
  let server: UserApp;
  let ana: Ask;
  beforeEach(async () => {
    server = await userApp(kind, { renderer });
    ({ ana } = server);
  });
  afterEach(() => server.close());

  const upload = (ask: Ask, body: Buffer, type = 'image/png') =>
    ask('POST', endpoints.uploadLogo.path, body, { 'content-type': type });
  const uploaded = async (ask: Ask = ana) => {
    const response = await upload(ask, picture());
    expect(response.statusCode, response.body).toBe(200);
    return logoAnswerSchema.parse(response.json()).data.url;
  };
  const invoiceWith = (logo: string) => ({
    ...INVOICE_REQUEST,
    documentData: { ...INVOICE_REQUEST.documentData, logo },
  });
  const stubWith = (employerLogo: string) => {
    const { documentData } = DOCUMENT_REQUEST;
    return {
      ...DOCUMENT_REQUEST,
      documentData: { ...documentData, companyInfo: { ...documentData.companyInfo, employerLogo } },
    };
  };

  it('are kept as pixels alone, in a folder dated 30 days ahead, sealed', async () => {
    const url = await uploaded();
    expect(url).toMatch(/^\/api\/logos\/2026-12-20\/[\da-f]{32}\.png$/);
    const [[name, kept] = []] = server.files.kept;
    expect(name).toBe(url.replace('/api/', ''));
    expect(Buffer.from(kept!).includes('PNG')).toBe(false);
    const response = await ana('GET', url);
    expect(response.headers).toMatchObject({
      'content-type': 'image/png',
      'cache-control': 'private, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    });
    const png = PNG.sync.read(response.rawPayload);
    expect([png.width, png.height, png.data[0]]).toEqual([30, 20, expect.any(Number)]);
    expect(response.rawPayload.includes(SECRET)).toBe(false);
  });

  it('are for their owner alone', async () => {
    const url = await uploaded();
    for (const response of [await server.ben('GET', url), await server.ben('GET', url.replace('12-20', '12-21'))]) {
      expect([response.statusCode, codeOf(response)]).toEqual([404, 'logoUnknown']);
    }
    expect((await server.app.inject(url)).statusCode).toBe(401);
    expect(
      (await server.app.inject({ method: 'POST', url: endpoints.uploadLogo.path, payload: picture() })).statusCode,
    ).toBe(401);
    const foreign = await server.ben('POST', endpoints.generatePdf.path, invoiceWith(url));
    expect([foreign.statusCode, codeOf(foreign)]).toEqual([422, 'documentRefused']);
    const own = await server.ben('POST', endpoints.saveDraft.path, invoiceWith(url));
    expect(own.statusCode).toBe(200);
    expect(await server.database.db.selectFrom('logo_uses').selectAll().execute()).toEqual([]);
  });

  it('are found by nothing but their address', async () => {
    await uploaded();
    const addresses = [
      '/api/logos/2026-12-20/..%2f..%2fpaperwage.sqlite',
      '/api/logos/..%2f..%2fmaster.key/x.png',
      '/api/logos/%2e%2e/%2e%2e',
      '/api/logos/2026-12-20/%00.png',
      '/api/logos/2026-12-20/',
      `/api/logos/2026-12-20/${'a'.repeat(32)}.png`,
      `/api/logos/2026-12-20/${'a'.repeat(32)}.png%20`,
    ];
    for (const address of addresses) expect((await ana('GET', address)).statusCode, address).toBe(404);
  });

  it('are refused in words when they are no PNG or JPEG, whatever they are called', async () => {
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
    const polyglot = Buffer.concat([Buffer.from('GIF89a/*'), picture()]);
    const cut = picture().subarray(0, 60);
    const bomb = Buffer.from(PNG.sync.write(new PNG({ width: 1, height: 1 })));
    bomb.writeUInt32BE(60_000, 16);
    bomb.writeUInt32BE(60_000, 20);
    for (const body of [svg, polyglot, cut, bomb, deflateSync(Buffer.alloc(1000))]) {
      const response = await upload(ana, body);
      expect([response.statusCode, codeOf(response)]).toEqual([422, 'logoRefused']);
    }
    expect(codeOf(await upload(ana, Buffer.alloc(0)))).toBe('logoMissing');
    const large = await upload(ana, Buffer.alloc(1_048_577));
    expect([large.statusCode, codeOf(large)]).toEqual([413, 'bodyTooLarge']);
    expect((await upload(ana, picture(), 'text/html')).statusCode).toBe(200);
  });

  it('stand in documents by their address, in the PDF as in the workbook', async () => {
    const url = await uploaded();
    for (const request of [invoiceWith(url), stubWith(url)]) {
      const pdf = await ana('POST', endpoints.generatePdf.path, request);
      expect(pdf.statusCode, pdf.body.slice(0, 300)).toBe(200);
      expect(pdf.rawPayload.includes('/Subtype/Image')).toBe(true);
      const xlsx = await ana('POST', endpoints.generateXlsx.path, request);
      expect(xlsx.statusCode).toBe(200);
      expect(xlsx.rawPayload.includes('media/')).toBe(true);
    }
    expect(payStubDraftSchema.safeParse(stubWith(url).documentData).success).toBe(true);
  });

  it('that are embedded are kept without metadata, and still lie and look as they did', async () => {
    const photograph = await sharp({ create: { width: 30, height: 20, channels: 3, background: '#c02040' } })
      .withExif({ IFD0: { Copyright: SECRET, Artist: SECRET }, IFD3: { GPSLatitude: '1/1 2/1 3/1' } })
      .withXmp(`<x:xmpmeta xmlns:x="adobe:ns:meta/"><!--${SECRET}--></x:xmpmeta>`)
      .withMetadata({ orientation: 6, icc: 'p3' })
      .jpeg()
      .toBuffer();
    const whole = Buffer.concat([photograph, Buffer.from(SECRET)]);
    expect(whole.includes('GPS') || whole.toString('latin1').split(SECRET).length > 2).toBe(true);
    const request = invoiceWith(`data:image/jpeg;base64,${whole.toString('base64')}`);
    const saved = (await ana('POST', endpoints.saveDraft.path, request)).json();
    const { draftId, version } = saved.data;
    const edits = [{ path: ['logo'], value: request.documentData.logo }];
    const change = { ...request, documentData: undefined, draftId, version, edits };
    expect((await ana('POST', endpoints.saveDraftChange.path, change)).statusCode).toBe(200);
    const pdf = await ana('POST', endpoints.generatePdf.path, request);
    expect(pdf.statusCode, pdf.body.slice(0, 300)).toBe(200);
    expect(pdf.rawPayload.includes(SECRET)).toBe(false);
    const draft = (await ana('GET', endpoints.getDraft.path.replace(':id', draftId))).json();
    const id = pdf.headers['x-document-id'];
    const kept = (await ana('POST', endpoints.getDocument.path.replace(':id', String(id)), { type: 'invoice' })).json();
    for (const { documentData } of [draft.data, kept.data] as { documentData: { logo: string } }[]) {
      const picture = Buffer.from(documentData.logo.split(',')[1]!, 'base64');
      expect(picture.includes(SECRET)).toBe(false);
      const { exif, xmp, iptc, ...metadata } = await sharp(picture).metadata();
      expect(metadata).toMatchObject({ width: 30, height: 20, orientation: 6, hasProfile: true });
      expect([exif?.length, xmp, iptc]).toEqual([32, undefined, undefined]);
    }
  });

  it('stay while a draft or document uses them, and go when they are past their time', async () => {
    const [unused, inDraft, inDocument] = [await uploaded(), await uploaded(), await uploaded()];
    const draft = (await ana('POST', endpoints.saveDraft.path, invoiceWith(inDraft))).json();
    await ana('POST', endpoints.generatePdf.path, stubWith(inDocument));
    server.clock.goOn(30 * DAY_MS);
    await sweep(server.services);
    expect((await ana('GET', unused)).statusCode).toBe(200);
    server.clock.goOn(2 * DAY_MS);
    await sweep(server.services);
    const statuses = async () =>
      Promise.all([unused, inDraft, inDocument].map(async (url) => (await ana('GET', url)).statusCode));
    expect(await statuses()).toEqual([404, 200, 200]);
    expect([...server.files.kept.keys()].filter((name) => name.startsWith('logos/'))).toHaveLength(2);
    await ana('DELETE', endpoints.deleteDraft.path.replace(':id', draft.data.draftId));
    server.clock.goOn(31 * DAY_MS);
    await sweep(server.services);
    await sweep(server.services);
    expect(await statuses()).toEqual([404, 404, 200]);
  });

  it('are refused when the store fails, and nothing is left behind', async () => {
    const failing = {
      ...server.files,
      put: () => Promise.reject(Object.assign(new Error('no room'), { code: 'ENOSPC' })),
    };
    const second = await userApp(kind, { renderer, files: failing });
    const response = await upload(second.ana, picture());
    expect([response.statusCode, codeOf(response)]).toEqual([503, 'filesUnavailable']);
    expect(response.headers['retry-after']).toBe('60');
    expect(await second.database.db.selectFrom('logos').selectAll().execute()).toEqual([]);
    await second.close();
  });
});
