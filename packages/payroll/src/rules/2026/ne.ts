import { calendarDate, dollars, percent } from '@paperwage/values';
import type { StateRules } from '../state-rules.ts';

const single = [
  { over: dollars(0), base: dollars(0), rate: percent('0') },
  { over: dollars(3_430), base: dollars(0), rate: percent('2.26') },
  { over: dollars(6_710), base: dollars(74.13), rate: percent('3.22') },
  { over: dollars(21_810), base: dollars(560.35), rate: percent('4.21') },
  { over: dollars(31_610), base: dollars(972.93), rate: percent('4.35') },
  { over: dollars(40_130), base: dollars(1_343.55), rate: percent('4.48') },
  { over: dollars(75_370), base: dollars(2_922.3), rate: percent('4.6') },
];

export const ne2026: readonly StateRules[] = [
  {
    state: 'NE',
    from: calendarDate('2026-01-01'),
    to: calendarDate('2026-12-31'),
    incomeTax: {
      method: 'annualized',
      schedule: {
        single,
        married: [
          { over: dollars(0), base: dollars(0), rate: percent('0') },
          { over: dollars(8_190), base: dollars(0), rate: percent('2.26') },
          { over: dollars(13_010), base: dollars(108.93), rate: percent('3.22') },
          { over: dollars(32_400), base: dollars(733.29), rate: percent('4.21') },
          { over: dollars(50_400), base: dollars(1_491.09), rate: percent('4.35') },
          { over: dollars(62_530), base: dollars(2_018.75), rate: percent('4.48') },
          { over: dollars(82_920), base: dollars(2_932.22), rate: percent('4.6') },
        ],
        headOfHousehold: single,
      },
      deductions: [{ kind: 'counted', of: 'allowances', each: dollars(2_440) }],
      source: {
        publication: 'Circular EN, Nebraska Income Tax Withholding',
        edition: '2026',
        publisher: 'Nebraska Department of Revenue',
        url: 'https://revenue.nebraska.gov/sites/default/files/doc/business/Cir_En_2025/2026cir_en_whole.pdf',
        checked: calendarDate('2026-11-21'),
      },
      standing: 'secondary',
      recordedBy: ['Nyaksik/us-payroll-tax-tables'],
      note: 'We don’t apply the minimum withholding of 1.5% of wages, which is for employers of 25 or more without proof of the allowances.',
    },
  },
];
