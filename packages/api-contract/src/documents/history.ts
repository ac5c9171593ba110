import type { DocumentType } from '@paperwage/documents';
import { kindSchemas } from '@paperwage/documents';
import { z } from 'zod';
import { answerOf, doneAnswerSchema, idSchema, timestampSchema } from '../answers.ts';
import { documentTypeSchema, schemaOfEach } from './document-types.ts';
import { endpoint } from '../endpoint.ts';
import { PDF_MEDIA_TYPE, XLSX_MEDIA_TYPE } from '../media-types.ts';
import { issuerSchema, revokedForSchema } from './verification.ts';

const MAX_ROWS = 100;
const LIMIT = `must be a whole number from 1 to ${MAX_ROWS}`;

export const documentsRequestSchema = z.strictObject({
  limit: z.int({ error: LIMIT }).min(1, { error: LIMIT }).max(MAX_ROWS, { error: LIMIT }),
  from: idSchema.optional().describe('The last id seen'),
  filter: z
    .strictObject({
      name: z.string().max(80).optional().describe('The start of words in the names, ignoring accents and case'),
      earlierTables: z
        .literal(true)
        .optional()
        .describe('Pay stubs calculated with last year’s tables (see `assumeYear`)'),
      taxYear: z
        .int()
        .min(1900)
        .max(9999)
        .optional()
        .describe('The year of a form, of an invoice date, or of any pay date of the stubs'),
      periodStart: timestampSchema.optional().describe('Created at this time or later'),
      periodEnd: timestampSchema.optional().describe('Created at this time or earlier'),
    })
    .default({}),
});

/** How a document was issued, and whether it is still valid. */
const issuedSchema = issuerSchema.extend({
  codes: z.array(z.string()).describe('Verification codes: one for each pay stub, one for an invoice, none for a form'),
  at: timestampSchema,
  attestation: z.string().describe('What the issuer attested'),
  state: z.enum(['valid', 'revoked', 'replaced']),
  revokedFor: revokedForSchema,
});

const rowBase = {
  id: idSchema,
  createdAt: timestampSchema,
  issued: issuedSchema.optional().describe('Left out if the document was not issued'),
};

function rowSchemaOf<Type extends DocumentType>(type: Type) {
  return z.object({ ...rowBase, type: z.literal(type), ...kindSchemas[type].row });
}

type RowSchemas = { readonly [Type in DocumentType]: ReturnType<typeof rowSchemaOf<Type>> };

/** The list fields of each type, named as in the document. A field that the document didn't store is empty. */
export const documentRowSchema = z.discriminatedUnion('type', schemaOfEach<RowSchemas>(rowSchemaOf));
export const documentsAnswerSchema = answerOf(z.array(documentRowSchema));

const documentRequestSchema = z.strictObject({ type: documentTypeSchema });
export const documentAnswerSchema = answerOf(
  z.object({
    row: documentRowSchema,
    fileName: z.string(),
    template: z.string(),
    theme: z.string(),
    documentData: z.unknown(),
  }),
);

const params = z.object({ id: idSchema });

export const historyEndpoints = {
  listDocuments: endpoint({
    method: 'POST',
    path: '/api/profile/documents/filter/:type',
    tag: 'History',
    summary: 'List documents of a type, newest first',
    description: 'The list continues after the id in `from`. If you get as many as you asked for, there may be more.',
    auth: 'user',
    params: z.object({ type: documentTypeSchema }),
    body: documentsRequestSchema,
    answer: documentsAnswerSchema,
  }),
  listDocumentYears: endpoint({
    method: 'GET',
    path: '/api/profile/documents/years/:type',
    tag: 'History',
    summary: 'List the tax years of documents of a type, latest first',
    description: 'From 2010 to next year, as `taxYear` finds them.',
    auth: 'user',
    params: z.object({ type: documentTypeSchema }),
    answer: answerOf(z.array(z.int())),
  }),
  getDocument: endpoint({
    method: 'POST',
    path: '/api/profile/documents/:id',
    tag: 'History',
    summary: 'Get a document and its data',
    description:
      'Social Security numbers have only the last four digits here. The file has all nine if its copies show them.',
    auth: 'user',
    params,
    body: documentRequestSchema,
    answer: documentAnswerSchema,
  }),
  getDocumentFile: endpoint({
    method: 'GET',
    path: '/api/profile/documents/:id/file',
    tag: 'History',
    summary: 'Get a document’s file',
    description:
      'The exact bytes you got when it was made, or the PDF without its password. The file name is in the header `content-disposition`.',
    auth: 'user',
    params,
    answer: { file: PDF_MEDIA_TYPE },
  }),
  getDocumentWorkbook: endpoint({
    method: 'GET',
    path: '/api/profile/documents/:id/workbook',
    tag: 'History',
    summary: 'Get a document as an Excel workbook',
    description:
      'The workbook of an issued document shows the codes of its PDF and can be verified by its file. For a document ' +
      'that was not issued, you need a plan. The file name is in the header `content-disposition`.',
    auth: 'user',
    limit: 'documentsPerMinute',
    params,
    answer: { file: XLSX_MEDIA_TYPE },
  }),
  revokeDocument: endpoint({
    method: 'POST',
    path: '/api/profile/documents/:id/revoke',
    tag: 'History',
    summary: 'Revoke an issued document',
    description:
      'Anyone who checks it sees that you revoked it. You can’t undo this. Does nothing if it is already revoked.',
    auth: 'user',
    params,
    answer: doneAnswerSchema,
    cacheControl: 'none',
  }),
  deleteDocument: endpoint({
    method: 'POST',
    path: '/api/profile/documents/:id/delete',
    tag: 'History',
    summary: 'Delete a document; you can restore it for 30 days',
    description:
      'It disappears from lists, its file can’t be read, and an issued document can’t be verified until you restore it. ' +
      'After 30 days it is gone for good.',
    auth: 'user',
    params,
    answer: doneAnswerSchema,
    cacheControl: 'none',
  }),
  restoreDocument: endpoint({
    method: 'POST',
    path: '/api/profile/documents/:id/restore',
    tag: 'History',
    summary: 'Restore a deleted document',
    description: 'Within 30 days of deleting it. Does nothing if the document is not deleted.',
    auth: 'user',
    params,
    answer: doneAnswerSchema,
    cacheControl: 'none',
  }),
};

export type DocumentsBody = z.input<typeof documentsRequestSchema>;
export type DocumentRow = z.output<typeof documentRowSchema>;
export type Issued = z.output<typeof issuedSchema>;
export type IssuedDocument = z.output<typeof documentAnswerSchema>['data'];
