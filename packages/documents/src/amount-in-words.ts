import type { Cents } from '@paperwage/values';
import { ToWords } from 'to-words/en-US';

const words = new ToWords();

/** `Eighty Nine`: written with a hyphen on a check. */
const TENS_AND_ONES =
  /\b(Twenty|Thirty|Forty|Fifty|Sixty|Seventy|Eighty|Ninety) (One|Two|Three|Four|Five|Six|Seven|Eight|Nine)\b/g;

/**
 * An amount as a check says it: `Two Thousand Three Hundred Eighty-Nine AND 70/100 Dollars`. Whole dollars in US
 * English, the cents as a fraction. Throws RangeError for negative amounts, which no check can be made out for.
 */
export function amountInWords(amount: Cents): string {
  if (amount < 0) throw new RangeError('A negative amount cannot be written in words');
  const cents = amount % 100;
  const dollars = words.convert((amount - cents) / 100).replace(TENS_AND_ONES, '$1-$2');
  return `${dollars} AND ${String(cents).padStart(2, '0')}/100 Dollars`;
}
