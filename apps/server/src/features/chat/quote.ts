import type { ChatLink } from '@paperwage/api-contract';
import type { Passage } from '../../ports/chat-answers.ts';
import { termsOf } from './word-forms.ts';

const LONGEST_QUOTE = 420;

/** A first paragraph up to this long that ends in a colon is needed to understand the list after it. */
const LONGEST_LEAD = 200;

/**
 * The paragraph that has most of the question, with what follows it while that is short, after what introduces a list; an answer
 * of the FAQ from its start.
 */
export function quoteOf({ kind, text }: Passage, question: string): readonly string[] {
  const asked = new Set(termsOf(question));
  const counts = text.map((paragraph) => new Set(termsOf(paragraph).filter((term) => asked.has(term))).size);
  const isWhole = kind !== 'Blog' || text.join(' ').length <= LONGEST_QUOTE;
  const from = isWhole ? 0 : counts.indexOf(Math.max(...counts));
  const quote: string[] = from > 0 && text[0]!.length <= LONGEST_LEAD && text[0]!.endsWith(':') ? [text[0]!] : [];
  let length = 0;
  for (const paragraph of text.slice(from)) {
    if (length > 0 && length + paragraph.length > LONGEST_QUOTE) break;
    quote.push(length + paragraph.length > LONGEST_QUOTE ? firstSentences(paragraph) : paragraph);
    length += paragraph.length;
  }
  return quote;
}

function firstSentences(paragraph: string): string {
  const sentences = paragraph.match(/.+?[.!?](?=\s|$)|.+$/g) ?? [paragraph];
  let kept = sentences[0]!;
  for (const sentence of sentences.slice(1)) {
    if (kept.length + sentence.length > LONGEST_QUOTE) break;
    kept += sentence;
  }
  return kept;
}

/** A passage as an answer links to it. */
export function linkOf({ href, title, page, kind }: Passage): ChatLink {
  return { href, title: kind === 'Page' && page !== undefined ? `${page}: ${title}` : title, kind };
}
