import { lazy, Suspense, useState } from 'react';
import styles from './display-settings-button.module.css';

const Dialog = lazy(async () => ({ default: (await import('./display-settings-dialog.tsx')).DisplaySettingsDialog }));

/** The accessibility button of the footer. What it opens is fetched when it is first asked for. */
export function DisplaySettingsButton() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button type="button" className={styles.button} aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        <svg width="18" height="18" viewBox="0 0 18 18" aria-hidden="true">
          <circle cx="9" cy="9" r="8" fill="none" stroke="currentColor" strokeWidth="1.5" />
          <path d="M9 1a8 8 0 0 1 0 16z" fill="currentColor" />
        </svg>
        Display settings
      </button>
      {isOpen && (
        <Suspense>
          <Dialog onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
