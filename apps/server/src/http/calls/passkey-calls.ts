import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import {
  addPasskeyPath,
  addPasskeyRequestSchema,
  beginPasskeyPath,
  beginPasskeyRequestSchema,
  beginPasskeySignInPath,
  customTokenAnswerSchema,
  doneAnswerSchema,
  errorAnswerSchema,
  idSchema,
  passkeyOptionsAnswerSchema,
  passkeyRequestSchema,
  passkeySignInPath,
  removePasskeyPath,
  renamePasskeyPath,
  renamePasskeyRequestSchema,
} from '@paperwage/api-contract';
import type { AccountContext } from '../../features/accounts/account-context.ts';
import { deviceName } from '../../features/accounts/device-name.ts';
import type { PasskeyUseCases } from '../../features/accounts/passkeys.ts';
import { passkeyUseCases, removePasskey, renamePasskey } from '../../features/accounts/passkeys.ts';
import type { PasskeyProtocol } from '../../ports/passkey-protocol.ts';
import { limitKey } from '../rate-limits.ts';
import { signedIn } from '../signed-in.ts';

const tags = ['Accounts'];
const refusals = { '4xx': errorAnswerSchema, '5xx': errorAnswerSchema };
const options = { 200: passkeyOptionsAnswerSchema, ...refusals };
const response = { 200: doneAnswerSchema, ...refusals };
const DONE = { ok: true } as const;

/** The calls of passkeys, where there are any. */
export function addPasskeyCalls(scope: FastifyInstance, context: AccountContext, protocol: PasskeyProtocol): void {
  const passkeys = passkeyUseCases(context, protocol);
  addOwnPasskeyCalls(scope, context, passkeys);
  const app = scope.withTypeProvider<ZodTypeProvider>();
  app.post(
    beginPasskeySignInPath,
    { schema: { tags, summary: 'What to ask a passkey to sign in', response: options } },
    async () => ({ ok: true as const, data: { options: await passkeys.beginSignIn() } }),
  );
  app.post(
    passkeySignInPath,
    {
      schema: {
        tags,
        summary: 'Sign in with a passkey',
        body: passkeyRequestSchema,
        response: { 200: customTokenAnswerSchema, ...refusals },
      },
    },
    async ({ body, ip }) => ({
      ok: true as const,
      data: { customToken: await passkeys.signIn(body.response, limitKey(ip)) },
    }),
  );
}

function addOwnPasskeyCalls(scope: FastifyInstance, context: AccountContext, passkeys: PasskeyUseCases): void {
  const app = scope.withTypeProvider<ZodTypeProvider>();
  app.post(
    beginPasskeyPath,
    {
      schema: { tags, summary: 'What to ask for a new passkey', body: beginPasskeyRequestSchema, response: options },
    },
    async (request) => {
      const user = await signedIn(request, context);
      return { ok: true as const, data: { options: await passkeys.begin(user, request.body.currentPassword) } };
    },
  );
  app.post(
    addPasskeyPath,
    { schema: { tags, summary: 'Add a passkey', body: addPasskeyRequestSchema, response } },
    async (request) => {
      const { userId } = await signedIn(request, context);
      const { response: answer, name } = request.body;
      await passkeys.add(userId, answer, name ?? deviceName(request.headers['user-agent']));
      return DONE;
    },
  );
  app.post(
    renamePasskeyPath,
    {
      schema: {
        tags,
        summary: 'Name a passkey',
        params: z.object({ id: idSchema }),
        body: renamePasskeyRequestSchema,
        response,
      },
    },
    async (request) => {
      const { userId } = await signedIn(request, context);
      await renamePasskey(context, userId, request.params.id, request.body.name);
      return DONE;
    },
  );
  app.post(
    removePasskeyPath,
    { schema: { tags, summary: 'Remove a passkey', params: z.object({ id: idSchema }), response } },
    async (request) => {
      const { userId } = await signedIn(request, context);
      await removePasskey(context, userId, request.params.id);
      return DONE;
    },
  );
}
