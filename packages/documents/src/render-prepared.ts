import type { FontFiles } from '@paperwage/paper/font-files';
import type { PdfOptions } from '@paperwage/paper/pdf';
import { encodeImage, ImageProblem, writePdf } from '@paperwage/paper/pdf';
import type { FinishedDocument, PreparedDocument } from './document-kind.ts';
import { DocumentProblem } from './drafts/document-problem.ts';
import { codeIdentifier } from './verification-codes.ts';

const PDF_MEDIA_TYPE = 'application/pdf';
const XLSX_MEDIA_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** A file that was made, with its name. */
export interface NamedFile {
  readonly fileName: string;
  readonly mediaType: string;
  readonly bytes: Uint8Array;
}

/** What a PDF is made with: the fonts it embeds and, where the surroundings have a faster one, their own zlib. */
export type PdfTools = Pick<PdfOptions, 'deflate'> & { readonly fonts: FontFiles };

/** What a PDF is made with, and whether its pages are marked as a sample, which its name says. */
export type PdfMaking = PdfTools & { readonly isSample?: boolean };

/** The PDF of a document, its data attached as JSON, with the codes it was issued with in its metadata. */
export function renderPreparedPdf(
  prepared: PreparedDocument,
  codes: readonly string[],
  { isSample = false, ...tools }: PdfMaking,
): NamedFile {
  const finished = prepared.finish();
  const fileName = prepared.fileName('pdf');
  return {
    fileName: isSample ? fileName.replace(/\.pdf$/, '-sample.pdf') : fileName,
    mediaType: PDF_MEDIA_TYPE,
    bytes: refusingImages(prepared, () => pdfOf(finished, codes, tools)),
  };
}

/** The workbook of a document. */
export async function renderPreparedXlsx(prepared: PreparedDocument): Promise<NamedFile> {
  const { logo } = prepared;
  // The workbook takes a picture as it is; read to its end here, none gets through that a PDF would refuse.
  if (logo) refusingImages(prepared, () => encodeImage(logo.image));
  return { fileName: prepared.fileName('xlsx'), mediaType: XLSX_MEDIA_TYPE, bytes: await prepared.workbook() };
}

function pdfOf(
  { scene, author, subject, attachment }: FinishedDocument,
  codes: readonly string[],
  tools: PdfTools,
): Uint8Array {
  const bytes = new TextEncoder().encode(JSON.stringify(attachment.json));
  const attachments = [
    {
      name: attachment.name,
      mediaType: 'application/json',
      bytes,
      description: `Data of this ${subject.toLowerCase()}`,
    },
  ];
  const metadata = { author, subject, creator: 'Paperwage', identifiers: codes.map(codeIdentifier) };
  return writePdf(scene, { ...tools, metadata, attachments });
}

function refusingImages<Result>({ logo }: PreparedDocument, make: () => Result): Result {
  try {
    return make();
  } catch (error) {
    if (!(error instanceof ImageProblem) || !logo) throw error;
    const { code, message } = error;
    throw new DocumentProblem([{ path: logo.path, code: `logo-${code}`, message, severity: 'error' }]);
  }
}
