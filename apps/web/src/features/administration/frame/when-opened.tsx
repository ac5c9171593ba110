import type { ReactNode } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import styles from './admin-list.module.css';
import type { AdminEntry } from './use-admin-entry.ts';
import { failureText } from './words.ts';

interface WhenOpenedProps<Data> {
  readonly entry: AdminEntry<Data>;
  readonly children: (data: Data) => ReactNode;
}

/** What was opened, its place while it is on its way, or why it didn’t come. */
export function WhenOpened<Data>({ entry: { data, failure, reload }, children }: WhenOpenedProps<Data>) {
  if (data !== undefined) return children(data);
  if (failure === undefined) return <div className={styles.waiting} aria-hidden="true" />;
  return (
    <Notice
      tone="error"
      role="alert"
      actions={failure.code !== 'requestInvalid' && <Button onClick={() => void reload()}>Try again</Button>}
    >
      {failureText(failure)}
    </Notice>
  );
}
