import type { DocumentType, NamedFile } from '@paperwage/documents';
import { DocumentProblem, renderPreparedPdf, renderPreparedXlsx } from '@paperwage/documents';
import type { FontFace } from '@paperwage/paper';
import { FONT_FACES, hasOtherAlphabets, loadOtherAlphabets } from '@paperwage/paper';
import { fontAddress } from '@paperwage/paper/font-addresses';
import type { FileKind } from '../../../records/is-file.ts';
import type { AccountKind } from '../kind/account-kind.ts';

/** A document to be made of what was typed. */
export interface FileRequest {
  readonly type: DocumentType;
  readonly kind: FileKind;
  readonly template: string;
  readonly theme: string;
  readonly draft: object;
  readonly workId: string;
  /** What a PDF is to open with. */
  readonly password?: string | undefined;
  readonly loadPrepare: AccountKind['loadPrepare'];
}

type Fonts = Record<FontFace, Uint8Array>;

/** The fonts with and without Greek and Cyrillic letters. */
const fonts = new Map<boolean, Promise<Fonts>>();

/** Makes the file with the same code as the server: with the SAMPLE mark if `isSample`. */
export async function makeInPage(request: FileRequest, isSample: boolean): Promise<NamedFile> {
  const { kind, template, theme, draft, loadPrepare } = request;
  const isWide = hasOtherAlphabets(JSON.stringify(draft));
  if (isWide) await loadOtherAlphabets();
  const prepare = await loadPrepare();
  const issuance = isSample ? ({ kind: 'sample' } as const) : undefined;
  const prepared = await prepare({ documentData: draft, template, theme, issuance });
  if (kind === 'xlsx') return renderPreparedXlsx(prepared);
  const loading = fonts.get(isWide) ?? loadFonts(isWide);
  fonts.set(isWide, loading);
  try {
    return renderPreparedPdf(prepared, [], { fonts: await loading, isSample });
  } catch (error) {
    fonts.delete(isWide);
    throw error;
  }
}

/** What is wrong with the document, in words; undefined where something else kept it from being made. */
export function refusalIn(error: unknown): string | undefined {
  return error instanceof DocumentProblem ? error.message : undefined;
}

async function loadFonts(isWide: boolean): Promise<Fonts> {
  const loading = FONT_FACES.map(async (face) => {
    const answer = await fetch(fontAddress(face, isWide));
    if (!answer.ok) throw new Error(`The font ${face} didn’t load: status ${answer.status}.`);
    return [face, new Uint8Array(await answer.arrayBuffer())] as const;
  });
  return Object.fromEntries(await Promise.all(loading)) as Fonts;
}
