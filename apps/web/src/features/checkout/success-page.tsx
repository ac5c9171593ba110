import type { Order, PlanId, User } from '@paperwage/api-contract';
import { SUBSCRIPTION_FEATURES, SUBSCRIPTION_NAME } from '@paperwage/api-contract';
import { KINDS } from '@paperwage/documents/kinds';
import { useEffect, useMemo, useState } from 'react';
import { dollarText, usePrices } from '../../billing/prices.ts';
import { dayText } from '../../ui/day-text.ts';
import { downloadReceipt } from '../../billing/receipts.ts';
import { useAuth } from '../../identity/auth-state.ts';
import { callAsUser } from '../../identity/call-as-user.ts';
import { useAddress } from '../../navigation/address.ts';
import { go } from '../../navigation/go.ts';
import links from '../../styles/link-button.module.css';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import styles from './checkout-page.module.css';
import { NothingToPay } from './nothing-to-pay.tsx';
import { forgetAttempt } from './payment-attempt.ts';
import { TestBand } from './test-band.tsx';
import { useOrder } from './use-order.ts';
import { WaitingSheet } from './waiting-sheet.tsx';
import type { WaitingWork } from './waiting-work.ts';
import { findWaitingWork, yourDocument } from './waiting-work.ts';

const PLAIN = { kind: 'plain' } as const;

/** The page at `/checkout/success`: how a payment came out, and the document that waited for it. */
export function SuccessPage() {
  const { user } = useAuth();
  const { search } = useAddress();
  const { isOff, isTest } = usePrices();
  const orderId = new URLSearchParams(search).get('order') ?? '';
  return (
    <main id="main" className={styles.main}>
      {isTest && <TestBand isPaid />}
      <div className={styles.page}>
        {isOff ? <NothingToPay /> : <Outcome key={orderId} orderId={orderId} user={user} />}
      </div>
    </main>
  );
}

function Outcome({ orderId, user }: { readonly orderId: string; readonly user: User | undefined }) {
  const { state, retry } = useOrder(orderId, user?.id);
  useHeadingFocus(state.is === 'ready' ? state.order.status : state.is);
  if (state.is === 'failed') {
    return (
      <>
        <h1 tabIndex={-1}>Your payment</h1>
        <Notice tone="error" role="alert" actions={<Button onClick={retry}>Try again</Button>}>
          {state.message}
        </Notice>
      </>
    );
  }
  if (state.is === 'missing') return <NoOrder isNamed={orderId !== ''} />;
  if (state.is === 'loading' || state.order.status === 'pending') return <Waiting isPending={state.is !== 'loading'} />;
  const { order } = state;
  switch (order.status) {
    case 'paid':
      return <Paid order={order} />;
    case 'authenticationNeeded':
      return <NotConfirmed order={order} />;
    case 'refunded':
      return <NotPaid title="We refunded this payment" message="You can start a new subscription at any time." />;
    default:
      return <NotPaid message={order.decline?.message ?? 'Nothing was charged.'} plan={order.plan} />;
  }
}

/** What is known takes the place of a heading that had the focus, which would be lost with it. */
function useHeadingFocus(shown: string): void {
  useEffect(() => {
    if (document.activeElement !== document.body) return;
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
  }, [shown]);
}

function Waiting({ isPending }: { readonly isPending: boolean }) {
  return (
    <>
      <h1 tabIndex={-1}>Your payment</h1>
      <p className={styles.lead} role="status">
        {isPending
          ? 'Waiting for your bank. This page shows the result as soon as we have it. You won’t be charged twice.'
          : ''}
      </p>
      {isPending && <div className={styles.running} aria-hidden="true" />}
    </>
  );
}

function NotConfirmed({ order }: { readonly order: Order }) {
  const { authenticationUrl: url } = order;
  return (
    <>
      <h1 tabIndex={-1}>Your bank wants you to confirm this payment</h1>
      <p className={styles.lead}>Nothing is charged until you do.</p>
      <div className={links.row}>
        {url !== null && (
          <a className={links.primary} href={url}>
            Go to your bank
          </a>
        )}
        <Button onClick={() => startOver(order.plan)}>Use another card</Button>
      </div>
    </>
  );
}

/** The server ends the payment that waits when another is made. */
function startOver(plan: PlanId): void {
  forgetAttempt();
  go(`/checkout?plan=${plan}`);
}

