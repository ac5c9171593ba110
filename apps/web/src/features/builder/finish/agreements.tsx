import { useEffect } from 'react';
import { CheckField } from '../../../ui/check-field.tsx';
import type { Agreements as Agreed } from '../kind/account-kind.ts';
import { useBuilder, useBuilderState } from '../store/builder.tsx';
import { setState, touch } from '../store/edits.ts';
import styles from './finish-step.module.css';

const AGREEMENTS = [
  { id: 'privacy', href: '/privacy-policy', name: 'Privacy Policy', error: 'Agree to the Privacy Policy.' },
  { id: 'terms', href: '/terms', name: 'Terms and Conditions', error: 'Agree to the Terms and Conditions.' },
] as const;

const STORAGE_KEY = 'paperwage.agreed';

/** Both start unchecked for each document, and persist in this tab while the user signs up or pays. */
export function Agreements() {
  const { store } = useBuilder();
  const agreements = useBuilderState((state) => state.agreements);
  const workId = useBuilderState((state) => state.workId);
  const touched = useBuilderState((state) => state.touched);
  useEffect(() => {
    const kept = keptAgreements(workId);
    if (kept) setState(store, { agreements: kept });
  }, [store, workId]);
  return (
    <div className={styles.agreements}>
      {AGREEMENTS.map(({ id, href, name, error }) => (
        <CheckField
          key={id}
          id={`agreements.${id}`}
          label={
            <>
              I agree to the{' '}
              <a href={href} target="_blank">
                {name}
              </a>
            </>
          }
          checked={agreements[id]}
          error={touched.has(`agreements.${id}`) && !agreements[id] ? error : undefined}
          onChange={(checked) => {
            const now = { ...store.get().agreements, [id]: checked };
            setState(store, { agreements: now });
            keepAgreements(workId, now);
            touch(store, `agreements.${id}`);
          }}
        />
      ))}
    </div>
  );
}

function keepAgreements(workId: string, agreements: Agreed): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify({ workId, agreements }));
  } catch {
    // Storage is disabled: we ask for both again.
  }
}

function keptAgreements(workId: string): Agreed | undefined {
  try {
    const kept = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? 'null') as {
      readonly workId: string;
      readonly agreements: Agreed;
    } | null;
    return kept?.workId === workId ? kept.agreements : undefined;
  } catch {
    return undefined;
  }
}
