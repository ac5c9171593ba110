import { calendarDate, dollars, percent } from '@paperwage/values';
import type { StateRules } from '../state-rules.ts';

const olderSingle = [
  { over: dollars(0), base: dollars(0), rate: percent('0') },
  { over: dollars(54_450), base: dollars(0), rate: percent('1.95') },
  { over: dollars(245_500), base: dollars(3_725.48), rate: percent('2.5') },
];

export const nd2024: readonly StateRules[] = [
  {
    state: 'ND',
    from: calendarDate('2024-01-01'),
    to: calendarDate('2024-12-31'),
    incomeTax: {
      method: 'annualized',
      schedule: {
        single: [
          { over: dollars(0), base: dollars(0), rate: percent('0') },
          { over: dollars(52_025), base: dollars(0), rate: percent('1.95') },
          { over: dollars(233_275), base: dollars(3_534.38), rate: percent('2.5') },
        ],
        married: [
          { over: dollars(0), base: dollars(0), rate: percent('0') },
          { over: dollars(51_975), base: dollars(0), rate: percent('1.95') },
          { over: dollars(152_150), base: dollars(1_953.41), rate: percent('2.5') },
        ],
        headOfHousehold: [
          { over: dollars(0), base: dollars(0), rate: percent('0') },
          { over: dollars(70_900), base: dollars(0), rate: percent('1.95') },
          { over: dollars(261_500), base: dollars(3_716.7), rate: percent('2.5') },
        ],
      },
      olderSchedule: {
        single: olderSingle,
        married: [
          { over: dollars(0), base: dollars(0), rate: percent('0') },
          { over: dollars(53_988), base: dollars(0), rate: percent('1.95') },
          { over: dollars(159_588), base: dollars(2_059.2), rate: percent('2.5') },
        ],
        headOfHousehold: olderSingle,
      },
      deductions: [{ kind: 'counted', of: 'allowances', each: dollars(4_300), onlyOldCertificates: true }],
      rounding: { periodTax: true },
      source: {
        publication: 'Income Tax Withholding Rates and Instructions',
        edition: '2024',
        publisher: 'North Dakota Office of State Tax Commissioner',
        url: null,
        checked: calendarDate('2026-11-21'),
      },
      standing: 'secondary',
      recordedBy: ['TimeTrex Community Edition 16.12.9'],
      comparedWith: [
        { record: 'Microsoft Dynamics GP (July 22, 2024)', figures: 'the rates and brackets and the allowance' },
        { record: 'Suburban Computer', figures: 'the rates and brackets and the allowance' },
      ],
      takenFrom: [
        {
          record: 'Microsoft Dynamics GP (July 22, 2024)',
          figures: 'the rates and brackets and the table for older certificates',
        },
        { record: 'Suburban Computer', figures: 'the rates and brackets and the table for older certificates' },
      ],
      note: 'Older Forms W-4 use a separate table.',
    },
  },
];
