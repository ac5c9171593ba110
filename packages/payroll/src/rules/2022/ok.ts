import { calendarDate, dollars, percent } from '@paperwage/values';
import type { StateRules } from '../state-rules.ts';

export const ok2022: readonly StateRules[] = [
  {
    state: 'OK',
    from: calendarDate('2022-01-01'),
    to: calendarDate('2022-12-31'),
    incomeTax: {
      method: 'annualized',
      schedule: {
        single: [
          { over: dollars(0), base: dollars(0), rate: percent('0') },
          { over: dollars(6_350), base: dollars(0), rate: percent('0.25') },
          { over: dollars(7_350), base: dollars(2.5), rate: percent('0.75') },
          { over: dollars(8_850), base: dollars(13.75), rate: percent('1.75') },
          { over: dollars(10_100), base: dollars(35.63), rate: percent('2.75') },
          { over: dollars(11_250), base: dollars(67.25), rate: percent('3.75') },
          { over: dollars(13_550), base: dollars(153.5), rate: percent('4.75') },
        ],
        married: [
          { over: dollars(0), base: dollars(0), rate: percent('0') },
          { over: dollars(12_700), base: dollars(0), rate: percent('0.25') },
          { over: dollars(14_700), base: dollars(5), rate: percent('0.75') },
          { over: dollars(17_700), base: dollars(27.5), rate: percent('1.75') },
          { over: dollars(20_200), base: dollars(71.25), rate: percent('2.75') },
          { over: dollars(22_500), base: dollars(134.5), rate: percent('3.75') },
          { over: dollars(24_900), base: dollars(224.5), rate: percent('4.75') },
        ],
        headOfHousehold: [
          { over: dollars(0), base: dollars(0), rate: percent('0') },
          { over: dollars(6_350), base: dollars(0), rate: percent('0.25') },
          { over: dollars(7_350), base: dollars(2.5), rate: percent('0.75') },
          { over: dollars(8_850), base: dollars(13.75), rate: percent('1.75') },
          { over: dollars(10_100), base: dollars(35.63), rate: percent('2.75') },
          { over: dollars(11_250), base: dollars(67.25), rate: percent('3.75') },
          { over: dollars(13_550), base: dollars(153.5), rate: percent('4.75') },
        ],
      },
      deductions: [{ kind: 'counted', of: 'allowances', each: dollars(1_000) }],
      rounding: { periodTax: true },
      source: {
        publication: 'Packet OW-2, Oklahoma Income Tax Withholding Tables',
        edition: '2022',
        publisher: 'Oklahoma Tax Commission',
        url: 'https://oklahoma.gov/content/dam/ok/en/tax/documents/resources/publications/businesses/withholding-tables/WHTables-2022.pdf',
        checked: calendarDate('2026-11-21'),
      },
      standing: 'secondary',
      recordedBy: ['TimeTrex Community Edition 16.12.9'],
      comparedWith: [{ record: 'Microsoft Dynamics GP (October 7, 2022)', figures: 'the rates and brackets' }],
    },
  },
];
