import { z } from 'zod';
import { calendarDate } from '@paperwage/values';
import type { DocumentType } from '@paperwage/documents';
import { kindSchemas } from '@paperwage/documents';
import { sampleInvoiceDraft } from '@paperwage/documents/invoice';
import { answerOf } from './answers.ts';
import { DOCUMENT_ID_HEADER, WARNING_COUNT_HEADER } from './constants.ts';
import { MUST_BE_A_TYPE, schemaOfEach } from './document-types.ts';
import { endpoint } from './endpoint.ts';
import { issueSchema } from './error-answer.ts';
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

/** Asks for the builder's warnings instead of the file. */
const warningsQuerySchema = z.object({
  warnings: z
    .literal('only', { error: 'must be "only" or left out' })
    .optional()
    .describe('`only` returns the warnings as JSON. No file is made, and nothing goes into the history.'),
});

const warningsAnswerSchema = answerOf(
  z.object({
    warnings: z.array(issueSchema).describe('Things to check and fields to fill in. None of them stops the document.'),
  }),
);

const NAME_TOLD = 'The file name is in the header `content-disposition`.';
const WARNINGS_TOLD =
  `The header \`${WARNING_COUNT_HEADER}\` counts the warnings that the builder shows, missing fields included; ` +
  '`?warnings=only` lists them. ' +
  'A W-2 or 1099 is refused while a party or an agreement (`illegalAgreement`, `terms`) is missing.';

export const generateDocumentEndpoints = {
  generatePdf: endpoint({
    method: 'POST',
    path: '/api/documents/generate-pdf',
    tag: 'Documents',
    summary: 'Make a PDF',
    description:
      `${NAME_TOLD} If the user is logged in, the PDF goes into the history; its id is in the header \`${DOCUMENT_ID_HEADER}\`. ` +
      `The history keeps only the last four digits of a Social Security number in the data. ${WARNINGS_TOLD}`,
    auth: 'optional',
    limit: 'documentsPerMinute',
    idempotent: true,
    body: generateDocumentRequestSchema,
    largestBody: LARGEST_DOCUMENT_BYTES,
    example: EXAMPLE,
    query: warningsQuerySchema,
    answer: { file: PDF_MEDIA_TYPE, orJson: warningsAnswerSchema },
  }),
  generateXlsx: endpoint({
    method: 'POST',
    path: '/api/documents/generate-xlsx',
    tag: 'Documents',
    summary: 'Make an Excel workbook',
    description: `${NAME_TOLD} ${WARNINGS_TOLD}`,
    auth: 'optional',
    limit: 'documentsPerMinute',
    body: generateDocumentRequestSchema,
    largestBody: LARGEST_DOCUMENT_BYTES,
    example: EXAMPLE,
    query: warningsQuerySchema,
    answer: { file: XLSX_MEDIA_TYPE, orJson: warningsAnswerSchema },
  }),
};

export type GenerateDocumentRequest = z.output<typeof generateDocumentRequestSchema>;
export type GenerateDocumentBody = z.input<typeof generateDocumentRequestSchema>;
