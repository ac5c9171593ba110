import { certificateTable } from './certificate-table.ts';
import { endpoint } from '../endpoint.ts';
import { salaryCalculateAnswerSchema } from './salary-calculate-answer.ts';
import { salaryCalculateRequestSchema } from './salary-calculate-request.ts';

/** What an example asks for besides the pay. The pay date is fixed, so that rules cover it whenever the reference is read. */
export const EXAMPLE_EMPLOYEE = {
  payFrequency: 'BI_WEEKLY',
  state: 'CA',
  payDate: Date.UTC(2026, 10, 20),
  federalFilingStatusType: 'SINGLE',
} as const;

export const salaryCalculateEndpoints = {
  calculateSalary: endpoint({
    method: 'POST',
    path: '/api/salary-calculate',
    tag: 'Payroll',
    summary: 'Calculate the taxes on one payment',
    description:
      'The pay date decides which rules apply. A year we don’t cover is refused. If we don’t cover a state yet, ' +
      'its lines are null and `coverage` says so.\n\n' +
      'Questions on withholding certificates, all optional. A field that several states use ' +
      'has no effect in other states. A field that only one state uses is refused for other states:\n\n' +
      certificateTable(),
    auth: 'none',
    limit: 'calculationsPerMinute',
    body: salaryCalculateRequestSchema,
    example: { grossPay: 3000, grossPayType: 'PAY_PER_PERIOD', ...EXAMPLE_EMPLOYEE },
    answer: salaryCalculateAnswerSchema,
  }),
};

export * from './salary-calculate-answer.ts';
export * from './salary-calculate-request.ts';
