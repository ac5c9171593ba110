import type { Draft } from '@paperwage/api-contract';
import type { DocumentType } from '@paperwage/documents/kinds';
import { DOCUMENT_TYPES, KINDS, textAt, withTextAt } from '@paperwage/documents/kinds';
import type { Called } from '../identity/call.ts';
import { digestOfValue } from './digest.ts';
import { draftLinks } from './draft-links.ts';
import type { MadeDraft, Sent } from './draft-sender.ts';
import { DraftSender } from './draft-sender.ts';
import { fetchDraft, saveDraft } from './drafts.ts';
import { isLogoAddress } from './is-logo-address.ts';
import { fetchLogo, uploadLogo } from './logos.ts';
import { withTabLock, trackSave } from './saves-under-way.ts';
import { pictureKeyOf, recordKeyOf } from './storage-keys.ts';

/** Work in this browser that is in no account. */
export interface KeptWork {
  readonly type: DocumentType;
  readonly workId: string;
  readonly template: string;
  readonly theme: string;
  /** Without its pictures. */
  readonly draft: object;
  readonly fromName: string;
  readonly toName: string;
  /** The user wanted it to stay here. */
  readonly isRefused: boolean;
  /** It was being sent to the account when the user left its page. */
  readonly isOnItsWay: boolean;
}

/** The work of each type that a user could save to the account. */
export function savableWork(userId: string): KeptWork[] {
  return storedRecords().flatMap((record) => {
    const link = draftLinks(record.type, userId).get(record.workId);
    if (link?.draftId !== undefined || link?.opened === digestOfRecord(record)) return [];
    const isRefused = link?.isRefused === true;
    return [{ ...record, isRefused, isOnItsWay: link !== undefined && !isRefused }];
  });
}

/** What this browser stores for each type, if anything was typed. */
export function storedRecords(): KeptRecord[] {
  return DOCUMENT_TYPES.flatMap((type) => {
    const record = recordOf(type);
    if (!record || record.isUntouched === true) return [];
    const { workId, template, theme, draft } = record;
    return [{ type, workId, template, theme, draft, ...namesIn(type, draft) }];
  });
}

/** A draft with its pictures, which are stored separately. */
function wholeDraft({ type, draft }: Pick<KeptWork, 'type' | 'draft'>): object {
  return KINDS[type].pictures.reduce((whole, { path, key }) => {
    const picture = localStorage.getItem(pictureKeyOf(type, key)) ?? '';
    return picture === '' ? whole : withTextAt(whole, path, picture);
  }, draft);
}

/** Distinguishes its states, in the form that links remember. */
export function digestOfRecord(record: Pick<KeptWork, 'type' | 'template' | 'theme' | 'draft'>): string {
  return digestOfValue([record.template, record.theme, wholeDraft(record)]);
}

type KeptRecord = Omit<KeptWork, 'isRefused' | 'isOnItsWay'>;

/**
 * Whether a user’s account should have it but lacks its current state. If the account may store full ID numbers, which the
 * browser does not, changes are up to the builder.
 */
export function isUnsent(record: KeptRecord, userId: string): boolean {
  const link = draftLinks(record.type, userId).get(record.workId);
  if (!link || link.isRefused) return false;
  const digest = digestOfRecord(record);
  if (link.draftId === undefined) return link.opened !== digest;
  return link.digest !== digest && !KINDS[record.type].hasFullSsns;
}

/** Saves it to the account, with its pictures. The browser’s copy stays, and is saved to the account from now on. */
export async function saveKeptWork(work: KeptRecord, userId: string): Promise<Called<unknown>> {
  const sender = new DraftSender<KeptRecord>({
    links: draftLinks(work.type, userId),
    digest: digestOfRecord,
    make: (one) => madeOf(one, userId),
    save: saveDraft,
    fetch: fetchDraft,
    digestOfDraft: (draft) => digestOfDraft(draft, userId),
    isAbandoned: () => false,
  });
  let sent: Sent | undefined;
  const send = async () => {
    sent = await sender.send(work);
    if (sent.is === 'behind') sent = await sender.send(work);
  };
  await trackSave(withTabLock(work.type, send));
  if (sent?.is === 'there') return { ok: true, data: undefined };
  const error = sent?.is === 'failed' ? sent.error : OPEN_IT;
  return { ok: false, error: { ...error, issues: [] } };
}

const OPEN_IT = { code: 'draftChanged', message: 'Your account has another version. Open it to choose which to keep.' };

async function madeOf({ type, template, theme, draft }: KeptRecord, userId: string): Promise<MadeDraft> {
  let documentData = draft;
  for (const { path, key } of KINDS[type].pictures) {
    const picture = localStorage.getItem(pictureKeyOf(type, key)) ?? '';
    if (picture === '') continue;
    const uploaded = await uploadLogo(userId, picture);
    if (!uploaded.ok) return { ok: false, path, code: uploaded.error.code, message: uploaded.error.message };
    documentData = withTextAt(documentData, path, uploaded.data);
  }
  return { ok: true, draft: { type, template, theme, documentData } };
}

/** The `digestOfRecord` of what is stored here. */
async function digestOfDraft({ type, template, theme, documentData }: Draft, userId: string): Promise<string> {
  let draft = documentData as object;
  for (const { path } of KINDS[type].pictures) {
    const address = textAt(draft, path);
    const fetched = isLogoAddress(address) ? await fetchLogo(userId, address) : undefined;
    if (fetched?.ok) draft = withTextAt(draft, path, fetched.data);
  }
  return digestOfValue([template, theme, draft]);
}

/** Remembers that the work should stay in this browser. */
export function keepOutOfAccount({ type, workId }: KeptWork, userId: string): void {
  const links = draftLinks(type, userId);
  links.set(workId, { ...links.get(workId), isRefused: true });
}

interface WorkRecord {
  readonly workId: string;
  readonly template: string;
  readonly theme: string;
  readonly draft: object;
  readonly isUntouched?: boolean;
}

function recordOf(type: DocumentType): WorkRecord | undefined {
  try {
    const record = JSON.parse(localStorage.getItem(recordKeyOf(type)) ?? 'null') as Partial<WorkRecord> | null;
    return record?.workId !== undefined && record.draft ? (record as WorkRecord) : undefined;
  } catch {
    return undefined;
  }
}

function namesIn(type: DocumentType, draft: object): Pick<KeptWork, 'fromName' | 'toName'> {
  const { from, to } = KINDS[type].parties;
  return { fromName: textAt(draft, from), toName: textAt(draft, to) };
}
