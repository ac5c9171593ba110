import type { StateCode } from '@paperwage/values';
import { STATE_CODES, STATE_NAMES } from '@paperwage/values';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './calculator-page.module.css';
import { EXAMPLE } from '../../paycheck/entries.ts';
import type { StateBooks } from './load-books.ts';
import { StateCalculator } from './state-calculator.tsx';
import { stateFacts } from './state-facts.ts';
import { calculatorHref, CALCULATOR_PATH } from './states.ts';
import { entriesFromAddress } from './sent-entries.ts';

/** The page at `/paycheck-calculator/texas`. */
export function StatePage({ state, books }: { readonly state: StateCode; readonly books: StateBooks }) {
  const name = STATE_NAMES[state];
  return (
    <main id="main" className={styles.page}>
      <div className={styles.wrap}>
        <p className={styles.crumb}>
          <a href={CALCULATOR_PATH}>Paycheck calculator</a> / {name}
        </p>
        <div className={styles.head}>
          <h1 tabIndex={-1}>{name} paycheck calculator</h1>
          <p className={styles.lead}>
            What is left of a paycheck in {EXAMPLE.year}, and why. {stateFacts(state, EXAMPLE.year, books.own).summary}
          </p>
        </div>
      </div>
      <div data-live="">
        <div>
          <StateCalculator state={state} books={books} entries={entriesFromAddress(EXAMPLE)} />
        </div>
      </div>
      <section className={styles.all}>
        <div className={styles.columns}>
          <h2>Every state</h2>
          <ul className={styles.codes}>
            {STATE_CODES.map((code) => (
              <li key={code}>
                {code === state ? (
                  <b aria-current="page">
                    <StateLabel state={code} />
                  </b>
                ) : (
                  <a href={calculatorHref(code)}>
                    <StateLabel state={code} />
                  </a>
                )}
              </li>
            ))}
          </ul>
        </div>
      </section>
    </main>
  );
}

/** The postal code to see, the name to hear. */
function StateLabel({ state }: { readonly state: StateCode }) {
  return (
    <>
      <span aria-hidden="true">{state}</span>
      <VisuallyHidden>{STATE_NAMES[state]}</VisuallyHidden>
    </>
  );
}
