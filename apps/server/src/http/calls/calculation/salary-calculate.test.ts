import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SalaryCalculateData, TaxKey } from '@paperwage/api-contract';
import { endpoints, salaryCalculateAnswerSchema } from '@paperwage/api-contract';
import { PAY_DATE_MS, SALARY_REQUEST } from '../../../fixtures/requests.ts';
import { testApp } from '../../../fixtures/test-app.ts';
import { TEST_NOW_MS } from '../../../fixtures/test-now.ts';

let app: FastifyInstance;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

const post = (payload: object) => app.inject({ method: 'POST', url: endpoints.calculateSalary.path, payload });

async function calculated(changes: object = {}): Promise<SalaryCalculateData> {
  const response = await post({ ...SALARY_REQUEST, ...changes });
  expect(response.statusCode, response.body).toBe(200);
  return salaryCalculateAnswerSchema.parse(response.json()).data;
}

async function refused(changes: object, status = 400): Promise<string> {
  const response = await post({ ...SALARY_REQUEST, ...changes });
  expect(response.statusCode, response.body).toBe(status);
  return response.json<{ error: { message: string } }>().error.message;
}

describe('the answer', () => {
  it('has every key of the specification and fits the published schema', async () => {
    const response = await post(SALARY_REQUEST);
    expect(salaryCalculateAnswerSchema.parse(response.json())).toEqual(response.json());
    expect(Object.keys(response.json<{ data: object }>().data)).toEqual(
      expect.arrayContaining(
        'federal fica state medicare sdi sui wc fli trans wst stateTaxTypes timeStamp explanations coverage'.split(' '),
      ),
    );
  });

  it('is right to the cent: 3,000.00 every two weeks in 2026, single, without a state income tax', async () => {
    // Social security 6.2 % and Medicare 1.45 % of 3,000.00.
    // Publication 15-T (2026), worksheet 1A: 78,000 - 8,600 = 69,400; 5,800 + 22 % of (69,400 - 57,900), by 26.
    expect(await calculated()).toMatchObject({ federal: 320.38, fica: 186, medicare: 43.5, state: 0, wst: 0 });
  });

  it('tells the time of the calculation', async () => {
    expect((await calculated()).timeStamp).toBe(TEST_NOW_MS);
  });

  it('is not kept by anybody on the way', async () => {
    expect((await post(SALARY_REQUEST)).headers['cache-control']).toBe('no-store');
  });

  it('explains every computed line with its steps, figures, source and standing', async () => {
    const data = await calculated();
    expect(data.explanations.map(({ key }) => key)).toEqual(expect.arrayContaining(['federal', 'fica', 'medicare']));
    for (const { key, amount, steps, source } of data.explanations) {
      expect(amount).toBe(data[key as TaxKey]);
      expect(steps.length).toBeGreaterThan(0);
      expect(source.url).toMatch(/^https:/);
    }
    for (const { from, to, standing, standingMessage } of data.explanations) {
      expect([from, to]).toEqual(['2026-01-01', '2026-12-31']);
      expect(standing).toBe('official');
      expect(standingMessage).toBe('These numbers come from the publication, or two independent records of it agree.');
    }
    const fica = data.explanations.find(({ key }) => key === 'fica')!;
    expect(fica.steps.flatMap(({ figures }) => Object.values(figures))).toContain('6.2%');
    expect(fica.steps.flatMap(({ figures }) => Object.values(figures))).toContain(186);
  });
});

describe('a state', () => {
  it('without an income tax is told as such', async () => {
    const { coverage, state } = await calculated({ state: 'TX' });
    expect(state).toBe(0);
    expect(coverage).toMatchObject({ state: 'TX', payDate: '2026-11-20', stateIncomeTax: 'none' });
  });

  it('is Alabama when left out', async () => {
    expect((await calculated({ state: undefined })).coverage.state).toBe('AL');
  });
});

