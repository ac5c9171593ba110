import { KINDS } from '@paperwage/documents/kinds';
import { draftLinks } from './draft-links.ts';
import type { KeptWork } from './savable-work.ts';
import { digestOfRecord, storedRecords, saveKeptWork } from './savable-work.ts';
import { forgetLogos } from './logos.ts';
import { openWork, tellRemoved } from './open-work.ts';
import { storageKeys } from './storage-keys.ts';

/**
 * `in-account`: the same as here. `as-opened`: a history document with no changes. `changed`: the account has a different
 * state. `only-here`: not in the account.
 */
export type AccountCopy = 'in-account' | 'as-opened' | 'changed' | 'only-here';

export interface WorkHere extends Omit<KeptWork, 'isOnItsWay'> {
  readonly standing: AccountCopy;
}

/** All work stored in this browser, and its status in a user’s account. */
export function storedWork(userId: string | undefined): WorkHere[] {
  const open = openWork();
  open?.keep();
  return storedRecords().map((record) => {
    const link = userId === undefined ? undefined : draftLinks(record.type, userId).get(record.workId);
    const digest = digestOfRecord(record);
    const kept = { ...record, isRefused: link?.isRefused === true };
    if (link?.draftId === undefined) return { ...kept, standing: link?.opened === digest ? 'as-opened' : 'only-here' };
    // More is typed here than the browser stores: full personal ID numbers are only in the page’s memory.
    const isSent = open?.type !== record.type || open.standing() === 'saved';
    return { ...kept, standing: link.digest === digest && isSent ? 'in-account' : 'changed' };
  });
}

/** Whether this browser stores other document data: unreadable records, or the last employer. */
export function otherStoredData(): { readonly hasUnreadable: boolean; readonly hasEmployer: boolean } {
  const names = storageKeys();
  return {
    hasUnreadable: names.some((name) => /\.work\.unreadable\.\d+$/.test(name)),
    hasEmployer: names.includes('paperwage.w2.employer'),
  };
}

/** Such as `Invoice to Bright Harbor Bakery`. */
export function titleOfWork({ type, fromName, toName }: Pick<KeptWork, 'type' | 'fromName' | 'toName'>): string {
  const { words } = KINDS[type];
  const name = toName || fromName;
  return name === '' ? words.label : `${words.label} ${toName ? words.for : 'from'} ${name}`;
}

/** All document data in this browser, as one text; empty if there is none. */
export function describeStoredData(): string {
  const { hasUnreadable, hasEmployer } = otherStoredData();
  const others = [
    hasUnreadable && 'work from a different version of this site',
    hasEmployer && 'company from your last W-2',
  ];
  return [...storedWork(undefined).map(titleOfWork), ...others.filter((text) => text !== false)].join(', ');
}

/** Sends one of them to the account. Returns the reason if that failed. */
export async function sendWork(work: WorkHere, userId: string): Promise<string | undefined> {
  const open = openWork();
  if (open?.type === work.type) return (await open.send()) ? undefined : NOT_SENT;
  // Its builder merges changes made here and in the account, and what the browser does not store.
  if (work.standing === 'changed') return OPEN_IT;
  const answer = await saveKeptWork(work, userId);
  return answer.ok ? undefined : answer.error.message;
}

const NOT_SENT = 'We couldn’t save it to your account. Cancel and check the message on the page.';
const OPEN_IT = 'Open it, and we save it to your account automatically.';

/** Removes all document data from this browser, in all its tabs: work, pictures and their account status. */
export function clearStoredWork(): void {
  const names = storageKeys();
  tellRemoved();
  for (const name of names) localStorage.removeItem(name);
  forgetLogos();
}
