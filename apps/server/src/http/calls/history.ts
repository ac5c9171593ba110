import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import {
  PDF_MEDIA_TYPE,
  deleteDocumentPath,
  documentAnswerSchema,
  documentFilePath,
  documentPath,
  documentRequestSchema,
  documentTypeSchema,
  documentsAnswerSchema,
  documentsPath,
  documentsRequestSchema,
  doneAnswerSchema,
  errorAnswerSchema,
  idSchema,
  restoreDocumentPath,
} from '@paperwage/api-contract';
import { z } from 'zod';
import {
  listDocuments,
  readDocument,
  readDocumentFile,
  removeDocument,
  restoreDocument,
} from '../../features/history/history.ts';
import type { Services } from '../../services.ts';
import { binaryAnswer, sendFile } from '../send-file.ts';
import { signedIn } from '../signed-in.ts';

const params = z.object({ id: idSchema });
const refusals = { '4xx': errorAnswerSchema, '5xx': errorAnswerSchema };
const tags = ['History'];

/** The calls of the history: list, read, download, delete and restore. */
export function addHistory(app: FastifyInstance, services: Services): void {
  const calls = app.withTypeProvider<ZodTypeProvider>();
  calls.post(
    documentsPath,
    {
      schema: {
        tags,
        summary: 'Documents of a type, the newest first',
        description:
          'A list goes on after the id given as `from`. There may be more when as many came back as were asked for.',
        params: z.object({ type: documentTypeSchema }),
        body: documentsRequestSchema,
        response: { 200: documentsAnswerSchema, ...refusals },
      },
    },
    async (request, reply) => {
      const { userId } = await signedIn(request, services);
      void reply.header('cache-control', 'no-store');
      return { ok: true as const, data: await listDocuments(services, userId, request.params.type, request.body) };
    },
  );
  calls.post(
    documentPath,
    {
      schema: {
        tags,
        summary: 'One document with what it was made of',
        description:
          'Of a Social Security number, its last four digits: all nine are in the file, where its copies show them.',
        params,
        body: documentRequestSchema,
        response: { 200: documentAnswerSchema, ...refusals },
      },
    },
    async (request, reply) => {
      const { userId } = await signedIn(request, services);
      void reply.header('cache-control', 'no-store');
      const wanted = { id: request.params.id, type: request.body.type };
      return { ok: true as const, data: await readDocument(services, userId, wanted) };
    },
  );
  calls.get(
    documentFilePath,
    { schema: { tags, summary: 'The file that was issued', params, response: binaryAnswer(PDF_MEDIA_TYPE) } },
    async (request, reply) => {
      const { userId } = await signedIn(request, services);
      return sendFile(reply, await readDocumentFile(services, userId, request.params.id));
    },
  );
  addRemovals(app, services);
}

function addRemovals(app: FastifyInstance, services: Services): void {
  const calls = app.withTypeProvider<ZodTypeProvider>();
  const response = { 200: doneAnswerSchema, ...refusals };
  calls.post(
    deleteDocumentPath,
    { schema: { tags, summary: 'Deletes a document; for 30 days it can be restored', params, response } },
    async (request) => {
      const { userId } = await signedIn(request, services);
      await removeDocument(services, userId, request.params.id);
      return { ok: true as const };
    },
  );
  calls.post(
    restoreDocumentPath,
    { schema: { tags, summary: 'Restores a deleted document', params, response } },
    async (request) => {
      const { userId } = await signedIn(request, services);
      await restoreDocument(services, userId, request.params.id);
      return { ok: true as const };
    },
  );
}
