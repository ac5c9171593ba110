import { deflateSync } from 'node:zlib';
import { workerData } from 'piscina';
import { readFontFiles } from '@paperwage/paper/font-files';
import { renderDocument } from './features/documents/render-document.ts';
import type { RenderJob, RenderOutcome } from './ports/document-renderer.ts';

const { fontFolder } = workerData as { fontFolder: string };
const tools = { fonts: readFontFiles(fontFolder), deflate: (bytes: Uint8Array) => deflateSync(bytes) };

/** Called by the pool in a thread of its own. */
export function render(job: RenderJob): Promise<RenderOutcome> {
  return renderDocument(job, tools);
}
