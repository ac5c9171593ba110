import { calendarDate, dollars, percent } from '@paperwage/values';
import type { StateRules } from '../state-rules.ts';

const single = [
  { over: dollars(0), base: dollars(0), rate: percent('0') },
  { over: dollars(16_100), base: dollars(0), rate: percent('4.7') },
  { over: dollars(63_600), base: dollars(2_233), rate: percent('5.65') },
];

const monthlySingle = [
  { over: dollars(0), base: dollars(0), rate: percent('0') },
  { over: dollars(1_342), base: dollars(0), rate: percent('4.7') },
  { over: dollars(5_300), base: dollars(187), rate: percent('5.65') },
];

const semimonthlySingle = [
  { over: dollars(0), base: dollars(0), rate: percent('0') },
  { over: dollars(671), base: dollars(0), rate: percent('4.7') },
  { over: dollars(2_650), base: dollars(94), rate: percent('5.65') },
];

const biweeklySingle = [
  { over: dollars(0), base: dollars(0), rate: percent('0') },
  { over: dollars(619), base: dollars(0), rate: percent('4.7') },
  { over: dollars(2_446), base: dollars(86), rate: percent('5.65') },
];

const weeklySingle = [
  { over: dollars(0), base: dollars(0), rate: percent('0') },
  { over: dollars(310), base: dollars(0), rate: percent('4.7') },
  { over: dollars(1_223), base: dollars(43), rate: percent('5.65') },
];

const dailySingle = [
  { over: dollars(0), base: dollars(0), rate: percent('0') },
  { over: dollars(62), base: dollars(0), rate: percent('4.7') },
  { over: dollars(245), base: dollars(9), rate: percent('5.65') },
];

export const mt2026: readonly StateRules[] = [
  {
    state: 'MT',
    from: calendarDate('2026-01-01'),
    to: calendarDate('2026-12-31'),
    incomeTax: {
      method: 'annualized',
      schedule: {
        single,
        married: [
          { over: dollars(0), base: dollars(0), rate: percent('0') },
          { over: dollars(32_200), base: dollars(0), rate: percent('4.7') },
          { over: dollars(127_200), base: dollars(4_465), rate: percent('5.65') },
        ],
        marriedSpouseWorks: single,
        headOfHousehold: [
          { over: dollars(0), base: dollars(0), rate: percent('0') },
          { over: dollars(24_150), base: dollars(0), rate: percent('4.7') },
          { over: dollars(95_400), base: dollars(3_349), rate: percent('5.65') },
        ],
      },
      periodSchedules: {
        MONTHLY: {
          single: monthlySingle,
          married: [
            { over: dollars(0), base: dollars(0), rate: percent('0') },
            { over: dollars(2_683), base: dollars(0), rate: percent('4.7') },
            { over: dollars(10_600), base: dollars(372), rate: percent('5.65') },
          ],
          marriedSpouseWorks: monthlySingle,
          headOfHousehold: [
            { over: dollars(0), base: dollars(0), rate: percent('0') },
            { over: dollars(2_013), base: dollars(0), rate: percent('4.7') },
            { over: dollars(7_950), base: dollars(280), rate: percent('5.65') },
          ],
        },
        SEMI_MONTHLY: {
          single: semimonthlySingle,
          // Twice the steps of single, which are those of single for twice the time.
          married: monthlySingle,
          marriedSpouseWorks: semimonthlySingle,
          headOfHousehold: [
            { over: dollars(0), base: dollars(0), rate: percent('0') },
            { over: dollars(1_006), base: dollars(0), rate: percent('4.7') },
            { over: dollars(3_975), base: dollars(140), rate: percent('5.65') },
          ],
        },
        BI_WEEKLY: {
          single: biweeklySingle,
          married: [
            { over: dollars(0), base: dollars(0), rate: percent('0') },
            { over: dollars(1_238), base: dollars(0), rate: percent('4.7') },
            { over: dollars(4_892), base: dollars(172), rate: percent('5.65') },
          ],
          marriedSpouseWorks: biweeklySingle,
          headOfHousehold: [
            { over: dollars(0), base: dollars(0), rate: percent('0') },
            { over: dollars(929), base: dollars(0), rate: percent('4.7') },
            { over: dollars(3_669), base: dollars(129), rate: percent('5.65') },
          ],
        },
        WEEKLY: {
          single: weeklySingle,
          // Twice the steps of single, as above.
          married: biweeklySingle,
          marriedSpouseWorks: weeklySingle,
          headOfHousehold: [
            { over: dollars(0), base: dollars(0), rate: percent('0') },
            { over: dollars(464), base: dollars(0), rate: percent('4.7') },
            { over: dollars(1_835), base: dollars(65), rate: percent('5.65') },
          ],
        },
        DAILY: {
          single: dailySingle,
          married: [
            { over: dollars(0), base: dollars(0), rate: percent('0') },
            { over: dollars(124), base: dollars(0), rate: percent('4.7') },
            { over: dollars(489), base: dollars(18), rate: percent('5.65') },
          ],
          marriedSpouseWorks: dailySingle,
          headOfHousehold: [
            { over: dollars(0), base: dollars(0), rate: percent('0') },
            { over: dollars(93), base: dollars(0), rate: percent('4.7') },
            { over: dollars(367), base: dollars(13), rate: percent('5.65') },
          ],
        },
      },
      rounding: { periodTax: true },
      source: {
        publication: 'Montana Employer and Information Agent Guide with Montana Withholding Tax Tables',
        edition: 'V4, November 2025',
        publisher: 'Montana Department of Revenue',
        url: 'https://revenuefiles.mt.gov/files/Forms/Montana_Employer_and_Information_Agent_Guide_with_Tax_Tables.pdf',
        checked: calendarDate('2026-11-21'),
      },
      standing: 'official',
      recordedBy: ['Nyaksik/us-payroll-tax-tables'],
      comparedWith: [{ record: '4 of the agency’s worked examples' }],
      note: 'We use the printed pay period tables. The guide says to round up, but its nine examples round to the nearest dollar, and so do we.',
    },
  },
];
