import { z } from 'zod';
import { answerOf, doneAnswerSchema, idSchema, timestampSchema } from '../answers.ts';
import { ADMIN_PAGE_ROWS } from '../constants.ts';
import { endpoint } from '../endpoint.ts';
import { dateSchema, orderSchema, subscriptionDetailsSchema } from '../billing/payments.ts';

const LONGEST_SEARCH = 254;

/** Where a list continues. */
const beforeSchema = idSchema.optional().describe('The `next` of the page before; nothing for the first');

const searchSchema = z
  .string({ error: 'must be text' })
  .trim()
  .max(LONGEST_SEARCH, { error: `must have at most ${LONGEST_SEARCH} characters` })
  .default('')
  .describe('The email of an account, a receipt number or the id of an order, in full');

/** The rows of one page of an admin list, and where the next page begins. */
export function pageAnswerOf<Row extends z.ZodType>(row: Row) {
  return answerOf(
    z.object({
      rows: z.array(row).max(ADMIN_PAGE_ROWS),
      next: idSchema.nullable().describe('Send it as `before` for the next page; null on the last'),
    }),
  );
}

/** The query of a list without a search. */
export const pageBodySchema = z.strictObject({ before: beforeSchema });

const searchBodySchema = z.strictObject({ before: beforeSchema, search: searchSchema });

/** A payment without the card, which no admin sees. */
const adminOrderSchema = orderSchema
  .pick({ id: true, status: true, plan: true, totalCents: true, createdAt: true, receiptNumber: true })
  .extend({
    userId: idSchema,
    email: z.string().describe('Where its receipt went; empty once the account was deleted'),
    purpose: z.enum(['first', 'renewal']),
  });

const adminSubscriptionSchema = subscriptionDetailsSchema
  .pick({ status: true, plan: true, nextPlan: true, paidThrough: true, renewsOn: true, refundableThrough: true })
  .extend({
    userId: idSchema,
    email: z.string(),
    endedOn: dateSchema.nullable().describe('When it ended; null before that'),
  });

const subscriberSchema = adminSubscriptionSchema.extend({
  firstName: z.string(),
  lastName: z.string(),
  joinedAt: timestampSchema.nullable().describe('When the account was opened'),
  refundableOrder: adminOrderSchema.nullable().describe('The payment that can be refunded in full today'),
  orders: z.array(adminOrderSchema).describe('All payments, newest first'),
});

const userParams = z.object({ userId: idSchema });

const ADMIN = 'For admins, with a code from their authenticator app in the last 4 hours.';

/** What an admin sees and does about payments, and how admins confirm who they are. */
export const adminBillingEndpoints = {
  confirmAdmin: endpoint({
    method: 'POST',
    path: '/api/admin/confirm',
    tag: 'Administration',
    summary: 'Confirm an admin with a code',
    description:
      'The code of the authenticator app, or a recovery code. For 4 hours after it, this session can use the calls below.',
    auth: 'user',
    sameOrigin: true,
    body: z.strictObject({ code: z.string({ error: 'must be text' }).trim().min(1, { error: 'is empty' }).max(40) }),
    answer: doneAnswerSchema,
  }),
  getAdminOverview: endpoint({
    method: 'GET',
    path: '/api/admin/overview',
    tag: 'Administration',
    summary: 'Get what waits for an admin',
    description: `How many messages, reports and refusals are open, and how many jobs failed or wait. ${ADMIN}`,
    auth: 'user',
    answer: answerOf(
      z.object({
        openMessages: z.int(),
        openReports: z.int(),
        openRefusals: z.int(),
        failedJobs: z.int(),
        waitingJobs: z.int(),
      }),
    ),
  }),
  listAdminOrders: endpoint({
    method: 'POST',
    path: '/api/admin/orders/filter',
    tag: 'Administration',
    summary: 'List orders, newest first',
    description: `A search answers everything that fits at once. ${ADMIN}`,
    auth: 'user',
    sameOrigin: true,
    body: searchBodySchema,
    answer: pageAnswerOf(adminOrderSchema),
  }),
  listAdminSubscriptions: endpoint({
    method: 'POST',
    path: '/api/admin/subscriptions/filter',
    tag: 'Administration',
    summary: 'List subscriptions',
    description: `Newest accounts first. ${ADMIN}`,
    auth: 'user',
    sameOrigin: true,
    body: searchBodySchema,
    answer: pageAnswerOf(adminSubscriptionSchema),
  }),
  getSubscriber: endpoint({
    method: 'GET',
    path: '/api/admin/subscriptions/:userId',
    tag: 'Administration',
    summary: 'Get a subscription and its payments',
    description: `Whose it is, what was paid, and what can be refunded. ${ADMIN}`,
    auth: 'user',
    params: userParams,
    answer: answerOf(subscriberSchema),
  }),
  refundSubscriber: endpoint({
    method: 'POST',
    path: '/api/admin/subscriptions/:userId/refund',
    tag: 'Administration',
    summary: 'Refund the first payment and end the subscription',
    description: `In full, at once, with an email to the subscriber. What they issued stays valid. ${ADMIN}`,
    auth: 'user',
    sameOrigin: true,
    params: userParams,
    body: z.strictObject({ orderId: idSchema.describe('The `refundableOrder` that you saw') }),
    answer: answerOf(subscriberSchema),
  }),
};

export type AdminOverview = z.output<typeof adminBillingEndpoints.getAdminOverview.answer>['data'];
export type AdminOrder = z.output<typeof adminOrderSchema>;
export type AdminSubscription = z.output<typeof adminSubscriptionSchema>;
export type AdminSubscriber = z.output<typeof subscriberSchema>;
