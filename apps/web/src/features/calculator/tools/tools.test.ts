import { allRules, calculatePay, ordinaryPayDate, plainW4 } from '@paperwage/payroll';
import { dollars, quantity, unitPrice } from '@paperwage/values';
import { describe, expect, it } from 'vitest';
import { proportion, readAmount, readCount, readHours, readRate } from './exact.ts';
import { convertPay } from './hourly-to-salary.tsx';
import { payWeek } from './overtime.tsx';
import { effectsOfW4 } from './w4-helper.tsx';

const NOTHING = dollars(0);

describe('overtime pay', () => {
  // 29 CFR 778.110, with the piece of its example: 46 hours at $12 an hour, and with a bonus of $46.
  it.each([
    { other: 0, total: 588, regularRate: 120_000 },
    { other: 46, total: 637, regularRate: 130_000 },
  ])('is that of the example of the regulation, with $other in bonus', ({ other, total, regularRate }) => {
    const week = payWeek(unitPrice(12), quantity(46), dollars(other));
    expect([week.total, week.regularRate]).toEqual([dollars(total), regularRate]);
  });

  it('is none up to 40 hours, and nothing for nothing', () => {
    expect(payWeek(unitPrice(12), quantity(40), NOTHING)).toMatchObject({ premium: 0, overtimeHours: 0 });
    expect(payWeek(unitPrice(12), quantity(0), NOTHING)).toMatchObject({ total: 0, regularRate: 0 });
  });
});

describe('hourly to salary', () => {
  it('goes both ways', () => {
    expect(convertPay(true, unitPrice(31.25), quantity(40), 52)).toEqual({
      hour: '31.25',
      day: '250.00',
      week: '1,250.00',
      twoWeeks: '2,500.00',
      month: '5,416.67',
      year: '65,000.00',
    });
    expect(convertPay(false, dollars(65_000), quantity(40), 52).hour).toBe('31.25');
    expect(convertPay(false, dollars(100_000), quantity(40), 50).week).toBe('2,000.00');
  });
});

describe('the Form W-4 helper', () => {
  it('ends at the tax of the whole form, each step adding its part', () => {
    const entries = {
      pay: dollars(2_500),
      frequency: 'BI_WEEKLY',
      status: 'single',
      step2: true,
      credits: dollars(2_200),
      income: dollars(5_000),
      deductions: dollars(3_000),
      extra: dollars(20),
    } as const;
    const { total, rows } = effectsOfW4(entries, allRules);
    const { lines } = calculatePay(
      {
        payDate: ordinaryPayDate(2026),
        payFrequency: 'BI_WEEKLY',
        grossPay: entries.pay,
        state: undefined,
        w4: {
          ...plainW4('single', entries.credits),
          version: '2020',
          step2Checkbox: true,
          step3Credits: entries.credits,
          otherIncome: entries.income,
          deductions: entries.deductions,
          extraWithholding: entries.extra,
        },
        yearToDate: { socialSecurityWages: NOTHING, medicareWages: NOTHING, supplementalWages: NOTHING },
      },
      allRules,
    );
    expect(total).toBe(lines[0]!.amount);
    // 2,200.00 over 26 paychecks.
    expect(rows[2]).toEqual(['Step 3: dependents', '−84.62', '−2,200.12']);
    expect(rows[5]).toEqual(['Step 4(c): extra withholding', '+20.00', '+520.00']);
  });
});

describe('the entries of a tool', () => {
  it.each(['', '-1', 'abc', '8,5', '1e5', '99999999999999999999'])('%j is no amount, rate or hours', (text) => {
    expect([readAmount(text), readRate(text), readHours(text, 168)]).toEqual([undefined, undefined, undefined]);
  });

  it('reads counts, nothing as none', () => {
    expect(['', ' 2 ', '100', '-1', '1.5'].map(readCount)).toEqual([0, 2, undefined, undefined, undefined]);
  });

  it('rounds once, half up, and has no part of nothing', () => {
    expect([proportion(5, 1, 2), proportion(1, 1, 3), proportion(1, 1, 0)]).toEqual([3, 0, 0]);
  });
});
