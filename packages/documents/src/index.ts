export * from './amount-in-words.ts';
export {
  asShown,
  placeNameIn,
  withoutWholeNumbers,
  type DocumentRequest,
  type DocumentType,
} from './document-kinds.ts';
export * from './document-problem.ts';
export type { DraftContext } from './drafts/draft-context.ts';
export { isUncounted, type Issue } from './drafts/issue.ts';
export { keptLength } from './drafts/text-lengths.ts';
export * from './explanations/index.ts';
export * from './render.ts';
