import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import {
  PDF_MEDIA_TYPE,
  XLSX_MEDIA_TYPE,
  errorAnswerSchema,
  generateDocumentRequestSchema,
  generatePdfPath,
  generateXlsxPath,
} from '@paperwage/api-contract';
import { z } from 'zod';
import type { Config } from '../../config.ts';
import { generateDocument } from '../../features/documents/generate-document.ts';
import type { FileFormat } from '../../ports/document-renderer.ts';
import type { Services } from '../../services.ts';
import { attachment } from '../content-disposition.ts';
import { perMinute } from '../rate-limits.ts';

/** The longest draft and a logo of the largest kind fit; anything near 2 MB does not. */
const BODY_LIMIT_BYTES = 1_572_864;

const CALLS = [
  { path: generatePdfPath, format: 'pdf', mediaType: PDF_MEDIA_TYPE, summary: 'A finished document as PDF' },
  { path: generateXlsxPath, format: 'xlsx', mediaType: XLSX_MEDIA_TYPE, summary: 'The same document as a workbook' },
] as const satisfies readonly { path: string; format: FileFormat; mediaType: string; summary: string }[];

/** `POST /api/documents/generate-pdf` and `/generate-xlsx`. */
export function addGenerateDocuments(app: FastifyInstance, config: Config, { renderer }: Services): void {
  for (const { path, format, mediaType, summary } of CALLS) {
    const file = {
      description: 'The file',
      content: { [mediaType]: { schema: z.unknown().meta({ type: 'string', format: 'binary' }) } },
    };
    const schema = {
      tags: ['Documents'],
      summary,
      description: 'The name of the file is in the header `content-disposition`.',
      body: generateDocumentRequestSchema,
      response: { 200: file, '4xx': errorAnswerSchema, '5xx': errorAnswerSchema },
    };
    const options = { schema, bodyLimit: BODY_LIMIT_BYTES, config: perMinute(config.limits.documentsPerMinute) };
    app.withTypeProvider<ZodTypeProvider>().post(path, options, async (request, reply) => {
      const finished = await generateDocument(renderer, { format, request: request.body });
      return reply
        .type(finished.mediaType)
        .headers({ 'content-disposition': attachment(finished.fileName), 'cache-control': 'no-store' })
        .send(Buffer.from(finished.bytes.buffer, finished.bytes.byteOffset, finished.bytes.byteLength));
    });
  }
}
