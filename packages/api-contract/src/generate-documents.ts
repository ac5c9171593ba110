import { z } from 'zod';
import { calendarDate } from '@paperwage/values';
import type { DocumentRequest, DocumentType } from '@paperwage/documents';
import { form1099DraftSchema } from '@paperwage/documents/1099';
import { invoiceDraftSchema, sampleInvoiceDraft } from '@paperwage/documents/invoice';
import { payStubDraftSchema } from '@paperwage/documents/pay-stub';
import { w2DraftSchema } from '@paperwage/documents/w2';
import { endpoint } from './endpoint.ts';
import { DOCUMENT_ID_HEADER } from './constants.ts';
import { PDF_MEDIA_TYPE, XLSX_MEDIA_TYPE } from './media-types.ts';

/** What is in a document, by its type; every type of `DocumentType` has its schema here. */
const documentSchemas = {
  paystub: payStubDraftSchema,
  invoice: invoiceDraftSchema,
  w2: w2DraftSchema,
  '1099': form1099DraftSchema,
} satisfies { readonly [Type in DocumentType]: z.ZodType<DocumentRequest<Type>['documentData']> };

/** In the order in which a refusal names them. */
const TYPES: readonly DocumentType[] = ['paystub', 'invoice', 'w2', '1099'];

/** A document to make: what is in it, and how it looks. */
export const generateDocumentRequestSchema = z.discriminatedUnion(
  'type',
  [requestOf('paystub'), requestOf('invoice'), requestOf('w2'), requestOf('1099')],
  {
    error: ({ code }) => (code === 'invalid_union' ? `must be ${listed(TYPES)}` : undefined),
  },
);

function requestOf<Type extends DocumentType>(type: Type) {
  return z.strictObject({
    type: z.literal(type),
    template: z.string().max(40),
    theme: z.string().max(40),
    documentData: documentSchemas[type],
  });
}

function listed(names: readonly string[]): string {
  return `${names.slice(0, -1).join(', ')} or ${names.at(-1)}`;
}

/** The longest draft and a logo of the largest kind fit into a body of this size; anything near 2 MB does not. */
export const LARGEST_DOCUMENT_BYTES = 1_572_864;

/** The sample without its picture, which would be longer than all the rest. */
const EXAMPLE = {
  type: 'invoice',
  template: 'ledger',
  theme: 'forest',
  documentData: { ...sampleInvoiceDraft({ today: calendarDate('2026-11-20'), random: () => 0.5 }), logo: '' },
};

const NAME_TOLD = 'The name of the file is in the header `content-disposition`.';

export const generateDocumentEndpoints = {
  generatePdf: endpoint({
    method: 'POST',
    path: '/api/documents/generate-pdf',
    tag: 'Documents',
    summary: 'A finished document as PDF',
    description:
      `${NAME_TOLD} The PDF of a signed-in user enters the history; its id is in the header \`${DOCUMENT_ID_HEADER}\`. ` +
      'Its data are kept there with the last four digits of a Social Security number.',
    auth: 'optional',
    limit: 'documentsPerMinute',
    idempotent: true,
    body: generateDocumentRequestSchema,
    largestBody: LARGEST_DOCUMENT_BYTES,
    example: EXAMPLE,
    answer: { file: PDF_MEDIA_TYPE },
  }),
  generateXlsx: endpoint({
    method: 'POST',
    path: '/api/documents/generate-xlsx',
    tag: 'Documents',
    summary: 'The same document as a workbook',
    description: NAME_TOLD,
    auth: 'optional',
    limit: 'documentsPerMinute',
    body: generateDocumentRequestSchema,
    largestBody: LARGEST_DOCUMENT_BYTES,
    example: EXAMPLE,
    answer: { file: XLSX_MEDIA_TYPE },
  }),
};

export type GenerateDocumentRequest = z.output<typeof generateDocumentRequestSchema>;
export type GenerateDocumentBody = z.input<typeof generateDocumentRequestSchema>;
