import { z } from 'zod';
import type { CalendarDate } from '@paperwage/values';
import { answerOf, doneAnswerSchema, idSchema, timestampSchema } from '../answers.ts';
import { appCheckTokenSchema } from '../app-check.ts';
import { endpoint } from '../endpoint.ts';
import { PDF_MEDIA_TYPE } from '../media-types.ts';
import { PLAN_IDS } from './plans.ts';
import { nameSchema } from '../people.ts';

const planSchema = z.enum(PLAN_IDS, { error: 'must be monthly or yearly' });
export const dateSchema = z.iso.date() as z.ZodType as z.ZodType<CalendarDate, CalendarDate>;
const centsSchema = z.int().min(0);

/** Stands for a card at the card processor. Card numbers never reach this server. */
const paymentTokenSchema = z
  .string({ error: 'must be the token from the card service' })
  .min(1, { error: 'is empty' })
  .max(500, { error: 'must be the token from the card service' })
  .describe('What the card service answered to `v2/tokenize_payment`');

const createOrderRequestSchema = z.strictObject({
  plan: planSchema,
  firstName: nameSchema.default(''),
  lastName: nameSchema.default(''),
  receiptName: nameSchema.optional().describe('Who the receipt is for, such as a company; the name if left out'),
  zip: z
    .string({ error: 'must be a ZIP code' })
    .trim()
    .regex(/^\d{5}(-\d{4})?$/, { error: 'must be a ZIP code such as 78702' }),
  email: z
    .email({ error: 'must be an email address such as ana@example.com' })
    .max(254)
    .optional()
    .describe('Where receipts go; your account’s email if left out'),
  paymentToken: paymentTokenSchema,
  appCheckToken: appCheckTokenSchema,
});

/** Why a card was declined: which field of the card it is about, and what to tell the user. */
const declineSchema = z.object({
  code: z.enum([
    'cardDeclined',
    'insufficientFunds',
    'cardExpired',
    'securityCodeWrong',
    'paymentTokenWrong',
    'authenticationFailed',
  ]),
  path: z.enum(['cardNumber', 'expiration', 'cvc']),
  message: z.string(),
});

export const orderSchema = z.object({
  id: idSchema,
  status: z
    .enum(['pending', 'authenticationNeeded', 'paid', 'declined', 'refunded'])
    .describe('`pending`: ask again in a few seconds. Never pay again meanwhile.'),
  plan: planSchema,
  priceCents: centsSchema,
  taxCents: centsSchema,
  totalCents: centsSchema,
  createdAt: timestampSchema,
  authenticationUrl: z
    .string()
    .nullable()
    .describe('Send the browser here if authentication is needed; the bank sends it back to `/checkout/success`'),
  decline: declineSchema.nullable(),
  receiptNumber: z.string().nullable(),
  renewsOn: dateSchema.nullable().describe('The first renewal, once it is paid'),
});

const cardSchema = z.object({
  brand: z.string().describe('As people write it, such as Visa'),
  last4: z.string(),
  expires: z.string().describe('`MM/YY`'),
});

export const subscriptionDetailsSchema = z.object({
  status: z.enum(['none', 'active', 'pastDue', 'canceled', 'ended']),
  plan: planSchema.nullable(),
  nextPlan: planSchema.nullable().describe('The plan from the next renewal on'),
  paidThrough: dateSchema.nullable().describe('The last day that is paid for'),
  renewsOn: dateSchema.nullable(),
  renewalCents: centsSchema.nullable().describe('What the next renewal costs, with sales tax'),
  card: cardSchema.nullable(),
  pastDue: z
    .object({
      amountCents: centsSchema,
      dueOn: dateSchema,
      retriesOn: z.array(dateSchema).describe('When we try the card again'),
      endsOn: dateSchema,
      decline: declineSchema,
    })
    .nullable(),
  refundableThrough: dateSchema.nullable().describe('The last day on which we refund the first payment in full'),
});

const subscriptionStateSchema = subscriptionDetailsSchema.extend({
  openOrder: orderSchema
    .nullable()
    .describe('A payment for the subscription whose outcome isn’t known yet, or that the bank wants confirmed'),
});

const receiptSchema = z.object({
  id: idSchema,
  number: z.string(),
  paidOn: dateSchema,
  plan: planSchema,
  periodStart: dateSchema,
  periodEnd: dateSchema,
  totalCents: centsSchema,
  isRefunded: z.boolean(),
});

const subscriptionAnswerSchema = answerOf(subscriptionDetailsSchema);
const idParams = z.object({ id: idSchema });

