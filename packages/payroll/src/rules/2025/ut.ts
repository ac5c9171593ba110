import { calendarDate, dollars, percent } from '@paperwage/values';
import { guideApril2024, guideApril2025 } from '../editions/ut.ts';
import type { StateRules } from '../state-rules.ts';

export const ut2025: readonly StateRules[] = [
  {
    state: 'UT',
    from: calendarDate('2025-01-01'),
    to: calendarDate('2025-05-31'),
    incomeTax: {
      method: 'utah',
      rate: percent('4.55'),
      credit: { single: dollars(440), married: dollars(880), headOfHousehold: dollars(440) },
      creditFallsFrom: { single: dollars(8_826), married: dollars(17_652), headOfHousehold: dollars(8_826) },
      creditFallsBy: percent('1.3'),
      source: guideApril2024,
      standing: 'official',
      recordedBy: ['payroll-tax-engine'],
      note: 'The state keys its schedules to the beginning of the pay period; they are chosen by the pay date here.',
    },
  },
  {
    state: 'UT',
    from: calendarDate('2025-06-01'),
    to: calendarDate('2025-12-31'),
    incomeTax: {
      method: 'utah',
      rate: percent('4.5'),
      credit: { single: dollars(450), married: dollars(900), headOfHousehold: dollars(450) },
      creditFallsFrom: { single: dollars(9_107), married: dollars(18_213), headOfHousehold: dollars(9_107) },
      creditFallsBy: percent('1.3'),
      source: guideApril2025,
      standing: 'official',
      recordedBy: ['payroll-tax-engine'],
      note: 'The state keys its schedules to the beginning of the pay period; they are chosen by the pay date here.',
    },
  },
];
