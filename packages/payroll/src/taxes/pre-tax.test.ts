import type { StateCode } from '@paperwage/values';
import { calendarDate, dollars, subtract, ZERO } from '@paperwage/values';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PayInput, PreTaxKind, PreTaxDeduction, TaxName } from '../index.ts';
import {
  allRules,
  calculatePay,
  InvalidPayInputError,
  PRE_TAX_KINDS,
  taxedKindOf,
  priorPay,
  repeatPay,
  stateRulesOn,
} from '../index.ts';
import { payDatesBefore } from '../calendar/pay-dates.ts';
import { amountOf, payment, stepsOf, w4 } from '../testing/payment.fixture.ts';
import { anyPaymentWithPreTax } from '../testing/pre-tax.arbitrary.ts';
import { exemptOvertime } from './state-wages.ts';
import { preTaxTotal, preTaxWithinPay } from './pre-tax.ts';

const calculate = (entries: Partial<PayInput>) => calculatePay(payment(entries), allRules);

const deduct = (kind: PreTaxKind, amount = dollars(200)): readonly PreTaxDeduction[] => [{ class: kind, amount }];

/** What a tax is taken of, of 2,000.00 every two weeks from which 200.00 of one class are deducted. */
function taxableOf(tax: TaxName, kind: PreTaxKind, entries: Partial<PayInput> = {}) {
  return calculate({ preTaxDeductions: deduct(kind), ...entries }).lines.find((line) => line.tax === tax)?.taxable;
}

it('fits deductions into a pay in their order, the rest of them at zero', () => {
  const amounts = [dollars(300), dollars(150), dollars(200), dollars(50)];
  const fitted = preTaxWithinPay(
    dollars(500),
    amounts.flatMap((amount) => deduct('hsa', amount)),
  );
  expect(fitted.map(({ amount }) => amount)).toEqual([dollars(300), dollars(150), dollars(50), ZERO]);
});

describe('pre-tax deductions and federal taxes', () => {
  it.each(PRE_TAX_KINDS)('%s lowers the income tax', (kind) => {
    // A year: 1,800.00 x 26 less 8,600 is 38,200; 1,240 and 12% above 19,900 are 3,436, every two weeks 132.15.
    const taxes = calculate({ preTaxDeductions: deduct(kind) });
    expect(amountOf(taxes, 'federalIncomeTax')).toBe(dollars(132.15));
    expect(stepsOf(taxes, 'federalIncomeTax')[0]).toBe('subtractPreTax');
  });

  it.each(PRE_TAX_KINDS.filter((kind) => !/retirement|simple/i.test(kind)))(
    '%s lowers social security and Medicare',
    (kind) => {
      const taxes = calculate({ preTaxDeductions: deduct(kind) });
      expect(amountOf(taxes, 'socialSecurity')).toBe(dollars(111.6));
      expect(amountOf(taxes, 'medicare')).toBe(dollars(26.1));
    },
  );

  it('a 401(k) leaves social security and Medicare as they are, and the working says so', () => {
    const taxes = calculate({ preTaxDeductions: deduct('retirement401k') });
    expect(amountOf(taxes, 'socialSecurity')).toBe(dollars(124));
    expect(amountOf(taxes, 'medicare')).toBe(dollars(29));
    expect(stepsOf(taxes, 'socialSecurity')[0]).toBe('preTaxStaysTaxed');
  });

  it('are told one by one, with the class and the amount', () => {
    const preTaxDeductions = [
      { class: 'hsa', amount: dollars(50) },
      { class: 'section125', amount: dollars(75) },
      { class: 'hsa', amount: dollars(25) },
    ] as const;
    const [line] = calculate({ preTaxDeductions }).lines;
    expect(line?.working.steps.slice(0, 2)).toEqual([
      {
        step: 'subtractPreTax',
        figures: {
          wages: { unit: 'cents', value: 200_000 },
          class: { unit: 'preTaxClass', value: 'section125' },
          amount: { unit: 'cents', value: 7_500 },
          remaining: { unit: 'cents', value: 192_500 },
        },
      },
      {
        step: 'subtractPreTax',
        figures: {
          wages: { unit: 'cents', value: 192_500 },
          class: { unit: 'preTaxClass', value: 'hsa' },
          amount: { unit: 'cents', value: 7_500 },
          remaining: { unit: 'cents', value: 185_000 },
        },
      },
    ]);
  });

  it('leave a bonus no larger than the wages they leave', () => {
    const supplemental = { amount: dollars(1_900), method: 'flat' } as const;
    const taxes = calculate({ supplemental, preTaxDeductions: deduct('section125', dollars(500)) });
    expect(amountOf(taxes, 'federalIncomeTax')).toBe(dollars(1_500 * 0.22));
  });
});

