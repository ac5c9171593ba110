import type { ExemptEarningsRules } from './exempt-earnings.ts';
import { EXEMPT_EARNINGS } from './exempt-earnings.ts';
import { STATE_PRE_TAX_RULES } from './state-pre-tax-rules.ts';
import type { PreTaxRules, StatePreTaxRules } from './pre-tax-types.ts';
import type { ReciprocityRules } from './reciprocity-types.ts';
import { RECIPROCITY } from './reciprocity.ts';

/** Which wages a tax applies to, and which of two states taxes them. */
export interface WageRules {
  readonly preTax: PreTaxRules;
  readonly statePreTax: StatePreTaxRules;
  readonly exemptEarnings: readonly ExemptEarningsRules[];
  readonly reciprocity: readonly ReciprocityRules[];
}

/** Rules that only states have. A calculation with no state doesn't need them. */
export const STATE_WAGE_RULES: Omit<WageRules, 'preTax'> = {
  statePreTax: STATE_PRE_TAX_RULES,
  exemptEarnings: EXEMPT_EARNINGS,
  reciprocity: RECIPROCITY,
};
