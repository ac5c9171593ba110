import { usePrices } from '../../billing/prices.ts';
import { NoPlans } from './no-plans.tsx';
import { PlanColumns } from './plan-columns.tsx';
import { Questions } from './questions.tsx';
import styles from './pricing-page.module.css';
import '@paperwage/paper/faces.css';

/** The page at `/pricing`: what is free, what a plan adds and costs, and how it ends. */
export function PricingPage() {
  const { isOff } = usePrices();
  return (
    <main id="main" className={styles.page}>
      {isOff ? (
        <NoPlans />
      ) : (
        <PlanColumns>
          <Questions />
        </PlanColumns>
      )}
    </main>
  );
}
