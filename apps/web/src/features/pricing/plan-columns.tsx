import type { PlanId } from '@paperwage/api-contract';
import { FREE_FEATURES, PLAN_IDS, PLANS, SUBSCRIPTION_FEATURES, SUBSCRIPTION_NAME } from '@paperwage/api-contract';
import type { ReactNode, RefObject } from 'react';
import { useEffect, useRef, useState } from 'react';
import type { CalendarDate } from '@paperwage/values';
import {
  billingToday,
  dollarText,
  firstRenewal,
  renewalRhythm,
  usePrices,
  yearlySaving,
} from '../../billing/prices.ts';
import { dayText } from '../../ui/day-text.ts';
import { useVariant } from '../../experiments/use-variant.ts';
import { useAuth } from '../../identity/auth-state.ts';
import links from '../../styles/link-button.module.css';
import { SegmentedField } from '../../ui/segmented-field.tsx';
import { FeatureList } from './feature-list.tsx';
import { PlanSheet } from './plan-sheet.tsx';
import styles from './pricing-page.module.css';

/** Free and the plan side by side, each with the pay stub it gives, and the price at the bottom of the window. */
export function PlanColumns({ children }: { readonly children: ReactNode }) {
  const first = useVariant('pricing', 'monthly');
  const [chosen, setPlan] = useState<PlanId>();
  const plan = chosen ?? first ?? 'monthly';
  const buy = useRef<HTMLDivElement>(null);
  const own = useOwnPlan();
  return (
    <>
      <div className={styles.head}>
        <h1 tabIndex={-1}>
          Free to make. <mark>Pay to issue.</mark>
        </h1>
        <p>
          Build, check and download everything free, with a SAMPLE mark. {SUBSCRIPTION_NAME} takes the mark off and adds
          a code that anyone can check.
        </p>
      </div>
      <div className={styles.plans} data-pricing-first={first} data-waiting={first === undefined ? '' : undefined}>
        <FreePlan />
        <section className={styles.plan} aria-labelledby="pro">
          <div className={styles.planHead}>
            <h2 id="pro">{SUBSCRIPTION_NAME}</h2>
            {own ? <span className={styles.yours}>Your plan</span> : <PlanChoice plan={plan} onPlan={setPlan} />}
          </div>
          <div ref={buy} className={styles.buy}>
            <p className={styles.price}>
              {dollarText(PLANS[own ?? plan].priceCents)} <span>a {PLANS[own ?? plan].period}</span>
            </p>
            {own ? (
              <a className={links.plain} href="/user/account#subscription">
                Manage your plan
              </a>
            ) : (
              <BuyLink plan={plan}>Get Pro for {pricePerPeriod(plan)}</BuyLink>
            )}
          </div>
          {own ? (
            <p className={styles.terms}>
              You have {SUBSCRIPTION_NAME}. Your renewal date, card and receipts are in your account.
            </p>
          ) : (
            <Terms plan={plan} />
          )}
          <figure>
            <PlanSheet name="issued" className={styles.sheet} />
            <figcaption>
              The same stub, issued. No mark, and at the bottom a code that a lender or landlord can check.
            </figcaption>
            <FeatureList features={SUBSCRIPTION_FEATURES} />
          </figure>
        </section>
      </div>
      {children}
      {!own && <PriceBar plan={plan} head={buy} />}
    </>
  );
}

function FreePlan() {
  return (
    <section className={styles.plan} aria-labelledby="free">
      <h2 id="free">Free</h2>
      <div className={styles.buy}>
        <p className={styles.price}>
          $0 <span>for good</span>
        </p>
        <a className={links.plain} href="/make-your-paystub">
          Make a pay stub
        </a>
      </div>
      <p className={styles.terms}>No account, no card. It never turns into a paid plan.</p>
      <figure>
        <PlanSheet name="sample" className={styles.sheet} />
        <figcaption>Your free download. You can read every amount. The mark says it was not issued.</figcaption>
        <FeatureList features={FREE_FEATURES} />
      </figure>
    </section>
  );
}

/** The user's plan, if any. */
function useOwnPlan(): PlanId | undefined {
  const { subscription } = useAuth();
  return subscription?.isActive
    ? (PLAN_IDS.find((id) => id === subscription.subscriptionType) ?? 'monthly')
    : undefined;
}

