import { readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SalaryCalculateData } from '@paperwage/api-contract';
import { endpoints, salaryCalculateAnswerSchema } from '@paperwage/api-contract';
import { testApp } from '../../../fixtures/test-app.ts';

let app: FastifyInstance;
beforeAll(async () => {
  app = await testApp({ environment: { CALCULATIONS_PER_MINUTE: '100000' } });
});
afterAll(() => app.close());

/** A worked example of a state's withholding. */
interface StateExample {
  readonly id: string;
  readonly state: string;
  readonly payDate: string;
  readonly payFrequency: string;
  readonly gross: number;
  readonly filingStatus: string;
  readonly allowances: number | null;
  readonly dependents: number | null;
  readonly elections: Readonly<Record<string, unknown>>;
  readonly expected: number;
  readonly tolerance: number;
}

/** A worked example of federal withholding. */
interface FederalExample {
  readonly id: string;
  readonly year: number;
  readonly payFrequency: string;
  readonly gross: number;
  readonly filingStatus: string;
  readonly step2Checkbox: boolean;
  readonly step3Credits: number;
  readonly otherIncome: number;
  readonly deductions: number;
  readonly extra: number;
  readonly ytdSocialSecurityWages: number;
  readonly ytdMedicareWages: number;
  readonly w4Version?: string;
  readonly allowances?: number;
  readonly expected: { readonly federal: number; readonly fica: number; readonly medicare: number };
  readonly tolerance: number;
  readonly toleranceFicaMedicare?: number;
}

function recorded(name: string): unknown {
  return JSON.parse(
    readFileSync(new URL(`../../../../../../packages/payroll/examples/${name}.json`, import.meta.url), 'utf8'),
  );
}

const STATE_EXAMPLES = ['states', 'more-states'].flatMap((name) => recorded(name) as readonly StateExample[]);
const { examples: FEDERAL_EXAMPLES } = recorded('federal') as { readonly examples: readonly FederalExample[] };

/** What a printed amount may differ by beyond its tolerance: nothing but how a float holds cents. */
const FLOAT = 1e-6;

const FREQUENCIES: Readonly<Record<string, string>> = {
  daily: 'DAILY',
  daily260: 'DAILY',
  weekly: 'WEEKLY',
  biweekly: 'BI_WEEKLY',
  semimonthly: 'SEMI_MONTHLY',
  monthly: 'MONTHLY',
  quarterly: 'QUARTERLY',
  semiannually: 'SEMI_ANNUAL',
  annual: 'ANNUAL',
  annually: 'ANNUAL',
  /** A bonus by itself, of which no period is told. */
  supplemental: 'ANNUAL',
};

const FEDERAL_STATUSES: Readonly<Record<string, string>> = {
  single: 'SINGLE',
  married: 'MARRIED',
  married_jointly: 'MARRIED',
  marriedSeparate: 'SINGLE',
  headOfHousehold: 'HEAD_OF_HOUSEHOLD',
  head_of_household: 'HEAD_OF_HOUSEHOLD',
};

const STATE_STATUSES: Readonly<Record<string, string>> = {
  single: 'S',
  married: 'M',
  marriedSeparate: 'S',
  headOfHousehold: 'H',
};

async function calculated(payload: object): Promise<SalaryCalculateData> {
  const response = await app.inject({ method: 'POST', url: endpoints.calculateSalary.path, payload });
  expect(response.statusCode, response.body).toBe(200);
  return salaryCalculateAnswerSchema.parse(response.json()).data;
}

/** The request of an example: every name and value of its certificate as it is recorded, null where it says nothing. */
function requestOf(example: StateExample) {
  const { state, payDate, payFrequency, gross, filingStatus, allowances, dependents } = example;
  const { supplemental, ...elections } = example.elections;
  return {
    grossPay: gross,
    payFrequency: FREQUENCIES[payFrequency],
    state,
    payDate: Date.parse(payDate),
    federalFilingStatusType: FEDERAL_STATUSES[filingStatus],
    stateFillingStatus: STATE_STATUSES[filingStatus],
    ...(supplemental === true ? { supplementalPay: gross } : {}),
    elections: {
      allowances,
      dependents,
      ...elections,
      ...(filingStatus === 'marriedSeparate' ? { filingStatus } : {}),
    },
  };
}

