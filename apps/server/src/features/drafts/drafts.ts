import type { DraftRow, SavedDraft, SaveDraftChange } from '@paperwage/api-contract';
import { applyEdits, saveDraftRequestSchema } from '@paperwage/api-contract';
import { documentDate } from '@paperwage/documents';
import type { z } from 'zod';
import { newId } from '../../ids.ts';
import type { Clock } from '../../ports/clock.ts';
import type { DraftHead, StoredDraft } from '../../ports/documents/draft-records.ts';
import type { Records } from '../../ports/records.ts';
import { problems } from '../../problems/problem.ts';
import { partyNames } from '../documents/party-names.ts';
import { requestMark } from '../idempotency/request-mark.ts';
import { logoNamesIn, withStrippedPictures } from '../logos/logo-fields.ts';
import { draftToKeep } from '../full-ssns/full-ssns.ts';

const MAX_DRAFTS = 500;
const CALL = 'save-draft';

interface Needs {
  readonly records: Records;
  readonly clock: Clock;
}

type DraftToSave = z.output<typeof saveDraftRequestSchema>;

interface Saving {
  readonly userId: string;
  readonly draft: DraftToSave;
  readonly key: string | undefined;
}

/**
 * Saves a draft as a new version; full SSNs are stored only with the user's consent. Throws `draftChanged` if another
 * version was saved since the one this is based on, `draftUnknown`, and `draftsTooMany`. With a key that was used before,
 * returns what was saved then, or throws `idempotencyKeyReused` if that was a different change.
 */
export async function saveDraft({ records, clock }: Needs, saving: Saving): Promise<SavedDraft> {
  const nowMs = clock.nowMs();
  return records.transaction(async (inside) => {
    const { draftId, version } = await baseOf(inside, saving);
    const draft = { ...saving.draft, draftId, version };
    const isBegun = draftId === undefined;
    return saveInside(inside, { ...saving, draft, key: (isBegun ? draft.after?.[0] : undefined) ?? saving.key }, nowMs);
  });
}

/**
 * Saves a change to a draft as a new version, as long as the version it is based on is still there. Throws like
 * `saveDraft`, and `draftChangeUnfit` for edits that don't make it a draft.
 */
export async function saveDraftChange(
  { records, clock }: Needs,
  { userId, change, key }: Pick<Saving, 'userId' | 'key'> & { readonly change: SaveDraftChange },
): Promise<SavedDraft> {
  const nowMs = clock.nowMs();
  return records.transaction(async (inside) => {
    const { type, template, theme, draftId, version, edits } = change;
    const there = await inside.drafts.find(userId, draftId);
    if (there?.type !== type) throw problems.draftUnknown();
    if (there.version !== version) throw problems.draftChanged();
    const documentData = applyEdits(there.content.documentData, edits);
    const draft = saveDraftRequestSchema.safeParse({ type, template, theme, draftId, version, documentData });
    if (!draft.success) throw problems.draftChangeUnfit();
    return saveInside(inside, { userId, draft: draft.data, key }, nowMs);
  });
}

async function saveInside(inside: Records, asked: Saving, nowMs: number): Promise<SavedDraft> {
  const saving = { ...asked, draft: withStrippedPictures(await draftToKeep(inside, asked.userId, asked.draft)) };
  const { draftId } = saving.draft;
  const saved =
    draftId === undefined
      ? { draftId: newId(nowMs), version: 1, updatedAt: nowMs }
      : { draftId, version: (await versionBefore(inside, saving)) + 1, updatedAt: nowMs };
  const before = saving.key === undefined ? undefined : await takeKey(inside, saving, saved);
  if (before) return before;
  const stored = storedDraft(saving.draft, saved);
  if (draftId === undefined) {
    if ((await inside.drafts.count(saving.userId)) >= MAX_DRAFTS) throw problems.draftsTooMany(MAX_DRAFTS);
    await inside.drafts.create(saving.userId, stored);
  } else if (!(await inside.drafts.replace(saving.userId, stored))) {
    const isThere = await inside.drafts.find(saving.userId, draftId);
    throw isThere?.type === saving.draft.type ? problems.draftChanged() : problems.draftUnknown();
  }
  await inside.logos.setUses(saving.userId, `drafts:${saved.draftId}`, logoNamesIn(saving.draft));
  return saved;
}

type Base = Pick<DraftToSave, 'draftId' | 'version'>;

