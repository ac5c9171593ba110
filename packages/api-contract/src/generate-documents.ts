import { z } from 'zod';
import type { DocumentRequest, DocumentType } from '@paperwage/documents';
import { form1099DraftSchema } from '@paperwage/documents/1099';
import { invoiceDraftSchema } from '@paperwage/documents/invoice';
import { payStubDraftSchema } from '@paperwage/documents/pay-stub';
import { w2DraftSchema } from '@paperwage/documents/w2';

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

export type GenerateDocumentRequest = z.output<typeof generateDocumentRequestSchema>;
export type GenerateDocumentBody = z.input<typeof generateDocumentRequestSchema>;
