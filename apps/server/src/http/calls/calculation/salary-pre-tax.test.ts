import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
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
async function calculated(changes: object) {
  const response = await post(changes);
  expect(response.statusCode, response.body).toBe(200);
  return salaryCalculateAnswerSchema.parse(response.json()).data;
}

async function refused(changes: object, status = 400): Promise<string> {
  const response = await post(changes);
  expect(response.statusCode, response.body).toBe(status);
  return response.json<{ error: { message: string } }>().error.message;
}

describe('pre-tax deductions', () => {
  it('lower the taxes that their class lowers, as the steps tell', async () => {
    const preTaxDeductions = [
      { class: 'retirement401k', amount: 300 },
      { class: 'section125', amount: '100.00' },
    ];
    // Social security and Medicare of 2,900.00; Pennsylvania takes 3.07% of 2,900.00.
    const data = await calculated({ state: 'PA', preTaxDeductions });
    expect(data).toMatchObject({ fica: 179.8, medicare: 42.05, state: 89.03 });
    const steps = data.explanations.find(({ key }) => key === 'state')?.steps;
    expect(steps?.slice(0, 2)).toEqual([
      { step: 'preTaxStaysTaxed', figures: { class: 'retirement401k', amount: 300 } },
      { step: 'subtractPreTax', figures: { wages: 3000, class: 'section125', amount: 100, remaining: 2900 } },
    ]);
  });

  it.each([
    [{ preTaxDeductions: 'none' }, 'preTaxDeductions must be a list.'],
    [
      { preTaxDeductions: [{ class: 'roth', amount: 1 }] },
      'preTaxDeductions.0.class must be retirement401k, retirement403b, retirement457b, simpleIra, section125, hsa, fsa or dependentCare.',
    ],
    [
      { preTaxDeductions: [{ class: 'hsa', amount: -1 }] },
      'preTaxDeductions.0.amount must be a number from 0 to 999,999,999.99 with at most 2 decimals.',
    ],
    [{ preTaxDeductions: ['hsa'] }, 'preTaxDeductions.0 must have a class and an amount.'],
    [
      { preTaxDeductions: [{ class: 'hsa', amount: 1, name: 'HSA' }] },
      'preTaxDeductions.0 has no field named name. Check the spelling or leave it out.',
    ],
    [
      { preTaxDeductions: Array.from({ length: 51 }, () => ({ class: 'hsa', amount: 1 })) },
      'preTaxDeductions must have at most 50 deductions.',
    ],
  ])('%j are refused in words', async (changes, message) => {
    expect(await refused(changes)).toBe(message);
  });

  it('are refused when they come to more than the pay', async () => {
    expect(await refused({ preTaxDeductions: [{ class: 'hsa', amount: 3000.01 }] }, 422)).toBe(
      'preTaxDeductions add up to more than the gross pay. Lower the pre-tax deductions, or ' + 'check the gross pay.',
    );
  });
});

describe('a home in another state', () => {
  it('takes the tax by an agreement, and coverage says which state', async () => {
    const { state, coverage, explanations } = await calculated({ state: 'NJ', residenceState: 'PA' });
    expect(state).toBe(92.1);
    expect(coverage).toMatchObject({ state: 'NJ', incomeTaxState: 'PA', stateIncomeTax: 'calculated' });
    expect(coverage.message).toBe(
      'Pennsylvania, where the employee lives, gets the income tax instead of New Jersey. ' +
        'We assume Form NJ-165 is on file. We withhold Pennsylvania income tax. ' +
        'We don’t withhold Pennsylvania local tax for work in another state. The employee may owe it.',
    );
    expect(explanations.find(({ key }) => key === 'state')?.steps[0]).toEqual({
      step: 'reciprocity',
      figures: { work: 'NJ', home: 'PA' },
    });
  });

  it('without an agreement changes nothing but the steps', async () => {
    const { state, coverage, explanations } = await calculated({ state: 'NY', residenceState: 'CT' });
    expect(state).toBe((await calculated({ state: 'NY' })).state);
    expect(coverage.incomeTaxState).toBeUndefined();
    expect(explanations.find(({ key }) => key === 'state')?.steps[0]?.step).toBe('homeStateSettles');
  });

  it('that is no state is refused', async () => {
    expect(await refused({ residenceState: 'XX' })).toBe(
      'residenceState must be the two-letter code of a state or DC, such as CA or NY.',
    );
  });
});

describe('overtime, tips and bonuses', () => {
  it('are told apart where a state does', async () => {
    const payDate = Date.UTC(2024, 5, 14);
    const plain = await calculated({ state: 'AL', payDate });
    const withOvertime = await calculated({ state: 'AL', payDate, overtime: 400, tips: 50 });
    expect(withOvertime.state).toBeLessThan(plain.state!);
    expect(withOvertime.federal).toBe(plain.federal);
    expect(await refused({ overtime: 3000.01 }, 422)).toContain('overtime is more than the gross pay');
    expect(await refused({ overtime: 2000, tips: 1001 }, 422)).toContain('tips is more than the gross pay');
  });

  it('are withheld at the rate of the state', async () => {
    const regular = (await calculated({ state: 'CA', grossPay: 2000 })).state!;
    const bonus = (await calculated({ state: 'CA', supplementalPay: 1000 })).state!;
    const other = (await calculated({ state: 'CA', supplementalPay: 1000, supplementalPayKind: 'other' })).state!;
    expect(Number((bonus - regular).toFixed(2))).toBe(102.3);
    expect(Number((other - regular).toFixed(2))).toBe(66);
  });
});
