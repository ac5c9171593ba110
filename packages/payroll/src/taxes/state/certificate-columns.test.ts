import type { StateCode } from '@paperwage/values';
import { calendarDate, dollars, percent } from '@paperwage/values';
import { describe, expect, it } from 'vitest';
import type { FormW4, PayFrequency, StateElections } from '../../index.ts';
import { allRules, calculatePay } from '../../index.ts';
import { amountOf, payment, stepsOf, w4 } from '../../testing/payment.fixture.ts';
import { COVERED_YEARS } from '../../testing/years-held.fixture.ts';

type Filed = readonly [payDate: string, payFrequency: PayFrequency, gross: number, elections: StateElections];

function withheld(state: StateCode, [payDate, payFrequency, gross, elections]: Filed): number {
  const paid = { state, payDate: calendarDate(payDate), payFrequency, grossPay: dollars(gross), elections };
  return amountOf(calculatePay(payment(paid), allRules), 'stateIncomeTax');
}

/** How the working of Montana says that it rounds. */
function roundingOf(payDate: string): string[] {
  const paid = {
    state: 'MT',
    payDate: calendarDate(payDate),
    payFrequency: 'BI_WEEKLY',
    grossPay: dollars(2_950),
  } as const;
  return stepsOf(calculatePay(payment(paid), allRules), 'stateIncomeTax').filter((step) => step.startsWith('round'));
}

describe('Alabama without a personal exemption', () => {
  const zero = { personalExemptionClaimed: false, federalWithholdingThisPeriod: dollars(20) } as const;

  it('withholds from the married as from the single, in every figure', () => {
    // 26,000 - 2,975 (3,000 less 25 for a step begun) - 520 federal = 22,505; 110 + 5% of 19,505 = 1,085.25; / 26
    const married = withheld('AL', ['2026-02-13', 'BI_WEEKLY', 1_000, { filingStatus: 'married', ...zero }]);
    expect(married).toBe(dollars(41.74));
    expect(withheld('AL', ['2026-02-13', 'BI_WEEKLY', 1_000, { filingStatus: 'single', ...zero }])).toBe(married);
  });

  it('keeps the column of those who claim it', () => {
    const claimed = { filingStatus: 'married', federalWithholdingThisPeriod: dollars(20) } as const;
    // 26,000 - 8,325 - 3,000 - 520 = 14,155; 220 + 5% of 8,155 = 627.75; / 26
    expect(withheld('AL', ['2026-02-13', 'BI_WEEKLY', 1_000, claimed])).toBe(dollars(24.14));
  });
});

describe('California with two incomes', () => {
  it.each([0, 2, 4])('uses the column of the single for the married with %s allowances', (allowances) => {
    const filed = (elections: StateElections): Filed => ['2026-02-13', 'MONTHLY', 6_000, { allowances, ...elections }];
    const single = withheld('CA', filed({ filingStatus: 'single' }));
    expect(withheld('CA', filed({ filingStatus: 'married', spouseWorks: true }))).toBe(single);
    expect(withheld('CA', filed({ filingStatus: 'married' }))).toBeLessThan(single);
  });
});

describe('Arizona by the rate elected on Form A-4', () => {
  const taken = (payDate: string, rate: string) =>
    withheld('AZ', [payDate, 'BI_WEEKLY', 1_000, { azElectedRate: percent(rate) }]);

  it.each([
    ['2022-09-15', ['0.8', '1.3', '1.8', '2.7', '3.6', '4.2', '5.1']],
    ['2023-09-15', ['0.5', '1', '1.5', '2', '2.5', '3', '3.5']],
    ['2024-09-15', ['0.5', '1', '1.5', '2', '2.5', '3', '3.5']],
    ['2025-09-15', ['0.5', '1', '1.5', '2', '2.5', '3', '3.5']],
    ['2026-09-15', ['0.5', '1', '1.5', '2', '2.5', '3', '3.5']],
  ])('takes each of the seven rates that the form of %s offers, and no other', (payDate, offered) => {
    for (const rate of offered) expect(taken(payDate, rate)).toBe(dollars(10 * Number(rate)));
    expect(taken(payDate, '0')).toBe(0);
    for (const rate of ['0.6', '1.9', '3.1', '5.2']) expect(() => taken(payDate, rate)).toThrow();
  });
});

describe('Iowa by a certificate that counts allowances', () => {
  it('takes 40 dollars a year for each, and the deduction of 2024 that two of them bring', () => {
    const counted = (year: number, allowances: number): Filed => [`${year}-02-13`, 'BI_WEEKLY', 2_100, { allowances }];
    const inDollars = (year: number, amount: number): Filed => [
      `${year}-02-13`,
      'BI_WEEKLY',
      2_100,
      { iaW4AllowanceDollars: dollars(amount) },
    ];
    for (const year of [2024, 2025, 2026]) {
      expect(withheld('IA', counted(year, 1))).toBe(withheld('IA', inDollars(year, 40)));
      expect(withheld('IA', counted(year, 3))).toBe(withheld('IA', inDollars(year, 120)));
    }
    // 54,600 - 29,200 = 25,400; 1,159.37 + 5.7% of 920 = 1,211.81, less 80; / 26
    expect(withheld('IA', counted(2024, 2))).toBe(dollars(43.53));
  });
});

