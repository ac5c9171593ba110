import { calendarDate, dollars, percent } from '@paperwage/values';
import { tableJune2022, tableMay2023 } from '../editions/id.ts';
import type { StateRules } from '../state-rules.ts';

export const id2023: readonly StateRules[] = [
  {
    state: 'ID',
    from: calendarDate('2023-01-01'),
    to: calendarDate('2023-05-14'),
    incomeTax: {
      method: 'annualized',
      schedule: {
        single: [
          { over: dollars(0), base: dollars(0), rate: percent('0') },
          { over: dollars(12_950), base: dollars(0), rate: percent('1') },
          { over: dollars(14_612), base: dollars(17), rate: percent('3') },
          { over: dollars(17_937), base: dollars(117), rate: percent('4.5') },
          { over: dollars(21_261), base: dollars(267), rate: percent('6') },
        ],
        married: [
          { over: dollars(0), base: dollars(0), rate: percent('0') },
          { over: dollars(25_900), base: dollars(0), rate: percent('1') },
          { over: dollars(29_224), base: dollars(33), rate: percent('3') },
          { over: dollars(35_874), base: dollars(233), rate: percent('4.5') },
          { over: dollars(42_522), base: dollars(532), rate: percent('6') },
        ],
        headOfHousehold: [
          { over: dollars(0), base: dollars(0), rate: percent('0') },
          { over: dollars(12_950), base: dollars(0), rate: percent('1') },
          { over: dollars(14_612), base: dollars(17), rate: percent('3') },
          { over: dollars(17_937), base: dollars(117), rate: percent('4.5') },
          { over: dollars(21_261), base: dollars(267), rate: percent('6') },
        ],
      },
      deductions: [{ kind: 'counted', of: 'allowances', each: dollars(3_417) }],
      rounding: { periodTax: true },
      source: tableJune2022,
      standing: 'secondary',
      recordedBy: ['TimeTrex Community Edition 16.12.9'],
      comparedWith: [
        { record: 'Microsoft Dynamics GP (October 7, 2022)', figures: 'the rates and brackets and the allowance' },
        { record: 'Suburban Computer', figures: 'the rates and brackets' },
        { record: 'breaktru.com', figures: 'the allowance' },
      ],
    },
  },
  {
    state: 'ID',
    from: calendarDate('2023-05-15'),
    to: calendarDate('2023-12-31'),
    incomeTax: {
      method: 'annualized',
      schedule: {
        single: [
          { over: dollars(0), base: dollars(0), rate: percent('0') },
          { over: dollars(13_850), base: dollars(0), rate: percent('5.8') },
        ],
        married: [
          { over: dollars(0), base: dollars(0), rate: percent('0') },
          { over: dollars(27_700), base: dollars(0), rate: percent('5.8') },
        ],
        headOfHousehold: [
          { over: dollars(0), base: dollars(0), rate: percent('0') },
          { over: dollars(13_850), base: dollars(0), rate: percent('5.8') },
        ],
      },
      periodSchedules: {
        WEEKLY: {
          single: [
            { over: dollars(0), base: dollars(0), rate: percent('0') },
            { over: dollars(266), base: dollars(0), rate: percent('5.8') },
          ],
          married: [
            { over: dollars(0), base: dollars(0), rate: percent('0') },
            { over: dollars(533), base: dollars(0), rate: percent('5.8') },
          ],
          headOfHousehold: [
            { over: dollars(0), base: dollars(0), rate: percent('0') },
            { over: dollars(266), base: dollars(0), rate: percent('5.8') },
          ],
        },
        BI_WEEKLY: {
          single: [
            { over: dollars(0), base: dollars(0), rate: percent('0') },
            { over: dollars(533), base: dollars(0), rate: percent('5.8') },
          ],
          married: [
            { over: dollars(0), base: dollars(0), rate: percent('0') },
            { over: dollars(1_065), base: dollars(0), rate: percent('5.8') },
          ],
          headOfHousehold: [
            { over: dollars(0), base: dollars(0), rate: percent('0') },
            { over: dollars(533), base: dollars(0), rate: percent('5.8') },
          ],
        },
        SEMI_MONTHLY: {
          single: [
            { over: dollars(0), base: dollars(0), rate: percent('0') },
            { over: dollars(577), base: dollars(0), rate: percent('5.8') },
          ],
          married: [
            { over: dollars(0), base: dollars(0), rate: percent('0') },
            { over: dollars(1_154), base: dollars(0), rate: percent('5.8') },
          ],
          headOfHousehold: [
            { over: dollars(0), base: dollars(0), rate: percent('0') },
            { over: dollars(577), base: dollars(0), rate: percent('5.8') },
          ],
        },
        MONTHLY: {
          single: [
            { over: dollars(0), base: dollars(0), rate: percent('0') },
            { over: dollars(1_154), base: dollars(0), rate: percent('5.8') },
          ],
          married: [
            { over: dollars(0), base: dollars(0), rate: percent('0') },
            { over: dollars(2_308), base: dollars(0), rate: percent('5.8') },
          ],
          headOfHousehold: [
            { over: dollars(0), base: dollars(0), rate: percent('0') },
            { over: dollars(1_154), base: dollars(0), rate: percent('5.8') },
          ],
        },
      },
      deductions: [{ kind: 'counted', of: 'allowances', each: dollars(3_534) }],
      rounding: { periodTax: true },
      source: tableMay2023,
      standing: 'secondary',
      recordedBy: ['TimeTrex Community Edition 16.12.9'],
      comparedWith: [{ record: 'Microsoft Dynamics GP (October 24, 2023)', figures: 'the rates and brackets' }],
      takenFrom: [
        { record: 'Microsoft Dynamics GP (October 24, 2023)', figures: 'the allowance' },
        { record: 'EY Tax News', figures: 'the date' },
      ],
      note: 'The day of effect is that of the announcement. Thresholds of a pay period are the yearly ones in whole dollars, as the tables of the period have them.',
    },
  },
];
