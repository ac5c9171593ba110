import { z } from 'zod';
import { answerOf, doneAnswerSchema, idSchema } from './answers.ts';
import { endpoint } from './endpoint.ts';
import { currentPasswordSchema, customTokenAnswerSchema } from './sign-in.ts';

const passkeyNameSchema = z
  .string({ error: 'must be text' })
  .trim()
  .min(1, { error: 'is empty; name the passkey' })
  .max(60, { error: 'must have at most 60 characters' });

/** The options go to `navigator.credentials`, and what it answers comes back, both as JSON of WebAuthn. */
const passkeyOptionsAnswerSchema = answerOf(z.object({ options: z.looseObject({ challenge: z.string() }) }));
const passkeyRequestSchema = z.strictObject({
  response: z.looseObject({ id: z.string().max(2048), response: z.looseObject({ clientDataJSON: z.string() }) }),
});

/** Passkeys, where `getIdentityOptions` says there are any. A passkey asks for the second factor by itself. */
export const passkeyEndpoints = {
  beginPasskeySignIn: endpoint({
    method: 'POST',
    path: '/api/passkey/begin',
    tag: 'Accounts',
    summary: 'What to ask a passkey to sign in',
    description: 'The options go to `navigator.credentials.get`; what it answers goes to `/api/passkey/sign-in`.',
    auth: 'none',
    answer: passkeyOptionsAnswerSchema,
  }),
  signInByPasskey: endpoint({
    method: 'POST',
    path: '/api/passkey/sign-in',
    tag: 'Accounts',
    summary: 'Sign in with a passkey',
    description: 'Takes what `navigator.credentials.get` answered. No second factor is asked for: a passkey is one.',
    auth: 'none',
    body: passkeyRequestSchema,
    answer: customTokenAnswerSchema,
  }),
  beginPasskey: endpoint({
    method: 'POST',
    path: '/api/profile/passkeys/begin',
    tag: 'Accounts',
    summary: 'What to ask for a new passkey',
    description:
      'The options go to `navigator.credentials.create`; what it answers goes to `/api/profile/passkeys/add`.',
    auth: 'user',
    body: z.strictObject({ currentPassword: currentPasswordSchema }),
    answer: passkeyOptionsAnswerSchema,
  }),
  addPasskey: endpoint({
    method: 'POST',
    path: '/api/profile/passkeys/add',
    tag: 'Accounts',
    summary: 'Add a passkey',
    description: 'Takes what `navigator.credentials.create` answered. Without a name it is named after the device.',
    auth: 'user',
    body: passkeyRequestSchema.extend({ name: passkeyNameSchema.optional() }),
    answer: doneAnswerSchema,
  }),
  renamePasskey: endpoint({
    method: 'POST',
    path: '/api/profile/passkeys/:id/rename',
    tag: 'Accounts',
    summary: 'Name a passkey',
    description: 'The name is what the account page shows of it; the device keeps its own.',
    auth: 'user',
    params: z.object({ id: idSchema }),
    body: z.strictObject({ name: passkeyNameSchema }),
    answer: doneAnswerSchema,
  }),
  removePasskey: endpoint({
    method: 'POST',
    path: '/api/profile/passkeys/:id/remove',
    tag: 'Accounts',
    summary: 'Remove a passkey',
    description: 'It does not open the account any more. The device still shows it until it is deleted there.',
    auth: 'user',
    params: z.object({ id: idSchema }),
    answer: doneAnswerSchema,
  }),
};