describe('the request', () => {
  it('takes numbers as text with commas, as the forms write them', async () => {
    const asText = { grossPay: '3,000.00', grossPayYTD: '0.00', dependents2020: '', payDate: String(PAY_DATE_MS) };
    expect(await calculated(asText)).toEqual(await calculated());
  });

  it('divides a yearly gross by the periods of a year', async () => {
    expect(await calculated({ grossPay: 78_000, grossPayType: 'ANNUALLY' })).toEqual(await calculated());
  });

  it('counts step 3 credits', async () => {
    expect((await calculated({ dependents2020: 2600 })).federal).toBe(220.38);
  });

  it('counts wages of the year for the wage base, apart for social security and Medicare', async () => {
    expect((await calculated({ grossPayYTD: 500_000 })).fica).toBe(0);
    expect(await calculated({ grossPayYTD: 500_000, ytdSocialSecurityWages: 0 })).toMatchObject({
      fica: 186,
      medicare: 70.5,
    });
    expect(await calculated({ grossPayYTD: 500_000, ytdMedicareWages: 0 })).toMatchObject({ fica: 0, medicare: 43.5 });
  });

  it('withholds a bonus apart at the flat rate, or with the wages when asked to', async () => {
    const flat = await calculated({ supplementalPay: 1000 });
    const aggregate = await calculated({ supplementalPay: 1000, supplementalPayMethod: 'aggregate' });
    expect(aggregate.federal).toBe(320.38);
    expect(flat.explanations.find(({ key }) => key === 'federal')!.steps.map(({ step }) => step)).toContain(
      'supplementalRate',
    );
  });

  it('knows certificates of 2019 and earlier, by number or text', async () => {
    const older = await calculated({ w4Version: '2019', federalAllowances: 2 });
    expect(older).toEqual(await calculated({ w4Version: 2019, federalAllowances: '2' }));
    expect(older.federal).not.toBe((await calculated({ w4Version: '2019' })).federal);
  });

  it('takes the day of the pay date in UTC', async () => {
    expect((await calculated({ payDate: Date.UTC(2026, 10, 20, 23, 59) })).coverage.payDate).toBe('2026-11-20');
  });
});

const RANGE = 'must be a number from 0 to 999,999,999.99 with at most 2 decimals.';
const DATE =
  'payDate must be a day in the calendar, as milliseconds since January 1, 1970 (UTC) such as 1795132800000, or as ' +
  '2026-11-20.';

