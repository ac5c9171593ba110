import { termsOf } from './word-forms.ts';

const LEAST_WORDS = 3;
/** Meaningful words; with fewer, it is no question by itself. */
const LEAST_TERMS = 2;
/** Refers to another part, and is too vague without it: "did i get paid that or lose it". */
const POINTS_BACK = /\b(?:it|that|them|those|this|these)\b/i;
const LEAST_TERMS_BACK = 4;
const STARTS =
  'can|do|does|did|is|are|am|how|hows|what|whats|when|whens|where|wheres|which|who|why|will|would|should|could|may|must';
const AFTER_STOP = '(?<=[.?!;])\\s+|\\n+';
const AFTER_COMMA = `,\\s+(?=(?:and|but|so|or|${STARTS}|i|im|he|she|they|we|my)\\b)`;
const AT_CONJUNCTION = `\\s+(?:and|or|but|also|plus)\\s+(?=(?:also |then )?(?:${STARTS})\\b)`;
const SPLIT = new RegExp(`${AFTER_STOP}|${AFTER_COMMA}|${AT_CONJUNCTION}`, 'i');
/** A question word at the start, or anywhere if it comes with a word that makes it a question. */
const ASKS_FIRST = `^(?:and |so |but |or |also |ok |hey )*(?:${STARTS})\\b`;
const ASKS_LATER =
  '\\b(?:how (?:much|many|do|long|often)|(?:do|can|should|must|may) (?:i|we|you|u)|what(?:s| is| are)|where(?:s| is)|which|(?:is|are) (?:it|there))\\b';
const QUESTION = new RegExp(`\\?|${ASKS_FIRST}|${ASKS_LATER}`, 'i');

/** A part of a message that may be a question by itself. */
export interface Clause {
  readonly text: string;
  readonly isQuestion: boolean;
}

/** The parts of a text between its stops and before its question words; none if it has only one. */
export function clausesOf(text: string): readonly Clause[] {
  const parts = text
    .split(SPLIT)
    .map((part) => part.trim())
    .filter((part) => part.split(/\s+/).length >= LEAST_WORDS);
  return parts.length < 2
    ? []
    : parts.map((part) => ({
        text: part,
        isQuestion: QUESTION.test(part) && termsOf(part).length >= leastTerms(part),
      }));
}

function leastTerms(part: string): number {
  return POINTS_BACK.test(part) ? LEAST_TERMS_BACK : LEAST_TERMS;
}

const STORY_ENDS = /[.;:!?,]\s+|\s+(?:and|n|but|so|cuz|because)\s+|\s+[-–—]+\s+/gi;

/** The story before the first clause with a number, and the rest; no story if the number is in the first clause. */
export function withoutStory(text: string): { readonly story: string; readonly rest: string } {
  const number = text.search(/\d/);
  const ends = [...text.matchAll(STORY_ENDS)].filter(({ index, 0: end }) => index + end.length <= number);
  const last = ends.at(-1);
  if (!last) return { story: '', rest: text };
  return { story: text.slice(0, last.index), rest: text.slice(last.index + last[0].length) };
}
