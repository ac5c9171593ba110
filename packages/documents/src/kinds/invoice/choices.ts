/** The choices of an invoice, apart from the schema so that using them loads no validator. */

/** When payment is due: not stated, on a date of its own, on receipt, or that many days after the invoice date. */
export const INVOICE_TERMS = [
  'none',
  'custom',
  'on_receipt',
  '1',
  '2',
  '3',
  '4',
  '5',
  '6',
  '7',
  '10',
  '14',
  '21',
  '30',
  '45',
  '60',
  '90',
  '120',
  '180',
  '365',
] as const;
export type InvoiceTerms = (typeof INVOICE_TERMS)[number];

/**
 * `on_total`: on everything taxable, rounded once. `deducted`: the same, subtracted from the total because the client
 * pays it for the issuer. `per_item`: on each taxable item, rounded on each.
 */
export const TAX_TYPES = ['on_total', 'deducted', 'per_item', 'none'] as const;
export type TaxType = (typeof TAX_TYPES)[number];

export const DISCOUNT_TYPES = ['none', 'percent', 'flat_amount'] as const;
export type DiscountType = (typeof DISCOUNT_TYPES)[number];

/** Currencies with cents, because we store amounts in whole hundredths. */
export const CURRENCIES = ['USD', 'CAD', 'EUR', 'GBP', 'AUD', 'NZD', 'CHF', 'MXN'] as const;
export type Currency = (typeof CURRENCIES)[number];

export const MAX_ITEMS = 200;

const WORDS: Readonly<Partial<Record<InvoiceTerms, string>>> = {
  none: 'None',
  custom: 'Custom',
  on_receipt: 'On receipt',
  '1': 'Next Day',
};

/** What terms are called: `On receipt`, `Next Day`, `Net 30`. */
export function termsName(terms: InvoiceTerms): string {
  return WORDS[terms] ?? `Net ${terms}`;
}

/** The days in the terms; undefined for terms that aren't a number of days. */
export function termsDays(terms: InvoiceTerms): number | undefined {
  return /^\d+$/.test(terms) ? Number(terms) : undefined;
}

const SIGNS: Readonly<Record<Currency, string>> = {
  USD: '$',
  CAD: 'CA$',
  EUR: '€',
  GBP: '£',
  AUD: 'A$',
  NZD: 'NZ$',
  CHF: 'CHF ',
  MXN: 'MX$',
};

/** What precedes an amount: `$`, `CA$`, `CHF `. */
export function currencySign(currency: Currency): string {
  return SIGNS[currency];
}

const CURRENCY_NAMES: Readonly<Record<Currency, string>> = {
  USD: 'US dollar',
  CAD: 'Canadian dollar',
  EUR: 'Euro',
  GBP: 'British pound',
  AUD: 'Australian dollar',
  NZD: 'New Zealand dollar',
  CHF: 'Swiss franc',
  MXN: 'Mexican peso',
};

export function currencyName(currency: Currency): string {
  return CURRENCY_NAMES[currency];
}
