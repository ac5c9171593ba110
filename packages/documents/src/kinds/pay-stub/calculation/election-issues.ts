import type { AskedOfEmployee, CertificateQuestion, PayProblem, RuleBook } from '@paperwage/payroll';
import type { CalendarDate } from '@paperwage/values';
import { formatUsDate, parseCalendarDate } from '@paperwage/values';
import { amountFault, priceFault } from '../amounts.ts';
import type { Issue } from '../document.ts';
import type { PayStubDraft } from '../schema.ts';
import { amountIssue, issue, priceIssue } from '../validation/issue.ts';
import { answerOf, askedOfDraft } from './stated-elections.ts';

/** What of the answers to a state's questions cannot be calculated with; nothing while the rules are on their way. */
export function electionIssues(draft: PayStubDraft, rules: RuleBook | undefined): Issue[] {
  const isTaxed = draft.employmentType === 'employee' && draft.autoCalculator === 'true';
  if (!isTaxed || !rules) return [];
  const dates = new Set(draft.items.flatMap(({ payDate }) => parseCalendarDate(payDate) ?? []));
  const issues = Array.from(dates).flatMap((payDate) => {
    const asked = askedOfDraft(draft, payDate, rules);
    return [...questionIssues(draft, asked), ...placeIssues(draft, asked, payDate, rules)];
  });
  // The dates of several stubs are often asked the same.
  return issues.filter(({ path }, index) => issues.findIndex((other) => other.path === path) === index);
}

function questionIssues({ elections }: PayStubDraft, { certificates }: AskedOfEmployee): Issue[] {
  return certificates
    .flatMap(({ questions }) => questions)
    .flatMap((question) => {
      const text = elections[question.election];
      if (text.trim() === '' || text === 'false' || answerOf(question, text) !== undefined) return [];
      return questionIssue(question, `elections.${question.election}`, text);
    });
}

function questionIssue({ answer }: CertificateQuestion, path: string, text: string): Issue[] {
  switch (answer) {
    case 'count':
      return [issue(path, 'not-a-count', 'Enter a whole number from 0 to 99, or leave it empty.')];
    case 'amount':
      return amountIssue(path, amountFault(text));
    case 'hourlyRate':
      return priceIssue(path, priceFault(text));
    default:
      return [issue(path, 'choice-unknown', 'The form does not have this answer. Choose one of the list.')];
  }
}

function placeIssues(
  { elections }: PayStubDraft,
  { places }: AskedOfEmployee,
  payDate: CalendarDate,
  rules: RuleBook,
): Issue[] {
  return places.flatMap((asked) => {
    const text = elections[asked.election].trim();
    const problem = text === '' ? undefined : rules.stateTaxes?.placeProblem(text, asked, payDate, rules);
    return problem ? [issue(problem.path, 'place-not-held', placeSentence(problem))] : [];
  });
}

/** The engine's sentences without the name of the input, dates as people write them. */
function placeSentence({ message, path }: PayProblem): string {
  const said = message.startsWith(`${path}: `) ? message.slice(path.length + 2) : message;
  const dated = said.replace(/\d{4}-\d{2}-\d{2}/g, (date) => formatUsDate(date as CalendarDate));
  return `${dated.charAt(0).toUpperCase()}${dated.slice(1)}`;
}
