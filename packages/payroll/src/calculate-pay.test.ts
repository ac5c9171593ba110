import type { CalendarDate, Cents, StateCode } from '@paperwage/values';
import {
  addDays,
  calendarDate,
  cents,
  dollars,
  formatUsDate,
  quantity,
  subtract,
  unitPrice,
  ZERO,
} from '@paperwage/values';
import { describe, expect, it } from 'vitest';
import type { PayInput } from './index.ts';
import { allRules, calculatePay, coverageOf, InvalidPayInputError, MissingRulesError, step3Credits } from './index.ts';
import { amountOf, paidBefore, payment, stepsOf, w4 } from './testing/payment.fixture.ts';
import { FIRST_COVERED_DAY, LAST_COVERED_DAY } from './testing/years-held.fixture.ts';

const calculate = (entries: Partial<PayInput>) => calculatePay(payment(entries), allRules);
const federalIncomeTax = (entries: Partial<PayInput>) => amountOf(calculate(entries), 'federalIncomeTax');

const CENT = cents(1);

describe('the lines of a payment', () => {
  it('come in the order they are shown and add up to the total', () => {
    const taxes = calculate({});
    expect(taxes.lines.map(({ tax }) => tax)).toEqual([
      'federalIncomeTax',
      'socialSecurity',
      'medicare',
      'stateIncomeTax',
    ]);
    expect(taxes.total).toBe(taxes.lines.reduce((total, { amount }) => total + amount, 0));
    expect(taxes.taxYear).toBe(2026);
  });

  it('are chosen by pay date: the wage base changes on January 1', () => {
    const entries = { yearToDate: paidBefore(dollars(168_600)), grossPay: dollars(1_000) };
    const onLastDay = calculate({ ...entries, payDate: calendarDate('2024-12-31') });
    const onNewYear = calculate({ ...entries, payDate: calendarDate('2025-01-01') });
    expect(amountOf(onLastDay, 'socialSecurity')).toBe(ZERO);
    expect(amountOf(onNewYear, 'socialSecurity')).toBe(dollars(62));
  });

  it('carry a source and a standing each', () => {
    for (const { working } of calculate({}).lines) {
      expect(working.source.url).toMatch(/^https:/);
      expect(working.standing).toBe('official');
    }
  });

  it('say on which pay dates their rule is in force: a year, or a part of it where a rule changed within', () => {
    const inForce = (entries: Partial<PayInput>) =>
      Object.fromEntries(calculate(entries).lines.map(({ tax, working: { from, to } }) => [tax, `${from} ${to}`]));
    const year = '2026-01-01 2026-12-31';
    expect(inForce({ state: 'GA', payDate: calendarDate('2026-11-20') })).toEqual({
      federalIncomeTax: year,
      socialSecurity: year,
      medicare: year,
      stateIncomeTax: '2026-05-11 2026-12-31',
    });
    expect(inForce({ state: 'OH', elections: { locality: 'Columbus' } })['named:Columbus']).toBe(
      `${FIRST_COVERED_DAY} ${LAST_COVERED_DAY}`,
    );
  });

  it('date the rule of a program by itself, where another one begins in mid-year', () => {
    const { lines } = calculate({ state: 'WA', payDate: calendarDate('2023-08-04') });
    const inForce = lines.map(({ tax, working: { from, to } }) => [tax, from, to]);
    expect(inForce).toContainEqual(['familyLeave', '2023-01-01', '2023-12-31']);
    expect(inForce).toContainEqual(['named:WA Cares', '2023-07-01', '2023-12-31']);
  });

  it('are only as sure as the least sure rule they use', () => {
    const supplemental = { amount: dollars(100), method: 'flat' } as const;
    const line = calculate({ payDate: calendarDate('2022-05-05'), supplemental }).lines[0];
    expect(line?.working.standing).toBe('secondary');
  });
});

