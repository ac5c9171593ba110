import { calendarDate, dollars, percent } from '@paperwage/values';
import type { StateRules } from '../state-rules.ts';

const single = [
  { over: dollars(0), base: dollars(0), rate: percent('0') },
  { over: dollars(3_500), base: dollars(0), rate: percent('3.35') },
  { over: dollars(48_900), base: dollars(1_520.9), rate: percent('6.6') },
  { over: dollars(113_550), base: dollars(5_787.8), rate: percent('7.6') },
  { over: dollars(233_050), base: dollars(14_869.8), rate: percent('8.75') },
];

export const vt2023: readonly StateRules[] = [
  {
    state: 'VT',
    from: calendarDate('2023-01-01'),
    to: calendarDate('2023-12-31'),
    incomeTax: {
      method: 'annualized',
      schedule: {
        single,
        married: [
          { over: dollars(0), base: dollars(0), rate: percent('0') },
          { over: dollars(10_538), base: dollars(0), rate: percent('3.35') },
          { over: dollars(86_388), base: dollars(2_540.98), rate: percent('6.6') },
          { over: dollars(193_938), base: dollars(9_639.28), rate: percent('7.6') },
          { over: dollars(289_988), base: dollars(16_939.08), rate: percent('8.75') },
        ],
        headOfHousehold: single,
      },
      deductions: [{ kind: 'counted', of: 'allowances', each: dollars(4_850) }],
      source: {
        publication: 'GB-1210, Income Tax Withholding Instructions, Tables, and Charts',
        edition: '2023',
        publisher: 'Vermont Department of Taxes',
        url: 'https://tax.vermont.gov/sites/tax/files/documents/GB-1210-2023.pdf',
        checked: calendarDate('2026-11-21'),
      },
      standing: 'secondary',
      recordedBy: ['TimeTrex Community Edition 16.12.9'],
      comparedWith: [
        { record: 'Microsoft Dynamics GP (October 24, 2023)', figures: 'the rates and brackets and the allowance' },
      ],
    },
  },
];
