import { calendarDate, dollars, percent } from '@paperwage/values';
import type { StateRules } from '../state-rules.ts';

const single = [
  { over: dollars(0), base: dollars(0), rate: percent('0') },
  { over: dollars(14_600), base: dollars(0), rate: percent('4.7') },
  { over: dollars(35_100), base: dollars(964), rate: percent('5.9') },
];

export const mt2024: readonly StateRules[] = [
  {
    state: 'MT',
    from: calendarDate('2024-01-01'),
    to: calendarDate('2024-12-31'),
    incomeTax: {
      method: 'annualized',
      schedule: {
        single,
        married: [
          { over: dollars(0), base: dollars(0), rate: percent('0') },
          { over: dollars(29_200), base: dollars(0), rate: percent('4.7') },
          { over: dollars(70_200), base: dollars(1_927), rate: percent('5.9') },
        ],
        marriedSpouseWorks: single,
        headOfHousehold: [
          { over: dollars(0), base: dollars(0), rate: percent('0') },
          { over: dollars(21_900), base: dollars(0), rate: percent('4.7') },
          { over: dollars(52_650), base: dollars(1_445), rate: percent('5.9') },
        ],
      },
      rounding: { periodTax: true },
      source: {
        publication: 'Montana Employer and Information Agent Guide with Montana Withholding Tax Tables',
        edition: '2024',
        table: 'with Mont. Admin. R. 42.17.105',
        publisher: 'Montana Department of Revenue',
        url: 'https://revenue.mt.gov/publications/montana-employer-and-information-agent-guide',
        checked: calendarDate('2026-11-21'),
      },
      standing: 'official',
      recordedBy: ['TimeTrex Community Edition 16.12.9'],
      comparedWith: [
        { record: 'Microsoft Dynamics GP (July 22, 2024)', figures: 'the rates and brackets' },
        { record: 'the text of Mont. Admin. R. 42.17.105', figures: 'the rates and brackets' },
      ],
      note: 'The standard deduction is built into the zero-tax row.',
    },
  },
];
