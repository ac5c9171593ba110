import { calendarDate, dollars, percent } from '@paperwage/values';
import type { StateRules } from '../state-rules.ts';

export const nd2022: readonly StateRules[] = [
  {
    state: 'ND',
    from: calendarDate('2022-01-01'),
    to: calendarDate('2022-12-31'),
    incomeTax: {
      method: 'annualized',
      schedule: {
        single: [
          { over: dollars(0), base: dollars(0), rate: percent('0') },
          { over: dollars(6_475), base: dollars(0), rate: percent('1.1') },
          { over: dollars(48_250), base: dollars(459.53), rate: percent('2.04') },
          { over: dollars(107_525), base: dollars(1_668.74), rate: percent('2.27') },
          { over: dollars(217_300), base: dollars(4_160.63), rate: percent('2.64') },
          { over: dollars(464_825), base: dollars(10_695.29), rate: percent('2.9') },
        ],
        married: [
          { over: dollars(0), base: dollars(0), rate: percent('0') },
          { over: dollars(12_950), base: dollars(0), rate: percent('1.1') },
          { over: dollars(47_800), base: dollars(383.35), rate: percent('2.04') },
          { over: dollars(97_175), base: dollars(1_390.6), rate: percent('2.27') },
          { over: dollars(141_275), base: dollars(2_391.67), rate: percent('2.64') },
          { over: dollars(242_125), base: dollars(5_054.11), rate: percent('2.9') },
        ],
        headOfHousehold: [
          { over: dollars(0), base: dollars(0), rate: percent('0') },
          { over: dollars(9_700), base: dollars(0), rate: percent('1.1') },
          { over: dollars(65_600), base: dollars(614.9), rate: percent('2.04') },
          { over: dollars(154_100), base: dollars(2_420.3), rate: percent('2.27') },
          { over: dollars(243_450), base: dollars(4_448.55), rate: percent('2.64') },
          { over: dollars(468_050), base: dollars(10_377.99), rate: percent('2.9') },
        ],
      },
      deductions: [{ kind: 'counted', of: 'allowances', each: dollars(4_300), onlyOldCertificates: true }],
      rounding: { periodTax: true },
      source: {
        publication: 'Income Tax Withholding Rates and Instructions',
        edition: '2022',
        publisher: 'North Dakota Office of State Tax Commissioner',
        url: null,
        checked: calendarDate('2026-11-21'),
      },
      standing: 'secondary',
      recordedBy: ['TimeTrex Community Edition 16.12.9'],
      comparedWith: [{ record: 'Microsoft Dynamics GP (October 7, 2022)', figures: 'the rates and brackets' }],
    },
  },
];