describe('a cent either side of a threshold', () => {
  it.each([
    ['10% begins', 16_100, 0, 0],
    ['12% begins', 28_500, 1_240, 0.12],
    ['22% begins', 66_500, 5_800, 0.22],
    ['24% begins', 121_800, 17_966, 0.24],
    ['32% begins', 217_875, 41_024, 0.32],
    ['35% begins', 272_325, 58_448, 0.35],
    ['37% begins', 656_700, 192_979.25, 0.37],
  ])('federal income tax, single, 2026, a year paid at once: %s', (_, wages, tax, rateAbove) => {
    const at = dollars(wages);
    const entries = { payFrequency: 'ANNUAL' } as const;
    expect(federalIncomeTax({ ...entries, grossPay: at })).toBe(dollars(tax));
    const above = federalIncomeTax({ ...entries, grossPay: cents(at + 100) });
    expect(subtract(above, dollars(tax))).toBe(rateAbove === 0 ? 10 : Math.round(rateAbove * 100));
    expect(federalIncomeTax({ ...entries, grossPay: subtract(at, CENT) })).toBeLessThanOrEqual(dollars(tax));
  });

  it('social security: the wage base', () => {
    const before = dollars(184_500 - 1_000);
    const tax = (wages: Cents) => calculate({ grossPay: wages, yearToDate: paidBefore(before) });
    expect(amountOf(tax(dollars(999.99)), 'socialSecurity')).toBe(dollars(62));
    expect(stepsOf(tax(dollars(1_000)), 'socialSecurity')).toEqual(['underWageBase', 'applyRate']);
    expect(amountOf(tax(dollars(1_000.01)), 'socialSecurity')).toBe(dollars(62));
    expect(stepsOf(tax(dollars(1_000.01)), 'socialSecurity')).toEqual(['capAtWageBase', 'applyRate']);
    const over = calculate({ yearToDate: paidBefore(dollars(184_500)) });
    expect(amountOf(over, 'socialSecurity')).toBe(ZERO);
    expect(stepsOf(over, 'socialSecurity')).toEqual(['wageBaseReached']);
  });

  it('Medicare: 200,000 of wages in the year', () => {
    const tax = (grossPay: Cents) => calculate({ grossPay, yearToDate: paidBefore(dollars(190_000)) });
    expect(stepsOf(tax(dollars(10_000)), 'medicare')).toEqual(['applyRate']);
    expect(amountOf(tax(dollars(10_000)), 'medicare')).toBe(dollars(145));
    expect(amountOf(tax(dollars(10_000.01)), 'medicare')).toBe(dollars(145));
    expect(stepsOf(tax(dollars(10_000.01)), 'medicare')).toEqual(['applyRate', 'additionalRate', 'addAdditionalTax']);
    expect(amountOf(tax(dollars(11_000)), 'medicare')).toBe(dollars(159.5 + 9));
  });
});

