import type { Cents, StateCode } from '@paperwage/values';
import { add, calendarDate, cents, dollars, quantity, times, unitPrice, ZERO } from '@paperwage/values';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PayFrequency, PayInput, StateItemTax, StateItemTotals, TaxLine } from '../index.ts';
import { allRules, calculatePay, repeatPay } from '../index.ts';
import { paidBefore, payment } from '../testing/payment.fixture.ts';
import { COVERED_YEARS } from '../testing/years-held.fixture.ts';

/** The items of a payment: the lines that the state has a word of its own for. */
function items(entries: Partial<PayInput>): readonly TaxLine[] {
  // A large company, where that counts.
  const elections = entries.state === 'DE' ? { deEmployees: '25orMore' as const } : {};
  return calculatePay(payment({ payFrequency: 'WEEKLY', elections, ...entries }), allRules).lines.filter(
    ({ title }) => title !== undefined,
  );
}

function taken(state: StateCode, date: string, entries: Partial<PayInput> = {}): Record<string, number> {
  const lines = items({ state, payDate: calendarDate(date), ...entries });
  return Object.fromEntries(lines.map(({ tax, amount }) => [tax, amount / 100]));
}

const paying = (wages: number, payFrequency: PayFrequency = 'WEEKLY'): Partial<PayInput> => ({
  grossPay: dollars(wages),
  payFrequency,
});

describe('figures that an agency works out itself', () => {
  it.each([
    // ctpaidleave.org: "If you earn $1,000 per week, your contribution is $5 per week."
    ['CT', '2024-05-03', paying(1_000), { familyLeave: 5 }],
    // Oregon Employment Department: "if a paycheck totals $1,000, they would pay $6".
    ['OR', '2023-05-05', { ...paying(1_000), hoursWorked: quantity(40) }, { familyLeave: 6 }],
    // Rhode Island DLT: full time at 15.00 an hour pays 7.80 a week in 2025, at 16.00 an hour 7.04 in 2026.
    ['RI', '2025-05-02', paying(600), { stateDisability: 7.8 }],
    ['RI', '2026-05-01', paying(640), { stateDisability: 7.04 }],
    // New York State, for 2022: 519 a week x 0.511% = 2.65; 1,000 a week = 5.11.
    ['NY', '2022-05-06', paying(519), { familyLeave: 2.65 }],
    ['NY', '2022-05-06', paying(1_000), { familyLeave: 5.11, stateDisability: 0.6 }],
    // 12 NYCRR 362.2: at most 1.20, 1.30 and 2.60 by pay period.
    ['NY', '2026-05-01', paying(4_000, 'BI_WEEKLY'), { stateDisability: 1.2 }],
    ['NY', '2026-05-01', paying(4_000, 'SEMI_MONTHLY'), { stateDisability: 1.3 }],
    ['NY', '2026-05-01', paying(4_000, 'MONTHLY'), { stateDisability: 2.6 }],
    ['NY', '2026-05-01', paying(100), { stateDisability: 0.5 }],
    // Pennsylvania L&I: 60 cents on each 1,000 to 2022, 70 cents since.
    ['PA', '2022-12-30', paying(1_000), { stateUnemployment: 0.6 }],
    ['PA', '2023-01-06', paying(1_000), { stateUnemployment: 0.7 }],
    // Hawaii DLIR: at most 7.21 a week in 2025.
    ['HI', '2025-05-02', paying(2_000), { stateDisability: 7.21 }],
    ['HI', '2025-05-02', paying(1_000), { stateDisability: 5 }],
    // 2,000 x 1.13% = 22.60, of which 71.43% = 16.14 (JB Consulting's example of the department's rule).
    ['WA', '2026-05-01', paying(2_000), { familyLeave: 16.14, 'named:WA Cares': 11.6 }],
  ] as [StateCode, string, Partial<PayInput>, Record<string, number>][])(
    '%s on %s',
    (state, date, entries, expected) => {
      expect(taken(state, date, entries)).toMatchObject(expected);
    },
  );
});

