import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { endpoints, SUBSCRIPTION_NAME } from '@paperwage/api-contract';
import { cents, formatDollars } from '@paperwage/values';
import type { Config } from '../../../config/config.ts';
import type { AwaitedConfirmation, SandboxBank } from '../../../ports/billing/sandbox-bank.ts';
import { problems } from '../../../problems/problem.ts';
import type { Services } from '../../../services.ts';
import { SENT, serveOn } from '../../serve.ts';

const FORM_MEDIA_TYPE = 'application/x-www-form-urlencoded';

/** The tokenizing service and the bank of the sandbox, while payments are in test mode. */
export async function addSandboxBank(
  app: FastifyInstance,
  config: Config,
  services: Services,
  bank: SandboxBank,
): Promise<void> {
  const serve = serveOn(app, config, services);
  serve(endpoints.tokenizeSandboxCard, async ({ body, request }) => {
    const [, bearer = ''] = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '') ?? [];
    const { card_number: number, cvv: securityCode, expiry, brand } = body;
    const outcome = await bank.tokenize(bearer, { number, securityCode, expiry, brand });
    switch (outcome.status) {
      case 'tokenized':
        return { status: 'SUCCESS' as const, data: { token: outcome.token } };
      case 'bearerWrong':
        throw problems.tokenizeTokenWrong();
      case 'cardUnknown':
        throw problems.testCardUnknown();
      case 'brandWrong':
        throw problems.testCardBrandWrong(outcome.brand);
      case 'securityCodeLength':
        throw problems.securityCodeLength(outcome.digits);
    }
  });
  serve(endpoints.showSandboxConfirmation, async ({ params, reply }) => {
    return sendPage(reply, params.id, await bank.findConfirmation(params.id));
  });
  // In its own plugin scope: the page's buttons are forms without fields, which nothing else accepts.
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(FORM_MEDIA_TYPE, { parseAs: 'string' }, (_request, _body, done) => done(null));
    serveOn(
      scope,
      config,
      services,
    )(endpoints.confirmSandboxPayment, async ({ params: { id, answer }, reply }) => {
      const returnUrl = await bank.confirm(id, answer === 'approve');
      if (returnUrl === undefined) return sendPage(reply, id, undefined);
      void reply.code(303).header('location', returnUrl).send();
      return SENT;
    });
  });
}

const STYLE = `
  :root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
  main { max-width: 26rem; margin: 12vh auto 0; padding: 0 1.25rem; }
  p.mode { display: inline-block; margin: 0; padding: 0 .5rem; background: #f6e27a; color: #16211c; }
  h1 { margin: .75rem 0 .5rem; font-size: 1.5rem; line-height: 1.25; }
  form { margin: .75rem 0 0; }
  button { width: 100%; min-height: 2.75rem; border: 1px solid; border-radius: 6px; background: none; color: inherit; font: inherit; cursor: pointer; }
  button.approve { border-color: #1b5e43; background: #1b5e43; color: #fff; font-weight: 600; }
`;

const POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`,
  "form-action 'self'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
].join('; ');

function sendPage(reply: FastifyReply, id: string, awaited: AwaitedConfirmation | undefined) {
  void reply
    .code(awaited ? 200 : 404)
    .type('text/html; charset=utf-8')
    .header('content-security-policy', POLICY)
    .send(page(awaited ? question(id, awaited) : ANSWERED));
  return SENT;
}

const ANSWERED = `<h1>There’s nothing to confirm</h1>
      <p>This payment was already answered. <a href="/checkout">Go to checkout</a></p>`;

function question(id: string, { amountCents, last4 }: AwaitedConfirmation): string {
  const action = endpoints.showSandboxConfirmation.path.replace(':id', encodeURIComponent(id));
  return `<h1>Confirm a payment of ${formatDollars(cents(amountCents))}</h1>
      <p>To Paperwage, for ${SUBSCRIPTION_NAME}. You’re paying with the test card that ends in ${last4}.</p>
      <p>This page stands in for your bank. No money moves.</p>
      <form method="post" action="${action}/approve"><button class="approve">Approve payment</button></form>
      <form method="post" action="${action}/refuse"><button>Refuse payment</button></form>`;
}

const page = (content: string) => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>Confirm a payment – Test bank</title>
    <style>${STYLE}</style>
  </head>
  <body>
    <main>
      <p class="mode">Test mode</p>
      ${content}
    </main>
  </body>
</html>
`;
