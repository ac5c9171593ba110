import { calendarDate, dollars, percent } from '@paperwage/values';
import type { AnnualizedRules } from '../state-rules.ts';

export const employersGuide: AnnualizedRules = {
  method: 'annualized',
  schedule: {
    all: [
      { over: dollars(0), base: dollars(0), rate: percent('0') },
      { over: dollars(2_000), base: dollars(0), rate: percent('2.2') },
      { over: dollars(5_000), base: dollars(66), rate: percent('3.9') },
      { over: dollars(10_000), base: dollars(261), rate: percent('4.8') },
      { over: dollars(20_000), base: dollars(741), rate: percent('5.2') },
      { over: dollars(25_000), base: dollars(1_001), rate: percent('5.55') },
      { over: dollars(60_000), base: dollars(2_943.5), rate: percent('6.6') },
    ],
  },
  standardDeduction: {
    kind: 'fixed',
    amount: {
      single: dollars(3_250),
      married: dollars(6_500),
      marriedSeparate: dollars(3_250),
      headOfHousehold: dollars(3_250),
    },
  },
  credits: [{ kind: 'counted', of: 'allowances', each: dollars(110) }],
  source: {
    publication: 'Employer’s Guide, Withholding Regulations and Employers’ Duties',
    table: 'section 17',
    publisher: 'Delaware Division of Revenue',
    url: 'https://revenue.delaware.gov/employers-guide-withholding-regulations-employers-duties/',
    checked: calendarDate('2026-11-21'),
  },
  standing: 'official',
  recordedBy: ['TimeTrex Community Edition 16.12.9', 'open-withholding', 'Nyaksik/us-payroll-tax-tables'],
  comparedWith: [{ record: '5 of the agency’s worked examples' }],
};