/** To checkout; a visitor signs up first, which is said there. Until it is known who it is, checkout finds out. */
function BuyLink({ plan, children }: { readonly plan: PlanId; readonly children: ReactNode }) {
  const { isFirebaseLoaded, isLoggedIn } = useAuth();
  const page = isFirebaseLoaded && !isLoggedIn ? '/auth/sign-up' : '/checkout';
  return (
    <a className={links.primary} href={`${page}?plan=${plan}`}>
      {children}
    </a>
  );
}

function PlanChoice({ plan, onPlan }: { readonly plan: PlanId; readonly onPlan: (plan: PlanId) => void }) {
  return (
    <SegmentedField
      id="pricing-plan"
      label="How often you pay"
      className={styles.choice}
      value={plan}
      options={[
        { value: 'monthly', label: `Monthly ${dollarText(PLANS.monthly.priceCents)}` },
        {
          value: 'yearly',
          label: `Yearly ${dollarText(PLANS.yearly.priceCents)}, save ${dollarText(yearlySaving())}`,
        },
      ]}
      onChange={(id) => onPlan(id as PlanId)}
    />
  );
}

/** When it renews and for how much. The page is built before the day is known on which it is read. */
function Terms({ plan }: { readonly plan: PlanId }) {
  const { isTest, priceOf, salesTax } = usePrices();
  const today = useToday();
  const total = dollarText(priceOf(plan).totalCents);
  const renewsOn = today && firstRenewal(plan, today);
  return (
    <p className={styles.terms}>
      <b>
        Renews {renewsOn ? renewalRhythm(plan, renewsOn) : `every ${PLANS[plan].period}`} for {total}
      </b>{' '}
      until you cancel, in one click.
      {renewsOn && ` Start today, and the next renewal is ${dayText(renewsOn)}.`}
      {salesTax !== undefined && ` ${total} includes ${salesTax} sales tax.`}
      {isTest && <TestMode />}
    </p>
  );
}

function TestMode() {
  return (
    <>
      {' '}
      <span className={styles.test}>Test mode: no money moves.</span>
    </>
  );
}

interface PriceBarProps {
  readonly plan: PlanId;
  /** While this can be seen, the bar is not. */
  readonly head: RefObject<HTMLDivElement | null>;
}

/** The price and the button again, at the bottom of the window after the plans’ own have scrolled away. */
function PriceBar({ plan, head }: PriceBarProps) {
  const { isTest } = usePrices();
  const today = useToday();
  const isShown = useIsPassed(head);
  return (
    <div className={styles.priceBar} data-shown={isShown}>
      <div>
        <p className={styles.what}>
          <b>Pro, {pricePerPeriod(plan)}</b>
          {isTest && <span className={styles.test}>Test mode</span>}
          {today && (
            <span className={styles.when}>Renews {dayText(firstRenewal(plan, today))}. Cancel in one click.</span>
          )}
        </p>
        <BuyLink plan={plan}>
          Get Pro<span className={styles.long}> for {pricePerPeriod(plan)}</span>
        </BuyLink>
      </div>
    </div>
  );
}

function pricePerPeriod(plan: PlanId): string {
  return `${dollarText(PLANS[plan].priceCents)} a ${PLANS[plan].period}`;
}

/** Whether the page was scrolled past an element. */
function useIsPassed(element: RefObject<HTMLElement | null>): boolean {
  const [isPassed, setIsPassed] = useState(false);
  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => {
      if (entry) setIsPassed(!entry.isIntersecting && entry.boundingClientRect.top < 0);
    });
    observer.observe(element.current!);
    return () => observer.disconnect();
  }, [element]);
  return isPassed;
}

/** The day in the browser; not known while the page is built. */
function useToday(): CalendarDate | undefined {
  const { timeZone } = usePrices().billing;
  const [today, setToday] = useState<CalendarDate>();
  useEffect(() => {
    // Apart from the page's first work: the first look at a time zone takes a phone a tenth of a second.
    const asked = setTimeout(() => setToday(billingToday({ timeZone })));
    return () => clearTimeout(asked);
  }, [timeZone]);
  return today;
}
