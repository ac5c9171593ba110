import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SalaryCalculateBody, SalaryCalculateData } from '@paperwage/api-contract';
import { endpoints, salaryCalculateAnswerSchema, TAX_KEYS } from '@paperwage/api-contract';
import type { FilingStatus, PayFrequency } from '@paperwage/payroll';
import { PAY_FREQUENCIES, allRules, calculatePay } from '@paperwage/payroll';
import { ZERO, calendarDate, dollars } from '@paperwage/values';
import { SALARY_REQUEST } from '../../../fixtures/requests.ts';
import { testApp } from '../../../fixtures/test-app.ts';

let app: FastifyInstance;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

/** 3,000.00 every two weeks in Texas, but for what a test is about. */
async function answered(changes: object = {}) {
  const payload = { ...SALARY_REQUEST, ...changes };
  const response = await app.inject({ method: 'POST', url: endpoints.calculateSalary.path, payload });
  expect(response.statusCode, response.body).toBe(200);
  return { text: response.body, data: salaryCalculateAnswerSchema.parse(response.json()).data };
}

async function calculated(changes: object = {}): Promise<SalaryCalculateData> {
  return (await answered(changes)).data;
}

/** Name on the wire, name in the engine, and Publication 15-T (2026) by hand: 78,000 a year without and with step 2. */
const STATUSES: readonly (readonly [SalaryCalculateBody['federalFilingStatusType'], FilingStatus, number, number])[] = [
  // 5,800 + 22 % of (69,400 - 57,900); step 2: 8,983 + 24 % of (78,000 - 60,900).
  ['SINGLE', 'single', 320.38, 503.35],
  // 2,480 + 12 % of (65,100 - 44,100); step 2: 5,800 + 22 % of (78,000 - 66,500).
  ['MARRIED', 'marriedJointly', 192.31, 320.38],
  // 1,770 + 12 % of (69,400 - 33,250); step 2: 8,077.50 + 24 % of (78,000 - 64,925).
  ['HEAD_OF_HOUSEHOLD', 'headOfHousehold', 234.92, 431.37],
];

function engineFederal(filingStatus: FilingStatus, step2Checkbox: boolean): number {
  const { lines } = calculatePay(
    {
      payDate: calendarDate('2026-11-20'),
      payFrequency: 'BI_WEEKLY',
      grossPay: dollars(3_000),
      state: 'TX',
      w4: {
        version: '2020',
        filingStatus,
        step2Checkbox,
        step3Credits: ZERO,
        otherIncome: ZERO,
        deductions: ZERO,
        extraWithholding: ZERO,
      },
      yearToDate: { socialSecurityWages: ZERO, medicareWages: ZERO, supplementalWages: ZERO },
    },
    allRules,
  );
  return lines.find(({ tax }) => tax === 'federalIncomeTax')!.amount / 100;
}

describe('the marital status on the wire', () => {
  it.each(STATUSES)('%s is the filing status of the federal tax', async (wire, engine, standard, step2) => {
    expect((await calculated({ federalFilingStatusType: wire })).federal).toBe(standard);
    expect((await calculated({ federalFilingStatusType: wire, step2Checkbox: true })).federal).toBe(step2);
    expect([engineFederal(engine, false), engineFederal(engine, true)]).toEqual([standard, step2]);
  });
});

describe('Form W-4 of 2020 and later on the wire', () => {
  it.each([
    ['step2Checkbox', true, 503.35],
    // Step 4(a): 5,800 + 22 % of (69,400 + 5,200 - 57,900).
    ['otherIncome', 5_200, 364.38],
    // Step 4(b): 5,800 + 22 % of (69,400 - 10,000 - 57,900).
    ['deductions', 10_000, 235.77],
    // Step 4(c), on top of every payment.
    ['extraWithholding', 25.5, 345.88],
  ])('%s counts, and is nothing when left out', async (entry, value, federal) => {
    expect((await calculated({ [entry]: value })).federal).toBe(federal);
    expect((await calculated({ [entry]: typeof value === 'number' ? 0 : false })).federal).toBe(320.38);
    expect((await calculated({ [entry]: undefined })).federal).toBe(320.38);
  });

  it('counts all its entries together', async () => {
    // 8,983 + 24 % of (78,000 + 5,200 - 10,000 - 60,900) is 11,935.00; by 26, 459.04; less 2,600 by 26, plus 25.50.
    const form = { step2Checkbox: true, otherIncome: 5_200, deductions: 10_000, extraWithholding: 25.5 };
    expect((await calculated({ ...form, dependents2020: 2_600 })).federal).toBe(384.54);
  });

  it('changes neither social security nor Medicare', async () => {
    const form = { step2Checkbox: true, otherIncome: 5_200, extraWithholding: 25.5, dependents2020: 100 };
    expect(await calculated(form)).toMatchObject({ fica: 186, medicare: 43.5 });
  });
});

