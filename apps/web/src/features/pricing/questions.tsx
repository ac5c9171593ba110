import { PLANS, REFUND_DAYS, SUBSCRIPTION_NAME } from '@paperwage/api-contract';
import type { ReactNode } from 'react';
import { dollarText, usePrices } from '../../billing/prices.ts';
import type { SheetName } from './plan-sheet.tsx';
import { PlanSheet } from './plan-sheet.tsx';
import styles from './pricing-page.module.css';

const MONTHLY = dollarText(PLANS.monthly.priceCents);
const YEARLY = dollarText(PLANS.yearly.priceCents);

/** What people fear of paying, answered: the mark, cancelling, renewals, refunds, the card. */
export function Questions() {
  return (
    <>
      <CloseUps />
      <WhenYouCancel />
      <section className={styles.row}>
        <h2>Five things to ask before you pay</h2>
        <Answers />
      </section>
      <section className={styles.host}>
        <h2>Have your own server?</h2>
        <p>
          Paperwage is free software under the MIT license. Run it for your own company with{' '}
          <code>BILLING=off npm start</code>: no mark, no price.
        </p>
      </section>
    </>
  );
}

function CloseUps() {
  return (
    <section className={styles.row}>
      <div>
        <h2>The mark, up close</h2>
        <p className={styles.note}>
          It runs behind the amounts, so a sample is good for checking your work. It has no code, so nobody can take it
          for an issued document.
        </p>
      </div>
      <div className={styles.closeUps}>
        <figure>
          <CloseUp sheet="sample" className={styles.ofMark} />
          <figcaption>
            <b>Sample.</b> The mark crosses the amounts and hides none.
          </figcaption>
        </figure>
        <figure>
          <CloseUp sheet="issued" className={styles.ofCode} />
          <figcaption>
            <b>Issued.</b> A code at the bottom: scan it, or type it.
          </figcaption>
        </figure>
      </div>
    </section>
  );
}

/** A part of a sheet that is shown above in full. */
function CloseUp({ sheet, className }: { readonly sheet: SheetName; readonly className: string | undefined }) {
  return (
    <div className={styles.crop} aria-hidden="true">
      <PlanSheet name={sheet} className={className} />
    </div>
  );
}

function WhenYouCancel() {
  return (
    <section className={styles.row}>
      <div>
        <h2>When you cancel</h2>
        <p className={styles.note}>An example: you start on November 23 and cancel on December 9.</p>
      </div>
      <ol className={styles.time}>
        <li>
          <b>Nov 23. You start.</b>
          <p>Your card is charged {MONTHLY} for one month.</p>
        </li>
        <li>
          <b>Dec 9. You cancel.</b>
          <p>One click in your account. {SUBSCRIPTION_NAME} stays on for the days you paid for.</p>
        </li>
        <li>
          <b>Dec 23. It ends.</b>
          <p>
            No charge. What you issued stays yours, without the mark, and its codes still verify. New downloads say
            SAMPLE.
          </p>
        </li>
      </ol>
    </section>
  );
}

function Answers() {
  const { salesTax } = usePrices();
  return (
    <dl className={styles.asks}>
      <Answer question="Will it renew when I’m not looking?">
        It renews until you cancel. The date and amount are next to the button, on every receipt and in your account. We
        email you {PLANS.monthly.reminderDays} days before a monthly renewal and {PLANS.yearly.reminderDays} days before
        a yearly one.
      </Answer>
      <Answer question="Is there another price behind this one?">
        No.{' '}
        <b>
          {MONTHLY} a month or {YEARLY} a year
        </b>
        {salesTax === undefined ? ' is all of it.' : `, plus ${salesTax} sales tax, is all of it.`} No fee per document,
        no setup fee. The total at checkout is what your card is charged.
      </Answer>
      <Answer question="Do I lose my documents if I stop?">
        No. Everything you issued stays in your account, without the mark, and its codes still verify. You can export
        all of it at any time.
      </Answer>
      <Answer question="Can I get my money back?">
        Yes. Ask within {REFUND_DAYS} days of your first payment and we refund it in full, whatever you made.{' '}
        <a href="/contact">Contact us</a>.
      </Answer>
      <Answer question="Who has my card number?">
        The card processor. Your browser sends it there directly. We keep the brand, the last four digits and the
        expiration date.
      </Answer>
    </dl>
  );
}

function Answer({ question, children }: { readonly question: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{question}</dt>
      <dd>{children}</dd>
    </div>
  );
}
