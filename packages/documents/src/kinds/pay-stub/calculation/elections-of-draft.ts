import type {
  EmployeeQuestions,
  CertificateQuestion,
  PayInput,
  PlaceElection,
  RuleBook,
  StateElections,
} from '@paperwage/payroll';
import { NO_PLACE } from '@paperwage/payroll';
import type { CalendarDate, StateCode } from '@paperwage/values';
import { isStateCode, percent } from '@paperwage/values';
import { amountFault, amountOf, priceFault, priceOf } from '../../../drafts/amounts.ts';
import type { PayStubDraft } from '../draft/schema.ts';
import { formW4Of } from './form-w4-of.ts';

/** The employee's states, as far as we know them. */
export function employeeStates(draft: PayStubDraft): Pick<PayInput, 'state' | 'residenceState'> {
  const state = isStateCode(draft.workState) ? draft.workState : undefined;
  const home = isStateCode(draft.residenceState) ? draft.residenceState : undefined;
  return { state, ...(home === undefined || home === state ? {} : { residenceState: home as StateCode }) };
}

/** What the employee's states ask on a pay date; nothing until a state is chosen. */
export function questionsForDraft(draft: PayStubDraft, payDate: CalendarDate, rules: RuleBook): EmployeeQuestions {
  // By the book and not by its name: a page loads how states ask only when it has one.
  const elections = reciprocityElection(draft);
  const asked = rules.stateTaxes?.asked({ ...employeeStates(draft), payDate, w4: formW4Of(draft), elections }, rules);
  return asked ?? { certificates: [], places: [] };
}

/** Whether the form is on file that an agreement between two states depends on; undefined if nobody said. */
export function reciprocityElection({ elections }: Pick<PayStubDraft, 'elections'>): StateElections {
  const answer = elections.reciprocityFormOnFile;
  return answer === 'yes' || answer === 'no' ? { reciprocityFormOnFile: answer === 'yes' } : {};
}

/**
 * What the draft says about everything asked. Blank or unreadable answers, and places we don't cover, are left out:
 * `electionIssues` reports them.
 */
export function electionsOfDraft(
  draft: PayStubDraft,
  { certificates, places, reciprocity }: EmployeeQuestions,
  payDate: CalendarDate,
  rules: RuleBook,
): StateElections {
  const { elections } = draft;
  const questions = certificates.flatMap((asked) => asked.questions);
  const answers = questions.flatMap((question) => {
    const answer = answerOf(question, elections[question.election]);
    return answer === undefined ? [] : [[question.election, answer] as const];
  });
  const named = places.flatMap((asked): [PlaceElection, string][] => {
    const text = elections[asked.election].trim();
    return text === '' || rules.stateTaxes?.placeProblem(text, asked, payDate, rules) ? [] : [[asked.election, text]];
  });
  const ofStates = reciprocity ? reciprocityElection(draft) : {};
  return { ...(Object.fromEntries([...answers, ...named]) as StateElections), ...ofStates };
}

/** The answer to a question; undefined while it is blank or unreadable. */
export function answerOf(question: CertificateQuestion, typed: string): StateElections[keyof StateElections] {
  const text = typed.trim();
  if (text === '') return undefined;
  switch (question.answer) {
    case 'count':
      return COUNT.test(text) ? Number(text) : undefined;
    case 'amount':
      return amountFault(text) ? undefined : amountOf(text);
    case 'hourlyRate':
      // "Not withheld" is an answer like a place without a tax.
      if (text === NO_PLACE) return priceOf('0');
      return priceFault(text) ? undefined : priceOf(text);
    case 'tick':
      return text === 'true' ? question.ticked : undefined;
    case 'rate':
      return isOffered(question, text) ? percent(text) : undefined;
    case 'status':
      return isOffered(question, text) ? text : undefined;
    case 'choice':
      if (!isOffered(question, text)) return undefined;
      return question.election === 'laBlockA' ? Number(text) : text;
  }
}

const COUNT = /^\d{1,2}$/;

function isOffered({ choices }: { readonly choices: readonly { readonly value: string }[] }, text: string): boolean {
  return choices.some(({ value }) => value === text);
}