describe('pre-tax deductions and state income tax', () => {
  const LOWERED = dollars(1_800);
  const ALL = dollars(2_000);
  const cases: readonly (readonly [StateCode, string, Partial<Record<PreTaxKind, number>>])[] = [
    ['NY', '2026-11-20', {}],
    ['PA', '2026-11-20', { retirement401k: ALL, otherRetirement: ALL }],
    ['PA', '2022-11-18', { retirement401k: ALL, otherRetirement: ALL, dependentCare: ALL }],
    ['NJ', '2026-11-20', { otherRetirement: ALL, section125: ALL, hsa: ALL, fsa: ALL, dependentCare: ALL }],
    ['CA', '2026-11-20', { hsa: ALL }],
    ['AL', '2022-11-18', {}],
    ['MA', '2026-11-20', {}],
  ];

  it.each(cases)('%s on %s', (state, payDate, taxed) => {
    for (const kind of PRE_TAX_KINDS) {
      const taxable = taxableOf('stateIncomeTax', kind, { state, payDate: calendarDate(payDate) });
      expect(taxable, kind).toBe(taxed[taxedKindOf(kind)] ?? LOWERED);
    }
  });

  it('Pennsylvania takes 3.07% of pay before a 401(k): 61.40 and not 55.26', () => {
    const preTaxDeductions = deduct('retirement401k');
    expect(amountOf(calculate({ state: 'PA', preTaxDeductions }), 'stateIncomeTax')).toBe(dollars(61.4));
    const premiums = deduct('section125');
    expect(amountOf(calculate({ state: 'PA', preTaxDeductions: premiums }), 'stateIncomeTax')).toBe(dollars(55.26));
  });

  it('is no surer than the rule that keeps a deduction taxed', () => {
    const standing = (kind: PreTaxKind) =>
      calculate({ state: 'CA', preTaxDeductions: deduct(kind) }).lines.find(({ tax }) => tax === 'stateIncomeTax')
        ?.working.standing;
    expect(standing('fsa')).toBe('official');
    expect(standing('hsa')).toBe('secondary');
  });
});

