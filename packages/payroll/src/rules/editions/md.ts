import { calendarDate, dollars, percent } from '@paperwage/values';
import type { OtherRecord, Sourced } from '../sourced.ts';
import type { MarylandRules, Unsourced } from '../state-rules.ts';

type WithoutDeduction = Omit<Unsourced<MarylandRules>, 'standardDeduction' | 'noneBelow'>;

const married2022 = [
  { over: dollars(0), base: dollars(0), rate: percent('4.75') },
  { over: dollars(150_000), base: dollars(7_125), rate: percent('5') },
  { over: dollars(175_000), base: dollars(8_375), rate: percent('5.25') },
  { over: dollars(225_000), base: dollars(11_000), rate: percent('5.5') },
  { over: dollars(300_000), base: dollars(15_125), rate: percent('5.75') },
];

/** What the years have in common. The deductions differ. */
export const percentageMethod2022: WithoutDeduction = {
  method: 'maryland',
  schedule: {
    single: [
      { over: dollars(0), base: dollars(0), rate: percent('4.75') },
      { over: dollars(100_000), base: dollars(4_750), rate: percent('5') },
      { over: dollars(125_000), base: dollars(6_000), rate: percent('5.25') },
      { over: dollars(150_000), base: dollars(7_312.5), rate: percent('5.5') },
      { over: dollars(250_000), base: dollars(12_812.5), rate: percent('5.75') },
    ],
    married: married2022,
    headOfHousehold: married2022,
  },
  exemption: dollars(3_200),
  exemptionsWithoutCertificate: 1,
};

const marriedJuly2025 = [
  { over: dollars(0), base: dollars(0), rate: percent('4.75') },
  { over: dollars(150_000), base: dollars(7_125), rate: percent('5') },
  { over: dollars(175_000), base: dollars(8_375), rate: percent('5.25') },
  { over: dollars(225_000), base: dollars(11_000), rate: percent('5.5') },
  { over: dollars(300_000), base: dollars(15_125), rate: percent('5.75') },
  { over: dollars(600_000), base: dollars(32_375), rate: percent('6.25') },
  { over: dollars(1_200_000), base: dollars(69_875), rate: percent('6.5') },
];

export const percentageMethodJuly2025: WithoutDeduction = {
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
    married: marriedJuly2025,
    headOfHousehold: marriedJuly2025,
  },
  exemption: dollars(3_200),
  exemptionsWithoutCertificate: 1,
};

export const sourceOfGuide2022: Sourced['source'] = {
  publication: 'Maryland Employer Withholding Guide',
  edition: '2022',
  table: 'percentage method',
  publisher: 'Comptroller of Maryland',
  url: 'https://marylandtaxes.gov/business/income/withholding/percentage-method.php',
  checked: calendarDate('2026-11-21'),
};

export const sourceOfFacts2025: Sourced['source'] = {
  publication: 'Withholding Tax Facts',
  edition: 'January 2025 to December 2025, revised 07/25',
  publisher: 'Comptroller of Maryland',
  url: 'https://www.marylandcomptroller.gov/content/dam/mdcomp/tax/legal-publications/facts/Withholding-Tax-Facts-2025.pdf',
  checked: calendarDate('2026-11-21'),
};

/** Where the one exemption without a certificate comes from. */
export const exemptionByLaw: readonly OtherRecord[] = [
  { record: 'the Tax-General Article, 10-910(b)', figures: 'the one exemption with no certificate on file' },
];
