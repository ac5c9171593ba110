import buttons from '../styles/link-button.module.css';
import reading from '../styles/reading.module.css';

/** The page for every address without a page. */
export function UnknownPage() {
  return (
    <main id="main" className={reading.page}>
      <h1 tabIndex={-1}>Page not found</h1>
      <p className={reading.lead}>Check the address for typos. The page may also be gone. Try one of these:</p>
      <div className={buttons.row}>
        <a className={buttons.primary} href="/make-your-paystub">
          Make a pay stub
        </a>
        <a className={buttons.plain} href="/">
          Go to home
        </a>
        <a className={buttons.plain} href="/contact">
          Contact us
        </a>
      </div>
    </main>
  );
}
