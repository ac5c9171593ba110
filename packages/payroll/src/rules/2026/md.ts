import { calendarDate, dollars, percent } from '@paperwage/values';
import type { StateRules } from '../state-rules.ts';

export const md2026: readonly StateRules[] = [
  {
    state: 'MD',
    from: calendarDate('2026-01-01'),
    to: calendarDate('2026-12-31'),
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
      standardDeduction: {
        kind: 'fixed',
        amount: { single: dollars(3_400), married: dollars(6_850), headOfHousehold: dollars(6_850) },
      },
      exemption: dollars(3_200),
      exemptionsWithoutCertificate: 1,
      noneBelow: {
        yearly: dollars(5_000),
        perPeriod: {
          WEEKLY: dollars(96),
          BI_WEEKLY: dollars(192),
          SEMI_MONTHLY: dollars(208),
          MONTHLY: dollars(417),
        },
      },
      lowRatesSaving: dollars(52.5),
      source: {
        publication: 'COM RAD 098, Withholding Tax Facts',
        edition: 'January 2026 to December 2026',
        table: 'with the withholding calculator',
        publisher: 'Comptroller of Maryland',
        url: 'https://www.marylandcomptroller.gov/content/dam/mdcomp/tax/legal-publications/facts/withholding-tax-facts-2026.pdf',
        checked: calendarDate('2026-11-21'),
      },
      standing: 'official',
      takenFrom: [{ record: 'the Tax-General Article, 10-910(b)', figures: 'the one exemption without a certificate' }],
      note: 'As the calculator of the Comptroller works: 2%, 3% and 4% on the first 3,000 make the tax of a year 52.50 less, and joint filers deduct 6,850. The printed percentage tables give everyone 3,400 and take 4.75% from the first dollar, so that they withhold 1.01 a week more, and from joint filers more still.',
    },
  },
];
