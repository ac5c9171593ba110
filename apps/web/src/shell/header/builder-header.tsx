import type { ReactNode } from 'react';
import { AccountMenu } from './account-menu.tsx';
import { Brand } from '../brand.tsx';
import { documentLinks } from '../document-links.ts';
import { SiteMenu } from './site-menu.tsx';
import styles from './builder-header.module.css';

interface BuilderHeaderProps {
  /** Path of the builder below it, such as `/make-your-paystub`. */
  readonly path: string;
  /** A short word on the state of the work, at the right: `Draft saved`. */
  readonly status?: ReactNode;
}

/** The compact header of the builders: the documents as tabs, and room for the state of the work. */
export function BuilderHeader({ path, status }: BuilderHeaderProps) {
  return (
    <header className={styles.bar}>
      <Brand />
      <nav className={styles.documents} aria-label="Documents">
        {documentLinks.map(({ href, short }) => (
          <a key={href} href={href} aria-current={path === href ? 'page' : undefined}>
            {short}
          </a>
        ))}
      </nav>
      <div className={styles.status}>{status}</div>
      <SiteMenu>
        <li className={styles.narrowOnly}>
          <a href="/">Home</a>
        </li>
        <li className={styles.narrowOnly}>
          <ul aria-label="Documents" className={styles.narrowDocuments}>
            {documentLinks.map(({ href, label }) => (
              <li key={href}>
                <a href={href} aria-current={path === href ? 'page' : undefined}>
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </li>
        <AccountMenu
          path={path}
          signUp={
            <>
              Sign up<span className={styles.purpose}> to save your work</span>
            </>
          }
        />
      </SiteMenu>
    </header>
  );
}
