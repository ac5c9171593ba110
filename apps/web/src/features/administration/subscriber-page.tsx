import type { AdminOrder, AdminSubscriber } from '@paperwage/api-contract';
import { PLANS } from '@paperwage/api-contract';
import { useCallback, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { dollarText } from '../../billing/prices.ts';
import { dayText } from '../../ui/day-text.ts';
import { callAsUser } from '../../identity/call-as-user.ts';
import { ConfirmInPlace } from '../../ui/confirm-in-place.tsx';
import styles from './frame/admin.module.css';
import { AdminTable } from './frame/admin-list.tsx';
import { AdminShell } from './frame/admin-shell.tsx';
import { useAdminEntry } from './frame/use-admin-entry.ts';
import { WhenOpened } from './frame/when-opened.tsx';
import { SUBSCRIPTION_STATUS, timeText } from './frame/words.ts';
import { ORDER_COLUMNS } from './orders-page.tsx';

/** The page at `/admin/subscriptions/<account>`. */
export function SubscriberPage({ id }: { readonly id: string }) {
  return (
    <AdminShell title="Subscription" tab="/admin/subscriptions">
      {() => <Subscriber id={id} />}
    </AdminShell>
  );
}

function Subscriber({ id }: { readonly id: string }) {
  const ask = useCallback(() => callAsUser('GET /api/admin/subscriptions/:userId', { params: { userId: id } }), [id]);
  const entry = useAdminEntry(ask);
  const [refunded, setRefunded] = useState<AdminOrder>();
  const heading = useRef<HTMLHeadingElement>(null);
  async function refund(order: AdminOrder) {
    const answer = await callAsUser('POST /api/admin/subscriptions/:userId/refund', {
      params: { userId: id },
      body: { orderId: order.id },
    });
    if (!answer.ok) return answer.error.message;
    flushSync(() => {
      entry.show(answer.data);
      setRefunded(order);
    });
    heading.current?.focus();
    return undefined;
  }
  return (
    <WhenOpened entry={entry}>
      {(subscriber) => (
        <>
          <section className={styles.sheet}>
            <h2 ref={heading} tabIndex={-1}>
              {subscriber.email || 'Deleted account'}
            </h2>
            <Facts subscriber={subscriber} />
            {refunded && (
              <p role="status" className={styles.done}>
                Refunded {dollarText(refunded.totalCents)} in full. The subscription ended now, and we emailed the user.
                What they issued stays valid.
              </p>
            )}
            {!refunded && <Refund subscriber={subscriber} onRefund={refund} />}
          </section>
          <h2 className={styles.heading}>Payments</h2>
          <AdminTable name="Payments" columns={ORDER_COLUMNS} rows={shownOrders(subscriber, refunded)} />
        </>
      )}
    </WhenOpened>
  );
}

/** The card processor takes a minute to refund a payment. */
function shownOrders({ orders }: AdminSubscriber, refunded: AdminOrder | undefined): readonly AdminOrder[] {
  return orders.map((order) => (order.id === refunded?.id ? { ...order, status: 'refunded' } : order));
}

interface RefundProps {
  readonly subscriber: AdminSubscriber;
  readonly onRefund: (order: AdminOrder) => Promise<string | undefined>;
}

function Refund({ subscriber: { refundableOrder, refundableThrough }, onRefund }: RefundProps) {
  if (!refundableOrder || refundableThrough === null) {
    return (
      <p className={styles.quiet}>
        Nothing to refund here. We refund the first payment within 14 days, while the subscription is on.
      </p>
    );
  }
  const amount = dollarText(refundableOrder.totalCents);
  return (
    <div className={styles.deed}>
      <p className={styles.quiet}>Can be refunded through {dayText(refundableThrough)}.</p>
      <ConfirmInPlace
        label={`Refund ${amount}`}
        question={`Refund ${amount} in full and end the subscription now? We email the user. You can’t undo this.`}
        confirm="Refund and end"
        run={() => onRefund(refundableOrder)}
      />
    </div>
  );
}

function Facts({ subscriber }: { readonly subscriber: AdminSubscriber }) {
  const { firstName, lastName, joinedAt, status, plan, nextPlan, paidThrough, renewsOn, endedOn } = subscriber;
  const name = `${firstName} ${lastName}`.trim();
  return (
    <dl className={styles.facts}>
      <Fact label="Name">{name || 'Not given'}</Fact>
      <Fact label="Signed up">{joinedAt === null ? 'Account deleted' : timeText(joinedAt)}</Fact>
      <Fact label="Status">{SUBSCRIPTION_STATUS[status]}</Fact>
      <Fact label="Plan">{plan ? PLANS[plan].name : 'None'}</Fact>
      {nextPlan && nextPlan !== plan && <Fact label="From the next renewal">{PLANS[nextPlan].name}</Fact>}
      {endedOn ? (
        <Fact label="Ended">{dayText(endedOn)}</Fact>
      ) : (
        <Fact label="Paid through">{paidThrough ? dayText(paidThrough) : 'Not paid'}</Fact>
      )}
      <Fact label="Renews">{renewsOn ? dayText(renewsOn) : 'Never'}</Fact>
    </dl>
  );
}

function Fact({ label, children }: { readonly label: string; readonly children: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