/** Plans, orders, the subscription and receipts. All answer `billingOff` where the server has no plans. */
export const paymentEndpoints = {
  getTokenizeToken: endpoint({
    method: 'GET',
    path: '/api/payments/auth-tokenize-token',
    tag: 'Payments',
    summary: 'Get a token for the card service',
    description:
      'The bearer token for `POST v2/tokenize_payment` at the `tokenizerUrl` of `/site-config.json`. The browser sends ' +
      'the card there, never to this server.',
    auth: 'user',
    answer: answerOf(z.object({ token: z.string() })),
  }),
  createOrder: endpoint({
    method: 'POST',
    path: '/api/payments/create-order',
    tag: 'Payments',
    summary: 'Pay for a subscription',
    description:
      'Charges the card and starts the subscription. A card detail in the body is refused. If an earlier order of the ' +
      'user is still pending, you get that order and nothing is charged. A declined card answers 200 with `declined`.',
    auth: 'user',
    appCheck: true,
    idempotent: true,
    body: createOrderRequestSchema,
    answer: answerOf(orderSchema),
  }),
  getOrder: endpoint({
    method: 'GET',
    path: '/api/payments/orders/:id',
    tag: 'Payments',
    summary: 'Get an order',
    description: 'If we don’t know yet whether it was paid, we ask the card processor first.',
    auth: 'user',
    params: idParams,
    answer: answerOf(orderSchema),
  }),
  getSubscription: endpoint({
    method: 'GET',
    path: '/api/payments/subscription',
    tag: 'Payments',
    summary: 'Get the subscription',
    description: 'The plan, what is paid for, when it renews, the card, and a payment that isn’t settled.',
    auth: 'user',
    answer: answerOf(subscriptionStateSchema),
  }),
  stopSubscription: endpoint({
    method: 'POST',
    path: '/api/stop-subscription',
    tag: 'Payments',
    summary: 'Cancel the subscription',
    description:
      'It stays on through the last day that is paid for, and nothing more is charged. If a renewal wasn’t paid, it ends now.',
    auth: 'user',
    answer: subscriptionAnswerSchema,
  }),
  resumeSubscription: endpoint({
    method: 'POST',
    path: '/api/payments/resume-subscription',
    tag: 'Payments',
    summary: 'Resume a canceled subscription',
    description: 'Before it ends. Nothing is charged now, and the renewal date stays the same.',
    auth: 'user',
    answer: subscriptionAnswerSchema,
  }),
  changePlan: endpoint({
    method: 'POST',
    path: '/api/payments/change-plan',
    tag: 'Payments',
    summary: 'Change the plan from the next renewal on',
    description: 'Nothing is charged now.',
    auth: 'user',
    body: z.strictObject({ plan: planSchema }),
    answer: subscriptionAnswerSchema,
  }),
  replaceCard: endpoint({
    method: 'POST',
    path: '/api/payments/replace-card',
    tag: 'Payments',
    summary: 'Use another card',
    description: 'If a renewal wasn’t paid, the new card is charged for it now.',
    auth: 'user',
    body: z.strictObject({ paymentToken: paymentTokenSchema }),
    answer: subscriptionAnswerSchema,
  }),
  listReceipts: endpoint({
    method: 'GET',
    path: '/api/payments/receipts',
    tag: 'Payments',
    summary: 'List receipts, newest first',
    description: 'One for each payment.',
    auth: 'user',
    answer: answerOf(z.array(receiptSchema)),
  }),
  getReceiptFile: endpoint({
    method: 'GET',
    path: '/api/payments/receipts/:id/file',
    tag: 'Payments',
    summary: 'Get a receipt as a PDF',
    description: 'The file name is in the header `content-disposition`.',
    auth: 'user',
    limit: 'documentsPerMinute',
    params: idParams,
    answer: { file: PDF_MEDIA_TYPE },
  }),
  receivePaymentEvents: endpoint({
    method: 'POST',
    path: '/api/payments/events',
    tag: 'Payments',
    summary: 'Receive events from the card processor',
    description: 'For the card processor alone: it signs what it sends. An event that comes twice does nothing more.',
    auth: 'none',
    upload: ['application/json'],
    answer: doneAnswerSchema,
  }),
};

export type CreateOrderBody = z.input<typeof createOrderRequestSchema>;
export type CreateOrderRequest = Omit<z.output<typeof createOrderRequestSchema>, 'appCheckToken'>;
export type Order = z.output<typeof orderSchema>;
export type OrderDecline = z.output<typeof declineSchema>;
export type SubscriptionDetails = z.output<typeof subscriptionDetailsSchema>;
export type SubscriptionState = z.output<typeof subscriptionStateSchema>;
export type Receipt = z.output<typeof receiptSchema>;
