import { calendarDate } from '@paperwage/values';
import type { PreTaxRules } from './pre-tax-types.ts';

const CHECKED = calendarDate('2026-11-21');

const FRINGE_BENEFITS = {
  publication: "Publication 15-B, Employer's Tax Guide to Fringe Benefits",
  publisher: 'Internal Revenue Service',
  url: 'https://www.irs.gov/pub/irs-pdf/p15b.pdf',
  checked: CHECKED,
};

/** Which federal taxes pre-tax deductions reduce. */
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
};
