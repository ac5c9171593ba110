import { calendarDate, dollars, percent } from '@paperwage/values';
import type { StateRules } from '../state-rules.ts';

export const il2023: readonly StateRules[] = [
  {
    state: 'IL',
    from: calendarDate('2023-01-01'),
    to: calendarDate('2023-07-04'),
    incomeTax: {
      method: 'flat',
      rate: percent('4.95'),
      deductions: [
        { kind: 'counted', of: 'allowances', each: dollars(2_625) },
        { kind: 'counted', of: 'line2Allowances', each: dollars(1_000) },
      ],
      source: {
        title: 'Booklet IL-700-T, Illinois Withholding Tax Tables (2023)',
        publisher: 'Illinois Department of Revenue',
        url: 'https://tax.illinois.gov/',
        checked: calendarDate('2026-11-21'),
      },
      standing: 'secondary',
      note: 'Read through stephenmoore33/timetrex-docker: TimeTrex_Community_Edition_v16.12.9/classes/payroll_deduction/US/IL.class.php. A second source agrees on: flatRate, secondaryAllowance.amount.',
    },
  },
  {
    state: 'IL',
    from: calendarDate('2023-07-05'),
    to: calendarDate('2023-12-31'),
    incomeTax: {
      method: 'flat',
      rate: percent('4.95'),
      deductions: [
        { kind: 'counted', of: 'allowances', each: dollars(2_425) },
        { kind: 'counted', of: 'line2Allowances', each: dollars(1_000) },
      ],
      source: {
        title: 'Booklet IL-700-T, Illinois Withholding Tax Tables (2023)',
        publisher: 'Illinois Department of Revenue',
        url: 'https://tax.illinois.gov/',
        checked: calendarDate('2026-11-21'),
      },
      standing: 'official',
      note: 'P.A. 103-0009 (7 June 2023) put the 2023 allowance back to 2,425; the revised IL-700-T offered 2,225 as an optional catch-up amount for the rest of 2023. Read through tax.illinois.gov Informational Bulletin FY 2024-02.',
    },
  },
];
