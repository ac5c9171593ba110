import { GRACE_DAYS, REFUND_DAYS, RETRY_DAYS, SUBSCRIPTION_NAME } from '@paperwage/api-contract';
import { dollarText, usePrices } from '../../billing/prices.ts';
import { useSiteConfig } from '../../shell/site-config.ts';
import reading from '../../styles/reading.module.css';

/** The page at `/terms`. Every sentence must be true of the program: change both together. */
export function TermsPage() {
  const { companyName, email } = useSiteConfig();
  return (
    <main id="main" className={reading.page}>
      <h1 tabIndex={-1}>Terms and Conditions</h1>
      <p className={reading.lead}>
        Use Paperwage only for pay that was really earned and paid. These terms are between you and {companyName}.
      </p>
      <h2>What you can use it for</h2>
      <p>
        Paperwage makes pay stubs for people you employ, contractors you pay, and yourself. It makes the invoices you
        send for your work, and W-2 and 1099 forms for the people you paid. You may use it for your own company or for
        others who asked you to.
      </p>
      <h2>Documents must be true</h2>
      <ul>
        <li>Enter real people, real employers and amounts that were really paid or are due.</li>
        <li>
          Do not make a document to deceive a lender, a landlord, an agency or anyone else. That is fraud, and a crime.
        </li>
        <li>Do not use another company’s name or logo without its permission.</li>
      </ul>
      <p>
        You are responsible for what your documents say and how they are used. If someone reports a document that breaks
        these terms, we can revoke it. Anyone who checks it then sees that we did, and we email you. If you keep doing
        it, we can stop your account from issuing documents. We tell you why and where to appeal, and you can cancel
        your plan at any time.
      </p>
      <h2>About the numbers</h2>
      <p>
        Federal taxes, state income taxes and the programs employees pay into follow the publications each line names,
        for the years we cover. We calculate local taxes for the places we cover; you add any other. To see which years
        and places we cover, and how sure we are of each number, go to <a href="/tax-rules">Tax rules</a>.
      </p>
      <p>
        The numbers depend on what you enter and on rules that change. We work to get them right and show how we
        calculated each one, but we do not promise they are free of mistakes. They are not tax or legal advice, and a
        document made with Paperwage does not replace filing returns or paying taxes. Check the numbers before you rely
        on them.
      </p>
      <h2>What we do and don’t promise</h2>
      <p>
        We provide the site as is. It may change, and it may be down at times. As far as the law allows, {companyName}{' '}
        is not liable for losses that come from using it. You keep any rights the law does not let you give up.
      </p>
      <h2>What you own</h2>
      <p>
        Your documents and what you enter belong to you. We claim no rights in them. To learn what we do with your data,
        read the <a href="/privacy-policy">Privacy Policy</a>.
      </p>
      <h2>Price</h2>
      <Price />
      <h2>Questions</h2>
      <p>
        Write to <a href={`mailto:${email}`}>{email}</a>. If we change these terms, we post the new ones here.
      </p>
    </main>
  );
}

function Price() {
  const { isOff, isTest, priceOf } = usePrices();
  if (isOff) return <p>Everything on this site is free.</p>;
  return (
    <>
      <p>
        Making documents is free. {SUBSCRIPTION_NAME} costs {dollarText(priceOf('monthly').totalCents)} a month or{' '}
        {dollarText(priceOf('yearly').totalCents)} a year, and renews until you cancel. You cancel with one click in{' '}
        <a href="/user/account#subscription">My profile</a>, and it stays on through the last day you paid for. Ask
        within {REFUND_DAYS} days of your first payment, and we refund it in full. See <a href="/pricing">Pricing</a>.
      </p>
      <p>
        If a renewal fails, we try the card again after {RETRY_DAYS.join(' and ')} days. After {GRACE_DAYS} days it
        ends, and you owe nothing. The documents you issued stay yours.
        {isTest && ' This site is in test mode: no money moves.'}
      </p>
    </>
  );
}
