import type { AdminFeedback } from '@paperwage/api-contract';
import { ADMIN_PAGE_ROWS } from '@paperwage/api-contract';
import type { AdminContext } from './admin.ts';
import type { AdminPage } from './admin-page.ts';
import { pageOf } from './admin-page.ts';

const MOST_SUBJECTS = 100;

/** What people said about answers of the chat and the FAQ, by page, the one that helped least often first. */
export async function listFeedback({ records }: AdminContext): Promise<{ rows: AdminFeedback[]; next: null }> {
  const subjects = await records.chats.feedback(MOST_SUBJECTS);
  const rows = subjects.map(({ subject, helpful, unhelpful, notes }) => ({
    id: subject,
    helpful,
    unhelpful,
    notes: notes.map(({ atMs, question, note }) => ({ at: atMs, question, note })),
  }));
  return { rows, next: null };
}

/** Questions the chat didn't know, newest first. */
export async function listUnanswered(
  { records }: AdminContext,
  { before }: { readonly before?: string | undefined },
): Promise<AdminPage<{ id: string; at: number; question: string }>> {
  const found = await records.chats.unanswered({ limit: ADMIN_PAGE_ROWS + 1, before });
  return pageOf(
    found,
    ({ id }) => id,
    ({ id, atMs, question }) => ({ id, at: atMs, question }),
  );
}
