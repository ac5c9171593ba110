import { formatShortDate } from '@paperwage/values';
import { useState } from 'react';
import { dollarText, usePrices } from '../../../billing/prices.ts';
import { dayText } from '../../../ui/day-text.ts';
import { Button } from '../../../ui/button.tsx';
import { CancelButton } from './cancel-button.tsx';
import { ReplaceCard } from './replace-card.tsx';
import { StandingLine } from './standing-line.tsx';
import type { SubscriptionPartProps } from './subscription-part.ts';
import styles from './subscription-section.module.css';

/** What is wrong with the card, after its name. How to enter it again is no matter here. */
const WHY: Readonly<Record<string, string>> = {
  insufficientFunds: 'doesn’t have enough money on it',
  cardExpired: 'has expired',
  authenticationFailed: 'needs you to confirm the payment',
};

/** A renewal that wasn’t paid: how long it stays on, when we try again, and how to pay. */
export function PastDueSubscription({ details, justDone, onDone }: SubscriptionPartProps) {
  const { isTest } = usePrices();
  const [isPaying, setIsPaying] = useState(false);
  const { pastDue, card } = details;
  if (!pastDue) return null;
  const { amountCents, dueOn, retriesOn, endsOn, decline } = pastDue;
  const amount = dollarText(amountCents);
  const retries = retriesOn.map(formatShortDate).join(' and ');
  return (
    <>
      <div className={`${styles.now} ${styles.late}`}>
        <div>
          <StandingLine standing="due" isTest={isTest}>
            Payment failed
          </StandingLine>
          <h3 tabIndex={-1}>
            The {amount} due <span className={styles.together}>{dayText(dueOn)}</span> wasn’t paid
          </h3>
        </div>
        <p className={styles.say} role={justDone && 'status'}>
          {justDone === 'renewalPaid' && 'We haven’t heard from the bank about the new card yet. '}
          {card ? `${card.brand} ending in ${card.last4}` : 'Your card'} {WHY[decline.code] ?? 'was declined'}.{' '}
          <b>Pro stays on until {dayText(endsOn)}.</b>{' '}
          {retries === ''
            ? 'If it isn’t paid by then, Pro ends and you owe nothing.'
            : `We try the card again on ${retries}. If that fails too, Pro ends and you owe nothing.`}
        </p>
        <div className={styles.buttons}>
          {!isPaying && (
            <Button look="primary" onClick={() => setIsPaying(true)}>
              Pay {amount} with another card
            </Button>
          )}
          <CancelButton onDone={onDone} />
        </div>
      </div>
      {isPaying && (
        <ReplaceCard
          submit={`Pay ${amount}`}
          onCancel={() => setIsPaying(false)}
          onDone={(after) => {
            setIsPaying(false);
            onDone(after, 'renewalPaid');
          }}
        />
      )}
    </>
  );
}
