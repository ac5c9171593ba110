import type { ButtonHTMLAttributes, Ref } from 'react';
import styles from './button.module.css';

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** `primary` is the one thing to do next; `quiet` has no frame; `text` reads as a link in running text. */
  readonly look?: 'primary' | 'plain' | 'quiet' | 'text';
  readonly ref?: Ref<HTMLButtonElement>;
}

/** A native button in one of the four looks of the site. It never submits unless told to. */
export function Button({ look = 'plain', className, type = 'button', ...rest }: ButtonProps) {
  const classes = [styles.button, styles[look], className].filter(Boolean).join(' ');
  return <button type={type} className={classes} {...rest} />;
}