/** Nothing is said about the result of a payment that is not named, or that another account may have made. */
function NoOrder({ isNamed }: { readonly isNamed: boolean }) {
  return (
    <>
      <h1 tabIndex={-1}>{isNamed ? 'This order isn’t in your account' : 'There’s no order here'}</h1>
      <p className={styles.lead} role="status">
        This page shows a payment right after you make it. Your earlier payments and their receipts are in your account.
      </p>
      <div className={links.row}>
        <a className={links.primary} href="/user/account#subscription">
          See your receipts
        </a>
        <a className={links.plain} href="/pricing">
          See plans
        </a>
      </div>
    </>
  );
}

interface NotPaidProps {
  readonly title?: string;
  readonly message: string;
  readonly plan?: string;
}

function NotPaid({ title = 'This payment didn’t go through', message, plan }: NotPaidProps) {
  return (
    <>
      <h1 tabIndex={-1}>{title}</h1>
      <p className={styles.lead} role="status">
        {message}
      </p>
      <div className={links.row}>
        <a className={links.primary} href={plan === undefined ? '/checkout' : `/checkout?plan=${plan}`}>
          Back to checkout
        </a>
        <a className={links.plain} href="/user/account#subscription">
          Go to Subscription
        </a>
      </div>
    </>
  );
}

function Paid({ order }: { readonly order: Order }) {
  const { totalCents, renewsOn, receiptNumber } = order;
  const total = dollarText(totalCents);
  const work = useMemo(findWaitingWork, []);
  const card = useCardName();
  return (
    <div className={styles.done}>
      <div>
        <h1 tabIndex={-1}>Paid. {SUBSCRIPTION_NAME} is on.</h1>
        <p className={styles.lead} role="status">
          {total}
          {card !== undefined && ` from ${card}`}.{renewsOn !== null && ` Renews ${dayText(renewsOn)} at ${total}.`}
        </p>
        <div className={styles.go}>
          <NextLink work={work} />
          {receiptNumber !== null && <ReceiptButton number={receiptNumber} />}
        </div>
        <ul className={styles.unlocked}>
          {SUBSCRIPTION_FEATURES.map(({ name, detail }) => (
            <li key={name}>
              {name}
              {detail !== undefined && <span>{detail}</span>}
            </li>
          ))}
        </ul>
        <p className={styles.receipt}>
          {receiptNumber !== null && `Receipt ${receiptNumber} is in your email. `}
          Cancel in one click under <a href="/user/account#subscription">Subscription</a>.
        </p>
      </div>
      {work && <WaitingSheet work={work} issuance={PLAIN} />}
    </div>
  );
}

/** On to the document that waited. */
function NextLink({ work }: { readonly work: WaitingWork | undefined }) {
  if (!work) {
    return (
      <a className={links.primary} href="/make-your-paystub">
        Make a pay stub
      </a>
    );
  }
  return (
    <a className={links.primary} href={`${KINDS[work.type].builderPath}?step=finish`}>
      Issue {yourDocument(work)}
    </a>
  );
}

/** Such as `Visa ending in 4242`, once it has been asked for. */
function useCardName(): string | undefined {
  const [name, setName] = useState<string>();
  useEffect(() => {
    let isGone = false;
    void callAsUser('GET /api/payments/subscription').then((answer) => {
      const card = answer.ok ? answer.data.card : null;
      if (!isGone && card) setName(`${card.brand} ending in ${card.last4}`);
    });
    return () => {
      isGone = true;
    };
  }, []);
  return name;
}

function ReceiptButton({ number }: { readonly number: string }) {
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState('');
  async function press() {
    if (isBusy) return;
    setIsBusy(true);
    setFailure('');
    const receipts = await callAsUser('GET /api/payments/receipts');
    const receipt = receipts.ok ? receipts.data.find((one) => one.number === number) : undefined;
    const answer = receipt ? await downloadReceipt(receipt) : receipts;
    setIsBusy(false);
    if (!answer.ok) setFailure(answer.error.message);
    else if (!receipt) setFailure('The receipt isn’t ready yet. Try again in a moment.');
  }
  return (
    <>
      <Button look="text" aria-disabled={isBusy} onClick={() => void press()}>
        Download the receipt
      </Button>
      <span role="status">{failure}</span>
    </>
  );
}
