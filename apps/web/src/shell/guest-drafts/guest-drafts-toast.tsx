import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import type { ToastMessage } from '../../ui/toast.tsx';
import { Toast } from '../../ui/toast.tsx';
import styles from './guest-drafts-toast.module.css';

/** Screen readers hear what comes into a region that was there before. */
const REGION_KNOWN_MS = 300;

interface GuestDraftsToastProps {
  readonly message: ToastMessage;
  readonly onClose: () => void;
}

/** A message at the bottom of any page. */
export function GuestDraftsToast({ message, onClose }: GuestDraftsToastProps) {
  const [isKnown, setIsKnown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsKnown(true), REGION_KNOWN_MS);
    return () => clearTimeout(timer);
  }, []);
  return createPortal(
    <div className={styles.foot}>
      <Toast message={isKnown ? message : undefined} onClose={onClose} onFocusLost={focusHeading} />
    </div>,
    document.body,
  );
}

function focusHeading() {
  document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
}
