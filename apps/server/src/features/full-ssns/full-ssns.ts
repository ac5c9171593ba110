import type {
  GenerateDocumentRequest,
  saveContactRequestSchema,
  saveDraftRequestSchema,
} from '@paperwage/api-contract';
import { generateDocumentRequestSchema } from '@paperwage/api-contract';
import type { DocumentType } from '@paperwage/documents';
import { withoutFullSsns } from '@paperwage/documents';
import { storableTaxNumber, storableText, maskTin } from '@paperwage/documents/forms';
import type { z } from 'zod';
import type { Clock } from '../../ports/clock.ts';
import type { DraftContent } from '../../ports/documents/draft-records.ts';
import type { Records } from '../../ports/records.ts';
import type { NumberCuts } from '../../ports/accounts/full-ssn-records.ts';

const AT_ONCE = 200;
/** The fields of a contact where people type an SSN by mistake. */
const CONTACT_TEXTS = ['name', 'streetAddress1', 'streetAddress2', 'city'] as const;

interface Needs {
  readonly records: Records;
}

type ContactToSave = z.output<typeof saveContactRequestSchema>;
type DraftToSave = z.output<typeof saveDraftRequestSchema>;

/** Whether the user lets drafts and the address book store full SSNs. */
export async function keepsFullSsns({ records }: Needs, userId: string): Promise<boolean> {
  return (await records.fullSsns.consentedAtMs(userId)) !== undefined;
}

/** Allows or stops storing full SSNs; stopping cuts the stored ones to their last four digits. */
export async function setKeepsFullSsns(
  { records, clock }: Needs & { readonly clock: Clock },
  userId: string,
  isKept: boolean,
): Promise<void> {
  await records.transaction(async (inside) => {
    if (isKept) {
      await inside.fullSsns.consent(userId, clock.nowMs());
      return;
    }
    await inside.fullSsns.withdraw(userId);
    await inside.fullSsns.cutAllOf(userId, CUTS);
    // Marks were made from full SSNs: with the other digits known, trying them all would reveal which.
    await inside.idempotency.removeAllOf(userId);
  });
}

/** The draft as we may store it. Use inside the transaction that stores it. */
export async function draftToKeep(inside: Records, userId: string, draft: DraftToSave): Promise<DraftToSave> {
  const cut = withoutFullSsns(draft);
  return cut.documentData === draft.documentData || (await inside.fullSsns.holdConsent(userId)) ? draft : cut;
}

/** The address book entry as we may store it. Use inside the transaction that stores it. */
export async function contactToKeep(inside: Records, userId: string, contact: ContactToSave): Promise<ContactToSave> {
  const cut = cutContact(contact);
  if (cut.taxNumber === contact.taxNumber || !(await inside.fullSsns.holdConsent(userId))) return cut;
  return { ...cut, taxNumber: contact.taxNumber };
}

/** Cuts the SSNs in what was written before users were asked. If stopped, it continues from there next time. */
export async function cutNumbersWithoutConsent({ records }: Needs): Promise<void> {
  const cutSome = () => records.transaction((inside) => inside.fullSsns.cutUnasked(CUTS, AT_ONCE));
  while ((await cutSome()) === AT_ONCE);
}

const CUTS: NumberCuts = {
  draft: (type, content) => ({ ...content, documentData: cutData({ ...content, type }) }),
  contact: cutContact,
  document: ({ request, ...content }) => ({
    ...content,
    request: { ...request, documentData: cutData(request) } as GenerateDocumentRequest,
  }),
};

/** Old data may lack today's fields, or be unreadable for every version: then every such text is cut. */
function cutData({ type, template, theme, documentData }: DraftContent & { readonly type: DocumentType }): unknown {
  const read = generateDocumentRequestSchema.safeParse({ type, template, theme, documentData });
  return read.success ? withoutFullSsns(read.data).documentData : cutTexts(documentData);
}

function cutTexts(value: unknown): unknown {
  if (typeof value === 'string') return storableText(maskTin(value));
  if (Array.isArray(value)) return value.map(cutTexts);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, cutTexts(one)]));
}

function cutContact<Contact extends Pick<ContactToSave, 'kind' | 'taxNumber' | (typeof CONTACT_TEXTS)[number]>>(
  contact: Contact,
): Contact {
  return {
    ...contact,
    ...Object.fromEntries(CONTACT_TEXTS.map((field) => [field, storableText(contact[field])])),
    taxNumber: storableTaxNumber(contact.kind === 'employer', contact.taxNumber),
  };
}
