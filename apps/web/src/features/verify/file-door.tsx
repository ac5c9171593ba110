import type { ChangeEvent } from 'react';
import { useCallback, useRef, useState } from 'react';
import { call } from '../../identity/call.ts';
import { Button } from '../../ui/button.tsx';
import { FileButton } from '../../ui/file-button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useDroppedFiles } from '../../ui/use-dropped-files.ts';
import type { FileCheck } from './check.ts';
import { readFile } from './read-file.ts';
import styles from './verify-page.module.css';

/** Checks the file itself, which stays on the device. */
export function FileDoor({ onChecked }: { readonly onChecked: (check: FileCheck) => void }) {
  const { busy, failure, take } = useFileCheck(onChecked);
  useDroppedFiles(take);
  const choose = ({ currentTarget: input }: ChangeEvent<HTMLInputElement>) => {
    if (input.files?.length) take([...input.files]);
    // The same file can be chosen again.
    input.value = '';
  };
  return (
    <section aria-labelledby="file-door">
      <h2 id="file-door">You have the PDF</h2>
      <p className={styles.say}>The surest check: it covers every figure.</p>
      <div className={styles.drop}>
        <p className={styles.dropTitle} aria-hidden="true">
          <span className={styles.wide}>Drop the PDF here</span>
          <span className={styles.narrow}>Open the PDF here</span>
        </p>
        <p className={styles.wide} aria-hidden="true">
          or
        </p>
        <FileButton accept=".pdf,.xlsx,application/pdf" onChange={choose}>
          Choose a file
        </FileButton>
        <p className={styles.small}>
          The file stays on your device. Your browser sends us only its fingerprint. You can check an Excel workbook
          too.
        </p>
        <details className={styles.small}>
          <summary>“Signer unknown” in your PDF reader?</summary>
          <p>
            It doesn’t mean the file changed. Your reader doesn’t know our certificate, and this check doesn’t need it.
          </p>
        </details>
        <p role="status" className={styles.busy}>
          {busy && `Checking ${busy}`}
        </p>
      </div>
      {failure && (
        <Notice tone="error" role="alert" actions={failure.retry && <Button onClick={failure.retry}>Try again</Button>}>
          {failure.message}
        </Notice>
      )}
    </section>
  );
}

interface Failure {
  readonly message: string;
  readonly retry?: () => void;
}

/** Checks what is chosen or dropped; of several checks, the last one counts. */
function useFileCheck(onChecked: (check: FileCheck) => void) {
  const [busy, setBusy] = useState<string>();
  const [failure, setFailure] = useState<Failure>();
  const turn = useRef(0);
  const take = useCallback(
    (files: readonly File[]) => {
      turn.current += 1;
      const mine = turn.current;
      const [file] = files;
      if (!file || files.length > 1) {
        setFailure({ message: `That’s ${files.length} files. Check one at a time.` });
        return;
      }
      setFailure(undefined);
      setBusy(file.name);
      void checkFile(file).then((outcome) => {
        if (turn.current !== mine) return;
        setBusy(undefined);
        if ('answer' in outcome) onChecked(outcome);
        else setFailure({ message: outcome.message, ...(outcome.isOurs && { retry: () => take(files) }) });
      });
    },
    [onChecked],
  );
  return { busy, failure, take };
}

/** What is known of a file, or why that can't be said; `isOurs` where the same file may be checked a moment later. */
async function checkFile(file: File): Promise<FileCheck | { readonly message: string; readonly isOurs: boolean }> {
  const read = await readFile(file);
  if (!read.ok) return { message: read.message, isOurs: false };
  const { sha256, codes } = read.fingerprint;
  const answer = await call('POST /api/verify/file', { body: { sha256, codes: [...codes] } });
  if (!answer.ok) return { message: answer.error.message, isOurs: true };
  return { door: 'file', sha256, name: file.name, answer: answer.data };
}
