import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { endpoints, errorAnswerSchema } from '@paperwage/api-contract';
import { FORM_TYPES, form1099TemplatesOf, sample1099Draft } from '@paperwage/documents/1099';
import { calendarDate } from '@paperwage/values';
import { inProcessRenderer } from '../../../adapters/in-process-renderer.ts';
import { testApp } from '../../../fixtures/test-app.ts';

let app: FastifyInstance;
beforeAll(async () => {
  app = await testApp({ services: { renderer: inProcessRenderer() }, environment: { DOCUMENTS_PER_MINUTE: '10000' } });
});
afterAll(() => app.close());

const draft = {
  ...sample1099Draft({ today: calendarDate('2026-11-22') }),
  year: '2025',
  illegalAgreement: true,
  terms: true,
};
const REQUEST = { type: '1099', template: 'recipient', theme: 'official', documentData: draft };
const withDraft = (changes: object) => ({ ...REQUEST, documentData: { ...draft, ...changes } });
const post = (url: string, payload: object) => app.inject({ method: 'POST', url, payload });

describe('a 1099', () => {
  it.each(FORM_TYPES.flatMap((formType) => form1099TemplatesOf(formType).map(({ id }) => [id, formType])))(
    'is made as %s of %s',
    async (template, formType) => {
      const rents = formType === 'misc' ? draft.income : '';
      const response = await post(endpoints.generatePdf.path, { ...withDraft({ formType, rents }), template });
      expect(response.statusCode, response.body.slice(0, 400)).toBe(200);
      expect(response.headers['content-disposition']).toContain(
        `1099-${formType}-2025-lukasz-stefan-hernandez${template === 'recipient' ? '' : `-${template}`}.pdf`,
      );
      expect(response.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    },
  );

  it('is made without a number of the recipient, who must be withheld from then: a warning says so', async () => {
    const payload = withDraft({ socialSecurity: '' });
    const response = await post(endpoints.generatePdf.path, payload);
    expect(response.statusCode, response.body.slice(0, 400)).toBe(200);
    const only = await post(`${endpoints.generatePdf.path}?warnings=only`, payload);
    const { data } = endpoints.generatePdf.answer.orJson.parse(only.json());
    const path = 'documentData.socialSecurity';
    expect(data.warnings).toContainEqual(expect.objectContaining({ path, code: 'tin.blank' }));
  });

  it('with an amount too large for its box has one issue, at that box', async () => {
    const response = await post(endpoints.generatePdf.path, withDraft({ income: '999,999,999,999.99' }));
    expect(response.statusCode).toBe(422);
    const { issues = [] } = errorAnswerSchema.parse(response.json()).error;
    expect(issues.map(({ path, code }) => [path, code])).toEqual([['documentData.income', 'money.nonNegative']]);
  });

  it('of MISC is refused in thirds, which it is too high for', async () => {
    const response = await post(endpoints.generatePdf.path, {
      ...withDraft({ formType: 'misc', rents: draft.income }),
      template: 'recipient-three',
    });
    expect(response.statusCode).toBe(422);
    expect(response.json()).toMatchObject({ error: { issues: [{ path: 'template' }] } });
  });

  it('is made as a workbook', async () => {
    const response = await post(endpoints.generateXlsx.path, REQUEST);
    expect(response.statusCode, response.body.slice(0, 400)).toBe(200);
    expect(response.headers['content-disposition']).toContain('1099-nec-2025-lukasz-stefan-hernandez.xlsx');
  });
});

describe.each([endpoints.generatePdf.path, endpoints.generateXlsx.path])('%s refuses a 1099 in words', (url) => {
  async function refused(payload: object) {
    const response = await post(url, payload);
    const { error } = errorAnswerSchema.parse(response.json());
    return { status: response.statusCode, message: error.message, path: error.issues?.[0]?.path };
  }

  it.each([
    ['a year without a form', { year: '2021' }, 400, 'documentData.year'],
    ['an unknown kind of form', { formType: 'int' }, 400, 'documentData.formType'],
    ['an unknown entry', { box1: '5' }, 400, 'documentData.box1'],
    ['no year', { year: '' }, 422, 'documentData.year'],
    ['a number that nobody has', { socialSecurity: '000-41-7730' }, 422, 'documentData.socialSecurity'],
    ['a payer’s number that is cut', { companyEin: 'XX-XXX2756' }, 422, 'documentData.companyEin'],
    ['an amount that is no amount', { federalIncomeTax: '1.2.3' }, 422, 'documentData.federalIncomeTax'],
    ['no payer', { payersName: '' }, 422, 'documentData.payersName'],
    ['figures that nobody says are true', { illegalAgreement: false }, 422, 'documentData.illegalAgreement'],
    ['nothing to report', { income: '', stateIncomeA: '' }, 422, 'documentData.income'],
    [
      'direct sales that are marked on both forms',
      { payerDirectSales: true, directSalesElsewhere: true },
      422,
      'documentData.payerDirectSales',
    ],
    [
      'golden parachute payments on 1099-MISC of 2025',
      { formType: 'misc', rents: '5', excessGoldenParachutePayments: '5' },
      422,
      'documentData.excessGoldenParachutePayments',
    ],
  ])('%s', async (_what, changes, status, path) => {
    const answer = await refused(withDraft(changes));
    expect(answer).toMatchObject({ status, path });
    expect(answer.message).toMatch(/^\S.* .*\.$/);
    expect(answer.message).not.toContain('000-41-7730');
  });
});

describe('the look of a 1099', () => {
  it.each([
    ['copy-a', 'We never print Copy A. File it electronically with the IRS, using IRIS.'],
    ['ledger', 'There is no template of that name.'],
  ])('%s is refused', async (template, message) => {
    const response = await post(endpoints.generatePdf.path, { ...REQUEST, template });
    expect(response.statusCode).toBe(422);
    expect(errorAnswerSchema.parse(response.json()).error.message).toContain(message);
  });
});

describe('a 1099 of which only the last four digits of the recipient’s number are known', () => {
  const masked = withDraft({ socialSecurity: 'XXX-XX-7730' });

  it.each(['payer', 'copy-c', 'copy-1'])('is refused as %s, which must show all of it', async (template) => {
    const response = await post(endpoints.generatePdf.path, { ...masked, template });
    expect(response.statusCode).toBe(422);
    const { error } = errorAnswerSchema.parse(response.json());
    expect(error.message).toMatch(/must show all nine digits of this number, and we have only the last four\. Enter/);
    expect(error.issues).toMatchObject([{ path: 'documentData.socialSecurity', code: 'tin.wholeNeeded' }]);
  });

  it.each(['recipient', 'copy-b'])('is made as %s, which may show no more', async (template) => {
    const response = await post(endpoints.generatePdf.path, { ...masked, template });
    expect(response.statusCode, response.body.slice(0, 400)).toBe(200);
  });

  it('is made as a workbook, which is no copy', async () => {
    const response = await post(endpoints.generateXlsx.path, { ...masked, template: 'payer' });
    expect(response.statusCode, response.body.slice(0, 400)).toBe(200);
  });
});
