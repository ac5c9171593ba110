import { joinWords, parseMoney, parseTypedDate } from '@paperwage/values';
import { z } from 'zod';
import { answerOf, doneAnswerSchema, timestampSchema } from '../answers.ts';
import { appCheckTokenSchema } from '../app-check.ts';
import { ISSUER_ROLES, REPORT_REASONS } from '../constants.ts';
import { documentTypeSchema } from './document-types.ts';
import { endpoint } from '../endpoint.ts';
import { emailSchema, nameSchema } from '../people.ts';

/** One code for each pay stub of the longest set. */
const MAX_CODES = 500;
const LONGEST_TYPED_CODE = 64;
const LONGEST_DETAILS = 4000;

/** Takes up no space on a screen, and so could make another name look like a blocked one. */
const INVISIBLE = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;

/** Who issues a document, as they name themselves. */
export const issuerSchema = z.object({
  role: z
    .enum(ISSUER_ROLES, { error: `must be ${joinWords(ISSUER_ROLES, 'or')}` })
    .describe('The employer or seller, someone who prepares documents for them, or someone self-employed'),
  name: nameSchema
    .overwrite((name) => name.replace(INVISIBLE, '').trim())
    .min(1, { error: 'is empty' })
    .describe('The name of the person who issues it'),
});

const sha256Schema = z
  .string({ error: 'must be a SHA-256 hash' })
  .regex(/^[\da-f]{64}$/, { error: 'must be a SHA-256 hash: 64 lowercase hexadecimal digits' });

const typedCodeSchema = z.string({ error: 'must be text' }).max(LONGEST_TYPED_CODE);

const fileRequestSchema = z.strictObject({
  sha256: sha256Schema.describe('Of the whole file'),
  codes: z
    .array(typedCodeSchema)
    .max(MAX_CODES)
    .default([])
    .describe('Every code in the file: `paperwage:` and the code, among the identifiers in its metadata'),
});

const MISSING = 'is missing. Enter it too, or leave both blank';
/** Reports this along with what is wrong with the other field, so that nobody has to submit twice. */
const isRecord = ({ value }: { readonly value: unknown }) => typeof value === 'object' && value !== null;

const codeRequestSchema = z
  .strictObject({
    code: typedCodeSchema.describe('Upper or lower case, with or without hyphens and spaces'),
    date: z
      .string()
      .transform((text, { addIssue }) => {
        const day = parseTypedDate(text);
        if (day) return day;
        addIssue('must be a date such as 11/20/2026');
        return z.NEVER;
      })
      .optional()
      .describe('The pay date or invoice date, such as 11/20/2026 or 2026-11-20'),
    amount: z
      .string()
      .max(40)
      .transform((text, { addIssue }) => {
        const amount = parseMoney(text);
        if (amount !== undefined) return amount;
        addIssue('must be an amount such as 2,481.66');
        return z.NEVER;
      })
      .optional()
      .describe('The net pay or the total of the invoice, such as 2,481.66'),
  })
  .refine(({ date, amount }) => date !== undefined || amount === undefined, {
    path: ['date'],
    error: MISSING,
    when: isRecord,
  })
  .refine(({ date, amount }) => amount !== undefined || date === undefined, {
    path: ['amount'],
    error: MISSING,
    when: isRecord,
  });

const issuedAt = timestampSchema.describe('When it was issued');
export const revokedForSchema = z
  .enum(REPORT_REASONS)
  .optional()
  .describe('Why we revoked it; left out if its issuer did');
const revoked = z.object({
  result: z.literal('revoked'),
  issuedAt,
  revokedAt: timestampSchema,
  revokedFor: revokedForSchema,
});
const replaced = z.object({ result: z.literal('replaced'), issuedAt, replacedAt: timestampSchema });
const unknown = z.object({ result: z.literal('unknown') });

