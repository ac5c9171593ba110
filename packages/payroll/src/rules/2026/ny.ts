import { calendarDate, dollars, percent } from '@paperwage/values';
import { deduction2022, flatAbove2022 } from '../editions/ny.ts';
import type { StateRules } from '../state-rules.ts';

const single = [
  { over: dollars(0), base: dollars(0), rate: percent('3.9') },
  { over: dollars(8_500), base: dollars(332), rate: percent('4.4') },
  { over: dollars(11_700), base: dollars(472), rate: percent('5.15') },
  { over: dollars(13_900), base: dollars(586), rate: percent('5.4') },
  { over: dollars(80_650), base: dollars(4_190), rate: percent('5.9') },
  { over: dollars(96_800), base: dollars(5_143), rate: percent('7.03') },
  { over: dollars(107_650), base: dollars(5_906), rate: percent('7.53') },
  { over: dollars(157_650), base: dollars(9_673), rate: percent('6.4') },
  { over: dollars(215_400), base: dollars(13_369), rate: percent('11.44') },
  { over: dollars(265_400), base: dollars(19_091), rate: percent('7.35') },
];

export const ny2026: readonly StateRules[] = [
  {
    state: 'NY',
    from: calendarDate('2026-01-01'),
    to: calendarDate('2026-12-31'),
    incomeTax: {
      method: 'annualized',
      schedule: {
        single,
        married: [
          { over: dollars(0), base: dollars(0), rate: percent('3.9') },
          { over: dollars(8_500), base: dollars(332), rate: percent('4.4') },
          { over: dollars(11_700), base: dollars(472), rate: percent('5.15') },
          { over: dollars(13_900), base: dollars(586), rate: percent('5.4') },
          { over: dollars(80_650), base: dollars(4_190), rate: percent('5.9') },
          { over: dollars(96_800), base: dollars(5_143), rate: percent('6.57') },
          { over: dollars(107_650), base: dollars(5_855), rate: percent('7.07') },
          { over: dollars(157_650), base: dollars(9_388), rate: percent('8.01') },
          { over: dollars(211_550), base: dollars(13_708), rate: percent('6.4') },
          { over: dollars(323_200), base: dollars(20_854), rate: percent('13.49') },
          { over: dollars(373_200), base: dollars(27_600), rate: percent('7.35') },
          { over: dollars(1_077_550), base: dollars(79_369), rate: percent('7.65') },
        ],
        headOfHousehold: single,
      },
      standardDeduction: deduction2022,
      deductions: [{ kind: 'counted', of: 'allowances', each: dollars(1_000) }],
      flatAbove: flatAbove2022,
      source: {
        publication: 'NYS-50-T-NYS, New York State Withholding Tax Tables and Methods',
        edition: '1/26',
        publisher: 'New York State Department of Taxation and Finance',
        url: 'https://www.tax.ny.gov/pdf/publications/withholding/nys50_t_nys.pdf',
        checked: calendarDate('2026-11-21'),
      },
      standing: 'official',
      recordedBy: ['Nyaksik/us-payroll-tax-tables'],
      comparedWith: [{ record: '24 of the agency’s worked examples' }],
    },
  },
];
