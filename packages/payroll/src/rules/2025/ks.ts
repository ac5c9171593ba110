import { calendarDate } from '@paperwage/values';
import { guideOctober2024 } from '../editions/ks.ts';
import type { StateRules } from '../state-rules.ts';

export const ks2025: readonly StateRules[] = [
  { state: 'KS', from: calendarDate('2025-01-01'), to: calendarDate('2025-12-31'), incomeTax: guideOctober2024 },
];
