import { usTelephone } from '@paperwage/values';
import { z } from 'zod';
import { answerOf, doneAnswerSchema, timestampSchema } from './answers.ts';
import { endpoint } from './endpoint.ts';
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
  .describe('A number of the United States, such as `(916) 555-0142`')
  .transform((typed, context): string => {
    const number = usTelephone(typed);
    if (number !== undefined) return number;
    context.issues.push({
      code: 'custom',
      input: typed,
      message: 'must be one of the United States with ten digits, such as (916) 555-0142, and no extension',
    });
    return z.NEVER;
  });

const phoneCodeSchema = z
  .string({ error: 'must be the six digits of the text message' })
  .max(40, { error: 'must be the six digits of the text message', abort: true })
  .regex(/^\s*(?:\d[\s-]*){6}$/, { error: 'must be the six digits of the text message' })
  .transform((typed) => typed.replaceAll(/\D/g, ''));

const phoneTicketSchema = z.string({ error: 'must be the ticket of a code that was sent' }).min(20).max(200);

const phoneTicketAnswerSchema = answerOf(
  z.object({ ticket: z.string().describe('Goes back with the code, from the same browser') }),
);

/** What is shown of the number of an account. */
export const phoneRowSchema = z.object({
  masked: z.string().describe('With its last four digits alone'),
  addedAt: timestampSchema,
});

/** Signing in by a code that is sent to a phone, where `getIdentityOptions` offers it, and the number of an account. */
export const phoneEndpoints = {
  sendPhoneCode: endpoint({
    method: 'POST',
    path: '/api/phone-code/send',
    tag: 'Accounts',
    summary: 'Send a code to sign in to a phone',
    description: 'Answers the same whether the number opens an account or not. It opens one once it was added there.',
    auth: 'none',
    sameOrigin: true,
    body: z.strictObject({ number: phoneNumberSchema }),
    answer: phoneTicketAnswerSchema,
  }),
  signInByPhone: endpoint({
    method: 'POST',
    path: '/api/phone-code/sign-in',
    tag: 'Accounts',
    summary: 'Sign in with a code that was sent to a phone',
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
    summary: 'Send a code to add a phone',
    description: 'For one who knows the password. The ticket that is answered goes back with the code.',
    auth: 'user',
    body: z.strictObject({ number: phoneNumberSchema, currentPassword: currentPasswordSchema }),
    answer: phoneTicketAnswerSchema,
  }),
  confirmPhone: endpoint({
    method: 'POST',
    path: '/api/profile/phone/confirm',
    tag: 'Accounts',
    summary: 'Add a phone with its code',
    description: 'From then on codes to this number open the account.',
    auth: 'user',
    body: z.strictObject({ ticket: phoneTicketSchema, code: phoneCodeSchema }),
    answer: doneAnswerSchema,
  }),
  removePhone: endpoint({
    method: 'POST',
    path: '/api/profile/phone/remove',
    tag: 'Accounts',
    summary: 'Remove the phone',
    description: 'Codes to its number do not open the account any more.',
    auth: 'user',
    answer: doneAnswerSchema,
  }),
};

export type PhoneTicketAnswer = z.output<typeof phoneTicketAnswerSchema>;
