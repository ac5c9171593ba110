import type { MouseEvent } from 'react';
import styles from './remove-button.module.css';

export interface RemoveButtonProps {
  readonly line: string;
  readonly onClick: (event: MouseEvent<HTMLElement>) => void;
  /** It stands before the name, not after it. */
  readonly isFirst?: boolean;
}

/** Takes a line away. */
export function RemoveButton(props: RemoveButtonProps) {
  return (
    <button
      type="button"
      className={props.isFirst ? `${styles.remove} ${styles.first}` : styles.remove}
      aria-label={`Remove ${props.line}`}
      data-removes=""
      onClick={props.onClick}
    >
      <svg width="14" height="14" viewBox="0 0 14 14" aria-hidden="true">
        <path d="M2.500 2.500l9 9M11.500 2.500l-9 9" stroke="currentColor" strokeWidth="1.600" />
      </svg>
    </button>
  );
}