describe('2,000 paid on November 20, 2026', () => {
  it.each([
    ['AK', { stateUnemployment: 10 }],
    ['CA', { stateDisability: 26 }],
    ['CO', { familyLeave: 8.8 }],
    ['CT', { familyLeave: 10 }],
    ['DE', { familyLeave: 8 }],
    ['HI', { stateDisability: 7.5 }],
    ['MA', { familyLeave: 9.2 }],
    ['ME', { familyLeave: 10 }],
    ['MN', { familyLeave: 8.8 }],
    ['NJ', { stateDisability: 3.8, stateUnemployment: 8.5, familyLeave: 4.6 }],
    ['NM', { workersCompensation: 0 }],
    ['NY', { stateDisability: 0.6, familyLeave: 8.64 }],
    // 40 hours x 0.9 cents.
    ['OR', { workersCompensation: 0.36, familyLeave: 12, transit: 2 }],
    ['PA', { stateUnemployment: 1.4 }],
    ['RI', { stateDisability: 22 }],
    ['VT', { 'named:VT Child Care': 2.2 }],
    ['WA', { familyLeave: 16.14, 'named:WA Cares': 11.6 }],
    ['TX', {}],
    ['MD', {}],
  ] as [StateCode, Record<string, number>][])('%s', (state, expected) => {
    expect(taken(state, '2026-11-20', paying(2_000))).toEqual(expected);
  });
});

/** What the agencies print, or what follows from their rate and base, as the most for a year. */
const YEARLY_MAXIMUMS: readonly (readonly [StateCode, StateItemTax, readonly (number | undefined)[]])[] = [
  ['AK', 'stateUnemployment', [253.12, 240.21, 248.5, 258.5, 271]],
  ['CA', 'stateDisability', [1_601.6, 1_378.48, undefined, undefined, undefined]],
  ['CO', 'familyLeave', [undefined, 720.9, 758.7, 792.45, 811.8]],
  ['CT', 'familyLeave', [735, 801, 843, 880.5, 922.5]],
  ['DE', 'familyLeave', [undefined, undefined, undefined, 704.4, 738]],
  ['MA', 'familyLeave', [505.68, 509.44, 775.56, 810.06, 848.7]],
  ['ME', 'familyLeave', [undefined, undefined, undefined, 880.5, 922.5]],
  ['MN', 'familyLeave', [undefined, undefined, undefined, undefined, 814]],
  ['NJ', 'stateUnemployment', [169.15, 174.68, 179.78, 184.03, 190.4]],
  ['NJ', 'stateDisability', [212.66, 0, 0, 380.42, 325.09]],
  ['NJ', 'familyLeave', [212.66, 94.08, 145.26, 545.82, 393.53]],
  ['NY', 'familyLeave', [423.71, 399.43, 333.25, 354.53, 411.91]],
  ['OR', 'familyLeave', [undefined, 797.4, 1_011.6, 1_056.6, 1_107]],
  ['RI', 'stateDisability', [896.5, 924, 1_044, 1_159.6, 1_100]],
  ['WA', 'familyLeave', [645.8, 932.49, 891.19, 1_158.71, 1_489.21]],
];

const CAPPED = YEARLY_MAXIMUMS.flatMap(([state, tax, amounts]) =>
  amounts.flatMap((most, index) => (most === undefined ? [] : [[state, tax, 2022 + index, dollars(most)] as const])),
);