describe('Form W-4', () => {
  it('step 2 uses its own schedule and no adjustment', () => {
    const steps = stepsOf(calculate({ w4: w4({ step2Checkbox: true }) }), 'federalIncomeTax');
    expect(steps).toEqual(['annualize', 'noWithholdingAdjustment', 'step2Schedule', 'applyBracket', 'divideByPeriods']);
  });

  it('a full certificate shows every line of the worksheet that counts', () => {
    const entries = {
      step3Credits: dollars(2_200),
      otherIncome: dollars(1_000),
      deductions: dollars(500),
      extraWithholding: dollars(20),
    };
    const line = calculate({ grossPay: dollars(4_000), w4: w4(entries) }).lines[0];
    expect(line?.working.steps.map(({ step, line: number }) => `${number} ${step}`)).toEqual([
      '1c annualize',
      '1e addOtherIncome',
      '1g withholdingAdjustment',
      '1h addDeductions',
      '1i subtractDeductions',
      '2a standardSchedule',
      '2g applyBracket',
      '2h divideByPeriods',
      '3b creditsPerPeriod',
      '3c subtractCredits',
      '4b addExtraWithholding',
    ]);
    // (104,000 + 1,000 - 500 - 8,600 - 57,900) x 22% + 5,800 = 14,160; / 26 = 544.62; less 84.62; plus 20.
    expect(line?.amount).toBe(dollars(480));
  });

  it('an older certificate takes its allowances off, and head of household withholds as single', () => {
    const older = { version: '2019', allowances: 2, extraWithholding: ZERO } as const;
    const single = calculate({ w4: { ...older, filingStatus: 'single' } });
    const head = calculate({ w4: { ...older, filingStatus: 'headOfHousehold' } });
    expect(amountOf(head, 'federalIncomeTax')).toBe(amountOf(single, 'federalIncomeTax'));
    expect(stepsOf(single, 'federalIncomeTax').slice(0, 3)).toEqual([
      'annualize',
      'countAllowances',
      'subtractAllowances',
    ]);
  });

  it('an older certificate with one allowance says what it counts, and with none says nothing of it', () => {
    const stepsWith = (allowances: number) =>
      stepsOf(
        calculate({ w4: { version: '2019', filingStatus: 'single', allowances, extraWithholding: ZERO } }),
        'federalIncomeTax',
      );
    expect(stepsWith(1)).toContain('countAllowances');
    expect(stepsWith(0)).not.toContain('countAllowances');
  });

  it('rounds once, where the worksheet divides', () => {
    // 52 x 1,000.01 - 8,600 - 19,900 = 23,500.52; x 12% + 1,240 = 4,060.0624; / 52 = 78.078..., not 78.07.
    expect(federalIncomeTax({ payFrequency: 'WEEKLY', grossPay: dollars(1_000.01) })).toBe(dollars(78.08));
  });

  it('step 3 credits are the dependents times that year’s amounts', () => {
    const dependents = { childrenUnder17: 2, otherDependents: 1 };
    expect(step3Credits(dependents, calendarDate('2025-06-01'), allRules)).toBe(dollars(4_500));
    expect(step3Credits(dependents, calendarDate('2026-06-01'), allRules)).toBe(dollars(4_900));
    const negative = { childrenUnder17: -1, otherDependents: 0 };
    expect(() => step3Credits(negative, calendarDate('2026-06-01'), allRules)).toThrow(InvalidPayInputError);
  });
});

describe('no more is withheld than there is', () => {
  it('extra withholding stops at what social security and Medicare leave', () => {
    const taxes = calculate({ grossPay: dollars(100), w4: w4({ extraWithholding: dollars(500) }) });
    expect(amountOf(taxes, 'socialSecurity')).toBe(dollars(6.2));
    expect(amountOf(taxes, 'medicare')).toBe(dollars(1.45));
    expect(amountOf(taxes, 'federalIncomeTax')).toBe(dollars(92.35));
    expect(taxes.total).toBe(dollars(100));
    expect(stepsOf(taxes, 'federalIncomeTax').at(-1)).toBe('capExtraWithholding');
  });

  it('no pay, no tax, whatever the certificate says', () => {
    const taxes = calculate({ grossPay: ZERO, w4: w4({ otherIncome: dollars(90_000), extraWithholding: dollars(5) }) });
    expect(taxes.total).toBe(ZERO);
  });
});

