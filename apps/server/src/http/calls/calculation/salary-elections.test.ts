import { endpoints } from '@paperwage/api-contract';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testApp } from '../../../fixtures/test-app.ts';

let app: FastifyInstance;

beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

interface Answer {
  readonly data: {
    readonly state: number;
    readonly explanations: readonly { readonly key: string; readonly steps: readonly { readonly step: string }[] }[];
  };
}

async function sent(changes: object) {
  const payload = {
    grossPay: 1000,
    payFrequency: 'WEEKLY',
    payDate: Date.UTC(2026, 1, 13),
    federalFilingStatusType: 'SINGLE',
    ...changes,
  };
  return app.inject({ method: 'POST', url: endpoints.calculateSalary.path, payload });
}

async function stateTax(changes: object): Promise<number> {
  const response = await sent(changes);
  expect(response.statusCode, response.body).toBe(200);
  return response.json<Answer>().data.state;
}

describe('what the certificate of a state says, over the wire', () => {
  it('gives the tax of the agencies’ own examples', async () => {
    const nj = { state: 'NJ', grossPay: 700, elections: { njRateTable: 'A', allowances: 1 } };
    expect(await stateTax(nj)).toBe(11.84);
    const ct = { state: 'CT', elections: { ctCode: 'A' } };
    expect(await stateTax(ct)).toBe(40.24);
    const ia = { state: 'IA', payFrequency: 'MONTHLY', grossPay: 5000 };
    const married = { federalFilingStatusType: 'MARRIED', elections: { iaW4AllowanceDollars: 80, spouseWorks: false } };
    expect(await stateTax({ ...ia, ...married })).toBe(101);
    const ms = { state: 'MS', grossPay: 500, elections: { exemptionAmount: 6000 } };
    expect(await stateTax(ms)).toBe(6);
    expect(await stateTax({ state: 'AZ', grossPay: 1000, elections: { azElectedRate: 0.035 } })).toBe(35);
  });

  it('takes the status of stateFillingStatus, and that of elections first', async () => {
    const single = await stateTax({ state: 'GA' });
    const married = await stateTax({ state: 'GA', stateFillingStatus: 'M' });
    expect(married).toBeLessThan(single);
    expect(await stateTax({ state: 'GA', stateFillingStatus: 'M', elections: { filingStatus: 'single' } })).toBe(
      single,
    );
    expect(await stateTax({ state: 'GA', federalFilingStatusType: 'MARRIED' })).toBe(married);
  });

  it.each([
    ['S', 'single'],
    ['M', 'married'],
    ['H', 'headOfHousehold'],
  ])('reads stateFillingStatus %s as %s', async (stateFillingStatus, filingStatus) => {
    const pay = { state: 'CA', grossPay: 3000 };
    const others = ['S', 'M', 'H'].filter((letter) => letter !== stateFillingStatus);
    const tax = await stateTax({ ...pay, stateFillingStatus });
    expect(tax).toBe(await stateTax({ ...pay, elections: { filingStatus } }));
    for (const other of others) expect(await stateTax({ ...pay, stateFillingStatus: other })).not.toBe(tax);
  });

  it('adds what is asked for, and takes nothing from the exempt', async () => {
    const plain = await stateTax({ state: 'CO' });
    expect(await stateTax({ state: 'CO', elections: { additionalWithholding: '12.50' } })).toBe(plain + 12.5);
    expect(await stateTax({ state: 'CO', elections: { exempt: true } })).toBe(0);
  });

  it('is told to have said nothing when it is left out', async () => {
    const steps = async (changes: object) =>
      (await sent({ state: 'AZ', ...changes }))
        .json<Answer>()
        .data.explanations.find(({ key }) => key === 'state')!
        .steps.map(({ step }) => step);
    expect(await steps({ stateFillingStatus: 'S' })).toContain('nothingClaimed');
    expect(await steps({ elections: { allowances: 0 } })).not.toContain('nothingClaimed');
  });

  it('is what the sentence of the coverage says was given or not', async () => {
    const message = async (changes: object) =>
      (await sent({ state: 'AZ', ...changes })).json<{ data: { coverage: { message: string } } }>().data.coverage
        .message;
    expect(await message({})).toBe(
      'We cover Arizona for 02/13/2026. We assume the employee filed no state certificate.',
    );
    expect(await message({ elections: { azElectedRate: 0.02 } })).toBe('We cover Arizona for 02/13/2026.');
  });

  it('is refused for a rate that Arizona does not offer', async () => {
    const response = await sent({ state: 'AZ', elections: { azElectedRate: 0.04 } });
    expect(response.statusCode).toBe(422);
    expect(response.json<{ error: { message: string } }>().error.message).toContain('0.5%, 1%, 1.5%, 2%');
  });
});
