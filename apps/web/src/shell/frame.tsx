import type { ReactNode } from 'react';
import { DialogButton } from './dialog-button.tsx';
import help from './help-launcher.module.css';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';
import styles from './frame.module.css';

interface FrameProps {
  readonly path: string;
  /** `own`: the page brings its header. */
  readonly header: 'site' | 'own';
  readonly hasChatbot: boolean;
  readonly children: ReactNode;
}

/** What surrounds every page. */
export function Frame({ path, header, hasChatbot, children }: FrameProps) {
  return (
    <>
      <a className={styles.skip} href="#main">
        Skip to content
      </a>
      {header === 'site' && <SiteHeader path={path} />}
      {children}
      <SiteFooter>
        {hasChatbot && (
          <DialogButton
            className={header === 'own' ? help.flow : help.launcher}
            load={() => import('../features/chat/chat-panel.tsx')}
          >
            Help
          </DialogButton>
        )}
      </SiteFooter>
    </>
  );
}
