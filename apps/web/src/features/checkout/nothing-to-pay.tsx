import links from '../../styles/link-button.module.css';
import styles from './checkout-page.module.css';

/** Where the site runs without plans. */
export function NothingToPay() {
  return (
    <>
      <h1 tabIndex={-1}>There’s nothing to pay</h1>
      <p className={styles.lead}>Everything on this site is included once you’re logged in.</p>
      <div className={links.row}>
        <a className={links.primary} href="/make-your-paystub">
          Make a pay stub
        </a>
      </div>
    </>
  );
}
