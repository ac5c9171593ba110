import { dollars, percent } from '@paperwage/values';
import type { AnnualizedRules, Unsourced } from '../state-rules.ts';

const single = [
  { over: dollars(0), base: dollars(0), rate: percent('2') },
  { over: dollars(500), base: dollars(10), rate: percent('4') },
  { over: dollars(3_000), base: dollars(110), rate: percent('5') },
];

export const tablesApril2022: Unsourced<AnnualizedRules> = {
  method: 'annualized',
  schedule: {
    single,
    married: [
      { over: dollars(0), base: dollars(0), rate: percent('2') },
      { over: dollars(1_000), base: dollars(20), rate: percent('4') },
      { over: dollars(6_000), base: dollars(220), rate: percent('5') },
    ],
    marriedSeparate: single,
    headOfHousehold: single,
  },
  standardDeduction: {
    kind: 'stepped',
    columns: {
      single: {
        base: dollars(3_000),
        flatUpTo: dollars(25_999),
        step: dollars(25),
        per: dollars(500),
        floorFrom: dollars(35_500),
        floor: dollars(2_500),
      },
      married: {
        base: dollars(8_500),
        flatUpTo: dollars(25_999),
        step: dollars(175),
        per: dollars(500),
        floorFrom: dollars(35_500),
        floor: dollars(5_000),
      },
      marriedSeparate: {
        base: dollars(4_250),
        flatUpTo: dollars(12_999),
        step: dollars(88),
        per: dollars(250),
        floorFrom: dollars(17_750),
        floor: dollars(2_500),
      },
      headOfHousehold: {
        base: dollars(5_200),
        flatUpTo: dollars(25_999),
        step: dollars(135),
        per: dollars(500),
        floorFrom: dollars(35_500),
        floor: dollars(2_500),
      },
    },
  },
  deductions: [
    {
      kind: 'personalExemption',
      amount: {
        single: dollars(1_500),
        married: dollars(3_000),
        marriedSeparate: dollars(1_500),
        headOfHousehold: dollars(3_000),
      },
    },
    {
      kind: 'dependentsByWages',
      rows: [
        { upTo: dollars(50_000), each: dollars(1_000) },
        { upTo: dollars(100_000), each: dollars(500) },
      ],
      above: dollars(300),
    },
  ],
  singleWithoutExemption: true,
  subtractsFederalTax: true,
};