const fileAnswerSchema = answerOf(
  z.discriminatedUnion('result', [
    z.object({
      result: z.literal('unchanged'),
      type: documentTypeSchema,
      format: z.enum(['pdf', 'xlsx']),
      issuedAt,
      codes: z.array(z.string()),
    }),
    z.object({ result: z.literal('changed'), code: z.string().describe('The first known code in the file'), issuedAt }),
    revoked,
    replaced.extend({ newCodes: z.array(z.string()).describe('Codes of the newer document') }),
    unknown,
  ]),
);

const factSchema = z.object({ label: z.string(), value: z.string() });

const codeAnswerSchema = answerOf(
  z.discriminatedUnion('result', [
    z.object({ result: z.literal('stands'), issuedAt }),
    z.object({
      result: z.literal('matches'),
      type: documentTypeSchema,
      issuedAt,
      issuer: issuerSchema,
      facts: z.array(factSchema).describe('What is on the document'),
      typedOver: z.array(factSchema).describe('Figures that the issuer typed in place of calculated ones'),
    }),
    revoked,
    replaced.extend({
      newCode: z.string().optional().describe('The code of the newer document, if you sent the date and amount'),
    }),
    unknown,
  ]),
);

const reportRequestSchema = z
  .strictObject({
    code: typedCodeSchema.optional(),
    sha256: sha256Schema.optional().describe('Of the file'),
    reason: z.enum(REPORT_REASONS, {
      error: `must be ${joinWords(REPORT_REASONS, 'or')}`,
    }),
    details: z
      .string({ error: 'must be text' })
      .trim()
      .max(LONGEST_DETAILS, {
        error: `must have at most ${LONGEST_DETAILS} characters`,
      }),
    email: emailSchema.optional().describe('Where to answer'),
    appCheckToken: appCheckTokenSchema,
  })
  .refine(({ code, sha256 }) => code !== undefined || sha256 !== undefined, {
    error: 'must have a code or the SHA-256 hash of a file',
  });

export const verificationEndpoints = {
  verifyFile: endpoint({
    method: 'POST',
    path: '/api/verify/file',
    tag: 'Verification',
    summary: 'Check a file',
    description:
      'The file itself is not sent. `unchanged`: it is exactly the file that was issued. `changed`: a document with one ' +
      'of its codes was issued, but this file is different. `revoked` and `replaced`: it is the file that was ' +
      'issued, but it was revoked or replaced. `unknown`: we know neither the file nor its codes.',
    auth: 'none',
    limit: 'verificationsPerMinute',
    body: fileRequestSchema,
    answer: fileAnswerSchema,
  }),
  verifyCode: endpoint({
    method: 'POST',
    path: '/api/verify/code',
    tag: 'Verification',
    summary: 'Check a code',
    description:
      'With a code alone, the answer says whether we issued a document with this code. With the date and amount too, ' +
      '`matches` shows what was issued. A wrong code, a wrong date and a wrong amount all get `unknown`.',
    auth: 'none',
    limit: 'verificationsPerMinute',
    body: codeRequestSchema,
    answer: codeAnswerSchema,
  }),
  reportDocument: endpoint({
    method: 'POST',
    path: '/api/verify/report',
    tag: 'Verification',
    summary: 'Report a document',
    description: 'A person reads every report. The issuer is not told who sent it.',
    auth: 'none',
    limit: 'verificationsPerMinute',
    appCheck: true,
    body: reportRequestSchema,
    answer: doneAnswerSchema,
    cacheControl: 'none',
  }),
};

export type VerifyFileAnswer = z.output<typeof fileAnswerSchema>['data'];
export type VerifyCodeAnswer = z.output<typeof codeAnswerSchema>['data'];
export type VerifyFileBody = z.input<typeof fileRequestSchema>;
export type VerifyCodeBody = z.input<typeof codeRequestSchema>;
export type ReportDocumentBody = z.input<typeof reportRequestSchema>;
export type Issuer = z.output<typeof issuerSchema>;
