import type { Order, PlanId, User } from '@paperwage/api-contract';
import type { FormEvent, ReactNode, RefObject } from 'react';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { startAppCheck } from '../../app-check/app-check.ts';
import type { CardField } from '../../billing/card.ts';
import type { CardHandle } from '../../billing/card-handle.ts';
import { CardEntry } from '../../billing/card-entry.tsx';
import { paymentText } from '../../billing/payment-text.ts';
import { dollarText, usePrices } from '../../billing/prices.ts';
import type { CallError } from '../../identity/call.ts';
import { loadSession } from '../../identity/load-session.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import styles from './checkout-page.module.css';
import type { HolderEntry } from './holder-fields.tsx';
import { HolderFields, useHolder } from './holder-fields.tsx';
import { PayTerms } from './pay-terms.tsx';
import type { PaymentAttempt } from './payment-attempt.ts';
import type { PaymentState } from './use-payment.ts';
import { usePayment } from './use-payment.ts';

const ID = 'checkout';
const NOT_CHARGED = 'The payment didn’t go through. Nothing was charged. Try again.';
const REFUNDED = 'We refunded this payment. Pay again to start a new subscription.';

interface CheckoutFormProps {
  readonly user: User;
  readonly plan: PlanId;
  /** Tells how far the payment is. */
  readonly onStage: (stage: PaymentState['is']) => void;
}

/** The card and the button that pays. What was typed stays when a payment fails. */
export function CheckoutForm({ user, plan, onStage }: CheckoutFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const card = useRef<CardHandle>(null);
  const holder = useHolder(user.email);
  const { failure, setFailure, refusedCard, refuseCard, onDeclined, onRefused } = useRefusals(holder);
  const { state, pay, lookUp, useAnotherCard } = usePayment(user.id, { onDeclined, onRefused });
  const isReady = useSyncExternalStore(subscribeToNothing, isInBrowser, isOnServer);
  const isPaying = state.is === 'paying';
  useEffect(() => onStage(state.is), [state.is, onStage]);
  useFocusAfterRefusal({ isPaying, refusedCard, failure, card, form });

  async function begin(): Promise<PaymentAttempt | undefined> {
    const { zip, email, receiptName } = holder.sent();
    const tokenized = await card.current!.tokenize({ zip, email });
    if (!tokenized.ok) {
      if (tokenized.field) refuseCard({ field: tokenized.field, message: tokenized.message });
      else setFailure(tokenized.message);
      return undefined;
    }
    const { firstName, lastName } = user;
    const { paymentToken } = tokenized;
    return {
      userId: user.id,
      key: crypto.randomUUID(),
      body: { plan, firstName, lastName, zip, email, paymentToken, ...(receiptName !== '' && { receiptName }) },
    };
  }
  function onSubmit(event: FormEvent) {
    event.preventDefault();
    setFailure(undefined);
    refuseCard(undefined);
    const isHolderGood = holder.check();
    if (card.current?.check() === true && isHolderGood) {
      void pay(begin);
      return;
    }
    const first = card.current?.firstWrong() ?? form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    first?.focus();
  }
  const isFormShown = isPaying || state.is === 'typing';
  return (
    <>
      <Outstanding state={state} onLookUp={lookUp} onAnotherCard={useAnotherCard} />
      <form
        ref={form}
        method="post"
        noValidate
        hidden={!isFormShown}
        aria-busy={isPaying}
        onFocus={startAppCheck}
        onSubmit={onSubmit}
      >
        <fieldset className={styles.card} disabled={isPaying}>
          <legend className={styles.legend}>Card</legend>
          <CardEntry id={ID} ref={card} />
          <HolderFields id={ID} holder={holder} />
        </fieldset>
        <Failure>{failure}</Failure>
        <PayButton plan={plan} isPaying={isPaying} isReady={isReady} />
        <Safe />
      </form>
    </>
  );
}

/** Says why nothing was charged: at the field it is about, else above the button. */
function useRefusals(holder: HolderEntry) {
  const [failure, setFailure] = useState<string>();
  const [refusedCard, refuseCard] = useState<{ readonly field: CardField; readonly message: string }>();
  function onDeclined({ status, decline }: Order) {
    if (decline) refuseCard({ field: decline.path, message: decline.message });
    else setFailure(status === 'refunded' ? REFUNDED : NOT_CHARGED);
  }
  function onRefused({ code, message, issues }: CallError) {
    if (code === 'alreadySubscribed') void loadSession().then((session) => session.reloadProfile());
    if (!holder.refuse(issues[0]?.path)) setFailure(message);
  }
  return { failure, setFailure, refusedCard, refuseCard, onDeclined, onRefused };
}

