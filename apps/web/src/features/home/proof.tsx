import styles from './proof.module.css';

const claims = [
  {
    title: 'Explained taxes',
    text: 'Open any deduction to see the rule, the arithmetic and the publication it came from.',
  },
  {
    title: 'Five years, to the cent',
    text: '2022 through 2026: federal income tax, Social Security and Medicare, with year-to-date carried properly.',
  },
  {
    title: 'Honest about states',
    text: 'State income tax and state programs are worked out too, and local taxes where we hold them. Each rule says how sure it is; what we do not hold, we name.',
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
