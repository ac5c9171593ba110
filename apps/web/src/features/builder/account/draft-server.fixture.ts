import type { Draft } from '@paperwage/api-contract';
import type { Called } from '../../../identity/call.ts';
import type { DraftToSave } from '../../../records/drafts.ts';
import type { EMPTY_NOTE } from '../kind/test-kind.ts';

/** The title of a note, as a server gives it back. */
export const titleOf = (data: unknown) => (data as typeof EMPTY_NOTE).title;

/** A server that keeps drafts with their versions, as the real one does. */
export function createServer() {
  const drafts = new Map<string, { version: number; data: unknown }>();
  const begun = new Map<string, string>();
  let answer: 'all' | 'none' | 'lost' | 'full' = 'all';
  const refused = (code: string): Called<never> => ({ ok: false, error: { code, message: code, issues: [] } });
  const seen: { title: string; version: number | undefined }[] = [];
  async function save({ draftId, version, documentData }: DraftToSave, key: string) {
    await Promise.resolve();
    if (answer === 'none') return refused('unreachable');
    if (answer === 'full') return refused('storageFull');
    const id = draftId ?? begun.get(key) ?? `draft-${drafts.size + 1}`;
    const known = drafts.get(id);
    if (draftId !== undefined && !known) return refused('draftUnknown');
    if (draftId !== undefined && version !== undefined && known!.version !== version) return refused('draftChanged');
    // A key that was used before creates and changes nothing.
    if (draftId !== undefined || !begun.has(key)) {
      drafts.set(id, { version: (known?.version ?? 0) + 1, data: documentData });
      seen.push({ title: titleOf(documentData), version });
    }
    begun.set(key, id);
    if (answer === 'lost') return refused('unreachable');
    return { ok: true as const, data: { draftId: id, version: drafts.get(id)!.version, updatedAt: 1 } };
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
  return { drafts, seen, save, fetch, answers };
}
