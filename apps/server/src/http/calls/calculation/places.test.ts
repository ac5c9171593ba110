import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PlacesAnswer } from '@paperwage/api-contract';
import { endpoints, placesAnswerSchema } from '@paperwage/api-contract';
import { testApp } from '../../../fixtures/test-app.ts';

const PAY_DATE = String(Date.UTC(2026, 10, 20));

let app: FastifyInstance;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

const get = (query: Readonly<Record<string, string>>) =>
  app.inject({ method: 'GET', url: endpoints.findPlaces.path, query });

async function found(query: Readonly<Record<string, string>>): Promise<PlacesAnswer['data']['places']> {
  const response = await get({ payDate: PAY_DATE, ...query });
  expect(response.statusCode, response.body).toBe(200);
  return placesAnswerSchema.parse(response.json()).data.places;
}

describe('GET /api/places', () => {
  it('answers what begins with the text first, with number, kind and county', async () => {
    const [first] = await found({ state: 'PA', query: 'scran' });
    expect(first).toEqual({ name: 'Scranton', code: '350901', kind: 'city', county: 'Lackawanna', held: true });
  });

  it('says when a place is not held on the pay date', async () => {
    const [first] = await found({ state: 'PA', query: '350901', payDate: String(Date.UTC(2023, 5, 1)) });
    expect(first).toMatchObject({ name: 'Scranton', held: false });
  });

  it('finds school districts and counties apart', async () => {
    const districts = await found({ state: 'OH', query: 'bluffton', role: 'schoolDistrict' });
    expect(districts.map(({ code }) => code)).toEqual(['0203']);
    expect((await found({ state: 'OH', query: 'bluffton' })).map(({ kind }) => kind)).toEqual(['municipality']);
    expect((await found({ state: 'KY', query: 'boyd', role: 'county' })).map(({ name }) => name)).toEqual([
      'Boyd County',
    ]);
  });

  it('answers at most 20, and nothing for a state without local taxes', async () => {
    expect(await found({ state: 'OH', query: '' })).toHaveLength(20);
    expect(await found({ state: 'TX', query: 'austin' })).toEqual([]);
  });

  it.each([
    [{ payDate: PAY_DATE, query: 'x' }, 'state must be the two-letter code of a state or DC, such as OH or PA.'],
    [{ state: 'OH', payDate: PAY_DATE, query: 'x'.repeat(101) }, "query must be a part of a place's name or number"],
    [{ state: 'OH', payDate: 'soon' }, 'payDate must be a day in the calendar'],
    [{ state: 'OH', payDate: PAY_DATE, role: 'planet' }, 'role must be locality, schoolDistrict or county.'],
    [{ state: 'OH', payDate: PAY_DATE, limit: '900' }, 'The query has no field named limit. Check the spelling'],
  ] as const)('refuses %j in words', async (query, message) => {
    const response = await get(query);
    expect(response.statusCode).toBe(400);
    expect(response.json<{ error: { message: string } }>().error.message).toContain(message);
  });
});
