import * as fc from 'fast-check';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  endpoints,
  errorAnswerSchema,
  salaryCalculateAnswerSchema,
  salaryCalculateRequestSchema,
} from '@paperwage/api-contract';
import { SALARY_REQUEST } from '../../../fixtures/requests.ts';
import { testApp } from '../../../fixtures/test-app.ts';

let app: FastifyInstance;
beforeAll(async () => {
  app = await testApp({ environment: { CALCULATIONS_PER_MINUTE: '100000' } });
});
afterAll(() => app.close());

const post = (changes: object) =>
  app.inject({ method: 'POST', url: endpoints.calculateSalary.path, payload: { ...SALARY_REQUEST, ...changes } });

/** Refused by the schema or by the engine, in a sentence that names the entry and says what to do. */
async function expectRefused(changes: object, path: string): Promise<void> {
  const response = await post(changes);
  expect([400, 422], response.body).toContain(response.statusCode);
  const { error } = errorAnswerSchema.parse(response.json());
  expect(error.message).toContain(path);
  expect(error.message).toMatch(/\.$/);
  expect(error.message).toMatch(/must|Enter|Use|Send|Choose|Check|Leave|Include|Lower|leave it out|Include it/);
}

async function stateTax(changes: object): Promise<number | null> {
  const response = await post(changes);
  expect(response.statusCode, response.body).toBe(200);
  return salaryCalculateAnswerSchema.parse(response.json()).data.state;
}

const NO_AMOUNTS = ['NaN', -1, 0.005, 1e300, 1_000_000_000, 'ten', true, {}, []];
const NO_COUNTS = ['NaN', -1, 1.5, 100, 1e20, 'two', true, {}];
const NO_FLAGS = ['true', 0, 1, 'yes'];
const NO_CHOICES = ['', 'G', 'a', 7, '__proto__', {}];
const NO_RATES = ['NaN', -0.01, 1.01, 2.25, '2.25', '0.02%%', 0.0123456, 'two', true];
const NO_PLACES = ['', ' ', 7, true, 'x'.repeat(101)];

const WRONG_ELECTIONS: Readonly<Record<string, readonly unknown[]>> = {
  filingStatus: ['SINGLE', 'marriedJointly', ...NO_CHOICES],
  allowances: NO_COUNTS,
  dependents: NO_COUNTS,
  spouseWorks: NO_FLAGS,
  additionalWithholding: NO_AMOUNTS,
  exempt: NO_FLAGS,
  noFormOnFile: NO_FLAGS,
  estimatedDeductionAllowances: NO_COUNTS,
  line2Allowances: NO_COUNTS,
  njRateTable: NO_CHOICES,
  ctCode: NO_CHOICES,
  wvTable: NO_CHOICES,
  azElectedRate: NO_RATES,
  laBlockA: [3, -1, 0.5, {}],
  exemptionAmount: NO_AMOUNTS,
  personalExemptionClaimed: NO_FLAGS,
  iaW4AllowanceDollars: NO_AMOUNTS,
  dependentExemptions: NO_COUNTS,
  firstTimeDependents: NO_COUNTS,
  adoptedChildren: NO_COUNTS,
  waWorkersCompensationRate: ['NaN', -1, 101, 0.00001, true],
  deEmployees: NO_CHOICES,
  county: NO_PLACES,
  countyRate: NO_RATES,
  locality: NO_PLACES,
  workLocality: NO_PLACES,
  schoolDistrict: NO_PLACES,
  servicesTaxExempt: NO_FLAGS,
  reciprocityFormOnFile: NO_FLAGS,
  federalWithholdingThisPeriod: NO_AMOUNTS,
  ficaRetirementThisPeriod: NO_AMOUNTS,
  method: [1, 'x'.repeat(201)],
  item: [1, 'x'.repeat(201)],
};

describe('an entry of elections', () => {
  it('is in the table below, whichever it is', () => {
    const { elections } = salaryCalculateRequestSchema.shape;
    expect(Object.keys(elections.unwrap().unwrap().shape).sort()).toEqual(Object.keys(WRONG_ELECTIONS).sort());
  });

  it.each(Object.entries(WRONG_ELECTIONS).flatMap(([name, values]) => values.map((value) => [name, value] as const)))(
    '%s is refused as %j',
    (name, value) => expectRefused({ elections: { [name]: value } }, `elections.${name}`),
  );

  it.each([...Object.keys(WRONG_ELECTIONS)])('%s may be null, which is as if it were left out', async (name) => {
    expect(await stateTax({ state: 'GA', elections: { [name]: null } })).toBe(await stateTax({ state: 'GA' }));
  });

  it('may be null altogether, and so may stateFillingStatus', async () => {
    expect(await stateTax({ state: 'GA', elections: null, stateFillingStatus: null })).toBe(
      await stateTax({ state: 'GA' }),
    );
  });
});

