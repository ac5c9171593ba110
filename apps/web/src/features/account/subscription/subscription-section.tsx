import type { SubscriptionDetails, SubscriptionState } from '@paperwage/api-contract';
import { PLANS, SUBSCRIPTION_NAME } from '@paperwage/api-contract';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { paymentText } from '../../../billing/payment-text.ts';
import { dollarText, usePrices } from '../../../billing/prices.ts';
import { callAsUser } from '../../../identity/call-as-user.ts';
import { loadSession } from '../../../identity/load-session.ts';
import links from '../../../styles/link-button.module.css';
import { Section } from '../form/section.tsx';
import type { UsedCall } from '../form/use-called.ts';
import { useCalled } from '../form/use-called.ts';
import { WhenLoaded } from '../form/when-loaded.tsx';
import { ActiveSubscription } from './active-subscription.tsx';
import { PastDueSubscription } from './past-due-subscription.tsx';
import { Receipts } from './receipts.tsx';
import { StandingLine } from './standing-line.tsx';
import type { JustDone, SubscriptionPartProps } from './subscription-part.ts';
import styles from './subscription-section.module.css';
import { CanceledSubscription } from './canceled-subscription.tsx';

const ANCHOR = 'subscription';

/** What is asked once for the section, with the rest of the page. */
export function useSubscriptionDetails(): UsedCall<SubscriptionState> {
  return useCalled(askSubscription);
}

const askSubscription = () => callAsUser('GET /api/payments/subscription');

/** The subscription: what it costs, when it renews, and how to stop it. Not there where the site has no plans. */
export function SubscriptionSection({ used }: { readonly used: UsedCall<SubscriptionState> }) {
  const { isOff } = usePrices();
  useAnchor(used.loaded.status);
  if (isOff) return null;
  return (
    <Section
      title="Subscription"
      lead="What you pay, when it renews, and how to stop. Stopping never takes away what you issued."
      anchor={ANCHOR}
      hasRows
    >
      <WhenLoaded used={used}>{(details) => <Subscription loaded={details} />}</WhenLoaded>
    </Section>
  );
}

function Subscription({ loaded }: { readonly loaded: SubscriptionState }) {
  const [shown, setShown] = useState<{ details: SubscriptionDetails; justDone: JustDone | undefined }>({
    details: loaded,
    justDone: undefined,
  });
  const box = useRef<HTMLDivElement>(null);
  const [changes, setChanges] = useState(0);
  function onDone(details: SubscriptionDetails, justDone: JustDone) {
    flushSync(() => {
      setShown({ details, justDone });
      setChanges((count) => count + 1);
    });
    box.current?.querySelector<HTMLElement>('h3')?.focus();
    // What is unlocked is known to every page.
    void loadSession().then(
      (session) => session.reloadProfile(),
      () => undefined,
    );
  }
  const part = { ...shown, onDone };
  return (
    <>
      <div ref={box} className={styles.states}>
        <State part={part} openOrder={loaded.openOrder} />
      </div>
      {shown.details.status !== 'none' && <Receipts key={changes} />}
    </>
  );
}

interface StateProps {
  readonly part: SubscriptionPartProps;
  readonly openOrder: SubscriptionState['openOrder'];
}

function State({ part, openOrder }: StateProps) {
  switch (part.details.status) {
    case 'active':
      return <ActiveSubscription {...part} />;
    case 'pastDue':
      return <PastDueSubscription {...part} />;
    case 'canceled':
      return <CanceledSubscription {...part} />;
    default:
      return openOrder ? <OpenPayment order={openOrder} /> : <NoSubscription {...part} />;
  }
}

/** A payment that is on its way, or waits for the bank: nothing invites to pay again. */
function OpenPayment({ order }: { readonly order: NonNullable<SubscriptionState['openOrder']> }) {
  const { isTest } = usePrices();
  return (
    <div className={styles.now}>
      <div>
        <StandingLine standing="due" isTest={isTest}>
          Not paid yet
        </StandingLine>
        <h3 tabIndex={-1}>
          {order.status === 'pending' ? 'We’re still checking' : 'Your bank wants you to confirm'} {paymentText(order)}
        </h3>
      </div>
      <div className={styles.buttons}>
        <a className={links.plain} href={`/checkout/success?order=${encodeURIComponent(order.id)}`}>
          See this payment
        </a>
      </div>
      <p className={styles.say}>{SUBSCRIPTION_NAME} is on as soon as it goes through. You won’t be charged twice.</p>
    </div>
  );
}

/** Nobody is sold anything here: the price is said. */
function NoSubscription({ details, justDone }: SubscriptionPartProps) {
  const { isTest } = usePrices();
  const { monthly, yearly } = PLANS;
  const hasEnded = details.status === 'ended';
  return (
    <div className={styles.now}>
      <div>
        <StandingLine standing="off" isTest={isTest}>
          {hasEnded ? 'Ended' : 'Free'}
        </StandingLine>
        <h3 tabIndex={-1}>{hasEnded ? `${SUBSCRIPTION_NAME} has ended` : 'No subscription'}</h3>
      </div>
      <div className={styles.buttons}>
        <a className={links.plain} href="/pricing">
          See what Pro adds
        </a>
      </div>
      <p className={styles.say} role={justDone && 'status'}>
        {hasEnded && 'You won’t be charged again. What you issued stays in your account, and its codes still verify. '}
        Downloads say SAMPLE. Pro takes the mark off for {dollarText(monthly.priceCents)} a month or{' '}
        {dollarText(yearly.priceCents)} a year.
      </p>
    </div>
  );
}

/** A link to the section arrives before the section does. */
function useAnchor(status: string): void {
  useEffect(() => {
    if (status === 'loading' || location.hash !== `#${ANCHOR}`) return;
    document.getElementById(ANCHOR)?.scrollIntoView();
  }, [status]);
}
