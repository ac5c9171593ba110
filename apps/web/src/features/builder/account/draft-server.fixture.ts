import type { Draft, SavedDraft } from '@paperwage/api-contract';
import type { Called } from '../../../identity/call.ts';
import type { DraftToSave } from '../../../records/drafts.ts';
import type { EMPTY_NOTE } from '../kind/note-kind.fixture.ts';

/** The title of a note, as a server gives it back. */
export const titleOf = (data: unknown) => (data as typeof EMPTY_NOTE).title;

/** A server that stores drafts with their versions and save keys, like the real one. */
export function createServer() {
  const drafts = new Map<string, { version: number; data: unknown }>();
  const saved = new Map<string, { draftId: string; version: number; mark: string | undefined }>();
  let answer: 'all' | 'none' | 'lost' | 'full' = 'all';
  const refused = (code: string): Called<never> => ({ ok: false, error: { code, message: code, issues: [] } });
  const seen: { title: string; version: number | undefined }[] = [];

  /** What is saved at once, as far as this is reached. */
  function saveNow({ draftId, version, documentData, after = [] }: DraftToSave, key: string): Called<SavedDraft> {
    const before = after.map((one) => saved.get(one)).findLast((one) => one !== undefined);
    const id = draftId ?? before?.draftId;
    const base = Math.max(version ?? 0, before?.version ?? 0);
    const own = id === undefined ? (after[0] ?? key) : key;
    const mark = id === undefined ? undefined : JSON.stringify(documentData);
    const known = saved.get(own);
    if (known) {
      if (known.mark !== mark) return refused('idempotencyKeyReused');
      return { ok: true, data: { draftId: known.draftId, version: known.version, updatedAt: 1 } };
    }
    const there = id === undefined ? undefined : drafts.get(id);
    if (id !== undefined && !there) return refused('draftUnknown');
    if (there && base > 0 && there.version !== base) return refused('draftChanged');
    const now = { draftId: id ?? `draft-${drafts.size + 1}`, version: (there?.version ?? 0) + 1 };
    drafts.set(now.draftId, { version: now.version, data: documentData });
    saved.set(own, { ...now, mark });
    seen.push({ title: titleOf(documentData), version });
    return { ok: true, data: { ...now, updatedAt: 1 } };
  }
  async function save(draft: DraftToSave, key: string): Promise<Called<SavedDraft>> {
    await Promise.resolve();
    if (answer === 'none') return refused('unreachable');
    if (answer === 'full') return refused('storageFull');
    const reply = saveNow(draft, key);
    return answer === 'lost' ? refused('unreachable') : reply;
  }
  function fetch(id: string) {
    const found = drafts.get(id);
    if (answer === 'none') return Promise.resolve(refused('unreachable'));
    if (!found) return Promise.resolve(refused('draftUnknown'));
    const row = { draftId: id, type: 'paystub' as const, fromName: '', date: '', toName: '', updatedAt: 1 };
    const data: Draft = { ...row, version: found.version, template: 'plain', theme: 'ink', documentData: found.data };
    return Promise.resolve({ ok: true as const, data });
  }
  const answers = (now: typeof answer) => (answer = now);
  return { drafts, seen, save, saveNow, fetch, answers };
}
