import { WhySteps } from '../../content/why-steps.tsx';
import { useHasPlans } from '../../shell/site-config.ts';
import { homeContent } from './home-content.ts';
import '@paperwage/paper/faces.css';
import buttons from '../../styles/link-button.module.css';
import styles from './hero.module.css';
import page from './home-page.module.css';

const { sheets, explained, proof, years, prices } = homeContent;
const differing = Number(proof.examples) - Number(proof.passed);

/** The promise, and a real document that keeps it. */
export function Hero() {
  const hasPlans = useHasPlans();
  return (
    <>
      <div className={`${page.wrap} ${styles.hero}`}>
        <div className={styles.words}>
          <h1 tabIndex={-1}>
            Pay stubs that{' '}
            <span className={styles.together}>
              <mark>show their work</mark>.
            </span>
          </h1>
          <p className={styles.lead}>
            For small employers, freelancers and bookkeepers. Enter the pay. We calculate federal and state taxes to the
            cent, show every step with its official source, and print the page you see. Invoices, W-2s and 1099s too.
          </p>
          <div className={styles.actions}>
            <a className={buttons.primary} href="/make-your-paystub">
              Make a pay stub
            </a>
            <a className={buttons.plain} href="/invoice-generator">
              Make an invoice
            </a>
          </div>
          <p className={styles.free}>
            <b>Free to make. No account.</b>{' '}
            {hasPlans
              ? `Free downloads carry a SAMPLE mark. Remove it for ${prices.monthly} a month.`
              : 'Log in, and you can issue documents with a code that anyone can check.'}
          </p>
        </div>
        <div className={styles.stage}>
          <div className={styles.sheet} dangerouslySetInnerHTML={{ __html: sheets.marked }} />
          <aside className={`${styles.why} tnum`} aria-label="How we explain a tax">
            <p className={styles.question}>
              Why is {explained.name} {explained.amount}?
            </p>
            <WhySteps why={explained.why} />
          </aside>
        </div>
      </div>
      <Proofs />
    </>
  );
}

/** How much is covered, and how well. */
function Proofs() {
  return (
    <div className={styles.proofs}>
      <dl className={`${page.wrap} tnum`}>
        <div>
          <dt>50 + DC</dt>
          <dd>Every state, and the federal rules</dd>
        </div>
        <div>
          <dt>{years.length} years</dt>
          <dd>
            Pay dates from {years.at(-1)?.year} through {years[0]?.year}
          </dd>
        </div>
        <div>
          <dt>
            {proof.passed} of {proof.examples}
          </dt>
          <dd>
            worked examples published by the IRS and the states for {years[0]?.year} give the same result here.{' '}
            {differing > 0 && <Differing count={differing} />}
          </dd>
        </div>
        <div>
          <dt>{proof.places}</dt>
          <dd>cities, counties and school districts that tax wages, each by its own rate</dd>
        </div>
      </dl>
    </div>
  );
}

function Differing({ count }: { readonly count: number }) {
  return (
    <>
      {count === 1 ? 'The other one is' : `The ${count} others are`}{' '}
      <a className={page.link} href="/tax-rules">
        listed, with the reason
      </a>
      .
    </>
  );
}
