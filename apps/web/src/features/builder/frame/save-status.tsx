import type { SaveState } from '../saving/autosave.ts';
import { useBuilder, useStored } from '../store/builder.tsx';
import styles from './save-status.module.css';

const TEXTS: Readonly<Record<SaveState, string>> = {
  new: 'Nothing to save yet',
  saving: 'Saving',
  saved: 'Draft saved',
  failed: 'Not saved, trying again',
  conflict: 'Not saved: open in two tabs',
};

/** Whether the work is kept, in the header. */
export function SaveStatus() {
  const { saving } = useBuilder();
  const state = useStored(saving);
  return (
    <p className={`${styles.status} ${styles[state]}`} role="status" data-state={state}>
      {TEXTS[state]}
    </p>
  );
}
