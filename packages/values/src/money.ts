import { divideRounded, safe } from './arithmetic.ts';

/** An amount of money in whole US cents; may be negative. */
export type Cents = number & { readonly unit: 'cents' };

export const ZERO = 0 as Cents;

/** Whole cents from a number of cents. Throws RangeError for fractions and unsafe integers. */
export function cents(amount: number): Cents {
  return safe(amount) as Cents;
}

/** Cents from a dollar figure as a publication prints it (`184_500`, `96_489.63`); at most two decimals. */
export function dollars(amount: number): Cents {
  const scaled = Math.round(amount * 100);
  if (Math.abs(scaled - amount * 100) > 1e-4) throw new RangeError(`${amount} has more than two decimals`);
  return cents(scaled);
}

export function add(a: Cents, b: Cents): Cents {
  return cents(a + b);
}

export function subtract(a: Cents, b: Cents): Cents {
  return cents(a - b);
}

export function sum(amounts: Iterable<Cents>): Cents {
  let total = 0;
  for (const amount of amounts) total += amount;
  return cents(total);
}

export function negate(a: Cents): Cents {
  return (a === 0 ? 0 : -a) as Cents;
}

export function min(a: Cents, b: Cents): Cents {
  return a < b ? a : b;
}

export function max(a: Cents, b: Cents): Cents {
  return a > b ? a : b;
}

const CENTS_IN_A_DOLLAR = 100;

/** To the nearest whole dollar, 50 cents up, as tax forms round. */
export function wholeDollars(amount: Cents): Cents {
  return cents(Math.floor(amount / CENTS_IN_A_DOLLAR + 0.5) * CENTS_IN_A_DOLLAR);
}

/** Up to the next whole dollar if there are any cents. */
export function wholeDollarsUp(amount: Cents): Cents {
  return cents(Math.ceil(amount / CENTS_IN_A_DOLLAR) * CENTS_IN_A_DOLLAR);
}

/** The amount times a whole number. */
export function times(amount: Cents, count: number): Cents {
  return cents(amount * count);
}

/** The amount divided by a whole number, rounded half away from zero to a cent. */
export function divide(amount: Cents, divisor: number): Cents {
  return cents(divideRounded(amount, divisor));
}
