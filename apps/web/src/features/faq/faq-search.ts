import MiniSearch from 'minisearch';
import type { FaqEntry } from '../../content/read-faq.ts';

/** An answer that fits, with the words in it that do. */
export interface FaqHit {
  readonly id: string;
  readonly words: readonly string[];
}

/** Words that say nothing about what is asked. */
const EMPTY_WORDS = new Set(
  'a an and are be can did do does for from get how i if in is it me much my need of on or the there this to what when which who why will with you your'.split(
    ' ',
  ),
);

/** The beginning that the forms of a word share: `refunds`, `refunded` and `refunding` are `refund`, `taxes` are `tax`. */
function stemOf(word: string): string {
  return word
    .replace(/(?<=[a-z]{4})(?:ies|y)$/, '')
    .replace(/(?<=[a-z](?:s|x|z|ch|sh))es$|(?<=[a-z]{2}[^s])s$/, '')
    .replace(/(?<=[a-z]{4})(?:ing|ed)$/, '');
}

/** How many may be, in a word of some length. Two that changed places count as two. */
function lettersWrong(term: string): number | false {
  return term.length > 5 ? 2 : term.length > 4 ? 1 : false;
}

/**
 * A search over the questions and answers, each word by its beginning. Where no answer has them all, letters may be wrong;
 * where none has them even so, the ones that have most of them come first.
 */
export function createFaqSearch(entries: readonly FaqEntry[]): (query: string) => readonly FaqHit[] {
  const index = new MiniSearch<FaqEntry>({
    fields: ['question', 'text'],
    processTerm: (term) => {
      const word = term.toLowerCase().replace(/[’']/g, '');
      return EMPTY_WORDS.has(word) ? null : stemOf(word);
    },
    searchOptions: {
      boost: { question: 3 },
      combineWith: 'AND',
      prefix: true,
    },
  });
  index.addAll(entries);
  return (query) => {
    const tries = [{}, { fuzzy: lettersWrong }, { combineWith: 'OR' }] as const;
    const found = tries.map((options) => index.search(query, options)).find(({ length }) => length > 0) ?? [];
    return found.map(({ id, terms }) => ({ id: String(id), words: terms }));
  };
}
