import { calendarDate, dollars, percent } from '@paperwage/values';
import type { StateRules } from '../state-rules.ts';

export const in2026: readonly StateRules[] = [
  {
    state: 'IN',
    from: calendarDate('2026-01-01'),
    to: calendarDate('2026-12-31'),
    incomeTax: {
      method: 'flat',
      rate: percent('2.95'),
      deductions: [
        { kind: 'counted', of: 'allowances', each: dollars(1_000) },
        { kind: 'counted', of: 'dependentExemptions', each: dollars(1_500) },
        { kind: 'counted', of: 'firstTimeDependents', each: dollars(1_500) },
        { kind: 'counted', of: 'adoptedChildren', each: dollars(3_000) },
      ],
      source: {
        publication: 'Departmental Notice #1, How to Compute Withholding for State and County Income Tax',
        edition: 'effective January 1, 2026, R46 / 01-26',
        publisher: 'Indiana Department of Revenue',
        url: 'https://www.in.gov/dor/files/dn01.pdf',
        checked: calendarDate('2026-11-21'),
      },
      standing: 'official',
      recordedBy: ['Nyaksik/us-payroll-tax-tables'],
      comparedWith: [{ record: '2 of the agency’s worked examples' }],
      note: 'County tax is a separate line.',
    },
  },
];