describe('Form W-4 of 2019 and earlier on the wire', () => {
  const older = (federalAllowances: number) =>
    calculated({ w4Version: '2019', federalAllowances, grossPay: 10_000, dependents2020: undefined });

  it('takes allowances from 1 to 18, each 4,300.00 a year off the wages', async () => {
    const taxes = [];
    for (let allowances = 0; allowances <= 18; allowances += 1) taxes.push((await older(allowances)).federal);
    // 41,024 + 32 % of (260,000 - 209,275), by 26; with 18 allowances 17,966 + 24 % of (182,600 - 113,200), by 26.
    expect([taxes[0], taxes[18]]).toEqual([2_202.15, 1_331.62]);
    for (let allowances = 1; allowances <= 18; allowances += 1) {
      expect(taxes[allowances]!).toBeLessThan(taxes[allowances - 1]!);
    }
  });

  it('has extra withholding too', async () => {
    const plain = await calculated({ w4Version: '2019' });
    expect((await calculated({ w4Version: '2019', extraWithholding: 10 })).federal).toBeCloseTo(plain.federal + 10, 2);
  });
});

describe('what Form W-4 claims on the wire', () => {
  const weekly = { payFrequency: 'WEEKLY', grossPay: 1_000, dependents2020: undefined };

  it('is exemption: no federal income tax, social security and Medicare as ever', async () => {
    expect(await calculated({ ...weekly, federalExempt: true })).toMatchObject({
      federal: 0,
      fica: 62,
      medicare: 14.5,
    });
  });

  it('is being a nonresident alien: an amount is added to the wages for income tax only', async () => {
    expect((await calculated(weekly)).federal).toBe(78.08);
    const taxes = await calculated({ ...weekly, nonresidentAlien: true });
    expect(taxes).toMatchObject({ federal: 118.3, fica: 62, medicare: 14.5 });
  });
});

describe('the wages of the year', () => {
  it('grossPayYTD is 0 when left out', async () => {
    const above = { grossPay: 200_000, grossPayYTD: undefined };
    // 6.2 % of the wage base of 2026, 184,500.00; 0.9 % more Medicare only from 200,000.00.
    expect(await calculated(above)).toMatchObject({ fica: 11_439, medicare: 2_900 });
    expect(await calculated(above)).toEqual(await calculated({ ...above, grossPayYTD: 0 }));
    expect((await calculated({ grossPayYTD: 184_400 })).fica).toBe(6.2);
  });
});

const OF_A_YEAR: Readonly<Record<PayFrequency, number>> = {
  DAILY: 300,
  WEEKLY: 1_500,
  BI_WEEKLY: 3_000,
  SEMI_MONTHLY: 3_250,
  MONTHLY: 6_500,
  QUARTERLY: 19_500,
  SEMI_ANNUAL: 39_000,
  ANNUAL: 78_000,
};

describe('the pay frequency on the wire', () => {
  it.each(PAY_FREQUENCIES)('%s divides 78,000.00 a year by its periods', async (payFrequency) => {
    const perPeriod = await calculated({ payFrequency, grossPay: OF_A_YEAR[payFrequency] });
    expect(await calculated({ payFrequency, grossPay: 78_000, grossPayType: 'ANNUALLY' })).toEqual(perPeriod);
    const periods = 78_000 / OF_A_YEAR[payFrequency];
    // Worksheet 1A gives 8,330.00 for the year; each payment carries its part, rounded to the cent.
    expect(perPeriod.federal).toBe(Math.round(833_000 / periods) / 100);
  });
});

describe('the figures of the answer', () => {
  it.each(['TX', 'FL', 'NV', 'NH', 'SD', 'TN', 'WY'])('%s: every key is a number with 2 decimals', async (state) => {
    for (const grossPay of [0, 0.01, 1_234.57, 999_999_999.99]) {
      const { text } = await answered({ state, grossPay });
      for (const key of TAX_KEYS) expect(text).toMatch(new RegExp(`"${key}":\\d+\\.\\d\\d[,}]`));
    }
  });

  it('have no more than 2 decimals anywhere, explanations included', async () => {
    const form = { step2Checkbox: true, otherIncome: 1_234.57, extraWithholding: 0.33, dependents2020: 777.77 };
    const { text } = await answered({ ...form, grossPay: 3_333.33, grossPayYTD: 183_456.78, supplementalPay: 111.11 });
    expect(text.match(/[:,[]-?\d+\.\d{3,}/g)).toBeNull();
    expect(text.match(/[:,[]-?\d+\.\d\d(?=[,}])/g)!.length).toBeGreaterThan(20);
  });

  it('stateTaxTypes is an array of name and value', async () => {
    const { data } = await answered();
    expect(data.stateTaxTypes).toEqual([]);
    const withRows = (rows: unknown) =>
      salaryCalculateAnswerSchema.safeParse({ ok: true, data: { ...data, stateTaxTypes: rows } }).success;
    expect(withRows([{ name: 'WA Cares', value: 17.4 }])).toBe(true);
    for (const rows of [undefined, {}, [{ name: 'WA Cares' }], [{ value: 1 }], [{ name: 'WA Cares', value: '17.40' }]])
      expect(withRows(rows)).toBe(false);
  });
});
