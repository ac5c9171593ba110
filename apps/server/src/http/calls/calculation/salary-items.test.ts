import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SalaryCalculateData } from '@paperwage/api-contract';
import { endpoints, salaryCalculateAnswerSchema } from '@paperwage/api-contract';
import { SALARY_REQUEST } from '../../../fixtures/requests.ts';
import { testApp } from '../../../fixtures/test-app.ts';

let app: FastifyInstance;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

const post = (changes: object) =>
  app.inject({ method: 'POST', url: endpoints.calculateSalary.path, payload: { ...SALARY_REQUEST, ...changes } });

/** 3,000.00 every two weeks, paid on November 20, 2026. */
async function calculated(changes: object): Promise<SalaryCalculateData> {
  const response = await post(changes);
  expect(response.statusCode, response.body).toBe(200);
  return salaryCalculateAnswerSchema.parse(response.json()).data;
}

describe('what employees pay into programs of a state', () => {
  it('is under the keys of the specification, to the cent', async () => {
    // 3,000.00 x 0.19%, x 0.425% (unemployment and workforce funds), x 0.23%.
    expect(await calculated({ state: 'NJ' })).toMatchObject({
      sdi: 5.7,
      sui: 12.75,
      wc: 0,
      fli: 6.9,
      trans: 0,
      wst: 0,
    });
    expect(await calculated({ state: 'OR', hoursWorked: 80 })).toMatchObject({ sdi: 0, wc: 0.72, fli: 18, trans: 3 });
  });

  it('is family leave in New York, family and medical leave in Massachusetts, both under fli', async () => {
    expect((await calculated({ state: 'NY' })).fli).toBe(12.96);
    expect((await calculated({ state: 'MA' })).fli).toBe(13.8);
  });

  it('is the fee of a quarter in New Mexico, under wc in the last payment of the quarter', async () => {
    expect((await calculated({ state: 'NM', payDate: Date.UTC(2026, 11, 11) })).wc).toBe(0);
    expect((await calculated({ state: 'NM', payDate: Date.UTC(2026, 11, 18) })).wc).toBe(2.25);
  });

  it('is zero where the state has no program, not null', async () => {
    const { coverage, ...data } = await calculated({ state: 'TX' });
    expect(data).toMatchObject({ sdi: 0, sui: 0, wc: 0, fli: 0, trans: 0, wst: 0, stateTaxTypes: [] });
    expect(coverage).toMatchObject({ stateItems: 'none', stateIncomeTax: 'none' });
    expect(coverage.itemsNotStated).toBeUndefined();
  });

  it('is a row of stateTaxTypes, explained by the name of the row, where it has no key', async () => {
    const { stateTaxTypes, explanations } = await calculated({ state: 'WA' });
    expect(stateTaxTypes).toEqual([{ name: 'WA Cares', value: 17.4 }]);
    expect(explanations.find(({ key }) => key === 'WA Cares')).toMatchObject({ amount: 17.4, taxable: 3000 });
    expect((await calculated({ state: 'VT' })).stateTaxTypes).toEqual([{ name: 'VT Child Care', value: 3.3 }]);
  });

  it('ends with the wages of the year', async () => {
    expect((await calculated({ state: 'NJ', grossPayYTD: 44_000 })).sui).toBe(3.4);
    expect((await calculated({ state: 'NJ', grossPayYTD: 44_800 })).sui).toBe(0);
  });

  it('counts the hours given, else a share of 2,080 a year that the steps tell of', async () => {
    const assumed = (await calculated({ state: 'OR' })).explanations.find(({ key }) => key === 'wc');
    expect(assumed).toMatchObject({
      amount: 0.72,
      standing: 'inferred',
      steps: [
        { step: 'assumedHours', figures: { yearly: 2080, periods: 26, hours: 80 } },
        { step: 'perHour', figures: { hours: 80, price: 0.009, tax: 0.72 } },
      ],
    });
    const given = await calculated({ state: 'OR', hoursWorked: '37.5' });
    expect(given.wc).toBe(0.34);
    expect(given.explanations.find(({ key }) => key === 'wc')?.standing).toBe('official');
  });

  it('is not withheld without the rate that only the employer knows, and coverage says so', async () => {
    const { wc, coverage } = await calculated({ state: 'WA' });
    expect(wc).toBe(0);
    expect(coverage.itemsNotStated).toEqual(['Washington workers’ comp (L&I)']);
    expect(coverage.message).toBe(
      'Washington has no income tax on wages on 11/20/2026. We withhold what employees pay into its programs. ' +
        'Washington workers’ comp (L&I) is not withheld, because you didn’t enter its hourly rate. ' +
        'Net pay is before workers’ comp.',
    );
    const given = { state: 'WA', hoursWorked: 80, elections: { waWorkersCompensationRate: 0.1523 } };
    const stated = await calculated(given);
    expect(stated.wc).toBe(12.18);
    expect(stated.coverage.itemsNotStated).toBeUndefined();
  });

  it('refuses a rate for an hour that cannot be one', async () => {
    for (const waWorkersCompensationRate of [-0.1, 101, 'NaN', 0.00001]) {
      const response = await post({ state: 'WA', elections: { waWorkersCompensationRate } });
      expect(response.statusCode).toBe(400);
      expect(response.json<{ error: { message: string } }>().error.message).toBe(
        'elections.waWorkersCompensationRate must be a number from 0 to 100 with at most 4 decimals.',
      );
    }
  });
});
