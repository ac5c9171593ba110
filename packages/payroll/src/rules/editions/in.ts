import { dollars } from '@paperwage/values';
import type { StateClaim } from '../state-deductions.ts';

export const deductionsOctober2022: readonly StateClaim[] = [
  { kind: 'counted', of: 'allowances', each: dollars(1_000) },
  { kind: 'counted', of: 'dependentExemptions', each: dollars(1_500) },
  { kind: 'counted', of: 'adoptedChildren', each: dollars(3_000) },
];

export const deductionsSeptember2023: readonly StateClaim[] = [
  { kind: 'counted', of: 'allowances', each: dollars(1_000) },
  { kind: 'counted', of: 'dependentExemptions', each: dollars(1_500) },
  { kind: 'counted', of: 'firstTimeDependents', each: dollars(1_500) },
  { kind: 'counted', of: 'adoptedChildren', each: dollars(3_000) },
];