describe('supplemental wages', () => {
  const bonus = (amount: number, method: 'flat' | 'aggregate') => ({ amount: dollars(amount), method });

  it('flat: 22% of the bonus and the worksheet for the rest', () => {
    const regular = federalIncomeTax({ grossPay: dollars(2_000) });
    const taxes = calculate({ grossPay: dollars(3_000), supplemental: bonus(1_000, 'flat') });
    expect(amountOf(taxes, 'federalIncomeTax')).toBe(regular + dollars(220));
    expect(amountOf(taxes, 'socialSecurity')).toBe(dollars(186));
    const steps = stepsOf(taxes, 'federalIncomeTax');
    expect(steps[0]).toBe('setSupplementalApart');
    expect(steps.slice(-2)).toEqual(['supplementalRate', 'addSupplementalTax']);
  });

  it('flat: a bonus paid by itself knows no Form W-4', () => {
    const entries = { grossPay: dollars(1_000), supplemental: bonus(1_000, 'flat') };
    const taxes = calculate({ ...entries, w4: w4({ extraWithholding: dollars(50), otherIncome: dollars(40_000) }) });
    expect(amountOf(taxes, 'federalIncomeTax')).toBe(dollars(220));
    expect(stepsOf(taxes, 'federalIncomeTax')).toEqual(['setSupplementalApart', 'supplementalRate']);
    expect(taxes.lines[0]?.working.source.table).toContain('section 7');
  });

  it('aggregate: as a single payment', () => {
    const together = calculate({ grossPay: dollars(3_000), supplemental: bonus(1_000, 'aggregate') });
    expect(amountOf(together, 'federalIncomeTax')).toBe(federalIncomeTax({ grossPay: dollars(3_000) }));
    expect(stepsOf(together, 'federalIncomeTax')[0]).toBe('addSupplementalToWages');
  });

  it.each(['flat', 'aggregate'] as const)('%s: 37% of what takes the year above 1,000,000', (method) => {
    const tax = (before: number) =>
      calculate({
        grossPay: dollars(12_000),
        supplemental: bonus(10_000, method),
        yearToDate: paidBefore(dollars(before), dollars(before)),
      });
    const below = amountOf(tax(990_000), 'federalIncomeTax');
    expect(stepsOf(tax(990_000), 'federalIncomeTax')).not.toContain('supplementalAboveThreshold');
    const aboveByOneDollar = tax(990_001);
    expect(stepsOf(aboveByOneDollar, 'federalIncomeTax')).toContain('supplementalAboveThreshold');
    const all = amountOf(tax(1_000_000), 'federalIncomeTax');
    expect(all).toBe(federalIncomeTax({ grossPay: dollars(2_000) }) + dollars(3_700));
    if (method === 'flat') expect(amountOf(aboveByOneDollar, 'federalIncomeTax') - below).toBe(15);
  });
});

describe('states', () => {
  it('a state that taxes no wages has a line of zero that says so', () => {
    const taxes = calculate({ state: 'TX' });
    const line = taxes.lines.at(-1);
    expect(line).toMatchObject({ tax: 'stateIncomeTax', taxable: 0, amount: 0 });
    expect(line?.working.steps).toEqual([
      { step: 'noStateWageTax', figures: { state: { unit: 'state', value: 'TX' } } },
    ]);
    expect(taxes.coverage).toMatchObject({ stateIncomeTax: 'none', stateItems: 'none' });
  });

  it('a state that is not held has no line and is reported as missing', () => {
    const taxes = calculatePay(payment({ state: 'VA' }), { ...allRules, states: [] });
    expect(taxes.lines.map(({ tax }) => tax)).not.toContain('stateIncomeTax');
    expect(taxes.coverage).toEqual({
      state: 'VA',
      payDate: '2026-11-20',
      stateIncomeTax: 'missing',
      stateItems: 'none',
      local: { status: 'none', places: [] },
    });
  });

  it('come before what employees pay into programs of the state, which are taken from what is left', () => {
    const taxes = calculate({ state: 'OR', hoursWorked: quantity(80) });
    expect(taxes.lines.slice(3).map(({ tax, title }) => [tax, title])).toEqual([
      ['stateIncomeTax', undefined],
      ['workersCompensation', 'Oregon Workers Benefit Fund'],
      ['familyLeave', 'Oregon Paid Leave'],
      ['transit', 'Oregon Transit Tax'],
    ]);
    const small = calculate({ state: 'OR', w4: w4({ otherIncome: dollars(999_999) }) });
    expect(small.lines.slice(4).map(({ amount }) => amount)).toEqual([0, 0, 0]);
    expect(stepsOf(small, 'familyLeave').at(-1)).toBe('limitToPay');
  });

  it('coverage names an item that needs a figure nobody gave', () => {
    const on = calendarDate('2024-03-01');
    expect(coverageOf('WA', on, allRules)).toMatchObject({
      stateItems: 'calculated',
      itemsNotStated: ['Washington workers’ comp (L&I)'],
    });
    const elections = { waWorkersCompensationRate: unitPrice(0.15) };
    expect(calculate({ state: 'WA', elections }).coverage.itemsNotStated).toBeUndefined();
    expect(calculate({ state: 'DE' }).coverage.itemsNotStated).toEqual(['Delaware Paid Leave']);
  });
});

