import type { Receipt } from '@paperwage/api-contract';
import { PLANS } from '@paperwage/api-contract';
import { invoiceDraftSchema } from '@paperwage/documents/invoice';
import { addDays, cents, formatDollars, formatLongDate, formatMoney } from '@paperwage/values';
import type { StoredOrder } from '../../ports/billing/billing-records.ts';
import type { FinishedFile } from '../../ports/documents/document-renderer.ts';
import type { CardHolder } from '../../ports/billing/payment-gateway.ts';
import { problems } from '../../problems/problem.ts';
import { generateDocument } from '../documents/generate-document.ts';
import type { BillingContext } from './billing-context.ts';
import { gatewayOf, isTest } from './billing-context.ts';

/** A payment that has a receipt. */
interface PaidOrder {
  readonly order: StoredOrder;
  readonly number: string;
  readonly paid: NonNullable<StoredOrder['content']['paid']>;
}

/** The receipts of a user, newest first. Throws `billingOff`. */
export async function listReceipts(context: BillingContext, userId: string): Promise<Receipt[]> {
  gatewayOf(context);
  return (await paidOrders(context, userId)).map(({ order, number, paid }) => ({
    id: order.id,
    number,
    paidOn: paid.on,
    plan: order.content.plan,
    periodStart: paid.from,
    periodEnd: paid.through,
    totalCents: order.content.totalCents,
    isRefunded: order.status === 'refunded',
  }));
}

/** The PDF of a receipt: the invoice that was paid. Throws `receiptUnknown`, `billingOff` and what `generateDocument` throws. */
export async function readReceiptFile(context: BillingContext, userId: string, id: string): Promise<FinishedFile> {
  gatewayOf(context);
  const found = (await paidOrders(context, userId)).find(({ order }) => order.id === id);
  if (!found) throw problems.receiptUnknown();
  const owner = await context.records.accounts.find(userId);
  const { holder, isTest: isOfTest = isTest(context) } = found.order.content;
  const documentData = receiptDraft(
    found,
    isOfTest,
    holder.receiptName || nameOf(holder) || (owner ? nameOf(owner) : ''),
  );
  const request = { type: 'invoice', template: 'ledger', theme: 'slate', documentData } as const;
  const { file } = await generateDocument(context.renderer, { format: 'pdf', request });
  return { ...file, fileName: `receipt-${found.number.toLowerCase()}.pdf` };
}

async function paidOrders({ records }: BillingContext, userId: string): Promise<readonly PaidOrder[]> {
  const orders = await records.orders.listOf(userId);
  return orders.flatMap((order) => {
    const { receiptNumber: number, content } = order;
    return number === null || !content.paid ? [] : [{ order, number, paid: content.paid }];
  });
}

function nameOf({ firstName, lastName }: Pick<CardHolder, 'firstName' | 'lastName'>): string {
  return `${firstName} ${lastName}`.trim();
}

/** To the person named on it, or to their email if there is no name. */
function receiptDraft({ order, number, paid }: PaidOrder, isOfTest: boolean, name: string) {
  const { plan, priceCents, totalCents, salesTaxPercent, holder, seller, card, refundedOn } = order.content;
  const [address1 = '', address2 = ''] = splitAddress(seller.address);
  const party = { address1: '', address2: '', city: '', state: '', zip: '', phone: '' };
  const paidBy = card ? `Paid with ${card.brand} ending in ${card.last4}` : 'Paid';
  const renews = `Renews on ${formatLongDate(addDays(paid.through, 1))} for ${formatDollars(cents(totalCents))}, then every ${PLANS[plan].period}, until you cancel or change the plan.`;
  const isRefunded = order.status === 'refunded';
  const on = refundedOn === undefined ? '' : ` on ${formatLongDate(refundedOn)}`;
  const next = isRefunded ? `Refunded in full${on}: ${formatDollars(cents(totalCents))}.` : renews;
  const title = isRefunded ? 'Receipt, refunded' : 'Receipt';
  const testMode = isOfTest ? ' This is test mode: no money moved.' : '';
  return invoiceDraftSchema.parse({
    // The headline of a refunded one takes two lines: it breaks before this.
    formName: isOfTest ? `${title} (test\u00a0mode)` : title,
    from: {
      ...party,
      name: seller.name,
      email: seller.email,
      phone: seller.phone,
      address1,
      address2,
      businessNumber: '',
    },
    to: {
      ...party,
      // The email once, as one or the other. The ZIP code was only for the bank, and isn't an address by itself.
      name: name || holder.email,
      email: name && holder.email,
    },
    number,
    date: paid.on,
    taxType: salesTaxPercent === '0' ? 'none' : 'on_total',
    taxRate: salesTaxPercent,
    taxLabel: 'Sales tax',
    items: [
      {
        description: PLANS[plan].name,
        details: `${formatLongDate(paid.from)} to ${formatLongDate(paid.through)}`,
        rate: formatMoney(cents(priceCents)),
      },
    ],
    paidAmount: formatMoney(cents(totalCents)),
    isRefunded,
    notes: `${paidBy} on ${formatLongDate(paid.on)}. ${next}${testMode}`,
  });
}

const LONGEST_LINE = 80;

/** The address from the configuration in lines of a document. */
function splitAddress(address: string): readonly string[] {
  const comma = address.indexOf(', ');
  const isSplit = comma > 0 && comma <= LONGEST_LINE;
  const [first, rest] = isSplit ? [address.slice(0, comma), address.slice(comma + 2)] : [address, ''];
  return [first, rest].map((line) => line.slice(0, LONGEST_LINE));
}