/** What an example is about: Maryland's calculator answers state and county in one, others the place or the state. */
function answerTo({ state, elections }: StateExample, data: SalaryCalculateData): number {
  const places = data.stateTaxTypes.reduce((sum, { value }) => sum + value, 0);
  if (state === 'MD') return data.state! + places;
  return 'county' in elections || 'countyRate' in elections || 'locality' in elections ? places : data.state!;
}

/** Examples that contradict what else their state publishes, with what the engine answers; the README says why. */
const CONTRADICTED: Readonly<Record<string, number>> = {
  'MD-2026-16': 68.4,
  'P-ND-2026-01': 702,
};

describe('worked examples of the states, over the wire', () => {
  const followed = STATE_EXAMPLES.filter(({ id }) => CONTRADICTED[id] === undefined);

  it('are all but two that contradict what else their state publishes', async () => {
    const contradicted = STATE_EXAMPLES.filter(({ id }) => CONTRADICTED[id] !== undefined);
    expect(contradicted.map(({ expected }) => expected)).toEqual([69.41, 734]);
    for (const example of contradicted) {
      const answer = answerTo(example, await calculated(requestOf(example)));
      expect(answer, example.id).toBeCloseTo(CONTRADICTED[example.id]!, 6);
    }
  });

  it.each(followed.map((example) => [example.id, example] as const))('%s', async (_, example) => {
    const answer = answerTo(example, await calculated(requestOf(example)));
    expect(Math.abs(answer - example.expected)).toBeLessThanOrEqual(example.tolerance + FLOAT);
  });

  it('need no millisecond: a day as it is written does, alone or as a program writes a moment of it', async () => {
    for (const example of followed.slice(0, 20)) {
      const request = requestOf(example);
      const expected = await calculated(request);
      expect(await calculated({ ...request, payDate: example.payDate })).toEqual(expected);
      expect(await calculated({ ...request, payDate: `${example.payDate}T00:00:00.000Z` })).toEqual(expected);
    }
  });

  it('say the tax of the state by itself, and each place in a row with its name', async () => {
    const inPlaces = followed.filter(({ elections }) => 'county' in elections || 'locality' in elections);
    expect(inPlaces.length).toBeGreaterThan(30);
    for (const example of inPlaces) {
      const request = requestOf(example);
      const elsewhere = { ...request.elections, county: null, locality: null, countyRate: null };
      const data = await calculated(request);
      expect(data.state).toBe((await calculated({ ...request, elections: elsewhere })).state);
      const [row] = data.stateTaxTypes;
      const place = String(example.elections.county ?? example.elections.locality);
      if (row && place !== 'Nonresident') expect(row.name).toContain(place.split(' ')[0]);
    }
  });
});

describe('worked examples of federal withholding, over the wire', () => {
  it.each(FEDERAL_EXAMPLES.map((example) => [example.id, example] as const))('%s', async (_, example) => {
    const { year, gross, filingStatus, w4Version, expected, tolerance } = example;
    const data = await calculated({
      grossPay: gross,
      payFrequency: FREQUENCIES[example.payFrequency],
      state: 'TX',
      payDate: Date.UTC(year, 6, 1),
      federalFilingStatusType: FEDERAL_STATUSES[filingStatus],
      dependents2020: example.step3Credits,
      step2Checkbox: example.step2Checkbox,
      otherIncome: example.otherIncome,
      deductions: example.deductions,
      extraWithholding: example.extra,
      ytdSocialSecurityWages: example.ytdSocialSecurityWages,
      ytdMedicareWages: example.ytdMedicareWages,
      ...(w4Version === undefined ? {} : { w4Version: '2019', federalAllowances: example.allowances }),
    });
    const others = example.toleranceFicaMedicare ?? tolerance;
    expect(Math.abs(data.federal - expected.federal)).toBeLessThanOrEqual(tolerance + FLOAT);
    expect(Math.abs(data.fica - expected.fica)).toBeLessThanOrEqual(others + FLOAT);
    expect(Math.abs(data.medicare - expected.medicare)).toBeLessThanOrEqual(others + FLOAT);
  });
});
