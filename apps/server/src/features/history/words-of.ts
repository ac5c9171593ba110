import type { GenerateDocumentRequest } from '@paperwage/api-contract';
import { documentYears } from '@paperwage/documents';
import { withPlainLetters } from '@paperwage/values';
import { MARK } from '../../ports/documents/document-records.ts';
import { partyNames } from '../documents/party-names.ts';

/** Finds documents made with earlier tables. */
export const EARLIER_TABLES_WORD = MARK;

const LONGEST_WORD = 40;
const MAX_WORDS = 40;

/** Finds documents of a tax year. */
export function yearWord(year: number | string): string {
  return `${MARK}${year}`;
}

/** All words by which a document is found, and the marks of its tax years. */
export function wordsOfDocument(request: GenerateDocumentRequest, hasEarlierTables: boolean): readonly string[] {
  const { fromName, toName } = partyNames(request);
  const marks = [...documentYears(request).map(yearWord), ...(hasEarlierTables ? [EARLIER_TABLES_WORD] : [])];
  return [...wordsOf(fromName, toName), ...marks];
}

/** The words of names as searched for: lower case, without accents, each once. `O’Brien` is one word. */
export function wordsOf(...names: readonly string[]): readonly string[] {
  const plain = names
    .join(' ')
    .normalize('NFKD')
    .replace(/[\p{M}'’]/gu, '');
  const words = withPlainLetters(plain)
    .split(/[^\p{L}\p{N}]+/u)
    .map((word) => [...word].slice(0, LONGEST_WORD).join(''))
    .filter((word) => word !== '');
  return [...new Set(words)].slice(0, MAX_WORDS);
}
