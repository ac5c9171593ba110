/** What becomes of a payment with a test card. */
export type SandboxOutcome =
  | 'paid'
  | 'declined'
  | 'insufficientFunds'
  | 'expiredCard'
  | 'wrongSecurityCode'
  | 'needsAuthentication'
  | 'slow'
  | 'lostAnswer'
  | 'declinedLater';

/** As `credit-card-type` names it. */
export type CardBrand = 'visa' | 'mastercard' | 'american-express' | 'discover';

export interface SandboxCard {
  readonly number: string;
  readonly brand: CardBrand;
  readonly outcome: SandboxOutcome;
  /** What the card is for, on the checkout page. */
  readonly label: string;
}

/**
 * The only cards that pay in the sandbox. Their numbers are public, pass the checksum and belong to nobody: those with a
 * common outcome are the ones that payment companies publish for tests.
 */
export const SANDBOX_CARDS: readonly SandboxCard[] = [
  { number: '4242424242424242', brand: 'visa', outcome: 'paid', label: 'Pays' },
  { number: '5555555555554444', brand: 'mastercard', outcome: 'paid', label: 'Pays' },
  { number: '378282246310005', brand: 'american-express', outcome: 'paid', label: 'Pays' },
  { number: '6011111111111117', brand: 'discover', outcome: 'paid', label: 'Pays' },
  { number: '4000000000000002', brand: 'visa', outcome: 'declined', label: 'Declined' },
  { number: '4000000000009995', brand: 'visa', outcome: 'insufficientFunds', label: 'Not enough money' },
  { number: '4000000000000069', brand: 'visa', outcome: 'expiredCard', label: 'Expired card' },
  { number: '4000000000000127', brand: 'visa', outcome: 'wrongSecurityCode', label: 'Wrong security code' },
  { number: '4000002760003184', brand: 'visa', outcome: 'needsAuthentication', label: 'Bank asks to confirm' },
  { number: '4000000000005001', brand: 'visa', outcome: 'slow', label: 'Slow answer' },
  { number: '4000000000007007', brand: 'visa', outcome: 'lostAnswer', label: 'Pays, answer lost' },
  { number: '4000000000000341', brand: 'visa', outcome: 'declinedLater', label: 'Pays once, then declined' },
];
