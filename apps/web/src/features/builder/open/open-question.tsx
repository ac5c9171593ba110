import { useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { Button } from '../../../ui/button.tsx';
import styles from '../../../ui/dialog.module.css';
import { useBuilder } from '../store/builder.tsx';
import type { ReadDocument } from './open-in-builder.ts';

/** Asks what to do with a dropped or chosen document: open it as it was, or start the next one. */
export function OpenQuestion({ read, onClose }: { readonly read: ReadDocument; readonly onClose: () => void }) {
  const { kind, makeNext } = useBuilder();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  const choose = (isNext: boolean) => {
    dialog.current?.close();
    // After a drop nothing had the focus, so it stayed on the button that is about to disappear.
    const focused = document.activeElement;
    if (focused instanceof HTMLElement && dialog.current?.contains(focused)) focused.blur();
    read.open();
    if (isNext) void makeNext?.();
  };
  return createPortal(
    <dialog ref={dialog} className={styles.dialog} aria-labelledby="open-title" onClose={onClose}>
      <h2 id="open-title">What would you like to do?</h2>
      <p>{read.name} was made with Paperwage.</p>
      <div className={styles.buttons}>
        <Button look="primary" onClick={() => choose(true)}>
          Make the next {kind.words.name}
        </Button>
        <Button onClick={() => choose(false)}>Open it again</Button>
        <Button look="quiet" onClick={() => dialog.current?.close()}>
          Cancel
        </Button>
      </div>
    </dialog>,
    document.body,
  );
}
