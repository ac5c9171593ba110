import { z } from 'zod';
import { payStubDraftSchema } from '@paperwage/documents/pay-stub';

export const PDF_MEDIA_TYPE = 'application/pdf';
export const XLSX_MEDIA_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** A document to make: what is in it, and how it looks. */
export const generateDocumentRequestSchema = z.strictObject({
  type: z.literal('paystub', { error: 'must be paystub' }),
  template: z.string().max(40),
  theme: z.string().max(40),
  documentData: payStubDraftSchema,
});

export type GenerateDocumentRequest = z.output<typeof generateDocumentRequestSchema>;
export type GenerateDocumentBody = z.input<typeof generateDocumentRequestSchema>;
