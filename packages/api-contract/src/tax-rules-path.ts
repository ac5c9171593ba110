/** `GET`, with `taxRulesQuerySchema`; answers `taxRulesAnswerSchema`. */
export const taxRulesPath = '/api/tax-rules';
