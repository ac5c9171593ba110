import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import {
  doneAnswerSchema,
  draftAnswerSchema,
  draftPath,
  draftsAnswerSchema,
  draftsPath,
  errorAnswerSchema,
  idSchema,
  restoreDraftPath,
  saveDraftAnswerSchema,
  saveDraftChangePath,
  saveDraftChangeRequestSchema,
  saveDraftPath,
  saveDraftRequestSchema,
} from '@paperwage/api-contract';
import { z } from 'zod';
import type { Config } from '../../config.ts';
import {
  listDrafts,
  readDraft,
  removeDraft,
  restoreDraft,
  saveDraft,
  saveDraftChange,
} from '../../features/drafts/drafts.ts';
import type { Services } from '../../services.ts';
import { LARGEST_DOCUMENT_BYTES } from '../document-body.ts';
import { idempotencyKeyOf } from '../idempotency-key.ts';
import { perMinute } from '../rate-limits.ts';
import { signedIn } from '../signed-in.ts';

const params = z.object({ id: idSchema });
const refusals = { '4xx': errorAnswerSchema, '5xx': errorAnswerSchema };
const tags = ['Drafts'];

/** The calls of drafts: save, list, read, delete and restore. */
export function addDrafts(app: FastifyInstance, config: Config, services: Services): void {
  const calls = app.withTypeProvider<ZodTypeProvider>();
  calls.post(
    saveDraftPath,
    {
      bodyLimit: LARGEST_DOCUMENT_BYTES,
      config: perMinute(config.limits.draftSavesPerMinute),
      schema: {
        tags,
        summary: 'Saves a draft',
        description:
          'Without `draftId` a draft is begun. With the `version` it was made on, a change is refused with ' +
          '`draftChanged` when another was saved in the meantime; without, it is saved over whatever is there. ' +
          'A call repeated with the same `Idempotency-Key` header saves nothing again; a change under the key of ' +
          'another change is refused with `idempotencyKeyReused`. A Social Security number is cut to its last four ' +
          'digits unless the user lets all nine be kept.',
        body: saveDraftRequestSchema,
        response: { 200: saveDraftAnswerSchema, ...refusals },
      },
    },
    async (request, reply) => {
      const { userId } = await signedIn(request, services);
      const data = await saveDraft(services, { userId, draft: request.body, key: idempotencyKeyOf(request) });
      void reply.header('cache-control', 'no-store');
      return { ok: true as const, data };
    },
  );
  addChanges(app, config, services);
  calls.get(
    draftsPath,
    { schema: { tags, summary: 'All drafts of the user', response: { 200: draftsAnswerSchema, ...refusals } } },
    async (request, reply) => {
      const { userId } = await signedIn(request, services);
      void reply.header('cache-control', 'no-store');
      return { ok: true as const, data: { drafts: await listDrafts(services, userId) } };
    },
  );
  calls.get(
    draftPath,
    { schema: { tags, summary: 'One draft', params, response: { 200: draftAnswerSchema, ...refusals } } },
    async (request, reply) => {
      const { userId } = await signedIn(request, services);
      void reply.header('cache-control', 'no-store');
      return { ok: true as const, data: await readDraft(services, userId, request.params.id) };
    },
  );
  addRemovals(app, services);
}

function addChanges(app: FastifyInstance, config: Config, services: Services): void {
  app.withTypeProvider<ZodTypeProvider>().post(
    saveDraftChangePath,
    {
      bodyLimit: LARGEST_DOCUMENT_BYTES,
      config: perMinute(config.limits.draftSavesPerMinute),
      schema: {
        tags,
        summary: 'Saves what changed in a draft',
        description:
          'Like `save-draft`, with the `edits` since a version in place of `documentData`: a page that is being closed ' +
          'may send no more than 64 KB. Edits that do not fit are refused with `draftChangeUnfit`.',
        body: saveDraftChangeRequestSchema,
        response: { 200: saveDraftAnswerSchema, ...refusals },
      },
    },
    async (request, reply) => {
      const { userId } = await signedIn(request, services);
      const data = await saveDraftChange(services, { userId, change: request.body, key: idempotencyKeyOf(request) });
      void reply.header('cache-control', 'no-store');
      return { ok: true as const, data };
    },
  );
}

function addRemovals(app: FastifyInstance, services: Services): void {
  const calls = app.withTypeProvider<ZodTypeProvider>();
  const response = { 200: doneAnswerSchema, ...refusals };
  calls.delete(
    draftPath,
    { schema: { tags, summary: 'Deletes a draft; for 30 days it can be restored', params, response } },
    async (request) => {
      const { userId } = await signedIn(request, services);
      await removeDraft(services, userId, request.params.id);
      return { ok: true as const };
    },
  );
  calls.post(
    restoreDraftPath,
    { schema: { tags, summary: 'Restores a deleted draft', params, response } },
    async (request) => {
      const { userId } = await signedIn(request, services);
      await restoreDraft(services, userId, request.params.id);
      return { ok: true as const };
    },
  );
}
