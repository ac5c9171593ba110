import { calendarDate, dollars, percent } from '@paperwage/values';
import type { StateRules } from '../state-rules.ts';

export const nd2023: readonly StateRules[] = [
  {
    state: 'ND',
    from: calendarDate('2023-01-01'),
    to: calendarDate('2023-06-30'),
    incomeTax: {
      method: 'annualized',
      schedule: {
        single: [
          { over: dollars(0), base: dollars(0), rate: percent('0') },
          { over: dollars(6_925), base: dollars(0), rate: percent('1.1') },
          { over: dollars(51_650), base: dollars(491.98), rate: percent('2.04') },
          { over: dollars(115_250), base: dollars(1_789.42), rate: percent('2.27') },
          { over: dollars(232_900), base: dollars(4_460.07), rate: percent('2.64') },
          { over: dollars(498_275), base: dollars(11_465.97), rate: percent('2.9') },
        ],
        married: [
          { over: dollars(0), base: dollars(0), rate: percent('0') },
          { over: dollars(13_850), base: dollars(0), rate: percent('1.1') },
          { over: dollars(51_225), base: dollars(411.13), rate: percent('2.04') },
          { over: dollars(104_125), base: dollars(1_490.29), rate: percent('2.27') },
          { over: dollars(151_400), base: dollars(2_563.43), rate: percent('2.64') },
          { over: dollars(259_525), base: dollars(5_417.93), rate: percent('2.9') },
        ],
        headOfHousehold: [
          { over: dollars(0), base: dollars(0), rate: percent('0') },
          { over: dollars(10_400), base: dollars(0), rate: percent('1.1') },
          { over: dollars(70_350), base: dollars(659.45), rate: percent('2.04') },
          { over: dollars(165_150), base: dollars(2_593.37), rate: percent('2.27') },
          { over: dollars(260_950), base: dollars(4_768.03), rate: percent('2.64') },
          { over: dollars(501_750), base: dollars(11_125.15), rate: percent('2.9') },
        ],
      },
      deductions: [{ kind: 'counted', of: 'allowances', each: dollars(4_300), onlyOldCertificates: true }],
      rounding: { periodTax: true },
      source: {
        publication: 'Income Tax Withholding Rates and Instructions',
        edition: '2023',
        publisher: 'North Dakota Office of State Tax Commissioner',
        url: null,
        checked: calendarDate('2026-11-21'),
      },
      standing: 'secondary',
      recordedBy: ['TimeTrex Community Edition 16.12.9'],
      comparedWith: [
        { record: 'Microsoft Dynamics GP (October 24, 2023)', figures: 'the rates and brackets' },
        { record: 'Suburban Computer', figures: 'the rates and brackets' },
      ],
    },
  },
  {
    state: 'ND',
    from: calendarDate('2023-07-01'),
    to: calendarDate('2023-12-31'),
    incomeTax: {
      method: 'annualized',
      schedule: {
        single: [
          { over: dollars(0), base: dollars(0), rate: percent('0') },
          { over: dollars(51_650), base: dollars(0), rate: percent('1.95') },
          { over: dollars(232_900), base: dollars(3_534.38), rate: percent('2.5') },
        ],
        married: [
          { over: dollars(0), base: dollars(0), rate: percent('0') },
          { over: dollars(51_225), base: dollars(0), rate: percent('1.95') },
          { over: dollars(151_400), base: dollars(1_953.41), rate: percent('2.5') },
        ],
        headOfHousehold: [
          { over: dollars(0), base: dollars(0), rate: percent('0') },
          { over: dollars(70_350), base: dollars(0), rate: percent('1.95') },
          { over: dollars(260_950), base: dollars(3_716.7), rate: percent('2.5') },
        ],
      },
      deductions: [{ kind: 'counted', of: 'allowances', each: dollars(4_300), onlyOldCertificates: true }],
      rounding: { periodTax: true },
      source: {
        publication: 'Income Tax Withholding Rates and Instructions',
        edition: '2023, revised May 2023',
        publisher: 'North Dakota Office of State Tax Commissioner',
        url: null,
        checked: calendarDate('2026-11-21'),
      },
      standing: 'secondary',
      recordedBy: ['TimeTrex Community Edition 16.12.9'],
      comparedWith: [
        { record: 'Microsoft Dynamics GP (October 24, 2023)', figures: 'the rates and brackets' },
        { record: 'EY Tax News', figures: 'the date' },
      ],
      note: 'Issued in late May 2023 for use as soon as possible. Employers were encouraged, but not required, to use it then.',
    },
  },
];
