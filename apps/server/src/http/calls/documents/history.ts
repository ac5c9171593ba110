import { endpoints } from '@paperwage/api-contract';
import {
  listDocuments,
  listDocumentYears,
  readDocument,
  readDocumentFile,
  removeDocument,
  restoreDocument,
} from '../../../features/history/history.ts';
import { listDeleted } from '../../../features/history/recently-deleted.ts';
import { revokeDocument } from '../../../features/issuing/end-issued.ts';
import type { Services } from '../../../services.ts';
import { sendFile } from '../../send-file.ts';
import type { Serve } from '../../serve.ts';
import { DONE, ok } from '../../serve.ts';

/** The calls of the history: list, read, download, revoke, delete and restore. */
export function addHistory(serve: Serve, services: Services): void {
  serve(endpoints.listDocuments, async ({ user, params, body }) =>
    ok(await listDocuments(services, user.userId, params.type, body)),
  );
  serve(endpoints.listDocumentYears, async ({ user, params }) =>
    ok(await listDocumentYears(services, user.userId, params.type)),
  );
  serve(endpoints.getDocument, async ({ user, params: { id }, body: { type } }) =>
    ok(await readDocument(services, user.userId, { id, type })),
  );
  serve(endpoints.getDocumentFile, async ({ user, params, reply }) =>
    sendFile(reply, await readDocumentFile(services, user.userId, params.id)),
  );
  serve(endpoints.revokeDocument, async ({ user, params }) => {
    await revokeDocument(services, user.userId, params.id);
    return DONE;
  });
  serve(endpoints.listDeleted, async ({ user, body }) => ok(await listDeleted(services, user.userId, body)));
  serve(endpoints.deleteDocument, async ({ user, params }) => {
    await removeDocument(services, user.userId, params.id);
    return DONE;
  });
  serve(endpoints.restoreDocument, async ({ user, params }) => {
    await restoreDocument(services, user.userId, params.id);
    return DONE;
  });
}
