import type { Cents } from '@paperwage/values';

const BELOW_TWENTY = [
  'Zero',
  'One',
  'Two',
  'Three',
  'Four',
  'Five',
  'Six',
  'Seven',
  'Eight',
  'Nine',
  'Ten',
  'Eleven',
  'Twelve',
  'Thirteen',
  'Fourteen',
  'Fifteen',
  'Sixteen',
  'Seventeen',
  'Eighteen',
  'Nineteen',
] as const;

const TENS = ['', '', 'Twenty', 'Thirty', 'Forty', 'Fifty', 'Sixty', 'Seventy', 'Eighty', 'Ninety'] as const;

/** From the smallest; the largest whole number of cents that is exact is below a quadrillion dollars. */
const GROUPS = ['', ' Thousand', ' Million', ' Billion', ' Trillion'] as const;

/**
 * An amount as a check spells it out: `Two Thousand Three Hundred Eighty-Nine AND 70/100 Dollars`. Whole dollars in US
 * English, the cents as a fraction. Throws RangeError for negative amounts, which a check can't be written for.
 */
export function amountInWords(amount: Cents): string {
  if (amount < 0) throw new RangeError('A negative amount cannot be written in words');
  const cents = amount % 100;
  return `${wholeInWords((amount - cents) / 100)} AND ${String(cents).padStart(2, '0')}/100 Dollars`;
}

function wholeInWords(dollars: number): string {
  const said: string[] = [];
  let rest = dollars;
  for (const group of GROUPS) {
    const ofGroup = rest % 1000;
    if (ofGroup > 0) said.unshift(`${hundredsInWords(ofGroup)}${group}`);
    rest = (rest - ofGroup) / 1000;
  }
  return said.length === 0 ? BELOW_TWENTY[0] : said.join(' ');
}

/** A number from 1 to 999. */
function hundredsInWords(count: number): string {
  const below = count % 100;
  const hundreds = (count - below) / 100;
  const parts = hundreds > 0 ? [`${BELOW_TWENTY[hundreds]} Hundred`] : [];
  if (below > 0) parts.push(tensInWords(below));
  return parts.join(' ');
}

/** A number from 1 to 99, with a hyphen where checks have one. */
function tensInWords(count: number): string {
  const word = BELOW_TWENTY[count];
  if (word !== undefined) return word;
  const ones = count % 10;
  const tens = TENS[(count - ones) / 10]!;
  return ones === 0 ? tens : `${tens}-${BELOW_TWENTY[ones]}`;
}
