import page from './home-page.module.css';
import styles from './nothing-lost.module.css';

const EVENTS = [
  {
    time: 'While you type',
    what: 'Each change is saved',
    how: 'There is no Save button to forget.',
    where: 'In this browser',
  },
  {
    time: 'At any moment',
    what: 'The battery dies',
    how: 'Or the tab closes, or the connection drops.',
    where: '',
  },
  {
    time: 'When you’re back',
    what: 'The page opens with your work in it',
    how: 'Every stub, every field.',
    where: 'From this browser',
  },
  {
    time: 'If you sign up',
    what: 'Your work comes along',
    how: 'Start on the phone, finish on the computer.',
    where: 'In your account',
  },
];

/** What becomes of the work when something goes wrong. */
export function NothingLost() {
  return (
    <section className={`${page.section} ${page.later}`} aria-labelledby="nothing-lost">
      <div className={`${page.wrap} ${page.two}`}>
        <div>
          <h2 id="nothing-lost">Close the laptop. Nothing is lost.</h2>
          <p className={page.lead}>
            We save each change in your browser half a second after your last key, with or without an account.
          </p>
        </div>
        <ol className={styles.events}>
          {EVENTS.map(({ time, what, how, where }) => (
            <li key={time} className={where === '' ? styles.cut : undefined}>
              <span>{time}</span>
              <p>
                <b>{what}</b>
                {how}
              </p>
              <span>{where}</span>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
