import { useHasPlans } from '../../shell/site-config.ts';
import { homeContent } from './home-content.ts';
import page from './home-page.module.css';
import styles from './questions.module.css';

const { prices, questions } = homeContent;

/** What it costs, and what people ask before they begin. */
export function Questions() {
  const hasPlans = useHasPlans();
  const other = hasPlans ? 'noPlans' : 'plans';
  return (
    <>
      {hasPlans && <Price />}
      <section className={`${page.section} ${styles.ask}`} aria-labelledby="questions">
        <div className={`${page.wrap} ${page.two}`}>
          <div>
            <h2 id="questions">Fair questions.</h2>
            <a className={`${page.link} ${styles.all}`} href="/faq">
              All answers
            </a>
          </div>
          <div>
            {questions
              .filter(({ onlyWith }) => onlyWith !== other)
              .map(({ id, question, html }) => (
                <details key={id} className={styles.question}>
                  <summary>{question}</summary>
                  <div dangerouslySetInnerHTML={{ __html: html }} />
                </details>
              ))}
          </div>
        </div>
      </section>
    </>
  );
}

function Price() {
  return (
    <section className={page.wrap} aria-label="Price">
      <div className={styles.price}>
        <p>
          Free to make. {prices.monthly} a month to issue, or {prices.yearly} a year.
        </p>
        <p>
          Cancel in one click.{' '}
          <a className={page.link} href="/pricing">
            See pricing
          </a>
        </p>
      </div>
    </section>
  );
}
