import type { Draft, DraftRow, SaveDraftBody, SavedDraft } from '@paperwage/api-contract';
import type { DocumentType } from '@paperwage/documents';
import type { Called } from '../identity/call.ts';
import { callAsUser } from '../identity/call-as-user.ts';
import { savesSettled } from './saves-under-way.ts';

/** A draft to save, with pictures as addresses. */
export interface DraftToSave {
  readonly type: DocumentType;
  readonly template: string;
  readonly theme: string;
  readonly documentData: object;
  readonly draftId?: string | undefined;
  /** The version the change was made on. */
  readonly version?: number | undefined;
  /** Keys of earlier saves whose responses never arrived, oldest first. */
  readonly after?: readonly string[];
}

/** All of the user’s drafts, most recently changed first, including what a page just left is still saving. */
export async function listDrafts(): Promise<Called<readonly DraftRow[]>> {
  await savesSettled();
  const answer = await callAsUser('GET /api/profile/drafts');
  return answer.ok ? { ok: true, data: answer.data.drafts } : answer;
}

export function fetchDraft(id: string): Promise<Called<Draft>> {
  return callAsUser('GET /api/profile/drafts/:id', { params: { id } });
}

/** Saves a draft, once per `key`; without a `draftId` it creates one. */
export function saveDraft(draft: DraftToSave, key: string): Promise<Called<SavedDraft>> {
  return callAsUser('POST /api/save-draft', { body: bodyOfDraft(draft), key });
}

/** A draft of any type in the call’s format; the server checks that its content fits the type. */
export function bodyOfDraft(draft: DraftToSave): SaveDraftBody {
  return draft as SaveDraftBody;
}

/** Removes a draft from the list once a document was made from it, unless it changed since that version. */
export function finishDraft(id: string, version: number): Promise<Called<unknown>> {
  return callAsUser('POST /api/profile/drafts/:id/finish', { params: { id }, body: { version } });
}

export function deleteDraft(id: string): Promise<Called<unknown>> {
  return callAsUser('DELETE /api/profile/drafts/:id', { params: { id } });
}

export function restoreDraft(id: string): Promise<Called<unknown>> {
  return callAsUser('POST /api/profile/drafts/:id/restore', { params: { id } });
}
