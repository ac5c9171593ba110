import { DOCUMENT_ID_HEADER, endpoints } from '@paperwage/api-contract';
import { generateDocument } from '../../features/documents/generate-document.ts';
import { issueDocument } from '../../features/history/issue-document.ts';
import { withPictures } from '../../features/logos/logos.ts';
import type { Services } from '../../services.ts';
import { sendFile } from '../send-file.ts';
import type { Serve } from '../serve.ts';
import type { Turns } from '../turns.ts';

/** Finished documents. Those of a user may hold pictures by their address, and a PDF enters the history. */
export function addGenerateDocuments(serve: Serve, services: Services, turns: Turns): void {
  serve(endpoints.generatePdf, async ({ user, body, key, reply }) => {
    const renderer = turns.rendererFor(reply, services.renderer);
    if (!user) return sendFile(reply, await generateDocument(renderer, { format: 'pdf', request: body }));
    const issuing = { userId: user.userId, request: body, key };
    const { id, file } = await issueDocument({ ...services, renderer }, issuing);
    void reply.header(DOCUMENT_ID_HEADER, id);
    return sendFile(reply, file);
  });
  serve(endpoints.generateXlsx, async ({ user, body, reply }) => {
    const renderer = turns.rendererFor(reply, services.renderer);
    const request = user ? await withPictures(services, user.userId, body) : body;
    return sendFile(reply, await generateDocument(renderer, { format: 'xlsx', request }));
  });
}
