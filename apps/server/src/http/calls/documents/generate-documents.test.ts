import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  endpoints,
  errorAnswerSchema,
  MUST_BE_A_TYPE,
  PDF_MEDIA_TYPE,
  WARNING_COUNT_HEADER,
  XLSX_MEDIA_TYPE,
} from '@paperwage/api-contract';
import { payStubTemplates, payStubThemes } from '@paperwage/documents/pay-stub';
import { inProcessRenderer } from '../../../adapters/in-process-renderer.ts';
import { declaredPng } from '../../../fixtures/declared-png.ts';
import { DOCUMENT_REQUEST } from '../../../fixtures/requests.ts';
import { noRenderer, testApp } from '../../../fixtures/test-app.ts';
import { problems } from '../../../problems/problem.ts';

let app: FastifyInstance;
beforeAll(async () => {
  app = await testApp({ services: { renderer: inProcessRenderer() }, environment: { DOCUMENTS_PER_MINUTE: '10000' } });
});
afterAll(() => app.close());

const post = (url: string, payload: object) => app.inject({ method: 'POST', url, payload });

/** Every type that there is, as a refusal names them. */
const TYPES = `type ${MUST_BE_A_TYPE}.`;

const draft = DOCUMENT_REQUEST.documentData;
const withDraft = (changes: object) => ({ ...DOCUMENT_REQUEST, documentData: { ...draft, ...changes } });
const withLogo = (employerLogo: string) => withDraft({ companyInfo: { ...draft.companyInfo, employerLogo } });
const withFirstItem = (changes: object) => withDraft({ items: [{ ...draft.items[0], ...changes }] });

