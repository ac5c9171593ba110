import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { GenerateDocumentRequest } from '@paperwage/api-contract';
import {
  DOCUMENT_ID_HEADER,
  PDF_MEDIA_TYPE,
  XLSX_MEDIA_TYPE,
  generateDocumentRequestSchema,
  generatePdfPath,
  generateXlsxPath,
} from '@paperwage/api-contract';
import type { Config } from '../../config.ts';
import { generateDocument } from '../../features/documents/generate-document.ts';
import { issueDocument } from '../../features/history/issue-document.ts';
import { withPictures } from '../../features/logos/logos.ts';
import type { FileFormat, FinishedFile } from '../../ports/document-renderer.ts';
import type { Services } from '../../services.ts';
import { LARGEST_DOCUMENT_BYTES } from '../document-body.ts';
import { idempotencyKeyOf } from '../idempotency-key.ts';
import { perMinute } from '../rate-limits.ts';
import { binaryAnswer, sendFile } from '../send-file.ts';
import { maybeSignedIn } from '../signed-in.ts';
import type { Turns } from '../turns.ts';

const CALLS = [
  { path: generatePdfPath, format: 'pdf', mediaType: PDF_MEDIA_TYPE, summary: 'A finished document as PDF' },
  { path: generateXlsxPath, format: 'xlsx', mediaType: XLSX_MEDIA_TYPE, summary: 'The same document as a workbook' },
] as const satisfies readonly { path: string; format: FileFormat; mediaType: string; summary: string }[];

const NAME_TOLD = 'The name of the file is in the header `content-disposition`.';
const HISTORY_TOLD =
  `The PDF of a signed-in user enters the history; its id is in the header \`${DOCUMENT_ID_HEADER}\`. Its data are ` +
  'kept there with the last four digits of a Social Security number.';

/** `POST /api/documents/generate-pdf` and `/generate-xlsx`. */
export function addGenerateDocuments(app: FastifyInstance, config: Config, services: Services, turns: Turns): void {
  // The contract's type is of JSON, so the reply is not typed by it.
  const inTurn = (reply: unknown): Services => ({
    ...services,
    renderer: turns.rendererFor(reply as FastifyReply, services.renderer),
  });
  for (const { path, format, mediaType, summary } of CALLS) {
    const schema = {
      tags: ['Documents'],
      summary,
      description: format === 'pdf' ? `${NAME_TOLD} ${HISTORY_TOLD}` : NAME_TOLD,
      body: generateDocumentRequestSchema,
      response: binaryAnswer(mediaType),
    };
    const options = {
      schema,
      bodyLimit: LARGEST_DOCUMENT_BYTES,
      config: perMinute(config.limits.documentsPerMinute),
    };
    app.withTypeProvider<ZodTypeProvider>().post(path, options, async (request, reply) => {
      const { id, file } = await finished(inTurn(reply), format, request);
      if (id !== undefined) reply.header(DOCUMENT_ID_HEADER, id);
      return sendFile(reply, file);
    });
  }
}

/** The file, and its id where it entered a history. */
async function finished(
  services: Services,
  format: FileFormat,
  request: FastifyRequest,
): Promise<{ readonly id?: string; readonly file: FinishedFile }> {
  const body = request.body as GenerateDocumentRequest;
  const identity = await maybeSignedIn(request, services);
  if (!identity) return { file: await generateDocument(services.renderer, { format, request: body }) };
  const { userId } = identity;
  if (format === 'pdf') {
    return issueDocument(services, { userId, request: body, key: idempotencyKeyOf(request) });
  }
  const drawn = await withPictures(services, userId, body);
  return { file: await generateDocument(services.renderer, { format, request: drawn }) };
}