describe('the most for a year', () => {
  it.each(CAPPED)('%s %s %d is reached by a year paid at once', (state, tax, year, most) => {
    const payDate = calendarDate(`${year}-12-01`);
    const [line] = items({ state, payDate, grossPay: dollars(400_000), payFrequency: 'ANNUAL' }).filter(
      (one) => one.tax === tax,
    );
    expect(line?.amount).toBe(most);
  });

  it('is never passed, to the cent, by any year of payments', () => {
    const wages = fc.array(fc.integer({ min: 0, max: 3_000_000 }).map(cents), { minLength: 1, maxLength: 53 });
    fc.assert(
      fc.property(fc.constantFrom(...CAPPED), wages, ([state, tax, year, most], amounts) => {
        let before = ZERO;
        let stateItems: StateItemTotals = {};
        for (const grossPay of amounts) {
          const payDate = calendarDate(`${year}-11-01`);
          const line = items({ state, payDate, grossPay, yearToDate: { ...paidBefore(before), stateItems } }).find(
            (one) => one.tax === tax,
          )!;
          stateItems = { ...stateItems, [tax]: add(stateItems[tax] ?? ZERO, line.amount) };
          before = add(before, grossPay);
        }
        expect(stateItems[tax]).toBeLessThanOrEqual(most);
      }),
    );
  });

  it('is never passed by equal payments, though nobody says what was withheld before', () => {
    const wages = fc.integer({ min: 1, max: 3_000_000 }).map(cents);
    fc.assert(
      fc.property(fc.constantFrom(...CAPPED), wages, fc.integer({ min: 1, max: 53 }), (capped, grossPay, payments) => {
        const [state, tax, year, most] = capped;
        let total = ZERO;
        for (let index = 0; index < payments; index += 1) {
          const payDate = calendarDate(`${year}-11-01`);
          const yearToDate = paidBefore(times(grossPay, index));
          const line = items({ state, payDate, grossPay, yearToDate }).find((one) => one.tax === tax)!;
          total = add(total, line.amount);
        }
        expect(total).toBeLessThanOrEqual(most);
      }),
    );
  });

  it('is told with what was withheld before', () => {
    const yearToDate = { ...paidBefore(dollars(95_000)), stateItems: { familyLeave: dollars(410) } };
    const line = items({ state: 'NY', grossPay: dollars(2_000), yearToDate }).find(({ tax }) => tax === 'familyLeave')!;
    expect(line.amount).toBe(dollars(1.91));
    expect(line.working.steps.at(-1)).toMatchObject({
      step: 'limitToYearlyMaximum',
      figures: { tax: { value: 864 }, before: { value: 41_000 }, maximum: { value: 41_191 }, limited: { value: 191 } },
    });
  });

  it('counts the wages of the state where they are told apart from those of social security', () => {
    const [line] = items({ state: 'RI', yearToDate: { ...paidBefore(dollars(150_000)), stateWages: dollars(99_500) } });
    expect(line).toMatchObject({ taxable: dollars(500), amount: dollars(5.5) });
    expect(line?.working.steps.map(({ step }) => step)).toEqual(['capAtWageBase', 'applyRate']);
  });
});

describe('weekly maximums', () => {
  it('are never passed by a year of payments of any kind', () => {
    for (const [payFrequency, payments] of [
      ['DAILY', 260],
      ['WEEKLY', 52],
      ['BI_WEEKLY', 26],
      ['SEMI_MONTHLY', 24],
      ['MONTHLY', 12],
      ['QUARTERLY', 4],
      ['ANNUAL', 1],
    ] as const) {
      for (const [year, weekly] of [6, 6.59, 6.87, 7.21, 7.5].entries()) {
        const payDate = calendarDate(`${2022 + year}-12-01`);
        const [line] = items({ state: 'HI', payDate, grossPay: dollars(100_000), payFrequency });
        expect(times(line!.amount, payments)).toBeLessThanOrEqual(dollars(weekly * 52));
        expect(times(line!.amount, payments)).toBeGreaterThan(dollars(weekly * 52) - payments);
      }
    }
  });
});

