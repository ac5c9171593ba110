import { standingSentence } from '@paperwage/documents';
import { StandingMark } from '../../shell/standing-mark.tsx';
import styles from './legend.module.css';

const STANDINGS = ['official', 'secondary', 'inferred'] as const;

/** What the marks mean. */
export function Legend() {
  return (
    <dl className={styles.legend}>
      {STANDINGS.map((standing) => (
        <div key={standing}>
          <dt>
            <StandingMark standing={standing} />
          </dt>
          <dd>{standingSentence(standing)}</dd>
        </div>
      ))}
    </dl>
  );
}
