import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import styles from '../form/account-page.module.css';
import { saveFile } from './save-file.ts';

interface RecoveryCodesProps {
  readonly codes: readonly string[];
  readonly onKept: () => void;
}

/** The codes that log in without the app. They are shown this once. */
export function RecoveryCodes({ codes, onKept }: RecoveryCodesProps) {
  const lead = useRef<HTMLParagraphElement>(null);
  const [said, setSaid] = useState('');
  useEffect(() => lead.current?.focus(), []);
  const text = `${codes.join('\n')}\n`;
  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      setSaid('Copied');
    } catch {
      setSaid('This browser won’t let us copy them. Download them instead.');
    }
  }
  return (
    <>
      <p ref={lead} tabIndex={-1}>
        <span className={styles.good}>On</span>
        Save these recovery codes somewhere other than your phone. Each one logs you in once, in place of a code from
        the app. We won’t show them again.
      </p>
      <ul className={styles.codes} aria-label="Recovery codes">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={styles.buttons}>
        <Button onClick={() => void copy()}>Copy</Button>
        <Button onClick={() => saveFile(new Blob([text], { type: 'text/plain' }), 'paperwage-recovery-codes.txt')}>
          Download
        </Button>
        <Button look="primary" onClick={onKept}>
          I saved these codes
        </Button>
        <span role="status" className={styles.status}>
          {said}
        </span>
      </div>
    </>
  );
}
