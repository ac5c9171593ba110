import { calendarDate, dollars, percent } from '@paperwage/values';
import type { StateRules } from '../state-rules.ts';

export const ut2023: readonly StateRules[] = [
  {
    state: 'UT',
    from: calendarDate('2023-01-01'),
    to: calendarDate('2023-05-31'),
    incomeTax: {
      method: 'utah',
      rate: percent('4.85'),
      credit: { single: dollars(390), married: dollars(780), headOfHousehold: dollars(390) },
      creditFallsFrom: { single: dollars(7_774), married: dollars(15_548), headOfHousehold: dollars(7_774) },
      creditFallsBy: percent('1.3'),
      source: {
        title: 'Publication 14, Utah Withholding Tax Guide (2023)',
        publisher: 'Utah State Tax Commission',
        url: 'https://tax.utah.gov/',
        checked: calendarDate('2026-11-21'),
      },
      standing: 'secondary',
      note: 'Read through stephenmoore33/timetrex-docker: TimeTrex_Community_Edition_v16.12.9/classes/payroll_deduction/US/UT.class.php. A second source agrees on: flatRate, credit, laterInYear[0].flatRate, laterInYear[0].credit, laterInYear[0].effectiveFrom.',
    },
  },
  {
    state: 'UT',
    from: calendarDate('2023-06-01'),
    to: calendarDate('2023-12-31'),
    incomeTax: {
      method: 'utah',
      rate: percent('4.65'),
      credit: { single: dollars(415), married: dollars(830), headOfHousehold: dollars(415) },
      creditFallsFrom: { single: dollars(8_371), married: dollars(16_742), headOfHousehold: dollars(8_371) },
      creditFallsBy: percent('1.3'),
      source: {
        title: 'Publication 14, Utah Withholding Tax Guide (2023)',
        publisher: 'Utah State Tax Commission',
        url: 'https://tax.utah.gov/',
        checked: calendarDate('2026-11-21'),
      },
      standing: 'secondary',
      note: 'Read through stephenmoore33/timetrex-docker: TimeTrex_Community_Edition_v16.12.9/classes/payroll_deduction/US/UT.class.php.',
    },
  },
];
