/** `POST`, with `salaryCalculateRequestSchema`; answers `salaryCalculateAnswerSchema`. */
export const salaryCalculatePath = '/api/salary-calculate';

export * from './salary-calculate-answer.ts';
export * from './salary-calculate-request.ts';
