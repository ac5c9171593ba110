import { DOCUMENT_TYPES, KINDS } from '@paperwage/documents/kinds';
import { draftLinks } from './draft-links.ts';
import { deleteDraft } from './drafts.ts';
import type { KeptWork } from './savable-work.ts';
import { isUnsent, storedRecords, saveKeptWork } from './savable-work.ts';
import { openWork } from './open-work.ts';
import { savesSettled } from './saves-under-way.ts';
import { markForAccount, accountMark, unmarkForAccount } from './storage-keys.ts';

type KeptRecord = ReturnType<typeof storedRecords>[number];

/** Moves all work in this browser into the account being created. */
export function claimAllGuestDrafts(): void {
  openWork()?.keep();
  for (const { type, workId } of storedRecords()) markForAccount(type, workId, true);
}

/** Work that moves with a sign-up, not announced yet. */
let untold: readonly KeptRecord[] = [];

/** Work started for the account, or moved with a sign-up, belongs to the user from now on. */
export function claimMarkedDrafts(userId: string): void {
  const records = storedRecords();
  for (const type of DOCUMENT_TYPES) {
    const mark = accountMark(type);
    const record = mark && records.find((one) => one.type === type && one.workId === mark.workId);
    unmarkForAccount(type);
    if (!record) continue;
    const links = draftLinks(type, userId);
    if (links.get(record.workId)) continue;
    links.set(record.workId, {});
    if (mark.isFromVisit) untold = [...untold, record];
  }
}

/** The result of catching up. */
interface CaughtUp {
  /** Whether anything was sent. */
  readonly isAny: boolean;
  /** What has just moved with a sign-up. */
  readonly along: readonly KeptRecord[];
}

let running: Promise<CaughtUp> | undefined;

/**
 * Sends work that earlier pages in this browser could not send to a user’s account; concurrent callers share one run. Work open
 * in a builder is left to that builder.
 */
export function catchUp(userId: string): Promise<CaughtUp> {
  running ??= sendUnsent(userId).finally(() => (running = undefined));
  return running;
}

async function sendUnsent(userId: string): Promise<CaughtUp> {
  claimMarkedDrafts(userId);
  const asked = untold;
  untold = [];
  const along: KeptRecord[] = [];
  let isAny = false;
  for (const record of storedRecords()) {
    const isAlong = asked.some(({ workId }) => workId === record.workId);
    const isShown = location.pathname === KINDS[record.type].builderPath;
    if (!isUnsent(record, userId) || (isShown && !isAlong)) continue;
    const { ok } = await saveKeptWork(record, userId);
    isAny ||= ok;
    if (ok && isAlong) along.push(record);
  }
  return { isAny, along };
}

/** Removes work from the account; it stays only in this browser. Returns the reason if that failed. */
export async function removeFromAccount(
  works: readonly Pick<KeptWork, 'type' | 'workId'>[],
  userId: string,
): Promise<string | undefined> {
  for (const { type, workId } of works) {
    if (openWork()?.type === type) openWork()?.refuse();
    const links = draftLinks(type, userId);
    links.set(workId, { ...links.get(workId), isRefused: true });
    await savesSettled();
    const { draftId } = links.get(workId) ?? {};
    const answer = draftId === undefined ? undefined : await deleteDraft(draftId);
    if (answer?.ok === false && answer.error.code !== 'draftUnknown') return answer.error.message;
    links.set(workId, { isRefused: true });
  }
  return undefined;
}