describe('refusals', () => {
  it('a year that is not held', () => {
    const attempt = () => calculate({ payDate: calendarDate('2019-01-15') });
    expect(attempt).toThrow(MissingRulesError);
    expect(attempt).toThrow(
      'We don’t have the federal tax rules for 01/15/2019. ' +
        `Choose a pay date from ${formatUsDate(FIRST_COVERED_DAY)} to ${formatUsDate(LAST_COVERED_DAY)}, or enter the taxes yourself.`,
    );
    expect(() => calculate({ payDate: addDays(LAST_COVERED_DAY, 1) })).toThrow(MissingRulesError);
  });

  const valid = payment();
  it.each([
    ['invalidDate', 'payDate', { payDate: '2026-02-29' as CalendarDate }],
    ['invalidDate', 'payDate', { payDate: '11/20/2026' as CalendarDate }],
    ['unknownChoice', 'payFrequency', { payFrequency: 'HOURLY' as 'DAILY' }],
    ['unknownChoice', 'state', { state: 'PR' as StateCode }],
    ['invalidAmount', 'grossPay', { grossPay: -1 as Cents }],
    ['invalidAmount', 'grossPay', { grossPay: Number.NaN as Cents }],
    ['invalidAmount', 'grossPay', { grossPay: 0.5 as Cents }],
    ['invalidAmount', 'grossPay', { grossPay: 1e12 as Cents }],
    ['invalidAmount', 'grossPay', { grossPay: Number.POSITIVE_INFINITY as Cents }],
    ['invalidAmount', 'yearToDate.medicareWages', { yearToDate: { ...valid.yearToDate, medicareWages: -5 as Cents } }],
    ['invalidAmount', 'w4.otherIncome', { w4: w4({ otherIncome: -1 as Cents }) }],
    ['invalidAmount', 'w4.extraWithholding', { w4: w4({ extraWithholding: Number.NaN as Cents }) }],
    ['unknownChoice', 'w4.filingStatus', { w4: w4({ filingStatus: 'widowed' as 'single' }) }],
    [
      'invalidCount',
      'w4.allowances',
      { w4: { version: '2019', filingStatus: 'single', allowances: 1.5, extraWithholding: ZERO } },
    ],
    ['supplementalAboveGross', 'supplemental.amount', { supplemental: { amount: dollars(9_999), method: 'flat' } }],
    ['invalidAmount', 'supplemental.amount', { supplemental: { amount: -1 as Cents, method: 'flat' } }],
  ] satisfies [string, string, Partial<PayInput>][])('%s at %s', (code, path, entries) => {
    const refusal = expect(() => calculate(entries));
    refusal.toThrow(InvalidPayInputError);
    refusal.toThrow(expect.objectContaining({ code, path, message: expect.stringContaining(path) as string }) as Error);
  });

  it('the largest amounts are calculated, to the cent', () => {
    const largest = cents(99_999_999_999);
    const taxes = calculate({ payFrequency: 'DAILY', grossPay: largest, w4: w4({ otherIncome: largest }) });
    // ((260 x 999,999,999.99 + 999,999,999.99 - 8,600 - 648,100) x 37% + 192,979.25) / 260
    expect(amountOf(taxes, 'federalIncomeTax')).toBe(37_142_288_461);
    expect(taxes.total).toBeLessThan(largest);
  });
});
