import { workerData } from 'piscina';
import { readFontFiles } from '@paperwage/paper/font-files';
import { nativeDeflate } from '@paperwage/paper/native-deflate';
import { checkDocument, renderDocument } from './features/documents/render-document.ts';
import { redrawLogo } from './features/logos/redraw-logo.ts';
import type { CheckedDocument, RedrawnLogo, Refusal, RenderJob, RenderOutcome } from './ports/document-renderer.ts';

const { fontFolder } = workerData as { fontFolder: string };
const tools = { fonts: readFontFiles(fontFolder), deflate: nativeDeflate };

/** Called by the pool in a thread of its own. */
export function render(job: RenderJob): Promise<RenderOutcome> {
  return renderDocument(job, tools);
}

/** The warnings alone. */
export function check(job: RenderJob): CheckedDocument | Refusal {
  return checkDocument(job);
}

/** The same, for a picture that becomes a logo. */
export function redraw(picture: Uint8Array): Promise<RedrawnLogo> {
  return redrawLogo(picture);
}
