import { calendarDate, dollars, percent } from '@paperwage/values';
import type { StateRules } from '../state-rules.ts';

const single = [
  { over: dollars(0), base: dollars(0), rate: percent('0') },
  { over: dollars(15_000), base: dollars(0), rate: percent('4.7') },
  { over: dollars(36_100), base: dollars(992), rate: percent('5.9') },
];

const monthlySingle = [
  { over: dollars(0), base: dollars(0), rate: percent('0') },
  { over: dollars(1_250), base: dollars(0), rate: percent('4.7') },
  { over: dollars(3_008), base: dollars(83), rate: percent('5.9') },
];

const semimonthlySingle = [
  { over: dollars(0), base: dollars(0), rate: percent('0') },
  { over: dollars(625), base: dollars(0), rate: percent('4.7') },
  { over: dollars(1_504), base: dollars(41), rate: percent('5.9') },
];

const biweeklySingle = [
  { over: dollars(0), base: dollars(0), rate: percent('0') },
  { over: dollars(577), base: dollars(0), rate: percent('4.7') },
  { over: dollars(1_388), base: dollars(38), rate: percent('5.9') },
];

const weeklySingle = [
  { over: dollars(0), base: dollars(0), rate: percent('0') },
  { over: dollars(288), base: dollars(0), rate: percent('4.7') },
  { over: dollars(694), base: dollars(19), rate: percent('5.9') },
];

const dailySingle = [
  { over: dollars(0), base: dollars(0), rate: percent('0') },
  { over: dollars(41), base: dollars(0), rate: percent('4.7') },
  { over: dollars(99), base: dollars(3), rate: percent('5.9') },
];

export const mt2025: readonly StateRules[] = [
  {
    state: 'MT',
    from: calendarDate('2025-01-01'),
    to: calendarDate('2025-12-31'),
    incomeTax: {
      method: 'annualized',
      schedule: {
        single,
        married: [
          { over: dollars(0), base: dollars(0), rate: percent('0') },
          { over: dollars(30_000), base: dollars(0), rate: percent('4.7') },
          { over: dollars(72_200), base: dollars(1_983), rate: percent('5.9') },
        ],
        marriedSpouseWorks: single,
        headOfHousehold: [
          { over: dollars(0), base: dollars(0), rate: percent('0') },
          { over: dollars(22_500), base: dollars(0), rate: percent('4.7') },
          { over: dollars(54_200), base: dollars(1_490), rate: percent('5.9') },
        ],
      },
      periodSchedules: {
        MONTHLY: {
          single: monthlySingle,
          married: [
            { over: dollars(0), base: dollars(0), rate: percent('0') },
            { over: dollars(2_500), base: dollars(0), rate: percent('4.7') },
            { over: dollars(6_017), base: dollars(165), rate: percent('5.9') },
          ],
          marriedSpouseWorks: monthlySingle,
          headOfHousehold: [
            { over: dollars(0), base: dollars(0), rate: percent('0') },
            { over: dollars(1_875), base: dollars(0), rate: percent('4.7') },
            { over: dollars(4_517), base: dollars(124), rate: percent('5.9') },
          ],
        },
        SEMI_MONTHLY: {
          single: semimonthlySingle,
          // Twice the steps of single, which are those of single for twice the time.
          married: monthlySingle,
          marriedSpouseWorks: semimonthlySingle,
          headOfHousehold: [
            { over: dollars(0), base: dollars(0), rate: percent('0') },
            { over: dollars(938), base: dollars(0), rate: percent('4.7') },
            { over: dollars(2_258), base: dollars(62), rate: percent('5.9') },
          ],
        },
        BI_WEEKLY: {
          single: biweeklySingle,
          married: [
            { over: dollars(0), base: dollars(0), rate: percent('0') },
            { over: dollars(1_154), base: dollars(0), rate: percent('4.7') },
            { over: dollars(2_777), base: dollars(76), rate: percent('5.9') },
          ],
          marriedSpouseWorks: biweeklySingle,
          headOfHousehold: [
            { over: dollars(0), base: dollars(0), rate: percent('0') },
            { over: dollars(865), base: dollars(0), rate: percent('4.7') },
            { over: dollars(2_085), base: dollars(57), rate: percent('5.9') },
          ],
        },
        WEEKLY: {
          single: weeklySingle,
          // Twice the steps of single, as above.
          married: biweeklySingle,
          marriedSpouseWorks: weeklySingle,
          headOfHousehold: [
            { over: dollars(0), base: dollars(0), rate: percent('0') },
            { over: dollars(433), base: dollars(0), rate: percent('4.7') },
            { over: dollars(1_042), base: dollars(29), rate: percent('5.9') },
          ],
        },
        DAILY: {
          single: dailySingle,
          married: [
            { over: dollars(0), base: dollars(0), rate: percent('0') },
            { over: dollars(82), base: dollars(0), rate: percent('4.7') },
            { over: dollars(198), base: dollars(6), rate: percent('5.9') },
          ],
          marriedSpouseWorks: dailySingle,
          headOfHousehold: [
            { over: dollars(0), base: dollars(0), rate: percent('0') },
            { over: dollars(62), base: dollars(0), rate: percent('4.7') },
            { over: dollars(148), base: dollars(4), rate: percent('5.9') },
          ],
        },
      },
      rounding: { periodTax: 'up' },
      source: {
        publication: 'Montana Employer and Information Agent Guide with Montana Withholding Tax Tables',
        edition: 'V3, November 2024',
        publisher: 'Montana Department of Revenue',
        url: 'https://web.archive.org/web/20250930061933id_/https://revenuefiles.mt.gov/files/Forms/Montana_Employer_and_Information_Agent_Guide_with_Tax_Tables.pdf',
        checked: calendarDate('2026-11-21'),
      },
      standing: 'official',
      recordedBy: ['payroll-tax-engine'],
      comparedWith: [{ record: '3 of the agency’s worked examples' }],
      note: 'We use the printed pay period tables. This edition’s examples round up to the next dollar. The daily table counts 365 calendar days a year, so it withholds more from someone who works 260.',
    },
  },
];
