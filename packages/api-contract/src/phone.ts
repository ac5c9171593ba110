import { usTelephone } from '@paperwage/values';
import { z } from 'zod';
import { answerOf, timestampSchema } from './answers.ts';
import { secondFactorSchema } from './identity.ts';

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

export const sendPhoneCodeRequestSchema = z.strictObject({ number: phoneNumberSchema });
export const phoneTicketAnswerSchema = answerOf(
  z.object({ ticket: z.string().describe('Goes back with the code, from the same browser') }),
);
export const signInByPhoneRequestSchema = z.strictObject({
  ticket: phoneTicketSchema,
  code: phoneCodeSchema,
  secondFactor: secondFactorSchema,
});

export const beginPhoneRequestSchema = z.strictObject({
  number: phoneNumberSchema,
  currentPassword: z.string().max(1000).describe('Empty for an account without a password'),
});
export const confirmPhoneRequestSchema = z.strictObject({ ticket: phoneTicketSchema, code: phoneCodeSchema });

/** What is shown of the number of an account. */
export const phoneRowSchema = z.object({
  masked: z.string().describe('With its last four digits alone'),
  addedAt: timestampSchema,
});

export type PhoneTicketAnswer = z.output<typeof phoneTicketAnswerSchema>;
