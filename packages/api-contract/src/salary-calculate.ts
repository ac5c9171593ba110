import { certificateTable } from './certificate-table.ts';
import { endpoint } from './endpoint.ts';
import { salaryCalculateAnswerSchema } from './salary-calculate-answer.ts';
import { salaryCalculateRequestSchema } from './salary-calculate-request.ts';

/** What an example asks for beside the pay. Rules cover the pay date whatever the day: the reference is read later. */
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
    summary: 'Taxes withheld from one payment',
    description:
      'The pay date chooses the rules. A year that is not held is refused; a state that is not covered yet has null ' +
      'in its lines, and `coverage` says so in words.\n\n' +
      'What the withholding certificates ask; every entry may be left out. Entries that several states ask change ' +
      'nothing in a state that does not; entries of one state alone are refused for another:\n\n' +
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