describe('pre-tax deductions and programs of a state', () => {
  it.each([
    ['CA', 'stateDisability', { section125: 1_800, fsa: 1_800, dependentCare: 1_800 }],
    ['CT', 'familyLeave', { section125: 1_800, hsa: 1_800, fsa: 1_800, dependentCare: 1_800 }],
    [
      'OR',
      'transit',
      {
        retirement401k: 1_800,
        otherRetirement: 1_800,
        section125: 1_800,
        hsa: 1_800,
        fsa: 1_800,
        dependentCare: 1_800,
      },
    ],
    ['OR', 'familyLeave', { section125: 1_800, hsa: 1_800, fsa: 1_800 }],
    ['NJ', 'stateDisability', {}],
    ['NY', 'familyLeave', {}],
  ] as const)('%s %s', (state, tax, lowered: Partial<Record<PreTaxKind, number>>) => {
    for (const kind of PRE_TAX_KINDS) {
      expect(taxableOf(tax, kind, { state }), kind).toBe(dollars(lowered[taxedKindOf(kind)] ?? 2_000));
    }
  });

  const LEAVE = [...deduct('retirement401k', dollars(100)), ...deduct('section125', dollars(50))];
  const leaveIn = (state: StateCode) =>
    calculatePay(
      payment({
        state,
        preTaxDeductions: LEAVE,
        ...(state === 'DE' && { elections: { deEmployees: '25orMore' as const } }),
      }),
      allRules,
    ).lines.find(({ tax }) => tax === 'familyLeave')!;

  it('Minnesota Paid Leave takes 0.44% of pay before them: 8.80', () => {
    expect(leaveIn('MN')).toMatchObject({ taxable: dollars(2_000), amount: dollars(8.8) });
  });

  it('Delaware Paid Leave takes its rate of social security wages, which is derived', () => {
    expect(leaveIn('DE')).toMatchObject({ taxable: dollars(1_950), working: { standing: 'inferred' } });
  });

  it('Massachusetts counts premiums as an assumption, which the working says', () => {
    const { taxable, working } = leaveIn('MA');
    expect(taxable).toBe(dollars(2_000));
    expect(working.standing).toBe('inferred');
    expect(working.steps.slice(0, 2).map(({ step }) => step)).toEqual(['preTaxStaysTaxed', 'preTaxAssumedTaxed']);
  });

  it('says when a program is taken of them all the same, but not of one by the hour', () => {
    const taxes = calculate({ state: 'OR', preTaxDeductions: deduct('retirement401k') });
    expect(stepsOf(taxes, 'familyLeave')[0]).toBe('preTaxStaysTaxed');
    expect(stepsOf(taxes, 'transit')[0]).toBe('subtractPreTax');
    expect(stepsOf(taxes, 'workersCompensation')).not.toContain('preTaxStaysTaxed');
  });
});

describe('overtime', () => {
  const taxableIn = (payDate: string) =>
    calculate({ state: 'AL', overtime: dollars(300), payDate: calendarDate(payDate) }).lines.find(
      ({ tax }) => tax === 'stateIncomeTax',
    )?.taxable;

  it.each([
    ['2023-12-31', 2_000],
    ['2024-01-01', 1_700],
    ['2025-06-30', 1_700],
    ['2025-07-01', 2_000],
  ])('Alabama on %s taxes %s of 2,000.00 with 300.00 of overtime', (payDate, taxed) => {
    expect(taxableIn(payDate)).toBe(dollars(taxed));
  });

  it('is told, and leaves the federal taxes as they are', () => {
    const payDate = calendarDate('2024-06-14');
    const taxes = calculate({ state: 'AL', overtime: dollars(300), payDate });
    expect(stepsOf(taxes, 'stateIncomeTax')[0]).toBe('subtractExemptOvertime');
    expect(taxes.lines[0]).toEqual(calculate({ state: 'AL', payDate }).lines[0]);
    expect(calculate({ state: 'GA', overtime: dollars(300), payDate }).lines).toEqual(
      calculate({ state: 'GA', payDate }).lines,
    );
  });
});

/** Earlier payments are taken by the rules of their own days, which may be others than those of the pay date. */
function isSameRulesSince({ state, residenceState, payDate, payFrequency }: PayInput, payments: number): boolean {
  const first = payDatesBefore(payDate, payFrequency, payments).at(-1) ?? payDate;
  return [state, residenceState].every(
    (one) =>
      stateRulesOn(one, first, allRules) === stateRulesOn(one, payDate, allRules) &&
      (one === undefined ||
        exemptOvertime(one, first, allRules.exemptEarnings) === exemptOvertime(one, payDate, allRules.exemptEarnings)),
  );
}

