import type { FocusEvent } from 'react';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from './button.tsx';
import styles from './toast.module.css';

export interface ToastMessage {
  readonly id: number;
  readonly text: string;
  readonly action?: ToastAction | undefined;
}

interface ToastAction {
  readonly label: string;
  /** The letter that does the same with Ctrl, or Cmd on a Mac, also once the message has gone. */
  readonly key?: string;
  readonly run: () => void;
}

export interface ToastProps {
  readonly message: ToastMessage | undefined;
  readonly onClose: () => void;
  /** Called when a pressed button has gone and the focus cannot return to where it came from. */
  readonly onFocusLost: () => void;
}

const SHOWN_MS = 12_000;

/**
 * The newest message, where it is put. It goes by itself, but never while the pointer or the focus is on it.
 * The region is always in the page, so that screen readers hear what comes into it.
 */
export function Toast({ message, onClose, onFocusLost }: ToastProps) {
  const [held, setHeld] = useState(false);
  const origin = useRef<HTMLElement | null>(null);
  useHidden(message?.id, held, onClose);
  function onFocus({ currentTarget, relatedTarget }: FocusEvent) {
    setHeld(true);
    if (!currentTarget.contains(relatedTarget)) origin.current = relatedTarget as HTMLElement | null;
  }
  /** The pressed button goes with what it does: the focus returns to where it was before. */
  function run(action: () => void) {
    flushSync(action);
    setHeld(false);
    if (origin.current?.isConnected) origin.current.focus({ preventScroll: true });
    if (!origin.current || document.activeElement !== origin.current) onFocusLost();
  }
  return (
    <div
      className={styles.region}
      role="status"
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={onFocus}
      onBlur={() => setHeld(false)}
    >
      {message && (
        <div className={styles.toast} key={message.id}>
          <span className={styles.text}>{message.text}</span>
          {message.action && (
            <button type="button" className={styles.action} onClick={() => run(message.action!.run)}>
              {message.action.label}
            </button>
          )}
          {message.action?.key && <kbd className={styles.key}>{`${modifier()}${message.action.key}`}</kbd>}
          <Button look="quiet" className={styles.close} aria-label="Close message" onClick={() => run(onClose)}>
            <svg width="14" height="14" viewBox="0 0 14 14" aria-hidden="true">
              <path d="M2 2l10 10M12 2L2 12" stroke="currentColor" strokeWidth="1.800" />
            </svg>
          </Button>
        </div>
      )}
    </div>
  );
}

function modifier(): string {
  return /^(?:Mac|iP)/.test(navigator.platform) ? '⌘' : 'Ctrl+';
}

/** Closes a message some time after it came, unless it is held. */
function useHidden(id: number | undefined, held: boolean, onClose: () => void) {
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });
  useEffect(() => {
    if (id === undefined || held) return undefined;
    const timer = setTimeout(() => close.current(), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [id, held]);
}
