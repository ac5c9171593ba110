import type { FontFiles } from '@paperwage/paper/font-files';
import type { PdfOptions } from '@paperwage/paper/pdf';
import { encodeImage, ImageProblem, writePdf } from '@paperwage/paper/pdf';
import type { FinishedDocument, IssuedFacts, PreparedDocument } from './document-kind.ts';
import type { DocumentRequest } from './document-kinds.ts';
import { prepareDocument } from './document-kinds.ts';
import { DocumentProblem } from './document-problem.ts';
import { errorIssues } from './drafts/hindering-issues.ts';
import type { Issue } from './drafts/issue.ts';
import { codesOf } from './look/issuance.ts';
import { codeIdentifier } from './verification-codes.ts';

const PDF_MEDIA_TYPE = 'application/pdf';
const XLSX_MEDIA_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

export interface RenderedFile {
  readonly fileName: string;
  readonly mediaType: string;
  readonly bytes: Uint8Array;
  /** What the builder would show, fields that are still missing included. */
  readonly warnings: readonly Issue[];
  /** Absent where it is not issued. */
  readonly issued?: IssuedFacts;
}

/** What a PDF is made with: the fonts it embeds and, where the surroundings have a faster one, their own zlib. */
export type PdfTools = Pick<PdfOptions, 'deflate'> & { readonly fonts: FontFiles };

/**
 * Makes the PDF, its data attached as JSON. The same request and tools give the same bytes. An issued one states its
 * codes in its metadata, where `readVerificationCodes` finds them; the data attached has none, because a draft that is
 * opened again is no issued document.
 *
 * A field left empty hinders a document only where it is issued. Throws DocumentProblem when the data cannot be right (amounts that are
 * no amounts, a period that ends before it begins), when what is asked for cannot be worked out, and for an unknown
 * template or theme.
 */
export function renderPdf(request: DocumentRequest, tools: PdfTools): RenderedFile {
  const prepared = prepareDocument(request);
  const issued = issuedFactsOf(request, prepared);
  const finished = prepared.finish();
  return {
    fileName: prepared.fileName('pdf'),
    mediaType: PDF_MEDIA_TYPE,
    bytes: refusingImages(prepared, () => pdfOf(finished, codesOf(request.issuance), tools)),
    warnings: prepared.warnings,
    ...(issued && { issued }),
  };
}

/**
 * Makes the workbook. Refuses what `renderPdf` refuses, apart from how it looks: an unknown template or theme is the first.
 */
export async function renderXlsx(request: DocumentRequest): Promise<RenderedFile> {
  const prepared = prepareDocument(request);
  const issued = issuedFactsOf(request, prepared);
  const { logo } = prepared;
  // The workbook takes a picture as it is; read to its end here, none gets through that a PDF would refuse.
  if (logo) refusingImages(prepared, () => encodeImage(logo.image));
  return {
    fileName: prepared.fileName('xlsx'),
    mediaType: XLSX_MEDIA_TYPE,
    bytes: await prepared.workbook(),
    warnings: prepared.warnings,
    ...(issued && { issued }),
  };
}

/** What is issued must be complete: it is checked by its date and amount. */
function issuedFactsOf({ issuance }: DocumentRequest, prepared: PreparedDocument): IssuedFacts | undefined {
  if (issuance?.kind !== 'issued') return undefined;
  const [first, ...rest] = errorIssues(prepared.warnings);
  if (first) throw new DocumentProblem([first, ...rest]);
  return prepared.issuedFacts();
}

/**
 * What the builder shows to check or fill in for the document, without making its file. Throws DocumentProblem where the file would be
 * refused, for how it looks too.
 */
export function documentWarnings(request: DocumentRequest, format: 'pdf' | 'xlsx'): readonly Issue[] {
  const prepared = prepareDocument(request);
  if (format === 'pdf') prepared.finish();
  return prepared.warnings;
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
