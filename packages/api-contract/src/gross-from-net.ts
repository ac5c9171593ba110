import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { salaryCalculateDataSchema } from './salary-calculate-answer.ts';
import { EXAMPLE_EMPLOYEE } from './salary-calculate.ts';
import { salaryCalculateRequestSchema } from './salary-calculate-request.ts';
import { amountSchema } from './wire-number.ts';

/** The payload of `salary-calculate` with the net pay of the period in place of the gross pay. */
const grossFromNetRequestSchema = salaryCalculateRequestSchema.omit({ grossPay: true, grossPayType: true }).extend({
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

export const grossFromNetEndpoints = {
  findGrossPay: endpoint({
    method: 'POST',
    path: '/api/gross-from-net',
    tag: 'Payroll',
    summary: 'The gross pay of a net pay',
    description:
      'Takes what `salary-calculate` takes, with the net pay in place of the gross pay. Where rounding leaves no gross ' +
      'pay with exactly this net pay, the two that come nearest are answered. Of several, the lowest one nearby is taken.',
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
