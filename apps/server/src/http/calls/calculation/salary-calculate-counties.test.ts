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

interface Changes {
  readonly state: string;
  readonly elections?: object;
}

const post = (changes: Changes) =>
  app.inject({ method: 'POST', url: endpoints.calculateSalary.path, payload: { ...SALARY_REQUEST, ...changes } });

async function calculated(changes: Changes): Promise<SalaryCalculateData> {
  const response = await post(changes);
  expect(response.statusCode, response.body).toBe(200);
  return salaryCalculateAnswerSchema.parse(response.json()).data;
}

async function refused(changes: Changes): Promise<string> {
  const response = await post(changes);
  expect(response.statusCode, response.body).toBe(422);
  return response.json<{ error: { message: string } }>().error.message;
}

// Every request is 3,000.00 every two weeks in November 2026, single.

describe('a county of Maryland', () => {
  // 78,000 - 3,400 - 3,200 = 71,400 a year. The state: 4.75 % of it less 52.50, by 26.
  const STATE = 128.42;

  it('is a row of its own beside the tax of the state alone', async () => {
    const data = await calculated({ state: 'MD', elections: { allowances: 1, county: "Prince George's" } });
    // 3.2 % of 71,400 by 26.
    expect(data).toMatchObject({ state: STATE, stateTaxTypes: [{ name: "Prince George's County", value: 87.88 }] });
  });

  it('is explained under the name of its row', async () => {
    const { explanations } = await calculated({ state: 'MD', elections: { allowances: 1, county: 'Howard' } });
    const county = explanations.find(({ key }) => key === 'Howard County')!;
    expect(county.steps.map(({ step }) => step)).toEqual([
      'livesInPlace',
      'stateTaxableOfYear',
      'yearlyRate',
      'divideByPeriods',
    ]);
    expect(county.source.publisher).toBe('Comptroller of Maryland');
  });

  it('is the highest rate of the state when left out, and the rate given when one is', async () => {
    const rowOf = async (elections: object) => (await calculated({ state: 'MD', elections })).stateTaxTypes;
    // 3.3 % and 2.5 % of 71,400 by 26.
    expect(await rowOf({ allowances: 1 })).toEqual([{ name: 'Maryland local tax', value: 90.62 }]);
    expect(await rowOf({ allowances: 1, countyRate: 0.025 })).toEqual([{ name: 'Maryland local tax', value: 68.65 }]);
    expect(await rowOf({ allowances: 1, county: 'Kent', countyRate: 0.025 })).toEqual([
      { name: 'Kent County', value: 68.65 },
    ]);
  });

  it('that the state does not have is refused in words', async () => {
    expect(await refused({ state: 'MD', elections: { county: 'Cook' } })).toBe(
      'elections.county: Maryland has no county named Cook. ' +
        'Enter the Maryland county where the employee lives; if they live in another state, Nonresident.',
    );
    expect(await refused({ state: 'IN', elections: { county: 'Cook' } })).toBe(
      'elections.county: Indiana has no county named Cook. ' +
        'Enter the Indiana county where the employee lives; if they live in another state, the one where the work ' +
        'is done.',
    );
  });

  it('is asked for by its full name where the bare one is that of two', async () => {
    expect(await refused({ state: 'MD', elections: { county: 'Baltimore' } })).toBe(
      'elections.county: Baltimore could be more than one place in Maryland. ' +
        'Enter the full name of one of these: Baltimore County; Baltimore City.',
    );
  });
});

describe('a county of Indiana', () => {
  it('takes its rate of the same wages as the state', async () => {
    // 3,000.00 - 1,000 / 26 = 2,961.54; 2.95 % and, for Brown, 2.5234 % of it.
    const data = await calculated({ state: 'IN', elections: { allowances: 1, county: 'brown county' } });
    expect(data).toMatchObject({ state: 87.37, stateTaxTypes: [{ name: 'Brown County', value: 74.73 }] });
  });

  it('is no row when left out', async () => {
    expect((await calculated({ state: 'IN' })).stateTaxTypes).toEqual([]);
  });
});

describe('the rate of a county', () => {
  it.each(['MD', 'IN'])('above what any takes is refused in words for %s', async (state) => {
    expect(await refused({ state, elections: { countyRate: 0.5 } })).toBe(
      'elections.countyRate is more than 10%, which is more than any county takes. ' +
        'Enter the county’s rate, such as 0.0202 or "2.02%" for 2.02%.',
    );
    await calculated({ state, elections: { countyRate: 0.1 } });
  });
});

describe('a county elsewhere', () => {
  it.each(['TX', 'PA'])('is refused in words for %s, which takes none with its own tax', async (state) => {
    expect(await refused({ state, elections: { county: 'Travis' } })).toContain('no county in');
    expect(await refused({ state, elections: { countyRate: 0.01 } })).toContain('no county in');
  });
});

describe('a city of New York', () => {
  it('taxes those who live in it', async () => {
    const elections = { allowances: 1, locality: 'New York City' };
    // Every two weeks: 3,000 - 192.30 - 38.50 = 2,769.20; 86.00 + 4.25 % of what is above 2,308.
    expect((await calculated({ state: 'NY', elections })).stateTaxTypes).toEqual([
      { name: 'New York City', value: 105.6 },
    ]);
  });

  it('takes a share of the tax of the state, or a rate of the wages from those who only work there', async () => {
    const living = await calculated({ state: 'NY', elections: { locality: 'Yonkers' } });
    expect(living.stateTaxTypes[0]!.value).toBeCloseTo(living.state! * 0.1675, 2);
    const working = await calculated({ state: 'NY', elections: { locality: 'Yonkers nonresident' } });
    expect(working.stateTaxTypes).toEqual([{ name: 'Yonkers', value: 15 }]);
  });

  it('that is not held is refused by name', async () => {
    expect(await refused({ state: 'NY', elections: { locality: 'Gotham' } })).toContain(
      'we don’t know of a local tax for Gotham in New York',
    );
  });
});
