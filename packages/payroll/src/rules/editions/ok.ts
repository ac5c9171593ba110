import { dollars, percent } from '@paperwage/values';
import type { AnnualizedRules, Unsourced } from '../state-rules.ts';

const single = [
  { over: dollars(0), base: dollars(0), rate: percent('0') },
  { over: dollars(6_350), base: dollars(0), rate: percent('0.25') },
  { over: dollars(7_350), base: dollars(2.5), rate: percent('0.75') },
  { over: dollars(8_850), base: dollars(13.75), rate: percent('1.75') },
  { over: dollars(10_100), base: dollars(35.63), rate: percent('2.75') },
  { over: dollars(11_250), base: dollars(67.25), rate: percent('3.75') },
  { over: dollars(13_550), base: dollars(153.5), rate: percent('4.75') },
];

export const packet2022: Unsourced<AnnualizedRules> = {
  method: 'annualized',
  schedule: {
    single,
    married: [
      { over: dollars(0), base: dollars(0), rate: percent('0') },
      { over: dollars(12_700), base: dollars(0), rate: percent('0.25') },
      { over: dollars(14_700), base: dollars(5), rate: percent('0.75') },
      { over: dollars(17_700), base: dollars(27.5), rate: percent('1.75') },
      { over: dollars(20_200), base: dollars(71.25), rate: percent('2.75') },
      { over: dollars(22_500), base: dollars(134.5), rate: percent('3.75') },
      { over: dollars(24_900), base: dollars(224.5), rate: percent('4.75') },
    ],
    headOfHousehold: single,
  },
  deductions: [{ kind: 'counted', of: 'allowances', each: dollars(1_000) }],
  rounding: { periodTax: true },
};

export const packet2024: Unsourced<AnnualizedRules> = {
  method: 'annualized',
  schedule: {
    single,
    married: [
      { over: dollars(0), base: dollars(0), rate: percent('0') },
      { over: dollars(12_700), base: dollars(0), rate: percent('0.25') },
      { over: dollars(14_700), base: dollars(5), rate: percent('0.75') },
      { over: dollars(17_700), base: dollars(27.5), rate: percent('1.75') },
      { over: dollars(20_200), base: dollars(71.25), rate: percent('2.75') },
      { over: dollars(22_500), base: dollars(134.5), rate: percent('3.75') },
      { over: dollars(27_100), base: dollars(307), rate: percent('4.75') },
    ],
    headOfHousehold: single,
  },
  deductions: [{ kind: 'counted', of: 'allowances', each: dollars(1_000) }],
  rounding: { periodTax: true },
};
