import { DOCUMENT_ID_HEADER, endpoints, WARNING_COUNT_HEADER } from '@paperwage/api-contract';
import type { FastifyReply } from 'fastify';
import type { Config } from '../../../config/config.ts';
import { generateDocument, warningsOf, withPassword } from '../../../features/documents/generate-document.ts';
import { issueWorkbook, readWorkbook } from '../../../features/issuing/issue-workbook.ts';
import { areSamples, requireIssuer } from '../../../features/billing/access.ts';
import { issueDocument } from '../../../features/issuing/issue-document.ts';
import { withPictures } from '../../../features/logos/logos.ts';
import type { FileFormat, FinishedFile } from '../../../ports/documents/document-renderer.ts';
import type { Services } from '../../../services.ts';
import { sendFile } from '../../send-file.ts';
import type { Call, Sent, Serve } from '../../serve.ts';
import { ok } from '../../serve.ts';
import type { Turns } from '../../turns.ts';

type GenerateCall = Pick<Call<typeof endpoints.generateXlsx>, 'user' | 'body' | 'reply'>;

/**
 * Finished documents. A user's documents may refer to pictures by address. If the body says who issues a PDF, it enters
 * the history and others can verify it. Otherwise it is a sample; without plans on this server, it has no mark and enters
 * the user's history too. A call that asks only for the warnings makes no file. A password is used only for the file that
 * is handed out.
 */
export function addGenerateDocuments(
  serve: Serve,
  { publicUrl, issuing, company }: Pick<Config, 'publicUrl' | 'issuing' | 'company'>,
  services: Services,
  turns: Turns,
): void {
  const terms = { ...issuing, verifyUrl: `${publicUrl}/verify`, appealEmail: company.email };
  const sendWarnings = async (format: FileFormat, { user, body, reply }: GenerateCall) => {
    const { request: asked } = splitBody(body);
    const request = user ? await withPictures(services, user.userId, asked) : asked;
    const warnings = await warningsOf(turns.rendererFor(reply, services.renderer), { format, request });
    void reply.header(WARNING_COUNT_HEADER, warnings.length);
    return ok({ warnings: [...warnings] });
  };
  serve(endpoints.generatePdf, async (call) => {
    const { user, query, key, reply } = call;
    const { password, ...body } = call.body;
    if (query.warnings === 'only') return sendWarnings('pdf', { user, body, reply });
    const { issue, request } = splitBody(body);
    const renderer = turns.rendererFor(reply, services.renderer);
    if (issue) await requireIssuer(services, user, terms.appealEmail);
    const isSample = !issue && areSamples(services);
    if (!user || isSample) {
      const drawn = user ? await withPictures(services, user.userId, request) : request;
      const issuance = isSample ? 'sample' : undefined;
      const { file, warnings } = await generateDocument(renderer, { format: 'pdf', request: drawn, issuance });
      return sendWithCount(reply, await withPassword(renderer, file, password), warnings.length);
    }
    const wish = { userId: user.userId, request, key, issue, terms };
    const { id, file, warningCount } = await issueDocument({ ...services, renderer }, wish);
    void reply.header(DOCUMENT_ID_HEADER, id);
    return sendWithCount(reply, await withPassword(renderer, file, password), warningCount);
  });
  serve(endpoints.generateXlsx, async (call) => {
    const { user, query, key, reply } = call;
    if (query.warnings === 'only') return sendWarnings('xlsx', call);
    const { issue, request } = splitBody(call.body);
    const renderer = turns.rendererFor(reply, services.renderer);
    if (issue || areSamples(services)) await requireIssuer(services, user, terms.appealEmail);
    if (issue && user) {
      const wish = { userId: user.userId, request, key, issue, terms };
      const { id, file, warningCount } = await issueWorkbook({ ...services, renderer }, wish);
      void reply.header(DOCUMENT_ID_HEADER, id);
      return sendWithCount(reply, file, warningCount);
    }
    const drawn = user ? await withPictures(services, user.userId, request) : request;
    const { file, warnings } = await generateDocument(renderer, { format: 'xlsx', request: drawn });
    return sendWithCount(reply, file, warnings.length);
  });
  serve(endpoints.getDocumentWorkbook, async ({ user, params, reply }) => {
    const renderer = turns.rendererFor(reply, services.renderer);
    return sendFile(reply, await readWorkbook({ ...services, renderer }, user, params.id, terms));
  });
}

/** The document, and how it is issued, if at all. */
function splitBody({ issue, ...request }: GenerateCall['body']) {
  return { issue, request };
}

/** A file, and its number of warnings, if known. */
function sendWithCount(reply: FastifyReply, file: FinishedFile, warningCount: number | undefined): Sent {
  if (warningCount !== undefined) void reply.header(WARNING_COUNT_HEADER, warningCount);
  return sendFile(reply, file);
}
