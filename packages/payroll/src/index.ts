export * from './certificates/asked-of-employee.ts';
export type * from './rule-book/employee-questions.ts';
export { allRules } from './loading/all-rules.ts';
export * from './calculate-pay.ts';
export { assumableYear, assumedYearOn } from './rule-book/new-year.ts';
export * from './pay-input/elections.ts';
export { findForeignElection } from './certificates/elections-of-state.ts';
export * from './gross-from-net/gross-from-net.ts';
export * from './gross-from-net/gross-search.ts';
export { FIRST_COVERED_DAY, LAST_COVERED_DAY } from './rule-book/covered-days.ts';
export * from './pay.ts';
export * from './pay-input/pre-tax-deductions.ts';
export { InvalidPayInputError, MissingRulesError, PayProblem } from './problems.ts';
export type { PayProblemCode } from './problems.ts';
export { assumeYear } from './rule-book/assume-year.ts';
export { loadRuleBook, loadRulesOf } from './loading/load-rule-book.ts';
export type { PaymentOfRules } from './loading/load-rule-book.ts';
export {
  certificateOn,
  coverageOf,
  federalRulesOn,
  payStatementOn,
  stateItemsOn,
  stateRulesOn,
} from './rule-book/rule-book.ts';
export type { RuleBook } from './rule-book/rule-book.ts';
export type * from './rules/certificates/certificate-rules.ts';
export type * from './rules/exempt-earnings.ts';
export type * from './rules/federal-rules.ts';
export type * from './rules/pay-statement-types.ts';
export type * from './rules/places/place-rules.ts';
export type * from './rules/pre-tax-types.ts';
export type * from './rules/reciprocity-types.ts';
export type * from './rules/sourced.ts';
export type * from './rules/state-items.ts';
export type * from './rules/state-deductions.ts';
export type * from './rules/state-rules.ts';
export type * from './rules/supplemental/supplemental-rules.ts';
export { sourceTitle } from './rule-book/source-title.ts';
export { reciprocityOf } from './rule-book/income-tax-state.ts';
export { coveredCodeCount, findPlaces } from './places/find-places.ts';
export type { AskedPlace, PlaceElection, PlaceRole } from './places/asked-place.ts';
export type { FoundPlace } from './places/find-places.ts';
export { NO_PLACE, NOT_SURE, notCoveredPlace, readPlaceAnswer } from './places/place-answers.ts';
export type { PlaceAnswer } from './places/place-answers.ts';
export type { PlaceRate } from './places/place-rates.ts';
export { suggestPlaces } from './places/suggest-places.ts';
export type { PlacesOfAddress, PlaceSuggestions } from './places/suggest-places.ts';
export { placeQuestions } from './places/place-questions.ts';
export type { PlaceQuestions } from './places/place-questions.ts';
export * from './wages-of-state.ts';
export * from './working/working.ts';
export { priorPay } from './year-to-date/prior-pay.ts';
export { NOTHING_PAID, repeatPay } from './year-to-date/repeat-pay.ts';
export * from './year-to-date/year-of-paychecks.ts';
export * from './year-to-date/year-to-date-wages.ts';
