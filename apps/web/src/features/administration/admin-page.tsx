import type { ComponentType } from 'react';
import { AnswersPage } from './answers-page.tsx';
import { ErrorsPage } from './errors-page.tsx';
import { AdminShell } from './frame/admin-shell.tsx';
import { JobsPage } from './jobs-page.tsx';
import { MailPage } from './mail-page.tsx';
import { MessagePage } from './message-page.tsx';
import { MessagesPage } from './messages-page.tsx';
import { OrdersPage } from './orders-page.tsx';
import { OverviewPage } from './overview-page.tsx';
import { RefusalsPage } from './refusals-page.tsx';
import { ReportPage } from './report-page.tsx';
import { ReportsPage } from './reports-page.tsx';
import { SubscriberPage } from './subscriber-page.tsx';
import { SubscriptionsPage } from './subscriptions-page.tsx';
import { TrailPage } from './trail-page.tsx';
import { VisitsPage } from './visits-page.tsx';

const pages: Readonly<Record<string, ComponentType>> = {
  '': OverviewPage,
  orders: OrdersPage,
  subscriptions: SubscriptionsPage,
  messages: MessagesPage,
  answers: AnswersPage,
  reports: ReportsPage,
  refusals: RefusalsPage,
  jobs: JobsPage,
  mail: MailPage,
  visits: VisitsPage,
  errors: ErrorsPage,
  trail: TrailPage,
};

const pagesOfOne: Readonly<Record<string, ComponentType<{ readonly id: string }>>> = {
  subscriptions: SubscriberPage,
  messages: MessagePage,
  reports: ReportPage,
};

/** The pages at `/admin`, in one part that nobody else fetches. */
export function AdminPage({ path }: { readonly path: string }) {
  const [, , page = '', id] = path.split('/');
  const List = id === undefined ? pages[page] : undefined;
  if (List) return <List />;
  const One = id === undefined ? undefined : pagesOfOne[page];
  if (One && id !== undefined) return <One key={id} id={id} />;
  return <NoSuchPage />;
}

function NoSuchPage() {
  return (
    <AdminShell title="Page not found" tab="/admin">
      {() => <p>No admin page is at this address. Check the link, or choose a page above.</p>}
    </AdminShell>
  );
}
