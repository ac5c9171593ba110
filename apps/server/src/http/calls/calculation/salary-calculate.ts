import { endpoints } from '@paperwage/api-contract';
import { createSalaryCalculator } from '../../../features/salary/salary.ts';
import type { Services } from '../../../services.ts';
import { sendJson } from './send-json.ts';
import type { Serve } from '../../serve.ts';
import { toPayInput } from './to-pay-input.ts';
import { createSalaryAnswerWriter } from './write-salary-answer.ts';

/** The taxes of a payment. */
export function addSalaryCalculate(serve: Serve, { clock }: Services): void {
  const calculateSalary = createSalaryCalculator();
  const write = createSalaryAnswerWriter();
  serve(endpoints.calculateSalary, ({ body, reply }) => {
    const taxes = calculateSalary(toPayInput(body), body.assumeYear);
    return sendJson(reply, write(taxes, clock.nowMs()));
  });
}
