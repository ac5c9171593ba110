import type { CardBrand, SandboxOutcome } from '@paperwage/api-contract';
import { SANDBOX_CARDS } from '@paperwage/api-contract';
import { newId } from '../../ids.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Records } from '../../ports/records.ts';
import type { EnteredCard, SandboxBank } from '../../ports/billing/sandbox-bank.ts';
import { hashOfSecret, newSecret } from '../../secrets.ts';

const TOKEN_LIVES_MS = 15 * 60_000;

export const BRAND_NAMES: Readonly<Record<CardBrand, string>> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  'american-express': 'American Express',
  discover: 'Discover',
};

/**
 * The tokenizing service of the sandbox and the bank behind it. Card numbers and security codes go no further: we keep
 * only a card's brand, last four digits, expiration and payment outcome.
 */
export function sandboxBank({ records, clock }: { readonly records: Records; readonly clock: Clock }): SandboxBank {
  const { sandboxPayments } = records;
  const findAwaited = async (id: string) => {
    const payment = await sandboxPayments.findConfirmation(id);
    return payment?.state === 'authenticationNeeded' ? payment : undefined;
  };
  return {
    async tokenize(bearer, card) {
      const known = SANDBOX_CARDS.find(({ number }) => number === card.number);
      if (!known) return { status: 'cardUnknown' };
      if (known.brand !== card.brand) return { status: 'brandWrong', brand: known.brand };
      const digits = known.brand === 'american-express' ? 4 : 3;
      if (card.securityCode.length !== digits) return { status: 'securityCodeLength', digits };
      const nowMs = clock.nowMs();
      if (!(await sandboxPayments.takeBearer(hashOfSecret(bearer), nowMs))) return { status: 'bearerWrong' };
      const [month = '', year = ''] = card.expiry.split('-');
      const kept = { id: newId(nowMs), brand: known.brand, last4: card.number.slice(-4) };
      const outcome = outcomeNow(known.outcome, card, nowMs);
      const token = newSecret();
      await sandboxPayments.addCard(
        { ...kept, expires: `${month}/${year.slice(-2)}`, outcome },
        { hash: hashOfSecret(token), expiresAtMs: nowMs + TOKEN_LIVES_MS },
      );
      return { status: 'tokenized', token };
    },
    async findConfirmation(id) {
      const payment = await findAwaited(id);
      const card = payment?.cardId === undefined ? undefined : await sandboxPayments.findCard(payment.cardId);
      return payment && card && { amountCents: payment.amountCents, last4: card.last4 };
    },
    async confirm(id, isApproved) {
      const payment = await sandboxPayments.findConfirmation(id);
      if (!payment) return undefined;
      if (isApproved) await sandboxPayments.answerPayment(payment.orderId, 'paid', undefined);
      else await sandboxPayments.answerPayment(payment.orderId, 'declined', 'authenticationFailed');
      return payment.confirmation!.returnUrl;
    },
  };
}

/** A card is valid through the last day of its month, in every time zone. */
function outcomeNow(outcome: SandboxOutcome, { expiry }: EnteredCard, nowMs: number): SandboxOutcome {
  const [month, year] = expiry.split('-').map(Number);
  const isOver = Date.UTC(year!, month!, 2) <= nowMs;
  return isOver ? 'expiredCard' : outcome;
}
