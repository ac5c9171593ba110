import type { BuilderKind } from '../kind/builder-kind.ts';
import { readAt, writeAt } from '../store/draft-path.ts';
import type { Work } from '../store/work.ts';
import type { Called } from '../../../identity/call.ts';
import { digestOfValue } from '../../../records/digest.ts';
import { isLogoAddress } from '../../../records/is-logo-address.ts';
import type { DraftToSave } from '../../../records/drafts.ts';

type Kind = Pick<BuilderKind, 'type' | 'pictures' | 'toKeep' | 'toAccount'>;
type Upload = (dataUrl: string) => Promise<Called<string>>;

/** A draft that can be saved, or the place of the picture that hinders it and why. */
export type MadeDraft =
  | { readonly ok: true; readonly draft: DraftToSave }
  | { readonly ok: false; readonly path: string; readonly code: string; readonly message: string };

/** The work as an account keeps it: its pictures are uploaded, and their addresses stand for them. */
export async function draftToSave(kind: Kind, work: Work, upload: Upload): Promise<MadeDraft> {
  let documentData = kind.toAccount?.(work.draft) ?? work.draft;
  for (const { path } of kind.pictures) {
    const picture = String(readAt(documentData, path) ?? '');
    if (picture === '' || isLogoAddress(picture)) continue;
    const uploaded = await upload(picture);
    if (!uploaded.ok) return { ok: false, path, code: uploaded.error.code, message: uploaded.error.message };
    documentData = writeAt(documentData, path, uploaded.data);
  }
  const { template, theme } = work;
  return { ok: true, draft: { type: kind.type, template, theme, documentData } };
}

/** Tells one state of the work from another, of what the browser keeps of it. */
export function digestOfWork(
  kind: Pick<Kind, 'toKeep'>,
  { draft, template, theme }: Pick<Work, 'draft' | 'template' | 'theme'>,
): string {
  return digestOfValue([template, theme, kind.toKeep?.(draft) ?? draft]);
}
