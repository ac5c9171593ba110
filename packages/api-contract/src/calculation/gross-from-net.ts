import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { salaryCalculateDataSchema } from './salary-calculate-answer.ts';
import { EXAMPLE_EMPLOYEE } from './salary-calculate.ts';
import { salaryCalculateRequestSchema } from './salary-calculate-request.ts';
import { amountSchema } from './wire-number.ts';

/** The payload of `salary-calculate` with the net pay of the period instead of the gross pay. */
const grossFromNetRequestSchema = salaryCalculateRequestSchema.omit({ grossPay: true, grossPayType: true }).extend({
  netPay: amountSchema.describe('Pay after taxes and pre-tax deductions, in dollars'),
});

const grossAndNetSchema = z.object({
  grossPay: z.number(),
  netPay: z.number(),
  taxes: salaryCalculateDataSchema.describe('What `salary-calculate` returns for this gross pay'),
});

const grossFromNetDataSchema = z.discriminatedUnion('exact', [
  grossAndNetSchema.extend({ exact: z.literal(true) }).describe('A gross pay that gives exactly this net pay'),
  z
    .object({ exact: z.literal(false), below: grossAndNetSchema, above: grossAndNetSchema })
    .describe('No exact match: the gross pays with the nearest net pay below and above'),
]);

export const grossFromNetAnswerSchema = z.object({ ok: z.literal(true), data: grossFromNetDataSchema });

export const grossFromNetEndpoints = {
  findGrossPay: endpoint({
    method: 'POST',
    path: '/api/gross-from-net',
    tag: 'Payroll',
    summary: 'Find the gross pay for a net pay',
    description:
      'Takes the same fields as `salary-calculate`, with net pay instead of gross pay. If rounding leaves no exact ' +
      'match, returns the two nearest. If several match, returns the lowest one nearby.',
    auth: 'none',
    limit: 'calculationsPerMinute',
    body: grossFromNetRequestSchema,
    example: { netPay: 2200, ...EXAMPLE_EMPLOYEE },
    answer: grossFromNetAnswerSchema,
  }),
};

export type GrossFromNetRequest = z.output<typeof grossFromNetRequestSchema>;
export type GrossFromNetBody = z.input<typeof grossFromNetRequestSchema>;
export type GrossFromNetAnswer = z.output<typeof grossFromNetAnswerSchema>;
