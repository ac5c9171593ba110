import type { Order } from '@paperwage/api-contract';
import { useCallback, useEffect, useRef, useState } from 'react';
import { callAsUser } from '../../identity/call-as-user.ts';
import type { CallError } from '../../identity/call.ts';
import { loadSession } from '../../identity/load-session.ts';
import { track } from '../../analytics/track.ts';
import { go } from '../../navigation/go.ts';
import type { PaymentAttempt } from './payment-attempt.ts';
import { forgetAttempt, keptAttempt } from './payment-attempt.ts';
import { settleAttempt } from './settle-attempt.ts';

/**
 * `typing`: nothing is under way. `checking`: one that was sent before, here or in another tab, is looked up. `open`: it is
 * not known how it came out, and why. `bank`: it waits for the person.
 */
export type PaymentState =
  | { readonly is: 'typing' }
  | { readonly is: 'paying' }
  | { readonly is: 'checking'; readonly order?: Order }
  | { readonly is: 'open'; readonly message: string }
  | { readonly is: 'bank'; readonly url: string };

interface PaymentHandlers {
  /** The card was declined, or nothing was charged for another reason. */
  readonly onDeclined: (order: Order) => void;
  readonly onRefused: (error: CallError) => void;
}

interface Payment {
  readonly state: PaymentState;
  /** Pays what `begin` makes, once however often it is called; nothing if it makes nothing. */
  readonly pay: (begin: () => Promise<PaymentAttempt | undefined>) => Promise<void>;
  /** Looks up what this tab has sent; false if there is nothing. */
  readonly lookUp: () => boolean;
  /** Gives up a payment that waits for the person's bank; the server ends it when another is made. */
  readonly useAnotherCard: () => void;
}

/** The address of the page of a payment that was made. */
function successHref(orderId: string): string {
  return `/checkout/success?order=${encodeURIComponent(orderId)}`;
}

/**
 * Pays, and looks up first what was sent before: by this tab, after a reload, after coming back, and after a lost answer,
 * or by any other, as the server knows. The page of success follows in place of the form, to which “Back” then does not lead.
 */
export function usePayment(userId: string, handlers: PaymentHandlers): Payment {
  const [state, setState] = useState<PaymentState>({ is: 'typing' });
  const isGone = useRef(false);
  const latest = useRef(handlers);
  useEffect(() => {
    latest.current = handlers;
  });

  const settle = useCallback(async (attempt: PaymentAttempt, isSent: boolean) => {
    const settled = await settleAttempt(attempt, { isSent, isLeft: () => isGone.current });
    if (isGone.current) return;
    if (settled.is === 'open') {
      setState({ is: 'open', message: settled.message });
    } else if (settled.is === 'refused') {
      setState({ is: 'typing' });
      latest.current.onRefused(settled.error);
    } else if (settled.order.status === 'paid') {
      await showPaid(settled.order);
    } else if (settled.order.status === 'authenticationNeeded' && settled.order.authenticationUrl) {
      const url = settled.order.authenticationUrl;
      setState({ is: 'bank', url });
      // Who comes back without an answer finds the way there again, and is not sent on in circles.
      if (!isSent) location.assign(url);
    } else {
      setState({ is: 'typing' });
      latest.current.onDeclined(settled.order);
    }
  }, []);

  const once = useOnce(setState);

  const lookUp = useCallback(() => {
    const kept = keptAttempt(userId);
    if (kept) void once({ is: 'checking' }, () => settle(kept, true));
    return kept !== undefined;
  }, [once, settle, userId]);

  const lookUpElsewhere = useCallback(async () => {
    const answer = await callAsUser('GET /api/payments/subscription');
    const order = answer.ok ? answer.data.openOrder : null;
    if (!order || isGone.current || keptAttempt(userId)) return;
    await once({ is: 'checking', order }, () => settle({ userId, orderId: order.id }, true));
  }, [once, settle, userId]);

  const pay = useCallback(
    (begin: () => Promise<PaymentAttempt | undefined>) =>
      once({ is: 'paying' }, async () => {
        const kept = keptAttempt(userId);
        const attempt = kept ?? (await begin());
        if (attempt) await settle(attempt, kept !== undefined);
        else setState({ is: 'typing' });
      }),
    [once, settle, userId],
  );

  useEffect(() => {
    isGone.current = false;
    if (!lookUp()) void lookUpElsewhere();
    // Out of the browser's memory the page comes as it was left, with its waiting ended.
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) lookUp();
    };
    addEventListener('pageshow', onShow);
    return () => {
      isGone.current = true;
      removeEventListener('pageshow', onShow);
    };
  }, [lookUp, lookUpElsewhere]);

  const useAnotherCard = useCallback(() => {
    forgetAttempt();
    setState({ is: 'typing' });
  }, []);

  return { state, pay, lookUp, useAnotherCard };
}

/** Does one thing at a time, in the state that it is in meanwhile. */
function useOnce(setState: (state: PaymentState) => void) {
  const isBusy = useRef(false);
  return useCallback(
    async (meanwhile: PaymentState, work: () => Promise<void>) => {
      if (isBusy.current) return;
      isBusy.current = true;
      setState(meanwhile);
      await work();
      isBusy.current = false;
    },
    [setState],
  );
}

/** What is unlocked now is to be known to every page. */
async function showPaid({ id, plan }: Order): Promise<void> {
  track('planBought', plan);
  go(successHref(id), { replace: true });
  const session = await loadSession().catch(() => undefined);
  await session?.reloadProfile();
}