describe('tables that took the place of others within a year', () => {
  it.each([
    // 96,000 - 2,470 = 93,530, read at 93,550: 3.9% less 419.96 = 3,228.49; 3.7% less 367.16 = 3,094.19
    ['AR', '2026-05-28', 269],
    ['AR', '2026-05-29', 257.83],
    // 96,000, two earners: 1,540.13 + 4.82% of 51,000; 1,462.88 + 4.58% of 51,000
    ['WV', '2026-03-31', 333],
    ['WV', '2026-04-01', 317],
  ] as const)('%s on %s', (state, payDate, expected) => {
    expect(withheld(state, [payDate, 'MONTHLY', 8_000, {}])).toBe(dollars(expected));
  });
});

describe('tables printed for the pay period in whole dollars', () => {
  it('round as the guide of Montana does: up in 2025, to the nearest dollar in 2026', () => {
    // 38 + 5.9% of (2,950 - 1,388) = 130.16; 86 + 5.65% of (2,950 - 2,446) = 114.48
    expect(withheld('MT', ['2025-02-14', 'BI_WEEKLY', 2_950, {}])).toBe(dollars(131));
    expect(withheld('MT', ['2026-02-13', 'BI_WEEKLY', 2_950, {}])).toBe(dollars(114));
    expect(roundingOf('2025-02-14')).toEqual(['roundUpToDollar']);
    expect(roundingOf('2026-02-13')).toEqual(['roundToDollar']);
    // No table for the quarter: 4.7% of (60,000 - 16,100) = 2,063.30; / 4
    expect(withheld('MT', ['2026-02-13', 'QUARTERLY', 15_000, {}])).toBe(dollars(516));
  });

  it('leave nothing to withhold where the allowances of Idaho take all wages', () => {
    expect(withheld('ID', ['2025-02-14', 'WEEKLY', 300, { allowances: 9 }])).toBe(0);
  });

  it('count no allowance of North Dakota but that of a certificate of 2019 or earlier', () => {
    const paid = { state: 'ND', payDate: calendarDate('2025-02-14'), payFrequency: 'WEEKLY' } as const;
    const filed = { ...paid, grossPay: dollars(1_800), elections: { allowances: 2 } };
    const older = { version: '2019', filingStatus: 'single', allowances: 2, extraWithholding: dollars(0) } as const;
    // (93,600 - 10,100 - 55,975) x 1.95% / 52 = 10.32, and 14.11 without the allowances
    expect(amountOf(calculatePay(payment({ ...filed, w4: older }), allRules), 'stateIncomeTax')).toBe(dollars(10));
    expect(amountOf(calculatePay(payment({ ...filed, w4: w4() }), allRules), 'stateIncomeTax')).toBe(dollars(14));
    const ofForm = { ...filed, elections: {}, w4: older };
    expect(amountOf(calculatePay(payment(ofForm), allRules), 'stateIncomeTax')).toBe(dollars(10));
  });

  it.each(COVERED_YEARS)('count an allowance of North Dakota in %i on an older certificate alone', (year) => {
    const older = { version: '2019', filingStatus: 'single', allowances: 0, extraWithholding: dollars(0) } as const;
    const tax = (form: FormW4, allowances: number) => {
      const paid = { state: 'ND', payDate: calendarDate(`${year}-09-15`), payFrequency: 'ANNUAL', w4: form } as const;
      const filed = { ...paid, grossPay: dollars(100_000), elections: { allowances } };
      return amountOf(calculatePay(payment(filed), allRules), 'stateIncomeTax');
    };
    expect(tax(w4(), 2)).toBe(tax(w4(), 0));
    expect(tax(older, 2)).toBeLessThan(tax(older, 0));
  });

  it('read the table of North Dakota for older certificates, where it is another', () => {
    const paid = { state: 'ND', payDate: calendarDate('2024-02-09'), payFrequency: 'WEEKLY' } as const;
    const filed = { ...paid, grossPay: dollars(1_500) };
    const older = { version: '2019', filingStatus: 'single', allowances: 0, extraWithholding: dollars(0) } as const;
    // (78,000 - 54,450) x 1.95% / 52 = 8.83; (78,000 - 52,025) x 1.95% / 52 = 9.74
    expect(amountOf(calculatePay(payment({ ...filed, w4: older }), allRules), 'stateIncomeTax')).toBe(dollars(9));
    expect(amountOf(calculatePay(payment({ ...filed, w4: w4() }), allRules), 'stateIncomeTax')).toBe(dollars(10));
  });
});
