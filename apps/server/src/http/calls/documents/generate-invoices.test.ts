import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  endpoints,
  errorAnswerSchema,
  PDF_MEDIA_TYPE,
  WARNING_COUNT_HEADER,
  XLSX_MEDIA_TYPE,
} from '@paperwage/api-contract';
import { invoiceTemplates, invoiceThemes } from '@paperwage/documents/invoice';
import { inProcessRenderer } from '../../../adapters/in-process-renderer.ts';
import { INVOICE_REQUEST } from '../../../fixtures/requests.ts';
import { testApp } from '../../../fixtures/test-app.ts';

let app: FastifyInstance;
beforeAll(async () => {
  app = await testApp({ services: { renderer: inProcessRenderer() }, environment: { DOCUMENTS_PER_MINUTE: '10000' } });
});
afterAll(() => app.close());

const post = (url: string, payload: object) => app.inject({ method: 'POST', url, payload });

const draft = INVOICE_REQUEST.documentData;
const withDraft = (changes: object) => ({ ...INVOICE_REQUEST, documentData: { ...draft, ...changes } });
const withFirstItem = (changes: object) => withDraft({ items: [{ ...draft.items[0], ...changes }] });

describe('generate-pdf of an invoice', () => {
  it('answers with the file, its name and its type', async () => {
    const response = await post(endpoints.generatePdf.path, INVOICE_REQUEST);
    expect(response.statusCode, response.body.slice(0, 400)).toBe(200);
    expect(response.headers['content-type']).toBe(PDF_MEDIA_TYPE);
    expect(response.headers['content-disposition']).toContain('filename="invoice-2026-11-20-inv-20418.pdf"');
    expect(response.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
  });

  it('gives the same bytes for the same request', async () => {
    const [first, second] = [
      await post(endpoints.generatePdf.path, INVOICE_REQUEST),
      await post(endpoints.generatePdf.path, INVOICE_REQUEST),
    ];
    expect(first.rawPayload.equals(second.rawPayload)).toBe(true);
  });

  it.each(invoiceTemplates.flatMap(({ id: template }) => invoiceThemes.map(({ id: theme }) => [template, theme])))(
    'makes the template %s in the theme %s',
    async (template, theme) => {
      const response = await post(endpoints.generatePdf.path, { ...INVOICE_REQUEST, template, theme });
      expect(response.statusCode, response.body.slice(0, 400)).toBe(200);
    },
  );
});

describe('generate-xlsx of an invoice', () => {
  it('answers with the workbook, its name and its type', async () => {
    const response = await post(endpoints.generateXlsx.path, INVOICE_REQUEST);
    expect(response.statusCode, response.body.slice(0, 400)).toBe(200);
    expect(response.headers['content-type']).toBe(XLSX_MEDIA_TYPE);
    expect(response.headers['content-disposition']).toContain('filename="invoice-2026-11-20-inv-20418.xlsx"');
    expect(response.rawPayload.subarray(0, 2).toString()).toBe('PK');
  });
});

describe.each([endpoints.generatePdf.path, endpoints.generateXlsx.path])('%s of an invoice refuses in words', (url) => {
  it.each([
    ['the data of another type', { ...INVOICE_REQUEST, type: 'paystub' }, 'documentData.coNumber is missing'],
    ['no items', withDraft({ items: [] }), 'documentData.items must have at least 1 entry.'],
    [
      'more items than an invoice holds',
      withDraft({ items: Array.from({ length: 201 }, (_, at) => ({ ...draft.items[0], id: `${at}` })) }),
      'documentData.items must have at most 200 entries.',
    ],
    ['unknown terms', withDraft({ terms: '31' }), 'documentData.terms must be 1, 2, 3,'],
    [
      'an unknown tax type',
      withDraft({ taxType: 'twice' }),
      'documentData.taxType must be on_total, deducted, per_item or none.',
    ],
    [
      'an unknown discount type',
      withDraft({ discountType: 'half' }),
      'documentData.discountType must be none, percent or flat_amount.',
    ],
    [
      'a longer name than is kept',
      withDraft({ formName: 'x'.repeat(401) }),
      'documentData.formName must have at most 400 characters.',
    ],
    [
      'an unknown entry',
      withDraft({ vat: 1 }),
      'documentData has no field named vat. Check the spelling or leave it out.',
    ],
  ])('%s', async (_what, payload, message) => {
    const response = await post(url, payload);
    expect(response.statusCode).toBe(400);
    const { error } = errorAnswerSchema.parse(response.json());
    expect(error.issues!.map((issue) => issue.message).join('\n')).toContain(message);
  });

  it.each([
    ['Invoice date: February 2026 has only 28 days. Check the day.', withDraft({ date: '2026-02-30' })],
    ['Item 1, rate: Enter an amount in dollars and cents', withFirstItem({ rate: 'NaN' })],
    ['Item 1, quantity: Enter a quantity', withFirstItem({ qty: 'ten' })],
    ['Item 1, rate: This item is more than', withFirstItem({ rate: '999,999,999.99', qty: '2' })],
    ['Tax rate, percent: The tax must be from 0% to 100%.', withDraft({ taxRate: '101' })],
    ['Discount, amount: The discount is larger', withDraft({ discountType: 'flat_amount', discountRate: '90,000' })],
    ['Pay link: Enter a web address', withDraft({ payLink: 'javascript:alert(1)' })],
    ['Logo: We can’t read this logo.', withDraft({ logo: 'https://example.com/logo.png' })],
  ])('%s', async (message, payload) => {
    const response = await post(url, payload);
    expect(response.statusCode).toBe(422);
    expect(errorAnswerSchema.parse(response.json()).error.message).toContain(message);
  });

  it('a logo whose header alone is a picture', async () => {
    const header = Buffer.from('89504e470d0a1a0a0000000d49484452000000100000001008020000009091683600000000', 'hex');
    const response = await post(url, withDraft({ logo: `data:image/png;base64,${header.toString('base64')}` }));
    expect(response.statusCode).toBe(422);
    expect(errorAnswerSchema.parse(response.json()).error.issues![0]!.path).toBe('documentData.logo');
  });
});

describe.each([endpoints.generatePdf.path, endpoints.generateXlsx.path])('the warnings of %s', (url) => {
  const missing = withDraft({
    number: '',
    date: '',
    from: { ...draft.from, name: '' },
    to: { ...draft.to, name: ' ' },
  });

  it('tell what the builder asks for and the document is made without', async () => {
    const file = await post(url, missing);
    expect(file.statusCode, file.body.slice(0, 400)).toBe(200);
    const only = await post(`${url}?warnings=only`, missing);
    const { data } = endpoints.generatePdf.answer.orJson.parse(only.json());
    expect(data.warnings.map(({ path }) => path)).toEqual([
      'documentData.from.name',
      'documentData.to.name',
      'documentData.number',
      'documentData.date',
    ]);
    expect(file.headers[WARNING_COUNT_HEADER]).toBe('4');
    expect((await post(url, INVOICE_REQUEST)).headers[WARNING_COUNT_HEADER]).toBe('0');
  });

  it.each([
    ['warning=only', 'warning', 'The query has no field named warning. Check the spelling or leave it out.'],
    ['warnings=all', 'warnings', 'warnings must be "only" or left out.'],
  ])('refuse the query %s, so that no document is made by a slip', async (query, path, message) => {
    const response = await post(`${url}?${query}`, INVOICE_REQUEST);
    expect(response.statusCode).toBe(400);
    expect(errorAnswerSchema.parse(response.json()).error).toMatchObject({ message, issues: [{ path, message }] });
  });
});

it.each(['template', 'theme'])(
  'generate-pdf of an invoice refuses an unknown %s, naming those that exist',
  async (what) => {
    const response = await post(endpoints.generatePdf.path, { ...INVOICE_REQUEST, [what]: 'nothing' });
    expect(response.statusCode).toBe(422);
    const { error } = errorAnswerSchema.parse(response.json());
    expect(error.message).toMatch(new RegExp(`^There is no ${what} of that name. Choose .+\\.$`));
  },
);
