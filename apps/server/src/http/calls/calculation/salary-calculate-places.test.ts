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

const post = (state: string, elections: object, changes: object = {}) =>
  app.inject({
    method: 'POST',
    url: endpoints.calculateSalary.path,
    payload: { ...SALARY_REQUEST, grossPay: 2000, state, elections, ...changes },
  });

async function calculated(state: string, elections: object): Promise<SalaryCalculateData> {
  const response = await post(state, elections);
  expect(response.statusCode, response.body).toBe(200);
  return salaryCalculateAnswerSchema.parse(response.json()).data;
}

// Every request is 2,000.00 every two weeks in November 2026.

describe('a place', () => {
  it('is a row named after it, beside the tax of the state alone', async () => {
    const without = await calculated('PA', {});
    const data = await calculated('PA', { locality: 'Philadelphia resident' });
    expect(data.state).toBe(without.state);
    expect(data.stateTaxTypes.filter(({ name }) => name === 'Philadelphia')).toEqual([
      { name: 'Philadelphia', value: 74.7 },
    ]);
  });

  it('of work, of home and of school are rows of their own', async () => {
    const rows = (await calculated('OH', { locality: 'Columbus', workLocality: 'Dublin', schoolDistrict: '0302' }))
      .stateTaxTypes;
    expect(rows).toEqual([
      { name: 'Dublin', value: 40 },
      { name: 'Hillsdale LSD', value: 25 },
    ]);
    expect((await calculated('KY', { workLocality: 'Covington', county: 'Kenton' })).stateTaxTypes).toEqual([
      { name: 'Covington', value: 49 },
      { name: 'Kenton County', value: 13.99 },
    ]);
  });

  it('is explained under the name of its row, with its source', async () => {
    const { explanations } = await calculated('PA', { locality: 'Pittsburgh' });
    const services = explanations.find(({ key }) => key === 'Pittsburgh local services tax')!;
    expect(services).toMatchObject({ amount: 2, standing: 'secondary' });
    expect(services.steps.map(({ step }) => step)).toEqual(['worksInPlace', 'yearlyAmountPerPeriod']);
    expect(services.source.publisher).toContain('Community and Economic Development');
  });

  it('claims nothing on the certificate of the state', async () => {
    const { explanations } = await calculated('OH', { locality: 'Columbus' });
    const state = explanations.find(({ key }) => key === 'state')!;
    expect(state.steps[0]!.step).toBe('nothingClaimed');
  });
});

describe('a place that cannot be taxed', () => {
  it.each([
    ['OH', { locality: 'Atlantis' }, 'we don’t know of a local tax for Atlantis in Ohio'],
    ['TX', { locality: 'Austin' }, 'we don’t know of a local tax for Austin in Texas'],
    ['OH', { workLocality: 'Oakwood' }, 'Oakwood could be more than one place in Ohio'],
    ['OH', { schoolDistrict: 'Columbus' }, 'we don’t know of a local tax for Columbus in Ohio'],
    ['OR', { county: 'Multnomah' }, 'county'],
  ] as const)('is refused in words: %s %j', async (state, elections, message) => {
    const response = await post(state, elections);
    expect(response.statusCode, response.body).toBe(422);
    const { error } = response.json<{ error: { message: string; issues: { path: string }[] } }>();
    expect(error.message).toContain(message);
    expect(error.issues[0]!.path).toBe(`elections.${Object.keys(elections)[0]}`);
  });

  it('is refused on a date that is not held', async () => {
    const response = await post('PA', { locality: 'Scranton' }, { payDate: Date.UTC(2023, 5, 1) });
    expect(response.statusCode).toBe(422);
    expect(response.json<{ error: { message: string } }>().error.message).toContain('not for 06/01/2023');
  });

  it('is refused when it is no text', async () => {
    for (const locality of [7, '', ['Columbus'], 'x'.repeat(101)]) {
      expect((await post('OH', { locality })).statusCode).toBe(400);
    }
  });
});
