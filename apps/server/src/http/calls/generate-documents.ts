import { DOCUMENT_ID_HEADER, endpoints, WARNING_COUNT_HEADER } from '@paperwage/api-contract';
import type { FastifyReply } from 'fastify';
import { generateDocument, warningsOf } from '../../features/documents/generate-document.ts';
import { issueDocument } from '../../features/history/issue-document.ts';
import { withPictures } from '../../features/logos/logos.ts';
import type { FileFormat, FinishedFile } from '../../ports/document-renderer.ts';
import type { Services } from '../../services.ts';
import { sendFile } from '../send-file.ts';
import type { Call, Sent, Serve } from '../serve.ts';
import { ok } from '../serve.ts';
import type { Turns } from '../turns.ts';

type GenerateCall = Pick<Call<typeof endpoints.generatePdf>, 'user' | 'body' | 'reply'>;

/**
 * Finished documents. Those of a user may hold pictures by their address, and a PDF enters the history. A call that asks
 * for the warnings alone makes no file.
 */
export function addGenerateDocuments(serve: Serve, services: Services, turns: Turns): void {
  const sendWarnings = async (format: FileFormat, { user, body, reply }: GenerateCall) => {
    const request = user ? await withPictures(services, user.userId, body) : body;
    const warnings = await warningsOf(turns.rendererFor(reply, services.renderer), { format, request });
    void reply.header(WARNING_COUNT_HEADER, warnings.length);
    return ok({ warnings: [...warnings] });
  };
  serve(endpoints.generatePdf, async (call) => {
    const { user, query, body, key, reply } = call;
    if (query.warnings === 'only') return sendWarnings('pdf', call);
    const renderer = turns.rendererFor(reply, services.renderer);
    if (!user) {
      const { file, warnings } = await generateDocument(renderer, { format: 'pdf', request: body });
      return sendWithCount(reply, file, warnings.length);
    }
    const issuing = { userId: user.userId, request: body, key };
    const { id, file, warningCount } = await issueDocument({ ...services, renderer }, issuing);
    void reply.header(DOCUMENT_ID_HEADER, id);
    return sendWithCount(reply, file, warningCount);
  });
  serve(endpoints.generateXlsx, async (call) => {
    const { user, query, body, reply } = call;
    if (query.warnings === 'only') return sendWarnings('xlsx', call);
    const renderer = turns.rendererFor(reply, services.renderer);
    const request = user ? await withPictures(services, user.userId, body) : body;
    const { file, warnings } = await generateDocument(renderer, { format: 'xlsx', request });
    return sendWithCount(reply, file, warnings.length);
  });
}

/** A file, and how many warnings there are for it, if that is known. */
function sendWithCount(reply: FastifyReply, file: FinishedFile, warningCount: number | undefined): Sent {
  if (warningCount !== undefined) void reply.header(WARNING_COUNT_HEADER, warningCount);
  return sendFile(reply, file);
}
