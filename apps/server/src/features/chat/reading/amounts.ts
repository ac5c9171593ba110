import type { Cents } from '@paperwage/values';
import { parseMoney } from '@paperwage/values';

/** An amount in a text, where it begins and ends. */
export interface SaidAmount {
  readonly value: Cents;
  readonly at: number;
  readonly end: number;
}

const PLANS_AND_FORMS = '40[13] ?\\(?[kb]\\)?s?|1099s?|w-?[249]s?|941|940|1040';
const YEARS_AND_TERMS = '20[12]\\d|(?:net|n) ?\\/? ?\\d+|day \\d+';
const COUNTS = '\\d+(?:\\.\\d+)? ?(?:%|percent|days?|weeks?|wks?|hours?|hrs?|months?|years?|yrs?)';
const NOT_AMOUNTS = new RegExp(`\\b(?:${PLANS_AND_FORMS}|${YEARS_AND_TERMS}|${COUNTS})(?!\\d|,\\d{3}|\\.\\d)`, 'g');
const AMOUNT = /\$?(?<![\w.])(\d{1,3}(?:,\d{3})+|\d+)(\.\d+)? ?(k|grand|thousand)?\b(?!\/)/g;

/** The amounts of money in a text, without years, form numbers and counts of days. */
export function amountsIn(plain: string): readonly SaidAmount[] {
  const text = plain.replace(NOT_AMOUNTS, (found) => ' '.repeat(found.length));
  return [...text.matchAll(AMOUNT)].flatMap((match) => {
    const [whole, digits = '', decimals = '', unit] = match;
    const number = Number(`${digits.replaceAll(',', '')}${decimals}`) * (unit === undefined ? 1 : 1_000);
    const value = parseMoney(String(Math.round(number * 100) / 100));
    return value === undefined ? [] : [{ value, at: match.index, end: match.index + whole.length }];
  });
}

/** The amount nearest to a word, within a few letters of it. */
export function amountBeside(plain: string, word: RegExp, most = 40): SaidAmount | undefined {
  const found = word.exec(plain);
  if (!found) return undefined;
  const [from, to] = [found.index, found.index + found[0].length];
  const distance = ({ at, end }: SaidAmount) => (end <= from ? from - end : at - to);
  return amountsIn(plain)
    .filter((one) => distance(one) <= most)
    .sort((a, b) => distance(a) - distance(b))[0];
}
