import { dollars } from '@paperwage/values';
import type { StateClaim } from '../state-deductions.ts';

export const deductions2022: readonly StateClaim[] = [
  { kind: 'counted', of: 'allowances', each: dollars(2_425) },
  { kind: 'counted', of: 'line2Allowances', each: dollars(1_000) },
];
