import type { Feature } from '@paperwage/api-contract';
import styles from './pricing-page.module.css';

/** What comes with a plan, a line each. */
export function FeatureList({ features }: { readonly features: readonly Feature[] }) {
  return (
    <ul className={styles.gets}>
      {features.map(({ name, detail }) => (
        <li key={name}>
          {name}
          {detail !== undefined && <span>{detail}</span>}
        </li>
      ))}
    </ul>
  );
}
