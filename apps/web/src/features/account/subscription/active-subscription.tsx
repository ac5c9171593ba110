import type { PlanId } from '@paperwage/api-contract';
import { PLANS, SUBSCRIPTION_NAME } from '@paperwage/api-contract';
import { useId, useState } from 'react';
import { dollarText, renewalRhythm, usePrices, yearlySaving } from '../../../billing/prices.ts';
import { dayText } from '../../../ui/day-text.ts';
import { callAsUser } from '../../../identity/call-as-user.ts';
import { Button } from '../../../ui/button.tsx';
import { PressButton } from '../form/press-button.tsx';
import { CancelButton } from './cancel-button.tsx';
import { ReplaceCard } from './replace-card.tsx';
import { StandingLine } from './standing-line.tsx';
import type { SubscriptionPartProps } from './subscription-part.ts';
import styles from './subscription-section.module.css';

/** A subscription that renews. */
export function ActiveSubscription({ details, justDone, onDone }: SubscriptionPartProps) {
  const { isTest } = usePrices();
  const stays = useId();
  const { plan, nextPlan, renewsOn, renewalCents, paidThrough } = details;
  const current = plan ?? 'monthly';
  const next = nextPlan ?? current;
  return (
    <>
      <div className={styles.now}>
        <div>
          <StandingLine standing="on" isTest={isTest}>
            Active
          </StandingLine>
          <h3 tabIndex={-1}>
            {justDone === 'resumed'
              ? `${SUBSCRIPTION_NAME} is back on`
              : `${SUBSCRIPTION_NAME}, ${dollarText(PLANS[current].priceCents)} a ${PLANS[current].period}`}
          </h3>
        </div>
        <div className={styles.stop}>
          <CancelButton onDone={onDone} describedBy={stays} />
          {paidThrough !== null && (
            <p id={stays} className={styles.aside}>
              Stays on through {dayText(paidThrough)}
            </p>
          )}
        </div>
        <p className={styles.say} role={justDone && 'status'}>
          {justDone === 'cardReplaced' && 'We’ll use the new card from now on. '}
          {justDone === 'renewalPaid' && 'Paid with the new card. The receipt is below. '}
          {(justDone === 'resumed' || justDone === 'planChanged') && 'Nothing is charged today. '}
          {renewsOn !== null && renewalCents !== null && (
            <>
              <b>
                Renews on {dayText(renewsOn)} for {dollarText(renewalCents)}
              </b>
              , then {renewalRhythm(next, renewsOn)} until you cancel.
            </>
          )}
        </p>
      </div>
      <Facts details={details} onDone={onDone} justDone={justDone} />
    </>
  );
}

function Facts({ details, onDone }: SubscriptionPartProps) {
  const [isReplacing, setIsReplacing] = useState(false);
  const { paidThrough, card } = details;
  if (isReplacing) {
    return (
      <ReplaceCard
        submit="Use this card"
        onCancel={() => setIsReplacing(false)}
        onDone={(after) => {
          setIsReplacing(false);
          onDone(after, 'cardReplaced');
        }}
      />
    );
  }
  return (
    <dl className={styles.facts}>
      {paidThrough !== null && (
        <div>
          <dt>Paid through</dt>
          <dd>{dayText(paidThrough)}</dd>
        </div>
      )}
      {card && (
        <div>
          <dt>Card</dt>
          <dd>
            {card.brand} ending in {card.last4}, {card.expires}
          </dd>
          <dd>
            <Button look="text" onClick={() => setIsReplacing(true)}>
              Use another card
            </Button>
          </dd>
        </div>
      )}
      <PlanChange details={details} onDone={onDone} justDone={undefined} />
    </dl>
  );
}

/** The other plan from the next renewal on, or the way back to this one. */
function PlanChange({ details, onDone }: SubscriptionPartProps) {
  const { priceOf } = usePrices();
  const { plan, nextPlan, renewsOn } = details;
  const next = nextPlan ?? plan;
  if (plan === null || next === null || renewsOn === null) return null;
  const isChanging = next !== plan;
  const other: PlanId = next === 'monthly' ? 'yearly' : 'monthly';
  const price = dollarText(priceOf(other).totalCents);
  const label = `${other === 'yearly' ? 'Pay yearly' : 'Pay monthly'} instead`;
  return (
    <div>
      <dt>{isChanging ? `Changes to ${next} on ${dayText(renewsOn)}` : label}</dt>
      <dd>
        {isChanging && `${dollarText(priceOf(next).totalCents)} a ${PLANS[next].period}`}
        {!isChanging &&
          other === 'yearly' &&
          `${price} a year, saves ${dollarText(yearlySaving((plan) => priceOf(plan).totalCents))}`}
        {!isChanging && other === 'monthly' && `${price} a month`}
      </dd>
      <dd>
        <PressButton
          look="text"
          press={() => callAsUser('POST /api/payments/change-plan', { body: { plan: other } })}
          onDone={(after) => onDone(after, 'planChanged')}
        >
          {isChanging ? `Stay on ${other}` : `Change from ${dayText(renewsOn)}`}
        </PressButton>
      </dd>
    </div>
  );
}
