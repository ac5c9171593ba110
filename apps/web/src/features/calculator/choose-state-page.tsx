import { formatDollars } from '@paperwage/values';
import styles from './calculator-page.module.css';
import { EXAMPLE, frequencyInText } from '../../paycheck/entries.ts';
import { exampleTakeHome } from './example-take-home.ts';
import { NeighborBars } from './neighbor-bars.tsx';

/** What another tool hands over behind `#`, for the calculator of the state that is chosen. */
function handedText(): string | undefined {
  const hash = typeof location === 'undefined' ? '' : location.hash.slice(1);
  return hash.includes('=') ? hash : undefined;
}

/** The page at `/paycheck-calculator`: every state, with what the same paycheck leaves there. */
export function ChooseStatePage() {
  const nets = exampleTakeHome.map(({ net }) => net);
  const [most, least] = [nets.reduce((a, b) => (a > b ? a : b)), nets.reduce((a, b) => (a < b ? a : b))];
  return (
    <main id="main" className={styles.page}>
      <div className={styles.wrap}>
        <div className={`${styles.head} ${styles.first}`}>
          <h1 tabIndex={-1}>Paycheck calculator</h1>
          <p className={styles.lead}>
            Choose the state where you work. We calculate every tax on a paycheck, explain each line and name its
            source.
          </p>
        </div>
      </div>
      <section className={styles.near}>
        <div className={styles.columns}>
          <div>
            <h2>One paycheck, every state</h2>
            <p className={styles.lead}>
              ${EXAMPLE.pay} {frequencyInText(EXAMPLE.frequency)} in {EXAMPLE.year} for a head of household with one
              child, with ${EXAMPLE.preTax.retirement401k} to a 401(k) and ${EXAMPLE.preTax.section125} for health
              insurance. From {formatDollars(least)} to {formatDollars(most)} is left. The yellow part goes to the
              state.
            </p>
          </div>
          <NeighborBars shares={exampleTakeHome} payText={handedText()} />
        </div>
      </section>
      <section className={styles.all}>
        <div className={styles.columns}>
          <h2>More tools</h2>
          <p>
            Know the net pay, the hourly rate or the overtime hours? <a href="/tools">See all tools</a>.
          </p>
        </div>
      </section>
    </main>
  );
}
