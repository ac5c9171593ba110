import styles from './route-progress.module.css';

/** A thin bar at the top while the next page is fetched; quick changes pass without it. */
export function RouteProgress() {
  return <div className={styles.bar} role="progressbar" aria-label="Loading the page" />;
}
