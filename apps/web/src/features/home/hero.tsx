import { sampleSheets } from './sample-sheets.tsx';
import '@paperwage/paper/faces.css';
import buttons from '../../styles/link-button.module.css';
import styles from './hero.module.css';

/** The promise, and a real document that keeps it. */
export function Hero() {
  const { front, back, socialSecurity } = sampleSheets;
  return (
    <section className={styles.hero}>
      <div className={styles.words}>
        <h1 tabIndex={-1}>
          Pay stubs and invoices that <mark>add{'\u00a0'}up</mark>.
        </h1>
        <p className={styles.lead}>
          Make pay stubs, invoices, W-2s and 1099s. We calculate federal and state taxes line by line, and the preview
          is exactly what you download.
        </p>
        <div className={styles.actions}>
          <a className={buttons.primary} href="/make-your-paystub">
            Make a pay stub
          </a>
          <a className={buttons.plain} href="#proof">
            See how it adds up
          </a>
        </div>
        <p className={styles.fine}>
          No account needed. Pay stubs keep only the last four digits of a Social Security number.
        </p>
      </div>
      <div className={styles.desk}>
        <div
          className={`${styles.sheet} ${styles.back}`}
          aria-hidden="true"
          dangerouslySetInnerHTML={{ __html: back }}
        />
        <div className={`${styles.sheet} ${styles.front}`} dangerouslySetInnerHTML={{ __html: front }} />
        <aside className={`${styles.why} tnum`} aria-label="How we explain a tax">
          <b>Why {socialSecurity.amount} for Social Security?</b>
          <p>
            {socialSecurity.wages} × {socialSecurity.rate}, because {socialSecurity.paidBefore} so far this year is
            under the {socialSecurity.wageBase} wage base.
          </p>
        </aside>
      </div>
    </section>
  );
}
