import { z } from 'zod';
import type { DocumentRequest, DocumentType } from '@paperwage/documents';
import { payStubDraftSchema } from '@paperwage/documents/pay-stub';

export const PDF_MEDIA_TYPE = 'application/pdf';
export const XLSX_MEDIA_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** What is in a document, by its type; every type of `DocumentType` has its schema here. */
const documentSchemas = {
  paystub: payStubDraftSchema,
} satisfies { readonly [Type in DocumentType]: z.ZodType<DocumentRequest<Type>['documentData']> };

/** A document to make: what is in it, and how it looks. */
export const generateDocumentRequestSchema = z.discriminatedUnion('type', [requestOf('paystub')], {
  error: (issue) => (issue.code === 'invalid_union' ? 'must be paystub' : undefined),
});

function requestOf<Type extends DocumentType>(type: Type) {
  return z.strictObject({
    type: z.literal(type),
    template: z.string().max(40),
    theme: z.string().max(40),
    documentData: documentSchemas[type],
  });
}

export type GenerateDocumentRequest = z.output<typeof generateDocumentRequestSchema>;
export type GenerateDocumentBody = z.input<typeof generateDocumentRequestSchema>;
