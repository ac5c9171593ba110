import type { AccountKind } from '../kind/account-kind.ts';
import { readAt, writeAt } from '../store/draft-path.ts';
import type { Work } from '../store/work.ts';
import type { Called } from '../../../identity/call.ts';
import { digestOfValue } from '../../../records/digest.ts';
import { isLogoAddress } from '../../../records/is-logo-address.ts';
import type { DraftToSave } from '../../../records/drafts.ts';
import type { MadeDraft } from '../../../records/draft-sender.ts';

type Upload = (dataUrl: string) => Promise<Called<string>>;

/**
 * The work as an account stores it: pictures are uploaded and replaced by their addresses. Personal ID numbers are complete
 * only if `mayHoldWhole`.
 */
export async function draftToSave(
  kind: AccountKind,
  work: Work,
  upload: Upload,
  mayHoldWhole = false,
): Promise<MadeDraft> {
  const addresses = new Map<string, string>();
  for (const { path } of kind.pictures) {
    const picture = String(readAt(work.draft, path) ?? '');
    if (picture === '' || isLogoAddress(picture)) continue;
    const uploaded = await upload(picture);
    if (!uploaded.ok) return { ok: false, path, code: uploaded.error.code, message: uploaded.error.message };
    addresses.set(picture, uploaded.data);
  }
  return { ok: true, draft: draftAtOnce(kind, work, (picture) => addresses.get(picture), mayHoldWhole)! };
}

/** The same synchronously, with addresses of pictures uploaded earlier; undefined if one was not. */
export function draftAtOnce(
  kind: AccountKind,
  { draft, template, theme }: Work,
  uploaded: (dataUrl: string) => string | undefined,
  mayHoldWhole = false,
): DraftToSave | undefined {
  let documentData = kind.toAccount?.(draft, mayHoldWhole) ?? draft;
  for (const { path } of kind.pictures) {
    const picture = String(readAt(documentData, path) ?? '');
    if (picture === '' || isLogoAddress(picture)) continue;
    const address = uploaded(picture);
    if (address === undefined) return undefined;
    documentData = writeAt(documentData, path, address);
  }
  return { type: kind.type, template, theme, documentData };
}

/** Distinguishes states of the work, based on what the browser stores of it. */
export function digestOfWork(
  kind: Pick<AccountKind, 'toKeep'>,
  { draft, template, theme }: Pick<Work, 'draft' | 'template' | 'theme'>,
): string {
  return digestOfValue([template, theme, kind.toKeep?.(draft) ?? draft]);
}

/**
 * The draft from the server's copy: checked, with its pictures fetched. If a picture fails to load, its address stays, so that
 * it is not lost when the draft is saved again. Undefined if this version cannot read it.
 */
export async function draftFrom(
  kind: AccountKind,
  documentData: unknown,
  fetchPicture: (url: string) => Promise<Called<string>>,
): Promise<object | undefined> {
  const { draft: schema } = await kind.loadKeptSchemas();
  const parsed = schema.safeParse(documentData);
  if (!parsed.success) return undefined;
  return withPictures(kind, parsed.data as object, fetchPicture);
}

/** A draft with addresses replaced by the pictures that loaded. */
async function withPictures<Draft extends object>(
  { pictures }: Pick<AccountKind, 'pictures'>,
  draft: Draft,
  fetchPicture: (url: string) => Promise<Called<string>>,
): Promise<Draft> {
  let filled = draft;
  for (const { path } of pictures) {
    const address = String(readAt(filled, path) ?? '');
    if (!isLogoAddress(address)) continue;
    const fetched = await fetchPicture(address);
    if (fetched.ok) filled = writeAt(filled, path, fetched.data);
  }
  return filled;
}
