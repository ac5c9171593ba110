import styles from './proof.module.css';
import { sampleSheets } from './sample-sheets.tsx';

const { first, last } = sampleSheets.years;

const claims = [
  {
    title: 'Explained taxes',
    text: 'Open any deduction to see the rule, the arithmetic and the publication it came from.',
  },
  {
    title: 'Every state, year by year',
    text: `${first} through ${last} in all 50 states and DC: federal and state income tax, Social Security, Medicare and state programs, to the cent, with year-to-date carried properly.`,
  },
  {
    title: 'Honest about each rule',
    text: 'Each rule names its source and says how sure it is. Local taxes are worked out where we hold them; what we do not hold, we name.',
  },
  {
    title: 'Yours to keep',
    text: 'PDF and Excel, without a mark. Your work stays in this browser, even when the tab closes.',
  },
];

/** Why the figures can be believed. */
export function Proof() {
  return (
    <section className={styles.proof} id="proof">
      <h2>Built for people who have to show their numbers.</h2>
      <dl>
        {claims.map(({ title, text }) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
