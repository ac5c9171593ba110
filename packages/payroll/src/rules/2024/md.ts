import { calendarDate, dollars, percent } from '@paperwage/values';
import type { StateRules } from '../state-rules.ts';

export const md2024: readonly StateRules[] = [
  {
    state: 'MD',
    from: calendarDate('2024-01-01'),
    to: calendarDate('2024-12-31'),
    incomeTax: {
      method: 'maryland',
      schedule: {
        single: [
          { over: dollars(0), base: dollars(0), rate: percent('4.75') },
          { over: dollars(100_000), base: dollars(4_750), rate: percent('5') },
          { over: dollars(125_000), base: dollars(6_000), rate: percent('5.25') },
          { over: dollars(150_000), base: dollars(7_312.5), rate: percent('5.5') },
          { over: dollars(250_000), base: dollars(12_812.5), rate: percent('5.75') },
        ],
        married: [
          { over: dollars(0), base: dollars(0), rate: percent('4.75') },
          { over: dollars(150_000), base: dollars(7_125), rate: percent('5') },
          { over: dollars(175_000), base: dollars(8_375), rate: percent('5.25') },
          { over: dollars(225_000), base: dollars(11_000), rate: percent('5.5') },
          { over: dollars(300_000), base: dollars(15_125), rate: percent('5.75') },
        ],
        headOfHousehold: [
          { over: dollars(0), base: dollars(0), rate: percent('4.75') },
          { over: dollars(150_000), base: dollars(7_125), rate: percent('5') },
          { over: dollars(175_000), base: dollars(8_375), rate: percent('5.25') },
          { over: dollars(225_000), base: dollars(11_000), rate: percent('5.5') },
          { over: dollars(300_000), base: dollars(15_125), rate: percent('5.75') },
        ],
      },
      standardDeduction: {
        kind: 'percentOfWages',
        rate: percent('15'),
        minimum: dollars(1_800),
        maximum: dollars(2_700),
        onlyWithAllowances: false,
      },
      exemption: dollars(3_200),
      exemptionsWithoutCertificate: 1,
      noneBelow: { yearly: dollars(5_000) },
      source: {
        publication: 'Maryland Employer Withholding Guide',
        edition: '2024',
        table: 'percentage method',
        publisher: 'Comptroller of Maryland',
        url: 'https://marylandtaxes.gov/business/income/withholding/percentage-method.php',
        checked: calendarDate('2026-11-21'),
      },
      standing: 'secondary',
      recordedBy: ['TimeTrex'],
      comparedWith: [
        { record: 'the National Finance Center (bulletin NFC-24-1707936088)' },
        { record: 'Microsoft Dynamics GP' },
      ],
      takenFrom: [{ record: 'the Tax-General Article, 10-910(b)', figures: 'the one exemption without a certificate' }],
      note: 'By the percentage method the tax is 4.75% from the first dollar, as Maryland law permits no lower rate for withholding.',
    },
  },
];
