import { calendarDate, dollars, percent } from '@paperwage/values';
import type { AnnualizedRules } from '../state-rules.ts';

const singleJune2022 = [
  { over: dollars(0), base: dollars(0), rate: percent('0') },
  { over: dollars(12_950), base: dollars(0), rate: percent('1') },
  { over: dollars(14_612), base: dollars(17), rate: percent('3') },
  { over: dollars(17_937), base: dollars(117), rate: percent('4.5') },
  { over: dollars(21_261), base: dollars(267), rate: percent('6') },
];

export const tableJune2022: AnnualizedRules = {
  method: 'annualized',
  schedule: {
    single: singleJune2022,
    married: [
      { over: dollars(0), base: dollars(0), rate: percent('0') },
      { over: dollars(25_900), base: dollars(0), rate: percent('1') },
      { over: dollars(29_224), base: dollars(33), rate: percent('3') },
      { over: dollars(35_874), base: dollars(233), rate: percent('4.5') },
      { over: dollars(42_522), base: dollars(532), rate: percent('6') },
    ],
    headOfHousehold: singleJune2022,
  },
  deductions: [{ kind: 'counted', of: 'allowances', each: dollars(3_417) }],
  rounding: { periodTax: true },
  source: {
    publication: 'EPB00744, Table for Percentage Computation Method of Withholding',
    edition: 'June 2022',
    publisher: 'Idaho State Tax Commission',
    url: 'https://tax.idaho.gov/taxes/income-tax/withholding/computing/',
    checked: calendarDate('2026-11-21'),
  },
  standing: 'secondary',
  recordedBy: ['TimeTrex Community Edition 16.12.9'],
  comparedWith: [
    { record: 'Microsoft Dynamics GP (October 7, 2022)', figures: 'the rates and brackets' },
    { record: 'Suburban Computer', figures: 'the rates and brackets' },
    { record: 'breaktru.com', figures: 'the allowance' },
  ],
  takenFrom: [
    { record: 'Microsoft Dynamics GP (October 7, 2022)', figures: 'the allowance' },
    { record: 'Suburban Computer', figures: 'the allowance' },
  ],
};

export const tableMay2023: AnnualizedRules = {
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
  source: {
    publication: 'EPB00744, Table for Percentage Computation Method of Withholding',
    edition: 'May 2023',
    publisher: 'Idaho State Tax Commission',
    url: 'https://tax.idaho.gov/taxes/income-tax/withholding/computing/',
    checked: calendarDate('2026-11-21'),
  },
  standing: 'secondary',
  recordedBy: ['TimeTrex Community Edition 16.12.9'],
  comparedWith: [{ record: 'Microsoft Dynamics GP (October 24, 2023)', figures: 'the rates and brackets' }],
  takenFrom: [
    { record: 'Microsoft Dynamics GP (October 24, 2023)', figures: 'the allowance' },
    { record: 'EY Tax News', figures: 'the date' },
  ],
  note: 'The effective date is the day of the announcement. Pay period thresholds are the annual ones in whole dollars, as in the pay period tables.',
};

export const tableMay2024: AnnualizedRules = {
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
  source: {
    publication: 'EPB00744, Table for Percentage Computation Method of Withholding',
    edition: 'May 2024',
    publisher: 'Idaho State Tax Commission',
    url: 'https://tax.idaho.gov/taxes/income-tax/withholding/computing/',
    checked: calendarDate('2026-11-21'),
  },
  standing: 'secondary',
  recordedBy: ['TimeTrex Community Edition 16.12.9', 'payroll-tax-engine'],
  comparedWith: [
    { record: 'Microsoft Dynamics GP (July 22, 2024)', figures: 'the rates and brackets and the allowance' },
    { record: 'Suburban Computer', figures: 'the rates and brackets and the allowance' },
    { record: 'the agency’s worked example' },
  ],
  note: 'Pay period thresholds are the annual ones in whole dollars, as in the pay period tables.',
};

export const tableApril2025: AnnualizedRules = {
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
  source: {
    publication: 'EPB00744, Table for Percentage Computation Method of Withholding',
    edition: 'April 2025',
    publisher: 'Idaho State Tax Commission',
    url: 'https://tax.idaho.gov/taxes/income-tax/withholding/computing/',
    checked: calendarDate('2026-11-21'),
  },
  standing: 'official',
  recordedBy: ['payroll-tax-engine', 'Nyaksik/us-payroll-tax-tables'],
  comparedWith: [{ record: 'the agency’s worked example' }],
  note: 'Pay period thresholds are the annual ones in whole dollars, as in the pay period tables.',
};
