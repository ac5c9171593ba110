import type { StateColumn } from './home-content.ts';
import { homeContent } from './home-content.ts';
import page from './home-page.module.css';
import styles from './state-matrix.module.css';

const { states, years } = homeContent;

const KEY: readonly { readonly square: StateColumn['squares'][number]; readonly words: string }[] = [
  { square: 'official', words: 'Official' },
  { square: 'secondary', words: 'Secondhand' },
  { square: 'inferred', words: 'Derived' },
  { square: 'none', words: 'Official: the state does not tax wages' },
];

/** A square for each state and year, by how sure we are of its income tax. */
export function StateMatrix() {
  const shown = KEY.filter(({ square }) => states.some(({ squares }) => squares.includes(square)));
  return (
    <section className={`${page.section} ${page.later} ${page.joined}`} aria-labelledby="cover">
      <div className={page.wrap}>
        <div className={page.head}>
          <h2 id="cover">Every state, {years.length} years, and how sure we are of each.</h2>
          <p className={page.lead}>
            State income tax by pay date. For a filled square, the numbers come from the state’s own publication, or two
            independent records of it agree. For a half square, they come from someone else’s record. We never fill a
            gap with zero.
          </p>
        </div>
        <div className={`${styles.matrix} tnum`} role="img" aria-label={labelOf()}>
          <ul className={styles.years}>
            <li />
            {years.map(({ year }) => (
              <li key={year}>{year}</li>
            ))}
          </ul>
          <ol>
            {states.map(({ state, squares }) => (
              <li key={state}>
                <span>{state}</span>
                {squares.map((square, at) => (
                  <i key={at} className={styles[square]} />
                ))}
              </li>
            ))}
          </ol>
          <ul className={styles.counts}>
            <li />
            {years.map(({ year, official }) => (
              <li key={year}>
                {official} of {states.length} official
              </li>
            ))}
          </ul>
        </div>
        <p className={styles.order}>In each block, from the top: {years.map(({ year }) => year).join(', ')}.</p>
        <div className={styles.key}>
          {shown.map(({ square, words }) => (
            <span key={square}>
              <i className={styles[square]} />
              {words}
            </span>
          ))}
          <a className={page.link} href="/tax-rules">
            See every rule and its source
          </a>
        </div>
      </div>
    </section>
  );
}

function labelOf(): string {
  const counts = years.map(({ year, official }) => `${official} official in ${year}`).join(', ');
  return `State income tax rules by state and year. Of ${states.length}: ${counts}. The others come from someone else’s record.`;
}
