import { calendarDate, dollars, percent } from '@paperwage/values';
import { tableMay2023, tableMay2024 } from '../editions/id.ts';
import type { StateRules } from '../state-rules.ts';

export const id2024: readonly StateRules[] = [
  {
    state: 'ID',
    from: calendarDate('2024-01-01'),
    to: calendarDate('2024-05-20'),
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
      takenFrom: [{ record: 'Microsoft Dynamics GP (October 24, 2023)', figures: 'the allowance' }],
      note: 'Thresholds of a pay period are the yearly ones in whole dollars, as the tables of the period have them.',
    },
  },
  {
    state: 'ID',
    from: calendarDate('2024-05-21'),
    to: calendarDate('2024-12-31'),
    incomeTax: {
      method: 'annualized',
      schedule: {
        single: [
          { over: dollars(0), base: dollars(0), rate: percent('0') },
          { over: dollars(14_600), base: dollars(0), rate: percent('5.695') },
        ],
        married: [
          { over: dollars(0), base: dollars(0), rate: percent('0') },
          { over: dollars(29_200), base: dollars(0), rate: percent('5.695') },
        ],
        headOfHousehold: [
          { over: dollars(0), base: dollars(0), rate: percent('0') },
          { over: dollars(14_600), base: dollars(0), rate: percent('5.695') },
        ],
      },
      periodSchedules: {
        WEEKLY: {
          single: [
            { over: dollars(0), base: dollars(0), rate: percent('0') },
            { over: dollars(281), base: dollars(0), rate: percent('5.695') },
          ],
          married: [
            { over: dollars(0), base: dollars(0), rate: percent('0') },
            { over: dollars(562), base: dollars(0), rate: percent('5.695') },
          ],
          headOfHousehold: [
            { over: dollars(0), base: dollars(0), rate: percent('0') },
            { over: dollars(281), base: dollars(0), rate: percent('5.695') },
          ],
        },
        BI_WEEKLY: {
          single: [
            { over: dollars(0), base: dollars(0), rate: percent('0') },
            { over: dollars(562), base: dollars(0), rate: percent('5.695') },
          ],
          married: [
            { over: dollars(0), base: dollars(0), rate: percent('0') },
            { over: dollars(1_123), base: dollars(0), rate: percent('5.695') },
          ],
          headOfHousehold: [
            { over: dollars(0), base: dollars(0), rate: percent('0') },
            { over: dollars(562), base: dollars(0), rate: percent('5.695') },
          ],
        },
        SEMI_MONTHLY: {
          single: [
            { over: dollars(0), base: dollars(0), rate: percent('0') },
            { over: dollars(608), base: dollars(0), rate: percent('5.695') },
          ],
          married: [
            { over: dollars(0), base: dollars(0), rate: percent('0') },
            { over: dollars(1_217), base: dollars(0), rate: percent('5.695') },
          ],
          headOfHousehold: [
            { over: dollars(0), base: dollars(0), rate: percent('0') },
            { over: dollars(608), base: dollars(0), rate: percent('5.695') },
          ],
        },
        MONTHLY: {
          single: [
            { over: dollars(0), base: dollars(0), rate: percent('0') },
            { over: dollars(1_217), base: dollars(0), rate: percent('5.695') },
          ],
          married: [
            { over: dollars(0), base: dollars(0), rate: percent('0') },
            { over: dollars(2_433), base: dollars(0), rate: percent('5.695') },
          ],
          headOfHousehold: [
            { over: dollars(0), base: dollars(0), rate: percent('0') },
            { over: dollars(1_217), base: dollars(0), rate: percent('5.695') },
          ],
        },
      },
      deductions: [{ kind: 'counted', of: 'allowances', each: dollars(3_600) }],
      rounding: { periodTax: true },
      source: tableMay2024,
      standing: 'secondary',
      recordedBy: ['TimeTrex Community Edition 16.12.9'],
      comparedWith: [
        { record: 'Microsoft Dynamics GP (July 22, 2024)', figures: 'the rates and brackets and the allowance' },
        { record: 'Suburban Computer', figures: 'the rates and brackets and the allowance' },
      ],
      note: 'Thresholds of a pay period are the yearly ones in whole dollars, as the tables of the period have them.',
    },
  },
];
