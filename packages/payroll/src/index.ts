export * from './asked-of-employee.ts';
export { allRules } from './rules/all-rules.ts';
export * from './calculate-pay.ts';
export * from './earlier-pay.ts';
export * from './elections.ts';
export * from './gross-from-net.ts';
export * from './gross-search.ts';
export * from './pay.ts';
export * from './pre-tax-deductions.ts';
export { InvalidPayInputError, MissingRulesError, PayProblem } from './problems.ts';
export type { PayProblemCode } from './problems.ts';
export {
  certificateOn,
  coverageOf,
  federalRulesOn,
  loadRuleBook,
  loadRulesOf,
  stateItemsOn,
  stateRulesOn,
} from './rule-book.ts';
export type { PaymentOfRules, RuleBook } from './rule-book.ts';
export type * from './rules/certificates/certificate-rules.ts';
export type * from './rules/exempt-earnings.ts';
export type * from './rules/federal-rules.ts';
export type * from './rules/places/place-rules.ts';
export type * from './rules/pre-tax-types.ts';
export type * from './rules/reciprocity-types.ts';
export type * from './rules/sourced.ts';
export type * from './rules/state-items.ts';
export type * from './rules/state-rules.ts';
export type * from './rules/supplemental/supplemental-rules.ts';
export { reciprocityOf } from './taxes/income-tax-state.ts';
export { findPlaces } from './places/find-places.ts';
export type { FoundPlace, PlaceRole } from './places/find-places.ts';
export { placeQuestions } from './places/place-questions.ts';
export type { PlaceQuestions } from './places/place-questions.ts';
export * from './working.ts';
export * from './year-to-date-wages.ts';