interface Refused {
  readonly isPaying: boolean;
  readonly refusedCard: { readonly field: CardField; readonly message: string } | undefined;
  readonly failure: string | undefined;
  readonly card: RefObject<CardHandle | null>;
  readonly form: RefObject<HTMLFormElement | null>;
}

/** Goes to what is wrong once the fields are no longer disabled, which is not before React has drawn that. */
function useFocusAfterRefusal({ isPaying, refusedCard, failure, card, form }: Refused): void {
  useEffect(() => {
    if (isPaying || !refusedCard) return;
    queueMicrotask(() => card.current?.refuse(refusedCard.field, refusedCard.message));
  }, [isPaying, refusedCard, card]);
  useEffect(() => {
    if (isPaying || failure === undefined) return;
    // The button lost it when it was disabled.
    queueMicrotask(() => {
      if (document.activeElement === document.body)
        form.current?.querySelector<HTMLElement>('[type="submit"]')?.focus();
    });
  }, [isPaying, failure, form]);
}

const subscribeToNothing = () => () => undefined;
const isInBrowser = () => true;
const isOnServer = () => false;

function PayButton({ plan, isPaying, isReady }: { plan: PlanId; isPaying: boolean; isReady: boolean }) {
  const { priceOf } = usePrices();
  const total = dollarText(priceOf(plan).totalCents);
  return (
    <>
      <div className={styles.do}>
        <Button look="primary" type={isReady ? 'submit' : 'button'} disabled={isPaying}>
          {isPaying ? `Paying ${total}` : `Pay ${total}`}
        </Button>
        <div role="status">
          {isPaying ? (
            <p>
              <b>Waiting for your bank.</b> This takes a few seconds. If you reload, we look up this payment first. You
              won’t be charged twice.
            </p>
          ) : null}
        </div>
        {!isPaying && <PayTerms plan={plan} />}
      </div>
      {isPaying && <div className={styles.running} aria-hidden="true" />}
    </>
  );
}

interface OutstandingProps {
  readonly state: PaymentState;
  readonly onLookUp: () => void;
  readonly onAnotherCard: () => void;
}

/**
 * A payment that is not over, in place of a form that would invite to pay again: what is known, and what can be done. What
 * waits for the person takes the focus.
 */
function Outstanding({ state, onLookUp, onAnotherCard }: OutstandingProps): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (state.is === 'open' || state.is === 'bank') box.current?.focus();
  }, [state.is]);
  if (state.is === 'typing' || state.is === 'paying') return null;
  return (
    <div ref={box} className={styles.outstanding} tabIndex={-1}>
      {state.is === 'checking' && (
        <>
          <Notice role="status">
            <b>We’re still checking {paymentText(state.order)}.</b> This page shows the result as soon as we know it.
            You won’t be charged twice.
          </Notice>
          <div className={styles.running} aria-hidden="true" />
        </>
      )}
      {state.is === 'open' && (
        <Notice
          tone="warning"
          actions={
            <Button look="primary" onClick={onLookUp}>
              Check again
            </Button>
          }
        >
          <b>We don’t know yet if your payment went through.</b> {state.message} You won’t be charged twice.
        </Notice>
      )}
      {state.is === 'bank' && (
        <Notice
          tone="warning"
          actions={
            <>
              <Button look="primary" onClick={() => location.assign(state.url)}>
                Go to your bank
              </Button>
              <Button onClick={onAnotherCard}>Use another card</Button>
            </>
          }
        >
          <b>Your bank wants you to confirm this payment.</b> Nothing is charged until you do.
        </Notice>
      )}
    </div>
  );
}

function Failure({ children }: { readonly children: string | undefined }) {
  if (children === undefined) return null;
  return (
    <div className={styles.failure}>
      <Notice tone="error" role="alert">
        {children}
      </Notice>
    </div>
  );
}

function Safe() {
  const { isTest } = usePrices();
  return (
    <p className={styles.safe}>
      {isTest
        ? 'Test mode takes published test numbers only. We keep the brand, the last four digits and the expiration date.'
        : 'Your browser sends the card straight to the card processor. We keep the brand, the last four digits and the expiration date.'}
    </p>
  );
}
