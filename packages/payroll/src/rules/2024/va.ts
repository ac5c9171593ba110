import { calendarDate, dollars, percent } from '@paperwage/values';
import { guideApril2024, guideOctober2022 } from '../editions/va.ts';
import type { StateRules } from '../state-rules.ts';

export const va2024: readonly StateRules[] = [
  {
    state: 'VA',
    from: calendarDate('2024-01-01'),
    to: calendarDate('2024-03-31'),
    incomeTax: {
      method: 'annualized',
      schedule: {
        all: [
          { over: dollars(0), base: dollars(0), rate: percent('2') },
          { over: dollars(3_000), base: dollars(60), rate: percent('3') },
          { over: dollars(5_000), base: dollars(120), rate: percent('5') },
          { over: dollars(17_000), base: dollars(720), rate: percent('5.75') },
        ],
      },
      standardDeduction: { kind: 'fixed', amount: { all: dollars(8_000) } },
      deductions: [{ kind: 'counted', of: 'allowances', each: dollars(930) }],
      source: guideOctober2022,
      standing: 'secondary',
      recordedBy: ['TimeTrex Community Edition 16.12.9'],
      comparedWith: [{ record: 'Microsoft Dynamics GP (October 7, 2022)', figures: 'the rates and brackets' }],
      note: 'Exemptions for age and blindness are not asked for.',
    },
  },
  {
    state: 'VA',
    from: calendarDate('2024-04-01'),
    to: calendarDate('2024-12-31'),
    incomeTax: {
      method: 'annualized',
      schedule: {
        all: [
          { over: dollars(0), base: dollars(0), rate: percent('2') },
          { over: dollars(3_000), base: dollars(60), rate: percent('3') },
          { over: dollars(5_000), base: dollars(120), rate: percent('5') },
          { over: dollars(17_000), base: dollars(720), rate: percent('5.75') },
        ],
      },
      standardDeduction: { kind: 'fixed', amount: { all: dollars(8_500) } },
      deductions: [{ kind: 'counted', of: 'allowances', each: dollars(930) }],
      source: guideApril2024,
      standing: 'secondary',
      recordedBy: ['TimeTrex Community Edition 16.12.9'],
      comparedWith: [
        { record: 'Microsoft Dynamics GP (July 22, 2024)', figures: 'the deduction and the date' },
        { record: 'the National Finance Center', figures: 'the deduction and the date' },
      ],
      note: 'Exemptions for age and blindness are not asked for. Released on April 9, 2024.',
    },
  },
];
