import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import {
  errorAnswerSchema,
  salaryCalculateAnswerSchema,
  salaryCalculatePath,
  salaryCalculateRequestSchema,
} from '@paperwage/api-contract';
import type { Config } from '../../config.ts';
import { createSalaryCalculator } from '../../features/salary/calculate-salary.ts';
import type { Services } from '../../services.ts';
import { certificateTable } from '../certificate-docs.ts';
import { perMinute } from '../rate-limits.ts';
import { toPayInput } from '../to-pay-input.ts';
import { createSalaryAnswerWriter } from '../write-salary-answer.ts';
import { answeredAsJson } from './answered-as-json.ts';

/** `POST /api/salary-calculate`. */
export function addSalaryCalculate(app: FastifyInstance, config: Config, { clock }: Services): void {
  const calculateSalary = createSalaryCalculator();
  const schema = {
    tags: ['Payroll'],
    summary: 'Taxes withheld from one payment',
    description:
      'The pay date chooses the rules. A year that is not held is refused; a state that is not covered yet has null ' +
      'in its lines, and `coverage` says so in words.\n\n' +
      'What the withholding certificates ask; every entry may be left out. Entries that several states ask change ' +
      'nothing in a state that does not; entries of one state alone are refused for another:\n\n' +
      certificateTable(),
    body: salaryCalculateRequestSchema,
    response: { 200: salaryCalculateAnswerSchema, '4xx': errorAnswerSchema, '5xx': errorAnswerSchema },
  };
  const write = createSalaryAnswerWriter();
  const options = {
    schema,
    config: perMinute(config.limits.calculationsPerMinute),
  };
  app.withTypeProvider<ZodTypeProvider>().post(salaryCalculatePath, options, (request, reply) => {
    const taxes = calculateSalary(toPayInput(request.body), request.body.assumeYear);
    answeredAsJson(reply, write(taxes, clock.nowMs()));
  });
}
