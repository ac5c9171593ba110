import styles from './brand.module.css';

/** The mark and the name, leading home. */
export function Brand() {
  return (
    <a className={styles.brand} href="/">
      <svg className={styles.mark} width="24" height="26" viewBox="0 0 24 26" aria-hidden="true">
        <path
          className={styles.sheet}
          d="M2 3.5A2.5 2.5 0 0 1 4.5 1H16l6 6v15.5A2.5 2.5 0 0 1 19.5 25h-15A2.5 2.5 0 0 1 2 22.500z"
        />
        <path className={styles.fold} d="M16 1v6h6" fill="none" strokeWidth="1.6" />
        <path className={styles.lines} d="M6.5 12.5h11M6.5 16.5h11M6.5 20.5h6" strokeWidth="1.9" />
      </svg>
      Paperwage
    </a>
  );
}
