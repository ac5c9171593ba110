import { z } from 'zod';
import { salaryCalculateDataSchema } from './salary-calculate-answer.ts';
import { salaryCalculateRequestSchema } from './salary-calculate-request.ts';
import { amountSchema } from './wire-number.ts';

/** `POST`, with `grossFromNetRequestSchema`; answers `grossFromNetAnswerSchema`. */
export const grossFromNetPath = '/api/gross-from-net';

/** The payload of `salary-calculate` with the net pay of the period in place of the gross pay. */
export const grossFromNetRequestSchema = salaryCalculateRequestSchema
  .omit({ grossPay: true, grossPayType: true })
  .extend({
    netPay: amountSchema.describe('What is left of the gross pay after taxes and pre-tax deductions, in dollars'),
  });

const grossAndNetSchema = z.object({
  grossPay: z.number(),
  netPay: z.number(),
  taxes: salaryCalculateDataSchema.describe('As `salary-calculate` answers for this gross pay'),
});

const grossFromNetDataSchema = z.discriminatedUnion('exact', [
  grossAndNetSchema.extend({ exact: z.literal(true) }).describe('A gross pay leaves exactly the net pay'),
  z
    .object({ exact: z.literal(false), below: grossAndNetSchema, above: grossAndNetSchema })
    .describe('None does: the gross pay with the nearest net pay below, and the one with the nearest above'),
]);

export const grossFromNetAnswerSchema = z.object({ ok: z.literal(true), data: grossFromNetDataSchema });

export type GrossFromNetRequest = z.output<typeof grossFromNetRequestSchema>;
export type GrossFromNetBody = z.input<typeof grossFromNetRequestSchema>;
export type GrossFromNetAnswer = z.output<typeof grossFromNetAnswerSchema>;
