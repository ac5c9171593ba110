import { dollars } from '@paperwage/values';
import { describe, expect, it } from 'vitest';
import { allRules, calculatePay } from '../index.ts';
import { paidBefore, payment } from '../testing/payment.fixture.ts';

describe('a bonus that goes over the yearly million', () => {
  it('is taken out of the wages whole, each part at its own rate', () => {
    const yearToDate = paidBefore(dollars(950_000), dollars(900_000));
    const bonus = { amount: dollars(300_000), method: 'flat' } as const;
    const paid = (entries: object) =>
      calculatePay(payment({ state: 'TX', grossPay: dollars(302_000), yearToDate, ...entries }), allRules).lines[0]!;
    const withBonus = paid({ supplemental: bonus });
    const figures = { gross: 302_000_00, supplemental: 300_000_00, regular: 2_000_00 };
    const apart = withBonus.working.steps.find(({ step }) => step === 'setSupplementalApart')!;
    for (const [name, value] of Object.entries(figures)) {
      expect(apart.figures).toMatchObject({ [name]: { value } });
    }
    // Publication 15 (2026), section 7: 22% to one million in the year, and 37% above it.
    expect(withBonus.amount! - paid({ grossPay: dollars(2_000) }).amount!).toBe(22_000_00 + 74_000_00);
  });
});
