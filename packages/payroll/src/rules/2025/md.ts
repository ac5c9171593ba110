import { calendarDate, dollars, percent } from '@paperwage/values';
import type { StateRules } from '../state-rules.ts';

export const md2025: readonly StateRules[] = [
  {
    state: 'MD',
    from: calendarDate('2025-01-01'),
    to: calendarDate('2025-06-30'),
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
        minimum: dollars(1_850),
        maximum: dollars(2_800),
        onlyWithAllowances: false,
      },
      exemption: dollars(3_200),
      exemptionsWithoutCertificate: 1,
      noneBelow: { yearly: dollars(5_000) },
      source: {
        title: 'Withholding Tax Facts, January 2025 to December 2025 (Revised 07/25)',
        publisher: 'Comptroller of Maryland',
        url: 'https://www.marylandcomptroller.gov/content/dam/mdcomp/tax/legal-publications/facts/Withholding-Tax-Facts-2025.pdf',
        checked: calendarDate('2026-11-21'),
      },
      standing: 'secondary',
      note: 'By the percentage method the tax is 4.75% from the first dollar, as Maryland law permits no lower rate for withholding. Schedule and exemption from the facts sheet, the deduction as bulletin NFC-25-1743080634 of the National Finance Center quotes it. That nothing is withheld from less than 5,000 a year is carried over from 2024. One exemption without a certificate: Tax-General Article, 10-910(b).',
    },
  },
  {
    state: 'MD',
    from: calendarDate('2025-07-01'),
    to: calendarDate('2025-12-31'),
    incomeTax: {
      method: 'maryland',
      schedule: {
        single: [
          { over: dollars(0), base: dollars(0), rate: percent('4.75') },
          { over: dollars(100_000), base: dollars(4_750), rate: percent('5') },
          { over: dollars(125_000), base: dollars(6_000), rate: percent('5.25') },
          { over: dollars(150_000), base: dollars(7_312.5), rate: percent('5.5') },
          { over: dollars(250_000), base: dollars(12_812.5), rate: percent('5.75') },
          { over: dollars(500_000), base: dollars(27_187.5), rate: percent('6.25') },
          { over: dollars(1_000_000), base: dollars(58_437.5), rate: percent('6.5') },
        ],
        married: [
          { over: dollars(0), base: dollars(0), rate: percent('4.75') },
          { over: dollars(150_000), base: dollars(7_125), rate: percent('5') },
          { over: dollars(175_000), base: dollars(8_375), rate: percent('5.25') },
          { over: dollars(225_000), base: dollars(11_000), rate: percent('5.5') },
          { over: dollars(300_000), base: dollars(15_125), rate: percent('5.75') },
          { over: dollars(600_000), base: dollars(32_375), rate: percent('6.25') },
          { over: dollars(1_200_000), base: dollars(69_875), rate: percent('6.5') },
        ],
        headOfHousehold: [
          { over: dollars(0), base: dollars(0), rate: percent('4.75') },
          { over: dollars(150_000), base: dollars(7_125), rate: percent('5') },
          { over: dollars(175_000), base: dollars(8_375), rate: percent('5.25') },
          { over: dollars(225_000), base: dollars(11_000), rate: percent('5.5') },
          { over: dollars(300_000), base: dollars(15_125), rate: percent('5.75') },
          { over: dollars(600_000), base: dollars(32_375), rate: percent('6.25') },
          { over: dollars(1_200_000), base: dollars(69_875), rate: percent('6.5') },
        ],
      },
      standardDeduction: { kind: 'fixed', amount: { all: dollars(3_350) } },
      exemption: dollars(3_200),
      exemptionsWithoutCertificate: 1,
      noneBelow: { yearly: dollars(5_000) },
      source: {
        title: 'Withholding Tax Facts, January 2025 to December 2025 (Revised 07/25)',
        publisher: 'Comptroller of Maryland',
        url: 'https://www.marylandcomptroller.gov/content/dam/mdcomp/tax/legal-publications/facts/Withholding-Tax-Facts-2025.pdf',
        checked: calendarDate('2026-11-21'),
      },
      standing: 'official',
      note: 'By the percentage method the tax is 4.75% from the first dollar, as Maryland law permits no lower rate for withholding. The employer guide revised in June 2025 prints one deduction of 3,350 for everyone and no day from which it holds; a memorandum of the Interior Business Center says 1 July. The 6,700 of the Act for joint filers and the lower rates, which the calculator of 2026 applies, are not known to have been in the calculator of 2025. One exemption without a certificate: Tax-General Article, 10-910(b).',
    },
  },
];
