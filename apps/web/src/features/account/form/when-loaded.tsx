import type { ReactNode } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import styles from './account-page.module.css';
import type { UsedCall } from './use-called.ts';

interface WhenLoadedProps<Data> {
  readonly used: UsedCall<Data>;
  readonly children: (data: Data) => ReactNode;
}

/** What depends on a response, a placeholder while it loads, or why it failed. */
export function WhenLoaded<Data>({ used: { loaded, reload }, children }: WhenLoadedProps<Data>) {
  if (loaded.status === 'ready') return children(loaded.data);
  if (loaded.status === 'loading') return <div className={styles.waiting} aria-hidden="true" />;
  return (
    <Notice tone="error" actions={<Button onClick={() => void reload()}>Try again</Button>}>
      {loaded.message}
    </Notice>
  );
}
