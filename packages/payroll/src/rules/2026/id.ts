import { calendarDate, dollars, percent } from '@paperwage/values';
import { tableApril2025 } from '../editions/id.ts';
import type { StateRules } from '../state-rules.ts';

export const id2026: readonly StateRules[] = [
  { state: 'ID', from: calendarDate('2026-01-01'), to: calendarDate('2026-07-22'), incomeTax: tableApril2025 },
  {
    state: 'ID',
    from: calendarDate('2026-07-23'),
    to: calendarDate('2026-12-31'),
    incomeTax: {
      method: 'annualized',
      schedule: {
        single: [
          { over: dollars(0), base: dollars(0), rate: percent('0') },
          { over: dollars(16_100), base: dollars(0), rate: percent('5.3') },
        ],
        married: [
          { over: dollars(0), base: dollars(0), rate: percent('0') },
          { over: dollars(32_200), base: dollars(0), rate: percent('5.3') },
        ],
        headOfHousehold: [
          { over: dollars(0), base: dollars(0), rate: percent('0') },
          { over: dollars(16_100), base: dollars(0), rate: percent('5.3') },
        ],
      },
      periodSchedules: {
        WEEKLY: {
          single: [
            { over: dollars(0), base: dollars(0), rate: percent('0') },
            { over: dollars(310), base: dollars(0), rate: percent('5.3') },
          ],
          married: [
            { over: dollars(0), base: dollars(0), rate: percent('0') },
            { over: dollars(619), base: dollars(0), rate: percent('5.3') },
          ],
          headOfHousehold: [
            { over: dollars(0), base: dollars(0), rate: percent('0') },
            { over: dollars(310), base: dollars(0), rate: percent('5.3') },
          ],
        },
        BI_WEEKLY: {
          single: [
            { over: dollars(0), base: dollars(0), rate: percent('0') },
            { over: dollars(619), base: dollars(0), rate: percent('5.3') },
          ],
          married: [
            { over: dollars(0), base: dollars(0), rate: percent('0') },
            { over: dollars(1_238), base: dollars(0), rate: percent('5.3') },
          ],
          headOfHousehold: [
            { over: dollars(0), base: dollars(0), rate: percent('0') },
            { over: dollars(619), base: dollars(0), rate: percent('5.3') },
          ],
        },
        SEMI_MONTHLY: {
          single: [
            { over: dollars(0), base: dollars(0), rate: percent('0') },
            { over: dollars(671), base: dollars(0), rate: percent('5.3') },
          ],
          married: [
            { over: dollars(0), base: dollars(0), rate: percent('0') },
            { over: dollars(1_342), base: dollars(0), rate: percent('5.3') },
          ],
          headOfHousehold: [
            { over: dollars(0), base: dollars(0), rate: percent('0') },
            { over: dollars(671), base: dollars(0), rate: percent('5.3') },
          ],
        },
        MONTHLY: {
          single: [
            { over: dollars(0), base: dollars(0), rate: percent('0') },
            { over: dollars(1_342), base: dollars(0), rate: percent('5.3') },
          ],
          married: [
            { over: dollars(0), base: dollars(0), rate: percent('0') },
            { over: dollars(2_683), base: dollars(0), rate: percent('5.3') },
          ],
          headOfHousehold: [
            { over: dollars(0), base: dollars(0), rate: percent('0') },
            { over: dollars(1_342), base: dollars(0), rate: percent('5.3') },
          ],
        },
      },
      rounding: { periodTax: true },
      source: {
        publication: 'EPB00744, Table for Percentage Computation Method of Withholding',
        edition: '07-23-2026',
        publisher: 'Idaho State Tax Commission',
        url: 'https://tax.idaho.gov/wp-content/uploads/pubs/EPB00744/EPB00744_07-23-2026.pdf',
        checked: calendarDate('2026-11-21'),
      },
      standing: 'official',
      recordedBy: ['Nyaksik/us-payroll-tax-tables'],
      comparedWith: [{ record: 'the agency’s worked example' }],
      note: 'Idaho’s child tax credit has ended, so allowances no longer change the tax. The tables are dated July 23, 2026 and were announced on July 31. Pay period thresholds are the annual ones in whole dollars, as in the pay period tables.',
    },
  },
];
