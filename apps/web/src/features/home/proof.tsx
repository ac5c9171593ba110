import styles from './proof.module.css';
import { sampleSheets } from './sample-sheets.tsx';

const { first, last } = sampleSheets.years;

const claims = [
  {
    title: 'Every tax explained',
    text: 'Open any deduction to see the rule, the math and the publication it comes from.',
  },
  {
    title: 'Every state, year by year',
    text: `${first} through ${last} in all 50 states and DC: federal and state income tax, Social Security, Medicare and state programs, to the cent, with year-to-date totals.`,
  },
  {
    title: 'We show our sources',
    text: 'Each rule names its source and how sure we are of it. We calculate the local taxes we cover. If we don’t cover a tax, we tell you.',
  },
  {
    title: 'Yours to keep',
    text: 'Your work stays in this browser, even if you close the tab. What you issue stays in your account.',
  },
];

/** Why the figures can be believed. */
export function Proof() {
  return (
    <section className={styles.proof} id="proof">
      <h2>Built for people who have to back up their numbers.</h2>
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
