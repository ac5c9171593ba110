import { z } from 'zod';
import { calendarDate } from '@paperwage/values';
import type { DocumentType } from '@paperwage/documents';
import { kindSchemas } from '@paperwage/documents';
import { sampleInvoiceDraft } from '@paperwage/documents/invoice';
import { answerOf, idSchema } from '../answers.ts';
import { ATTESTATIONS } from './attestations.ts';
import { DOCUMENT_ID_HEADER, IDEMPOTENCY_HEADER, WARNING_COUNT_HEADER } from '../constants.ts';
import { MUST_BE_A_TYPE, schemaOfEach } from './document-types.ts';
import { endpoint } from '../endpoint.ts';
import { issueSchema } from '../error-answer.ts';
import { FILE_PASSWORD, FILE_PASSWORD_WRONG } from './file-password.ts';
import { PDF_MEDIA_TYPE, XLSX_MEDIA_TYPE } from '../media-types.ts';
import { issuerSchema } from './verification.ts';

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

/** How a document of a type is issued. Without it, the file has no code and can’t be verified. */
function issueSchemaOf(type: DocumentType) {
  return z
    .strictObject({
      ...issuerSchema.shape,
      attested: z
        .literal(true, { error: 'must be true: to issue a document, attest that it is correct' })
        .describe(`What the issuer attests: “${ATTESTATIONS[type]}”`),
      replaces: idSchema.optional().describe('The id of an issued document of the same type that this one replaces'),
    })
    .optional()
    .describe('Issues the document, so that anyone can verify it. Log in first.');
}

function bodySchemaOf<Type extends DocumentType>(type: Type) {
  return requestSchemaOf(type).extend({ issue: issueSchemaOf(type) });
}

type BodySchemas = { readonly [Type in DocumentType]: ReturnType<typeof bodySchemaOf<Type>> };

/** A document to make, and how it is issued, if at all. */
const generateDocumentBodySchema = z.discriminatedUnion('type', schemaOfEach<BodySchemas>(bodySchemaOf), {
  error: ({ code }) => (code === 'invalid_union' ? MUST_BE_A_TYPE : undefined),
});

function pdfBodySchemaOf<Type extends DocumentType>(type: Type) {
  return bodySchemaOf(type).extend({
    password: z
      .string()
      .regex(FILE_PASSWORD, { error: FILE_PASSWORD_WRONG })
      .optional()
      .describe('Encrypts the PDF, which then opens with this password alone. We don’t keep the password.'),
  });
}

type PdfBodySchemas = { readonly [Type in DocumentType]: ReturnType<typeof pdfBodySchemaOf<Type>> };

const ISSUED_WITH_PASSWORD =
  'must be left out of a document you issue, because anyone who has the file can check it. Leave out issue to protect a copy';

/** The same for a PDF, which may take a password. */
const generatePdfBodySchema = z
  .discriminatedUnion('type', schemaOfEach<PdfBodySchemas>(pdfBodySchemaOf), {
    error: ({ code }) => (code === 'invalid_union' ? MUST_BE_A_TYPE : undefined),
  })
  .refine(({ issue, password }) => !issue || password === undefined, {
    path: ['password'],
    error: ISSUED_WITH_PASSWORD,
  });

/** Fits the longest draft with the largest logo; anything near 2 MB does not. */
export const LARGEST_DOCUMENT_BYTES = 1_572_864;

/** The sample without its picture, which would be longer than everything else. */
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
const ISSUE_TOLD =
  'With `issue`, each pay stub and each invoice gets a verification code, which is printed on it; forms get none.';
const PASSWORD_TOLD =
  'With `password`, the PDF is encrypted (AES-256), its name ends in `-protected`, and it doesn’t claim PDF/A. ' +
  'The history keeps the PDF without it. Two such files differ, because encryption has a random part.';
const WORKBOOK_TOLD =
  'With `issue`, the PDF is issued too and goes into the history, and the workbook shows its codes. ' +
  `Use the same \`${IDEMPOTENCY_HEADER}\` for both files, and they are one issued document.`;
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
      `${NAME_TOLD} If the user is logged in and either there are no plans here or it is issued, the PDF goes into the history; its id is in the header \`${DOCUMENT_ID_HEADER}\`. ` +
      `The history keeps only the last four digits of a Social Security number in the data. ${ISSUE_TOLD} ${PASSWORD_TOLD} ${WARNINGS_TOLD}`,
    auth: 'optional',
    limit: 'documentsPerMinute',
    idempotent: true,
    body: generatePdfBodySchema,
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
    description: `${NAME_TOLD} ${ISSUE_TOLD} ${WORKBOOK_TOLD} ${WARNINGS_TOLD}`,
    auth: 'optional',
    limit: 'documentsPerMinute',
    idempotent: true,
    body: generateDocumentBodySchema,
    largestBody: LARGEST_DOCUMENT_BYTES,
    example: EXAMPLE,
    query: warningsQuerySchema,
    answer: { file: XLSX_MEDIA_TYPE, orJson: warningsAnswerSchema },
  }),
};

export type GenerateDocumentRequest = z.output<typeof generateDocumentRequestSchema>;
export type IssueRequest = NonNullable<z.output<ReturnType<typeof issueSchemaOf>>>;
export type GenerateDocumentBody = z.input<typeof generateDocumentBodySchema>;
