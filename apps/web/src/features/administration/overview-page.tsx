import { AdminShell } from './frame/admin-shell.tsx';
import styles from './frame/admin.module.css';

/** The page at `/admin`: what needs attention. */
export function OverviewPage() {
  return (
    <AdminShell title="Admin" tab="/admin">
      {({ openMessages, openReports, openRefusals, failedJobs, waitingJobs }) => (
        <dl className={styles.counts}>
          <Count href="/admin/messages" label="Open messages" count={openMessages} />
          <Count href="/admin/reports" label="Open reports" count={openReports} />
          <Count href="/admin/refusals" label="Refusals to decide" count={openRefusals} />
          <Count href="/admin/jobs" label="Failed jobs" count={failedJobs} />
          <Count href="/admin/jobs" label="Jobs in the queue" count={waitingJobs} />
        </dl>
      )}
    </AdminShell>
  );
}

interface CountProps {
  readonly href: string;
  readonly label: string;
  readonly count: number;
}

function Count({ href, label, count }: CountProps) {
  return (
    <div>
      <dt>
        <a href={href}>{label}</a>
      </dt>
      <dd>{count.toLocaleString('en-US')}</dd>
    </div>
  );
}
