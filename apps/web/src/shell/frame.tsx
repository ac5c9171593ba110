import type { ReactNode } from 'react';
import type { DialogButtonProps } from './dialog-button.tsx';
import { DialogButton } from './dialog-button.tsx';
import help from './help-launcher.module.css';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './header/site-header.tsx';
import styles from './frame.module.css';

interface FrameProps {
  readonly path: string;
  /** `own`: the page brings its header. */
  readonly header: 'site' | 'own';
  /** Fetches the chat; absent on a page without it. */
  readonly loadChat: DialogButtonProps['load'] | undefined;
  readonly children: ReactNode;
}

/** What surrounds every page. */
export function Frame({ path, header, loadChat, children }: FrameProps) {
  return (
    <>
      <a className={styles.skip} href="#main">
        Skip to content
      </a>
      {header === 'site' && <SiteHeader path={path} />}
      {children}
      <SiteFooter>
        {loadChat && (
          <DialogButton className={header === 'own' ? help.flow : help.launcher} load={loadChat}>
            Help
          </DialogButton>
        )}
      </SiteFooter>
    </>
  );
}
