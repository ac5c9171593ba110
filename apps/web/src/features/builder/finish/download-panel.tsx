import type { ReactNode } from 'react';
import { DownloadButton } from '../download/download-button.tsx';
import { Agreements } from './agreements.tsx';
import { DownloadOutcome } from './download-outcome.tsx';
import styles from './finish-step.module.css';

/** The agreements, below any of the kind's own, the files, and what came of the download. */
export function DownloadPanel({ children }: { children?: ReactNode }) {
  return (
    <section className={styles.section} aria-labelledby="take-heading">
      <h2 id="take-heading">Download</h2>
      {children}
      <Agreements />
      <div className={styles.buttons}>
        <DownloadButton kind="pdf" look="primary" />
        <DownloadButton kind="xlsx" />
      </div>
      <DownloadOutcome />
    </section>
  );
}
