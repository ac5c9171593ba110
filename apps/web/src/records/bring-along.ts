import { DOCUMENT_TYPES, KINDS } from '@paperwage/documents/kinds';
import { draftLinks } from './draft-links.ts';
import { deleteDraft } from './drafts.ts';
import type { KeptWork } from './savable-work.ts';
import { isUnsent, storedRecords, saveKeptWork } from './savable-work.ts';
import { openWork } from './open-work.ts';
import { savesSettled } from './saves-under-way.ts';
import { markForAccount, accountMark, unmarkForAccount } from './storage-keys.ts';

type KeptRecord = ReturnType<typeof storedRecords>[number];

/** Has the account that is being made take all work of this browser along. */
export function claimAllGuestDrafts(): void {
  openWork()?.keep();
  for (const { type, workId } of storedRecords()) markForAccount(type, workId, true);
}

/** What comes along with a sign-up and is not yet told. */
let untold: readonly KeptRecord[] = [];

/** Work that was begun for the account, or comes along with a sign-up, is the user’s from now on. */
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

/** What came of catching up. */
interface CaughtUp {
  /** Whether anything was sent. */
  readonly isAny: boolean;
  /** What has now come along with a sign-up. */
  readonly along: readonly KeptRecord[];
}

let running: Promise<CaughtUp> | undefined;

/**
 * Sends what earlier pages of this browser could not, to the account of a user; once for all who ask at the same time.
 * Work that its builder shows is left to that.
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

/** Takes work out of the account again; it stays in this browser alone. Returns why that could not be done. */
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
    const told = draftId === undefined ? undefined : await deleteDraft(draftId);
    if (told?.ok === false && told.error.code !== 'draftUnknown') return told.error.message;
    links.set(workId, { isRefused: true });
  }
  return undefined;
}
