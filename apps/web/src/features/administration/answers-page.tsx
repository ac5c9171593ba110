import type { AdminFeedback } from '@paperwage/api-contract';
import { useCallback, useState } from 'react';
import { callAsUser } from '../../identity/call-as-user.ts';
import type { Column } from './frame/admin-list.tsx';
import { AdminList } from './frame/admin-list.tsx';
import { AdminShell } from './frame/admin-shell.tsx';
import { StateChoice } from './frame/list-filters.tsx';
import type { AskPage } from './frame/use-admin-list.ts';
import { useAdminList } from './frame/use-admin-list.ts';
import { timeText } from './frame/words.ts';

type Kind = 'feedback' | 'unanswered';

interface Unanswered {
  readonly id: string;
  readonly at: number;
  readonly question: string;
}

/** The page at `/admin/answers`: what didn’t help, and what the chat didn’t know. */
export function AnswersPage() {
  return (
    <AdminShell title="Answers" tab="/admin/answers">
      {() => <Answers />}
    </AdminShell>
  );
}

function Answers() {
  const [kind, setKind] = useState<Kind>('feedback');
  return (
    <>
      <StateChoice label="Show" value={kind} choices={CHOICES} onChange={setKind} />
      {kind === 'feedback' ? <FeedbackList /> : <UnansweredList />}
    </>
  );
}

const CHOICES = [
  ['feedback', 'What people say'],
  ['unanswered', 'Not known'],
] as const;

function FeedbackList() {
  const ask = useCallback<AskPage<AdminFeedback>>(
    () => callAsUser('POST /api/admin/feedback/filter', { body: {} }),
    [],
  );
  const empty = { title: 'No feedback yet', text: 'Thumbs and notes from the chat and the FAQ appear here.' };
  return <AdminList list={useAdminList(ask)} name="Feedback" columns={FEEDBACK} empty={empty} />;
}

function UnansweredList() {
  const ask = useCallback<AskPage<Unanswered>>(
    (from) => callAsUser('POST /api/admin/unanswered/filter', { body: from }),
    [],
  );
  const empty = { title: 'No such questions', text: 'Questions the chat couldn’t answer appear here.' };
  return <AdminList list={useAdminList(ask)} name="Questions" columns={UNANSWERED} empty={empty} />;
}

const FEEDBACK: readonly Column<AdminFeedback>[] = [
  { label: 'Answer from', cell: ({ id }) => (id.startsWith('/') ? <a href={id}>{id}</a> : 'Not known') },
  { label: 'Didn’t help', cell: ({ unhelpful }) => unhelpful.toLocaleString('en-US'), isFigure: true },
  { label: 'Helped', cell: ({ helpful }) => helpful.toLocaleString('en-US'), isFigure: true },
  { label: 'Newest notes', cell: ({ notes }) => <Notes notes={notes} /> },
];

const UNANSWERED: readonly Column<Unanswered>[] = [
  { label: 'Question', cell: ({ question }) => question },
  { label: 'Asked', cell: ({ at }) => timeText(at) },
];

function Notes({ notes }: Pick<AdminFeedback, 'notes'>) {
  const written = notes.filter(({ note, question }) => note !== '' || question !== '');
  if (written.length === 0) return 'None';
  return (
    <ul>
      {written.map(({ at, question, note }) => (
        <li key={at}>
          {question && `“${question}” `}
          {note}
        </li>
      ))}
    </ul>
  );
}
