import { calendarDate, dollars } from '@paperwage/values';
import { guideOctober2022, schedule2022 } from '../editions/va.ts';
import type { StateRules } from '../state-rules.ts';

export const va2022: readonly StateRules[] = [
  {
    state: 'VA',
    from: calendarDate('2022-01-01'),
    to: calendarDate('2022-09-30'),
    incomeTax: {
      method: 'annualized',
      schedule: schedule2022,
      standardDeduction: { kind: 'fixed', amount: { all: dollars(4_500) } },
      deductions: [{ kind: 'counted', of: 'allowances', each: dollars(930) }],
      source: {
        publication: 'Virginia Income Tax Withholding Guide for Employers',
        edition: 'in effect through September 30, 2022',
        publisher: 'Virginia Department of Taxation',
        url: 'https://www.tax.virginia.gov/withholding-tax',
        checked: calendarDate('2026-11-21'),
      },
      standing: 'secondary',
      recordedBy: ['TimeTrex Community Edition 16.12.9'],
      comparedWith: [{ record: 'Microsoft Dynamics GP (October 7, 2022)', figures: 'the rates and brackets' }],
      note: 'We don’t ask for age and blindness exemptions.',
    },
  },
  { state: 'VA', from: calendarDate('2022-10-01'), to: calendarDate('2022-12-31'), incomeTax: guideOctober2022 },
];
