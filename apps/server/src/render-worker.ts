import { workerData } from 'piscina';
import { readFontFiles } from '@paperwage/paper/font-files';
import { nativeDeflate } from '@paperwage/paper/native-deflate';
import type { ProtectJob, RenderWorkerData } from './adapters/worker-renderer.ts';
import { checkDocument, renderDocument } from './features/documents/render-document.ts';
import { redrawLogo } from './features/logos/redraw-logo.ts';
import type {
  CheckedDocument,
  RedrawnLogo,
  Refusal,
  RenderJob,
  RenderOutcome,
} from './ports/documents/document-renderer.ts';
import type { PdfSigner } from './ports/documents/pdf-signer.ts';

const { fontFolder, signing } = workerData as RenderWorkerData;
const tools = { fonts: readFontFiles(fontFolder), deflate: nativeDeflate, signer };

let prepared: Promise<PdfSigner> | undefined;

/** Loaded with the first document to sign: threads that sign nothing save the memory. */
function signer(): Promise<PdfSigner> {
  prepared ??= import('./adapters/signing/libpdf-signer.ts').then(({ libpdfSigner }) => libpdfSigner(signing));
  return prepared;
}

/** Called by the pool in a separate thread. */
export function render(job: RenderJob): Promise<RenderOutcome> {
  return renderDocument(job, tools);
}

/** Only the warnings. */
export function check(job: RenderJob): CheckedDocument | Refusal {
  return checkDocument(job);
}

/** The same, for a PDF with a password; the library is loaded on first use. */
export async function protect({ pdf, password }: ProtectJob): Promise<Uint8Array> {
  const { protectPdf } = await import('./adapters/protect-pdf.ts');
  return protectPdf(pdf, password);
}

/** The same, for a picture that becomes a logo. */
export function redraw(picture: Uint8Array): Promise<RedrawnLogo> {
  return redrawLogo(picture);
}
