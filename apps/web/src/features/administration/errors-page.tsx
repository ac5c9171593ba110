import type { AdminErrorGroup } from '@paperwage/api-contract';
import { callAsUser } from '../../identity/call-as-user.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import styles from './frame/admin.module.css';
import { AdminShell } from './frame/admin-shell.tsx';
import { useAdminEntry } from './frame/use-admin-entry.ts';
import { timeText } from './frame/words.ts';

/** The page at `/admin/errors`: what failed and nothing caught. */
export function ErrorsPage() {
  return (
    <AdminShell title="Errors" tab="/admin/errors">
      {() => <Errors />}
    </AdminShell>
  );
}

const ask = () => callAsUser('GET /api/admin/errors');

function Errors() {
  const { data, failure, reload } = useAdminEntry(ask);
  if (failure) {
    return (
      <Notice tone="error" role="alert" actions={<Button onClick={() => void reload()}>Try again</Button>}>
        {failure.message}
      </Notice>
    );
  }
  if (data?.length === 0) {
    return (
      <div className={styles.sheet}>
        <h2>No errors</h2>
        <p>Unexpected errors in pages and on the server appear here for 90 days.</p>
      </div>
    );
  }
  return (
    <div className={styles.cards}>
      {data?.map((group) => (
        <ErrorCard key={group.id} group={group} />
      ))}
    </div>
  );
}

function ErrorCard({ group }: { readonly group: AdminErrorGroup }) {
  const { id, place, name, message, frames, page, release, times, firstAt, lastAt } = group;
  return (
    <article className={styles.sheet} aria-labelledby={id}>
      <h2 id={id}>{name}</h2>
      <p className={styles.wrote}>{message || 'It had no message.'}</p>
      <dl className={styles.facts}>
        {[
          ['Where', place === 'browser' ? 'In a browser' : 'On the server'],
          [place === 'browser' ? 'Page' : 'Call', page],
          ['Times', times.toLocaleString('en-US')],
          ['Last', timeText(lastAt)],
          ['First', timeText(firstAt)],
          ['Release', release],
        ].map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {frames.length > 0 && (
        <details>
          <summary>Where in the code</summary>
          <pre className={styles.wrote}>{frames.join('\n')}</pre>
        </details>
      )}
    </article>
  );
}
