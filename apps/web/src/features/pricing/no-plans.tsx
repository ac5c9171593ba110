import { FREE_FEATURES, SUBSCRIPTION_FEATURES } from '@paperwage/api-contract';
import { useAuth } from '../../identity/auth-state.ts';
import links from '../../styles/link-button.module.css';
import { FeatureList } from './feature-list.tsx';
import styles from './pricing-page.module.css';

/** Where the site runs without plans. */
export function NoPlans() {
  const { isLoggedIn } = useAuth();
  return (
    <div className={styles.noPlans}>
      <h1 tabIndex={-1}>Everything is included</h1>
      <p>
        This site has no plans and nothing to pay. {isLoggedIn ? 'You' : 'Log in, and you'} can issue documents without
        a mark, with a code that anyone can check.
      </p>
      <div className={links.row}>
        <a className={links.primary} href="/make-your-paystub">
          Make a pay stub
        </a>
        {!isLoggedIn && (
          <a className={links.plain} href="/auth/login">
            Log in
          </a>
        )}
      </div>
      <FeatureList features={[...FREE_FEATURES.slice(0, -1), ...SUBSCRIPTION_FEATURES.slice(1)]} />
    </div>
  );
}
