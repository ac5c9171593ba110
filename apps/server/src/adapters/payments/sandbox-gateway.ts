import { setTimeout as wait } from 'node:timers/promises';
import { SANDBOX_TOKENIZER_PATH } from '@paperwage/api-contract';
import type { SandboxOutcome } from '@paperwage/api-contract';
import type { Clock } from '../../ports/clock.ts';
import type { DeclineReason } from '../../ports/billing/decline-reason.ts';
import type { Charge, ChargeOutcome, PaymentGateway, SavedCard } from '../../ports/billing/payment-gateway.ts';
import type { Records } from '../../ports/records.ts';
import type { SandboxPayment, TestCard } from '../../ports/billing/sandbox-payment-records.ts';
import { hashOfSecret, newSecret } from '../../secrets.ts';
import { BRAND_NAMES, sandboxBank } from './sandbox-bank.ts';

const BEARER_LIVES_MS = 15 * 60_000;
const SLOW_ANSWER_MS = 8_000;

interface SandboxContext {
  readonly records: Records;
  readonly clock: Clock;
  readonly publicUrl: string;
  /** How long the slow test card makes people wait. */
  readonly slowAnswerMs?: number;
}

/**
 * Payments in which no money moves, using the same protocol as the others: part of this server, in its database. The
 * outcome of a payment depends only on the test card; see `SANDBOX_CARDS`.
 */
export function sandboxGateway(context: SandboxContext): PaymentGateway {
  const { records, clock, publicUrl, slowAnswerMs = SLOW_ANSWER_MS } = context;
  const { sandboxPayments } = records;

  async function outcomeOf(payment: SandboxPayment): Promise<ChargeOutcome> {
    const { state, reason = 'declined', confirmation, readyAtMs, cardId, isRefunded } = payment;
    if (state === 'declined') return { status: 'declined', reason };
    if (state === 'authenticationNeeded') {
      return {
        status: 'authenticationNeeded',
        url: `${publicUrl}${SANDBOX_TOKENIZER_PATH}/confirm/${confirmation!.id}`,
      };
    }
    if (readyAtMs > clock.nowMs()) return { status: 'pending' };
    return { status: 'paid', card: savedCard((await sandboxPayments.findCard(cardId!))!), isRefunded };
  }

  /** Uses up the token and adds the payment, or does neither: otherwise a card could be left that pays nothing. */
  function addPayment(charge: Charge) {
    return records.transaction(async ({ sandboxPayments: kept }) => {
      const earlier = await kept.findPayment(charge.orderId);
      if (earlier) return { payment: earlier, isNew: false, card: undefined };
      const card = await cardFor(kept, charge.source);
      return { ...(await kept.addPayment(paymentWith(card, charge, { nowMs: clock.nowMs(), slowAnswerMs }))), card };
    });
  }

  async function cardFor(kept: typeof sandboxPayments, source: Charge['source']): Promise<TestCard | undefined> {
    if (source.kind === 'token') return kept.takeCardByToken(hashOfSecret(source.paymentToken), clock.nowMs());
    const card = await kept.findCard(source.reference);
    return card?.isForgotten ? undefined : card;
  }

  return {
    tokenizerUrl: `${publicUrl}${SANDBOX_TOKENIZER_PATH}`,
    publishableKey: '',
    browserOrigins: undefined,
    sandbox: sandboxBank(context),
    async createTokenizeToken() {
      const bearer = newSecret();
      await sandboxPayments.addBearer(hashOfSecret(bearer), clock.nowMs() + BEARER_LIVES_MS);
      return bearer;
    },
    async charge(charge) {
      const { payment, isNew, card } = await addPayment(charge);
      if (isNew && card?.outcome === 'slow') await wait(slowAnswerMs);
      if (isNew && card?.outcome === 'lostAnswer') throw new Error('The sandbox loses its answer with this test card');
      return outcomeOf(payment);
    },
    async lookUp(orderId) {
      const payment = await sandboxPayments.findPayment(orderId);
      return payment && outcomeOf(payment);
    },
    async abandon(orderId) {
      const none = { amountCents: 0, cardId: undefined, confirmation: undefined, isRefunded: false };
      await sandboxPayments.addPayment({
        ...none,
        ...{ orderId, state: 'declined', reason: 'declined', readyAtMs: clock.nowMs() },
      });
      await sandboxPayments.answerPayment(orderId, 'declined', 'authenticationFailed');
      return outcomeOf((await sandboxPayments.findPayment(orderId))!);
    },
    refund: (orderId) => sandboxPayments.refundPayment(orderId),
    async saveCard(paymentToken) {
      const card = await sandboxPayments.takeCardByToken(hashOfSecret(paymentToken), clock.nowMs());
      if (!card) return { declined: 'tokenWrong' };
      // Funds are checked only when there is something to charge.
      const declined = card.outcome === 'insufficientFunds' ? undefined : declineOf(card.outcome, false);
      return declined ? { declined } : savedCard(card);
    },
    forgetCard: (reference) => sandboxPayments.forgetCard(reference),
    // It answers at once and sends nothing, so no incoming request is its own.
    readEvents: () => Promise.resolve(undefined),
  };
}

/** What the card does with a new payment. */
function paymentWith(
  card: TestCard | undefined,
  { orderId, amountCents, source }: Charge,
  { nowMs, slowAnswerMs }: { readonly nowMs: number; readonly slowAnswerMs: number },
): SandboxPayment {
  const known = { orderId, amountCents, cardId: card?.id, readyAtMs: nowMs, isRefunded: false };
  const none = { reason: undefined, confirmation: undefined };
  if (!card) return { ...known, ...none, state: 'declined', reason: 'tokenWrong' };
  const reason = declineOf(card.outcome, source.kind === 'saved');
  if (reason) return { ...known, ...none, state: 'declined', reason };
  if (card.outcome === 'needsAuthentication' && source.kind === 'token') {
    const confirmation = { id: newSecret(), returnUrl: source.returnUrl };
    return { ...known, ...none, state: 'authenticationNeeded', confirmation };
  }
  const readyAtMs = nowMs + (card.outcome === 'slow' ? slowAnswerMs : 0);
  return { ...known, ...none, state: 'paid', readyAtMs };
}

function declineOf(outcome: SandboxOutcome, isSaved: boolean): DeclineReason | undefined {
  switch (outcome) {
    case 'declined':
    case 'insufficientFunds':
    case 'expiredCard':
    case 'wrongSecurityCode':
      return outcome;
    case 'declinedLater':
      return isSaved ? 'declined' : undefined;
    default:
      return undefined;
  }
}

function savedCard({ id, brand, last4, expires }: TestCard): SavedCard {
  return { reference: id, brand: BRAND_NAMES[brand], last4, expires };
}
