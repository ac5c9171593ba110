import { PLANS, SUBSCRIPTION_NAME, type PlanId } from '@paperwage/api-contract';
import { addDays, cents, formatDollars, formatLongDate } from '@paperwage/values';
import type { CalendarDate } from '@paperwage/values';
import type { StoredOrder } from '../../ports/billing/billing-records.ts';
import type { MailMessage } from '../../ports/mail.ts';
import type { CardSummary } from '../../ports/billing/payment-gateway.ts';
import type { BillingContext } from './billing-context.ts';
import { isTest, priceOf } from './billing-context.ts';
import { whyRenewalFailed } from './decline-words.ts';
import type { SubscriptionMail } from './subscription.ts';

type Written = Pick<MailMessage, 'subject' | 'text'>;
type Words = Pick<BillingContext, 'billing' | 'publicUrl' | 'company'>;
type MailAbout<About extends SubscriptionMail['about']> = Extract<SubscriptionMail, { about: About }>;

const NO_MONEY = 'This is test mode: no money moves.';

/** The card that pays, and the order that a mail is about. */
interface Charged {
  readonly card: CardSummary | null;
  readonly order: StoredOrder | undefined;
}

/** Explains what happened to a subscription, what it costs and how to stop it. */
export function subscriptionMessage(context: Words, to: string, mail: SubscriptionMail, about: Charged): MailMessage {
  const { subject, text } = writtenOf(context, mail, about);
  const testMode = isTest(context) ? `\n${NO_MONEY}\n` : '';
  return { to, subject, text: `${text}\n${testMode}` };
}

function writtenOf(context: Words, mail: SubscriptionMail, { card, order }: Charged): Written {
  const account = `${context.publicUrl}/user/account`;
  switch (mail.about) {
    case 'renewal':
      return renewalMail(context, mail, card);
    case 'canceled':
      return {
        subject: `${SUBSCRIPTION_NAME} is canceled`,
        text: `You canceled ${SUBSCRIPTION_NAME}. It stays on through ${formatLongDate(mail.lastDay)}, the last day you paid for. You won’t be charged again.

The documents you issued stay in your account, and their codes still verify. Changed your mind? Resume it by then:

${account}`,
      };
    case 'canceledUnpaid':
      return {
        subject: `${SUBSCRIPTION_NAME} is canceled`,
        text: `You canceled ${SUBSCRIPTION_NAME}. The renewal wasn’t paid, so it ended today and you owe nothing. If a payment still comes through, we refund it in full.

The documents you issued stay in your account, and their codes still verify.`,
      };
    case 'resumed':
      return {
        subject: `${SUBSCRIPTION_NAME} is back on`,
        text: `You resumed ${SUBSCRIPTION_NAME}. Nothing is charged today. ${renewalSentence(context, mail)}

You can cancel with one click in your account:

${account}`,
      };
    case 'planChanged':
      return {
        subject: `Your plan changes on ${formatLongDate(mail.renewsOn)}`,
        text: `Your plan switches to ${mail.plan} on ${formatLongDate(mail.renewsOn)}. We’ll charge ${formatDollars(priceOf(context, mail.plan).totalCents)} then and every ${PLANS[mail.plan].period} until you cancel. Nothing is charged today.

You can change this or cancel in your account:

${account}`,
      };
    case 'renewalFailed':
      return renewalFailedMail(context, mail, card);
    case 'endedUnpaid':
      return {
        subject: `${SUBSCRIPTION_NAME} has ended`,
        text: `We couldn’t charge your card for the renewal, so ${SUBSCRIPTION_NAME} ended today. You owe nothing.

The documents you issued stay in your account, and their codes still verify. You can start again at any time:

${context.publicUrl}/pricing`,
      };
    case 'refunded':
      return {
        subject: 'We refunded your payment',
        text: `We refunded ${amountOf(order)} for ${SUBSCRIPTION_NAME} to ${cardName(order?.content.card ?? card)}${receiptOf(order)}. Banks take up to 10 days to show it. ${SUBSCRIPTION_NAME} ended today.

The documents you issued stay in your account, and their codes still verify.`,
      };
    case 'paidForNothing':
      return {
        subject: 'We refund a payment you didn’t need to make',
        text: `A payment of ${amountOf(order)} for ${SUBSCRIPTION_NAME} came through that you didn’t need to make. We refund it in full to ${cardName(order?.content.card ?? card)}. Banks take up to 10 days to show it. You don’t have to do anything.`,
      };
  }
}

