import type { DocumentType } from '@paperwage/documents';
import { z } from 'zod';
import { answerOf, doneAnswerSchema, idSchema, timestampSchema } from '../answers.ts';
import { documentTypeSchema, schemaOfEach } from './document-types.ts';
import type { DraftEdit } from './draft-edits.ts';
import { endpoint } from '../endpoint.ts';
import { LARGEST_DOCUMENT_BYTES, requestSchemaOf } from './generate-documents.ts';

const MAX_UNANSWERED = 5;
const look = { template: z.string().max(40), theme: z.string().max(40).default('') };
const after = z
  .array(z.string().max(100))
  .max(MAX_UNANSWERED)
  .optional()
  .describe(
    'Keys of earlier saves you got no response for, oldest first. If one of them was saved, this changes that ' +
      'version. If none was and there is no `draftId`, this starts the draft under the first key.',
  );
const saved = {
  draftId: idSchema.optional(),
  version: z.int().min(1).optional().describe('Leave out for a new draft, or to overwrite any version'),
  after,
};

function draftSchemaOf<Type extends DocumentType>(type: Type) {
  return requestSchemaOf(type).extend({ ...saved, theme: z.string().max(40).default('') });
}

type DraftSchemas = { readonly [Type in DocumentType]: ReturnType<typeof draftSchemaOf<Type>> };

export const saveDraftRequestSchema = z.discriminatedUnion('type', schemaOfEach<DraftSchemas>(draftSchemaOf));
const pathSchema = z.array(z.union([z.string().max(100), z.int().min(0)])).max(20);

export const draftEditSchema: z.ZodType<DraftEdit> = z.union([
  z.strictObject({
    path: pathSchema,
    start: z.int().min(0),
    remove: z.int().min(0),
    insert: z.array(z.unknown()).max(10_000),
  }),
  z.strictObject({ path: pathSchema, value: z.unknown().optional() }),
]);

const saveDraftChangeRequestSchema = z.strictObject({
  type: documentTypeSchema,
  ...look,
  draftId: idSchema,
  version: z.int().min(1),
  edits: z
    .array(draftEditSchema)
    .max(10_000)
    .describe('What to change in the `documentData` of that version, in order'),
});
export const saveDraftAnswerSchema = answerOf(
  z.object({ draftId: idSchema, version: z.int(), updatedAt: timestampSchema }),
);

export const draftRowSchema = z.object({
  draftId: idSchema,
  type: documentTypeSchema,
  /** Who it is from and for, as far as filled in. */
  fromName: z.string(),
  toName: z.string(),
  date: z.string().describe('The last pay date, the invoice date, or the year of the form; empty if not filled in'),
  version: z.int(),
  updatedAt: timestampSchema,
});

export const draftsAnswerSchema = answerOf(z.object({ drafts: z.array(draftRowSchema) }));

export const draftAnswerSchema = answerOf(
  draftRowSchema.extend({ template: z.string(), theme: z.string(), documentData: z.unknown() }),
);

const params = z.object({ id: idSchema });

export const draftEndpoints = {
  saveDraft: endpoint({
    method: 'POST',
    path: '/api/save-draft',
    tag: 'Drafts',
    summary: 'Save a draft',
    description:
      'Without `draftId`, this starts a draft. With `version`, the change is refused with `draftChanged` if ' +
      'someone saved another version since then; without it, this overwrites any version. Repeating a call with ' +
      'the same `Idempotency-Key` header saves nothing twice; using the key for a different change is refused with ' +
      '`idempotencyKeyReused`. A Social Security number is cut to its last four digits unless the user allows all ' +
      'nine.',
    auth: 'user',
    limit: 'draftSavesPerMinute',
    idempotent: true,
    body: saveDraftRequestSchema,
    largestBody: LARGEST_DOCUMENT_BYTES,
    answer: saveDraftAnswerSchema,
  }),
  saveDraftChange: endpoint({
    method: 'POST',
    path: '/api/save-draft-change',
    tag: 'Drafts',
    summary: 'Save what changed in a draft',
    description:
      'Like `save-draft`, with the `edits` since a version instead of `documentData`, because a closing page can ' +
      'send only 64 KB. Edits that don’t fit are refused with `draftChangeUnfit`.',
    auth: 'user',
    limit: 'draftSavesPerMinute',
    idempotent: true,
    body: saveDraftChangeRequestSchema,
    largestBody: LARGEST_DOCUMENT_BYTES,
    answer: saveDraftAnswerSchema,
  }),
  listDrafts: endpoint({
    method: 'GET',
    path: '/api/profile/drafts',
    tag: 'Drafts',
    summary: 'List drafts',
    description: 'Most recently changed first, with the fields a list shows. Without deleted and finished drafts.',
    auth: 'user',
    answer: draftsAnswerSchema,
  }),
  getDraft: endpoint({
    method: 'GET',
    path: '/api/profile/drafts/:id',
    tag: 'Drafts',
    summary: 'Get a draft',
    description: 'With everything in it, and the `version` to send with the next change.',
    auth: 'user',
    params,
    answer: draftAnswerSchema,
  }),
  finishDraft: endpoint({
    method: 'POST',
    path: '/api/profile/drafts/:id/finish',
    tag: 'Drafts',
    summary: 'Take a finished draft off the list',
    description:
      'For a draft that became a document in the history. It can still be read and saved; saving a change puts it back ' +
      'on the list. Without one, it is gone for good after 30 days. Does nothing if `version` isn’t the latest.',
    auth: 'user',
    params,
    body: z.strictObject({ version: z.int().min(1) }),
    answer: doneAnswerSchema,
    cacheControl: 'none',
  }),
  deleteDraft: endpoint({
    method: 'DELETE',
    path: '/api/profile/drafts/:id',
    tag: 'Drafts',
    summary: 'Delete a draft; you can restore it for 30 days',
    description: 'It disappears from lists and can’t be read. After 30 days it is gone for good.',
    auth: 'user',
    params,
    answer: doneAnswerSchema,
    cacheControl: 'none',
  }),
  restoreDraft: endpoint({
    method: 'POST',
    path: '/api/profile/drafts/:id/restore',
    tag: 'Drafts',
    summary: 'Restore a deleted draft',
    description: 'Within 30 days of deleting it. Does nothing if the draft is not deleted.',
    auth: 'user',
    params,
    answer: doneAnswerSchema,
    cacheControl: 'none',
  }),
};

export type SaveDraftChange = z.output<typeof saveDraftChangeRequestSchema>;
export type SaveDraftChangeBody = z.input<typeof saveDraftChangeRequestSchema>;
export type SaveDraftBody = z.input<typeof saveDraftRequestSchema>;
export type SavedDraft = z.output<typeof saveDraftAnswerSchema>['data'];
export type DraftRow = z.output<typeof draftRowSchema>;
export type Draft = z.output<typeof draftAnswerSchema>['data'];
