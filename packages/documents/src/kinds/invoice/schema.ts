import { z } from 'zod';
import { withUniqueIds } from '../../drafts/entry-id.ts';
import { amountText, room, text } from '../../drafts/schema.ts';
import { PAPER_SIZES } from '../../look/sheet.ts';
import { CURRENCIES, DISCOUNT_TYPES, INVOICE_TERMS, MAX_ITEMS, TAX_TYPES } from './choices.ts';
import { BUSINESS_NUMBER_MAX_LENGTH, INVOICE_LIMITS, ITEM_LIMITS, PARTY_LIMITS } from './text-limits.ts';

/** Calculated: filled in on output, never read. */
const computed = amountText.default('0.00');

const partyFields = {
  name: room(PARTY_LIMITS.name),
  email: room(PARTY_LIMITS.email),
  address1: room(PARTY_LIMITS.address1),
  address2: room(PARTY_LIMITS.address2),
  city: room(PARTY_LIMITS.city),
  state: room(PARTY_LIMITS.state),
  zip: room(PARTY_LIMITS.zip),
  phone: room(PARTY_LIMITS.phone),
};

const itemSchema = z.strictObject({
  /** Replaced if it is missing, a duplicate, or can't be part of a path. */
  id: text(40).default(''),
  description: room(ITEM_LIMITS.description),
  details: room(ITEM_LIMITS.details).default(''),
  rate: amountText,
  qty: amountText.default('1'),
  withTax: z.boolean().default(true),
  amount: computed,
  discountedAmount: computed,
});

export const invoiceDraftSchema = z.strictObject({
  formName: room(INVOICE_LIMITS.formName).default('Invoice'),
  /** A logo as a `data:image/png` or `data:image/jpeg` URL; 8-bit RGB without transparency. */
  logo: z.string().max(700_000).default(''),
  from: z.strictObject({ ...partyFields, businessNumber: room(BUSINESS_NUMBER_MAX_LENGTH) }),
  to: z.strictObject(partyFields),
  number: room(INVOICE_LIMITS.number),
  /** `YYYY-MM-DD`, or empty while unknown. */
  date: text(10),
  terms: z.enum(INVOICE_TERMS).default('none'),
  /** The date of the terms `custom`. */
  customDueDate: text(10).default(''),
  currency: z.enum(CURRENCIES).default('USD'),
  taxType: z.enum(TAX_TYPES).default('on_total'),
  /** In percent. */
  taxRate: amountText.default('0'),
  taxLabel: room(INVOICE_LIMITS.taxLabel).default('Tax'),
  /** Rates already include the tax; only if the tax is added. */
  taxIncluded: z.boolean().default(false),
  discountType: z.enum(DISCOUNT_TYPES).default('none'),
  /** In percent, or an amount of money, as the type says. */
  discountRate: amountText.default('0'),
  /** In the order of the paper. */
  items: z.array(itemSchema).min(1).max(MAX_ITEMS).transform(withUniqueIds),
  paidAmount: amountText.default('0'),
  /** Everything paid was refunded; only if it was paid in full. */
  isRefunded: z.boolean().optional(),
  /** Letter where none was chosen. */
  paperSize: z.enum(PAPER_SIZES).optional(),
  /** Where it can be paid; printed as a QR code too. */
  payLink: room(INVOICE_LIMITS.payLink).default(''),
  notes: room(INVOICE_LIMITS.notes).default(''),
  due: text(10).default(''),
  subtotal: computed,
  discount: computed,
  tax: computed,
  total: computed,
  balanceDue: computed,
});

export type InvoiceDraft = z.output<typeof invoiceDraftSchema>;
export type InvoiceItem = InvoiceDraft['items'][number];
