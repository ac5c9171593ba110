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

/**
 * A search over the questions and answers, each word by its beginning or with a letter wrong. Where no answer has them all,
 * the ones that have most of them come first.
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
      // Two letters that changed places count as two.
      fuzzy: (term) => (term.length > 5 ? 2 : term.length > 4 ? 1 : false),
    },
  });
  index.addAll(entries);
  return (query) => {
    const all = index.search(query);
    const found = all.length > 0 ? all : index.search(query, { combineWith: 'OR' });
    return found.map(({ id, terms }) => ({ id: String(id), words: terms }));
  };
}
