import type { AdminJob } from '@paperwage/api-contract';
import { useCallback, useMemo, useRef, useState } from 'react';
import { callAsUser } from '../../identity/call-as-user.ts';
import { Button } from '../../ui/button.tsx';
import styles from './frame/admin.module.css';
import type { Column } from './frame/admin-list.tsx';
import { AdminList } from './frame/admin-list.tsx';
import { AdminShell } from './frame/admin-shell.tsx';
import { StateChoice } from './frame/list-filters.tsx';
import type { AskPage } from './frame/use-admin-list.ts';
import { useAdminList } from './frame/use-admin-list.ts';
import { jobText, timeText } from './frame/words.ts';

type State = 'failed' | 'waiting';

/** The page at `/admin/jobs`. */
export function JobsPage() {
  return (
    <AdminShell title="Jobs" tab="/admin/jobs">
      {(_, reloadOverview) => <Jobs onRetried={reloadOverview} />}
    </AdminShell>
  );
}

function Jobs({ onRetried }: { readonly onRetried: () => Promise<void> }) {
  const [state, setState] = useState<State>('failed');
  const ask = useCallback<AskPage<AdminJob>>(
    (from) => callAsUser('POST /api/admin/jobs/filter', { body: { ...from, state } }),
    [state],
  );
  const list = useAdminList(ask);
  const columns = useMemo<readonly Column<AdminJob>[]>(
    () => [
      { label: 'Job', cell: (job) => jobText(job) },
      { label: 'Created', cell: ({ createdAt }) => timeText(createdAt) },
      { label: 'Tries', cell: ({ attempts }) => attempts },
      { label: 'Error', cell: ({ reason }) => reason ?? 'None' },
      { label: 'Next try', cell: ({ hasFailed, runAt }) => (hasFailed ? 'Never' : timeText(runAt)) },
      { label: 'Action', cell: (job) => <Retry job={job} onRetried={onRetried} /> },
    ],
    [onRetried],
  );
  const empty =
    state === 'failed'
      ? { title: 'No failed jobs', text: 'A job appears here after 12 tries, which take nearly a day.' }
      : { title: 'The queue is empty', text: 'Every job is done.' };
  return (
    <>
      <StateChoice label="Show" value={state} choices={CHOICES} onChange={setState} />
      <AdminList list={list} name="Jobs" columns={columns} empty={empty} />
    </>
  );
}

const CHOICES = [
  ['failed', 'Failed'],
  ['waiting', 'In the queue'],
] as const;

function Retry({ job, onRetried }: { readonly job: AdminJob; readonly onRetried: () => Promise<void> }) {
  const [said, setSaid] = useState('');
  const isBusy = useRef(false);
  async function press() {
    if (isBusy.current) return;
    isBusy.current = true;
    const answer = await callAsUser('POST /api/admin/jobs/:id/retry', { params: { id: job.id } });
    isBusy.current = false;
    setSaid(answer.ok ? 'Started. Reload the page to see how it went.' : answer.error.message);
    if (answer.ok) await onRetried();
  }
  return (
    <>
      <Button aria-label={`Run again: ${jobText(job)}, ${timeText(job.createdAt)}`} onClick={() => void press()}>
        Run again
      </Button>
      <span role="status" className={styles.said}>
        {said}
      </span>
    </>
  );
}
