import { KINDS } from '@paperwage/documents/kinds';
import { draftLinks } from './draft-links.ts';
import type { KeptWork } from './savable-work.ts';
import { digestOfRecord, storedRecords, saveKeptWork } from './savable-work.ts';
import { forgetLogos } from './logos.ts';
import { openWork, tellRemoved } from './open-work.ts';
import { storageKeys } from './storage-keys.ts';

/**
 * `in-account`: as it is here. `as-opened`: a document of the history that nothing was changed in. `changed`: the account
 * has another state of it. `only-here`: the account has none.
 */
export type Standing = 'in-account' | 'as-opened' | 'changed' | 'only-here';

export interface WorkHere extends Omit<KeptWork, 'isOnItsWay'> {
  readonly standing: Standing;
}

/** All work that this browser keeps, and where it stands in the account of a user. */
export function storedWork(userId: string | undefined): WorkHere[] {
  const open = openWork();
  open?.keep();
  return storedRecords().map((record) => {
    const link = userId === undefined ? undefined : draftLinks(record.type, userId).get(record.workId);
    const digest = digestOfRecord(record);
    const kept = { ...record, isRefused: link?.isRefused === true };
    if (link?.draftId === undefined) return { ...kept, standing: link?.opened === digest ? 'as-opened' : 'only-here' };
    // What is typed here is more than the browser keeps: whole numbers of persons are in the memory of the page alone.
    const isSent = open?.type !== record.type || open.standing() === 'saved';
    return { ...kept, standing: link.digest === digest && isSent ? 'in-account' : 'changed' };
  });
}

/** Whether this browser keeps something of documents beside that: what cannot be read any more, or the last employer. */
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

/** All that this browser keeps of documents, as one text; empty where there is nothing. */
export function describeStoredData(): string {
  const { hasUnreadable, hasEmployer } = otherStoredData();
  const others = [
    hasUnreadable && 'work from a different version of this site',
    hasEmployer && 'company from your last W-2',
  ];
  return [...storedWork(undefined).map(titleOfWork), ...others.filter((text) => text !== false)].join(', ');
}

/** Sends one of them to the account. Returns why that did not work. */
export async function sendWork(work: WorkHere, userId: string): Promise<string | undefined> {
  const open = openWork();
  if (open?.type === work.type) return (await open.send()) ? undefined : NOT_SENT;
  // Its builder brings together what was changed here and there, and what the browser does not keep.
  if (work.standing === 'changed') return OPEN_IT;
  const told = await saveKeptWork(work, userId);
  return told.ok ? undefined : told.error.message;
}

const NOT_SENT = 'We couldn’t save it to your account. Cancel and check the message on the page.';
const OPEN_IT = 'Open it, and we save it to your account automatically.';

/** Removes from this browser, in all its tabs, everything of documents: work, pictures and where they stand. */
export function clearStoredWork(): void {
  const names = storageKeys();
  tellRemoved();
  for (const name of names) localStorage.removeItem(name);
  forgetLogos();
}
