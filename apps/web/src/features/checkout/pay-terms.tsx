import type { PlanId } from '@paperwage/api-contract';
import { PLANS, REFUND_DAYS } from '@paperwage/api-contract';
import { SegmentedField } from '../../ui/segmented-field.tsx';
import {
  billingToday,
  dollarText,
  firstRenewal,
  lastPaidDay,
  periodText,
  renewalRhythm,
  usePrices,
  yearlySaving,
} from '../../billing/prices.ts';
import { dayText } from '../../ui/day-text.ts';
import styles from './checkout-page.module.css';

/** What is paid today and later, how it ends and how it is paid back: beside the button. */
export function PayTerms({ plan }: { readonly plan: PlanId }) {
  const { billing, priceOf, salesTax } = usePrices();
  const total = dollarText(priceOf(plan).totalCents);
  const renewsOn = firstRenewal(plan, billingToday(billing));
  const saving = dollarText(yearlySaving());
  return (
    <div className={styles.terms}>
      <p>
        <b>
          {total} today, then {total} {renewalRhythm(plan, renewsOn)}
        </b>
        , next on {dayText(renewsOn)}, until you cancel with one click in your account.
      </p>
      <p>
        {plan === 'yearly' ? `You save ${saving} a year over paying monthly` : `Paying yearly saves ${saving} a year`}
        {salesTax !== undefined && ', before tax'}. Ask within {REFUND_DAYS} days of your first payment and we refund it
        in full. By paying, you agree to the <a href="/terms">Terms and Conditions</a>.
      </p>
    </div>
  );
}

interface OrderSummaryProps {
  readonly plan: PlanId;
  readonly isPaying: boolean;
  readonly onPlan: (plan: PlanId) => void;
}

/** What the order comes to, and the choice of the plan. */
export function OrderSummary({ plan, isPaying, onPlan }: OrderSummaryProps) {
  const { billing, priceOf, salesTax } = usePrices();
  const { priceCents, taxCents, totalCents } = priceOf(plan);
  const today = billingToday(billing);
  const total = dollarText(totalCents);
  return (
    <section className={styles.order} aria-labelledby="order">
      <h2 id="order">Your order</h2>
      <fieldset className={styles.plan} disabled={isPaying}>
        <SegmentedField
          id="checkout-plan"
          label="How often you pay"
          value={plan}
          options={(['monthly', 'yearly'] as const).map((id) => ({
            value: id,
            label:
              id === 'monthly'
                ? `Monthly ${dollarText(PLANS[id].priceCents)}`
                : `Yearly ${dollarText(PLANS[id].priceCents)}, save\u00A0${dollarText(yearlySaving())}`,
          }))}
          onChange={onPlan}
        />
      </fieldset>
      <dl>
        <div>
          <dt>{PLANS[plan].name}</dt>
          <dd>{dollarText(priceCents)}</dd>
        </div>
        {salesTax !== undefined && (
          <div>
            <dt>Sales tax, {salesTax}</dt>
            <dd>{dollarText(taxCents)}</dd>
          </div>
        )}
        <div>
          <dt>Pays for</dt>
          <dd>{periodText(today, lastPaidDay(plan, today))}</dd>
        </div>
        <div>
          <dt>Renews</dt>
          <dd>
            {dayText(firstRenewal(plan, today))} for {total}
          </dd>
        </div>
        <div className={styles.due}>
          <dt>Due today</dt>
          <dd>{total}</dd>
        </div>
      </dl>
    </section>
  );
}
