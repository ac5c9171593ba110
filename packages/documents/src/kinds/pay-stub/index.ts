export type { Issue } from '../../drafts/issue.ts';
export type { Logo } from '../../drafts/logo.ts';
export { type DraftContext, newId } from '../../drafts/draft-context.ts';
export { withChanges } from '../../drafts/changes.ts';
export * from './document.ts';
export * from './draft/keys.ts';
export * from './draft/schema.ts';
export * from './draft/lines.ts';
export * from './draft/lines-to-add.ts';
export * from './draft/line-name.ts';
export * from './place-name.ts';
export * from './draft/identifiers.ts';
export * from './draft/election-fields.ts';
export {
  changeStates,
  setElection,
  setPreTaxClass,
  setResidenceState,
  type StatesOfDraft,
} from './edit/edit-elections.ts';
export * from './edit/reciprocity-form.ts';
export { questionName } from './validation/election-issues.ts';
export { questionsForDraft } from './calculation/elections-of-draft.ts';
export * from './draft/empty-draft.ts';
export * from './draft/unanswered-certificates.ts';
export * from './draft/periods.ts';
export * from './edit/edit-basics.ts';
export * from './edit/edit-dates.ts';
export * from './edit/edit-dependents.ts';
export * from './edit/edit-fields.ts';
export * from './edit/edit-lines.ts';
export * from './edit/edit-other-items.ts';
export * from './edit/pay-as-overtime.ts';
export { hoursAboveForty } from './calculation/hours-above-forty.ts';
export * from './edit/edit-stubs.ts';
export { calculatePayStub } from './calculate.ts';
export { type PayStubResult } from './calculation/pay-stub-result.ts';
export { type CalculationProblem } from './calculation/employee-taxes.ts';
export { type NewYear, newYearSentence, rulesOfDraft } from './calculation/new-year.ts';
export { PAY_UNCONFIRMED } from './validation/main-pay-issues.ts';
export {
  assumedEarlierPaychecks,
  confirmEarlierPaychecks,
  countPaychecks,
  EARLIER_PAYCHECKS,
  earlierPaychecksSentence,
  firstPaycheckAnswer,
  paycheckName,
  periodsBeforeStubs,
} from './year-to-date/assumed-pay.ts';
export {
  carriedAssumedPaychecks,
  carriedAssumedPath,
  carriedPaychecksSentence,
  countAssumedPaychecks,
} from './year-to-date/carried-assumptions.ts';
export { COUNTED_BEFORE } from './year-to-date/one-time-pay-issues.ts';
export * from './draft/duplicate-pay-stub.ts';
export * from './edit/next-pay-stub.ts';
export * from './validate.ts';
export { frequencyInSentence, netWord, openTaxes } from './templates/wording.ts';
export { PAY_STATEMENT_HINT } from './validation/pay-statement-hints.ts';
export { type Assumption, assumptionsOf } from './validation/assumptions.ts';
export { assumedHours, confirmMostAllowed } from './validation/assumed-figures.ts';
export { withAssumedNote } from './validation/assumed-note.ts';
export { checkShiftIssues } from './validation/check-shift-issues.ts';
export { isOfEmployer } from './validation/election-issues.ts';
export { openProgram } from '../../explanations/coverage-sentence.ts';
export { homeByAddress } from './validation/residence-issues.ts';
export * from './edit/document-data.ts';
export * from './files/attachment.ts';
export * from './files/file-name.ts';
export { payStubIssuedFacts } from './files/issued-facts.ts';
export * from './edit/sample-draft.ts';
export * from './edit/find-gross.ts';
export { type AmountFault, amountFault, quantityFault } from '../../drafts/amounts.ts';
export * from './templates/index.ts';
export * from './templates/index.ts';
