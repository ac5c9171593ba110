import { Checked } from './checked.tsx';
import { Documents } from './documents.tsx';
import { Hero } from './hero.tsx';
import { NothingLost } from './nothing-lost.tsx';
import { OpenAnyNumber } from './open-any-number.tsx';
import { Questions } from './questions.tsx';
import { SameFile } from './same-file.tsx';
import { StateMatrix } from './state-matrix.tsx';
import { WhoIsPaid } from './who-is-paid.tsx';
import { YearAddsUp } from './year-adds-up.tsx';
import styles from './home-page.module.css';

/** The page at `/`. */
export function HomePage() {
  return (
    <main id="main" className={styles.page}>
      <Hero />
      <Documents />
      <OpenAnyNumber />
      <StateMatrix />
      <SameFile />
      <NothingLost />
      <Checked />
      <YearAddsUp />
      <Questions />
      <section className={`${styles.wrap} ${styles.last}`}>
        <div data-live="who">
          <WhoIsPaid />
        </div>
      </section>
    </main>
  );
}
