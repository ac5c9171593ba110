import type { NamedEndpoint } from '@paperwage/api-contract';
import { endpoints } from '@paperwage/api-contract';
import type { Admin, AdminContext } from '../../../features/administration/admin.ts';
import { confirmAdmin, requireAdmin } from '../../../features/administration/admin.ts';
import { listErrors, readVisits, setExperiment } from '../../../features/administration/insights.ts';
import { listFeedback, listUnanswered } from '../../../features/administration/answers.ts';
import { listStoppedAccounts, startIssuing, stopIssuing } from '../../../features/administration/issuing-stops.ts';
import { closeMessage, listMessages, readMessage } from '../../../features/administration/messages.ts';
import { listJobs, listMail, listTrail, readOverview, retryJob } from '../../../features/administration/operations.ts';
import { decideRefusal, listRefusals } from '../../../features/administration/refusals.ts';
import { closeReport, listReports, readReport, revokeReported } from '../../../features/administration/reports.ts';
import {
  listOrders,
  listSubscriptions,
  readSubscriber,
  refundSubscriber,
} from '../../../features/administration/subscribers.ts';
import type { Config } from '../../../config/config.ts';
import type { Services } from '../../../services.ts';
import type { Call, Handler, Serve } from '../../serve.ts';
import { DONE, ok } from '../../serve.ts';

type UserEndpoint = NamedEndpoint & { readonly auth: 'user' };

/** The calls of admins. Only the first works without a code from the authenticator app. */
export function addAdminCalls(serve: Serve, config: Config, services: Services): void {
  const attemptsPerHour = config.limits.accountAttemptsPerHour;
  const context: AdminContext = { ...config, ...services, attemptsPerHour };
  const serveAdmin = <E extends UserEndpoint>(
    endpoint: E,
    handler: (call: Call<E>, admin: Admin) => ReturnType<Handler<E>>,
  ) => serve(endpoint, async (call: Call<E>) => handler(call, await requireAdmin(context, call.user)));
  serve(endpoints.confirmAdmin, async ({ user, body }) => {
    await confirmAdmin(context, user, body.code);
    return DONE;
  });
  serveAdmin(endpoints.getAdminOverview, async () => ok(await readOverview(context)));
  serveAdmin(endpoints.listAdminOrders, async ({ body }) => ok(await listOrders(context, body)));
  serveAdmin(endpoints.listAdminSubscriptions, async ({ body }) => ok(await listSubscriptions(context, body)));
  serveAdmin(endpoints.getSubscriber, async ({ params }) => ok(await readSubscriber(context, params.userId)));
  serveAdmin(endpoints.refundSubscriber, async ({ params, body }, admin) =>
    ok(await refundSubscriber(context, admin, { ...params, ...body })),
  );
  serveAdmin(endpoints.listReports, async ({ body }) => ok(await listReports(context, body)));
  serveAdmin(endpoints.getReport, async ({ params }) => ok(await readReport(context, params.id)));
  serveAdmin(endpoints.closeReport, async ({ params, body }, admin) => {
    await closeReport(context, admin, params.id, body.answer);
    return DONE;
  });
  serveAdmin(endpoints.revokeReported, async ({ params, body }, admin) => {
    await revokeReported(context, admin, { ...params, ...body });
    return DONE;
  });
  serveAdmin(endpoints.listMessages, async ({ body }) => ok(await listMessages(context, body)));
  serveAdmin(endpoints.getMessage, async ({ params }) => ok(await readMessage(context, params.id)));
  serveAdmin(endpoints.closeMessage, async ({ params, body }, admin) => {
    await closeMessage(context, admin, params.id, body.answer);
    return DONE;
  });
  serveAdmin(endpoints.listFeedback, async () => ok(await listFeedback(context)));
  serveAdmin(endpoints.listUnanswered, async ({ body }) => ok(await listUnanswered(context, body)));
  serveAdmin(endpoints.listRefusals, async ({ body }) => ok(await listRefusals(context, body)));
  serveAdmin(endpoints.decideRefusal, async ({ params, body }, admin) => {
    await decideRefusal(context, admin, { ...params, ...body });
    return DONE;
  });
  serveAdmin(endpoints.listStoppedAccounts, async ({ body }) => ok(await listStoppedAccounts(context, body)));
  serveAdmin(endpoints.stopIssuing, async ({ params, body }, admin) =>
    ok(await stopIssuing(context, admin, { ...params, ...body })),
  );
  serveAdmin(endpoints.startIssuing, async ({ params }, admin) => {
    await startIssuing(context, admin, params.userId);
    return DONE;
  });
  serveAdmin(endpoints.listJobs, async ({ body }) => ok(await listJobs(context, body)));
  serveAdmin(endpoints.retryJob, async ({ params }, admin) => {
    await retryJob(context, admin, params.id);
    return DONE;
  });
  serveAdmin(endpoints.listMail, async ({ body }) => ok(await listMail(context, body)));
  serveAdmin(endpoints.getVisits, async ({ body }) => ok(await readVisits(context, body.days)));
  serveAdmin(endpoints.setExperiment, async ({ params, body }, admin) => {
    await setExperiment(context, admin, { ...params, ...body });
    return DONE;
  });
  serveAdmin(endpoints.listErrors, async () => ok(await listErrors(context)));
  serveAdmin(endpoints.listTrail, async ({ body }) => ok(await listTrail(context, body)));
}