describe('for any payment with pre-tax deductions', () => {
  it('taxes and deductions never come to more than the pay, and no tax is negative', () => {
    fc.assert(
      fc.property(anyPaymentWithPreTax, (input) => {
        const { lines, total } = calculatePay(input, allRules);
        for (const { amount, taxable } of lines) {
          expect(amount).toBeGreaterThanOrEqual(0);
          expect(taxable).toBeLessThanOrEqual(input.grossPay);
        }
        expect(total).toBeLessThanOrEqual(subtract(input.grossPay, preTaxTotal(input)));
      }),
    );
  });

  it('nothing deducted changes nothing', () => {
    fc.assert(
      fc.property(anyPaymentWithPreTax, (input) => {
        const without = { ...input, preTaxDeductions: [] };
        const nothing = { ...input, preTaxDeductions: PRE_TAX_KINDS.map((kind) => ({ class: kind, amount: ZERO })) };
        expect(calculatePay(nothing, allRules)).toEqual(calculatePay(without, allRules));
      }),
    );
  });

  it('what was paid before is what leads to the next payment', () => {
    fc.assert(
      fc.property(anyPaymentWithPreTax, fc.integer({ min: 1, max: 30 }), (input, payments) => {
        fc.pre(!['NM', 'WA', 'VT'].includes(input.state ?? ''));
        fc.pre(isSameRulesSince(input, payments));
        const before = repeatPay(input, payments - 1, allRules);
        const next = calculatePay({ ...input, yearToDate: before.yearToDate }, allRules);
        const all = repeatPay(input, payments, allRules);
        expect(all.total - before.total).toBe(next.total);
        for (const { tax, amount } of next.lines) expect((all.taxes[tax] ?? 0) - (before.taxes[tax] ?? 0)).toBe(amount);
      }),
    );
  });
});

describe('a 401(k) that takes all of the pay', () => {
  it('leaves nothing for social security and Medicare, and the working says so', () => {
    const taxes = calculate({ preTaxDeductions: deduct('retirement401k', dollars(2_000)) });
    expect(taxes.total).toBe(0);
    expect(stepsOf(taxes, 'socialSecurity').at(-1)).toBe('limitToPay');
  });
});

describe('earlier pay with pre-tax deductions', () => {
  it('counts towards the wage base what social security is taken of', () => {
    const input = payment({ preTaxDeductions: deduct('section125') });
    expect(repeatPay(input, 10, allRules).yearToDate).toEqual({
      socialSecurityWages: dollars(18_000),
      medicareWages: dollars(18_000),
      supplementalWages: ZERO,
      stateWages: dollars(20_000),
    });
  });

  it('is a typed gross, divided, with the same deductions from each payment', () => {
    const preTaxDeductions = deduct('section125');
    const input = payment({ preTaxDeductions, state: 'PA', w4: w4() });
    const prior = priorPay(dollars(20_000), 10, input, allRules);
    const repeated = repeatPay(input, 10, allRules);
    expect(prior.taxes).toEqual(repeated.taxes);
    expect(prior.yearToDate).toEqual(repeated.yearToDate);
  });

  it('takes no more from a smaller typed gross than it is', () => {
    const input = payment({ preTaxDeductions: deduct('section125', dollars(500)) });
    expect(priorPay(dollars(1_000), 10, input, allRules)).toMatchObject({ grossPay: dollars(1_000), total: ZERO });
  });
});

describe('refusals', () => {
  const refusal = (entries: Partial<PayInput>) => () => calculate(entries);

  it('more deducted than was paid', () => {
    const preTaxDeductions = [...deduct('hsa', dollars(1_500)), ...deduct('fsa', dollars(500.01))];
    expect(refusal({ preTaxDeductions })).toThrow(InvalidPayInputError);
    expect(refusal({ preTaxDeductions })).toThrow(
      'preTaxDeductions add up to more than the gross pay. Lower the pre-tax deductions, or check the gross pay.',
    );
  });

  it('a class that is not known, an amount that is none', () => {
    expect(refusal({ preTaxDeductions: [{ class: 'roth' as PreTaxKind, amount: ZERO }] })).toThrow(
      'preTaxDeductions.0.class is not an allowed value. Use one of retirement401k, retirement403b, retirement457b, ' +
        'simpleIra, otherRetirement, section125, hsa, fsa, dependentCare.',
    );
    expect(refusal({ preTaxDeductions: deduct('hsa', -1 as typeof ZERO) })).toThrow('preTaxDeductions.0.amount');
  });

  it('overtime and tips that are more than the pay', () => {
    expect(refusal({ overtime: dollars(2_000.01) })).toThrow('overtime is more than the gross pay.');
    expect(refusal({ overtime: dollars(1_500), tips: dollars(501) })).toThrow('tips is more than the gross pay');
  });
});
