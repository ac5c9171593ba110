import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  endpoints,
  errorAnswerSchema,
  grossFromNetAnswerSchema,
  salaryCalculateAnswerSchema,
} from '@paperwage/api-contract';
import { SALARY_REQUEST } from '../../../fixtures/requests.ts';
import { testApp } from '../../../fixtures/test-app.ts';

let app: FastifyInstance;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

const post = (changes: object) =>
  app.inject({ method: 'POST', url: endpoints.calculateSalary.path, payload: { ...SALARY_REQUEST, ...changes } });

async function calculated(changes: object) {
  const response = await post(changes);
  expect(response.statusCode, response.body).toBe(200);
  return salaryCalculateAnswerSchema.parse(response.json()).data;
}

async function refused(changes: object) {
  const response = await post(changes);
  expect(response.statusCode, response.body).toBe(422);
  return errorAnswerSchema.parse(response.json()).error;
}

describe('a pay date in a year whose tables are not in', () => {
  it('is refused, with what to send to calculate all the same', async () => {
    const { code, message } = await refused({ payDate: '2027-01-15' });
    expect(code).toBe('rulesMissing');
    expect(message).toBe(
      '2027 tables aren’t in yet. Calculate with the 2026 tables until they are, choose a pay date from 01/01/2022 ' +
        'to 12/31/2026, or enter the taxes yourself. To calculate with the 2026 tables, send assumeYear 2026.',
    );
  });

  it('is calculated with those of the year before, and every such line says so', async () => {
    const data = await calculated({ payDate: '2027-01-15', assumeYear: 2026, state: 'CA' });
    const before = await calculated({ payDate: '2026-12-15', state: 'CA' });
    expect(data).toMatchObject({ assumedYear: 2026, federal: before.federal, state: before.state, fica: before.fica });
    const years = data.explanations.map(({ key, assumedYear }) => [key, assumedYear]);
    expect(Object.fromEntries(years)).toEqual({
      federal: 2026,
      fica: undefined,
      medicare: undefined,
      state: 2026,
      sdi: 2026,
    });
    const [federal] = data.explanations;
    expect(federal).toMatchObject({ from: '2026-01-01', to: '2026-12-31' });
    expect(federal!.steps[0]).toEqual({ step: 'earlierTables', figures: { missing: 2027, used: 2026 } });
    expect(data.coverage.message).toContain(
      '2027 tables aren’t in yet, so this is calculated with the 2026 tables, as you chose.',
    );
  });

  it('warns from March 1 on, when the tables of the year are out', async () => {
    const late = 'The 2027 tables usually apply by mid-February, so check these taxes before you pay.';
    for (const [payDate, isLate] of [
      ['2027-02-28', false],
      ['2027-03-01', true],
    ] as const) {
      const { coverage } = await calculated({ payDate, assumeYear: 2026 });
      expect(coverage.message.endsWith(late), payDate).toBe(isLate);
    }
  });

  it('takes social security up to the wage base that is known already', async () => {
    const { fica } = await calculated({
      ...{ payDate: '2027-12-15', assumeYear: 2026, grossPay: 5_000, grossPayYTD: 191_300 },
    });
    expect(fica).toBe(62);
  });

  it('works for a net pay too', async () => {
    const { payFrequency, federalFilingStatusType, state } = SALARY_REQUEST;
    const pay = { payFrequency, federalFilingStatusType, state };
    const payload = { ...pay, netPay: 1_500, payDate: '2027-01-15', assumeYear: '2026' };
    const response = await app.inject({ method: 'POST', url: endpoints.findGrossPay.path, payload });
    expect(response.statusCode, response.body).toBe(200);
    const { data } = grossFromNetAnswerSchema.parse(response.json());
    expect(data).toMatchObject({ exact: true, taxes: { assumedYear: 2026 } });
  });

  it.each([2025, 2027, 2028])('takes no other year than the one right before: not %i', async (assumeYear) => {
    const { issues, message } = await refused({ payDate: '2027-01-15', assumeYear });
    expect(issues).toMatchObject([{ path: 'assumeYear', code: 'notTheYearBefore' }]);
    expect(message).toContain('assumeYear must be 2026');
  });

  it('is refused two years on, whatever is given', async () => {
    for (const assumeYear of [undefined, 2027]) {
      const { code, message } = await refused({ payDate: '2028-02-29', assumeYear });
      expect(code).toBe('rulesMissing');
      expect(message).toMatch(/^We don’t have the federal tax rules for 02\/29\/2028\. Choose a pay date from/);
    }
  });

  it('assumes nothing where the tables are in', async () => {
    const data = await calculated({ payDate: '2026-11-20', assumeYear: 2025 });
    expect(data.assumedYear).toBeNull();
    expect(data.explanations.some(({ assumedYear }) => assumedYear !== undefined)).toBe(false);
  });
});
