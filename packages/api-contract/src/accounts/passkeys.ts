import { z } from 'zod';
import { answerOf, doneAnswerSchema, idSchema } from '../answers.ts';
import { endpoint } from '../endpoint.ts';
import { currentPasswordSchema, customTokenAnswerSchema } from './sign-in.ts';

const passkeyNameSchema = z
  .string({ error: 'must be text' })
  .trim()
  .min(1, { error: 'is empty; enter a name' })
  .max(60, { error: 'must have at most 60 characters' });

/** The options go to `navigator.credentials`, and its answer comes back, both as WebAuthn JSON. */
const passkeyOptionsAnswerSchema = answerOf(z.object({ options: z.looseObject({ challenge: z.string() }) }));
const passkeyRequestSchema = z.strictObject({
  response: z.looseObject({ id: z.string().max(2048), response: z.looseObject({ clientDataJSON: z.string() }) }),
});

/** Passkeys, if `getIdentityOptions` offers them. A passkey includes the second factor. */
export const passkeyEndpoints = {
  beginPasskeySignIn: endpoint({
    method: 'POST',
    path: '/api/passkey/begin',
    tag: 'Accounts',
    summary: 'Get options to log in with a passkey',
    description: 'Pass the options to `navigator.credentials.get` and its result to `/api/passkey/sign-in`.',
    auth: 'none',
    answer: passkeyOptionsAnswerSchema,
  }),
  signInByPasskey: endpoint({
    method: 'POST',
    path: '/api/passkey/sign-in',
    tag: 'Accounts',
    summary: 'Log in with a passkey',
    description: 'Takes the result of `navigator.credentials.get`. No second factor is needed: a passkey is one.',
    auth: 'none',
    body: passkeyRequestSchema,
    answer: customTokenAnswerSchema,
  }),
  beginPasskey: endpoint({
    method: 'POST',
    path: '/api/profile/passkeys/begin',
    tag: 'Accounts',
    summary: 'Get options for a new passkey',
    description: 'Pass the options to `navigator.credentials.create` and its result to `/api/profile/passkeys/add`.',
    auth: 'user',
    body: z.strictObject({ currentPassword: currentPasswordSchema }),
    answer: passkeyOptionsAnswerSchema,
  }),
  addPasskey: endpoint({
    method: 'POST',
    path: '/api/profile/passkeys/add',
    tag: 'Accounts',
    summary: 'Add a passkey',
    description: 'Takes the result of `navigator.credentials.create`. Without a name, it gets the name of the device.',
    auth: 'user',
    trail: { done: 'passkeyAdded' },
    body: passkeyRequestSchema.extend({ name: passkeyNameSchema.optional() }),
    answer: doneAnswerSchema,
  }),
  renamePasskey: endpoint({
    method: 'POST',
    path: '/api/profile/passkeys/:id/rename',
    tag: 'Accounts',
    summary: 'Rename a passkey',
    description: 'The account page shows this name; the device keeps its own.',
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
    description: 'Needs the password. It no longer logs you in. The device shows it until you delete it there.',
    auth: 'user',
    trail: { done: 'passkeyRemoved' },
    params: z.object({ id: idSchema }),
    body: z.strictObject({ currentPassword: currentPasswordSchema }),
    answer: doneAnswerSchema,
  }),
};
