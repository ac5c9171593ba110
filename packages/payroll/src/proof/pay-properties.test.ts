import type { Cents } from '@paperwage/values';
import { add, applyRate, cents, subtract, ZERO } from '@paperwage/values';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PayInput, WorkingStep } from '../index.ts';
import { allRules, calculatePay, federalRulesOn, MissingRulesError, STEP_FIGURES } from '../index.ts';
import { anyPayment } from '../testing/payment.arbitrary.ts';
import { amountOf, payment, w4 } from '../testing/payment.fixture.ts';
import { YEAR_AFTER } from '../testing/years-held.fixture.ts';

const calculate = (input: PayInput) => calculatePay(input, allRules);

describe('for any payment', () => {
  it('no tax is negative, a fraction of a cent, or more than the pay', () => {
    fc.assert(
      fc.property(anyPayment, (input) => {
        const { lines, total } = calculate(input);
        for (const { amount, taxable } of lines) {
          expect(Number.isSafeInteger(amount)).toBe(true);
          expect(amount).toBeGreaterThanOrEqual(0);
          expect(taxable).toBeGreaterThanOrEqual(0);
          expect(taxable).toBeLessThanOrEqual(input.grossPay);
        }
        expect(total).toBeLessThanOrEqual(input.grossPay);
      }),
    );
  });

  it('net pay and taxes are the gross pay', () => {
    fc.assert(
      fc.property(anyPayment, (input) => {
        const { lines, total } = calculate(input);
        const net = subtract(input.grossPay, total);
        expect(lines.reduce<number>((sum, { amount }) => sum + amount, net)).toBe(input.grossPay);
      }),
    );
  });

  it('the order of its keys does not matter', () => {
    fc.assert(
      fc.property(anyPayment, (input) => {
        expect(calculate(reversed(input) as PayInput)).toEqual(calculate(input));
      }),
    );
  });

  it('every line has a working that ends in its amount and holds exactly the figures its steps name', () => {
    fc.assert(
      fc.property(anyPayment, (input) => {
        for (const { amount, working } of calculate(input).lines) {
          expect(working.steps.length).toBeGreaterThan(0);
          for (const step of working.steps) expectNamedFigures(step);
          expect(resultOf(working.steps.at(-1)!)).toBe(amount);
        }
      }),
    );
  });
});

describe('more wages never lower a tax', () => {
  it('with the standard schedules', () => {
    const wages = fc.integer({ min: 0, max: 99_000_000 }).map(cents);
    const more = fc.integer({ min: 1, max: 1_000_000 }).map(cents);
    fc.assert(
      fc.property(anyPayment, wages, more, (any, grossPay, raise) => {
        const { payDate, payFrequency } = any;
        const lower = calculate(payment({ payDate, payFrequency, grossPay }));
        const higher = calculate(payment({ payDate, payFrequency, grossPay: add(grossPay, raise) }));
        lower.lines.forEach(({ amount }, index) => expect(higher.lines[index]!.amount).toBeGreaterThanOrEqual(amount));
        // At most 45.55% of a raise is taken; each of three lines may round a cent up.
        expect(higher.total - lower.total).toBeLessThanOrEqual(raise / 2 + 3);
      }),
    );
  });
});

describe('a year of payments', () => {
  it('never takes more than the maximum of social security', () => {
    const payments = fc.array(fc.integer({ min: 0, max: 5_000_000 }).map(cents), { maxLength: 60 });
    fc.assert(
      fc.property(anyPayment, payments, ({ payDate }, amounts) => {
        let before = ZERO;
        let taxed = ZERO;
        for (const grossPay of amounts) {
          const yearToDate = { socialSecurityWages: before, medicareWages: before, supplementalWages: ZERO };
          const line = calculate(payment({ payDate, grossPay, yearToDate })).lines[1]!;
          taxed = add(taxed, line.taxable);
          before = add(before, grossPay);
        }
        const { wageBase } = federalRulesOn(payDate, allRules).socialSecurity;
        expect(taxed).toBe(Math.min(before, wageBase));
      }),
    );
  });

  it('takes the additional Medicare tax on exactly what is above the threshold', () => {
    const { medicare } = federalRulesOn(payment().payDate, allRules);
    const yearly = calculate(payment({ payFrequency: 'ANNUAL', grossPay: cents(30_000_000) }));
    const expected = add(
      applyRate(cents(30_000_000), medicare.rate),
      applyRate(cents(10_000_000), medicare.additionalRate),
    );
    expect(amountOf(yearly, 'medicare')).toBe(expected);
  });
});

it('a pay date outside the years held is refused, never answered with the neighbor’s year', () => {
  const years = fc.oneof(fc.integer({ min: 1900, max: 2021 }), fc.integer({ min: YEAR_AFTER, max: 2199 }));
  fc.assert(
    fc.property(years, (year) => {
      const payDate = `${year}-06-15` as PayInput['payDate'];
      expect(() => calculate(payment({ payDate, w4: w4() }))).toThrow(MissingRulesError);
    }),
  );
});

function reversed(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([key, inner]) => [key, reversed(inner)]),
  );
}

function expectNamedFigures({ step, figures }: WorkingStep): void {
  const units = Object.fromEntries(Object.entries(figures).map(([name, { unit }]) => [name, unit]));
  expect(units).toEqual(STEP_FIGURES[step]);
}

/** The figure a last step arrives at. */
function resultOf(last: WorkingStep): Cents {
  switch (last.step) {
    case 'belowFirstBracket':
    case 'noStateWageTax':
    case 'exemptFromState':
    case 'belowLowIncome':
    case 'wageBaseReached':
    case 'notLastOfQuarter':
      return ZERO;
    case 'divideByPeriods':
    case 'divideUnrounded':
      return last.figures.perPeriod.value;
    case 'subtractCredits':
    case 'subtractYearlyCredits':
    case 'creditShare':
      return last.figures.remaining.value;
    case 'addExtraWithholding':
    case 'capExtraWithholding':
    case 'addSupplementalTax':
    case 'addAdditionalTax':
    case 'makeUpToYearlyMaximum':
      return last.figures.total.value;
    case 'roundToDollar':
    case 'roundUpToDollar':
      return last.figures.rounded.value;
    case 'limitToPay':
    case 'limitToWeeklyMaximum':
    case 'limitToYearlyMaximum':
    case 'limitToMaximumEstimated':
      return last.figures.limited.value;
    case 'applyRate':
    case 'supplementalRate':
    case 'shareOfFederalTax':
    case 'yearlyRate':
    case 'electedRate':
    case 'rateWithoutCertificate':
    case 'applyPeriodBracket':
    case 'applyBracket':
    case 'supplementalAboveThreshold':
    case 'employeeShare':
    case 'perHour':
    case 'perQuarter':
    case 'mostAllowed':
      return last.figures.tax.value;
    default:
      throw new Error(`A working does not end in ${last.step}`);
  }
}