function renewalSentence(
  context: Words,
  { plan, renewsOn }: { readonly plan: PlanId; readonly renewsOn: CalendarDate },
) {
  const { totalCents } = priceOf(context, plan);
  return `It renews on ${formatLongDate(renewsOn)} for ${formatDollars(totalCents)}, then every ${PLANS[plan].period} until you cancel.`;
}

function renewalMail(context: Words, mail: MailAbout<'renewal'>, card: CardSummary | null): Written {
  const { totalCents } = priceOf(context, mail.plan);
  return {
    subject: `${SUBSCRIPTION_NAME} renews on ${formatLongDate(mail.renewsOn)}`,
    text: `${PLANS[mail.plan].name}, renews on ${formatLongDate(mail.renewsOn)}. We’ll charge ${formatDollars(totalCents)} to ${cardName(card)}.

If you don’t want it to renew, cancel with one click in your account. It then stays on through ${formatLongDate(addDays(mail.renewsOn, -1))}:

${context.publicUrl}/user/account`,
  };
}

function renewalFailedMail(context: Words, mail: MailAbout<'renewalFailed'>, card: CardSummary | null): Written {
  const { totalCents } = priceOf(context, mail.plan);
  const retries = mail.retriesOn.map(formatLongDate).join(' and ');
  const next = retries === '' ? '' : ` We try the card again on ${retries}.`;
  return {
    subject: `Your ${SUBSCRIPTION_NAME} payment failed`,
    text: `We couldn’t charge ${formatDollars(totalCents)} for ${PLANS[mail.plan].name}: ${cardName(card)} ${whyRenewalFailed(mail.reason)}.

${SUBSCRIPTION_NAME} stays on until ${formatLongDate(mail.endsOn)}.${next} If it isn’t paid by then, it ends and you owe nothing.

Pay with another card in your account:

${context.publicUrl}/user/account`,
  };
}

/** Confirms a payment. The receipt itself is in the account, whose address may differ from the receipt's. */
export function receiptMessage(
  context: Words,
  order: StoredOrder,
  renewsOn: CalendarDate,
  owner: string | undefined,
): MailMessage {
  const { receiptNumber, content } = order;
  const { plan, totalCents, taxCents, paid, card, holder } = content;
  const price = `${formatDollars(cents(totalCents - taxCents))} plus ${formatDollars(cents(taxCents))} sales tax`;
  const tax = taxCents === 0 ? '' : ` (${price})`;
  const period = paid ? `, from ${formatLongDate(paid.from)} through ${formatLongDate(paid.through)}` : '';
  const testMode = isTest(context) ? `\n${NO_MONEY}\n` : '';
  const account = owner === undefined || owner === holder.email ? 'your account' : `the account of ${owner}`;
  return {
    to: holder.email,
    subject: `Receipt ${receiptNumber} for ${SUBSCRIPTION_NAME}`,
    text: `You paid ${formatDollars(cents(totalCents))}${tax} with ${cardName(card)}. That covers ${PLANS[plan].name}${period}.

${renewalSentence(context, { plan, renewsOn })} You can cancel with one click in ${account}. You can also download this receipt as a PDF there:

${context.publicUrl}/user/account
${testMode}`,
  };
}

function amountOf(order: StoredOrder | undefined): string {
  return order ? formatDollars(cents(order.content.totalCents)) : 'your payment';
}

function receiptOf(order: StoredOrder | undefined): string {
  const number = order?.receiptNumber ?? null;
  return number === null ? '' : `, the whole of receipt ${number}`;
}

function cardName(card: CardSummary | null): string {
  return card ? `${card.brand} ending in ${card.last4}` : 'your card';
}
