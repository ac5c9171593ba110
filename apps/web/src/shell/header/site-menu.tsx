import type { ReactNode } from 'react';
import { useDisclosure } from '../../ui/use-disclosure.ts';
import styles from './site-header.module.css';

/** The header's links. At 768 px and less they lie behind the dots. */
export function SiteMenu({ children }: { readonly children: ReactNode }) {
  const { isOpen, toggle, close, boxRef, buttonRef } = useDisclosure<HTMLElement>();
  return (
    <nav ref={boxRef} className={styles.nav} aria-label="Main">
      <button
        ref={buttonRef}
        type="button"
        className={styles.dots}
        aria-label="Menu"
        aria-expanded={isOpen}
        aria-controls="site-menu"
        onClick={toggle}
      >
        •••
      </button>
      <ul
        id="site-menu"
        className={styles.menu}
        data-open={isOpen}
        onClick={(event) => {
          if ((event.target as Element).closest('a')) close();
        }}
      >
        {children}
      </ul>
    </nav>
  );
}
