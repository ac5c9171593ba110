import type { ExemptEarningsRules } from './exempt-earnings.ts';
import { EXEMPT_EARNINGS } from './exempt-earnings.ts';
import { PRE_TAX_RULES } from './pre-tax-rules.ts';
import type { PreTaxRules } from './pre-tax-types.ts';
import type { ReciprocityRules } from './reciprocity-types.ts';
import { RECIPROCITY } from './reciprocity.ts';

/** Which wages a tax is taken of, and by which of two states. */
export interface WageRules {
  readonly preTax: PreTaxRules;
  readonly exemptEarnings: readonly ExemptEarningsRules[];
  readonly reciprocity: readonly ReciprocityRules[];
}

export const WAGE_RULES: WageRules = {
  preTax: PRE_TAX_RULES,
  exemptEarnings: EXEMPT_EARNINGS,
  reciprocity: RECIPROCITY,
};