describe('rates of two parts', () => {
  it('come as one line whose steps show both', () => {
    const [, unemployment] = items({ state: 'NJ', grossPay: dollars(2_000) });
    expect(unemployment?.working.steps.map(({ step }) => step)).toEqual([
      'underWageBase',
      'unemploymentAndWorkforce',
      'applyRate',
    ]);
    const [leave] = items({ state: 'MA', grossPay: dollars(2_000) });
    expect(leave?.working.steps[1]).toMatchObject({
      step: 'medicalAndFamily',
      figures: { medical: { value: 2_800 }, family: { value: 1_800 }, total: { value: 4_600 } },
    });
  });
});

describe('items by the hour', () => {
  const compensation = (entries: Partial<PayInput>) => items(entries).find(({ tax }) => tax === 'workersCompensation');

  it('take the hours given, rounded half up to a cent', () => {
    // 75.5 x 0.9 cents = 67.95 cents; 50 x 0.9 cents = 45 cents; 5 x 1.1 cents = 5.5 cents.
    expect(compensation({ state: 'OR', hoursWorked: quantity(75.5) })).toMatchObject({ amount: 68 });
    expect(compensation({ state: 'OR', hoursWorked: quantity(50) })?.working.standing).toBe('official');
    expect(compensation({ state: 'OR', payDate: calendarDate('2022-05-06'), hoursWorked: quantity(5) })?.amount).toBe(
      6,
    );
  });

  it('assume a share of 2,080 hours, say so, and are less sure', () => {
    const line = compensation({ state: 'OR', payFrequency: 'MONTHLY' });
    // 2,080 / 12 = 173.3333 hours x 0.9 cents = 1.56.
    expect(line?.amount).toBe(dollars(1.56));
    expect(line?.working.standing).toBe('inferred');
    expect(line?.working.steps[0]).toMatchObject({
      step: 'assumedHours',
      figures: { yearly: { value: 20_800_000 }, periods: { value: 12 }, hours: { value: 1_733_333 } },
    });
  });

  it('Washington: no line without the rate of the employer, whose notice alone knows it', () => {
    expect(compensation({ state: 'WA' })).toBeUndefined();
    const elections = { waWorkersCompensationRate: unitPrice(0.1523) };
    const line = compensation({ state: 'WA', elections, hoursWorked: quantity(80) });
    expect(line).toMatchObject({ title: 'Washington workers’ comp (L&I)', amount: dollars(12.18) });
    // The name of the law, which a reader finds it by.
    expect(line?.working.source.publication).toContain('Industrial insurance');
  });
});

describe('Delaware Paid Leave', () => {
  const leave = (elections: NonNullable<PayInput['elections']>) =>
    items({ state: 'DE', grossPay: dollars(2_000), elections }).map(({ amount }) => amount);

  it('goes by the number of employees, and is left out while nobody says it', () => {
    expect(leave({ deEmployees: '25orMore' })).toEqual([dollars(8)]);
    expect(leave({ deEmployees: '10to24' })).toEqual([dollars(3.2)]);
    expect(leave({ deEmployees: 'under10' })).toEqual([]);
    expect(leave({})).toEqual([]);
  });
});

describe('the most that an employer may withhold', () => {
  it.each(['VT', 'HI'] as const)('is told as an assumption in %s', (state) => {
    const [line] = items({ state, grossPay: dollars(2_000) });
    expect(line?.working.standing).toBe('inferred');
    expect(line?.working.steps.at(-1)).toMatchObject({
      step: 'mostAllowed',
      figures: { tax: { value: line?.amount } },
    });
  });
});

