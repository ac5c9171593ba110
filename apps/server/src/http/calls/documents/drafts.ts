import { endpoints } from '@paperwage/api-contract';
import {
  finishDraft,
  listDrafts,
  readDraft,
  removeDraft,
  restoreDraft,
  saveDraft,
  saveDraftChange,
} from '../../../features/drafts/drafts.ts';
import type { Services } from '../../../services.ts';
import type { Serve } from '../../serve.ts';
import { DONE, ok } from '../../serve.ts';

/** The calls of drafts: save, list, read, finish, delete and restore. */
export function addDrafts(serve: Serve, services: Services): void {
  serve(endpoints.saveDraft, async ({ user: { userId }, body, key }) =>
    ok(await saveDraft(services, { userId, draft: body, key })),
  );
  serve(endpoints.saveDraftChange, async ({ user: { userId }, body, key }) =>
    ok(await saveDraftChange(services, { userId, change: body, key })),
  );
  serve(endpoints.listDrafts, async ({ user }) => ok({ drafts: await listDrafts(services, user.userId) }));
  serve(endpoints.getDraft, async ({ user, params }) => ok(await readDraft(services, user.userId, params.id)));
  serve(endpoints.finishDraft, async ({ user, params: { id }, body: { version } }) => {
    await finishDraft(services, user.userId, { id, version });
    return DONE;
  });
  serve(endpoints.deleteDraft, async ({ user, params }) => {
    await removeDraft(services, user.userId, params.id);
    return DONE;
  });
  serve(endpoints.restoreDraft, async ({ user, params }) => {
    await restoreDraft(services, user.userId, params.id);
    return DONE;
  });
}
