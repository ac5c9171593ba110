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

/** A request of salary-calculate without what this call looks for; JSON leaves undefined out. */
const WITHOUT_GROSS = { ...SALARY_REQUEST, grossPay: undefined, grossPayType: undefined };

const post = (changes: object) =>
  app.inject({ method: 'POST', url: endpoints.findGrossPay.path, payload: { ...WITHOUT_GROSS, ...changes } });

async function found(changes: object) {
  const response = await post(changes);
  expect(response.statusCode, response.body).toBe(200);
  return grossFromNetAnswerSchema.parse(response.json()).data;
}

async function refused(changes: object, status: number) {
  const response = await post(changes);
  expect(response.statusCode, response.body).toBe(status);
  return errorAnswerSchema.parse(response.json()).error.message;
}

/** What salary-calculate says of a gross pay. */
async function calculated(changes: object) {
  const response = await app.inject({
    method: 'POST',
    url: endpoints.calculateSalary.path,
    payload: { ...SALARY_REQUEST, ...changes },
  });
  return salaryCalculateAnswerSchema.parse(response.json()).data;
}

describe('gross-from-net', () => {
  it('answers the gross pay with its taxes, as salary-calculate has them', async () => {
    // 3,000.00 in Texas: 320.38 with the 12% row, 186.00 and 43.50.
    const data = await found({ netPay: 2450.12 });
    if (!data.exact) throw new Error('There is a gross pay of exactly this net pay');
    expect(data.netPay).toBe(2450.12);
    expect(data.grossPay).toBeGreaterThan(2999.9);
    expect(data.grossPay).toBeLessThanOrEqual(3000);
    const { taxes } = data;
    const calculatedTaxes = await calculated({ grossPay: data.grossPay });
    expect({ ...calculatedTaxes, timeStamp: 0 }).toEqual({ ...taxes, timeStamp: 0 });
    expect(Number((data.grossPay - taxes.federal - taxes.fica - taxes.medicare).toFixed(2))).toBe(2450.12);
  });

  it('counts pre-tax deductions, the home state and a county', async () => {
    const preTaxDeductions = [{ class: 'section125', amount: 150 }];
    const changes = { state: 'PA', residenceState: 'MD', preTaxDeductions, elections: { county: 'Howard' } };
    const data = await found({ ...changes, netPay: '1,900.00' });
    if (!data.exact) throw new Error('There is a gross pay of exactly this net pay');
    const { federal, fica, medicare, state, sui, stateTaxTypes } = await calculated({
      ...changes,
      grossPay: data.grossPay,
    });
    const county = stateTaxTypes[0]!.value;
    const taken = 150 + federal + fica + medicare + state! + sui! + county;
    expect(Number((data.grossPay - taken).toFixed(2))).toBe(1900);
  });

  it('refuses in words a net pay that no gross pay leaves', async () => {
    expect(await refused({ netPay: 999_999_999.99 }, 422)).toMatch(
      /^No gross pay gives this netPay\. Enter a net pay from \$0\.00 to \$[\d,]+\.\d\d, or change the deductions\.$/,
    );
    expect(await refused({ netPay: 1, supplementalPay: 1000 }, 422)).toContain('from $703.50 to');
  });

  it('refuses what is missing, what belongs to the other call, and years that are not held', async () => {
    expect(await refused({}, 400)).toContain('netPay must be a number');
    expect(await refused({ netPay: 100, grossPay: 100 }, 400)).toContain('no field named grossPay');
    expect(await refused({ netPay: 100, payDate: Date.UTC(2019, 5, 15) }, 422)).toContain('06/15/2019');
  });
});
