import type { ReactNode } from 'react';
import { useState } from 'react';
import { IssueButton } from '../issuing/issue-button.tsx';
import { useNeedsPlan } from '../store/may-issue.ts';
import type { Issuing } from '../store/issue-subject.ts';
import { DownloadButton } from '../download/download-button.tsx';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { lazyPart } from '../frame/part-not-loaded.tsx';
import { Agreements } from './agreements.tsx';
import { DownloadOutcome } from './download-outcome.tsx';
import styles from './finish-step.module.css';

const PasswordField = lazyPart(async () => (await import('./password-field.tsx')).PasswordField);

interface DownloadPanelProps {
  readonly issuing: Issuing;
  /** Agreements of the kind's own. */
  readonly children?: ReactNode;
}

/** The agreements, the files, issued or plain, and the result of the download. */
export function DownloadPanel({ issuing, children }: DownloadPanelProps) {
  const needsPlan = useNeedsPlan();
  return (
    <section className={styles.section} aria-labelledby="take-heading">
      <h2 id="take-heading">Download</h2>
      {children}
      <Agreements />
      <PasswordOption />
      <div className={styles.buttons}>
        <IssueButton {...issuing} />
        <DownloadButton kind="pdf" />
        {!needsPlan && <DownloadButton kind="xlsx" />}
      </div>
      <DownloadOutcome />
    </section>
  );
}

function PasswordOption() {
  const [isOpen, setOpen] = useState(false);
  return (
    <Disclosure summary="Protect the PDF with a password" open={isOpen} onToggle={setOpen}>
      {isOpen && <PasswordField />}
    </Disclosure>
  );
}
