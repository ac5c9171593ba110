import { useCallback, useEffect, useState } from 'react';
import { Notice } from '../../ui/notice.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import type { Check } from './check.ts';
import { checkCode, CodeDoor, fillInCode } from './code-door.tsx';
import { FileDoor } from './file-door.tsx';
import styles from './verify-page.module.css';

interface Shown {
  readonly check: Check;
  /** Different for each check, so that its result starts fresh. */
  readonly turn: number;
  readonly takesFocus: boolean;
  readonly code: Awaited<ReturnType<typeof loadVerdict>>;
}

/** What a result is told with, which is fetched with the first one. */
const loadVerdict = () => import('./verdict.tsx');

const NOT_LOADED = 'The result didn’t load. Check your connection and try again.';

/** The page at `/verify`, and at `/verify/<code>`, where a scanned QR code leads: whether a document is the one issued. */
export function VerifyPage({ path }: { readonly path: string }) {
  const [shown, setShown] = useState<Shown>();
  const [isLost, setLost] = useState(false);
  const show = useCallback(async (check: Check, takesFocus: boolean) => {
    const code = await loadVerdict().catch(() => undefined);
    setLost(code === undefined);
    setShown((before) => code && { check, turn: (before?.turn ?? 0) + 1, takesFocus, code });
  }, []);
  const answer = useCallback((check: Check) => void show(check, true), [show]);
  const scanFailure = useScannedCode(path, show);
  const failure = isLost ? NOT_LOADED : scanFailure;
  return (
    <main id="main" className={styles.page}>
      <div className={styles.head}>
        <h1 tabIndex={-1}>Check a document</h1>
        <p>Someone gave you a pay stub or an invoice made with Paperwage. See whether it’s the one that was issued.</p>
      </div>
      <div className={styles.ways}>
        <FileDoor onChecked={answer} />
        <CodeDoor onChecked={answer} />
      </div>
      {failure !== undefined && !shown && (
        <Notice tone="error" role="alert">
          {failure}
        </Notice>
      )}
      <VisuallyHidden>
        <span role="status">{shown && !shown.takesFocus && shown.code.verdictWords(shown.check).title}</span>
      </VisuallyHidden>
      {shown && <shown.code.Verdict key={shown.turn} check={shown.check} takesFocus={shown.takesFocus} />}
    </main>
  );
}

/** Checks the code in the address at once, and fills it in. A user who has started typing meanwhile keeps the focus. */
function useScannedCode(path: string, show: (check: Check, takesFocus: boolean) => Promise<void>): string | undefined {
  const [failure, setFailure] = useState<string>();
  const code = path.split('/')[2] ?? '';
  useEffect(() => {
    if (code === '') return undefined;
    let isGone = false;
    const typed = decodeCode(code);
    fillInCode(typed);
    void checkCode(typed).then((reply) => {
      if (isGone) return;
      if (reply.ok) void show(reply.data, !(document.activeElement instanceof HTMLInputElement));
      else setFailure(reply.error.message);
    });
    return () => {
      isGone = true;
    };
  }, [code, show]);
  return failure;
}

/** What stands in an address may be anything. */
function decodeCode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
