import { dollars } from '@paperwage/values';
import type { StateClaim } from '../state-deductions.ts';

export const credits2024: readonly StateClaim[] = [
  { kind: 'stated', election: 'iaW4AllowanceDollars' },
  { kind: 'counted', of: 'allowances', each: dollars(40) },
];
