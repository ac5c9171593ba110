import { calendarDate, dollars, percent } from '@paperwage/values';
import type { StateRules } from '../state-rules.ts';

export const sc2025: readonly StateRules[] = [
  {
    state: 'SC',
    from: calendarDate('2025-01-01'),
    to: calendarDate('2025-12-31'),
    incomeTax: {
      method: 'annualized',
      schedule: {
        all: [
          { over: dollars(0), base: dollars(0), rate: percent('0') },
          { over: dollars(3_560), base: dollars(0), rate: percent('3') },
          { over: dollars(17_830), base: dollars(428.1), rate: percent('6.2') },
        ],
      },
      standardDeduction: {
        kind: 'percentOfWages',
        rate: percent('10'),
        minimum: dollars(0),
        maximum: dollars(7_300),
        onlyWithAllowances: true,
      },
      deductions: [{ kind: 'counted', of: 'allowances', each: dollars(4_860) }],
      source: {
        publication: 'WH-1603F, Formula for Computing South Carolina Withholding Tax',
        edition: '2025',
        publisher: 'South Carolina Department of Revenue',
        url: 'https://dor.sc.gov/forms-site/Forms/WH1603F_2025.pdf',
        checked: calendarDate('2026-11-21'),
      },
      standing: 'official',
      recordedBy: ['payroll-tax-engine'],
      comparedWith: [{ record: 'the agency’s worked example' }],
    },
  },
];
