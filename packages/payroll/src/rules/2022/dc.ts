import { calendarDate, dollars, percent } from '@paperwage/values';
import { notice2022 } from '../editions/dc.ts';
import type { StateRules } from '../state-rules.ts';

export const dc2022: readonly StateRules[] = [
  {
    state: 'DC',
    from: calendarDate('2022-01-01'),
    to: calendarDate('2022-09-30'),
    incomeTax: {
      method: 'annualized',
      schedule: {
        all: [
          { over: dollars(0), base: dollars(0), rate: percent('4') },
          { over: dollars(10_000), base: dollars(400), rate: percent('6') },
          { over: dollars(40_000), base: dollars(2_200), rate: percent('6.5') },
          { over: dollars(60_000), base: dollars(3_500), rate: percent('8.5') },
          { over: dollars(350_000), base: dollars(28_150), rate: percent('8.75') },
          { over: dollars(1_000_000), base: dollars(85_025), rate: percent('8.95') },
        ],
      },
      deductions: [{ kind: 'counted', of: 'allowances', each: dollars(4_150) }],
      source: {
        publication: 'FR-230, Income Tax Withholding Instructions and Tables',
        edition: 'Rev. 11/17',
        publisher: 'District of Columbia Office of Tax and Revenue',
        url: null,
        checked: calendarDate('2026-11-21'),
      },
      standing: 'secondary',
      recordedBy: ['TimeTrex Community Edition 16.12.9'],
      comparedWith: [{ record: 'a copy of the state’s document at pdfslide.us', figures: 'the allowance' }],
    },
  },
  { state: 'DC', from: calendarDate('2022-10-01'), to: calendarDate('2022-12-31'), incomeTax: notice2022 },
];
