import { calendarDate, dollars, percent } from '@paperwage/values';
import type { LouisianaRules } from '../state-rules.ts';

const single = [
  { over: dollars(0), base: dollars(0), rate: percent('1.85') },
  { over: dollars(12_500), base: dollars(231.25), rate: percent('3.5') },
  { over: dollars(50_000), base: dollars(1_543.75), rate: percent('4.25') },
];

export const formulas2022: LouisianaRules = {
  method: 'louisiana',
  schedule: {
    single,
    married: [
      { over: dollars(0), base: dollars(0), rate: percent('1.85') },
      { over: dollars(25_000), base: dollars(462.5), rate: percent('3.5') },
      { over: dollars(100_000), base: dollars(3_087.5), rate: percent('4.25') },
    ],
    headOfHousehold: single,
  },
  exemption: dollars(4_500),
  dependent: dollars(1_000),
  exemptionValue: {
    single: [
      { over: dollars(0), base: dollars(0), rate: percent('1.85') },
      { over: dollars(12_500), base: dollars(231.25), rate: percent('3.5') },
    ],
    married: [
      { over: dollars(0), base: dollars(0), rate: percent('1.85') },
      { over: dollars(25_000), base: dollars(462.5), rate: percent('3.5') },
    ],
    headOfHousehold: [
      { over: dollars(0), base: dollars(0), rate: percent('1.85') },
      { over: dollars(12_500), base: dollars(231.25), rate: percent('3.5') },
    ],
  },
  source: {
    publication: 'R-1306, Louisiana Withholding Tables and Formulas',
    edition: '1/22',
    publisher: 'Louisiana Department of Revenue',
    url: null,
    checked: calendarDate('2026-11-21'),
  },
  standing: 'official',
  recordedBy: ['TimeTrex Community Edition 16.12.9'],
  comparedWith: [
    {
      record: 'a copy of the state’s document at taxformfinder.org',
      figures: 'the value of exemptions, the exemption, the dependents and the rates and brackets',
    },
    { record: 'Microsoft Dynamics GP (October 7, 2022)', figures: 'the rates and brackets' },
  ],
};
