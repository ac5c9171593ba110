import { calendarDate, dollars, percent } from '@paperwage/values';
import { deduction2022, flatAbove2022 } from '../editions/ny.ts';
import type { StateRules } from '../state-rules.ts';

const single = [
  { over: dollars(0), base: dollars(0), rate: percent('4') },
  { over: dollars(8_500), base: dollars(340), rate: percent('4.5') },
  { over: dollars(11_700), base: dollars(484), rate: percent('5.25') },
  { over: dollars(13_900), base: dollars(600), rate: percent('5.85') },
  { over: dollars(80_650), base: dollars(4_504), rate: percent('6.25') },
  { over: dollars(96_800), base: dollars(5_514), rate: percent('7.32') },
  { over: dollars(107_650), base: dollars(6_308), rate: percent('7.82') },
  { over: dollars(157_650), base: dollars(10_219), rate: percent('6.75') },
  { over: dollars(215_400), base: dollars(14_117), rate: percent('9.94') },
  { over: dollars(265_400), base: dollars(19_085), rate: percent('7.35') },
];

export const ny2022: readonly StateRules[] = [
  {
    state: 'NY',
    from: calendarDate('2022-01-01'),
    to: calendarDate('2022-12-31'),
    incomeTax: {
      method: 'annualized',
      schedule: {
        single,
        married: [
          { over: dollars(0), base: dollars(0), rate: percent('4') },
          { over: dollars(8_500), base: dollars(340), rate: percent('4.5') },
          { over: dollars(11_700), base: dollars(484), rate: percent('5.25') },
          { over: dollars(13_900), base: dollars(600), rate: percent('5.85') },
          { over: dollars(80_650), base: dollars(4_504), rate: percent('6.25') },
          { over: dollars(96_800), base: dollars(5_514), rate: percent('7.11') },
          { over: dollars(107_650), base: dollars(6_285), rate: percent('7.61') },
          { over: dollars(157_650), base: dollars(10_090), rate: percent('8.04') },
          { over: dollars(211_550), base: dollars(14_425), rate: percent('6.75') },
          { over: dollars(323_200), base: dollars(21_961), rate: percent('11.23') },
          { over: dollars(373_200), base: dollars(27_576), rate: percent('7.35') },
          { over: dollars(1_077_550), base: dollars(79_346), rate: percent('7.65') },
        ],
        headOfHousehold: single,
      },
      standardDeduction: deduction2022,
      deductions: [{ kind: 'counted', of: 'allowances', each: dollars(1_000) }],
      flatAbove: flatAbove2022,
      source: {
        publication: 'NYS-50-T-NYS, New York State Withholding Tax Tables and Methods',
        edition: '1/22',
        publisher: 'New York State Department of Taxation and Finance',
        url: 'https://www.tax.ny.gov/bus/wt/rate.htm',
        checked: calendarDate('2026-11-21'),
      },
      standing: 'official',
      recordedBy: ['TimeTrex Community Edition 16.12.9'],
      comparedWith: [
        { record: 'the National Finance Center', figures: 'the deduction' },
        { record: 'worked examples in the publication' },
      ],
      takenFrom: [
        {
          record: 'Microsoft Dynamics GP (October 7, 2022)',
          figures: 'the rates and brackets and the rates on all income',
        },
        { record: 'the agency’s text as quoted by payroll-tax-engine', figures: 'the rates and brackets' },
      ],
      note: 'For the highest incomes, one rate applies to all income (Method III). We found those rates in payroll software tables.',
    },
  },
];
