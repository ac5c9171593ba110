import { calendarDate } from '@paperwage/values';
import type { StatePreTaxRules } from './pre-tax-types.ts';
import { PROGRAM_WAGES } from './program-wages.ts';

const FIRST_DAY = calendarDate('2022-01-01');
const LAST_DAY = calendarDate('2026-12-31');
const CHECKED = calendarDate('2026-11-21');

/** Where states and their programs tax what a pre-tax deduction takes off federal wages. */
export const STATE_PRE_TAX_RULES: StatePreTaxRules = {
  exceptions: [
    {
      state: 'CA',
      from: FIRST_DAY,
      to: LAST_DAY,
      taxed: ['hsa'],
      source: {
        publication: 'Publication 1001, Supplemental Guidelines to California Adjustments',
        table: 'Health Savings Accounts',
        publisher: 'California Franchise Tax Board',
        url: 'https://www.ftb.ca.gov/forms/misc/1001.html',
        checked: CHECKED,
      },
      standing: 'secondary',
      recordedBy: ['The ABD Team (California and New Jersey HSA State Income Tax)'],
    },
    {
      state: 'NJ',
      from: FIRST_DAY,
      to: LAST_DAY,
      taxed: ['otherRetirement', 'section125', 'hsa', 'fsa', 'dependentCare'],
      source: {
        publication: 'Technical Bulletin TB-39(R), Cafeteria Plans',
        publisher: 'New Jersey Division of Taxation',
        url: 'https://www.nj.gov/treasury/taxation/pdf/pubs/tb/tb39.pdf',
        checked: CHECKED,
      },
      standing: 'official',
      note: 'Benefits paid through a salary reduction agreement stay taxable. Contributions to a 401(k) don’t, but contributions to other retirement plans do.',
    },
    {
      state: 'PA',
      from: FIRST_DAY,
      to: LAST_DAY,
      taxed: ['retirement401k', 'otherRetirement'],
      source: {
        publication: 'REV-415, Employer Withholding Information Guide',
        publisher: 'Pennsylvania Department of Revenue',
        url: 'https://www.pa.gov/agencies/revenue/forms-and-publications/',
        checked: CHECKED,
      },
      standing: 'secondary',
      recordedBy: ['the National Finance Center (bulletin NFC-25-1736790100)'],
      note: 'Pennsylvania doesn’t subtract deferrals. It subtracts health plan payments and flexible spending accounts.',
    },
    {
      state: 'PA',
      from: FIRST_DAY,
      to: calendarDate('2022-12-31'),
      taxed: ['dependentCare'],
      source: {
        publication: 'Act 34 of 2023 (House Bill 1300)',
        table: 'section 202.3',
        publisher: 'Pennsylvania General Assembly',
        url: 'https://www.palegis.us/legislation/bills/2023/hb1300',
        checked: CHECKED,
      },
      standing: 'secondary',
      recordedBy: ['Ballard Spahr LLP (PA Excludes Dependent Care Assistance from Taxable Income)'],
      note: 'Not taxed starting January 1, 2023, under a December 2023 law.',
    },
  ],
  items: PROGRAM_WAGES,
};
