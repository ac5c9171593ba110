import type { Cents } from '@paperwage/values';
import { cents, dollars, times } from '@paperwage/values';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { TaxName } from '../index.ts';
import { allRules, calculatePay, InvalidPayInputError, priorPay, repeatPay } from '../index.ts';
import { amountOf, payment } from '../testing/payment.fixture.ts';
import { anyPayment } from '../testing/payment.arbitrary.ts';

const FEDERAL = ['federalIncomeTax', 'socialSecurity', 'medicare'] as const satisfies readonly TaxName[];

const PITTSBURGH = { locality: 'Pittsburgh' } as const;
const SERVICES = 'named:Pittsburgh local services tax';

describe('priorPay', () => {
  it('divides the gross by the periods, calculates one and multiplies back', () => {
    const input = payment({ payFrequency: 'WEEKLY', grossPay: dollars(3_000) });
    const one = calculatePay({ ...input, grossPay: dollars(1_000) }, allRules);
    const prior = priorPay(dollars(20_000), 20, input, allRules);
    for (const tax of FEDERAL) expect(prior.taxes[tax]).toBe(times(amountOf(one, tax), 20));
    expect(prior.grossPay).toBe(dollars(20_000));
    expect(prior.yearToDate.socialSecurityWages).toBe(dollars(20_000));
  });

  it('is repeatPay when the gross divides evenly and no cap is in reach', () => {
    const input = payment({ grossPay: dollars(1_777.77) });
    expect(priorPay(times(input.grossPay, 18), 18, input, allRules)).toEqual(repeatPay(input, 18, allRules));
  });

  it('honors the caps by the whole, whatever the division rounds', () => {
    const atBase = priorPay(dollars(184_500), 7, payment(), allRules);
    expect(atBase.taxes.socialSecurity).toBe(dollars(11_439));
    const above = priorPay(dollars(250_000), 7, payment(), allRules);
    expect(above.taxes.socialSecurity).toBe(dollars(11_439));
    const additional = 450;
    expect(above.taxes.medicare).toBeGreaterThan(dollars(250_000 * 0.0145 + additional) - 10);
    expect(above.taxes.medicare).toBeLessThan(dollars(250_000 * 0.0145 + additional) + 10);
  });

  it('does not repeat a bonus of the payment it precedes', () => {
    const supplemental = { amount: dollars(500), method: 'flat' } as const;
    const withBonus = priorPay(dollars(10_000), 5, payment({ supplemental }), allRules);
    expect(withBonus).toEqual(priorPay(dollars(10_000), 5, payment(), allRules));
  });

  it('never takes more than was paid, nor a negative tax', () => {
    const gross = fc.integer({ min: 0, max: 100_000_000 }).map(cents);
    fc.assert(
      fc.property(anyPayment, gross, fc.integer({ min: 1, max: 260 }), (input, grossBefore, periods) => {
        const prior = priorPay(grossBefore, periods, input, allRules);
        expect(prior.total).toBeLessThanOrEqual(grossBefore);
        for (const tax of FEDERAL) expect(prior.taxes[tax]).toBeGreaterThanOrEqual(0);
      }),
      { numRuns: process.env.TEST_ALL ? 100 : 20 },
    );
  });

  it.each([0, -3, 2.5])('refuses %s periods', (periods) => {
    expect(() => priorPay(dollars(100), periods, payment(), allRules)).toThrow(InvalidPayInputError);
  });

  it('refuses a gross that is no amount', () => {
    expect(() => priorPay(-1 as Cents, 3, payment(), allRules)).toThrow(InvalidPayInputError);
  });

  it('multiplies the local lines of the divided payment back', () => {
    const input = payment({ state: 'OH', elections: { locality: 'Columbus' } });
    // 2.5 % of 40,000.
    expect(priorPay(dollars(40_000), 20, input, allRules).taxes).toMatchObject({ 'named:Columbus': dollars(1_000) });
  });

  it('takes no more than is left', () => {
    const input = payment({ state: 'PA', elections: PITTSBURGH });
    const { taxes, total } = priorPay(cents(1), 20, input, allRules);
    expect(total).toBeLessThanOrEqual(1);
    expect(taxes[SERVICES]).toBe(0);
  });

  it('is never below zero where the division rounds deductions up to more than the pay', () => {
    const preTaxDeductions = [{ class: 'section125', amount: dollars(500) }] as const;
    const prior = priorPay(cents(20), 13, payment({ preTaxDeductions }), allRules);
    expect(prior.taxes).toMatchObject({ socialSecurity: 0, medicare: 0, federalIncomeTax: 0 });
    expect(prior.yearToDate.socialSecurityWages).toBe(0);
  });
});
