import type { ReactNode } from 'react';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';
import styles from './frame.module.css';

interface FrameProps {
  readonly path: string;
  /** `own`: the page brings its header. */
  readonly header: 'site' | 'own';
  readonly children: ReactNode;
}

/** What surrounds every page. */
export function Frame({ path, header, children }: FrameProps) {
  return (
    <>
      <a className={styles.skip} href="#main">
        Skip to content
      </a>
      {header === 'site' && <SiteHeader path={path} />}
      {children}
      <SiteFooter />
    </>
  );
}
