import type { Cents } from '@paperwage/values';
import { dollars, subtract, times, ZERO } from '@paperwage/values';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PayInput, PayTaxes } from './index.ts';
import { allRules, calculatePay, priorPay, repeatPay } from './index.ts';
import { anyPayment } from './testing/payment.arbitrary.ts';
import { amountOf, payment, stepsOf, w4 } from './testing/payment.fixture.ts';
import { withoutExtra } from './extra-withholding.ts';

const INCOME_TAXES = ['federalIncomeTax', 'stateIncomeTax'];
const monthly: Partial<PayInput> = { payFrequency: 'MONTHLY', grossPay: dollars(3_000), state: 'CA' };
const calculate = (entries: Partial<PayInput>) => calculatePay(payment({ ...monthly, ...entries }), allRules);
const plain = calculate({});
const takeHome = subtract(dollars(3_000), plain.total);
const tooMuch = w4({ extraWithholding: dollars(99_999) });

describe('extra withholding above what is left of the pay', () => {
  it('takes the place of no tax when Form W-4 asks for it', () => {
    const taxes = calculate({ w4: tooMuch });
    for (const { tax, amount } of plain.lines.slice(1)) expect(amountOf(taxes, tax)).toBe(amount);
    expect(amountOf(taxes, 'federalIncomeTax') - amountOf(plain, 'federalIncomeTax')).toBe(takeHome);
    expect(taxes.total).toBe(dollars(3_000));
  });

  it('says what was asked for and what is withheld', () => {
    const { working, amount } = calculate({ w4: tooMuch }).lines[0]!;
    const figures = { asked: dollars(99_999), extra: takeHome, total: amount };
    const last = working.steps.at(-1)!;
    expect(last.step).toBe('capExtraWithholding');
    for (const [name, value] of Object.entries(figures)) {
      expect(last.figures).toHaveProperty(name, { unit: 'cents', value });
    }
  });

  it('takes the place of no contribution when the state’s certificate asks for it', () => {
    const taxes = calculate({ elections: { additionalWithholding: dollars(99_999) } });
    expect(amountOf(taxes, 'stateDisability')).toBe(amountOf(plain, 'stateDisability'));
    expect(amountOf(taxes, 'stateDisability')).toBeGreaterThan(ZERO);
    expect(taxes.total).toBe(dollars(3_000));
    expect(stepsOf(taxes, 'stateIncomeTax').at(-1)).toBe('capExtraWithholding');
  });

  it('takes the place of no local tax', () => {
    const elections = { locality: 'Columbus' };
    const due = calculate({ state: 'OH', elections });
    const taxes = calculate({ state: 'OH', elections, w4: tooMuch });
    expect(amountOf(due, 'named:Columbus')).toBeGreaterThan(ZERO);
    expect(amountOf(taxes, 'named:Columbus')).toBe(amountOf(due, 'named:Columbus'));
  });

  it('goes to the federal tax before the state’s when both ask', () => {
    const taxes = calculate({
      w4: w4({ extraWithholding: subtract(takeHome, dollars(10)) }),
      elections: { additionalWithholding: dollars(50) },
    });
    expect(stepsOf(taxes, 'federalIncomeTax').at(-1)).toBe('addExtraWithholding');
    expect(amountOf(taxes, 'stateIncomeTax') - amountOf(plain, 'stateIncomeTax')).toBe(dollars(10));
  });

  it('is not told of where it is not asked: an exempt employee has none withheld by the state', () => {
    const taxes = calculate({ w4: tooMuch, elections: { additionalWithholding: dollars(50), exempt: true } });
    expect(stepsOf(taxes, 'stateIncomeTax')).toEqual(['exemptFromState']);
    expect(amountOf(taxes, 'stateIncomeTax')).toBe(ZERO);
    expect(taxes.total).toBe(dollars(3_000));
  });
});

it('changes nothing when it fits', () => {
  const taxes = calculate({ w4: w4({ extraWithholding: takeHome }) });
  expect(amountOf(taxes, 'federalIncomeTax') - amountOf(plain, 'federalIncomeTax')).toBe(takeHome);
  expect(stepsOf(taxes, 'federalIncomeTax')).not.toContain('capExtraWithholding');
});

describe('leaves every other tax as it is without it', () => {
  const due = ({ lines }: PayTaxes) =>
    lines.filter(({ tax }) => !INCOME_TAXES.includes(tax)).map(({ tax, amount }) => [tax, amount]);

  it('in any payment', () => {
    fc.assert(
      fc.property(anyPayment, (input) => {
        expect(due(calculatePay(input, allRules))).toEqual(due(calculatePay(withoutExtra(input), allRules)));
      }),
      { numRuns: 300 },
    );
  });

  it('in earlier payments', () => {
    const before = repeatPay(payment({ ...monthly, w4: tooMuch }), 3, allRules);
    expect(before.taxes.stateDisability).toBe(times(amountOf(plain, 'stateDisability'), 3));
    expect(before.total).toBe(dollars(9_000));
  });

  it('in payments after the wage base, of which it takes more', () => {
    const input = payment({ grossPay: dollars(20_000), payFrequency: 'MONTHLY', state: 'TX' });
    const due = repeatPay(input, 11, allRules);
    const all = repeatPay({ ...input, w4: tooMuch }, 11, allRules);
    expect(all.taxes.socialSecurity).toBe(due.taxes.socialSecurity);
    expect(all.taxes.federalIncomeTax).toBe(
      subtract(dollars(220_000), (due.taxes.socialSecurity! + due.taxes.medicare!) as Cents),
    );
  });

  it.each([3, 40])('in a typed gross pay of %i periods before', (periods) => {
    const input = payment({
      ...monthly,
      payFrequency: 'WEEKLY',
      elections: { additionalWithholding: dollars(99_999) },
    });
    const grossBefore = times(dollars(10_000), periods);
    const none = priorPay(grossBefore, periods, withoutExtra(input), allRules);
    const all = priorPay(grossBefore, periods, { ...input, w4: tooMuch }, allRules);
    const { federalIncomeTax, stateIncomeTax, ...others } = none.taxes;
    expect(all.taxes).toMatchObject(others);
    expect(all.total).toBe(grossBefore);
    expect(all.taxes.federalIncomeTax! - federalIncomeTax!).toBe(subtract(grossBefore, none.total));
    expect(all.taxes.stateIncomeTax).toBe(stateIncomeTax);
  });
});
