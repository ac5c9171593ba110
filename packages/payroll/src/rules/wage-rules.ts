import type { ExemptEarningsRules } from './exempt-earnings.ts';
import { EXEMPT_EARNINGS } from './exempt-earnings.ts';
import type { PreTaxRules } from './pre-tax-types.ts';
import type { ReciprocityRules } from './reciprocity-types.ts';
import { RECIPROCITY } from './reciprocity.ts';

/** Which wages a tax is taken of, and by which of two states. */
export interface WageRules {
  readonly preTax: PreTaxRules;
  readonly exemptEarnings: readonly ExemptEarningsRules[];
  readonly reciprocity: readonly ReciprocityRules[];
}

/** What only states know of; a calculation without a state needs none of it. */
export const STATE_WAGE_RULES: Omit<WageRules, 'preTax'> = {
  exemptEarnings: EXEMPT_EARNINGS,
  reciprocity: RECIPROCITY,
};
