import type { Draft, DraftRow, SaveDraftBody, SavedDraft } from '@paperwage/api-contract';
import type { DocumentType } from '@paperwage/documents';
import type { Called } from '../identity/call.ts';
import { callAsUser } from '../identity/call-as-user.ts';
import { savesSettled } from './saves-under-way.ts';

/** A draft to save, its pictures by their addresses. */
export interface DraftToSave {
  readonly type: DocumentType;
  readonly template: string;
  readonly theme: string;
  readonly documentData: object;
  readonly draftId?: string | undefined;
  /** The version the change was made on. */
  readonly version?: number | undefined;
  /** Keys of saves sent before this one whose answers never came, oldest first. */
  readonly after?: readonly string[];
}

/** All drafts of the user, the last changed first, with what a page that was left is still saving. */
export async function listDrafts(): Promise<Called<readonly DraftRow[]>> {
  await savesSettled();
  const told = await callAsUser('GET /api/profile/drafts');
  return told.ok ? { ok: true, data: told.data.drafts } : told;
}

export function fetchDraft(id: string): Promise<Called<Draft>> {
  return callAsUser('GET /api/profile/drafts/:id', { params: { id } });
}

/** Saves a draft, once for the same `key`; without a `draftId` one is begun. */
export function saveDraft(draft: DraftToSave, key: string): Promise<Called<SavedDraft>> {
  return callAsUser('POST /api/save-draft', { body: bodyOfDraft(draft), key });
}

/** A draft of any type as the call takes it: whether what is in it fits the type, the server says. */
export function bodyOfDraft(draft: DraftToSave): SaveDraftBody {
  return draft as SaveDraftBody;
}

/** Takes a draft off the list of which a document was made, unless it was changed since that version. */
export function finishDraft(id: string, version: number): Promise<Called<unknown>> {
  return callAsUser('POST /api/profile/drafts/:id/finish', { params: { id }, body: { version } });
}

export function deleteDraft(id: string): Promise<Called<unknown>> {
  return callAsUser('DELETE /api/profile/drafts/:id', { params: { id } });
}

export function restoreDraft(id: string): Promise<Called<unknown>> {
  return callAsUser('POST /api/profile/drafts/:id/restore', { params: { id } });
}
