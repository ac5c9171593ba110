import { calendarDate } from '@paperwage/values';
import type { PreTaxRules } from './pre-tax-types.ts';

const FIRST_DAY = calendarDate('2022-01-01');
const LAST_DAY = calendarDate('2026-12-31');
const CHECKED = calendarDate('2026-11-21');

const FRINGE_BENEFITS = {
  publication: "Publication 15-B, Employer's Tax Guide to Fringe Benefits",
  publisher: 'Internal Revenue Service',
  url: 'https://www.irs.gov/pub/irs-pdf/p15b.pdf',
  checked: CHECKED,
};

/** Which taxes pre-tax deductions reduce: federal, by state where a state differs, and by program. */
export const PRE_TAX_RULES: PreTaxRules = {
  federalIncomeTax: {
    lowers: ['retirement401k', 'otherRetirement', 'section125', 'hsa', 'fsa', 'dependentCare'],
    source: FRINGE_BENEFITS,
    standing: 'official',
    note: 'Elective deferrals: Publication 15 (Circular E), section 5. Keeping to the annual limits is up to the employer.',
  },
  socialSecurityAndMedicare: {
    lowers: ['section125', 'hsa', 'fsa', 'dependentCare'],
    source: FRINGE_BENEFITS,
    standing: 'official',
    note: 'Elective deferrals stay in these wages: Publication 15 (Circular E), section 5.',
  },
  stateExceptions: [
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
      standing: 'official',
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
  items: [
    {
      state: 'CA',
      tax: 'stateDisability',
      lowers: ['section125', 'fsa', 'dependentCare'],
      source: {
        publication: 'DE 231TP, Information Sheet: Types of Payments',
        publisher: 'California Employment Development Department',
        url: 'https://edd.ca.gov/siteassets/files/pdf_pub_ctr/de231tp.pdf',
        checked: CHECKED,
      },
      standing: 'secondary',
      note: 'Contributions to a 401(k) and to a health savings account stay in the wages.',
    },
    {
      state: 'CO',
      tax: 'familyLeave',
      lowers: ['section125', 'hsa', 'fsa', 'dependentCare'],
      source: {
        publication: 'Types of Payments That Are Considered Wages',
        publisher: 'Colorado Department of Labor and Employment',
        url: 'https://cdle.colorado.gov/types-of-payments-that-are-considered-wages',
        checked: CHECKED,
      },
      standing: 'inferred',
      note: 'Written for unemployment insurance. FAMLI uses the same wages.',
    },
    {
      state: 'CT',
      tax: 'familyLeave',
      lowers: ['section125', 'hsa', 'fsa', 'dependentCare'],
      source: {
        publication: 'How CT Paid Leave Works: Contributions',
        publisher: 'Connecticut Paid Leave Authority',
        url: 'https://www.ctpaidleave.org/how-ct-paid-leave-works/contributions',
        checked: CHECKED,
      },
      standing: 'secondary',
      recordedBy: ['a payroll office’s notice (“FICA based wages”)'],
      note: 'Based on social security wages.',
    },
    {
      state: 'OR',
      tax: 'transit',
      lowers: ['retirement401k', 'otherRetirement', 'section125', 'hsa', 'fsa', 'dependentCare'],
      source: {
        publication: 'Statewide Transit Tax',
        publisher: 'Oregon Department of Revenue',
        url: 'https://www.oregon.gov/dor/programs/businesses/Pages/statewide-transit-tax.aspx',
        checked: CHECKED,
      },
      standing: 'official',
      recordedBy: ['the National Finance Center (bulletin NFC-18-1531419242)'],
      note: 'Based on income tax wages (ORS 316.162).',
    },
    {
      state: 'OR',
      tax: 'familyLeave',
      lowers: ['section125', 'hsa', 'fsa'],
      source: {
        publication: 'How Does Paid Leave Oregon Define Wages?',
        publisher: 'Paid Leave Oregon',
        url: 'https://paidleavecontact.oregon.gov/hc/en-us/articles/7298616159511',
        checked: CHECKED,
      },
      standing: 'official',
      note: 'The page lists dependent care assistance as wages. See OAR 471-070-0455.',
    },
  ],
};
