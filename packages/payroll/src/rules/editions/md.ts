import { dollars, percent } from '@paperwage/values';
import type { MarylandRules, Unsourced } from '../state-rules.ts';

type WithoutDeduction = Omit<Unsourced<MarylandRules>, 'standardDeduction' | 'noneBelow'>;

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
  exemption: dollars(3_200),
  exemptionsWithoutCertificate: 1,
};

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
  exemption: dollars(3_200),
  exemptionsWithoutCertificate: 1,
};
