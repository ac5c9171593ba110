import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { endpoints, errorAnswerSchema, WARNING_COUNT_HEADER } from '@paperwage/api-contract';
import type { W2Draft } from '@paperwage/documents/w2';
import { calculateW2, sampleW2Draft, w2CopyIssues, w2Templates } from '@paperwage/documents/w2';
import { allRules } from '@paperwage/payroll';
import { calendarDate } from '@paperwage/values';
import { inProcessRenderer } from '../../../adapters/in-process-renderer.ts';
import { testApp } from '../../../fixtures/test-app.ts';

let app: FastifyInstance;
beforeAll(async () => {
  app = await testApp({ services: { renderer: inProcessRenderer() }, environment: { DOCUMENTS_PER_MINUTE: '10000' } });
});
afterAll(() => app.close());

const draft = {
  ...sampleW2Draft({ today: calendarDate('2026-11-22') }),
  year: '2025',
  illegalAgreement: true,
  terms: true,
};
const REQUEST = { type: 'w2', template: 'employee', theme: 'official', documentData: draft };
const withDraft = (changes: object) => ({ ...REQUEST, documentData: { ...draft, ...changes } });
const post = (url: string, payload: object) => app.inject({ method: 'POST', url, payload });

describe('a W-2', () => {
  it.each(w2Templates.map(({ id }) => id))('is made as %s', async (template) => {
    const response = await post(endpoints.generatePdf.path, { ...REQUEST, template });
    expect(response.statusCode, response.body.slice(0, 400)).toBe(200);
    expect(response.headers['content-disposition']).toContain(
      `w2-2025-nuria-nguyen-ortega${template === 'employee' ? '' : `-${template}`}.pdf`,
    );
    expect(response.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
  });

  it('is made as a workbook', async () => {
    const response = await post(endpoints.generateXlsx.path, REQUEST);
    expect(response.statusCode, response.body.slice(0, 400)).toBe(200);
    expect(response.headers['content-disposition']).toContain('w2-2025-nuria-nguyen-ortega.xlsx');
  });
});

describe.each([endpoints.generatePdf.path, endpoints.generateXlsx.path])('%s refuses a W-2 in words', (url) => {
  async function refused(payload: object) {
    const response = await post(url, payload);
    const { error } = errorAnswerSchema.parse(response.json());
    return { status: response.statusCode, message: error.message, path: error.issues?.[0]?.path };
  }

  it.each([
    ['a year without a form', { year: '2021' }, 400, 'documentData.year'],
    ['an unknown entry', { box1: '5' }, 400, 'documentData.box1'],
    [
      'a social security number in letters',
      { employeeSocialSecurityNumber: 'abc' },
      422,
      'documentData.employeeSocialSecurityNumber',
    ],
    ['an ITIN', { employeeSocialSecurityNumber: '912-70-4821' }, 422, 'documentData.employeeSocialSecurityNumber'],
    [
      'an employer number that nobody has',
      { employersIdentificationNumber: '00-3192756' },
      422,
      'documentData.employersIdentificationNumber',
    ],
    ['no state to calculate for', { state: '' }, 422, 'documentData.state'],
    ['an income that is no amount', { income: 'NaN' }, 422, 'documentData.income'],
    ['an amount that no box holds', { allocatedTips: '10,000,000' }, 422, 'documentData.allocatedTips'],
    [
      'wages of a household below the threshold',
      {
        householdEmployer: true,
        autoCalculator: 'false',
        socialSecurityWages: '2,799.99',
        medicareWages: '2,799.99',
      },
      422,
      'documentData.socialSecurityWages',
    ],
    ['a number of returns that is no number', { returnsOfYear: 'ten' }, 422, 'documentData.returnsOfYear'],
    ['a code that box 12 does not have', { field12bCode: 'ZZ' }, 422, 'documentData.field12bCode'],
    ['no employee', { employeeName: '' }, 422, 'documentData.employeeName'],
    ['no employer', { companyName: ' ' }, 422, 'documentData.companyName'],
    [
      'no social security number',
      { employeeSocialSecurityNumber: '' },
      422,
      'documentData.employeeSocialSecurityNumber',
    ],
    ['figures that nobody says are true', { illegalAgreement: false }, 422, 'documentData.illegalAgreement'],
    ['terms that were not agreed to', { terms: undefined }, 422, 'documentData.terms'],
  ])('%s', async (_what, changes, status, path) => {
    const answer = await refused(withDraft(changes));
    expect(answer).toMatchObject({ status, path });
    expect(answer.message).toMatch(/^\S.* .*\.$/);
    expect(answer.message).not.toContain('912-70-4821');
  });
});

it.each([
  [
    'a switch that is no text',
    withDraft({ autoCalculator: true }),
    'documentData.autoCalculator must be the text "true" or "false".',
  ],
  ['no year', withDraft({ year: undefined }), 'documentData.year is missing; it must be 2022, '],
])('generate-pdf of a W-2 refuses %s in words', async (_what, payload, message) => {
  const response = await post(endpoints.generatePdf.path, payload);
  expect(response.statusCode).toBe(400);
  expect(errorAnswerSchema.parse(response.json()).error.message).toContain(message);
});

describe.each([endpoints.generatePdf.path, endpoints.generateXlsx.path])('the warnings of %s', (url) => {
  it('are counted in a header, and listed in place of the file, as the builder shows them', async () => {
    const payload = { ...withDraft({ corrected: true }), template: 'employer' };
    const file = await post(url, payload);
    const only = await post(`${url}?warnings=only`, payload);
    const { data } = endpoints.generatePdf.answer.orJson.parse(only.json());
    expect(file.headers[WARNING_COUNT_HEADER]).toBe(String(data.warnings.length));
    expect(only.headers[WARNING_COUNT_HEADER]).toBe(String(data.warnings.length));
    const draftData = payload.documentData as W2Draft;
    const shown = [...calculateW2(draftData, allRules).issues, ...w2CopyIssues(draftData, 'employer')];
    expect(data.warnings.map(({ message }) => message)).toEqual(shown.map(({ message }) => message));
    expect(data.warnings.map(({ path }) => path)).toContain('documentData.corrected');
  });

  it('are none where the document is refused', async () => {
    const only = await post(`${url}?warnings=only`, withDraft({ companyName: '' }));
    expect(only.statusCode).toBe(422);
    expect(errorAnswerSchema.parse(only.json()).error.issues?.[0]?.path).toBe('documentData.companyName');
  });
});

describe('the look of a W-2', () => {
  it.each([
    ['copy-a', 'We never print Copy A. File it electronically with the SSA, using Business Services Online.'],
    ['ledger', 'There is no template of that name.'],
  ])('%s is refused', async (template, message) => {
    const response = await post(endpoints.generatePdf.path, { ...REQUEST, template });
    expect(response.statusCode).toBe(422);
    expect(errorAnswerSchema.parse(response.json()).error.message).toContain(message);
  });
});

describe('a W-2 of which only the last four digits of the social security number are known', () => {
  const masked = withDraft({ employeeSocialSecurityNumber: 'XXX-XX-4821' });

  it.each(['employer', 'copy-d', 'copy-1'])('is refused as %s, which must show all of it', async (template) => {
    const response = await post(endpoints.generatePdf.path, { ...masked, template });
    expect(response.statusCode).toBe(422);
    const { error } = errorAnswerSchema.parse(response.json());
    expect(error.message).toMatch(/must show all nine digits of this number, and we have only the last four\. Enter/);
    expect(error.issues).toMatchObject([
      { path: 'documentData.employeeSocialSecurityNumber', code: 'tin.wholeNeeded' },
    ]);
  });

  it.each(['employee', 'copy-b'])('is made as %s, which may show no more', async (template) => {
    const response = await post(endpoints.generatePdf.path, { ...masked, template });
    expect(response.statusCode, response.body.slice(0, 400)).toBe(200);
  });

  it('is made as a workbook, which is no copy', async () => {
    const response = await post(endpoints.generateXlsx.path, { ...masked, template: 'employer' });
    expect(response.statusCode, response.body.slice(0, 400)).toBe(200);
  });
});
