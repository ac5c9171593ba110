import type { User } from '@paperwage/api-contract';
import { PLAN_IDS, SUBSCRIPTION_NAME } from '@paperwage/api-contract';
import { useLayoutEffect, useMemo, useState } from 'react';
import { createPortal } from 'react-dom';
import { usePrices } from '../../billing/prices.ts';
import { useAuth } from '../../identity/auth-state.ts';
import { retryAuth } from '../../identity/start-auth.ts';
import { go } from '../../navigation/go.ts';
import { useAddress } from '../../navigation/address.ts';
import links from '../../styles/link-button.module.css';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { CheckoutForm } from './checkout-form.tsx';
import styles from './checkout-page.module.css';
import { NothingToPay } from './nothing-to-pay.tsx';
import { OrderSummary } from './pay-terms.tsx';
import { keptAttempt } from './payment-attempt.ts';
import { TestBand } from './test-band.tsx';
import type { PaymentState } from './use-payment.ts';
import type { WaitingWork } from './waiting-work.ts';
import { describeWork, findWaitingWork, yourDocument } from './waiting-work.ts';

/** The page at `/checkout`: for who is logged in and has no subscription. */
export function CheckoutPage() {
  const { user, subscription, failure } = useAuth();
  const { isOff, isTest } = usePrices();
  const isIdle = user && !keptAttempt(user.id);
  const isPaid = isIdle && subscription?.isActive;
  const stopReason = isIdle && !isPaid ? user.issuingStopped : undefined;
  return (
    <main id="main" className={styles.main}>
      {user && <WayBack user={user} />}
      {isTest && !stopReason && <TestBand />}
      <div className={styles.page} aria-busy={!user && failure === undefined}>
        {isOff && <NothingToPay />}
        {!isOff && isPaid && <AlreadyPaid />}
        {!isOff && stopReason && <Stopped reason={stopReason} />}
        {!isOff && !isPaid && !stopReason && user && <Checkout key={user.id} user={user} />}
        {!isOff && !user && <h1 tabIndex={-1}>Get {SUBSCRIPTION_NAME}</h1>}
        {!isOff && !user && failure !== undefined && (
          <Notice tone="error" role="alert" actions={<Button onClick={retryAuth}>Try again</Button>}>
            {failure}
          </Notice>
        )}
      </div>
    </main>
  );
}

/** The id that site-header.tsx gives it. Fetched from there, it would have the bundler cut the shell of every page in parts. */
const PLACE = 'checkout-header';

/** In the header, in place of the menu: whose account it is, and back to the work. */
function WayBack({ user }: { readonly user: User }) {
  const work = useMemo(findWaitingWork, []);
  const [place, setPlace] = useState<HTMLElement | null>(null);
  useLayoutEffect(() => setPlace(document.getElementById(PLACE)), []);
  return (
    place &&
    createPortal(
      <>
        <span className={styles.who}>{user.email}</span>
        <a className={styles.back} href={work?.href ?? '/pricing'}>
          Back to {work ? yourDocument(work) : 'Pricing'}
        </a>
      </>,
      place,
    )
  );
}

function Checkout({ user }: { readonly user: User }) {
  const { pathname, search } = useAddress();
  const [stage, setStage] = useState<PaymentState['is']>('typing');
  const isFormShown = stage === 'typing' || stage === 'paying';
  const work = useMemo(findWaitingWork, []);
  const asked = new URLSearchParams(search).get('plan');
  const plan = PLAN_IDS.find((id) => id === asked) ?? 'monthly';
  return (
    <div className={styles.till}>
      <div className={styles.top}>
        <h1 tabIndex={-1}>Get {SUBSCRIPTION_NAME}</h1>
        <p className={styles.lead}>{leadOf(work)}</p>
      </div>
      <div className={styles.side}>
        {isFormShown && (
          <OrderSummary
            plan={plan}
            isPaying={stage === 'paying'}
            onPlan={(id) => go(`${pathname}?plan=${id}`, { replace: true })}
          />
        )}
        {work && <Waiting work={work} />}
      </div>
      <div className={styles.rest}>
        <CheckoutForm user={user} plan={plan} onStage={setStage} />
      </div>
    </div>
  );
}

function leadOf(work: WaitingWork | undefined): string {
  if (!work) return 'Issue documents without the SAMPLE mark, with a code that anyone can check.';
  const isOne = work.count === 1;
  const ready = yourDocument(work);
  return `${ready.charAt(0).toUpperCase()}${ready.slice(1)} ${isOne ? 'is' : 'are'} ready. Pay, then issue ${isOne ? 'it' : 'them'} without the mark.`;
}

/** In words: what draws the document would weigh more than the rest of the page. */
function Waiting({ work }: { readonly work: WaitingWork }) {
  return (
    <section className={styles.waits} aria-labelledby="waiting">
      <h2 id="waiting">Waiting to be issued</h2>
      <p>{describeWork(work)}</p>
    </section>
  );
}

function AlreadyPaid() {
  return (
    <>
      <h1 tabIndex={-1}>You have {SUBSCRIPTION_NAME}</h1>
      <p className={styles.lead}>There’s nothing to pay. Your plan, card and receipts are in your account.</p>
      <div className={links.row}>
        <a className={links.primary} href="/user/account#subscription">
          Go to Subscription
        </a>
        <a className={links.plain} href="/make-your-paystub">
          Make a pay stub
        </a>
      </div>
    </>
  );
}

/** Nobody pays for what they can’t use. */
function Stopped({ reason }: { readonly reason: string }) {
  return (
    <>
      <h1 tabIndex={-1}>You can’t get {SUBSCRIPTION_NAME} now</h1>
      <p className={styles.lead}>{reason}</p>
    </>
  );
}
