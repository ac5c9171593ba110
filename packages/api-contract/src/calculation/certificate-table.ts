import type { CertificateQuestion } from '@paperwage/payroll';
import { allRules } from '@paperwage/payroll';
import { STATE_NAMES } from '@paperwage/values';

/**
 * What each state's certificate asks, as a table for the API reference: the latest forms we have, from the rules the
 * builder uses to ask them.
 */
export function certificateTable(): string {
  const latest = allRules.certificates.filter(
    ({ state, from }) => !allRules.certificates.some((other) => other.state === state && other.from > from),
  );
  const rows = latest.map(({ state, form, questions }) => {
    const asked = questions.map((question) => `\`${question.election}\` (${meaningOf(question)})`).join(', ');
    return `| ${STATE_NAMES[state]} | ${form} | ${asked} |`;
  });
  return ['| State | Form | Fields of `elections` |', '| --- | --- | --- |', ...rows].join('\n');
}

/** The words of the form; for a box that means no, the value they stand for. */
function meaningOf(question: CertificateQuestion): string {
  return question.answer === 'tick' && !question.ticked ? `false: ${question.label}` : question.label;
}
