import { calendarDate } from '@paperwage/values';
import type { TaxedKind } from '../pay-input/pre-tax-deductions.ts';
import type { ItemPreTaxRules } from './pre-tax-types.ts';

const CHECKED = calendarDate('2026-11-23');

const SECTION_125: readonly TaxedKind[] = ['section125', 'hsa', 'fsa', 'dependentCare'];
const ALL: readonly TaxedKind[] = ['retirement401k', 'otherRetirement', ...SECTION_125];

const NEW_JERSEY = {
  state: 'NJ',
  lowers: [],
  assumed: SECTION_125,
  source: {
    publication: 'Technical Bulletin TB-39(R), Cafeteria Plans',
    publisher: 'New Jersey Division of Taxation',
    url: 'https://www.nj.gov/treasury/taxation/pdf/pubs/tb/tb39.pdf',
    checked: CHECKED,
  },
  standing: 'inferred',
  note: 'The bulletin is about income tax, which New Jersey takes without regard to section 125. We assume the same of this program.',
} as const;

const NEW_YORK = {
  state: 'NY',
  lowers: [],
  source: {
    publication: 'Cost and Deductions',
    publisher: 'New York State, Paid Family Leave',
    url: 'https://paidfamilyleave.ny.gov/cost',
    checked: CHECKED,
  },
  standing: 'secondary',
  note: 'The page says gross wages. It does not name section 125.',
} as const;

/** Programs we found nothing about: all wages count. */
const NOT_FOUND = {
  lowers: [],
  standing: 'inferred',
  note: 'We found nothing about this, so we count all wages.',
} as const;

/** What counts as wages for each of a state's programs: what reduces them, and what we only assume doesn't. */
export const PROGRAM_WAGES: readonly ItemPreTaxRules[] = [
  { state: 'AK', tax: 'stateUnemployment', assumed: SECTION_125, ...NOT_FOUND },
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
    lowers: SECTION_125,
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
    lowers: SECTION_125,
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
    state: 'DE',
    tax: 'familyLeave',
    lowers: SECTION_125,
    source: {
      publication: '19 Del. Admin. Code 1401',
      table: 'section 6.1.2',
      publisher: 'Delaware Department of Labor, Division of Paid Leave',
      url: 'https://www.law.cornell.edu/regulations/delaware/19-Del-Admin-Code-SS-1401-6.0',
      checked: CHECKED,
    },
    standing: 'inferred',
    note: 'Sources disagree. The rule ends contributions at the social security limit, and a payroll company’s notice says social security wages, so we use those. An insurer says gross wages. We did not read the definition in 19 Del. C. 3701.',
  },
  { state: 'HI', tax: 'stateDisability', assumed: SECTION_125, ...NOT_FOUND },
  {
    state: 'MA',
    tax: 'familyLeave',
    lowers: [],
    assumed: SECTION_125,
    source: {
      publication: 'Wages subject to Paid Family and Medical Leave (PFML) contributions',
      publisher: 'Commonwealth of Massachusetts',
      url: 'https://www.mass.gov/info-details/wages-subject-to-paid-family-and-medical-leave-pfml-contributions',
      checked: CHECKED,
    },
    standing: 'official',
    note: 'Uses the same wages as unemployment insurance (G.L. c. 151A, section 1). We didn’t check whether that law leaves out section 125 amounts, so we count them.',
  },
  {
    state: 'ME',
    tax: 'familyLeave',
    lowers: [],
    assumed: SECTION_125,
    source: {
      publication: 'Maine Issues Final Paid Family and Medical Leave Regulations',
      publisher: 'My Benefit Advisor',
      url: 'https://mybenefitadvisor.com/articles/compliance/2025/q1/maine-issues-final-paid-family-and-medical-leave-regulations',
      checked: CHECKED,
    },
    standing: 'secondary',
    note: 'Uses the same wages as unemployment insurance. We found nothing about section 125 amounts, so we count them.',
  },
  {
    state: 'MN',
    tax: 'familyLeave',
    lowers: [],
    source: {
      publication: 'Employer Handbook',
      table: 'Reportable wages and exclusions',
      publisher: 'Unemployment Insurance Minnesota',
      url: 'https://uimn.org/employers/publications/emp-hbook/reportable-wages.jsp',
      checked: CHECKED,
    },
    standing: 'official',
    note: 'Paid Leave counts the wages of unemployment insurance. 401(k) deferrals and payments to cafeteria plans are in them, because the employee could take cash.',
  },
  { tax: 'stateDisability', ...NEW_JERSEY },
  { tax: 'stateUnemployment', ...NEW_JERSEY },
  { tax: 'familyLeave', ...NEW_JERSEY },
  { tax: 'stateDisability', ...NEW_YORK },
  { tax: 'familyLeave', ...NEW_YORK },
  {
    state: 'OR',
    tax: 'transit',
    lowers: ALL,
    source: {
      publication: 'Statewide Transit Tax',
      publisher: 'Oregon Department of Revenue',
      url: 'https://www.oregon.gov/dor/programs/businesses/Pages/statewide-transit-tax.aspx',
      checked: CHECKED,
    },
    standing: 'secondary',
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
    note: 'Sources disagree on dependent care. The page lists it as wages, and we follow the page (see OAR 471-070-0455). An older edition of ORS 657.115(1)(e) leaves it out of unemployment wages.',
  },
  {
    state: 'PA',
    tax: 'stateUnemployment',
    lowers: [],
    source: {
      publication: 'Employee Withholding (UC Tax)',
      publisher: 'Pennsylvania Department of Labor and Industry',
      url: 'https://www.pa.gov/en/agencies/dli/resources/for-employers-and-educators/how-to-file/uc-tax/employee-withholding.html',
      checked: CHECKED,
    },
    standing: 'secondary',
    note: 'The page says total gross wages. It names neither deferrals nor section 125.',
  },
  { state: 'RI', tax: 'stateDisability', assumed: SECTION_125, ...NOT_FOUND },
  { state: 'VT', tax: 'named:VT Child Care', assumed: ALL, ...NOT_FOUND },
  {
    state: 'WA',
    tax: 'familyLeave',
    lowers: [],
    source: {
      publication: 'WAC 192-510-025, What wages are reportable',
      publisher: 'Washington Employment Security Department',
      url: 'https://app.leg.wa.gov/WAC/default.aspx?cite=192-510-025',
      checked: CHECKED,
    },
    standing: 'secondary',
    note: 'Gross wages without tips. The list of pay you don’t report, as far as we read it, has neither 401(k) deferrals nor cafeteria plans.',
  },
  {
    state: 'WA',
    tax: 'named:WA Cares',
    lowers: [],
    source: {
      publication: 'WAC 192-910-005, Employer reporting requirements',
      publisher: 'Washington Employment Security Department',
      url: 'https://app.leg.wa.gov/WAC/default.aspx?cite=192-910-005',
      checked: CHECKED,
    },
    standing: 'secondary',
    note: 'Uses the same wages as Paid Family and Medical Leave (WAC 192-510-025), with no cap.',
  },
];
