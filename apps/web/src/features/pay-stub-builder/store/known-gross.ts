import type { Cents } from '@paperwage/values';
import { hasUnreadAmount } from '../../builder/store/unread-amounts.ts';
import type { PayStubCalculation } from './calculation.ts';

/** The gross pay of a stub in cents; undefined while one of its earnings cannot be read. */
export function knownGross(calculation: PayStubCalculation, stub: number): Cents | undefined {
  const earnings = new RegExp(`^items\\.${stub}\\.(?:earnings|customEarnings)\\..+\\.(?:rate|hours|total)$`);
  return hasUnreadAmount(calculation, earnings) ? undefined : calculation.result.document.stubs[stub]?.gross.period;
}
