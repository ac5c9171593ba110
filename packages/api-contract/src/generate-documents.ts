import { z } from 'zod';
import type { DocumentRequest, DocumentType } from '@paperwage/documents';
import { invoiceDraftSchema } from '@paperwage/documents/invoice';
import { payStubDraftSchema } from '@paperwage/documents/pay-stub';

export const PDF_MEDIA_TYPE = 'application/pdf';
export const XLSX_MEDIA_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** What is in a document, by its type; every type of `DocumentType` has its schema here. */
const documentSchemas = {
  paystub: payStubDraftSchema,
  invoice: invoiceDraftSchema,
} satisfies { readonly [Type in DocumentType]: z.ZodType<DocumentRequest<Type>['documentData']> };

/** A document to make: what is in it, and how it looks. */
export const generateDocumentRequestSchema = z.discriminatedUnion(
  'type',
  [requestOf('paystub'), requestOf('invoice')],
  {
    error: ({ code }) => (code === 'invalid_union' ? `must be ${listed(Object.keys(documentSchemas))}` : undefined),
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

export type GenerateDocumentRequest = z.output<typeof generateDocumentRequestSchema>;
export type GenerateDocumentBody = z.input<typeof generateDocumentRequestSchema>;
