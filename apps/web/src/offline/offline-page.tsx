import { Brand } from '../shell/brand.tsx';
import { documentLinks } from '../shell/document-links.ts';
import styles from '../shell/error-screen.module.css';

/**
 * Stands in for a page that needs the server while there is no connection. It is written as a document of its own, without
 * the code of the site; `public/when-online.js` loads the page that was asked for.
 */
export function OfflinePage() {
  return (
    <main id="main" className={styles.screen}>
      <Brand />
      <h1>You’re offline</h1>
      <p className={styles.subtitle}>This page needs a connection. It opens by itself once you’re back online.</p>
      <p>You can still make documents. Your work is saved on this device.</p>
      <nav className={styles.documents} aria-label="Documents">
        {documentLinks.map(({ href, label }) => (
          <a key={href} href={href}>
            {label}
          </a>
        ))}
      </nav>
      <a className={styles.home} href="">
        Try again
      </a>
    </main>
  );
}
