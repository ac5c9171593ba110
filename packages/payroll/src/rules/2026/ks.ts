import { calendarDate } from '@paperwage/values';
import { guideOctober2024 } from '../editions/ks.ts';
import type { StateRules } from '../state-rules.ts';

export const ks2026: readonly StateRules[] = [
  { state: 'KS', from: calendarDate('2026-01-01'), to: calendarDate('2026-12-31'), incomeTax: guideOctober2024 },
];