/** The draft and version that a save changes: after unanswered saves, the latest that was saved. */
async function baseOf(
  { idempotency }: Records,
  { userId, draft: { draftId, version, after = [] } }: Saving,
): Promise<Base> {
  let base: Base = { draftId, version };
  for (const key of after) {
    const found = await idempotency.find({ userId, call: CALL, key });
    const saved = found === undefined ? undefined : savedOf(found);
    const isNewer = saved && (draftId ?? saved.draftId) === saved.draftId && saved.version > (base.version ?? 0);
    if (isNewer) base = saved;
  }
  return base;
}

/** What is stored under a key: what was saved, and the mark of the change. */
function savedOf(kept: string): SavedDraft & { readonly mark: string | undefined } {
  const [draftId = '', version, updatedAt, mark] = kept.split('/');
  return { draftId, version: Number(version), updatedAt: Number(updatedAt), mark };
}

/** The version the change is based on; if not given, whatever is there. */
async function versionBefore(records: Records, { userId, draft }: Saving): Promise<number> {
  if (draft.version !== undefined) return draft.version;
  const there = await records.drafts.find(userId, draft.draftId!);
  if (!there) throw problems.draftUnknown();
  return there.version;
}

/**
 * What was saved under the key before; otherwise the key is reserved for what is being saved now. A new draft is
 * returned whatever it contains now, since more may have been typed before the retry. A change is answered only for the
 * same change: a different one would look saved without being so. Throws `idempotencyKeyReused`.
 */
async function takeKey(records: Records, { userId, key, draft }: Saving, saved: SavedDraft) {
  const { draftId, version, updatedAt } = saved;
  const mark = changeMark(draft);
  const createdId = `${draftId}/${version}/${updatedAt}/${mark}`;
  const found = await records.idempotency.take({ userId, call: CALL, key: key!, createdId, createdAtMs: updatedAt });
  if (found === undefined) return undefined;
  const { mark: markThen, ...then } = savedOf(found);
  if (mark !== markThen || (draft.draftId !== undefined && draft.draftId !== then.draftId)) {
    throw problems.idempotencyKeyReused();
  }
  return then;
}

/** For a new draft, only its type counts. */
function changeMark({ draftId, type, template, theme, documentData }: DraftToSave): string {
  return draftId === undefined ? type : requestMark([type, template, theme, documentData]);
}

function storedDraft(draft: DraftToSave, { draftId, version, updatedAt }: SavedDraft): StoredDraft {
  const { type, template, theme, documentData } = draft;
  return {
    id: draftId,
    type,
    ...partyNames(draft),
    date: documentDate(draft),
    version,
    updatedAtMs: updatedAt,
    content: { template, theme, documentData },
  };
}

/** All of a user's drafts, most recently changed first. */
export async function listDrafts({ records }: Needs, userId: string): Promise<DraftRow[]> {
  return (await records.drafts.list(userId)).map(draftRow);
}

/** One draft with its contents. Throws `draftUnknown`. */
export async function readDraft({ records }: Needs, userId: string, id: string) {
  const draft = await records.drafts.find(userId, id);
  if (!draft) throw problems.draftUnknown();
  return { ...draftRow(draft), ...draft.content };
}

/**
 * Takes a draft off the list that became a document of the history; a change brings it back. Does nothing if it was
 * changed since the version. Throws `draftUnknown`.
 */
export async function finishDraft(
  { records, clock }: Needs,
  userId: string,
  { id, version }: { readonly id: string; readonly version: number },
): Promise<void> {
  if (await records.drafts.finish(userId, id, version, clock.nowMs())) return;
  if (!(await records.drafts.find(userId, id))) throw problems.draftUnknown();
}

/** Deletes a draft; it can be restored for 30 days. Throws `draftUnknown`. */
export async function removeDraft({ records, clock }: Needs, userId: string, id: string): Promise<void> {
  if (!(await records.drafts.remove(userId, id, clock.nowMs()))) throw problems.draftUnknown();
}

/** Restores a deleted draft. One that isn't deleted stays. Throws `draftUnknown` and `draftsTooMany`. */
export async function restoreDraft({ records }: Needs, userId: string, id: string): Promise<void> {
  await records.transaction(async (inside) => {
    if (await inside.drafts.find(userId, id)) return;
    if (!(await inside.drafts.restore(userId, id))) throw problems.draftUnknown();
    if ((await inside.drafts.count(userId)) > MAX_DRAFTS) throw problems.draftsTooMany(MAX_DRAFTS);
  });
}

/** A draft as its list shows it. */
export function draftRow({ id, type, fromName, toName, date, version, updatedAtMs }: DraftHead): DraftRow {
  return { draftId: id, type, fromName, toName, date, version, updatedAt: updatedAtMs };
}
