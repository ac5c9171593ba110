import type { CalendarDate, Cents, Quantity, Rate, UnitPrice } from '@paperwage/values';
import type { Logo } from '../../drafts/logo.ts';
import type { PaperSize } from '../../look/sheet.ts';
import type { Currency, DiscountType, InvoiceTerms, TaxType } from './choices.ts';

/** An invoice as printed: every figure computed, nothing formatted. Empty text means not given. */
export interface InvoiceDocument {
  /** Its title: `Invoice`, or one the user chose, such as `Estimate`. */
  readonly title: string;
  readonly from: InvoiceParty & { readonly businessNumber: string; readonly logo: Logo | undefined };
  readonly to: InvoiceParty;
  readonly number: string;
  readonly date: CalendarDate | undefined;
  readonly terms: InvoiceTerms;
  readonly due: CalendarDate | undefined;
  readonly currency: Currency;
  readonly paperSize: PaperSize | undefined;
  readonly items: readonly InvoiceLine[];
  readonly totals: InvoiceTotals;
  /** What was paid was refunded; counts only if all of it was paid. */
  readonly isRefunded: boolean;
  /** False while a typed number doesn't count as it is: then the totals will still change. */
  readonly isSettled: boolean;
  /** As typed, line by line. */
  readonly notes: readonly string[];
  /** A full URL; also empty if nothing is due. */
  readonly payLink: string;
}

export interface InvoiceParty {
  readonly name: string;
  readonly email: string;
  readonly telephone: string;
  /** Written lines of the address, without empty ones. */
  readonly address: readonly string[];
}

export interface InvoiceLine {
  readonly id: string;
  /** Its place in the draft, which skips no item. */
  readonly index: number;
  readonly description: string;
  readonly details: readonly string[];
  readonly rate: UnitPrice;
  readonly quantity: Quantity;
  readonly withTax: boolean;
  /** False while its rate or quantity doesn't count as typed. */
  readonly isSettled: boolean;
  /** Rate times quantity. */
  readonly amount: Cents;
  /** The amount without its part of the discount. */
  readonly discountedAmount: Cents;
  /** Its own tax if tax is calculated per item, else its share of the whole. */
  readonly tax: Cents;
}

export interface InvoiceTotals {
  readonly subtotal: Cents;
  readonly discount: { readonly type: DiscountType; readonly rate: Rate; readonly amount: Cents };
  readonly tax: {
    readonly type: TaxType;
    readonly label: string;
    readonly rate: Rate;
    readonly amount: Cents;
    /** What the rate applies to: the amounts of all taxable items after discount. */
    readonly base: Cents;
    /** The items' rates include it, so nothing is added. */
    readonly isIncluded: boolean;
  };
  readonly total: Cents;
  readonly paid: Cents;
  /** Below zero when more was paid than is due. */
  readonly balance: Cents;
}