describe('a request that is wrong', () => {
  it.each([
    ['missing', { grossPay: undefined }, `grossPay ${RANGE}`],
    ['empty text', { grossPay: '' }, `grossPay ${RANGE}`],
    ['null', { grossPay: null }, `grossPay ${RANGE}`],
    ['of another type', { grossPay: { amount: 1 } }, `grossPay ${RANGE}`],
    ['a list', { grossPay: [3000] }, `grossPay ${RANGE}`],
    ['huge', { grossPay: 1e300 }, `grossPay ${RANGE}`],
    ['a cent too large', { grossPay: 1_000_000_000 }, `grossPay ${RANGE}`],
    ['negative', { grossPay: -1 }, `grossPay ${RANGE}`],
    ['NaN text', { grossPay: 'NaN' }, `grossPay ${RANGE}`],
    ['Infinity text', { grossPay: 'Infinity' }, `grossPay ${RANGE}`],
    ['a fraction of a cent', { grossPay: 10.005 }, `grossPay ${RANGE}`],
    ['hexadecimal', { grossPay: '0x10' }, `grossPay ${RANGE}`],
    ['long text', { grossPay: '9'.repeat(60_000) }, 'grossPay must have at most 40 characters.'],
  ])('names grossPay when it is %s', async (_what, changes, message) => {
    expect(await refused(changes)).toBe(message);
  });

  it.each([
    [{ grossPayYTD: -5 }, `grossPayYTD ${RANGE}`],
    [{ dependents2020: 'two' }, `dependents2020 ${RANGE}`],
    [{ otherIncome: true }, `otherIncome ${RANGE}`],
    [{ ytdMedicareWages: 'NaN' }, `ytdMedicareWages ${RANGE}`],
    [{ state: 'XX' }, 'state must be the two-letter code of a state or DC, such as CA or NY.'],
    [{ state: 'california' }, 'state must be the two-letter code of a state or DC, such as CA or NY.'],
    [{ state: '__proto__' }, 'state must be the two-letter code of a state or DC, such as CA or NY.'],
    [
      { payFrequency: 'HOURLY' },
      'payFrequency must be DAILY, WEEKLY, BI_WEEKLY, SEMI_MONTHLY, MONTHLY, QUARTERLY, SEMI_ANNUAL or ANNUAL.',
    ],
    [{ federalFilingStatusType: undefined }, 'federalFilingStatusType must be SINGLE, MARRIED or HEAD_OF_HOUSEHOLD.'],
    [{ grossPayType: 'MONTHLY' }, 'grossPayType must be PAY_PER_PERIOD or ANNUALLY.'],
    [{ stateFillingStatus: 'X' }, 'stateFillingStatus must be H, M or S.'],
    [{ payDate: undefined }, DATE],
    [{ payDate: '2026-02-30' }, DATE],
    [{ payDate: '2025-02-29' }, DATE],
    [{ payDate: '2026-02-30T00:00:00.000Z' }, DATE],
    [{ payDate: '2026-11-20T00:00:00+05:00' }, DATE],
    [{ payDate: '11/20/2026' }, DATE],
    [{ payDate: PAY_DATE_MS / 1000 }, DATE],
    [{ payDate: 1e20 }, DATE],
    [{ payDate: -1 }, DATE],
    [{ payDate: 'NaN' }, DATE],
    [{ w4Version: '2018' }, 'w4Version must be 2020, or 2019 for a Form W-4 of 2019 or earlier.'],
    [{ federalAllowances: 19 }, 'federalAllowances must be a whole number from 0 to 18.'],
    [{ federalAllowances: 1.5 }, 'federalAllowances must be a whole number from 0 to 18.'],
    [{ step2Checkbox: 'yes' }, 'step2Checkbox must be true or false.'],
    [{ hoursWorked: -1 }, 'hoursWorked must be a number from 0 to 8,784 with at most 4 decimals.'],
    [{ grosPay: 1 }, 'The request body has no field named grosPay. Check the spelling or leave it out.'],
    [{ elections: { locality: 12 } }, 'elections.locality must be the name of a place, at most 100 characters.'],
    [{ elections: { county: ' ' } }, 'elections.county must be the name of a place, at most 100 characters.'],
    [{ elections: { alowances: 2 } }, 'elections has no field named alowances. Check the spelling or leave it out.'],
    [{ elections: { allowances: -1 } }, 'elections.allowances must be a whole number from 0 to 99.'],
    [{ elections: { njRateTable: 'F' } }, 'elections.njRateTable must be A, B, C, D or E.'],
    [
      { elections: { azElectedRate: 2 } },
      'elections.azElectedRate must be a rate such as 0.02 for 2%, from 0 to 1 with at most 6 decimals.',
    ],
    [
      { elections: { countyRate: 0.0123456 } },
      'elections.countyRate must be a rate such as 0.02 for 2%, from 0 to 1 with at most 6 decimals.',
    ],
  ])('%j is refused in words', async (changes, message) => {
    expect(await refused(changes)).toBe(message);
  });

  it('lists each entry that needs a correction', async () => {
    const response = await post({ ...SALARY_REQUEST, grossPay: 'NaN', state: 'XX' });
    expect(response.json()).toMatchObject({
      ok: false,
      error: {
        code: 'requestInvalid',
        message: `grossPay ${RANGE} 1 more field needs fixing too.`,
        issues: [{ path: 'grossPay' }, { path: 'state' }],
      },
    });
  });

  it.each([2019, 2021, 2028])('is refused for %i, a year that is not held', async (year) => {
    const message = await refused({ payDate: Date.UTC(year, 5, 15) }, 422);
    expect(message).toContain(`06/15/${year}`);
    expect(message).toContain('01/01/2022 to 12/31/2026');
  });

  it('is refused when entries belong to the other version of Form W-4', async () => {
    expect(await refused({ federalAllowances: 2 }, 422)).toBe(
      'federalAllowances is only on Form W-4 of 2019 or earlier. Leave it out, or set w4Version to 2019.',
    );
    expect(await refused({ w4Version: '2019', dependents2020: 2000 }, 422)).toBe(
      'dependents2020 is only on Form W-4 of 2020 or later. Leave it out, or set w4Version to 2020.',
    );
    expect(await refused({ w4Version: '2019', step2Checkbox: true }, 422)).toMatch(/^step2Checkbox is only/);
  });

  it('is refused when entries would not count on an exempt Form W-4, or that of a nonresident alien', async () => {
    expect(await refused({ federalExempt: true, dependents2020: 2000 }, 422)).toBe(
      'dependents2020 does not count on an exempt Form W-4. Leave it out, or set federalExempt to false.',
    );
    expect(await refused({ federalExempt: true, step2Checkbox: true }, 422)).toMatch(/^step2Checkbox does not count/);
    expect(await refused({ nonresidentAlien: true, federalFilingStatusType: 'MARRIED' }, 422)).toBe(
      'federalFilingStatusType must be SINGLE for a nonresident alien, married or not. Send SINGLE, or set nonresidentAlien to false.',
    );
    expect(await refused({ federalExempt: 'yes' })).toBe('federalExempt must be true or false.');
  });

  it('is refused when the bonus is more than the pay it belongs to', async () => {
    expect(await refused({ supplementalPay: 3000.01 }, 422)).toBe(
      'supplementalPay must be at most the gross pay of the period, which is $3,000.00. Include it in grossPay.',
    );
  });
});
