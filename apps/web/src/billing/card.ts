import cardValidator from 'card-validator';
import type { CalendarDate } from '@paperwage/values';
import { monthOf, yearOf } from '@paperwage/values';

/** A card as people type it. It stays in the fields: nothing here is stored, logged or sent to our own calls. */
export interface TypedCard {
  readonly cardNumber: string;
  readonly expiration: string;
  readonly cvc: string;
}

export type CardField = keyof TypedCard;
export type CardErrors = Readonly<Partial<Record<CardField, string>>>;

export const EMPTY_CARD: TypedCard = { cardNumber: '', expiration: '', cvc: '' };

/** What the tokenizing service takes. */
export interface TokenizableCard {
  /** Digits alone. */
  readonly card_number: string;
  readonly cvv: string;
  /** `MM-20YY`. */
  readonly expiry: string;
  /** As `credit-card-type` names it, such as `american-express`. */
  readonly brand: string;
}

export interface CardBrand {
  readonly type: string;
  /** As people write it. */
  readonly name: string;
  readonly codeDigits: number;
}

const USUAL_CODE_DIGITS = 3;
/** Later than any bank prints. */
const MAX_YEARS_AHEAD = 20;

/** The brand that a number begins like, once it can be only one. */
export function brandOf(cardNumber: string): CardBrand | undefined {
  const { card } = cardValidator.number(digitsOf(cardNumber));
  if (!card || digitsOf(cardNumber) === '') return undefined;
  return { type: card.type, name: card.niceType, codeDigits: card.code.size };
}

/** `4242 4242 4242 4242`, in the groups of its brand; what has other letters stays as typed. */
export function formatCardNumber(typed: string): string {
  const digits = digitsOf(typed);
  const { card } = cardValidator.number(digits);
  if (!card || !/^\d+$/.test(digits)) return typed.trim();
  const ends = [0, ...card.gaps.filter((gap) => gap < digits.length), digits.length];
  return ends
    .slice(1)
    .map((end, index) => digits.slice(ends[index], end))
    .join(' ');
}

/** `08/29` of `8/29`, `0829`, `08-2029` and the like; what is no month and year stays as typed. */
export function formatExpiration(typed: string): string {
  const found = monthAndYear(typed);
  return found ? `${found.month}/${found.year}` : typed.trim();
}

/** What is wrong with a card, field by field; empty if it can be sent. */
export function checkCard({ cardNumber, expiration, cvc }: TypedCard, today: CalendarDate): CardErrors {
  const number = numberError(cardNumber);
  const expires = expirationError(expiration, today);
  const code = codeError(cvc, brandOf(cardNumber));
  return { ...(number && { cardNumber: number }), ...(expires && { expiration: expires }), ...(code && { cvc: code }) };
}

/** A card that `checkCard` found nothing wrong with, for the tokenizing service. */
export function tokenizableCard({ cardNumber, expiration, cvc }: TypedCard): TokenizableCard {
  const { month, year } = monthAndYear(expiration)!;
  return {
    card_number: digitsOf(cardNumber),
    cvv: cvc.trim(),
    expiry: `${month}-20${year}`,
    brand: brandOf(cardNumber)!.type,
  };
}

/** Where the security code is, for the help under its field. */
export function codePlace(brand: CardBrand | undefined): string {
  return `${codeDigitsOf(brand)} digits on the ${codeDigitsOf(brand) === 4 ? 'front' : 'back'}`;
}

function numberError(cardNumber: string): string | undefined {
  if (cardNumber.trim() === '') return 'Enter the card number.';
  if (!brandOf(cardNumber)) return 'Credit card brand not found';
  const { isValid } = cardValidator.number(digitsOf(cardNumber));
  return isValid ? undefined : 'Check the card number. A digit is missing or wrong.';
}

function expirationError(expiration: string, today: CalendarDate): string | undefined {
  const found = monthAndYear(expiration);
  if (!found) return 'Enter the month and year on the card, such as 08/29.';
  const months = 12 * (2000 + Number(found.year) - yearOf(today)) + Number(found.month) - monthOf(today);
  if (months < 0) return `${found.month}/${found.year} is in the past. Check the date, or use another card.`;
  return months > 12 * MAX_YEARS_AHEAD ? 'Check the year. Enter it as on the card, such as 08/29.' : undefined;
}

function codeError(cvc: string, brand: CardBrand | undefined): string | undefined {
  const digits = codeDigitsOf(brand);
  return new RegExp(`^\\d{${digits}}$`).test(cvc.trim()) ? undefined : `Enter the ${codePlace(brand)} of the card.`;
}

function codeDigitsOf(brand: CardBrand | undefined): number {
  return brand?.codeDigits ?? USUAL_CODE_DIGITS;
}

function digitsOf(cardNumber: string): string {
  return cardNumber.replace(/[\s-]/g, '');
}

function monthAndYear(typed: string): { readonly month: string; readonly year: string } | undefined {
  const text = typed.trim();
  const found = /^(\d{1,2})\s*[/\-.\s]\s*(?:20)?(\d{2})$/.exec(text) ?? /^(\d{2})(?:20)?(\d{2})$/.exec(text);
  const [, month = '', year = ''] = found ?? [];
  return Number(month) >= 1 && Number(month) <= 12 ? { month: month.padStart(2, '0'), year } : undefined;
}
