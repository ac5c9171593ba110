export * from './amount-in-words.ts';
export type { CodeFacts, EarlierTables, IssuedFacts, PrepareInPage, SummaryOf } from './document-kind.ts';
export {
  codeCount,
  maskAsCopiesShow,
  documentDate,
  documentSummary,
  documentYears,
  kindSchemas,
  placeNameIn,
  renderMs,
  withoutFullSsns,
  type DocumentRequest,
} from './document-kinds.ts';
export * from './drafts/document-problem.ts';
export type { DraftContext } from './drafts/draft-context.ts';
export { isExcludedFromSums, type Issue } from './drafts/issue.ts';
export { LETTERS_NOT_PRINTABLE, lettersNotPrintable } from './drafts/letter-issues.ts';
export { storableLength } from './drafts/text-lengths.ts';
export * from './explanations/coverage-sentence.ts';
export * from './explanations/local-coverage-sentence.ts';
export * from './explanations/place-rate-text.ts';
export * from './explanations/explain-working.ts';
export { formatFigure } from './explanations/format-figure.ts';
export type { Part, Phrase } from './explanations/phrase.ts';
export * from './explanations/pay-statement-words.ts';
export * from './explanations/rule-words.ts';
export * from './explanations/standing-words.ts';
export * from './explanations/tax-name.ts';
export { createIssuance } from './create-issuance.ts';
export type { IssuedWithCodes, Issuance } from './look/issuance.ts';
export { FILING_STATUS_NAMES } from './look/wording.ts';
export type { DocumentType } from './kind-descriptors.ts';
export * from './render.ts';
export * from './render-prepared.ts';
export { codeOfBytes, readTypedCode, readVerificationCodes } from './verification-codes.ts';
