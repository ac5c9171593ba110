import { z } from 'zod';
import { calendarDate } from '@paperwage/values';
import type { DocumentType } from '@paperwage/documents';
import { kindSchemas } from '@paperwage/documents';
import { sampleInvoiceDraft } from '@paperwage/documents/invoice';
import { DOCUMENT_ID_HEADER } from './constants.ts';
import { MUST_BE_A_TYPE, schemaOfEach } from './document-types.ts';
import { endpoint } from './endpoint.ts';
import { PDF_MEDIA_TYPE, XLSX_MEDIA_TYPE } from './media-types.ts';

/** A document of a type to make: what is in it, and how it looks. */
export function requestSchemaOf<Type extends DocumentType>(type: Type) {
  return z.strictObject({
    type: z.literal(type),
    template: z.string().max(40),
    theme: z.string().max(40),
    documentData: kindSchemas[type].schema,
  });
}

type RequestSchemas = { readonly [Type in DocumentType]: ReturnType<typeof requestSchemaOf<Type>> };

/** A document to make. */
export const generateDocumentRequestSchema = z.discriminatedUnion(
  'type',
  schemaOfEach<RequestSchemas>(requestSchemaOf),
  { error: ({ code }) => (code === 'invalid_union' ? MUST_BE_A_TYPE : undefined) },
);

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
