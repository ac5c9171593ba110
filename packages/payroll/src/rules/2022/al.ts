import { calendarDate, dollars, percent } from '@paperwage/values';
import type { StateRules } from '../state-rules.ts';

export const al2022: readonly StateRules[] = [
  {
    state: 'AL',
    from: calendarDate('2022-01-01'),
    to: calendarDate('2022-04-30'),
    incomeTax: {
      method: 'annualized',
      schedule: {
        single: [
          { over: dollars(0), base: dollars(0), rate: percent('2') },
          { over: dollars(500), base: dollars(10), rate: percent('4') },
          { over: dollars(3_000), base: dollars(110), rate: percent('5') },
        ],
        married: [
          { over: dollars(0), base: dollars(0), rate: percent('2') },
          { over: dollars(1_000), base: dollars(20), rate: percent('4') },
          { over: dollars(6_000), base: dollars(220), rate: percent('5') },
        ],
        marriedSeparate: [
          { over: dollars(0), base: dollars(0), rate: percent('2') },
          { over: dollars(500), base: dollars(10), rate: percent('4') },
          { over: dollars(3_000), base: dollars(110), rate: percent('5') },
        ],
        headOfHousehold: [
          { over: dollars(0), base: dollars(0), rate: percent('2') },
          { over: dollars(500), base: dollars(10), rate: percent('4') },
          { over: dollars(3_000), base: dollars(110), rate: percent('5') },
        ],
      },
      standardDeduction: {
        kind: 'stepped',
        columns: {
          single: {
            base: dollars(2_500),
            flatUpTo: dollars(23_499),
            step: dollars(25),
            per: dollars(500),
            floorFrom: dollars(33_000),
            floor: dollars(2_000),
          },
          married: {
            base: dollars(7_500),
            flatUpTo: dollars(23_499),
            step: dollars(175),
            per: dollars(500),
            floorFrom: dollars(33_000),
            floor: dollars(4_000),
          },
          marriedSeparate: {
            base: dollars(3_750),
            flatUpTo: dollars(10_749),
            step: dollars(88),
            per: dollars(250),
            floorFrom: dollars(15_500),
            floor: dollars(2_000),
          },
          headOfHousehold: {
            base: dollars(4_700),
            flatUpTo: dollars(23_499),
            step: dollars(135),
            per: dollars(500),
            floorFrom: dollars(33_000),
            floor: dollars(2_000),
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
            { upTo: dollars(20_000), each: dollars(1_000) },
            { upTo: dollars(100_000), each: dollars(500) },
          ],
          above: dollars(300),
        },
      ],
      singleWithoutExemption: true,
      subtractsFederalTax: true,
      source: {
        publication: 'Withholding Tax Tables and Instructions for Employers and Withholding Agents',
        edition: 'January 2022, before Act 2022-292',
        publisher: 'Alabama Department of Revenue',
        url: 'https://www.revenue.alabama.gov/forms/withholding-tax-tables-and-instructions-for-employers-and-withholding-agents-2/',
        checked: calendarDate('2026-11-21'),
      },
      standing: 'secondary',
      recordedBy: ['TimeTrex Community Edition 16.12.9'],
      comparedWith: [
        { record: 'Microsoft Dynamics GP (October 7, 2022)', figures: 'the rates and brackets' },
        { record: 'Suburban Computer', figures: 'the rates and brackets' },
      ],
      takenFrom: [
        { record: 'Microsoft Dynamics GP (October 7, 2022)', figures: 'the deduction and the dependents' },
        { record: 'Suburban Computer', figures: 'the deduction and the dependents' },
        { record: 'EY Tax News', figures: 'the deduction and the dependents' },
      ],
      note: 'Deductions before Act 2022-292.',
    },
  },
  {
    state: 'AL',
    from: calendarDate('2022-05-01'),
    to: calendarDate('2022-12-31'),
    incomeTax: {
      method: 'annualized',
      schedule: {
        single: [
          { over: dollars(0), base: dollars(0), rate: percent('2') },
          { over: dollars(500), base: dollars(10), rate: percent('4') },
          { over: dollars(3_000), base: dollars(110), rate: percent('5') },
        ],
        married: [
          { over: dollars(0), base: dollars(0), rate: percent('2') },
          { over: dollars(1_000), base: dollars(20), rate: percent('4') },
          { over: dollars(6_000), base: dollars(220), rate: percent('5') },
        ],
        marriedSeparate: [
          { over: dollars(0), base: dollars(0), rate: percent('2') },
          { over: dollars(500), base: dollars(10), rate: percent('4') },
          { over: dollars(3_000), base: dollars(110), rate: percent('5') },
        ],
        headOfHousehold: [
          { over: dollars(0), base: dollars(0), rate: percent('2') },
          { over: dollars(500), base: dollars(10), rate: percent('4') },
          { over: dollars(3_000), base: dollars(110), rate: percent('5') },
        ],
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
      source: {
        publication: 'Withholding Tax Tables and Instructions for Employers and Withholding Agents',
        edition: 'April 2022, after Act 2022-292',
        publisher: 'Alabama Department of Revenue',
        url: 'https://www.revenue.alabama.gov/forms/withholding-tax-tables-and-instructions-for-employers-and-withholding-agents-2/',
        checked: calendarDate('2026-11-21'),
      },
      standing: 'secondary',
      recordedBy: ['Microsoft Dynamics GP'],
      note: 'The booklet was issued in late April 2022 for immediate use; the day is not known.',
    },
  },
];
