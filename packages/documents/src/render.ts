import type { FontFiles } from '@paperwage/paper/font-files';
import type { PdfOptions } from '@paperwage/paper/pdf';
import { encodeImage, ImageProblem, writePdf } from '@paperwage/paper/pdf';
import { allRules } from '@paperwage/payroll';
import { DocumentProblem } from './document-problem.ts';
import type { FinishedDocument } from './finished-document.ts';
import { computePayStub, finishPayStub } from './kinds/pay-stub/finish.ts';
import { payStubFileName } from './kinds/pay-stub/file-name.ts';
import { logoPath } from './kinds/pay-stub/logo.ts';
import type { PayStubDraft } from './kinds/pay-stub/schema.ts';
import { payStubWorkbook } from './kinds/pay-stub/workbook.ts';

const PDF_MEDIA_TYPE = 'application/pdf';
const XLSX_MEDIA_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** A document to make: what is in it, and how it looks. `documentData` has passed the kind's schema. */
export interface DocumentRequest {
  readonly type: 'paystub';
  readonly template: string;
  readonly theme: string;
  readonly documentData: PayStubDraft;
}

export interface RenderedFile {
  readonly fileName: string;
  readonly mediaType: string;
  readonly bytes: Uint8Array;
}

/** What a PDF is made with: the fonts it embeds and, where the surroundings have a faster one, their own zlib. */
export type PdfTools = Pick<PdfOptions, 'deflate'> & { readonly fonts: FontFiles };

/**
 * Makes the PDF, its data attached as JSON. The same request and tools give the same bytes.
 *
 * A field left empty does not hinder a document. Throws DocumentProblem when the data cannot be right (amounts that are
 * no amounts, a period that ends before it begins), when taxes are asked for and cannot be worked out, and for an
 * unknown template or theme.
 */
export function renderPdf(request: DocumentRequest, tools: PdfTools): RenderedFile {
  const result = computePayStub(request.documentData, allRules);
  const finished = finishPayStub(request, result);
  return {
    fileName: payStubFileName(result.document, 'pdf'),
    mediaType: PDF_MEDIA_TYPE,
    bytes: pdfOf(request, finished, tools),
  };
}

/** Makes the workbook, a sheet a stub. Refuses what `renderPdf` refuses, apart from how it looks. */
export async function renderXlsx(request: DocumentRequest): Promise<RenderedFile> {
  const { document } = computePayStub(request.documentData, allRules);
  const { logo } = document.company;
  // The workbook takes a picture as it is; read to its end here, none gets through that a PDF would refuse.
  if (logo) refusingImages(request, () => encodeImage(logo));
  return {
    fileName: payStubFileName(document, 'xlsx'),
    mediaType: XLSX_MEDIA_TYPE,
    bytes: await payStubWorkbook(document),
  };
}

function pdfOf(
  request: DocumentRequest,
  { scene, author, subject, attachment }: FinishedDocument,
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
  return refusingImages(request, () =>
    writePdf(scene, { ...tools, metadata: { author, subject, creator: 'Paperwage' }, attachments }),
  );
}

function refusingImages<Result>({ documentData }: DocumentRequest, make: () => Result): Result {
  try {
    return make();
  } catch (error) {
    if (!(error instanceof ImageProblem)) throw error;
    const path = logoPath(documentData.companyInfo);
    throw new DocumentProblem([{ path, code: `logo-${error.code}`, message: error.message, severity: 'error' }]);
  }
}
