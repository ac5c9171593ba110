import { useEffect, useRef, useState } from 'react';
import { Button } from './button.tsx';
import styles from './toast.module.css';

export interface ToastMessage {
  readonly id: number;
  readonly text: string;
  readonly action?: { readonly label: string; readonly run: () => void } | undefined;
}

const SHOWN_MS = 12_000;

/**
 * The newest message at the foot of the window. It goes by itself, but never while the pointer or the focus is on it.
 * The region is always in the page, so that screen readers hear what comes into it.
 */
export function Toast({ message, onClose }: { message: ToastMessage | undefined; onClose: () => void }) {
  const [held, setHeld] = useState(false);
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });
  const id = message?.id;
  useEffect(() => {
    if (id === undefined || held) return undefined;
    const timer = setTimeout(() => close.current(), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [id, held]);
  return (
    <div
      className={styles.region}
      role="status"
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      {message && (
        <div className={styles.toast} key={message.id}>
          <span>{message.text}</span>
          {message.action && (
            <button type="button" className={styles.action} onClick={message.action.run}>
              {message.action.label}
            </button>
          )}
          <Button look="quiet" className={styles.close} aria-label="Close message" onClick={onClose}>
            <svg width="14" height="14" viewBox="0 0 14 14" aria-hidden="true">
              <path d="M2 2l10 10M12 2L2 12" stroke="currentColor" strokeWidth="1.800" />
            </svg>
          </Button>
        </div>
      )}
    </div>
  );
}
