import { usTelephone } from '@paperwage/values';
import { z } from 'zod';
import { answerOf, doneAnswerSchema, timestampSchema } from '../answers.ts';
import { endpoint } from '../endpoint.ts';
import {
  currentPasswordSchema,
  customTokenAnswerSchema,
  SECOND_FACTOR_DESCRIPTION,
  secondFactorSchema,
} from './sign-in.ts';

const LONGEST_NUMBER = 60;

/** A number of the United States as people type it, read as E.164. */
const phoneNumberSchema = z
  .string({ error: 'must be a phone number' })
  .max(LONGEST_NUMBER, { error: 'must be a phone number' })
  .describe('A US number, such as `(916) 555-0142`')
  .transform((typed, context): string => {
    const number = usTelephone(typed);
    if (number !== undefined) return number;
    context.issues.push({
      code: 'custom',
      input: typed,
      message: 'must be a 10-digit US number without an extension, such as (916) 555-0142',
    });
    return z.NEVER;
  });

const phoneCodeSchema = z
  .string({ error: 'must be the 6 digits from the text message' })
  .max(40, { error: 'must be the 6 digits from the text message', abort: true })
  .regex(/^\s*(?:\d[\s-]*){6}$/, { error: 'must be the 6 digits from the text message' })
  .transform((typed) => typed.replaceAll(/\D/g, ''));

const phoneTicketSchema = z.string({ error: 'must be the ticket of a code we sent' }).min(20).max(200);

const phoneTicketAnswerSchema = answerOf(
  z.object({ ticket: z.string().describe('Send it back with the code, from the same browser') }),
);

/** What we show of an account's number. */
export const phoneRowSchema = z.object({
  masked: z.string().describe('With only its last four digits'),
  addedAt: timestampSchema,
});

/** Signing in with a texted code, if `getIdentityOptions` offers it, and the number of an account. */
export const phoneEndpoints = {
  sendPhoneCode: endpoint({
    method: 'POST',
    path: '/api/phone-code/send',
    tag: 'Accounts',
    summary: 'Text a login code',
    description:
      'Responds the same whether or not the number belongs to an account. A number works once it is ' +
      'added to an account.',
    auth: 'none',
    sameOrigin: true,
    body: z.strictObject({ number: phoneNumberSchema }),
    answer: phoneTicketAnswerSchema,
  }),
  signInByPhone: endpoint({
    method: 'POST',
    path: '/api/phone-code/sign-in',
    tag: 'Accounts',
    summary: 'Log in with a texted code',
    description: SECOND_FACTOR_DESCRIPTION,
    auth: 'none',
    sameOrigin: true,
    body: z.strictObject({ ticket: phoneTicketSchema, code: phoneCodeSchema, secondFactor: secondFactorSchema }),
    answer: customTokenAnswerSchema,
  }),
  beginPhone: endpoint({
    method: 'POST',
    path: '/api/profile/phone/begin',
    tag: 'Accounts',
    summary: 'Text a code to add a phone',
    description: 'Needs the password. Send the ticket back with the code.',
    auth: 'user',
    body: z.strictObject({ number: phoneNumberSchema, currentPassword: currentPasswordSchema }),
    answer: phoneTicketAnswerSchema,
  }),
  confirmPhone: endpoint({
    method: 'POST',
    path: '/api/profile/phone/confirm',
    tag: 'Accounts',
    summary: 'Add a phone with its code',
    description: 'After that, codes to this number log you in.',
    auth: 'user',
    trail: { done: 'phoneAdded' },
    body: z.strictObject({ ticket: phoneTicketSchema, code: phoneCodeSchema }),
    answer: doneAnswerSchema,
  }),
  removePhone: endpoint({
    method: 'POST',
    path: '/api/profile/phone/remove',
    tag: 'Accounts',
    summary: 'Remove the phone',
    description: 'Codes to its number no longer log you in. Needs the password.',
    auth: 'user',
    trail: { done: 'phoneRemoved' },
    body: z.strictObject({ currentPassword: currentPasswordSchema }),
    answer: doneAnswerSchema,
  }),
};

export type PhoneTicketAnswer = z.output<typeof phoneTicketAnswerSchema>;
