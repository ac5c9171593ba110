import { workerData } from 'piscina';
import { readFontFiles } from '@paperwage/paper/font-files';
import { nativeDeflate } from '@paperwage/paper/native-deflate';
import { renderDocument } from './features/documents/render-document.ts';
import type { RenderJob, RenderOutcome } from './ports/document-renderer.ts';

const { fontFolder } = workerData as { fontFolder: string };
const tools = { fonts: readFontFiles(fontFolder), deflate: nativeDeflate };

/** Called by the pool in a thread of its own. */
export function render(job: RenderJob): Promise<RenderOutcome> {
  return renderDocument(job, tools);
}
