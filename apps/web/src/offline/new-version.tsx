import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { usePathname } from '../navigation/go.ts';
import { openWork } from '../records/open-work.ts';
import toast from '../ui/toast.module.css';
import styles from './new-version.module.css';

let isShown = false;

/** Offers a new version, above the page, wherever loading it loses nothing that was typed. */
export function showNewVersion(): void {
  if (isShown) return;
  isShown = true;
  createRoot(document.body.appendChild(document.createElement('div'))).render(<NewVersion />);
}

function NewVersion() {
  // What may be lost differs from page to page.
  usePathname();
  const [isClosed, setClosed] = useState(false);
  function reload() {
    openWork()?.keep();
    // Where it can't be kept, the page says so.
    if (losesNothing()) location.reload();
    else setClosed(true);
  }
  return (
    <div className={styles.place} role="status">
      {!isClosed && (openWork() !== undefined || losesNothing()) && (
        <div className={toast.toast}>
          <span className={toast.text}>A new version is ready.</span>
          <button type="button" className={toast.action} onClick={reload}>
            Reload
          </button>
          <button type="button" className={toast.action} onClick={() => setClosed(true)}>
            Not now
          </button>
        </div>
      )}
    </div>
  );
}

/** Builders keep what is typed; other fields are empty after a reload. */
function losesNothing(): boolean {
  const work = openWork();
  return work ? work.isKept() : document.querySelector('main :is(input, textarea, select)') === null;
}
