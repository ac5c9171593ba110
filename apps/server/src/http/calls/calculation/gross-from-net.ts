import { endpoints } from '@paperwage/api-contract';
import { createGrossFinder } from '../../../features/salary/salary.ts';
import type { Services } from '../../../services.ts';
import { sendJson } from './send-json.ts';
import type { Serve } from '../../serve.ts';
import { toUngrossedPay } from './to-pay-input.ts';
import { createGrossAnswerWriter } from './write-salary-answer.ts';

/** The gross pay for a net pay. */
export function addGrossFromNet(serve: Serve, { clock }: Services): void {
  const findGross = createGrossFinder();
  const write = createGrossAnswerWriter();
  serve(endpoints.findGrossPay, ({ body, reply }) => {
    const found = findGross(body.netPay, toUngrossedPay(body), body.assumeYear);
    return sendJson(reply, write(found, clock.nowMs()));
  });
}
