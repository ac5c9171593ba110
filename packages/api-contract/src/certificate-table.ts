import type { CertificateQuestion } from '@paperwage/payroll';
import { allRules } from '@paperwage/payroll';
import { STATE_NAMES } from '@paperwage/values';

/**
 * What the certificate of each state asks, as a table for the reference of the calls: the forms of the latest day that
 * is held, from the rules by which the builder asks them.
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

/** The words of the form; of a box that says no, for which value they stand. */
function meaningOf(question: CertificateQuestion): string {
  return question.answer === 'tick' && !question.ticked ? `false: ${question.label}` : question.label;
}
