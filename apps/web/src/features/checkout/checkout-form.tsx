import type { Order, PlanId, User } from '@paperwage/api-contract';
import type { FormEvent, ReactNode } from 'react';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { startAppCheck } from '../../app-check/app-check.ts';
import type { CardField } from '../../billing/card.ts';
import type { CardHandle } from '../../billing/card-entry.tsx';
import { CardEntry } from '../../billing/card-entry.tsx';
import { dollarText, usePrices } from '../../billing/prices.ts';
import type { CallError } from '../../identity/call.ts';
import { loadSession } from '../../identity/load-session.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { TextField } from '../../ui/text-field.tsx';
import styles from './checkout-page.module.css';
import { PayTerms } from './pay-terms.tsx';
import type { PaymentAttempt } from './payment-attempt.ts';
import type { PaymentState } from './use-payment.ts';
import { usePayment } from './use-payment.ts';

const ID = 'checkout';
const ZIP_WRONG = 'Enter a ZIP code such as 78702.';
const EMAIL_WRONG = 'Enter an email address such as ana@example.com.';
const NOT_CHARGED = 'The payment didn’t go through. Nothing was charged. Try again.';
const REFUNDED = 'We refunded this payment. Pay again to start a new subscription.';

interface Holder {
  readonly zip: string;
  readonly email: string;
}

type HolderErrors = Partial<Readonly<Record<keyof Holder, string>>>;

interface CheckoutFormProps {
  readonly user: User;
  readonly plan: PlanId;
  readonly onPaying: (isPaying: boolean) => void;
}

/** The card and the button that pays. What was typed stays when a payment fails. */
export function CheckoutForm({ user, plan, onPaying }: CheckoutFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const card = useRef<CardHandle>(null);
  const [holder, setHolder] = useState<Holder>({ zip: '', email: user.email });
  const [errors, setErrors] = useState<HolderErrors>({});
  const [failure, setFailure] = useState<string>();
  const { state, pay, lookUp, useAnotherCard } = usePayment(user.id, { onDeclined, onRefused });
  const isReady = useSyncExternalStore(subscribeToNothing, isInBrowser, isOnServer);
  const isPaying = state.is === 'paying';
  useEffect(() => onPaying(isPaying), [isPaying, onPaying]);

  /** Above the button, and read out. */
  function fail(message: string) {
    flushSync(() => setFailure(message));
  }
  /** The fields can take the focus once they are no longer disabled. */
  function refuseCard(field: CardField, message: string) {
    setTimeout(() => card.current?.refuse(field, message));
  }
  function onDeclined({ status, decline }: Order) {
    if (decline) refuseCard(decline.path, decline.message);
    else fail(status === 'refunded' ? REFUNDED : NOT_CHARGED);
  }
  function onRefused({ code, message, issues }: CallError) {
    if (code === 'alreadySubscribed') void loadSession().then((session) => session.reloadProfile());
    const [issue] = issues;
    if (issue?.path === 'zip') setErrors({ zip: ZIP_WRONG });
    else if (issue?.path === 'email') setErrors({ email: EMAIL_WRONG });
    else fail(message);
  }
  async function begin(): Promise<PaymentAttempt | undefined> {
    const { zip, email } = holder;
    const tokenized = await card.current!.tokenize({ zip: zip.trim(), email: email.trim() });
    if (!tokenized.ok) {
      if (tokenized.field) refuseCard(tokenized.field, tokenized.message);
      else fail(tokenized.message);
      return undefined;
    }
    const { firstName, lastName } = user;
    const { paymentToken } = tokenized;
    const body = { plan, firstName, lastName, zip: zip.trim(), email: email.trim(), paymentToken };
    return { userId: user.id, key: crypto.randomUUID(), body };
  }
  function onSubmit(event: FormEvent) {
    event.preventDefault();
    setFailure(undefined);
    const wrong = checkHolder(holder);
    flushSync(() => setErrors(wrong));
    const isCardGood = card.current?.check() === true;
    if (isCardGood && Object.keys(wrong).length === 0) {
      void pay(begin);
      return;
    }
    const first = card.current?.firstWrong() ?? form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    first?.focus();
  }
  const change = (field: keyof Holder) => (text: string) => {
    const next = { ...holder, [field]: text };
    setHolder(next);
    if (errors[field] !== undefined) setErrors({ ...errors, [field]: checkHolder(next)[field] });
  };
  const leave = (field: keyof Holder) => () => {
    if (holder[field].trim() !== '') setErrors({ ...errors, [field]: checkHolder(holder)[field] });
  };

  return (
    <form ref={form} method="post" noValidate aria-busy={isPaying} onFocus={startAppCheck} onSubmit={onSubmit}>
      <fieldset className={styles.card} disabled={isPaying}>
        <legend className={styles.legend}>Card</legend>
        <CardEntry id={ID} ref={card} />
        <TextField
          id={`${ID}-zip`}
          label="ZIP code"
          value={holder.zip}
          help="Of the billing address."
          error={errors.zip}
          onChange={change('zip')}
          onBlur={leave('zip')}
          autoComplete="billing postal-code"
          inputMode="numeric"
          maxLength={10}
          className={styles.zip}
          required
        />
        <TextField
          id={`${ID}-email`}
          label="Email for the receipt"
          value={holder.email}
          error={errors.email}
          onChange={change('email')}
          onBlur={leave('email')}
          autoComplete="email"
          inputMode="email"
          maxLength={254}
          className={styles.wide}
          required
        />
      </fieldset>
      {failure !== undefined && (
        <div className={styles.failure}>
          <Notice tone="error" role="alert">
            {failure}
          </Notice>
        </div>
      )}
      <Outstanding state={state} onLookUp={lookUp} onAnotherCard={useAnotherCard} />
      {(state.is === 'typing' || state.is === 'paying') && (
        <PayButton plan={plan} isPaying={isPaying} isReady={isReady} />
      )}
      <Safe />
    </form>
  );
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
              are never charged twice.
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

/** A payment that is not over: what is known, and what can be done. */
function Outstanding({ state, onLookUp, onAnotherCard }: OutstandingProps): ReactNode {
  if (state.is === 'open') {
    return (
      <div className={styles.failure}>
        <Notice
          tone="warning"
          role="alert"
          actions={
            <Button look="primary" onClick={onLookUp}>
              Check again
            </Button>
          }
        >
          <b>We don’t know yet if your payment went through.</b> {state.message} You are never charged twice.
        </Notice>
      </div>
    );
  }
  if (state.is !== 'bank') return null;
  return (
    <div className={styles.failure}>
      <Notice
        tone="warning"
        role="status"
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
    </div>
  );
}

function Safe() {
  const { isTest } = usePrices();
  return (
    <p className={styles.safe}>
      {isTest
        ? 'Test mode takes the test numbers above and nothing else. We keep the brand, the last four digits and the expiration date.'
        : 'Your browser sends the card straight to the card processor. We keep the brand, the last four digits and the expiration date.'}
    </p>
  );
}

function checkHolder({ zip, email }: Holder): HolderErrors {
  const isZip = /^\d{5}(-\d{4})?$/.test(zip.trim());
  const isEmail = /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email.trim());
  return { ...(!isZip && { zip: ZIP_WRONG }), ...(!isEmail && { email: EMAIL_WRONG }) };
}
