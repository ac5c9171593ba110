import { DOCUMENT_TYPES } from '@paperwage/api-contract';
import type { DocumentType } from '@paperwage/documents';
import type { Called } from '../identity/call.ts';
import { digestOfValue } from './digest.ts';
import { draftLinks } from './draft-links.ts';
import { saveDraft } from './drafts.ts';
import { uploadLogo } from './logos.ts';
import { PICTURES, pictureKeyOf, recordKeyOf } from './work-keys.ts';

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
  /** It was on its way to the account when its page was left. */
  readonly isOnItsWay: boolean;
}

/** The work of each type that a user could save to the account. */
export function keptWork(userId: string): KeptWork[] {
  return keptRecords().flatMap((record) => {
    const link = draftLinks(record.type, userId).get(record.workId);
    if (link?.draftId !== undefined || link?.opened === digestOfRecord(record)) return [];
    const isRefused = link?.isRefused === true;
    return [{ ...record, isRefused, isOnItsWay: link !== undefined && !isRefused }];
  });
}

/** What this browser keeps of each type, if anything was typed. */
export function keptRecords(): Omit<KeptWork, 'isRefused' | 'isOnItsWay'>[] {
  return DOCUMENT_TYPES.flatMap((type) => {
    const record = recordOf(type);
    if (!record || record.isUntouched === true) return [];
    const { workId, template, theme, draft } = record;
    return [{ type, workId, template, theme, draft, ...namesIn(type, draft) }];
  });
}

/** A draft with the pictures that are kept apart from it. */
function wholeDraft({ type, draft }: Pick<KeptWork, 'type' | 'draft'>): object {
  return PICTURES[type].reduce((whole, { path, key }) => {
    const picture = localStorage.getItem(pictureKeyOf(type, key)) ?? '';
    return picture === '' ? whole : withText(whole, path.split('.'), picture);
  }, draft);
}

/** Tells one state of it from another, as links remember it. */
export function digestOfRecord(record: Pick<KeptWork, 'type' | 'template' | 'theme' | 'draft'>): string {
  return digestOfValue([record.template, record.theme, wholeDraft(record)]);
}

/** Saves it to the account, with its pictures. What the browser keeps stays, and is saved there from now on. */
export async function saveKeptWork(work: Omit<KeptWork, 'isOnItsWay'>, userId: string): Promise<Called<unknown>> {
  const { type, workId, template, theme, draft } = work;
  let documentData = draft;
  for (const { path, key } of PICTURES[type]) {
    const picture = localStorage.getItem(pictureKeyOf(type, key)) ?? '';
    if (picture === '') continue;
    const uploaded = await uploadLogo(userId, picture);
    if (!uploaded.ok) return uploaded;
    documentData = withText(documentData, path.split('.'), uploaded.data);
  }
  const links = draftLinks(type, userId);
  const digest = digestOfRecord(work);
  links.set(workId, { begun: links.get(workId)?.begun ?? digest });
  const told = await saveDraft({ type, template, theme, documentData }, workId);
  if (told.ok) links.set(workId, { draftId: told.data.draftId, version: told.data.version, digest });
  return told;
}

/** Remembers that the work is to stay in this browser. */
export function refuseWork({ type, workId }: KeptWork, userId: string): void {
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

const NAME_PLACES: Readonly<Record<DocumentType, readonly [from: readonly string[], to: readonly string[]]>> = {
  paystub: [
    ['companyInfo', 'employerName'],
    ['employeeInfo', 'employeeName'],
  ],
  invoice: [
    ['from', 'name'],
    ['to', 'name'],
  ],
  w2: [['companyName'], ['employeeName']],
  '1099': [['payersName'], ['recipientsName']],
};

function namesIn(type: DocumentType, draft: object): Pick<KeptWork, 'fromName' | 'toName'> {
  const [from, to] = NAME_PLACES[type].map((place) => {
    const found = place.reduce<unknown>((value, key) => (value as Record<string, unknown> | undefined)?.[key], draft);
    return typeof found === 'string' ? found : '';
  });
  return { fromName: from ?? '', toName: to ?? '' };
}

function withText(value: object, [key = '', ...rest]: readonly string[], text: string): object {
  const inner = (value as Record<string, object>)[key] ?? {};
  return { ...value, [key]: rest.length === 0 ? text : withText(inner, rest, text) };
}
