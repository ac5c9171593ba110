import type { ReactNode } from 'react';
import { useDisclosure } from '../../ui/use-disclosure.ts';
import styles from './site-header.module.css';

interface HeaderSubmenuProps {
  /** Of the list; one such on a page. */
  readonly id: string;
  /** What the button says, and what the list is called. */
  readonly label: string;
  /** Of the item of the menu that it is. */
  readonly className: string | undefined;
  /** The page is one of its links. */
  readonly isActive?: boolean;
  /** The items of the list; what they are given closes it. */
  readonly children: (close: () => void) => ReactNode;
}

/** A list of links under a button of the header. On a narrow screen it stands open inside the menu, without its button. */
export function HeaderSubmenu({ id, label, className, isActive, children }: HeaderSubmenuProps) {
  const { isOpen, toggle, close, boxRef, buttonRef } = useDisclosure<HTMLLIElement>();
  return (
    <li ref={boxRef} className={className}>
      <button
        ref={buttonRef}
        type="button"
        className={styles.disclose}
        aria-expanded={isOpen}
        aria-controls={id}
        data-active={isActive}
        onClick={toggle}
      >
        {label}
        <svg width="10" height="6" viewBox="0 0 10 6" aria-hidden="true">
          <path d="m1 1 4 4 4-4" fill="none" stroke="currentColor" strokeWidth="1.6" />
        </svg>
      </button>
      <ul id={id} aria-label={label} className={styles.submenu} data-open={isOpen}>
        {children(close)}
      </ul>
    </li>
  );
}
