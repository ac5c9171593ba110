/** A printed number as an exact fraction. */
interface Fraction {
  readonly over: bigint;
  readonly under: bigint;
}

/** What may stand after a comma on the left of an equation, and what it does to the result in cents. */
const LIMITS: readonly {
  readonly says: RegExp;
  readonly apply: (result: Fraction, ...bounds: Fraction[]) => Fraction;
}[] = [
  { says: /^at least zero$/, apply: (result) => larger(result, ZERO) },
  { says: /^at most ([\d,.]+)$/, apply: smaller },
  { says: /^from ([\d,.]+) to ([\d,.]+)$/, apply: (result, low, high) => larger(low!, smaller(result, high!)) },
  { says: /^rounded to a whole dollar$/, apply: (result) => rounded(result, 0) },
  { says: /^rounded down$/, apply: (result) => roundedDown(result, 2) },
  { says: /^the rate elected or the state’s default$/, apply: (result) => result },
];

const ZERO: Fraction = { over: 0n, under: 1n };

/**
 * Works a printed equation out again, such as `Less the credits: 31.20 − 19.23, at least zero = 11.97`: what its left
 * side comes to, as its right side would print it, beside what is printed there. Throws where the left side cannot be read.
 */
export function recomputeEquation(sentence: string): { readonly printed: string; readonly recomputed: string } {
  const [left = '', right = ''] = sentence.split(' = ');
  const printed = /^[\d,]+\.\d{2,4}/.exec(right)?.[0];
  if (printed === undefined) throw new Error(`No result is printed in "${sentence}"`);
  const [expression = '', ...limits] = left.slice(left.lastIndexOf(': ') + 1).split(', ');
  const plain = plainExpression(expression);
  const result = limits.reduce((reached, limit) => limitTo(reached, limit, sentence), sumOf(plain, sentence));
  return {
    printed: printed.replaceAll(',', ''),
    recomputed: decimalOf(result, right.includes('hours') ? 4 : 2, printed),
  };
}

/** The left side in signs alone. */
function plainExpression(expression: string): string {
  return expression
    .replace(/ (?:pay periods|weeks?|hours|a year|a week|further)\b/g, '')
    .replaceAll(' and ', ' + ')
    .trim();
}

function limitTo(result: Fraction, limit: string, sentence: string): Fraction {
  for (const { says, apply } of LIMITS) {
    const bounds = says.exec(limit);
    if (bounds) return apply(result, ...bounds.slice(1).map((bound) => readNumber(bound, sentence)));
  }
  throw new Error(`"${limit}" cannot be read in "${sentence}"`);
}

/** Terms joined by + and −, of factors joined by × and ÷; a sum in parentheses stands at the front alone. */
function sumOf(expression: string, sentence: string): Fraction {
  const grouped = /^\((.+)\) ([×÷]) (\S+)$/.exec(expression);
  if (grouped) {
    const [within, by] = [sumOf(grouped[1]!, sentence), readNumber(grouped[3]!, sentence)];
    return grouped[2] === '÷' ? dividedBy(within, by) : multipliedBy(within, by);
  }
  const [first = '', ...others] = expression.split(/ (?=[+−] )/);
  return others.reduce(
    (total, term) => {
      const amount = productOf(term.slice(2), sentence);
      return plus(total, term.startsWith('−') ? { ...amount, over: -amount.over } : amount);
    },
    productOf(first, sentence),
  );
}

function productOf(term: string, sentence: string): Fraction {
  const [first = '', ...others] = term.split(/ (?=[×÷] )/);
  return others.reduce(
    (product, factor) => {
      const number = readNumber(factor.slice(2), sentence);
      if (factor.startsWith('÷')) return dividedBy(product, number);
      return multipliedBy(product, number);
    },
    readNumber(first, sentence),
  );
}

function readNumber(text: string, sentence: string): Fraction {
  const match = /^\$?(\d[\d,]*)(?:\.(\d+))?(%?)$/.exec(text);
  if (!match) throw new Error(`"${text}" is no number in "${sentence}"`);
  const [, whole = '', decimals = '', percent] = match;
  const under = 10n ** BigInt(decimals.length) * (percent ? 100n : 1n);
  return { over: BigInt(whole.replaceAll(',', '') + decimals), under };
}

function plus(a: Fraction, b: Fraction): Fraction {
  return { over: a.over * b.under + b.over * a.under, under: a.under * b.under };
}

function multipliedBy(a: Fraction, b: Fraction): Fraction {
  return { over: a.over * b.over, under: a.under * b.under };
}

function dividedBy(a: Fraction, b: Fraction): Fraction {
  return { over: a.over * b.under, under: a.under * b.over };
}

function larger(a: Fraction, b: Fraction): Fraction {
  return a.over * b.under >= b.over * a.under ? a : b;
}

function smaller(a: Fraction, b: Fraction): Fraction {
  return a.over * b.under <= b.over * a.under ? a : b;
}

/** Half away from zero. */
function rounded({ over, under }: Fraction, decimals: number): Fraction {
  const scale = 10n ** BigInt(decimals);
  const magnitude = (2n * (over < 0n ? -over : over) * scale + under) / (2n * under);
  return { over: over < 0n ? -magnitude : magnitude, under: scale };
}

function roundedDown({ over, under }: Fraction, decimals: number): Fraction {
  const scale = 10n ** BigInt(decimals);
  return { over: (over * scale) / under, under: scale };
}

/** With as many decimals as `like` has. */
function decimalOf(amount: Fraction, decimals: number, like: string): string {
  const { over, under } = rounded(amount, decimals);
  const shown = like.slice(like.indexOf('.') + 1).length;
  return (Number(over) / Number(under)).toFixed(Math.max(shown, 2));
}
