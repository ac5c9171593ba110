import { ZERO } from '@paperwage/values';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allRules, calculatePay } from '../../index.ts';
import { anyLocalPayment } from '../../testing/payment.arbitrary.ts';

describe('any local tax', () => {
  it('is never negative, never more than is left, and nothing of nothing', () => {
    fc.assert(
      fc.property(anyLocalPayment, (input) => {
        const { lines, total } = calculatePay(input, allRules);
        for (const { amount } of lines) expect(amount).toBeGreaterThanOrEqual(0);
        expect(total).toBeLessThanOrEqual(input.grossPay);
        const ofNothing = calculatePay({ ...input, grossPay: ZERO }, allRules);
        expect(ofNothing.total).toBe(0);
      }),
    );
  });
});
