import styles from './sample-foot.module.css';

/** The foot of an issued pay stub with its code marked, to show where to look. Its QR code is only drawn as one. */
export function SampleFoot() {
  return (
    <div className={styles.crop} aria-hidden="true">
      <div className={styles.net}>
        <span>Net pay</span>
        <b>$2,481.66</b>
      </div>
      <p className={styles.deposit}>Direct deposit to account ending 7730</p>
      <div className={styles.mark}>
        <svg viewBox="0 0 21 21" width="42" height="42" shapeRendering="crispEdges">
          <path d="M0 0h7v7H0zM14 0h7v7h-7zM0 14h7v7H0z M9 0h2v2H9zM12 1h1v3h-1zM8 4h3v1H8zM10 6h3v2h-3zM0 9h2v1H0zM3 8h3v2H3zM7 9h2v3H7zM1 11h3v2H1zM10 10h4v1h-4zM15 8h2v3h-2zM19 9h2v2h-2zM12 12h2v3h-2zM16 13h4v1h-4zM9 14h2v2H9zM8 18h4v1H8zM14 16h2v4h-2zM17 16h2v2h-2zM19 19h2v2h-2zM11 20h2v1h-2z" />
          <path className={styles.hole} d="M1 1h5v5H1zM15 1h5v5h-5zM1 15h5v5H1z" />
          <path d="M2 2h3v3H2zM16 2h3v3h-3zM2 16h3v3H2z" />
        </svg>
        <p>
          Verify at paperwage.example/verify
          <b>7KQ4-M2XD-9RVT</b>
        </p>
      </div>
    </div>
  );
}
