import { endpoints } from '@paperwage/api-contract';
import type { Config } from '../../../config/config.ts';
import type { BillingContext } from '../../../features/billing/billing-context.ts';
import { createOrder, createTokenizeToken, readOrder } from '../../../features/billing/create-order.ts';
import {
  choosePlan,
  readSubscription,
  replaceCard,
  resumeSubscription,
  stopSubscription,
} from '../../../features/billing/manage-subscription.ts';
import { listReceipts, readReceiptFile } from '../../../features/billing/receipts.ts';
import { receiveEvents } from '../../../features/billing/receive-events.ts';
import type { Services } from '../../../services.ts';
import { sendFile } from '../../send-file.ts';
import type { Serve } from '../../serve.ts';
import { DONE, ok, SENT } from '../../serve.ts';
import type { Turns } from '../../turns.ts';

/** Plans, orders, the subscription and receipts. */
export function addPayments(serve: Serve, config: Config, services: Services, turns: Turns): void {
  const context: BillingContext = { ...services, ...config };
  serve(endpoints.getTokenizeToken, async () => ok({ token: await createTokenizeToken(context) }));
  serve(endpoints.createOrder, async ({ user, body, key }) =>
    ok(await createOrder(context, { userId: user.userId, request: body, key })),
  );
  serve(endpoints.getOrder, async ({ user, params }) => ok(await readOrder(context, user.userId, params.id)));
  serve(endpoints.getSubscription, async ({ user }) => ok(await readSubscription(context, user.userId)));
  serve(endpoints.stopSubscription, async ({ user }) => ok(await stopSubscription(context, user.userId)));
  serve(endpoints.resumeSubscription, async ({ user }) => ok(await resumeSubscription(context, user.userId)));
  serve(endpoints.changePlan, async ({ user, body }) => ok(await choosePlan(context, user.userId, body.plan)));
  serve(endpoints.replaceCard, async ({ user, body }) =>
    ok(await replaceCard(context, user.userId, body.paymentToken)),
  );
  serve(endpoints.listReceipts, async ({ user }) => ok(await listReceipts(context, user.userId)));
  serve(endpoints.getReceiptFile, async ({ user, params, reply }) => {
    const renderer = turns.rendererFor(reply, services.renderer);
    sendFile(reply, await readReceiptFile({ ...context, renderer }, user.userId, params.id));
    return SENT;
  });
  serve(endpoints.receivePaymentEvents, async ({ body, request }) => {
    // The signature covers the bytes as received.
    await receiveEvents(context, body, request.headers);
    return DONE;
  });
}
