import styles from './error-screen.module.css';

/** What is left when drawing a page failed. The whole document is fetched again on the way home. */
export function ErrorScreen() {
  return (
    <main id="main" className={styles.screen}>
      <h1 tabIndex={-1}>Oh no!</h1>
      <p className={styles.subtitle}>Something went wrong</p>
      <p>Our development team is already fixing this problem.</p>
      <a className={styles.home} href="/" data-full-load="">
        Go to home
      </a>
    </main>
  );
}
