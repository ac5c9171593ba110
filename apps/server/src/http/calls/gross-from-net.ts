import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import {
  errorAnswerSchema,
  grossFromNetAnswerSchema,
  grossFromNetPath,
  grossFromNetRequestSchema,
} from '@paperwage/api-contract';
import type { Config } from '../../config.ts';
import { createGrossFinder } from '../../features/salary/find-gross.ts';
import type { Services } from '../../services.ts';
import { perMinute } from '../rate-limits.ts';
import { toUngrossedPay } from '../to-pay-input.ts';
import { createGrossAnswerWriter } from '../write-salary-answer.ts';
import { answeredAsJson } from './answered-as-json.ts';

/** `POST /api/gross-from-net`. */
export function addGrossFromNet(app: FastifyInstance, config: Config, { clock }: Services): void {
  const findGross = createGrossFinder();
  const schema = {
    tags: ['Payroll'],
    summary: 'The gross pay of a net pay',
    description:
      'Takes what `salary-calculate` takes, with the net pay in place of the gross pay. Where rounding leaves no gross ' +
      'pay with exactly this net pay, the two that come nearest are answered. Of several, the lowest one nearby is taken.',
    body: grossFromNetRequestSchema,
    response: { 200: grossFromNetAnswerSchema, '4xx': errorAnswerSchema, '5xx': errorAnswerSchema },
  };
  const write = createGrossAnswerWriter();
  const options = { schema, config: perMinute(config.limits.calculationsPerMinute) };
  app.withTypeProvider<ZodTypeProvider>().post(grossFromNetPath, options, (request, reply) => {
    const found = findGross(request.body.netPay, toUngrossedPay(request.body), request.body.assumeYear);
    answeredAsJson(reply, write(found, clock.nowMs()));
  });
}
