import type { EmployeeQuestions, CertificateQuestion, PayProblem, RuleBook } from '@paperwage/payroll';
import { findForeignElection, NOT_SURE } from '@paperwage/payroll';
import type { CalendarDate } from '@paperwage/values';
import { parseCalendarDate } from '@paperwage/values';
import type { Issue } from '../../../drafts/issue.ts';
import type { PayStubDraft } from '../draft/schema.ts';
import { amountIssues, issue, priceIssues, warning } from '../../../drafts/issue.ts';
import { ELECTION_FIELDS } from '../draft/election-fields.ts';
import {
  answerOf,
  electionsOfDraft,
  employeeStates,
  questionsForDraft,
  reciprocityElection,
} from '../calculation/elections-of-draft.ts';

/** Answers to a state's questions that can't be used; nothing while the rules are loading. */
export function electionIssues(draft: PayStubDraft, rules: RuleBook | undefined): Issue[] {
  if (!isTaxed(draft) || !rules) return [];
  const dates = new Set(draft.items.flatMap(({ payDate }) => parseCalendarDate(payDate) ?? []));
  const issues = Array.from(dates).flatMap((payDate) => {
    const asked = questionsForDraft(draft, payDate, rules);
    return [
      ...questionIssues(draft, asked),
      ...unansweredIssues(draft, asked, payDate, rules),
      ...placeIssues(draft, asked, payDate, rules),
    ];
  });
  // The dates of several stubs are often asked the same.
  return issues.filter(({ path }, index) => issues.findIndex((other) => other.path === path) === index);
}

/**
 * Answers on the form of a state that doesn't tax this pay. A page drops them when the states change; from any other
 * source they would be ignored silently.
 */
export function foreignElectionIssues(draft: PayStubDraft, rules: RuleBook): Issue[] {
  if (!isTaxed(draft)) return [];
  const given = ELECTION_FIELDS.filter((field) => !['', 'false'].includes(draft.elections[field].trim()));
  const payDates = draft.items.flatMap(({ payDate }) => parseCalendarDate(payDate) ?? []);
  for (const payDate of payDates) {
    const problem = findForeignElection(
      { ...employeeStates(draft), payDate, elections: reciprocityElection(draft) },
      given,
      rules,
    );
    if (problem) return [issue(problem.path, problem.code, problem.message)];
  }
  return [];
}

function isTaxed({ employmentType, autoCalculator }: PayStubDraft): boolean {
  return employmentType === 'employee' && autoCalculator === 'true';
}

function questionIssues({ elections }: PayStubDraft, { certificates }: EmployeeQuestions): Issue[] {
  return certificates.flatMap(({ certificate: { form }, questions }) =>
    questions.flatMap((question) => {
      const text = elections[question.election];
      if (['', 'false'].includes(text.trim()) || answerOf(question, text) !== undefined) return [];
      if (isOfEmployer(question) && text.trim() === NOT_SURE) return [];
      return questionIssue(question, form, text);
    }),
  );
}

/** A form with no answers, where the state then charges its own rate: only the employer can say whether there is no form. */
function unansweredIssues(
  draft: PayStubDraft,
  asked: EmployeeQuestions,
  payDate: CalendarDate,
  rules: RuleBook,
): Issue[] {
  const found = asked.certificates.find(({ questions }) =>
    questions.some(({ election }) => election === 'noFormOnFile' || election === 'ctCode'),
  );
  if (!found) return [];
  const given = electionsOfDraft(draft, { certificates: [found], places: [] }, payDate, rules);
  if (Object.keys(given).some((name) => name !== 'filingStatus')) return [];
  const { form } = found.certificate;
  const isCode = found.questions.some(({ election }) => election === 'ctCode');
  const [path, ask] = isCode
    ? (['elections.ctCode', `Enter the withholding code from Form ${form}.`] as const)
    : (['elections.allowances', `Enter the allowances from Form ${form}, or check “No form on file”.`] as const);
  const message = `${ask} If left blank, we withhold as if there’s no form on file.`;
  return [warning(path, 'certificate-not-answered', message)];
}

/** `DE 4, filing status`: a question of a certificate as people call it; undefined for what none of them asks. */
export function questionName(draft: PayStubDraft, path: string, rules: RuleBook | undefined): string | undefined {
  const payDate = parseCalendarDate(draft.items[0]?.payDate ?? '');
  if (!payDate || !rules || !path.startsWith('elections.')) return undefined;
  for (const { certificate, questions } of questionsForDraft(draft, payDate, rules).certificates) {
    const question = questions.find(({ election }) => path === `elections.${election}`);
    if (question && isOfEmployer(question)) return question.label;
    if (question) return `${certificate.form}, ${inSentence(question.label).replace(': ', ', ')}`;
  }
  return undefined;
}

/** What the employer knows and no employee certificate says, so it is asked openly, like places. */
export function isOfEmployer({ answer, election }: CertificateQuestion): boolean {
  return answer === 'hourlyRate' || election === 'deEmployees';
}

/** A label within a sentence; abbreviations stay capital. */
function inSentence(label: string): string {
  return /^[A-Z][a-z]/.test(label) ? `${label.charAt(0).toLowerCase()}${label.slice(1)}` : label;
}

function questionIssue({ answer, election, label }: CertificateQuestion, form: string, text: string): Issue[] {
  const path = `elections.${election}`;
  switch (answer) {
    case 'count':
      return [issue(path, 'not-a-count', 'Enter a whole number from 0 to 99, or leave it blank.')];
    case 'amount':
      return amountIssues(path, text);
    case 'hourlyRate':
      return priceIssues(path, text);
    default:
      // The number of employees is asked beside a certificate, and not on it.
      if (election === 'deEmployees')
        return [issue(path, 'choice-unknown', 'Choose a number of employees from the list.')];
      return [
        issue(path, 'choice-unknown', `${form} doesn’t have this answer to “${label}”. Choose one from the list.`),
      ];
  }
}

function placeIssues(
  { elections }: PayStubDraft,
  { places }: EmployeeQuestions,
  payDate: CalendarDate,
  rules: RuleBook,
): Issue[] {
  return places.flatMap((asked) => {
    const text = elections[asked.election].trim();
    const problem = text === '' ? undefined : rules.stateTaxes?.placeProblem(text, asked, payDate, rules);
    return problem ? [issue(problem.path, 'place-not-held', placeSentence(problem))] : [];
  });
}

/** The engine's sentences without the input's name. */
function placeSentence({ message, path }: PayProblem): string {
  const said = message.startsWith(`${path}: `) ? message.slice(path.length + 2) : message;
  return `${said.charAt(0).toUpperCase()}${said.slice(1)}`;
}
