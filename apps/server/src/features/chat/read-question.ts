import type { StateCode } from '@paperwage/values';
import type { AskedPay } from './pay/read-pay.ts';
import { readPay } from './pay/read-pay.ts';
import type { AskedCity } from './read-places.ts';
import { readPlaces } from './read-places.ts';
import { HARMLESS_WORDS, OTHER_WORDS, PAY_WORDS } from './pay/pay-words.ts';
import { misspelled } from './spelling.ts';
import { plainQuestion } from './word-forms.ts';

/** What a question says in numbers and names. */
export interface AskedQuestion {
  /** In lower case, with plain quotes and without misspellings of the words that count. */
  readonly plain: string;
  readonly states: readonly StateCode[];
  readonly cities: readonly AskedCity[];
  /** It names a city, a county or a school district that we may not know. */
  readonly hasPlace: boolean;
  readonly year: number | undefined;
  readonly pay: AskedPay;
}

/** Stands where a state was. */
const STATE_MARK = '§';
const PLACE = /\b(?:city|cities|county|counties|municipal\w*|township|twp|borough|boro|school district|local)\b/;

/** Reads the states, amounts, dates and statuses of a question. What is not understood is in `pay.unread`. */
export function readQuestion(question: string): AskedQuestion {
  const plain = plainQuestion(question).replace(/[a-z]+/g, spell);
  const { states, cities, rest } = readPlaces(question, plain, STATE_MARK);
  const { year, text } = readYear(withoutForms(rest));
  return {
    plain,
    states,
    cities,
    hasPlace: cities.length > 0 || PLACE.test(rest),
    year,
    pay: readPay(text),
  };
}

function spell(word: string): string {
  if (PAY_WORDS.has(word) || HARMLESS_WORDS.has(word) || OTHER_WORDS.has(word)) return word;
  return misspelled(word, PAY_WORDS) ?? word;
}

/** Without the names of forms, whose numbers are no amounts. */
function withoutForms(plain: string): string {
  return plain.replace(/\b(?:form |schedule )?(?:w-?[249]s?|94[0-5]|1040|8027|4852)\b/g, (name) =>
    /^w-?[24]/.test(name) ? 'w2' : 'form',
  );
}

const YEAR =
  /(?<![$\d.,])\b(?:(?:in|for|tax year|year) )?(20[1-3]\d)\b(?![.,]?\d|k\b| ?(?:k|dollars|bucks|hours|hrs|grand|thousand|an? |per |every |each |\/))/g;

function readYear(text: string): { readonly year: number | undefined; readonly text: string } {
  const years = new Set([...text.matchAll(YEAR)].map(([, year]) => Number(year)));
  return years.size === 1 ? { year: [...years][0], text: text.replace(YEAR, ' ') } : { year: undefined, text };
}
