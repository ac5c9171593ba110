import type { Draft, DraftRow, SavedDraft } from '@paperwage/api-contract';
import { draftPath, draftsPath, IDEMPOTENCY_HEADER, restoreDraftPath, saveDraftPath } from '@paperwage/api-contract';
import type { DocumentType } from '@paperwage/documents';
import type { Called } from '../identity/call.ts';
import { callAsUser } from '../identity/call-as-user.ts';
import { pathWith } from './path-with.ts';
import { savesEnded } from './saves-under-way.ts';

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
  await savesEnded();
  const told = await callAsUser<{ drafts: DraftRow[] }>(draftsPath);
  return told.ok ? { ok: true, data: told.data.drafts } : told;
}

export function fetchDraft(id: string): Promise<Called<Draft>> {
  return callAsUser(pathWith(draftPath, { id }));
}

/** Saves a draft, once for the same `key`; without a `draftId` one is begun. */
export function saveDraft(draft: DraftToSave, key: string): Promise<Called<SavedDraft>> {
  return callAsUser(saveDraftPath, { method: 'POST', body: draft, headers: { [IDEMPOTENCY_HEADER]: key } });
}

export function deleteDraft(id: string): Promise<Called<unknown>> {
  return callAsUser(pathWith(draftPath, { id }), { method: 'DELETE' });
}

export function restoreDraft(id: string): Promise<Called<unknown>> {
  return callAsUser(pathWith(restoreDraftPath, { id }), { method: 'POST' });
}
