import { SUBSCRIPTION_NAME } from '@paperwage/api-contract';
import { addDays } from '@paperwage/values';
import { usePrices } from '../../../billing/prices.ts';
import { dayText } from '../../../ui/day-text.ts';
import { callAsUser } from '../../../identity/call-as-user.ts';
import { PressButton } from '../form/press-button.tsx';
import { StandingLine } from './standing-line.tsx';
import type { SubscriptionPartProps } from './subscription-part.ts';
import styles from './subscription-section.module.css';

/** A subscription that stays on to the end of what is paid for. */
export function CanceledSubscription({ details, justDone, onDone }: SubscriptionPartProps) {
  const { isTest } = usePrices();
  const { paidThrough } = details;
  const lastDay = paidThrough === null ? 'the last day you paid for' : dayText(paidThrough);
  return (
    <>
      <div className={styles.now}>
        <div>
          <StandingLine standing="off" isTest={isTest}>
            Ends {lastDay}
          </StandingLine>
          <h3 tabIndex={-1}>{SUBSCRIPTION_NAME} is canceled</h3>
        </div>
        <div className={styles.buttons}>
          <PressButton
            look="primary"
            press={() => callAsUser('POST /api/payments/resume-subscription')}
            onDone={(after) => onDone(after, 'resumed')}
          >
            Resume Pro
          </PressButton>
        </div>
        <p className={styles.say} role={justDone && 'status'}>
          <b>It stays on through {lastDay},</b> the last day you paid for. You won’t be charged again.
          {justDone === 'canceled' && ' We emailed you this.'}
        </p>
      </div>
      <ul className={styles.keeps}>
        <li>What you issued stays in your account, without the mark, and its codes still verify.</li>
        {paidThrough !== null && <li>From {dayText(addDays(paidThrough, 1))}, new downloads say SAMPLE.</li>}
      </ul>
    </>
  );
}
