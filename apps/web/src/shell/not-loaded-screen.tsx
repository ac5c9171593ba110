import { useEffect } from 'react';
import { loadAgain } from '../navigation/load-again.ts';
import { Button } from '../ui/button.tsx';
import styles from './error-screen.module.css';

/** Replaces a page whose code failed to load. The page loads automatically once the connection is back. */
export function NotLoadedScreen() {
  useEffect(() => {
    const onOnline = () => void loadAgain();
    addEventListener('online', onOnline);
    return () => removeEventListener('online', onOnline);
  }, []);
  return (
    <main id="main" className={styles.screen}>
      <h1 tabIndex={-1}>This page didn’t load</h1>
      <p className={styles.subtitle}>Check your connection.</p>
      <p>Your work is saved in this browser.</p>
      <Button onClick={() => void loadAgain()}>Try again</Button>
    </main>
  );
}