describe('generate-pdf', () => {
  it('answers with the file, its name and its type, to be kept by nobody else', async () => {
    const response = await post(endpoints.generatePdf.path, DOCUMENT_REQUEST);
    expect(response.statusCode, response.body.slice(0, 400)).toBe(200);
    expect(response.headers).toMatchObject({ 'content-type': PDF_MEDIA_TYPE, 'cache-control': 'no-store' });
    expect(response.headers['content-disposition']).toMatch(
      /^attachment; filename="paystub-2026-\d\d-\d\d-[a-z-]+\.pdf"; filename\*=UTF-8''paystub-2026-\d\d-\d\d-[a-z-]+\.pdf$/,
    );
    expect(response.headers['content-length']).toBe(String(response.rawPayload.length));
    expect(response.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    expect(response.rawPayload.subarray(-6).toString().trim()).toBe('%%EOF');
  });

  it('gives the same bytes for the same request', async () => {
    const [first, second] = [
      await post(endpoints.generatePdf.path, DOCUMENT_REQUEST),
      await post(endpoints.generatePdf.path, DOCUMENT_REQUEST),
    ];
    expect(first.rawPayload.equals(second.rawPayload)).toBe(true);
  });

  it.each(payStubTemplates.flatMap(({ id: template }) => payStubThemes.map(({ id: theme }) => [template, theme])))(
    'makes the template %s in the theme %s',
    async (template, theme) => {
      const response = await post(endpoints.generatePdf.path, { ...DOCUMENT_REQUEST, template, theme });
      expect(response.statusCode, response.body.slice(0, 400)).toBe(200);
    },
  );
});

describe('generate-xlsx', () => {
  it('answers with the workbook, its name and its type', async () => {
    const response = await post(endpoints.generateXlsx.path, DOCUMENT_REQUEST);
    expect(response.statusCode, response.body.slice(0, 400)).toBe(200);
    expect(response.headers['content-type']).toBe(XLSX_MEDIA_TYPE);
    expect(response.headers['content-disposition']).toMatch(/filename="paystub-[a-z\d-]+\.xlsx"/);
    expect(response.rawPayload.subarray(0, 2).toString()).toBe('PK');
  });
});

describe.each([endpoints.generatePdf.path, endpoints.generateXlsx.path])('%s refuses in words', (url) => {
  async function refused(payload: object): Promise<{ status: number; message: string; path: string | undefined }> {
    const response = await post(url, payload);
    const { error } = errorAnswerSchema.parse(response.json());
    return { status: response.statusCode, message: error.message, path: error.issues?.[0]?.path };
  }

  it.each([
    ['another type of document', { ...DOCUMENT_REQUEST, type: 'letter' }, TYPES],
    ['no data', { ...DOCUMENT_REQUEST, documentData: undefined }, 'documentData is missing; it must be an object.'],
    ['data that is a list', { ...DOCUMENT_REQUEST, documentData: [] }, 'documentData must be an object.'],
    ['no stubs', withDraft({ items: [] }), 'documentData.items must have at least 1 entry.'],
    ['stubs that are no list', withDraft({ items: {} }), 'documentData.items must be a list.'],
    [
      'too many stubs',
      withDraft({ items: Array.from({ length: 261 }, () => ({ ...draft.items[0], earnings: [], deductions: [] })) }),
      'documentData.items must have at most 260 entries.',
    ],
    ['a count as text', withDraft({ paystubsNumber: 'two' }), 'documentData.paystubsNumber must be a number.'],
    [
      'a very long name',
      withDraft({ coNumber: 'x'.repeat(401) }),
      'documentData.coNumber must have at most 400 characters.',
    ],
    [
      'an unknown frequency',
      withDraft({ oftenPaid: 'HOURLY' }),
      'documentData.oftenPaid must be DAILY, WEEKLY, BI_WEEKLY, SEMI_MONTHLY, MONTHLY, QUARTERLY, SEMI_ANNUAL or ' +
        'ANNUAL.',
    ],
    [
      'an unknown entry',
      withDraft({ salaryy: 1 }),
      'documentData has no field named salaryy. Check the spelling or leave it out.',
    ],
  ])('%s', async (_what, payload, message) => {
    expect(await refused(payload)).toMatchObject({ status: 400, message });
  });

  it('a text for which the paper has no room, by its field', async () => {
    const { status, path, message } = await refused(withDraft({ coNumber: 'x'.repeat(13) }));
    expect([status, path]).toEqual([422, 'documentData.coNumber']);
    expect(message).toContain('has 13 characters, and 12 fit. Shorten it.');
  });

  it('an unknown deduction key, which no page sends', async () => {
    const stub = draft.items[0]!;
    const items = [{ ...stub, deductions: [{ ...stub.deductions[0]!, key: 'union' }] }];
    const { status, message } = await refused(withDraft({ items }));
    expect(status).toBe(422);
    expect(message).toContain('There’s no standard line union.');
  });

  it('letters that the paper cannot print, by their field', async () => {
    const payload = withDraft({ employeeInfo: { ...draft.employeeInfo, employeeName: '株式会 Ortiz' } });
    expect(await refused(payload)).toEqual({
      status: 422,
      path: 'documentData.employeeInfo.employeeName',
      message: 'Employee or contractor name: We can’t print 株 式 会. Use Latin letters.',
    });
  });

  it('a picture of more pixels than a page can use, by its field and the limit', async () => {
    const picture = declaredPng({ width: 4_000, height: 4_000, bitDepth: 16 }, 124_000);
    expect(await refused(withLogo(`data:image/png;base64,${picture.toString('base64')}`))).toEqual({
      status: 422,
      path: 'documentData.companyInfo.employerLogo',
      message: expect.stringMatching(/logo.*: This picture is 4,000 × 4,000 pixels, and the limit is 2,550 × 3,300/i),
    });
  });

  it('answers to the form of a state that does not tax the pay, by their name', async () => {
    const payload = withDraft({ workState: 'TX', residenceState: '', elections: { njRateTable: 'B' } });
    expect(await refused(payload)).toEqual({
      status: 422,
      path: 'documentData.elections.njRateTable',
      message:
        'State certificate: elections.njRateTable is on the New Jersey certificate, but no New Jersey income ' +
        'tax is withheld here. Leave it out, or check the work and home states.',
    });
  });

  it('a full social security number, without repeating it', async () => {
    const payload = withDraft({ employeeInfo: { ...draft.employeeInfo, employeeSocial: '123-45-6789' } });
    const { status, message } = await refused(payload);
    expect(status).toBe(400);
    expect(message).toContain('documentData.employeeInfo.employeeSocial must');
    expect(message).toContain('XXX-XX-');
    expect(message).not.toContain('6789');
  });

  it.each([
    [
      'a year that is not held',
      withFirstItem({ payDate: '2019-06-14', payPeriod: { from: '2019-06-01', to: '2019-06-14' } }),
    ],
    ['a day that does not exist', withFirstItem({ payDate: '2026-02-30' })],
    [
      'an amount that is no amount',
      withFirstItem({ earnings: draft.items[0]!.earnings.map((line) => ({ ...line, rate: 'NaN' })) }),
    ],
    ['a logo that is no picture', withLogo('data:image/png;base64,AAAAAAAA')],
    ['a logo of an unknown kind', withLogo('data:image/svg+xml;base64,PHN2Zy8+')],
    ['a logo that is an address', withLogo('https://example.com/logo.png')],
  ])('%s', async (_what, payload) => {
    const { status, message, path } = await refused(payload);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
    expect(path).toMatch(/^documentData\./);
    expect(message).toMatch(/^\S.* .*\.$/);
  });
});

it.each([
  ['Stub 1, pay date: February 2026 has only 28 days. Check the day.', withFirstItem({ payDate: '2026-02-30' })],
  [
    'Stub 1, Overtime, hours: Enter hours as a number, such as 37.5.',
    withFirstItem({
      earnings: draft.items[0]!.earnings.map((line) => (line.key === 'overtime' ? { ...line, hours: 'ten' } : line)),
    }),
  ],
  ['State where they work: Choose the state where they work. Taxes depend on it.', withDraft({ workState: '' })],
])('a refused document is told with the field it is about: %s', async (message, payload) => {
  const response = await post(endpoints.generatePdf.path, payload);
  expect(response.statusCode).toBe(422);
  expect(errorAnswerSchema.parse(response.json()).error.message).toBe(message);
});

it.each([
  ['template', { template: 'nothing' }],
  ['theme', { theme: 'nothing' }],
])('generate-pdf refuses an unknown %s, naming those that exist', async (what, changes) => {
  const response = await post(endpoints.generatePdf.path, { ...DOCUMENT_REQUEST, ...changes });
  expect(response.statusCode).toBe(422);
  const { error } = errorAnswerSchema.parse(response.json());
  expect(error.message).toMatch(new RegExp(`^There is no ${what} of that name. Choose .+\\.$`));
  expect(error.issues![0]!.path).toBe(what);
});

it('a picture whose header is right and whose data is broken is refused in words', async () => {
  const header = Buffer.from('89504e470d0a1a0a0000000d49484452000000100000001008020000009091683600000000', 'hex');
  const response = await post(
    endpoints.generatePdf.path,
    withLogo(`data:image/png;base64,${header.toString('base64')}`),
  );
  expect(response.statusCode).toBe(422);
  expect(errorAnswerSchema.parse(response.json()).error.issues![0]!.path).toMatch(/^documentData\.companyInfo\./);
});

it.each([endpoints.generatePdf.path, endpoints.generateXlsx.path])(
  '%s warns of names that are missing',
  async (url) => {
    const payload = withDraft({
      companyInfo: { ...draft.companyInfo, employerName: '' },
      employeeInfo: { ...draft.employeeInfo, employeeName: '' },
    });
    const { statusCode, headers } = await post(url, payload);
    const { data } = endpoints.generatePdf.answer.orJson.parse((await post(`${url}?warnings=only`, payload)).json());
    expect([statusCode, headers[WARNING_COUNT_HEADER]]).toEqual([200, String(data.warnings.length)]);
    expect(data.warnings.map(({ path }) => path)).toEqual(
      expect.arrayContaining(['documentData.companyInfo.employerName', 'documentData.employeeInfo.employeeName']),
    );
  },
);

it.each([endpoints.generatePdf.path, endpoints.generateXlsx.path])('%s warns of what nobody typed', async (url) => {
  const employeeInfo = { ...draft.employeeInfo, dependentsAmount: '0' };
  const payload = withDraft({ employeeInfo, w4: { ...draft.w4, otherDependents: '' } });
  const { data } = endpoints.generatePdf.answer.orJson.parse((await post(`${url}?warnings=only`, payload)).json());
  expect(data.warnings.map(({ code }) => code)).toEqual(
    expect.arrayContaining(['year-to-date-assumed', 'certificates-assumed']),
  );
});

describe('a renderer that cannot', () => {
  it.each([
    ['is busy', problems.rendererBusy(), 503, '5'],
    ['is too slow', problems.renderingTooSlow(20), 503, '10'],
  ])('because it %s answers 503 with a sentence and when to come back', async (_what, problem, status, retryAfter) => {
    const renderer = { ...noRenderer, render: () => Promise.reject(problem) };
    const unable = await testApp({ services: { renderer } });
    const response = await unable.inject({
      method: 'POST',
      url: endpoints.generatePdf.path,
      payload: DOCUMENT_REQUEST,
    });
    expect([response.statusCode, response.headers['retry-after']]).toEqual([status, retryAfter]);
    expect(response.json()).toMatchObject({ error: { message: problem.message } });
    await unable.close();
  });
});
