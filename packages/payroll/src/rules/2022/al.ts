import { calendarDate, dollars } from '@paperwage/values';
import { tablesApril2022 } from '../editions/al.ts';
import type { StateRules } from '../state-rules.ts';

export const al2022: readonly StateRules[] = [
  {
    state: 'AL',
    from: calendarDate('2022-01-01'),
    to: calendarDate('2022-04-30'),
    incomeTax: {
      ...tablesApril2022,
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
      note: 'Deductions from before Act 2022-292.',
    },
  },
  {
    state: 'AL',
    from: calendarDate('2022-05-01'),
    to: calendarDate('2022-12-31'),
    incomeTax: {
      ...tablesApril2022,
      source: {
        publication: 'Withholding Tax Tables and Instructions for Employers and Withholding Agents',
        edition: 'April 2022, after Act 2022-292',
        publisher: 'Alabama Department of Revenue',
        url: 'https://www.revenue.alabama.gov/forms/withholding-tax-tables-and-instructions-for-employers-and-withholding-agents-2/',
        checked: calendarDate('2026-11-21'),
      },
      standing: 'secondary',
      recordedBy: ['Microsoft Dynamics GP'],
      note: 'The state issued the booklet in late April 2022 for immediate use. We don’t know the exact day.',
    },
  },
];