describe('tips', () => {
  it('are no wages of Washington’s paid leave, and of nothing else', () => {
    const lines = items({ state: 'WA', grossPay: dollars(2_000), tips: dollars(500) });
    // 1,500 x 1.13% = 16.95, of which 71.43% = 12.11.
    expect(lines.map(({ title, taxable, amount }) => [title, taxable, amount])).toEqual([
      ['Washington PFML', dollars(1_500), dollars(12.11)],
      ['WA Cares', dollars(2_000), dollars(11.6)],
    ]);
    expect(lines[0]?.working.steps[0]).toMatchObject({
      step: 'subtractTips',
      figures: { remaining: { value: 150_000 } },
    });
    const [disability] = items({ state: 'CA', grossPay: dollars(2_000), tips: dollars(500) });
    expect(disability?.taxable).toBe(dollars(2_000));
  });

  it('were none of the wages before either', () => {
    const input = payment({ state: 'WA', grossPay: dollars(20_000), tips: dollars(10_000), payFrequency: 'MONTHLY' });
    // 10,000 x 1.13% x 71.43% = 80.72 each month: 110,000 in eleven, below the base.
    expect(repeatPay(input, 11, allRules).taxes.familyLeave).toBe(times(dollars(80.72), 11));
  });
});

describe('the fee of a quarter', () => {
  const fee = (date: string, payFrequency: PayFrequency) => taken('NM', date, { payFrequency }).workersCompensation;

  it('is taken from the last payment of the quarter, by the amount in force then', () => {
    expect([fee('2025-06-13', 'BI_WEEKLY'), fee('2025-06-27', 'BI_WEEKLY')]).toEqual([0, 2]);
    expect([fee('2025-09-12', 'BI_WEEKLY'), fee('2025-09-26', 'BI_WEEKLY')]).toEqual([0, 2.25]);
    expect([fee('2026-10-30', 'MONTHLY'), fee('2026-12-31', 'MONTHLY')]).toEqual([0, 2.25]);
  });

  it('is taken for each quarter of a longer period', () => {
    expect(fee('2026-02-27', 'QUARTERLY')).toBe(2.25);
    expect(fee('2026-02-27', 'SEMI_ANNUAL')).toBe(4.5);
    expect(fee('2026-02-27', 'ANNUAL')).toBe(9);
  });

  it('was taken in earlier quarters, each by its own amount', () => {
    const input = payment({ state: 'NM', payDate: calendarDate('2025-11-14'), payFrequency: 'BI_WEEKLY' });
    // March 21, June 27 (2.00) and September 19 (2.25) were the last pay dates of their quarters.
    expect(repeatPay(input, 22, allRules).taxes.workersCompensation).toBe(dollars(6.25));
  });
});

describe('items that begin in mid-year', () => {
  it.each([
    ['VT', '2024-06-30', {}],
    ['VT', '2024-07-01', { 'named:VT Child Care': 2.2 }],
    ['WA', '2023-06-30', { familyLeave: 11.64 }],
    ['WA', '2023-07-01', { familyLeave: 11.64, 'named:WA Cares': 11.6 }],
    ['CO', '2022-12-30', {}],
    ['OR', '2022-12-30', { workersCompensation: 0.44, transit: 2 }],
  ] as [StateCode, string, Record<string, number>][])('%s on %s', (state, date, expected) => {
    expect(taken(state, date, paying(2_000))).toEqual(expected);
  });

  it('were taken from no payment before that', () => {
    const input = payment({ state: 'WA', payDate: calendarDate('2023-08-18'), payFrequency: 'WEEKLY' });
    const earlier = repeatPay(input, 32, allRules).taxes;
    // Pay dates July 7 to August 11: six of the 32.
    expect(earlier['named:WA Cares']).toBe(times(dollars(11.6), 6));
    expect(earlier.familyLeave).toBe(times(dollars(11.64), 32));
  });
});

it('no pay, no item, in any state on any date', () => {
  const states = [...new Set(allRules.items.map(({ state }) => state))];
  for (const state of states) {
    for (const year of COVERED_YEARS) {
      const payDate = calendarDate(`${year}-12-31`);
      const lines = items({ state, payDate, grossPay: ZERO, hoursWorked: quantity(80) });
      expect(lines.every(({ amount }: { amount: Cents }) => amount === 0)).toBe(true);
    }
  }
});