describe('a rate', () => {
  it.each([0.035, '0.035', '.035', '3.5%', '3.5 %', 3.5 / 100])('may be written %j', async (azElectedRate) => {
    expect(await stateTax({ state: 'AZ', grossPay: 1000, elections: { azElectedRate } })).toBe(35);
  });

  it('may carry what a division leaves in a float', async () => {
    const countyRate = 1.1 / 100;
    expect(countyRate).not.toBe(0.011);
    const sent = await post({ state: 'IN', elections: { countyRate } });
    expect(sent.json()).toEqual((await post({ state: 'IN', elections: { countyRate: 0.011 } })).json());
  });
});

describe('what is not held', () => {
  it.each([
    ['state', { state: 'XX' }],
    ['state', { state: 'PR' }],
    ['residenceState', { residenceState: 'XX' }],
    ['elections.county', { state: 'MD', elections: { county: 'Cook' } }],
    ['elections.county', { state: 'MD', elections: { county: 'Baltimore' } }],
    ['elections.county', { state: 'TX', elections: { county: 'Travis' } }],
    ['elections.countyRate', { state: 'TX', elections: { countyRate: 0.01 } }],
    ['elections.locality', { state: 'NY', elections: { locality: 'Gotham' } }],
    ['elections.workLocality', { state: 'CA', elections: { workLocality: 'Los Angeles' } }],
    ['elections.schoolDistrict', { state: 'OH', elections: { schoolDistrict: '9999' } }],
    ['elections.azElectedRate', { state: 'AZ', elections: { azElectedRate: 0.04 } }],
    ['06/15/2019', { payDate: Date.UTC(2019, 5, 15) }],
    ['12/31/2021', { payDate: '2021-12-31' }],
    ['01/01/2028', { payDate: '2028-01-01' }],
    ['payDate', { payDate: '2026-02-30' }],
    ['payDate', { payDate: 'NaN' }],
    ['grossPay', { grossPay: 'NaN' }],
    ['grossPay', { grossPay: -1 }],
    ['grossPay', { grossPay: 1e300 }],
    ['hoursWorked', { hoursWorked: 8785 }],
    ['preTaxDeductions', { preTaxDeductions: [{ class: 'hsa', amount: 3000.01 }] }],
    ['preTaxDeductions.0.class', { preTaxDeductions: [{ class: 'roth', amount: 1 }] }],
    ['overtime', { overtime: 3000.01 }],
    ['tips', { tips: 3000.01 }],
    ['supplementalPay', { supplementalPay: 3000.01 }],
  ])('is refused, naming %s: %j', (path, changes) => expectRefused(changes, path));
});

describe('whatever is sent', () => {
  const value = fc.oneof(
    fc.jsonValue(),
    fc.double(),
    fc.integer(),
    fc.string(),
    fc.constantFrom('OH', 'MD', 'ANNUAL', 'WEEKLY', 'SINGLE', '2026-11-20', 1_795_132_800_000, 0, 3000, true, null),
  );
  const names = Object.keys(salaryCalculateRequestSchema.shape);
  const elections = fc.dictionary(fc.constantFrom(...Object.keys(WRONG_ELECTIONS)), value, { maxKeys: 4 });
  const changes = fc.dictionary(fc.constantFrom(...names), value, { maxKeys: 4 });

  const netRequest = Object.fromEntries(
    Object.entries({ ...SALARY_REQUEST, netPay: 2000 }).filter(
      ([name]) => !['grossPay', 'grossPayType'].includes(name),
    ),
  );

  it.each([
    [endpoints.calculateSalary.path, SALARY_REQUEST],
    [endpoints.findGrossPay.path, netRequest],
  ])('%s answers or refuses, and never fails', async (url, valid) => {
    await fc.assert(
      fc.asyncProperty(changes, elections, fc.boolean(), async (some, of, withElections) => {
        const payload = { ...valid, ...some, ...(withElections ? { elections: of } : {}) };
        const response = await app.inject({ method: 'POST', url, payload });
        expect(response.statusCode, response.body).toBeLessThan(500);
        if (response.statusCode !== 200) errorAnswerSchema.parse(response.json());
      }),
      { numRuns: process.env.TEST_ALL ? 400 : 80 },
    );
  });
});
