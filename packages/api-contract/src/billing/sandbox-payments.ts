import { z } from 'zod';
import { endpoint } from '../endpoint.ts';

/** Where the tokenizing service of the sandbox is, before `/v2/tokenize_payment`. */
export const SANDBOX_TOKENIZER_PATH = '/api/sandbox-cards';

/** The only body with a card number: it goes only to the sandbox, which stores none. */
const sandboxCardSchema = z.strictObject({
  card_number: z.string().regex(/^\d{12,19}$/, { error: 'must be 12 to 19 digits without spaces' }),
  cvv: z.string().regex(/^\d{3,4}$/, { error: 'must be 3 digits, or 4 for American Express' }),
  expiry: z.string().regex(/^(0[1-9]|1[0-2])-20\d{2}$/, { error: 'must be a month and year such as 04-2030' }),
  brand: z.string().max(40).describe('Such as `visa`, `mastercard`, `american-express` or `discover`'),
});

const confirmationParams = z.object({ id: z.string().max(100) });

/** The bank's side of the sandbox, served only with `BILLING=sandbox`. */
export const sandboxPaymentEndpoints = {
  tokenizeSandboxCard: endpoint({
    method: 'POST',
    path: `${SANDBOX_TOKENIZER_PATH}/v2/tokenize_payment`,
    tag: 'Payments',
    summary: 'Exchange a test card for a payment token',
    description:
      'Send the token from `GET /api/payments/auth-tokenize-token` as `Authorization: Bearer`. Only published test ' +
      'numbers work; never send a real card. The payment token works for 15 minutes.',
    auth: 'none',
    body: sandboxCardSchema,
    answer: z.object({ status: z.literal('SUCCESS'), data: z.object({ token: z.string() }) }),
  }),
  showSandboxConfirmation: endpoint({
    method: 'GET',
    path: `${SANDBOX_TOKENIZER_PATH}/confirm/:id`,
    tag: 'Payments',
    summary: 'The page where a test bank asks to confirm a payment',
    description: 'Stands in for the page of a bank. `create-order` returns its URL.',
    auth: 'none',
    params: confirmationParams,
    answer: { file: 'text/html' },
  }),
  confirmSandboxPayment: endpoint({
    method: 'POST',
    path: `${SANDBOX_TOKENIZER_PATH}/confirm/:id/:answer`,
    tag: 'Payments',
    summary: 'Confirm or refuse a test payment',
    description: 'What the buttons of the page do.',
    auth: 'none',
    sameOrigin: true,
    params: confirmationParams.extend({ answer: z.enum(['approve', 'refuse']) }),
    redirect: 'Back to the checkout page',
  }),
};
