import { calendarDate, dollars, percent } from '@paperwage/values';
import { tableApril2025, tableMay2024 } from '../editions/id.ts';
import type { StateRules } from '../state-rules.ts';

export const id2025: readonly StateRules[] = [
  {
    state: 'ID',
    from: calendarDate('2025-01-01'),
    to: calendarDate('2025-04-30'),
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
      standing: 'official',
      recordedBy: ['payroll-tax-engine'],
      comparedWith: [{ record: 'the agency’s worked example' }],
      note: 'Thresholds of a pay period are the yearly ones in whole dollars, as the tables of the period have them.',
    },
  },
  {
    state: 'ID',
    from: calendarDate('2025-05-01'),
    to: calendarDate('2025-12-31'),
    incomeTax: {
      method: 'annualized',
      schedule: {
        single: [
          { over: dollars(0), base: dollars(0), rate: percent('0') },
          { over: dollars(15_000), base: dollars(0), rate: percent('5.3') },
        ],
        married: [
          { over: dollars(0), base: dollars(0), rate: percent('0') },
          { over: dollars(30_000), base: dollars(0), rate: percent('5.3') },
        ],
        headOfHousehold: [
          { over: dollars(0), base: dollars(0), rate: percent('0') },
          { over: dollars(15_000), base: dollars(0), rate: percent('5.3') },
        ],
      },
      periodSchedules: {
        WEEKLY: {
          single: [
            { over: dollars(0), base: dollars(0), rate: percent('0') },
            { over: dollars(288), base: dollars(0), rate: percent('5.3') },
          ],
          married: [
            { over: dollars(0), base: dollars(0), rate: percent('0') },
            { over: dollars(577), base: dollars(0), rate: percent('5.3') },
          ],
          headOfHousehold: [
            { over: dollars(0), base: dollars(0), rate: percent('0') },
            { over: dollars(288), base: dollars(0), rate: percent('5.3') },
          ],
        },
        BI_WEEKLY: {
          single: [
            { over: dollars(0), base: dollars(0), rate: percent('0') },
            { over: dollars(577), base: dollars(0), rate: percent('5.3') },
          ],
          married: [
            { over: dollars(0), base: dollars(0), rate: percent('0') },
            { over: dollars(1_154), base: dollars(0), rate: percent('5.3') },
          ],
          headOfHousehold: [
            { over: dollars(0), base: dollars(0), rate: percent('0') },
            { over: dollars(577), base: dollars(0), rate: percent('5.3') },
          ],
        },
        SEMI_MONTHLY: {
          single: [
            { over: dollars(0), base: dollars(0), rate: percent('0') },
            { over: dollars(625), base: dollars(0), rate: percent('5.3') },
          ],
          married: [
            { over: dollars(0), base: dollars(0), rate: percent('0') },
            { over: dollars(1_250), base: dollars(0), rate: percent('5.3') },
          ],
          headOfHousehold: [
            { over: dollars(0), base: dollars(0), rate: percent('0') },
            { over: dollars(625), base: dollars(0), rate: percent('5.3') },
          ],
        },
        MONTHLY: {
          single: [
            { over: dollars(0), base: dollars(0), rate: percent('0') },
            { over: dollars(1_250), base: dollars(0), rate: percent('5.3') },
          ],
          married: [
            { over: dollars(0), base: dollars(0), rate: percent('0') },
            { over: dollars(2_500), base: dollars(0), rate: percent('5.3') },
          ],
          headOfHousehold: [
            { over: dollars(0), base: dollars(0), rate: percent('0') },
            { over: dollars(1_250), base: dollars(0), rate: percent('5.3') },
          ],
        },
      },
      deductions: [{ kind: 'counted', of: 'allowances', each: dollars(3_868) }],
      rounding: { periodTax: true },
      source: tableApril2025,
      standing: 'official',
      recordedBy: ['payroll-tax-engine'],
      comparedWith: [{ record: 'the agency’s worked example' }],
      note: 'Thresholds of a pay period are the yearly ones in whole dollars, as the tables of the period have them.',
    },
  },
];
