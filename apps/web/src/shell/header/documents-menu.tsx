import { documentLinks } from '../document-links.ts';
import { HeaderSubmenu } from './header-submenu.tsx';
import styles from './site-header.module.css';

/** The sub-menu of documents. */
export function DocumentsMenu({ path }: { readonly path: string }) {
  return (
    <HeaderSubmenu id="documents-menu" label="Documents" className={styles.documents}>
      {(close) =>
        documentLinks.map(({ href, label }) => (
          <li key={href}>
            <a href={href} aria-current={path === href ? 'page' : undefined} onClick={close}>
              {label}
            </a>
          </li>
        ))
      }
    </HeaderSubmenu>
  );
}
