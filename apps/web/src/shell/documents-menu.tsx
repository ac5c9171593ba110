import { documentLinks } from './document-links.ts';
import { useDisclosure } from './use-disclosure.ts';
import styles from './site-header.module.css';

/** The sub-menu of documents. On a narrow screen it stands open inside the menu, without its button. */
export function DocumentsMenu({ path }: { readonly path: string }) {
  const { isOpen, toggle, close, boxRef, buttonRef } = useDisclosure<HTMLLIElement>();
  return (
    <li ref={boxRef} className={styles.documents}>
      <button
        ref={buttonRef}
        type="button"
        className={styles.disclose}
        aria-expanded={isOpen}
        aria-controls="documents-menu"
        onClick={toggle}
      >
        Documents
        <svg width="10" height="6" viewBox="0 0 10 6" aria-hidden="true">
          <path d="m1 1 4 4 4-4" fill="none" stroke="currentColor" strokeWidth="1.6" />
        </svg>
      </button>
      <ul id="documents-menu" aria-label="Documents" className={styles.submenu} data-open={isOpen}>
        {documentLinks.map(({ href, label }) => (
          <li key={href}>
            <a href={href} aria-current={path === href ? 'page' : undefined} onClick={close}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </li>
  );
}
