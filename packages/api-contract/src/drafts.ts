import { z } from 'zod';
import { answerOf, idSchema, timestampSchema } from './answers.ts';
import { generateDocumentRequestSchema } from './generate-documents.ts';
import { DOCUMENT_TYPES } from './record-paths.ts';

export const documentTypeSchema = z.enum(DOCUMENT_TYPES, { error: 'must be paystub, invoice, w2 or 1099' });

const saved = {
  draftId: idSchema.optional(),
  version: z.int().min(1).optional().describe('Left out with a new draft, or to save over whatever is there'),
};
export const saveDraftRequestSchema = z.discriminatedUnion('type', [
  generateDocumentRequestSchema.options[0].extend({ ...saved, theme: z.string().max(40).default('') }),
  generateDocumentRequestSchema.options[1].extend({ ...saved, theme: z.string().max(40).default('') }),
  generateDocumentRequestSchema.options[2].extend({ ...saved, theme: z.string().max(40).default('') }),
  generateDocumentRequestSchema.options[3].extend({ ...saved, theme: z.string().max(40).default('') }),
]);
export const saveDraftAnswerSchema = answerOf(
  z.object({ draftId: idSchema, version: z.int(), updatedAt: timestampSchema }),
);

const draftRowSchema = z.object({
  draftId: idSchema,
  type: documentTypeSchema,
  /** Who it is from and who it is for, as far as they are filled in. */
  fromName: z.string(),
  toName: z.string(),
  date: z
    .string()
    .describe('The last pay date, the date of the invoice, or the year of the form; empty where not filled in'),
  version: z.int(),
  updatedAt: timestampSchema,
});

export const draftsAnswerSchema = answerOf(z.object({ drafts: z.array(draftRowSchema) }));

export const draftAnswerSchema = answerOf(
  draftRowSchema.extend({ template: z.string(), theme: z.string(), documentData: z.unknown() }),
);

export type SaveDraftBody = z.input<typeof saveDraftRequestSchema>;
export type SavedDraft = z.output<typeof saveDraftAnswerSchema>['data'];
export type DraftRow = z.output<typeof draftRowSchema>;
export type Draft = z.output<typeof draftAnswerSchema>['data'];
