import { LedgerTable } from '../../content/ledger-table.tsx';
import { WhySteps } from '../../content/why-steps.tsx';
import { homeContent } from './home-content.ts';
import page from './home-page.module.css';
import styles from './open-any-number.module.css';

/** The taxes of the sample pay stub, each of which opens to its calculation. */
export function OpenAnyNumber() {
  return (
    <section className={`${page.section} ${page.later}`} aria-labelledby="open-any">
      <div className={`${page.wrap} ${styles.inner}`}>
        <h2 id="open-any">Open any number.</h2>
        <p className={page.lead}>
          Every tax on the stub opens to its steps, its numbers and the publication they come from. You can follow it
          with a pencil.
        </p>
        <div className={`${styles.taxes} tnum`}>
          {homeContent.taxes.map(({ key, name, amount, why, ledger }) => (
            // Of those with one name, one is open at a time.
            <details key={key} name="home-tax" open={ledger !== undefined}>
              <summary>
                <span>{name}</span>
                <span>{amount}</span>
              </summary>
              <div className={styles.panel}>
                {ledger ? (
                  <LedgerTable {...ledger} />
                ) : (
                  <div className={styles.steps}>
                    <h3>
                      Why is {name} {amount}?
                    </h3>
                    <WhySteps why={why} />
                  </div>
                )}
              </div>
            </details>
          ))}
        </div>
      </div>
    </section>
  );
}
