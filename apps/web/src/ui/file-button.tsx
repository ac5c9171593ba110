import type { InputHTMLAttributes, Ref } from 'react';
import styles from './file-button.module.css';

export interface FileButtonProps extends InputHTMLAttributes<HTMLInputElement> {
  readonly ref?: Ref<HTMLInputElement>;
}

/** A native file input drawn as a button; what stands in it is its label. */
export function FileButton({ children, ...rest }: FileButtonProps) {
  return (
    <label className={styles.choose}>
      <input type="file" {...rest} />
      <span>{children}</span>
    </label>
  );
}
